import Counts
import Feed
import Snapshots
import Testing
import UIKitLayout

@MainActor @Suite struct ConsumerTests {
  @Test func theEnginesAnswer() throws {
    var old = Snapshot<String, Int>()
    try old.appendSections(["main"])
    try old.appendItems([1, 2, 3, 4], toSection: "main")
    #expect(try gridHeight(of: old) == 262)
    var new = old
    try new.moveItem(1, afterItem: 4)
    #expect(moves(from: old, to: new) == 1)
  }

  @Test func uikitsNamesAnswer() {
    let frames = try makeFeedLayout().frames(in: CGSize(width: 393, height: 852), items: [2])
    #expect(frames.map { $0.frame } == [CGRect(x: 0, y: 0, width: 393, height: 44), CGRect(x: 0, y: 52, width: 393, height: 44)])
  }
}
