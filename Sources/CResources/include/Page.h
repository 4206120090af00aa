#pragma once

#include <stdbool.h>
#include <stddef.h>

/// The page around its style, data and scripts, which a zero byte ends. Every second part between `@` is the name of what belongs there.
const unsigned char *page_frame(void);

/// What the page may load: nothing, or the data of a page that follows the shell, which stands beside it.
const char *page_policy(bool is_followed);

/// The page's style sheet, which a zero byte ends.
const unsigned char *page_style(void);

/// The page's script at an index from 0, in the order in which they run, which a zero byte ends; NULL past the last.
const unsigned char *page_script_at(size_t index);
