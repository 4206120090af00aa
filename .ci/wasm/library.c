// The functions of a C library that Embedded Swift needs, for WebAssembly.

#include <stddef.h>
#include <stdint.h>

// MARK: Memory

// There is one free list for each block size, to which freed blocks return. If a list is empty, a new block is taken from the end of the
// memory, which grows as needed. Sizes are 32 to 128 bytes in steps of 16, then four sizes per doubling. Eight of the bytes are the block's
// header; the others are aligned to 16.

#define HEADER 8
#define ALIGNMENT 16
#define LIST_COUNT 112
#define PAGE 65536
#define LARGEST 0x7f000000

typedef struct Block {
  struct Block *next;
} Block;

// The header of a block contains the number of its free list; the header of an aligned address within a block contains its distance from
// the block.
typedef struct Header {
  uint32_t list;
  uint32_t distance;
} Header;

#define NO_LIST UINT32_MAX

extern unsigned char __heap_base;
static Block *lists[LIST_COUNT];
static uintptr_t end = 0;

static uint32_t list_for(size_t size) {
  size_t whole = size + HEADER;
  if (whole <= 32) return 0;
  if (whole <= 128) return (uint32_t)((whole - 32 + 15) / 16);
  uint32_t last = (uint32_t)whole - 1;
  uint32_t bit = 31 - (uint32_t)__builtin_clz(last);
  return 7 + (bit - 7) * 4 + ((last >> (bit - 2)) & 3);
}

static size_t whole_size(uint32_t list) {
  if (list < 7) return 32 + 16 * list;
  uint32_t doubling = (list - 7) / 4;
  return ((size_t)128 << doubling) + ((size_t)32 << doubling) * ((list - 7) % 4 + 1);
}

static Header *header(void *pointer) { return (Header *)((unsigned char *)pointer - HEADER); }

// The block that contains an allocated pointer.
static void *block(void *pointer) {
  return header(pointer)->list == NO_LIST ? (unsigned char *)pointer - header(pointer)->distance : pointer;
}

static void *cut(uint32_t list) {
  if (end == 0) end = (((uintptr_t)&__heap_base + ALIGNMENT - 1) & ~(uintptr_t)(ALIGNMENT - 1)) + ALIGNMENT - HEADER;
  uint64_t wanted = (uint64_t)end + whole_size(list);
  uint64_t size = (uint64_t)__builtin_wasm_memory_size(0) * PAGE;
  if (wanted > size) {
    uint64_t needed = (wanted - size + PAGE - 1) / PAGE;
    uint64_t ample = size / PAGE / 8;
    if (__builtin_wasm_memory_grow(0, needed > ample ? needed : ample) == SIZE_MAX &&
        __builtin_wasm_memory_grow(0, needed) == SIZE_MAX)
      return NULL;
  }
  void *pointer = (void *)(end + HEADER);
  header(pointer)->list = list;
  end += whole_size(list);
  return pointer;
}

void *malloc(size_t size) {
  if (size > LARGEST) return NULL;
  uint32_t list = list_for(size);
  Block *first = lists[list];
  if (first == NULL) return cut(list);
  lists[list] = first->next;
  return first;
}

void free(void *pointer) {
  if (pointer == NULL) return;
  Block *freed = block(pointer);
  uint32_t list = header(freed)->list;
  freed->next = lists[list];
  lists[list] = freed;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  unsigned char *pointer = malloc(alignment > ALIGNMENT ? size + alignment : size);
  if (pointer == NULL) return 12;  // ENOMEM
  *result = pointer;
  size_t distance = alignment > ALIGNMENT ? -(uintptr_t)pointer & (alignment - 1) : 0;
  if (distance == 0) return 0;
  *result = pointer + distance;
  header(*result)->list = NO_LIST;
  header(*result)->distance = (uint32_t)distance;
  return 0;
}

size_t malloc_usable_size(void *pointer) {
  if (pointer == NULL) return 0;
  unsigned char *start = block(pointer);
  return whole_size(header(start)->list) - HEADER - (size_t)((unsigned char *)pointer - start);
}

int memcmp(const void *one, const void *other, size_t count) {
  const unsigned char *a = one, *b = other;
  for (size_t index = 0; index < count; index++)
    if (a[index] != b[index]) return a[index] < b[index] ? -1 : 1;
  return 0;
}

size_t strlen(const char *text) {
  size_t length = 0;
  while (text[length] != 0) length++;
  return length;
}

// MARK: Numbers

// Rounds halves away from zero.
double round(double number) {
  double whole = __builtin_trunc(number);
  return __builtin_fabs(number - whole) >= 0.5 ? whole + __builtin_copysign(1, number) : whole;
}

// The product of two 128-bit numbers, from the products of their halves. The compiler calls this function for such multiplications, so its
// own code must not contain any.
unsigned __int128 __multi3(unsigned __int128 one, unsigned __int128 other) {
  uint64_t a = (uint64_t)one, b = (uint64_t)other;
  uint64_t low_low = (a & UINT32_MAX) * (b & UINT32_MAX), low_high = (a & UINT32_MAX) * (b >> 32);
  uint64_t high_low = (a >> 32) * (b & UINT32_MAX), high_high = (a >> 32) * (b >> 32);
  uint64_t middle = (low_low >> 32) + (low_high & UINT32_MAX) + (high_low & UINT32_MAX);
  uint64_t low = middle << 32 | (low_low & UINT32_MAX);
  uint64_t high = high_high + (low_high >> 32) + (high_low >> 32) + (middle >> 32);
  high += (uint64_t)(one >> 64) * b + a * (uint64_t)(other >> 64);
  return (unsigned __int128)high << 64 | low;
}

// Parses a decimal number; NaN if the text is not a number. Imported from JavaScript, which is as exact as a C library.
__attribute__((import_module("page"), import_name("number"))) double read_number(const char *text, size_t length);

const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
  size_t length = strlen(text);
  *number = read_number(text, length);
  return *number == *number ? text + length : NULL;
}

// MARK: Safety

// Reports a byte of a failed check's message before the program stops. Imported from JavaScript.
__attribute__((import_module("page"), import_name("complain"))) void complain(int byte);

int putchar(int byte) {
  complain(byte);
  return byte;
}

uintptr_t __stack_chk_guard = 0x5bd1e995;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// The seed of hashing. It is constant, so that faults are repeatable. All input comes from the page's user, so collisions are not a risk.
void arc4random_buf(void *buffer, size_t count) {
  for (size_t index = 0; index < count; index++) ((unsigned char *)buffer)[index] = (unsigned char)(index * 31 + 7);
}
