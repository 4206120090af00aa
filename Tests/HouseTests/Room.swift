import Testing

/// A target and the modules it may import. SwiftPM lets a file import any module that is built beside it, declared or not; this test does
/// not.
struct Room: CustomTestStringConvertible {
  static let all = [
    Room("Cancelling", imports: ["CCancelling"]),
    Room("CCancelling", imports: []),
    Room("CompositionalLayout", imports: []),
    Room("Snapshots", imports: ["Cancelling", "HashTreeCollections"]),
    Room("UIKitLayout", imports: ["CompositionalLayout", "Snapshots", "Foundation"]),
    Room("SwiftParsing", imports: []),
    Room(
      "SwiftSource",
      imports: ["CompositionalLayout", "SwiftParsing", "CommandLanguage", "Drawing", "Wording", "HashTreeCollections"]),
    Room("CLanguages", imports: []),
    Room("Wording", imports: ["CLanguages"]),
    Room("CommandLanguage", imports: ["Cancelling", "Wording"]),
    Room("Drawing", imports: ["Cancelling", "CompositionalLayout", "Wording", "FoundationEssentials"]),
    Room(
      "LayoutComponents",
      imports: components),
    Room("Advice", imports: ["CompositionalLayout", "Wording", "CommandLanguage", "Drawing", "LayoutComponents", "HashTreeCollections"]),
    Room("CLessons", imports: []),
    Room("Lessons", imports: ["Wording", "CLessons"]),
    Room("Documents", imports: components.union(["LayoutComponents", "Advice"])),
    Room("CPage", imports: []),
    Room("CProbe", imports: []),
    Room("Differences", imports: ["Cancelling", "Snapshots", "Wording", "CommandLanguage", "Drawing", "Documents"]),
    Room("Reports", imports: components.union(["LayoutComponents", "Advice", "Lessons", "Documents", "Differences", "CPage", "CProbe"])),
    Room("CRelease", imports: []),
    Room(
      "Commands", imports: components.union(["LayoutComponents", "Advice", "Lessons", "Documents", "Differences", "Reports", "CRelease"])),
    Room("Vocabulary", imports: components.union(["LayoutComponents", "Lessons", "Documents", "Reports", "Commands"])),
    Room(
      "Sessions",
      imports: components.union([
        "LayoutComponents", "Advice", "Lessons", "Documents", "Differences", "Reports", "Commands", "Vocabulary", "SwiftParsing",
        "SwiftSource",
        "FoundationEssentials", "Glibc", "Darwin",
      ])),
    Room("CEditline", imports: []),
    Room("LineEditing", imports: ["CEditline", "Wording", "CommandLanguage", "Glibc", "Darwin"]),
    Room(
      "galley",
      imports: [
        "Cancelling", "Wording", "CommandLanguage", "Drawing", "Documents", "Reports", "Commands", "Sessions", "LineEditing",
        "ArgumentParser",
        "FoundationEssentials", "Glibc", "Darwin",
      ]),
    Room("Web", imports: ["Wording", "CommandLanguage", "Drawing", "Documents", "Lessons", "Reports", "Sessions"]),
    // Benchmarks and probes are not part of a product, and import what they measure.
    Room(
      "galley-bench",
      imports: [
        "SwiftParsing", "SwiftSource", "CompositionalLayout", "Snapshots", "CommandLanguage", "Drawing", "Advice", "Lessons", "Documents",
        "Reports",
        "Commands",
        "Sessions", "Foundation", "Glibc", "Darwin",
      ]),
    Room(
      "galley-fuzz",
      imports: [
        "SwiftParsing", "SwiftSource", "CompositionalLayout", "Snapshots", "Wording", "CommandLanguage", "Drawing", "LayoutComponents",
        "Documents", "Reports", "Commands",
        "Sessions", "HashTreeCollections", "Glibc", "Darwin",
      ]),
    Room("line-editing-probe", imports: ["Wording", "CommandLanguage", "LineEditing", "Glibc", "Darwin"]),
  ]

  /// The modules below the parts of a layout.
  private static let components: Set = [
    "Cancelling", "CompositionalLayout", "Snapshots", "Wording", "CommandLanguage", "Drawing", "HashTreeCollections",
  ]

  var name: String
  var imports: Set<String>

  init(_ name: String, imports: Set<String>) {
    self.name = name
    self.imports = imports
  }

  var testDescription: String { name }
}
