#include "Cancelling.h"

#include <stddef.h>

static _Thread_local cancellable_run *current;

void run_begin(cancellable_run *run) { current = run; }

bool run_is_cancelled(void) { return current != NULL && __atomic_fetch_sub(&current->askings, 1, __ATOMIC_RELAXED) <= 0; }

long run_stride(void) { return current != NULL ? current->stride : 1024; }

void run_cancel(cancellable_run *run) { __atomic_store_n(&run->askings, 0, __ATOMIC_RELAXED); }
