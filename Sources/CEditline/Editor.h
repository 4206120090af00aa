// Declarations that the files of this module share.
#pragma once

#include "CEditline.h"

#include <histedit.h>
#include <stdio.h>
#include <termios.h>

struct editline {
  EditLine *handle;
  History *history;
  FILE *input;
  FILE *output;
  /// The terminal's modes before libedit changed them.
  struct termios original;
  char *prompt;
  /// The number of scalars at the start of a long line that are hidden from libedit while it draws.
  size_t withheld;
  editline_callbacks callbacks;
};

/// Restores the terminal whenever the process ends from now on.
void editline_guard(editline *editor);
void editline_stop_guarding(void);
