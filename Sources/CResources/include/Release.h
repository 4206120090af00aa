/// What the release script tells the C compiler with -DGALLEY_COMMIT and -DGALLEY_DATE; empty in a build of a checkout.
#pragma once

/// The commit, abbreviated.
const char *_Nonnull galley_commit(void);
/// The day of the commit, such as 2026-11-25.
const char *_Nonnull galley_date(void);
