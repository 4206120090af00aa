// The files that every package written by `export probe` contains, embedded by the compiler. A test compares them with the folder.

#include "Probe.h"

// `#embed` is part of C23; clang supports it in every language mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define FILE_AT(path) { path, (const unsigned char[]){
#define END , 0}},

static const ProbeFile files[] = {
FILE_AT("Catching/Catching.h")
#embed "Probe/Catching.h"
END
FILE_AT("Catching/Catching.m")
#embed "Probe/Catching.m"
END
FILE_AT("Tests/ProbeDocument.swift")
#embed "Probe/ProbeDocument.swift"
END
FILE_AT("Tests/ProbeSnapshot.swift")
#embed "Probe/ProbeSnapshot.swift"
END
FILE_AT("Tests/ProbeFile.swift")
#embed "Probe/ProbeFile.swift"
END
FILE_AT("Tests/Recorder.swift")
#embed "Probe/Recorder.swift"
END
FILE_AT("Tests/Recorder+State.swift")
#embed "Probe/Recorder+State.swift"
END
FILE_AT("Tests/Recorder+Apply.swift")
#embed "Probe/Recorder+Apply.swift"
END
FILE_AT("Tests/Views.swift")
#embed "Probe/Views.swift"
END
};

const ProbeFile *probe_file_at(size_t index) { return index < sizeof files / sizeof *files ? &files[index] : NULL; }
