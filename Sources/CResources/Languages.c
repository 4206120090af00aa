// The translations that Galley brings along: the files of Samples/ko.lproj, taken in by the compiler. A test compares the two.

#include "Languages.h"

// `#embed` is C23's; clang reads it in every language mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct language_files files[] = {
    {"ko",
     (const unsigned char[]){
#embed "../../Samples/ko.lproj/Localizable.strings"
         , 0},
     (const unsigned char[]){
#embed "../../Samples/ko.lproj/Help.txt"
         , 0},
     (const unsigned char[]){
#embed "../../Samples/ko.lproj/Lessons.txt"
         , 0},
     (const unsigned char[]){
#embed "../../Samples/ko.lproj/Aliases.txt"
         , 0}},
};

const struct language_files *language_files_at(size_t index) {
  return index < sizeof files / sizeof files[0] ? &files[index] : NULL;
}
