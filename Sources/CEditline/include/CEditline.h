// libedit as a few functions that Swift can call: no variadic arguments, no stdio streams, no wchar_t.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct editline editline;

/// What a command tells the editor to do after it has run.
typedef enum {
  EDITLINE_NOTHING,
  EDITLINE_REFRESH,
  EDITLINE_ACCEPT,
  EDITLINE_BEEP,
} editline_outcome;

/// The number of commands a program may register.
enum { EDITLINE_COMMAND_LIMIT = 32 };

typedef struct {
  void *context;
  /// Waits for one scalar. 1: `scalar` was set; 0: no more input; -1: the wait was interrupted.
  int (*read_scalar)(void *context, uint32_t *scalar);
  /// Runs the command registered under `command`.
  editline_outcome (*run)(void *context, int command);
} editline_callbacks;

/// The line being edited. The storage is libedit's: copy it before any other call.
typedef struct {
  const uint32_t *scalars;
  size_t count;
  size_t cursor;
} editline_text;

/// Opens an editor on two terminal descriptors, which the caller still owns. NULL if libedit refuses.
editline *editline_open(const char *program, int input, int output, editline_callbacks callbacks);
void editline_close(editline *editor);

/// Whether the terminal described by TERM can move its cursor up a line.
bool editline_moves_cursor_up(editline *editor);

/// Registers a command under a name. False if `command` is not below the limit.
bool editline_add_command(editline *editor, int command, const char *name, const char *help);
/// Binds a key sequence, in libedit's notation, to a command's name, in the insertion map or in vi's command map.
void editline_bind(editline *editor, const char *keys, const char *name, bool in_vi_commands);
/// Reads a configuration file. False if there is none, or if anyone but the user could have written it. Lines that would run a program, or
/// bind a key to a command that does, are passed over.
bool editline_source(editline *editor, const char *path);
/// Unbinds libedit's commands that run programs or libedit's own command lines. Call it after everything else was bound.
void editline_unbind_programs(editline *editor);
/// Disables the terminal capabilities that libedit misuses around wide characters. Call it again after `editline_source`.
void editline_avoid_shifting(editline *editor);

/// Sets the prompt, in the locale's encoding, without escapes.
void editline_set_prompt(editline *editor, const char *prompt);
/// Lets the user edit one line. False if reading ended without one.
bool editline_read_line(editline *editor);

/// The number of scalars in the line.
size_t editline_get_length(editline *editor);
editline_text editline_get_text(editline *editor);
/// The columns libedit gives a scalar; -1 if it prints an escape instead.
int editline_columns(uint32_t scalar);
/// Inserts scalars, which end with a zero, at the cursor.
bool editline_insert(editline *editor, const uint32_t *scalars);
/// Deletes scalars before the cursor.
void editline_delete_before(editline *editor, size_t count);
void editline_set_cursor(editline *editor, size_t cursor);

/// Writes to the terminal in order with what libedit writes, at once.
void editline_print(editline *editor, const char *bytes, size_t count);
/// Draws prompt and line from the terminal's present cursor on.
void editline_redraw(editline *editor);
/// Asks the terminal for its size again.
void editline_resize(editline *editor);
/// Puts the terminal into editing mode, or back. A signal that ends the process in editing mode puts it back too.
void editline_prepare(editline *editor, bool editing);

/// Makes an entry known to libedit's own history commands.
void editline_add_history(editline *editor, const char *entry);

/// Marks a signal as pending; may be called in a signal handler.
void editline_mark_signal(int signal);
/// Whether a signal was pending; it no longer is.
bool editline_take_signal(int signal);
