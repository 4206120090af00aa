#include "CStandIns.h"

// Swift keeps what it looks up in some eighty pages of the executable's empty memory, which are read before they are written: at each the
// kernel is entered twice. To ask for all of them at once takes a twentieth off a start.
#ifdef STANDS_IN
#include <stdint.h>
#include <sys/auxv.h>
#include <sys/mman.h>

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

// The bounds of that memory, by the linker.
extern char start[] __asm__("__bss_start");
extern char end[] __asm__("_end");

// The first of what runs before `main`. Where the kernel refuses, as an older one does, a start is as slow as without it.
__attribute__((constructor(101))) static void askForPages(void) {
  uintptr_t first = (uintptr_t)start & ~(uintptr_t)(getauxval(AT_PAGESZ) - 1);
  madvise((void *)first, (uintptr_t)end - first, MADV_POPULATE_WRITE);
}
#endif
