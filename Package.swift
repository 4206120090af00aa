// swift-tools-version: 6.1
import PackageDescription

let collections: Target.Dependency = .product(name: "HashTreeCollections", package: "swift-collections")

// The modules that compute layouts and snapshots, and those that present them. Most other modules use all of them.
let engines: [Target.Dependency] = ["Cancelling", "CompositionalLayout", "Snapshots", collections]
let documents: [Target.Dependency] = engines + ["Localization", "CommandLanguage", "Rendering", "Documents"]
let commands: [Target.Dependency] = documents + ["Linting", "Lessons", "Exports"]
let shell: [Target.Dependency] = commands + ["Commands", "Sessions"]

let package = Package(
  name: "galley",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6)],
  products: [
    .executable(name: "galley", targets: ["galley"]),
    .library(name: "CompositionalLayout", targets: ["CompositionalLayout"]),
    .library(name: "Snapshots", targets: ["Snapshots"]),
    .library(name: "UIKitLayout", targets: ["UIKitLayout"]),
    .plugin(name: "galley-check", targets: ["GalleyCheckPlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    // Used only by `swift package generate-documentation`.
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
  ],
  targets: [
    // The public libraries.
    .target(name: "CompositionalLayout"),
    .target(name: "Snapshots", dependencies: [collections]),
    .target(name: "UIKitLayout", dependencies: ["CompositionalLayout", "Snapshots"]),

    // The shell.
    .target(name: "CResources", exclude: ["Page", "Probe"]),
    .target(name: "Cancelling", dependencies: ["CResources"]),
    .target(name: "Localization", dependencies: ["CResources"]),
    .target(name: "CommandLanguage", dependencies: ["Cancelling", "Localization"]),
    .target(name: "Rendering", dependencies: ["Cancelling", "CompositionalLayout", "Localization"]),
    .target(name: "Documents", dependencies: engines + ["Localization", "CommandLanguage", "Rendering"]),
    .target(name: "Linting", dependencies: documents),
    .target(name: "SwiftParsing"),
    .target(
      name: "SwiftInterpreter",
      dependencies: ["Cancelling", "CompositionalLayout", "Snapshots", "SwiftParsing", "Localization", "Documents"]),
    .target(name: "Lessons", dependencies: ["Localization", "CResources"]),
    .target(name: "Exports", dependencies: documents + ["Linting", "Lessons", "CResources"]),
    .target(name: "Commands", dependencies: commands + ["CResources"]),
    .target(name: "Sessions", dependencies: commands + ["Commands", "SwiftParsing", "SwiftInterpreter"]),
    .target(name: "Checking", dependencies: documents + ["Linting", "Sessions", "SwiftInterpreter", "SwiftParsing"]),
    .target(
      name: "CEditline",
      cSettings: [.define("_GNU_SOURCE", .when(platforms: [.linux]))],
      linkerSettings: [.linkedLibrary("edit")]),
    .target(name: "LineEditing", dependencies: ["CEditline", "Localization", "CommandLanguage"]),
    .executableTarget(
      name: "galley",
      dependencies: shell + ["Checking", "LineEditing", .product(name: "ArgumentParser", package: "swift-argument-parser")]),

    .plugin(
      name: "GalleyCheckPlugin",
      capability: .command(intent: .custom(verb: "galley-check", description: "Compares layouts with Layouts.lock.")),
      dependencies: ["galley"], path: "Sources/GalleyCheckPlugin"),

    // Development tools and tests.
    .executableTarget(name: "galley-bench", dependencies: shell + ["SwiftParsing", "SwiftInterpreter"], exclude: ["Speed.md"]),
    .target(name: "TestSupport", dependencies: shell, path: "Tests/TestSupport"),
    .executableTarget(
      name: "line-editing-probe", dependencies: ["Localization", "CommandLanguage", "LineEditing"], path: "Tests/line-editing-probe"),

    .testTarget(
      name: "CompositionalLayoutTests", dependencies: ["CompositionalLayout", "Documents", "Linting", "TestSupport"],
      resources: [.copy("Fixtures")]),
    .testTarget(name: "SnapshotsTests", dependencies: ["Cancelling", "Snapshots", "TestSupport"], resources: [.copy("Fixtures")]),
    .testTarget(name: "UIKitLayoutTests", dependencies: ["CompositionalLayout", "Snapshots", "UIKitLayout"]),
    .testTarget(name: "SwiftParsingTests", dependencies: ["SwiftParsing"]),
    .testTarget(
      name: "SwiftInterpreterTests", dependencies: shell + ["SwiftParsing", "SwiftInterpreter", "TestSupport"], exclude: ["Fixtures"]),
    .testTarget(name: "LocalizationTests", dependencies: ["Localization", "TestSupport"]),
    .testTarget(name: "CommandLanguageTests", dependencies: ["Localization", "CommandLanguage", "TestSupport"]),
    .testTarget(name: "RenderingTests", dependencies: ["Rendering", "Localization", "TestSupport"]),
    .testTarget(name: "LintingTests", dependencies: shell + ["TestSupport"], resources: [.copy("Fixtures")]),
    .testTarget(name: "LessonsTests", dependencies: shell + ["TestSupport"]),
    .testTarget(name: "CheckingTests", dependencies: shell + ["Checking", "SwiftInterpreter", "TestSupport"]),
    .testTarget(name: "WorkbenchTests", dependencies: shell + ["UIKitLayout", "TestSupport"], exclude: ["Fixtures", "Recorded"]),
    .testTarget(
      name: "LineEditingTests",
      dependencies: ["CEditline", "LineEditing", "Localization", "CommandLanguage", "line-editing-probe", "galley", "TestSupport"]),
    .testTarget(name: "TranscriptTests", dependencies: shell + ["galley", "TestSupport"], exclude: ["Diagnostics", "Korean"]),
  ],
  swiftLanguageModes: [.v6]
)

// Built only by `.ci/fuzz`, because the fuzzer's runtime provides the main function.
if Context.environment["GALLEY_FUZZ_BUILD"] != nil {
  package.targets.append(.executableTarget(name: "galley-fuzz", dependencies: shell + ["SwiftParsing", "SwiftInterpreter"]))
}

// Built only by `.ci/wasm/build`, because it requires Embedded Swift.
if Context.environment["GALLEY_WEB_BUILD"] != nil {
  package.targets.append(
    .target(
      name: "Web",
      dependencies: ["Localization", "CommandLanguage", "Rendering", "Documents", "Lessons", "Exports", "Commands", "Sessions"],
      exclude: ["Page"], swiftSettings: [.enableExperimentalFeature("Extern")]))
}

// Makes each file import the modules that it uses, as Embedded Swift requires.
for target in package.targets where target.type != .plugin {
  target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature("MemberImportVisibility")]
}
