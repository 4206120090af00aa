// The documents of `export probe --assumptions`: the files that Samples/assumptions/order.inc lists, embedded by the compiler.

#include "Assumptions.h"

// `#embed` is part of C23; clang supports it in every language mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char order[] = {
#embed "../../Samples/assumptions/order.inc"
, 0};

static const unsigned char documents[] = {
#include "../../Samples/assumptions/order.inc"
};

const unsigned char *assumption_order(void) { return order; }

const unsigned char *assumption_documents(void) { return documents; }
