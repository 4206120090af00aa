// The files of the page that `export html` writes, embedded by the compiler. A test compares the scripts with the folder.

#include "Page.h"

// `#embed` is part of C23; clang supports it in every language mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define SCRIPT (const unsigned char[]){
#define END , 0},

static const unsigned char frame[] = {
#embed "Page/page.html"
, 0};

static const unsigned char style[] = {
#embed "Page/page.css"
, 0};

static const unsigned char *const scripts[] = {
SCRIPT
#embed "Page/base.js"
END
SCRIPT
#embed "Page/table.js"
END
SCRIPT
#embed "Page/field.js"
END
SCRIPT
#embed "Page/row.js"
END
SCRIPT
#embed "Page/numbers.js"
END
SCRIPT
#embed "Page/spacing.js"
END
SCRIPT
#embed "Page/sections.js"
END
SCRIPT
#embed "Page/outlines.js"
END
SCRIPT
#embed "Page/boxes.js"
END
SCRIPT
#embed "Page/screen.js"
END
SCRIPT
#embed "Page/picture.js"
END
SCRIPT
#embed "Page/keys.js"
END
SCRIPT
#embed "Page/play.js"
END
SCRIPT
#embed "Page/buttons.js"
END
SCRIPT
#embed "Page/stage.js"
END
SCRIPT
#embed "Page/list.js"
END
SCRIPT
#embed "Page/details.js"
END
SCRIPT
#embed "Page/follow.js"
END
SCRIPT
#embed "Page/page.js"
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
