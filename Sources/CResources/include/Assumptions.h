#pragma once

/// The text of Samples/assumptions/order.inc, which names the documents in order, terminated by a zero byte.
const unsigned char *assumption_order(void);

/// The documents, one after another in the same order, each terminated by a zero byte.
const unsigned char *assumption_documents(void);
