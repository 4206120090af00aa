// The tour and the lessons that come with Galley: the files that Samples/lessons/order.inc lists, and Samples/00-tour.galley, embedded by
// the compiler. A test compares them with the folder.

#include "Lessons.h"

// `#embed` is part of C23; clang supports it in every language mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char order[] = {
#embed "../../Samples/lessons/order.inc"
, 0};

static const unsigned char lessons[] = {
#include "../../Samples/lessons/order.inc"
};

static const unsigned char tour[] = {
#embed "../../Samples/00-tour.galley"
, 0};

const unsigned char *lesson_order(void) { return order; }

const unsigned char *lesson_texts(void) { return lessons; }

const unsigned char *tour_text(void) { return tour; }
