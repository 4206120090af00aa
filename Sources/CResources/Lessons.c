// The tour and the lessons that come with Galley, in order: the files of Samples/lessons and Samples/00-tour.galley, embedded by the
// compiler. A test compares them with the folder.

#include "Lessons.h"

// `#embed` is part of C23; clang supports it in every language mode.
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
LESSON("06-frameworks")
#embed "../../Samples/lessons/06-frameworks.galley"
END
LESSON("07-photo-wall")
#embed "../../Samples/lessons/07-photo-wall.galley"
END
LESSON("08-insets")
#embed "../../Samples/lessons/08-insets.galley"
END
LESSON("09-flexible")
#embed "../../Samples/lessons/09-flexible.galley"
END
LESSON("10-gaps")
#embed "../../Samples/lessons/10-gaps.galley"
END
LESSON("11-section-insets")
#embed "../../Samples/lessons/11-section-insets.galley"
END
LESSON("12-edge-spacing")
#embed "../../Samples/lessons/12-edge-spacing.galley"
END
LESSON("13-settings-screen")
#embed "../../Samples/lessons/13-settings-screen.galley"
END
LESSON("14-estimate")
#embed "../../Samples/lessons/14-estimate.galley"
END
LESSON("15-self-sizing")
#embed "../../Samples/lessons/15-self-sizing.galley"
END
LESSON("16-least")
#embed "../../Samples/lessons/16-least.galley"
END
LESSON("17-chips")
#embed "../../Samples/lessons/17-chips.galley"
END
LESSON("18-uniform")
#embed "../../Samples/lessons/18-uniform.galley"
END
LESSON("19-benefits")
#embed "../../Samples/lessons/19-benefits.galley"
END
LESSON("20-swimlane")
#embed "../../Samples/lessons/20-swimlane.galley"
END
LESSON("21-peek")
#embed "../../Samples/lessons/21-peek.galley"
END
LESSON("22-scrolling")
#embed "../../Samples/lessons/22-scrolling.galley"
END
LESSON("23-pages")
#embed "../../Samples/lessons/23-pages.galley"
END
LESSON("24-lane-insets")
#embed "../../Samples/lessons/24-lane-insets.galley"
END
LESSON("25-one-screen")
#embed "../../Samples/lessons/25-one-screen.galley"
END
LESSON("26-storefront")
#embed "../../Samples/lessons/26-storefront.galley"
END
LESSON("27-mosaic")
#embed "../../Samples/lessons/27-mosaic.galley"
END
LESSON("28-missing")
#embed "../../Samples/lessons/28-missing.galley"
END
LESSON("29-custom")
#embed "../../Samples/lessons/29-custom.galley"
END
LESSON("30-sideways")
#embed "../../Samples/lessons/30-sideways.galley"
END
LESSON("31-front-page")
#embed "../../Samples/lessons/31-front-page.galley"
END
LESSON("32-header")
#embed "../../Samples/lessons/32-header.galley"
END
LESSON("33-layout-header")
#embed "../../Samples/lessons/33-layout-header.galley"
END
LESSON("34-badge")
#embed "../../Samples/lessons/34-badge.galley"
END
LESSON("35-background")
#embed "../../Samples/lessons/35-background.galley"
END
LESSON("36-summary")
#embed "../../Samples/lessons/36-summary.galley"
END
LESSON("37-safe-area")
#embed "../../Samples/lessons/37-safe-area.galley"
END
LESSON("38-two-and-four")
#embed "../../Samples/lessons/38-two-and-four.galley"
END
LESSON("39-gallery")
#embed "../../Samples/lessons/39-gallery.galley"
END
LESSON("40-lists")
#embed "../../Samples/lessons/40-lists.galley"
END
LESSON("41-outlines")
#embed "../../Samples/lessons/41-outlines.galley"
END
LESSON("42-mailboxes")
#embed "../../Samples/lessons/42-mailboxes.galley"
END
LESSON("43-first-snapshot")
#embed "../../Samples/lessons/43-first-snapshot.galley"
END
LESSON("44-duplicates")
#embed "../../Samples/lessons/44-duplicates.galley"
END
LESSON("45-diff")
#embed "../../Samples/lessons/45-diff.galley"
END
LESSON("46-identity")
#embed "../../Samples/lessons/46-identity.galley"
END
LESSON("47-reload")
#embed "../../Samples/lessons/47-reload.galley"
END
LESSON("48-two-lists")
#embed "../../Samples/lessons/48-two-lists.galley"
END
LESSON("49-stranger")
#embed "../../Samples/lessons/49-stranger.galley"
END
LESSON("50-chats")
#embed "../../Samples/lessons/50-chats.galley"
END
LESSON("51-explain")
#embed "../../Samples/lessons/51-explain.galley"
END
LESSON("52-lint")
#embed "../../Samples/lessons/52-lint.galley"
END
LESSON("53-draw")
#embed "../../Samples/lessons/53-draw.galley"
END
LESSON("54-swift-code")
#embed "../../Samples/lessons/54-swift-code.galley"
END
LESSON("55-repair")
#embed "../../Samples/lessons/55-repair.galley"
END
};

const struct lesson_file *lesson_file_at(size_t index) { return index < sizeof files / sizeof *files ? &files[index] : NULL; }

static const unsigned char tour[] = {
#embed "../../Samples/00-tour.galley"
, 0};

const unsigned char *tour_text(void) { return tour; }
