#include "Editor.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

_Static_assert(sizeof(wchar_t) == sizeof(uint32_t), "wchar_t holds one scalar");

static editline *owner(EditLine *handle) {
  void *editor = NULL;
  el_get(handle, EL_CLIENTDATA, &editor);
  return editor;
}

// MARK: Drawing a long line

// libedit draws a whole line at once, without responding to signals, and shows only the last rows if the line is longer than the screen.
// While it draws a long line, libedit therefore gets only the end of the line. `el_wline` returns a pointer to libedit's own state.

/// The maximum number of scalars to draw, more than fit on any screen.
static const size_t longest_drawn = 1 << 17;

/// Called before libedit draws.
static void withhold_beginning(editline *editor) {
  LineInfoW *line = (LineInfoW *)el_wline(editor->handle);
  size_t count = (size_t)(line->lastchar - line->buffer);
  if (editor->withheld > 0 || count <= longest_drawn) return;
  editor->withheld = count - longest_drawn;
  line->buffer += editor->withheld;
}

/// Called after libedit has drawn.
static void give_back_beginning(editline *editor) {
  LineInfoW *line = (LineInfoW *)el_wline(editor->handle);
  line->buffer -= editor->withheld;
  editor->withheld = 0;
}

// MARK: Callbacks of libedit

static char *prompt(EditLine *handle) {
  withhold_beginning(owner(handle));
  return owner(handle)->prompt;
}

static int read_scalar(EditLine *handle, wchar_t *result) {
  editline *editor = owner(handle);
  give_back_beginning(editor);
  uint32_t scalar = 0;
  int count = editor->callbacks.read_scalar(editor->callbacks.context, &scalar);
  if (count == 1) *result = (wchar_t)scalar;
  if (count < 0) errno = EINTR;
  return count;
}

static unsigned char run(EditLine *handle, int command) {
  editline *editor = owner(handle);
  switch (editor->callbacks.run(editor->callbacks.context, command)) {
  case EDITLINE_NOTHING: return CC_NORM;
  case EDITLINE_REFRESH: return CC_REFRESH;
  case EDITLINE_ACCEPT: return CC_NEWLINE;
  case EDITLINE_BEEP: return CC_REFRESH_BEEP;
  }
  return CC_NORM;
}

// libedit passes only the key to a command, no context, so each command needs its own function.
#define EACH(F)                                                                                      \
  F(0) F(1) F(2) F(3) F(4) F(5) F(6) F(7) F(8) F(9) F(10) F(11) F(12) F(13) F(14) F(15)              \
  F(16) F(17) F(18) F(19) F(20) F(21) F(22) F(23) F(24) F(25) F(26) F(27) F(28) F(29) F(30) F(31)
#define DEFINE(N)                                                                                    \
  static unsigned char run_##N(EditLine *handle, wint_t key) {                                       \
    (void)key;                                                                                       \
    return run(handle, N);                                                                           \
  }
#define NAME(N) run_##N,
EACH(DEFINE)
typedef unsigned char (*command_function)(EditLine *, wint_t);
static const command_function commands[EDITLINE_COMMAND_LIMIT] = {EACH(NAME)};

// MARK: Opening and closing

static FILE *duplicate(int descriptor, const char *mode) {
  int copy = dup(descriptor);
  if (copy < 0) return NULL;
  FILE *stream = fdopen(copy, mode);
  if (stream == NULL) close(copy);
  return stream;
}

static bool start(editline *editor, const char *program) {
  editor->handle = el_init(program, editor->input, editor->output, stderr);
  if (editor->handle == NULL) return false;
  el_set(editor->handle, EL_CLIENTDATA, editor);
  el_set(editor->handle, EL_SIGNAL, 0);
  el_set(editor->handle, EL_EDITOR, "emacs");
  el_set(editor->handle, EL_PROMPT, prompt);
  // The narrow variant would truncate a scalar to one byte.
  el_wset(editor->handle, EL_GETCFN, read_scalar);
  editline_avoid_shifting(editor);
  return true;
}

editline *editline_open(const char *program, int input, int output, editline_callbacks callbacks) {
  editline *editor = calloc(1, sizeof *editor);
  if (editor == NULL) return NULL;
  editor->callbacks = callbacks;
  editor->prompt = strdup("> ");
  editor->input = duplicate(input, "r");
  editor->output = duplicate(output, "w");
  if (tcgetattr(input, &editor->original) != 0) memset(&editor->original, 0, sizeof editor->original);
  if (editor->prompt && editor->input && editor->output && start(editor, program)) return editor;
  editline_close(editor);
  return NULL;
}

void editline_close(editline *editor) {
  if (editor->handle) el_end(editor->handle);
  editline_stop_guarding();
  if (editor->history) history_end(editor->history);
  if (editor->input) fclose(editor->input);
  if (editor->output) fclose(editor->output);
  free(editor->prompt);
  free(editor);
}

bool editline_moves_cursor_up(editline *editor) {
  char *up = NULL;
  return el_get(editor->handle, EL_GETTC, "up", &up, NULL) == 0 && up != NULL && *up != '\0';
}

// MARK: Configuring

bool editline_add_command(editline *editor, int command, const char *name, const char *help) {
  if (command < 0 || command >= EDITLINE_COMMAND_LIMIT) return false;
  return el_set(editor->handle, EL_ADDFN, name, help, commands[command]) == 0;
}

void editline_bind(editline *editor, const char *keys, const char *name, bool in_vi_commands) {
  if (in_vi_commands) {
    el_set(editor->handle, EL_BIND, "-a", keys, name, NULL);
  } else {
    el_set(editor->handle, EL_BIND, keys, name, NULL);
  }
}

void editline_avoid_shifting(editline *editor) {
  static const char *const capabilities[] = {"dc", "DC", "ic", "IC", "im", "ei", "ip"};
  for (size_t i = 0; i < sizeof capabilities / sizeof *capabilities; i++) {
    el_set(editor->handle, EL_SETTC, capabilities[i], "", NULL);
  }
  el_set(editor->handle, EL_SETTC, "pt", "no", NULL);
}

// MARK: The line

void editline_set_prompt(editline *editor, const char *prompt) {
  char *copy = strdup(prompt);
  if (copy == NULL) return;
  free(editor->prompt);
  editor->prompt = copy;
}

bool editline_read_line(editline *editor) {
  int count = 0;
  bool has_line = el_wgets(editor->handle, &count) != NULL && count > 0;
  give_back_beginning(editor);
  return has_line;
}

size_t editline_get_length(editline *editor) {
  const LineInfoW *line = el_wline(editor->handle);
  return (size_t)(line->lastchar - line->buffer);
}

editline_text editline_get_text(editline *editor) {
  const LineInfoW *line = el_wline(editor->handle);
  // A macro of the user's configuration may insert invalid scalars.
  for (wchar_t *place = (wchar_t *)line->buffer; place < line->lastchar; place++) {
    if (*place < 0 || *place > 0x10FFFF || (*place >= 0xD800 && *place <= 0xDFFF)) *place = 0xFFFD;
  }
  editline_text text = {
    .scalars = (const uint32_t *)line->buffer,
    .count = editline_get_length(editor),
    .cursor = (size_t)(line->cursor - line->buffer),
  };
  return text;
}

int editline_columns(uint32_t scalar) {
  return wcwidth((wchar_t)scalar);
}

bool editline_insert(editline *editor, const uint32_t *scalars) {
  return el_winsertstr(editor->handle, (const wchar_t *)scalars) == 0;
}

void editline_delete_before(editline *editor, size_t count) {
  if (count > 0) el_deletestr(editor->handle, (int)count);
}

void editline_set_cursor(editline *editor, size_t cursor) {
  // Apple's libedit has no el_cursor. `el_wline` returns a pointer to libedit's own state.
  LineInfoW *line = (LineInfoW *)el_wline(editor->handle);
  size_t count = (size_t)(line->lastchar - line->buffer);
  line->cursor = line->buffer + (cursor < count ? cursor : count);
}

// MARK: The terminal

void editline_print(editline *editor, const char *bytes, size_t count) {
  fwrite(bytes, 1, count, editor->output);
  fflush(editor->output);
}

void editline_redraw(editline *editor) {
  el_set(editor->handle, EL_REFRESH);
  give_back_beginning(editor);
}

void editline_resize(editline *editor) {
  el_resize(editor->handle);
  give_back_beginning(editor);
}

void editline_prepare(editline *editor, bool editing) {
  if (editing) editline_guard(editor);
  el_set(editor->handle, EL_PREP_TERM, editing ? 1 : 0);
  if (!editing) editline_stop_guarding();
}

// MARK: History

void editline_add_history(editline *editor, const char *entry) {
  HistEvent event;
  if (editor->history == NULL) {
    editor->history = history_init();
    if (editor->history == NULL) return;
    history(editor->history, &event, H_SETSIZE, 1000000);
    el_set(editor->handle, EL_HIST, history, editor->history);
  }
  history(editor->history, &event, H_ENTER, entry);
}
