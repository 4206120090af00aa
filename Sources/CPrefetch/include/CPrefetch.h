// Swift has no name for the instruction that asks for memory ahead of its use.
#pragma once

/// Asks for the 64 bytes around an address, without waiting for them. Any address may be asked for.
static inline void prefetch(const void *address) { __builtin_prefetch(address); }
