import Synchronization
import TestSupport
import Testing

@testable import Snapshots

/// Measures cost by counting operations, not by time.
@Suite(.serialized) struct CostTests {
  /// An identifier that counts its hashes and comparisons.
  struct Counted: Hashable, Sendable {
    static let hashes = Atomic(0)
    static let comparisons = Atomic(0)
    let id: Int

    static func == (left: Counted, right: Counted) -> Bool {
      comparisons.add(1, ordering: .relaxed)
      return left.id == right.id
    }

    func hash(into hasher: inout Hasher) {
      Self.hashes.add(1, ordering: .relaxed)
      hasher.combine(id)
    }
  }

  struct Cost: Equatable {
    var hashes: Int
    var comparisons: Int
  }

  func cost(_ body: () throws -> Void) rethrows -> Cost {
    let before = Cost(hashes: Counted.hashes.load(ordering: .relaxed), comparisons: Counted.comparisons.load(ordering: .relaxed))
    try body()
    return Cost(
      hashes: Counted.hashes.load(ordering: .relaxed) - before.hashes,
      comparisons: Counted.comparisons.load(ordering: .relaxed) - before.comparisons)
  }

  func subject(_ items: [Int]) throws -> Snapshot<Int, Counted> {
    var subject = Snapshot<Int, Counted>()
    try subject.appendSections([0])
    try subject.appendItems(items.map(Counted.init))
    return subject
  }

  @Test func anAppendHashesOnce() throws {
    var subject = try subject(Array(0..<5000))
    #expect(try cost { try subject.appendItem(Counted(id: 5000)) }.hashes == 1)
    #expect(try cost { _ = try self.subject(Array(0..<1000)) }.hashes == 1000)
  }

  @Test func aDifferenceHashesNothingAndComparesLinearly() throws {
    var random = SeededGenerator(seed: 1)
    for count in [1000, 4000] {
      let old = try subject(Array(0..<count))
      let pairs = [
        Array(0..<count), Array((0..<count).reversed()), (0..<count).shuffled(using: &random), Array(count..<(2 * count)),
        (0..<count).filter { $0 % 10 != 3 } + [count, count + 1],
      ]
      for items in pairs {
        let new = try subject(items)
        let spent = cost { _ = difference(from: old, to: new) }
        #expect(spent.hashes == 0)
        // One comparison for each match; the others are for hashes whose 32 bits are equal by chance.
        #expect(spent.comparisons <= count + 10)
      }
    }
  }

  @Test func lookupsDoNotGrowWithTheContent() throws {
    let subject = try subject(Array(0..<20_000))
    let spent = cost { _ = subject.indexPath(of: Counted(id: 777)) }
    #expect(spent == Cost(hashes: 1, comparisons: 1))
  }

  static let long: Snapshot<Int, Counted> = (try? CostTests().subject(Array(0..<6000))) ?? Snapshot()

  /// For an edited copy, only the edited leaves and those of the sections are compared.
  @Test(arguments: Edit.allCases) func theDifferenceOfAnEditDoesNotGrowWithTheContent(edit: Edit) throws {
    let old = Self.long
    var new = old
    try edit.apply(to: &new)
    let sides = [FlatSnapshot(old, unlike: new), FlatSnapshot(new, unlike: old)]
    #expect(sides.map { $0.items.slots.count + $0.sections.slots.count }.max() ?? 0 <= 200)
    for rule in DifferenceRule.allCases {
      var found = Difference<Int, Counted>()
      let spent = cost { found = difference(from: old, to: new, rule: rule) }
      // A mark needs one lookup.
      #expect(spent.hashes <= 1)
      #expect(spent.comparisons <= 200)
      #expect(found.isEmpty == (edit == .nothing))
    }
  }

  enum Edit: CaseIterable {
    case nothing, append, insert, delete, move, reload, appendSection, reloadSection

    func apply(to subject: inout Snapshot<Int, Counted>) throws {
      let item = Counted(id: 3999)
      switch self {
      case .nothing: break
      case .append: try subject.appendItem(Counted(id: -1))
      case .insert: try subject.insertItems([Counted(id: -1)], beforeItem: item)
      case .delete: try subject.deleteItems([item])
      case .move: try subject.moveItem(Counted(id: 5), afterItem: Counted(id: 5000))
      case .reload: try subject.reloadItems([item])
      case .appendSection: try subject.appendSections([1])
      case .reloadSection: try subject.reloadSections([0])
      }
    }
  }

  /// An edit after a copy replaces one path of nodes, not all storage.
  @Test func aCopySharesNearlyAllChunks() throws {
    let kept = try subject(Array(0..<20_000))
    var edited = kept
    try edited.insertItems([Counted(id: -1)], beforeItem: Counted(id: 9999))
    for (before, after) in [
      (chunks(kept.items.records), chunks(edited.items.records)), (chunks(kept.items.places), chunks(edited.items.places)),
    ] {
      let shared = zip(before, after).filter { $0 == $1 }.count
      #expect(before.count > 300 && before.count - shared <= 2)
    }
  }

  /// A move changes only the places of items, not their records.
  @Test func aMoveSharesAllIdentifiers() throws {
    let kept = try subject(Array(0..<2000))
    var edited = kept
    try edited.moveItem(Counted(id: 3), afterItem: Counted(id: 1500))
    #expect(edited.indexOfItem(Counted(id: 3)) == 1500)
    #expect(edited.items.records.isTriviallyIdentical(to: kept.items.records))
    #expect(!edited.items.places.isTriviallyIdentical(to: kept.items.places))
  }

  private func chunks(_ array: SharedArray<some Any>) -> [UnsafeRawPointer?] {
    array.blocks.flatMap { $0.flatMap { $0.map { chunk in chunk.withUnsafeBytes(\.baseAddress) } } }
  }
}
