// Nothing to call: the target's one function replaces the C library's `mktemp`.
#pragma once
