import TestSupport
import Testing

@testable import Snapshots

/// Edits that cannot fail have the same results as the equivalent sequence of public calls.
@Suite struct ReplacementTests {
  private typealias Subject = Snapshot<Int, Int>
  private typealias Outline = SectionSnapshot<Int>

  /// Some sections and items, with marks.
  private static func snapshot(using random: inout SeededGenerator) throws -> Subject {
    let content = RandomContent.any(using: &random)
    var subject = Subject()
    try subject.appendSections(content.sections)
    for (section, items) in zip(content.sections, content.items) { try subject.appendItems(items, toSection: section) }
    try subject.reloadItems(Array(subject.itemIdentifiers.shuffled(using: &random).prefix(3)))
    try subject.reconfigureItems(Array(subject.itemIdentifiers.shuffled(using: &random).prefix(3)))
    try subject.reloadSections(Array(content.sections.prefix(1)))
    return subject
  }

  /// A tree of items 0..<40, some of them expanded.
  private static func outline(using random: inout SeededGenerator) throws -> Outline {
    var outline = Outline()
    for item in 0..<Int.random(in: 1...40, using: &random) {
      try outline.append([item], to: Bool.random(using: &random) ? outline.items.randomElement(using: &random) : nil)
    }
    outline.expand(outline.items.filter { _ in Bool.random(using: &random) })
    return outline
  }

  @Test(arguments: 0..<200 as Range<UInt64>) func itemsAreReplacedInTheirPlaces(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let before = try Self.snapshot(using: &random)
    guard let item = before.itemIdentifiers.randomElement(using: &random) else { return }
    let other = Bool.random(using: &random) ? 5000 : before.itemIdentifiers.randomElement(using: &random) ?? item
    var (expected, replaced) = (before, before)
    if other != item {
      try expected.insertItems([other], afterItem: item)
      try expected.deleteItems([item])
    }
    replaced.replaceItem(item, by: other)
    #expect(replaced == expected)
    replaced.replaceItem(9999, by: other)
    #expect(replaced == expected)

    let withMarks = before.replacing(item, by: 5000)
    func renamed(_ items: [Int]) -> [Int] { items.map { $0 == item ? 5000 : $0 } }
    #expect(withMarks.itemIdentifiers == renamed(before.itemIdentifiers))
    #expect(withMarks.reloadedItemIdentifiers == renamed(before.reloadedItemIdentifiers))
    #expect(withMarks.reconfiguredItemIdentifiers == renamed(before.reconfiguredItemIdentifiers))
    #expect(withMarks.reloadedSectionIdentifiers == before.reloadedSectionIdentifiers)
  }

  /// After halving the numbers, many pairs of items become equal; the first of each pair stays.
  @Test(arguments: 0..<100 as Range<UInt64>) func itemsAreMappedInTheirPlaces(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let before = try Self.snapshot(using: &random)
    let after = before.mapItems { $0 / 2 }
    var expected = Subject()
    var placed: Set<Int> = []
    func halved(_ items: [Int], but seen: inout Set<Int>) -> [Int] { items.map { $0 / 2 }.filter { seen.insert($0).inserted } }
    try expected.appendSections(before.sectionIdentifiers)
    for section in before.sectionIdentifiers {
      try expected.appendItems(halved(try before.itemIdentifiers(inSection: section), but: &placed), toSection: section)
    }
    var (reloaded, reconfigured): (Set<Int>, Set<Int>) = ([], [])
    try expected.reloadItems(halved(before.reloadedItemIdentifiers, but: &reloaded))
    try expected.reconfigureItems(halved(before.reconfiguredItemIdentifiers, but: &reconfigured))
    try expected.reloadSections(before.reloadedSectionIdentifiers)
    #expect(after == expected)
  }

  @Test(arguments: 0..<100 as Range<UInt64>) func itemsAreRemovedAndPut(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let before = try Self.snapshot(using: &random)
    let items = before.itemIdentifiers.shuffled(using: &random)
    guard let section = before.sectionIdentifiers.randomElement(using: &random), let next = items.last else { return }
    let moved = items.dropLast().prefix(4) + [7001, 7002]
    var (expected, subject) = (before, before)
    try expected.insertItems(Array(moved), beforeItem: next)
    subject.put(Array(moved), before: next, inSection: try #require(before.sectionIdentifier(containingItem: next)))
    #expect(subject == expected)
    try expected.appendItems(Array(moved.reversed()), toSection: section)
    subject.put(Array(moved.reversed()), before: nil, inSection: section)
    #expect(subject == expected)
    try expected.deleteItems([7001, 9999])
    for item in [7001, 9999] { subject.removeItem(item) }
    #expect(subject == expected)
  }

  @Test(arguments: 0..<300 as Range<UInt64>) func itemsOfOutlinesAreReplacedInTheirPlaces(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let before = try Self.outline(using: &random)
    let item = try #require(before.items.randomElement(using: &random))
    let isNew = Bool.random(using: &random)
    let other = isNew ? 100 : try #require(before.items.randomElement(using: &random))
    let (isExpanded, below) = (try before.isExpanded(item), try before.snapshot(of: item))
    var (expected, subject) = (before, before)
    if other != item {
      if isNew { try expected.insert([other], before: item) }
      try expected.delete([item])
      if expected.contains(other) { try expected.replace(childrenOf: other, using: below) }
      if isExpanded { expected.expand([other]) }
    }
    subject.replaceItem(item, by: other)
    #expect(subject == expected)
    subject.replaceItem(9999, by: item)
    #expect(subject == expected)
  }

  @Test(arguments: 0..<100 as Range<UInt64>) func newItemsOfOutlinesAreAppended(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let before = try Self.outline(using: &random)
    for parent in [nil, before.items.randomElement(using: &random)] {
      var (expected, subject) = (before, before)
      try expected.append([100], to: parent)
      let isAdded = subject.appendNewItem(100, to: parent)
      #expect(isAdded && subject == expected)
      let isRepeated = subject.appendNewItem(0, to: parent)
      let isAddedToNothing = subject.appendNewItem(101, to: 9999)
      #expect(!isRepeated && !isAddedToNothing && subject == expected)
    }
  }
}
