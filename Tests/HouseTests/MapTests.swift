import Foundation
import TestSupport
import Testing

/// The map in `Sources/README.md` is short, and leads to what is there.
@Suite struct MapTests {
  private let text: String

  init() throws { text = try Repository.text(of: "Sources/README.md") }

  @Test func itIsReadInOneGo() {
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= 150)
  }

  /// A file is given by its name, in which `*` stands for any characters, or by its path.
  @Test func everyFileItNamesExists() throws {
    let kinds: Set = ["swift", "c", "galley", "json", "strings"]
    let folders = ["Sources", "Tests", "Samples"]
    let names = Set(try folders.flatMap { try Repository.files(below: $0) { kinds.contains($0.pathExtension) } }.map(\.name))
    let given = text.matches(of: /`([\w+*-]+\.(?:swift|c|galley|json|strings))`/).map { String($0.output.1) }
    #expect(given.count > 30)
    for name in given where name != "Package.swift" {
      let parts = name.split(separator: "*", omittingEmptySubsequences: false)
      #expect(names.contains { $0 == name || parts.count == 2 && $0.hasPrefix(parts[0]) && $0.hasSuffix(parts[1]) }, "\(name)")
    }
    for path in text.matches(of: /`((?:Sources|Tests|Samples)\/[\w\/+.-]+)`/).map({ String($0.output.1) }) {
      #expect(FileManager.default.fileExists(atPath: Repository.root.appendingPathComponent(path).path), "\(path)")
    }
  }

  @Test func everyRoomIsOnIt() throws {
    for folder in try FileManager.default.contentsOfDirectory(atPath: Repository.sources.path) where folder != "README.md" {
      #expect(text.contains("`\(folder)`"), "\(folder)")
    }
  }
}
