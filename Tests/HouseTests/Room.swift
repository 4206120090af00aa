import Testing

/// A target and the modules it may import. SwiftPM lets a file import any module that is built beside it, declared or not; this test does
/// not.
struct Room: CustomTestStringConvertible {
  static let all = [
    Room("CompositionalLayout", imports: []),
    Room("Snapshots", imports: ["HashTreeCollections"]),
    Room("Wording", imports: []),
    Room("CommandLanguage", imports: ["Wording"]),
    Room("Drawing", imports: ["CompositionalLayout", "Wording", "FoundationEssentials"]),
    Room(
      "LayoutComponents",
      imports: ["CompositionalLayout", "Snapshots", "Wording", "CommandLanguage", "Drawing", "HashTreeCollections"]),
    Room("Advice", imports: ["CompositionalLayout", "Wording", "Drawing", "LayoutComponents", "HashTreeCollections"]),
    Room("CLessons", imports: []),
    Room("Lessons", imports: ["Wording", "CLessons"]),
    Room("Documents", imports: workbench),
    Room("Reports", imports: workbench),
    Room("Commands", imports: workbench),
    Room("Sessions", imports: workbench),
    Room("CEditline", imports: []),
    Room("CTemporaryName", imports: []),
    Room("LineEditing", imports: ["CEditline", "Wording", "CommandLanguage", "Synchronization", "Glibc", "Darwin"]),
    Room(
      "galley",
      imports: [
        "Wording", "CommandLanguage", "Drawing", "Workbench", "LineEditing", "ArgumentParser", "FoundationEssentials", "Synchronization",
        "Glibc", "Darwin",
      ]),
    // Benchmarks and probes are not part of a product, and import what they measure.
    Room(
      "galley-bench",
      imports: [
        "CompositionalLayout", "Snapshots", "CommandLanguage", "Drawing", "Advice", "Lessons", "Workbench", "Foundation", "Glibc", "Darwin",
      ]),
    Room("galley-fuzz", imports: ["CommandLanguage", "Workbench", "Glibc", "Darwin"]),
    Room("line-editing-probe", imports: ["Wording", "CommandLanguage", "LineEditing", "Glibc", "Darwin"]),
  ]

  /// Rooms that are folders of one target, until each is a target.
  static let shareOneTarget: Set = ["Documents", "Reports", "Commands", "Sessions"]

  private static let workbench: Set = [
    "CompositionalLayout", "Snapshots", "Wording", "CommandLanguage", "Drawing", "LayoutComponents", "Advice", "Lessons",
    "HashTreeCollections",
    "FoundationEssentials", "Glibc", "Darwin",
  ]

  var name: String
  var imports: Set<String>

  init(_ name: String, imports: Set<String>) {
    self.name = name
    self.imports = imports
  }

  var testDescription: String { name }
}
