// The lessons that Galley brings along, in order, and its tour: the files of Samples/lessons and Samples/00-tour.galley, taken in by the
// compiler. A test compares the two.

#include "CLessons.h"

// `#embed` is C23's; clang reads it in every language mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define LESSON(name) {name, (const unsigned char[]){
#define END , 0}},

static const struct lesson_file files[] = {
LESSON("01-fraction")
#embed "../../Samples/lessons/01-fraction.galley"
END
LESSON("02-direction")
#embed "../../Samples/lessons/02-direction.galley"
END
LESSON("03-three-columns")
#embed "../../Samples/lessons/03-three-columns.galley"
END
LESSON("04-counting")
#embed "../../Samples/lessons/04-counting.galley"
END
LESSON("05-insets")
#embed "../../Samples/lessons/05-insets.galley"
END
LESSON("06-flexible")
#embed "../../Samples/lessons/06-flexible.galley"
END
LESSON("07-gaps")
#embed "../../Samples/lessons/07-gaps.galley"
END
LESSON("08-estimate")
#embed "../../Samples/lessons/08-estimate.galley"
END
LESSON("09-self-sizing")
#embed "../../Samples/lessons/09-self-sizing.galley"
END
LESSON("10-swimlane")
#embed "../../Samples/lessons/10-swimlane.galley"
END
LESSON("11-peek")
#embed "../../Samples/lessons/11-peek.galley"
END
LESSON("12-scrolling")
#embed "../../Samples/lessons/12-scrolling.galley"
END
LESSON("13-pages")
#embed "../../Samples/lessons/13-pages.galley"
END
LESSON("14-mosaic")
#embed "../../Samples/lessons/14-mosaic.galley"
END
LESSON("15-missing")
#embed "../../Samples/lessons/15-missing.galley"
END
LESSON("16-header")
#embed "../../Samples/lessons/16-header.galley"
END
LESSON("17-badge")
#embed "../../Samples/lessons/17-badge.galley"
END
LESSON("18-background")
#embed "../../Samples/lessons/18-background.galley"
END
LESSON("19-safe-area")
#embed "../../Samples/lessons/19-safe-area.galley"
END
LESSON("20-two-and-four")
#embed "../../Samples/lessons/20-two-and-four.galley"
END
LESSON("21-first-snapshot")
#embed "../../Samples/lessons/21-first-snapshot.galley"
END
LESSON("22-diff")
#embed "../../Samples/lessons/22-diff.galley"
END
LESSON("23-identity")
#embed "../../Samples/lessons/23-identity.galley"
END
LESSON("24-reload")
#embed "../../Samples/lessons/24-reload.galley"
END
LESSON("25-two-lists")
#embed "../../Samples/lessons/25-two-lists.galley"
END
};

const struct lesson_file *lesson_file_at(size_t index) { return index < sizeof files / sizeof *files ? &files[index] : NULL; }

static const unsigned char tour[] = {
#embed "../../Samples/00-tour.galley"
, 0};

const unsigned char *tour_text(void) { return tour; }
