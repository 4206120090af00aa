// Reads the user's configuration of libedit, except lines that could run a program.
#include "Editor.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/// libedit's commands that run a program (vi's `v` opens the line in an editor), or a line of libedit's own language, which can bind keys
/// to such commands.
static const char *const refused_commands[] = {"ed-command", "vi-histedit", NULL};
/// The configuration commands that are accepted. The others print, or change a history that the shell does not use.
static const char *const accepted_words[] = {"bind", "edit", "settc", "setty", NULL};

static bool contains(const char *const *words, const char *word) {
  while (*words != NULL && strcmp(*words, word) != 0) words++;
  return *words != NULL;
}

static bool is_accepted(int count, const char **words) {
  if (count == 0) return false;
  // A line may begin with the name of the program for which it is intended.
  const char *colon = strchr(words[0], ':');
  if (!contains(accepted_words, colon ? colon + 1 : words[0])) return false;
  for (int i = 1; i < count; i++) {
    if (contains(refused_commands, words[i])) return false;
  }
  return true;
}

static void run_line(editline *editor, const char *line) {
  if (line[strspn(line, " \t")] == '#') return;
  Tokenizer *tokenizer = tok_init(NULL);
  if (tokenizer == NULL) return;
  int count = 0;
  const char **words = NULL;
  if (tok_str(tokenizer, line, &count, &words) == 0 && is_accepted(count, words)) el_parse(editor->handle, count, words);
  tok_end(tokenizer);
}

/// Opens a regular file that only the user can write.
static FILE *open_own(const char *path) {
  // Opening a pipe must not wait for a writer.
  int descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (descriptor < 0) return NULL;
  struct stat status;
  bool is_own = fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) && status.st_uid == geteuid() &&
                (status.st_mode & (S_IWGRP | S_IWOTH)) == 0;
  FILE *file = is_own ? fdopen(descriptor, "r") : NULL;
  if (file == NULL) close(descriptor);
  return file;
}

bool editline_source(editline *editor, const char *path) {
  FILE *file = open_own(path);
  if (file == NULL) return false;
  char *line = NULL;
  size_t capacity = 0;
  while (getline(&line, &capacity, file) >= 0) run_line(editor, line);
  free(line);
  fclose(file);
  return true;
}

void editline_unbind_programs(editline *editor) {
  el_set(editor->handle, EL_BIND, "-r", "\\ex", NULL);
  el_set(editor->handle, EL_BIND, "-r", "\\eX", NULL);
  // The same keys as single bytes, from terminals that set the eighth bit for Alt.
  el_set(editor->handle, EL_BIND, "\\370", "ed-insert", NULL);
  el_set(editor->handle, EL_BIND, "\\330", "ed-insert", NULL);
  el_set(editor->handle, EL_BIND, "-a", ":", "ed-unassigned", NULL);
  el_set(editor->handle, EL_BIND, "-a", "v", "ed-unassigned", NULL);
}
