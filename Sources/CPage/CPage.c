// The files of the page that `export html` writes, taken in by the compiler. A test compares the scripts with the folder.

#include "CPage.h"

// `#embed` is C23's; clang reads it in every language mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define SCRIPT (const unsigned char[]){
#define END , 0},

static const unsigned char frame[] = {
#embed "Files/page.html"
, 0};

static const unsigned char style[] = {
#embed "Files/page.css"
, 0};

static const unsigned char *const scripts[] = {
SCRIPT
#embed "Files/base.js"
END
SCRIPT
#embed "Files/table.js"
END
SCRIPT
#embed "Files/field.js"
END
SCRIPT
#embed "Files/row.js"
END
SCRIPT
#embed "Files/numbers.js"
END
SCRIPT
#embed "Files/spacing.js"
END
SCRIPT
#embed "Files/sections.js"
END
SCRIPT
#embed "Files/outlines.js"
END
SCRIPT
#embed "Files/boxes.js"
END
SCRIPT
#embed "Files/screen.js"
END
SCRIPT
#embed "Files/picture.js"
END
SCRIPT
#embed "Files/keys.js"
END
SCRIPT
#embed "Files/play.js"
END
SCRIPT
#embed "Files/list.js"
END
SCRIPT
#embed "Files/details.js"
END
SCRIPT
#embed "Files/follow.js"
END
SCRIPT
#embed "Files/page.js"
END
};

const unsigned char *page_frame(void) { return frame; }

const char *page_policy(bool is_followed) {
  return is_followed
    ? "default-src 'none'; script-src 'unsafe-inline' 'self' file:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
    : "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
}

const unsigned char *page_style(void) { return style; }

const unsigned char *page_script_at(size_t index) { return index < sizeof scripts / sizeof *scripts ? scripts[index] : NULL; }
