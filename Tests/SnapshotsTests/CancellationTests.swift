import Cancelling
import Snapshots
import Testing

/// Edits and differences of a cancelled run may end at any point, and always leave valid values.
@Suite struct CancellationTests {
  private static let cancelsSnapshots: Void = { SnapshotCancellation.allowance = { CurrentRun.allowance } }()

  private typealias Board = Snapshot<String, Int>
  private typealias Outline = SectionSnapshot<Int>

  private static func board(_ items: some Sequence<Int>) throws -> Board {
    var board = Board()
    try board.appendSections(["A", "B"])
    try board.appendItems(Array(items), toSection: "A")
    return board
  }

  private static let edits: [(name: String, edit: @Sendable (inout Board) throws -> Void)] = [
    ("append", { try $0.appendItems(Array(9..<18), toSection: "B") }),
    ("append what is there", { try $0.appendItems(Array(0..<9), toSection: "B") }),
    ("insert before", { try $0.insertItems(Array(9..<18), beforeItem: 5) }),
    ("insert after", { try $0.insertItems(Array(9..<18), afterItem: 5) }),
    ("delete", { try $0.deleteItems(Array(0..<9)) }),
    ("delete a section", { try $0.deleteSections(["B", "A"]) }),
    ("reload", { try $0.reloadItems(Array(0..<9)) }),
    ("reconfigure", { try $0.reconfigureItems(Array(0..<9)) }),
    ("append sections", { try $0.appendSections((0..<9).map { "\($0)" }) }),
    ("insert sections", { try $0.insertSections((0..<9).map { "\($0)" }, afterSection: "A") }),
    ("remove the last", { $0.removeLastItems(9, fromSectionAt: 0) }),
    ("put", { $0.put(Array(9..<18), before: nil, inSection: "B") }),
    ("map", { $0 = $0.mapItems { $0 + 9 } }),
    ("apply an outline", { $0.apply(SectionSnapshot($0.outline(ofSection: "A")), to: "B") }),
  ]

  @Test(arguments: edits.indices) func anEditEndsWhereverItIsCancelled(index: Int) throws {
    let board = try Self.board(0..<9)
    let (name, edit) = Self.edits[index]
    try everyCancellation(of: name, asking: 2..., board, edit) { cancelled in
      // Every item is in one section.
      let items = cancelled.itemIdentifiers
      #expect(items.count == cancelled.numberOfItems && Set(items).count == items.count, "\(name)")
      #expect(items.allSatisfy { item in cancelled.indexPath(of: item).map { cancelled.item(at: $0) } == item }, "\(name)")
    }
  }

  @Test(arguments: DifferenceRule.allCases) func aDifferenceEndsWhereverItIsCancelled(rule: DifferenceRule) throws {
    let old = try Self.board(0..<9)
    var new = try Self.board((4..<13).reversed())
    try new.reloadItems([5, 6])
    try new.reconfigureItems([6, 7])
    try everyCancellation(of: "difference", asking: 9..., (), { _ in _ = difference(from: old, to: new, rule: rule) })
    try everyCancellation(of: "plan", asking: 9..., (), { _ in _ = ApplyPlan(from: old, to: new, outlineSection: "A") })
    try everyCancellation(of: "transaction", asking: 9..., (), { _ in _ = Transaction(from: old, to: new) })
  }

  /// The root 0 with the children 1 to 4, where 1 has the children 5 and 6, and the root 7.
  private static func tree() throws -> Outline {
    var outline = Outline()
    try outline.append([0, 7])
    try outline.append([1, 2, 3, 4], to: 0)
    try outline.append([5, 6], to: 1)
    outline.expand([0, 1])
    return outline
  }

  private static let outlineEdits: [(name: String, edit: @Sendable (inout Outline) throws -> Void)] = [
    ("append", { try $0.append(Array(10..<15), to: 0) }),
    ("insert", { try $0.insert(Array(10..<15), after: 1) }),
    ("delete", { try $0.delete([1, 7, 0]) }),
    ("collapse", { $0.collapse([0, 1, 2]) }),
    ("insert an outline", { try $0.insert(try CancellationTests.tree().mapped { $0 + 10 }, after: 1) }),
    ("replace children", { try $0.replace(childrenOf: 1, using: try CancellationTests.tree().mapped { $0 + 10 }) }),
    ("rebase", { $0 = $0.rebased(onto: $0.visibleItems.reversed()) }),
    ("take a part", { $0 = try $0.snapshot(of: 0, includingParent: true) }),
  ]

  @Test(arguments: outlineEdits.indices) func anOutlineEndsWhereverItIsCancelled(index: Int) throws {
    let outline = try Self.tree()
    let (name, edit) = Self.outlineEdits[index]
    try everyCancellation(of: name, asking: 2..., outline, edit) { cancelled in
      // Every item is at most one level below the one before it.
      let levels = cancelled.items.compactMap { try? cancelled.level(of: $0) }
      #expect(levels.count == cancelled.numberOfItems && levels.first ?? 0 == 0, "\(name)")
      #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 }, "\(name)")
    }
  }

  /// Repeats an edit, each time cancelled at a different one of its checks.
  private func everyCancellation<Value>(
    of name: String, asking range: PartialRangeFrom<Int>, _ value: Value, _ edit: (inout Value) throws -> Void,
    _ expectation: (Value) -> Void = { _ in }
  ) throws {
    _ = Self.cancelsSnapshots
    func cancelled(from askings: Int) -> (value: Value, askings: Int) {
      var edited = value
      let run = CancellationToken(askings: askings, stride: 1)
      run.carryOut { try? edit(&edited) }
      return (edited, askings - run.askings)
    }
    let count = cancelled(from: .max).askings
    #expect(range.contains(count), "\(name)")
    for first in 0..<count {
      let (value, askings) = cancelled(from: first)
      #expect(askings < first + 20, "\(name)")
      expectation(value)
    }
  }
}

extension SectionSnapshot<Int> {
  fileprivate func mapped(_ transform: (Int) -> Int) throws -> SectionSnapshot {
    var result = SectionSnapshot()
    for item in items { try result.append([transform(item)], to: try parent(of: item).map(transform)) }
    result.expand(expandedItems.map(transform))
    return result
  }
}
