// Restores the terminal when a signal ends the process: Ctrl-\, a crash, or another process's kill.
#include "Editor.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

static const int deadly[] = {
  SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGPIPE, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU,
#ifdef SIGPWR
  SIGPWR,
#endif
#ifdef SIGSTKFLT
  SIGSTKFLT,
#endif
#ifdef SIGIO
  SIGIO,
#endif
};
enum { deadly_count = sizeof deadly / sizeof *deadly };

/// The action for each deadly signal before the guard was installed.
static struct sigaction former[deadly_count];
static struct termios modes;
static int input = -1;
static int output = -1;
static volatile sig_atomic_t is_guarding = 0;

/// Makes only system calls that are allowed in a signal handler.
static void restore(void) {
  static const char leave[] = "\x1b[0m\x1b[?2004l\r\n";
  if (!is_guarding) return;
  is_guarding = 0;
  int code = errno;
  tcsetattr(input, TCSANOW, &modes);
  if (write(output, leave, sizeof leave - 1) < 0) errno = code;
  errno = code;
}

/// Restores the terminal and raises the signal again. It is blocked during this handler, so the former action runs after the return.
static void leave(int signal) {
  restore();
  for (size_t i = 0; i < deadly_count; i++) {
    if (deadly[i] == signal) sigaction(signal, &former[i], NULL);
  }
  raise(signal);
}

static void install(void) {
  struct sigaction action = {0};
  action.sa_handler = leave;
  action.sa_flags = SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < deadly_count; i++) {
    sigaction(deadly[i], NULL, &former[i]);
    if (former[i].sa_handler != SIG_IGN) sigaction(deadly[i], &action, NULL);
  }
  atexit(restore);
}

void editline_guard(editline *editor) {
  static bool is_installed = false;
  if (!is_installed) install();
  is_installed = true;
  is_guarding = 0;
  modes = editor->original;
  input = fileno(editor->input);
  output = fileno(editor->output);
  is_guarding = 1;
}

void editline_stop_guarding(void) {
  is_guarding = 0;
}
