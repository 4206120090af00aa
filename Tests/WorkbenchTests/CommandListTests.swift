import FoundationEssentials
import TestSupport
import Testing

/// Every declared command is also listed.
@Suite struct CommandListTests {
  @Test func everyDeclaredCommandIsInItsGroupAndEveryGroupInTheList() throws {
    let groups = try Repository.files(below: "Sources/Commands") {
      $0.pathExtension == "swift" && $0.lastPathComponent != "EveryCommand.swift"
    }
    let list = try Repository.text(of: "Sources/Commands/EveryCommand.swift")
    var found = 0
    for file in groups {
      let declared = file.text.matches(of: /static (?:let (\w+) = ShellCommand\(|func (\w+)\([^)]*\) -> ShellCommand)/)
        .compactMap { $0.1 ?? $0.2 }
      guard !declared.isEmpty else { continue }
      found += declared.count
      let group = try #require(file.text.firstMatch(of: /static let all: \[ShellCommand\] = \[([^\]]*)\]/)?.1, "\(file) has no list")
      let listed = Set(group.matches(of: /\w+/).map { String($0.0) })
      #expect(declared.filter { !listed.contains(String($0)) } == [], "\(file)")
      let name = try #require(file.text.firstMatch(of: /enum (\w+) \{\n  (?:package )?static let all: \[ShellCommand\]/)?.1, "\(file)")
      #expect(list.contains("\(name).all"), "\(file)")
    }
    // The patterns above match the declarations, of which there are about a hundred.
    #expect(found > 90)
  }
}
