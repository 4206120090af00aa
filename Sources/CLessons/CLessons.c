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
LESSON("05-squares")
#embed "../../Samples/lessons/05-squares.galley"
END
LESSON("06-photo-wall")
#embed "../../Samples/lessons/06-photo-wall.galley"
END
LESSON("07-insets")
#embed "../../Samples/lessons/07-insets.galley"
END
LESSON("08-flexible")
#embed "../../Samples/lessons/08-flexible.galley"
END
LESSON("09-gaps")
#embed "../../Samples/lessons/09-gaps.galley"
END
LESSON("10-section-insets")
#embed "../../Samples/lessons/10-section-insets.galley"
END
LESSON("11-edge-spacing")
#embed "../../Samples/lessons/11-edge-spacing.galley"
END
LESSON("12-settings-screen")
#embed "../../Samples/lessons/12-settings-screen.galley"
END
LESSON("13-estimate")
#embed "../../Samples/lessons/13-estimate.galley"
END
LESSON("14-self-sizing")
#embed "../../Samples/lessons/14-self-sizing.galley"
END
LESSON("15-least")
#embed "../../Samples/lessons/15-least.galley"
END
LESSON("16-chips")
#embed "../../Samples/lessons/16-chips.galley"
END
LESSON("17-uniform")
#embed "../../Samples/lessons/17-uniform.galley"
END
LESSON("18-swimlane")
#embed "../../Samples/lessons/18-swimlane.galley"
END
LESSON("19-peek")
#embed "../../Samples/lessons/19-peek.galley"
END
LESSON("20-scrolling")
#embed "../../Samples/lessons/20-scrolling.galley"
END
LESSON("21-pages")
#embed "../../Samples/lessons/21-pages.galley"
END
LESSON("22-lane-insets")
#embed "../../Samples/lessons/22-lane-insets.galley"
END
LESSON("23-one-screen")
#embed "../../Samples/lessons/23-one-screen.galley"
END
LESSON("24-storefront")
#embed "../../Samples/lessons/24-storefront.galley"
END
LESSON("25-mosaic")
#embed "../../Samples/lessons/25-mosaic.galley"
END
LESSON("26-missing")
#embed "../../Samples/lessons/26-missing.galley"
END
LESSON("27-custom")
#embed "../../Samples/lessons/27-custom.galley"
END
LESSON("28-sideways")
#embed "../../Samples/lessons/28-sideways.galley"
END
LESSON("29-header")
#embed "../../Samples/lessons/29-header.galley"
END
LESSON("30-layout-header")
#embed "../../Samples/lessons/30-layout-header.galley"
END
LESSON("31-badge")
#embed "../../Samples/lessons/31-badge.galley"
END
LESSON("32-background")
#embed "../../Samples/lessons/32-background.galley"
END
LESSON("33-safe-area")
#embed "../../Samples/lessons/33-safe-area.galley"
END
LESSON("34-two-and-four")
#embed "../../Samples/lessons/34-two-and-four.galley"
END
LESSON("35-lists")
#embed "../../Samples/lessons/35-lists.galley"
END
LESSON("36-outlines")
#embed "../../Samples/lessons/36-outlines.galley"
END
LESSON("37-first-snapshot")
#embed "../../Samples/lessons/37-first-snapshot.galley"
END
LESSON("38-duplicates")
#embed "../../Samples/lessons/38-duplicates.galley"
END
LESSON("39-diff")
#embed "../../Samples/lessons/39-diff.galley"
END
LESSON("40-identity")
#embed "../../Samples/lessons/40-identity.galley"
END
LESSON("41-reload")
#embed "../../Samples/lessons/41-reload.galley"
END
LESSON("42-two-lists")
#embed "../../Samples/lessons/42-two-lists.galley"
END
LESSON("43-explain")
#embed "../../Samples/lessons/43-explain.galley"
END
LESSON("44-lint")
#embed "../../Samples/lessons/44-lint.galley"
END
LESSON("45-draw")
#embed "../../Samples/lessons/45-draw.galley"
END
LESSON("46-swift-code")
#embed "../../Samples/lessons/46-swift-code.galley"
END
};

const struct lesson_file *lesson_file_at(size_t index) { return index < sizeof files / sizeof *files ? &files[index] : NULL; }

static const unsigned char tour[] = {
#embed "../../Samples/00-tour.galley"
, 0};

const unsigned char *tour_text(void) { return tour; }
