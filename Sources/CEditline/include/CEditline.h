// libedit as a few functions that Swift can call: no variadic arguments, no stdio streams, no wchar_t.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct editline editline;

/// The action of the editor after a command.
typedef enum {
  EDITLINE_NOTHING,
  EDITLINE_REFRESH,
  EDITLINE_ACCEPT,
  EDITLINE_BEEP,
} editline_outcome;

/// The maximum number of commands.
enum { EDITLINE_COMMAND_LIMIT = 32 };

typedef struct {
  void *context;
  /// Waits for one scalar. 1: `scalar` was set; 0: end of input; -1: the wait was interrupted.
  int (*read_scalar)(void *context, uint32_t *scalar);
  /// Runs the command registered under `command`.
  editline_outcome (*run)(void *context, int command);
} editline_callbacks;

/// The line being edited. libedit owns the storage: copy it before any other call.
typedef struct {
  const uint32_t *scalars;
  size_t count;
  size_t cursor;
} editline_text;

/// Opens an editor on two terminal descriptors, which the caller still owns. NULL on failure.
editline *editline_open(const char *program, int input, int output, editline_callbacks callbacks);
void editline_close(editline *editor);

/// Whether the terminal described by TERM can move its cursor up a line.
bool editline_moves_cursor_up(editline *editor);

/// Registers a command under a name. False if `command` is not below the limit.
bool editline_add_command(editline *editor, int command, const char *name, const char *help);
/// Binds a key sequence, in libedit's notation, to a command's name, in the insertion map or in vi's command map.
void editline_bind(editline *editor, const char *keys, const char *name, bool in_vi_commands);
/// Reads a configuration file. False if it does not exist, or if other users can write it. Skips lines that would run a program, or bind a
/// key to a command that does.
bool editline_source(editline *editor, const char *path);
/// Unbinds libedit's commands that run programs or libedit's own command lines. Call it after all other bindings.
void editline_unbind_programs(editline *editor);
/// Disables the terminal capabilities that libedit misuses around wide characters. Call it again after `editline_source`.
void editline_avoid_shifting(editline *editor);

/// Sets the prompt, in the locale's encoding, without escapes.
void editline_set_prompt(editline *editor, const char *prompt);
/// Lets the user edit one line. False if reading ended without a line.
bool editline_read_line(editline *editor);

/// The number of scalars in the line.
size_t editline_get_length(editline *editor);
editline_text editline_get_text(editline *editor);
/// The number of columns that libedit uses for a scalar; -1 if it prints an escape instead.
int editline_columns(uint32_t scalar);
/// Inserts zero-terminated scalars at the cursor.
bool editline_insert(editline *editor, const uint32_t *scalars);
/// Deletes scalars before the cursor.
void editline_delete_before(editline *editor, size_t count);
void editline_set_cursor(editline *editor, size_t cursor);

/// Writes to the terminal immediately, in order with libedit's own output.
void editline_print(editline *editor, const char *bytes, size_t count);
/// Draws the prompt and the line at the terminal's current cursor.
void editline_redraw(editline *editor);
/// Reads the size of the terminal again.
void editline_resize(editline *editor);
/// Puts the terminal into or out of editing mode. A signal that ends the process also ends editing mode.
void editline_prepare(editline *editor, bool editing);

/// Adds an entry to the history of libedit's own commands.
void editline_add_history(editline *editor, const char *entry);

/// Marks a signal as pending; may be called in a signal handler.
void editline_mark_signal(int signal);
/// Returns whether a signal was pending, and clears it.
bool editline_take_signal(int signal);
