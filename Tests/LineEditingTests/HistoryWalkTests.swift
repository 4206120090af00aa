import Testing

@testable import LineEditing

@Suite struct HistoryWalkTests {
  private let entries = ["append a", "frames", "append b", "apply"]

  @Test func walksEntriesThatBeginAsTheTypedText() {
    var walk = HistoryWalk(entries: entries, typed: "app")
    let older = [walk.older(), walk.older(), walk.older(), walk.older()]
    #expect(older == ["apply", "append b", "append a", nil])
    let newer = [walk.newer(), walk.newer(), walk.newer(), walk.newer()]
    #expect(newer == ["append b", "apply", "app", nil])
  }

  @Test func doesNotShowWhatIsTypedAlready() {
    var walk = HistoryWalk(entries: entries, typed: "apply")
    let older = walk.older()
    #expect(older == nil)
    #expect(walk.shown == "apply")
  }

  @Test func searchesEntriesThatContainThePattern() {
    var search = HistorySearch(entries: entries)
    #expect(search.found == nil)
    search.change { $0 = "a" }
    #expect(search.found == "apply")
    search.change { $0 = "en" }
    #expect(search.found == "append b")
    var hasMoved = search.older()
    #expect(hasMoved)
    #expect(search.found == "append a")
    hasMoved = search.older()
    #expect(!hasMoved)
    hasMoved = search.newer()
    #expect(hasMoved)
    #expect(search.found == "append b")
    search.change { $0 = "zz" }
    #expect(search.found == nil)
    #expect(search.offset(in: "x zz") == 2)
  }
}
