#pragma once

/// The text of Samples/lessons/order.inc, which names the lesson files in order, terminated by a zero byte.
const unsigned char *lesson_order(void);

/// The texts of the lesson files, one after another in the same order, each terminated by a zero byte.
const unsigned char *lesson_texts(void);

/// The text of the tour, Samples/00-tour.galley, terminated by a zero byte.
const unsigned char *tour_text(void);
