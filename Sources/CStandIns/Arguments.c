#include "CStandIns.h"

// Before `main`, Swift looks for the process's arguments in a list of all its memory, which the kernel writes and the C library reads: a
// thirtieth of a start. glibc gives them to whoever asks before `main`, and so Swift's own search is left out (`left-out.ld`).
#ifdef STANDS_IN
#include <features.h>
#ifndef __GLIBC__
#error "only glibc gives the arguments to what runs before main: without it, left-out.ld must leave CommandLine.cpp.o in"
#endif

void overrideArguments(char **values, int count) __asm__("_swift_stdlib_overrideUnsafeArgvArgc");

__attribute__((constructor)) static void takeArguments(int count, char **values) { overrideArguments(values, count); }
#endif
