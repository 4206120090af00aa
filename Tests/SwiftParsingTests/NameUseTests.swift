import Testing

@testable import SwiftParsing

/// The uses of a name at each of its occurrences.
@Suite struct NameUseTests {
  @Test(
    arguments: [
      ("var cache: [Int: Int] = [:]", [.declaration]),
      ("cache[key]", [.lookup]),
      ("cache[key[0]] = value", [.storing(.some)]),
      ("cache[key] += 1", [.storing(.some)]),
      ("cache[key] == value", [.lookup]),
      ("cache[key] = nil", [.storing(.nothing)]),
      ("cache[key]?.append(1)", [.lookup]),
      ("cache.removeAll()", [.member("removeAll")]),
      ("cache = [:]", [.assignment(.empty)]),
      ("cache = [1: 2]", [.assignment(.some)]),
      ("load(&cache)", [.inOut]),
      ("print(cache)", [.other]),
      ("self.cache[0] = 1; `cache` = []", [.storing(.some), .assignment(.empty)]),
      ("// cache[1] = 2\nlet text = \"cache[1] = 2\"", []),
      ("caches[0] = cached", []),
      ("cache[", [.lookup]),
      ("cache =", [.assignment(.some)]),
      ("cache.", [.member("")]),
    ] as [(String, [NameUse])])
  func aPlaceIsToldByItsTokens(_ source: String, _ uses: [NameUse]) {
    #expect(SourceFile(Array(source.utf8)).uses(of: "cache") == uses)
  }

  /// A missing name is an empty string.
  @Test func anEmptyNameHasNoUses() {
    #expect(SourceFile(Array("var : = `` [1]".utf8)).uses(of: "") == [])
  }
}
