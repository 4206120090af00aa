#include "CStandIns.h"

// swift-argument-parser asks Foundation for two things: whether an error has a description of its own, and a JSON encoder for its
// experimental dump of the help. These bring all of Foundation's essentials and their regular expressions along: linked statically 6 of
// 27 MB, else a quarter of a start. A release is linked with what is here instead. No error conforms to a protocol of Foundation then, which is true of all
// that the parser and Galley throw; and the dump, which nothing here asks for, ends the process with a sentence.
#ifdef STANDS_IN
#include <unistd.h>

#define SYMBOL(name) __asm__(name) __attribute__((visibility("hidden")))

// The descriptor of the protocol `LocalizedError`: its flags, its module, its name, and no requirements.
__asm__(
    "  .pushsection .rodata.LocalizedError,\"a\",@progbits\n"
    "  .p2align 2\n"
    "  .globl \"$s20FoundationEssentials14LocalizedErrorMp\"\n"
    "  .hidden \"$s20FoundationEssentials14LocalizedErrorMp\"\n"
    "\"$s20FoundationEssentials14LocalizedErrorMp\":\n"
    "  .long 0x00010043\n"
    "  .long .LFoundationEssentials - .\n"
    "  .long .LLocalizedErrorName - .\n"
    "  .long 0, 0, 0\n"
    ".LFoundationEssentials:\n"
    "  .long 0, 0\n"
    "  .long .LFoundationEssentialsName - .\n"
    ".LLocalizedErrorName:\n"
    "  .asciz \"LocalizedError\"\n"
    ".LFoundationEssentialsName:\n"
    "  .asciz \"FoundationEssentials\"\n"
    "  .popsection\n");

static _Noreturn void refuse(void) {
  static const char sentence[] = "galley: this executable has no JSON encoder, which '--experimental-dump-help' needs\n";
  if (write(STDERR_FILENO, sentence, sizeof sentence - 1) < 0) {}
  _exit(64);
}

// `JSONEncoder`: its metadata, its initializer, and two of its formats.
void *encoderMetadata(void) SYMBOL("$s20FoundationEssentials11JSONEncoderCMa");
void *encoderMetadata(void) { refuse(); }
void *encoder(void) SYMBOL("$s20FoundationEssentials11JSONEncoderCACycfc");
void *encoder(void) { refuse(); }
void *sortedKeys(void) SYMBOL("$s20FoundationEssentials11JSONEncoderC16OutputFormattingV10sortedKeysAEvau");
void *sortedKeys(void) { refuse(); }
void *prettyPrinted(void) SYMBOL("$s20FoundationEssentials11JSONEncoderC16OutputFormattingV13prettyPrintedAEvau");
void *prettyPrinted(void) { refuse(); }

// `String(data:encoding:)` and `String.Encoding.utf8`.
void *text(void) SYMBOL("$sSS20FoundationEssentialsE4data8encodingSSSgAA4DataVh_SSAAE8EncodingVtcfC");
void *text(void) { refuse(); }
void *utf8(void) SYMBOL("$sSS20FoundationEssentialsE8EncodingV4utf8ACvau");
void *utf8(void) { refuse(); }
#endif
