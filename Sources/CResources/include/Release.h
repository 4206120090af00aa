/// Values that the release script passes to the C compiler as -DGALLEY_COMMIT and -DGALLEY_DATE; empty in other builds.
#pragma once

/// The abbreviated commit.
const char *_Nonnull galley_commit(void);
/// The day of the commit, such as 2026-11-25.
const char *_Nonnull galley_date(void);
