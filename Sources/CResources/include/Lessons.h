#pragma once

#include <stddef.h>

/// The file of a lesson: its name without `.galley`, and its text, terminated by a zero byte.
struct lesson_file {
  const char *name;
  const unsigned char *text;
};

/// The file at an index from 0; NULL after the last.
const struct lesson_file *lesson_file_at(size_t index);

/// The text of the tour, Samples/00-tour.galley, terminated by a zero byte.
const unsigned char *tour_text(void);
