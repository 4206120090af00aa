#include "CStandIns.h"

// Swift counts references with locked instructions, since another thread may count the same. As long as a process has one thread, as a
// script's has, none can: what runs then are Swift's own functions without a lock. The C library knows when a second thread is begun, and
// its C++ companion counts by the same rule. It takes a tenth off the lines of a script (`galley-bench shell`).
//
// On other processors Swift has a way of its own to call these functions, which C cannot stand in for.
#if defined(STANDS_IN) && defined(__x86_64__)
#if __has_include(<sys/single_threaded.h>)
#include <sys/single_threaded.h>
#define IS_ALONE __libc_single_threaded
#else
#define IS_ALONE 0
#endif

// The linker sends calls of a function to the one that wraps it, and those of `__real_` to the function (`--wrap` in `Package.swift`).
extern void *__real_swift_retain(void *object);
extern void *__real_swift_bridgeObjectRetain(void *object);
extern void __real_swift_release(void *object);
extern void __real_swift_bridgeObjectRelease(void *object);
extern void *swift_nonatomic_retain(void *object);
extern void *swift_nonatomic_bridgeObjectRetain(void *object);
extern void swift_nonatomic_release(void *object);
extern void swift_nonatomic_bridgeObjectRelease(void *object);

void *__wrap_swift_retain(void *object) { return IS_ALONE ? swift_nonatomic_retain(object) : __real_swift_retain(object); }

void *__wrap_swift_bridgeObjectRetain(void *object) {
  return IS_ALONE ? swift_nonatomic_bridgeObjectRetain(object) : __real_swift_bridgeObjectRetain(object);
}

void __wrap_swift_release(void *object) {
  if (IS_ALONE) swift_nonatomic_release(object); else __real_swift_release(object);
}

void __wrap_swift_bridgeObjectRelease(void *object) {
  if (IS_ALONE) swift_nonatomic_bridgeObjectRelease(object); else __real_swift_bridgeObjectRelease(object);
}
#endif
