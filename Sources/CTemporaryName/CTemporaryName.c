#include "CTemporaryName.h"

// Argument parsing links Foundation's JSON encoder, and with it Foundation's `Data.write`, which takes a name from `mktemp` and opens it
// exclusively, as is right. Linked statically, the C library's `mktemp` makes the linker warn all the same; this one, of the same
// meaning, does not.
#if defined(__linux__)
#include <stdlib.h>
#include <unistd.h>

char *mktemp(char *template) {
  int descriptor = mkstemp(template);
  if (descriptor < 0) {
    *template = '\0';
    return template;
  }
  close(descriptor);
  unlink(template);
  return template;
}
#endif
