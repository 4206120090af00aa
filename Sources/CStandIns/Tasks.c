#include "CStandIns.h"

// swift-argument-parser has a protocol for commands that run in a task, which names three functions of Swift's concurrency. They bring
// it along with libdispatch, 0.6 MB of the executable. No command of Galley is of that kind, so that nothing calls them.
#ifdef STANDS_IN
#include <stdlib.h>

#define FUNCTION(name) \
  __attribute__((visibility("hidden"))) _Noreturn void name(void) { abort(); }

FUNCTION(swift_task_alloc)
FUNCTION(swift_task_dealloc)
FUNCTION(swift_task_switch)
#endif
