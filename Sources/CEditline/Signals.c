// Records signals in an atomic word, which a signal handler may change. Swift has atomics only from macOS 15 on.
#include "CEditline.h"

#include <stdatomic.h>

static _Atomic uint64_t pending;

void editline_mark_signal(int signal) { atomic_fetch_or(&pending, UINT64_C(1) << signal); }

bool editline_take_signal(int signal) {
  uint64_t bit = UINT64_C(1) << signal;
  return atomic_fetch_and(&pending, ~bit) & bit;
}
