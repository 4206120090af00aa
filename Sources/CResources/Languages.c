// The translations that come with Galley: the files of Samples/ko.lproj, embedded by the compiler. A test compares them with the folder.

#include "Languages.h"

// `#embed` is part of C23; clang supports it in every language mode.
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
