// The current run of each thread. This is C because Embedded Swift has no thread-local variables.
#pragma once

#include <stdbool.h>

typedef struct {
  /// The number of checks until the run counts as cancelled; 0 once it is cancelled.
  long askings;
  /// The number of elements that a loop of the run processes between two checks.
  long stride;
} cancellable_run;

/// Makes a run the current one of this thread. NULL is a run that is never cancelled.
void run_begin(cancellable_run *run);

bool run_is_cancelled(void);

long run_stride(void);

/// Cancels a run; may be called on any thread.
void run_cancel(cancellable_run *run);
