// The translations that come with Galley. A test compares the list with the folders of Samples.

#include "Languages.h"

// `#embed` is part of C23; clang supports it in every language mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct language_files files[] = {
#include "../../Samples/ko.lproj/language.inc"
};

const struct language_files *language_files_at(size_t index) {
  return index < sizeof files / sizeof files[0] ? &files[index] : NULL;
}
