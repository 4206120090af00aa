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

  @Test func uikitsNamesAnswer() throws {
    let frames = try makeFeedLayout().frames(in: CGSize(width: 393, height: 852), items: [2])
    #expect(frames.map { $0.frame } == [CGRect(x: 0, y: 0, width: 393, height: 44), CGRect(x: 0, y: 52, width: 393, height: 44)])
  }

  @Test func aViewShowsASnapshot() {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 393, height: 100), collectionViewLayout: makeFeedLayout())
    let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, _ in nil }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    dataSource.apply(snapshot)
    #expect(view.contentSize == CGSize(width: 393, height: 148))
    #expect(view.indexPathsForVisibleItems.map { $0[1] } == [0, 1])
    #expect(view.collectionViewLayout.layoutAttributesForElements(in: view.bounds)?.count == 2)
  }
}
