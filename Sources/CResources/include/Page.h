#pragma once

#include <stdbool.h>
#include <stddef.h>

/// The HTML of the page, terminated by a zero byte. It contains placeholders for the style, data and scripts, each between two `@`.
const unsigned char *page_frame(void);

/// The page's content security policy. A page that follows the shell may load its data from files next to it; other pages load nothing.
const char *page_policy(bool is_followed);

/// The page's style sheet, terminated by a zero byte.
const unsigned char *page_style(void);

/// The page's scripts by index from 0, in the order in which they run, each terminated by a zero byte; NULL after the last.
const unsigned char *page_script_at(size_t index);
