#pragma once

#include <stddef.h>

/// A file of the package: its path in the folder, and its text, terminated by a zero byte.
typedef struct {
  const char *path;
  const unsigned char *text;
} ProbeFile;

/// The file at an index from 0; NULL after the last.
const ProbeFile *probe_file_at(size_t index);
