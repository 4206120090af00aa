#pragma once

#include <stddef.h>

/// A file of the package: its path in the folder, and its text, which a zero byte ends.
typedef struct {
  const char *path;
  const unsigned char *text;
} ProbeFile;

/// The test of a package that asks about one document.
extern const ProbeFile probe_test;

/// What the tests of a package of several documents are made of.
extern const ProbeFile probe_of_several;

/// The file at an index from 0; NULL past the last.
const ProbeFile *probe_file_at(size_t index);
