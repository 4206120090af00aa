// swift-tools-version: 6.1
// The architecture page: every target from the ground up, each with its one sentence. Arrows only point down.
import PackageDescription

#if arch(x86_64)
  /// References are counted without locks as long as there is one thread (`CStandIns/References.c`).
  let counting = ["-Wl,--wrap=swift_retain,--wrap=swift_release,--wrap=swift_bridgeObjectRetain,--wrap=swift_bridgeObjectRelease"]
#else
  let counting: [String] = []
#endif

/// How a release of `galley` is linked on Linux, so that a short process spends no third of its time in the loader.
let linking = [
  // At a fixed address there is nothing to relocate: a sixth of a short process went into 50,000 relocations.
  "-no-pie",
  // Where Swift is linked statically, so is the C++ library below it, through the linker script that is found first: looking up the
  // names of a shared one took a fifth.
  "-L\(Context.packageDirectory)/Sources/galley/Linking", "-static-libgcc",
  // Nobody looks names up in an executable, but the runtime reads the table of those that it exports.
  "-Wl,--no-export-dynamic",
  // The toolchain's linker folds functions that are the same, also those whose addresses are taken, as no code here compares them
  // (0.4 MB).
  "-fuse-ld=lld", "-Wl,--icf=all",
  // The functions that a start runs stand side by side, or it would fetch a page of code for nearly each of them: a tenth of a start.
  // Behind them stand those of every line, which lay on 450 pages: 4 of 100 of a script (`.ci/function-order` writes the list).
  "-Wl,--symbol-ordering-file=\(Context.packageDirectory)/Sources/galley/Linking/functions.order", "-Wl,--no-warn-symbol-ordering",
  // The names of Unicode's characters, half a megabyte that nothing here asks for.
  "-Wl,--defsym=_swift_stdlib_getScalarName=0",
  // The tables that only exceptions would read are left out, and room that is all zeros.
  "-Wl,-T,\(Context.packageDirectory)/Sources/galley/Linking/left-out.ld",
]

/// The rooms of which a line runs little, and a start nothing: in a release they are compiled to be small. So is one that each line runs,
/// `CommandLanguage`, which takes no more time for it: a processor that reads less code waits less for it. `Commands`, `Differences` and
/// `Wording` are none of them: small, the first alone would add 7 of 100 to a line.
///
/// Functions of these rooms that copy large values with each line are compiled for speed (`@_optimize(speed)`): small code copies byte by
/// byte.
///
/// None of the rooms may come before `Documents` in the alphabet and use `Snapshots`: of its functions for the document's types, which both
/// have, the linker keeps the first, and they would be small and slow for every room.
let madeSmall = [
  "Advice", "CommandLanguage", "Drawing", "LayoutComponents", "Lessons", "LineEditing", "Reports", "Sessions", "SwiftParsing",
  "SwiftSource",
]

/// The rooms of the public libraries, and those below them.
let published = ["CompositionalLayout", "Snapshots", "UIKitLayout", "Cancelling"]

/// Whether this is a dependency of another package, which may not set the flags below.
let isDependency = Context.packageDirectory.contains("/checkouts/")

/// Whether tests are to take half of their time: the rooms that they run most are optimised even when built for debugging. Not where
/// the package is another one's, which may not set such flags.
let isForTests = Context.environment["GALLEY_TESTS"] != nil

/// These rooms.
let muchTested = ["CommandLanguage", "CompositionalLayout", "Documents", "LayoutComponents", "Snapshots"]

/// Whether the executable needs no library of the machine that it runs on, as `.ci/release/make` asks for.
let isStatic = Context.environment["GALLEY_STATIC"] != nil

/// The terminal's libraries; a static libedit has to be followed by those that it uses.
let terminalLibraries = ["edit"] + (isStatic ? ["bsd", "md", "tinfo"] : [])

let package = Package(
  name: "galley",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "galley", targets: ["galley"]),
    .library(name: "CompositionalLayout", targets: ["CompositionalLayout"]),
    .library(name: "Snapshots", targets: ["Snapshots"]),
    .library(name: "UIKitLayout", targets: ["UIKitLayout"]),
  ],
  dependencies: [
    // The process's own arguments and their help: parsing a command line is not our subject.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // TreeDictionary: a hash table whose copies share storage, so that an old snapshot costs what changed since.
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    // `swift package generate-documentation` for the two libraries; a plugin, built only when it is asked for.
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
  ],
  targets: [
    // Says which commit a release was built from.
    .target(name: "CRelease"),

    // Says whether the current run was cancelled, so that long loops end early.
    .target(name: "Cancelling", dependencies: ["CCancelling"]),

    // Knows the run that each thread carries out, which takes a variable of a thread.
    .target(name: "CCancelling"),

    // Asks for memory ahead of its use, which takes an instruction that Swift does not name.
    .target(name: "CPrefetch"),

    // Turns a layout description, item counts and measured sizes into frames.
    .target(name: "CompositionalLayout"),

    // Holds ordered sections of ordered unique items, and the difference between two such values.
    .target(
      name: "Snapshots",
      dependencies: ["Cancelling", "CPrefetch", .product(name: "HashTreeCollections", package: "swift-collections")]),

    // Has layouts and snapshots in UIKit's own words, for packages that are built where there is no UIKit.
    .target(name: "UIKitLayout", dependencies: ["CompositionalLayout", "Snapshots"]),

    // Turns Swift source into a tree with spans: tokens, brackets, declarations, statements, expressions.
    .target(name: "SwiftParsing"),

    // The phrases, help and lesson texts of each language but English as constants, which the C compiler takes in by `#embed`.
    .target(name: "CLanguages"),

    // Keeps what is said to people apart from the language it is said in, and counts the columns it takes.
    .target(name: "Wording", dependencies: ["CLanguages"]),

    // Turns a line of text into a checked call: tokens, spans, parameters, help, completion, diagnostics; generic over the document.
    .target(name: "CommandLanguage", dependencies: ["Cancelling", "Wording"]),

    // Owns the report (table, tree, scene, text, record) and turns one into text, SVG or JSON.
    .target(name: "Drawing", dependencies: ["Cancelling", "CompositionalLayout", "Wording"]),

    // Names the parts of a layout, their properties and their notation, and resolves them into a `Layout`.
    .target(
      name: "LayoutComponents",
      dependencies: [
        "CompositionalLayout", "Snapshots", "Wording", "CommandLanguage", "Drawing",
        .product(name: "HashTreeCollections", package: "swift-collections"),
      ]),

    // Explains a frame step by step, and finds what is likely a mistake, with typed remedies.
    .target(
      name: "Advice",
      dependencies: [
        "CompositionalLayout", "Wording", "CommandLanguage", "Drawing", "LayoutComponents",
        .product(name: "HashTreeCollections", package: "swift-collections"),
      ]),

    // Evaluates UIKit layout and snapshot code, and says which components it makes.
    .target(
      name: "SwiftSource",
      dependencies: [
        "CompositionalLayout", "SwiftParsing", "CommandLanguage", "Drawing", "Wording",
        .product(name: "HashTreeCollections", package: "swift-collections"),
      ]),

    // The texts of Samples/lessons as constants, which the C compiler takes in by `#embed`.
    .target(name: "CLessons"),

    // Reads lesson files: their texts, and the command lines that begin, solve and check them.
    .target(name: "Lessons", dependencies: ["Wording", "CLessons"]),

    // The style and the scripts of the page that `export html` writes, as constants, which the C compiler takes in by `#embed`.
    .target(name: "CPage", exclude: ["Files"]),

    // The files of the package that `export probe` writes which are the same for every document, as constants by `#embed`.
    .target(name: "CProbe", exclude: ["Files"]),

    // Holds views, snapshots and components as one value, with its history.
    .target(
      name: "Documents",
      dependencies: [
        "Cancelling", "CompositionalLayout", "Snapshots", "Wording", "CommandLanguage", "Drawing", "LayoutComponents", "Advice",
        .product(name: "HashTreeCollections", package: "swift-collections"),
      ]),

    // Lists what a difference changes, row by row, as `apply` and `diff` print it.
    .target(
      name: "Differences", dependencies: ["Cancelling", "Snapshots", "Wording", "CommandLanguage", "Drawing", "Documents"]),

    // Fills tables, trees, pictures and files, and words faults.
    .target(
      name: "Reports",
      dependencies: [
        "Cancelling", "CompositionalLayout", "Snapshots", "Wording", "CommandLanguage", "Drawing", "LayoutComponents", "Advice", "Lessons",
        "Documents", "Differences", "CPage", "CProbe",
        .product(name: "HashTreeCollections", package: "swift-collections"),
      ]),

    // Declares every command, once.
    .target(
      name: "Commands",
      dependencies: [
        "Cancelling", "CompositionalLayout", "Snapshots", "Wording", "CommandLanguage", "Drawing", "LayoutComponents", "Advice", "Lessons",
        "Documents", "Differences", "Reports", "CRelease",
        .product(name: "HashTreeCollections", package: "swift-collections"),
      ]),

    // Runs lines, keeps journal and files.
    .target(
      name: "Sessions",
      dependencies: [
        "Cancelling", "CompositionalLayout", "Snapshots", "Wording", "CommandLanguage", "Drawing", "LayoutComponents", "Advice", "Lessons",
        "Documents", "Differences", "Reports", "Commands", "SwiftParsing", "SwiftSource",
        .product(name: "HashTreeCollections", package: "swift-collections"),
      ]),

    // Non-variadic C functions over libedit and nothing else.
    .target(
      name: "CEditline",
      cSettings: [.define("_GNU_SOURCE", .when(platforms: [.linux]))],
      linkerSettings: terminalLibraries.map { .linkedLibrary($0) }),

    // Replaces the C library's `mktemp`, of which the linker warns where Foundation is linked statically.
    .target(name: "CTemporaryName"),

    // Stands in, in a release, for what the parser of arguments names of Foundation and of tasks, and for a part of what Swift does.
    .target(
      name: "CStandIns",
      cSettings: [
        .define("STANDS_IN", .when(platforms: [.linux], configuration: .release)),
        // A reference is counted 1,300 times in five lines: a frame for each would be three of seven instructions.
        .unsafeFlags(["-momit-leaf-frame-pointer"], .when(platforms: [.linux], configuration: .release)),
      ]),

    // Gives lines one at a time, from a terminal through libedit or from a stream.
    .target(name: "LineEditing", dependencies: ["CEditline", "Wording", "CommandLanguage"]),

    // Reads the process's arguments, joins a line source to a session, sets the exit status.
    .executableTarget(
      name: "galley",
      dependencies: [
        "Cancelling", "Wording", "CommandLanguage", "Drawing", "Documents", "Reports", "Commands", "Sessions", "LineEditing",
        "CTemporaryName", "CStandIns",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Linking"],
      linkerSettings: [
        .unsafeFlags((linking + counting).flatMap { ["-Xclang-linker", $0] }, .when(platforms: [.linux], configuration: .release)),
        .unsafeFlags(isStatic ? ["-Xclang-linker", "-static"] : []),
      ]),

    // Measures the rooms above as ratios in one run; shipped in no product.
    .executableTarget(
      name: "galley-bench",
      dependencies: [
        "SwiftParsing", "SwiftSource", "CompositionalLayout", "Snapshots", "Drawing", "Lessons", "Documents", "Reports", "Commands",
        "Sessions",
      ], exclude: ["Speed.md"]),

    // Drives LineEditing alone, for its tests; shipped in no product.
    .executableTarget(name: "line-editing-probe", dependencies: ["CommandLanguage", "LineEditing"]),

    // Holds what several test targets share: the checkout, temporary folders, transcripts, seeded random numbers.
    .target(
      name: "TestSupport", dependencies: ["Wording", "Drawing", "Documents", "Reports", "Commands", "Sessions"], path: "Tests/TestSupport"),

    .testTarget(
      name: "CompositionalLayoutTests", dependencies: ["CompositionalLayout", "LayoutComponents", "Advice", "TestSupport"],
      resources: [.copy("Fixtures")]),
    .testTarget(name: "SnapshotsTests", dependencies: ["Cancelling", "Snapshots", "TestSupport"], resources: [.copy("Fixtures")]),
    .testTarget(name: "UIKitLayoutTests", dependencies: ["UIKitLayout"]),
    .testTarget(name: "SwiftParsingTests", dependencies: ["SwiftParsing"]),
    .testTarget(
      name: "SwiftSourceTests",
      dependencies: [
        "SwiftParsing", "SwiftSource", "CommandLanguage", "Documents", "Reports", "Commands", "Sessions", "TestSupport",
      ],
      exclude: ["Fixtures"]),
    .testTarget(name: "WordingTests", dependencies: ["Wording", "TestSupport"]),
    .testTarget(name: "CommandLanguageTests", dependencies: ["Wording", "CommandLanguage", "TestSupport"]),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing", "Wording", "TestSupport"]),
    .testTarget(
      name: "AdviceTests",
      dependencies: ["LayoutComponents", "Advice", "Documents", "Reports", "Commands", "Sessions", "TestSupport"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "LessonsTests",
      dependencies: ["Wording", "Lessons", "Documents", "Reports", "Commands", "Sessions", "TestSupport"]),
    .testTarget(
      name: "WorkbenchTests",
      dependencies: [
        "Cancelling", "CompositionalLayout", "Snapshots", "UIKitLayout", "Wording", "CommandLanguage", "LayoutComponents", "Documents",
        "Differences", "Reports", "Commands", "Sessions", "TestSupport",
      ],
      exclude: ["Fixtures", "Recorded"]),
    .testTarget(
      name: "LineEditingTests",
      dependencies: ["CEditline", "LineEditing", "Wording", "CommandLanguage", "line-editing-probe", "galley", "TestSupport"]),

    // Compares the sources with the rules of the house: imports, sentences, words.
    .testTarget(
      name: "HouseTests",
      dependencies: [
        "Wording", "CommandLanguage", "LayoutComponents", "Advice", "Lessons", "Documents", "Reports", "Commands", "Sessions",
        "TestSupport",
      ]),

    // Compares what the shell says with what was recorded and read: samples, diagnostics, the README.
    .testTarget(
      name: "TranscriptTests",
      dependencies: [
        "Wording", "CommandLanguage", "Documents", "Reports", "Commands", "Sessions", "Drawing", "galley", "TestSupport",
      ],
      exclude: ["Diagnostics", "Korean"]),
  ],
  swiftLanguageModes: [.v6]
)

// With a fuzzer's runtime in the place of a main function; `.ci/fuzz` sets this, and builds in a folder of its own.
if Context.environment["GALLEY_FUZZ_BUILD"] != nil {
  package.targets.append(
    // Attacks the tokenizer, whole lines, saved scripts, whole documents and the parser of Swift; shipped in no product.
    .executableTarget(
      name: "galley-fuzz",
      dependencies: [
        "SwiftParsing", "SwiftSource", "CompositionalLayout", "Snapshots", "Wording", "CommandLanguage", "Drawing", "LayoutComponents",
        "Documents", "Reports", "Commands", "Sessions", .product(name: "HashTreeCollections", package: "swift-collections"),
      ],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]))
}

// For a page in a browser, as Embedded Swift; `.ci/wasm/run` sets this, and builds in a folder of its own.
if Context.environment["GALLEY_WEB_BUILD"] != nil {
  // The code of every room is made once, in the last; of the others their modules are enough.
  for target in package.targets { target.swiftSettings = [.unsafeFlags(["-Xfrontend", "-emit-empty-object-file"])] }
  package.targets.append(
    // Runs the lines that a page gives it, in a session whose files are in memory.
    .target(
      name: "Web", dependencies: ["Wording", "CommandLanguage", "Drawing", "Documents", "Lessons", "Reports", "Sessions"],
      exclude: ["Page"], swiftSettings: [.enableExperimentalFeature("Extern")]))
}

if isForTests {
  for target in package.targets where muchTested.contains(target.name) {
    target.swiftSettings = [.unsafeFlags(["-O"], .when(configuration: .debug))]
  }
}

for target in package.targets where madeSmall.contains(target.name) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.unsafeFlags(["-Osize", "-Xllvm", "-enable-machine-outliner=always"], .when(configuration: .release))]
}

/// What makes a release smaller on Linux and costs it nothing. What another package may use is compiled without such flags, which
/// SwiftPM refuses in a checkout of a version.
let compact = [
  // Each function in a section of its own, so that the linker leaves out those that nothing calls: a megabyte.
  "-Xfrontend", "-function-sections",
  // One trap for all checks of a function, and functions at even addresses instead of multiples of 16.
  "-Xfrontend", "-mergeable-traps", "-Xllvm", "-align-all-functions=1",
]

for target in package.targets where target.type != .test && !(published.contains(target.name) && isDependency) {
  // The parser of arguments reads the names of its properties; no room asks for those of its types, and other packages may.
  let names = (["galley", "galley-bench"] + published).contains(target.name) ? [] : ["-Xfrontend", "-disable-reflection-metadata"]
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.unsafeFlags(compact + names, .when(platforms: [.linux], configuration: .release))]
}

// A file uses only the modules it imports itself; Embedded Swift knows no other way.
for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature("MemberImportVisibility")]
}
