import Snapshots
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import UIKitLayout
#endif

@Suite struct SnapshotDifferenceTests {
  @Test func aSnapshotDiffersFromAnother() {
    var old = NSDiffableDataSourceSnapshot<String, Int>()
    old.appendSections(["photos"])
    old.appendItems(Array(1...30))
    var new = old
    new.moveItem(1, afterItem: 30)
    new.deleteItems([2])
    let difference = new.difference(from: old)
    #expect(difference.items.moved.map { $0.identifier } == [1])
    #expect(difference.items.deleted.map { $0.identifier } == [2])
    #expect(new.difference(from: new).isEmpty)
  }
}
