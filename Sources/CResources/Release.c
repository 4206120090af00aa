#include "Release.h"

#ifndef GALLEY_COMMIT
#define GALLEY_COMMIT ""
#endif
#ifndef GALLEY_DATE
#define GALLEY_DATE ""
#endif

const char *galley_commit(void) { return GALLEY_COMMIT; }
const char *galley_date(void) { return GALLEY_DATE; }
