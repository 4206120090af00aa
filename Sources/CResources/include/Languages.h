#pragma once

#include <stddef.h>

/// The files of a language's folder, each terminated by a zero byte.
struct language_files {
  /// The language's code, such as `ko`.
  const char *code;
  /// `Localizable.strings`: the phrases by their English text.
  const unsigned char *phrases;
  /// `Help.txt`: the help topics by name.
  const unsigned char *help;
  /// `Lessons.txt`: the texts of lessons by name.
  const unsigned char *lessons;
  /// `Aliases.txt`: the language's words for commands, with the equivalent lines.
  const unsigned char *aliases;
};

/// The files at an index from 0; NULL after the last.
const struct language_files *language_files_at(size_t index);
