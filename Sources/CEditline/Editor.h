// What the files of this room share.
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
  /// Scalars at the beginning of a long line that libedit is not told of while it draws.
  size_t withheld;
  editline_callbacks callbacks;
};

/// From now on, every way out of the process restores the terminal.
void editline_guard(editline *editor);
void editline_stop_guarding(void);
