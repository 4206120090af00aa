import FoundationEssentials
import TestSupport
import Testing

/// What is compiled to be small makes nothing slow that is compiled to be fast.
@Suite struct SmallRoomTests {
  /// The linker keeps the first of functions that several rooms have, in the order of the alphabet; those of `Snapshots` for the
  /// document's types should be those of `Documents`.
  @Test func noSmallRoomHasTheFirstCopiesOfTheSnapshots() throws {
    let package = try Repository.text(of: "Package.swift")
    let list = try #require(package.firstMatch(of: /let madeSmall = \[([^\]]*)\]/)?.1)
    let small = list.matches(of: /"(\w+)"/).map { String($0.1) }
    #expect(small.count > 5)
    for room in small where room < "Documents" {
      let users = try Repository.files(below: "Sources/\(room)") { $0.pathExtension == "swift" }
        .filter { $0.text.contains("import Snapshots\n") }
      #expect(users.isEmpty, "\(room)")
    }
  }
}
