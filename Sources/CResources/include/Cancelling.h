// The run that each thread carries out: Swift has no variables of a thread that Embedded Swift knows too.
#pragma once

#include <stdbool.h>

typedef struct {
  /// How often the run may still ask whether it was cancelled: once this is 0, it was.
  long askings;
  /// How many elements a loop of the run takes between two askings.
  long stride;
} cancellable_run;

/// Makes a run the one that the current thread carries out; NULL is one that nothing cancels.
void run_begin(cancellable_run *run);

/// Whether the current thread's run was cancelled.
bool run_is_cancelled(void);

/// The stride of the current thread's run.
long run_stride(void);

/// Cancels a run, on any thread.
void run_cancel(cancellable_run *run);
