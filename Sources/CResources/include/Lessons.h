#pragma once

#include <stddef.h>

/// A lesson's file: its name without `.galley`, and its text, which a zero byte ends.
struct lesson_file {
  const char *name;
  const unsigned char *text;
};

/// The file at an index from 0; NULL past the last.
const struct lesson_file *lesson_file_at(size_t index);

/// The text of the tour, Samples/00-tour.galley, which a zero byte ends.
const unsigned char *tour_text(void);
