@testable import Snapshots
import TestSupport
import Testing

/// The difference of edited copies equals the difference of the same contents built from scratch, which share no storage.
@Suite struct SharedDifferenceTests {
  @Test(arguments: 1...4) func longSections(seed: Int) throws {
    let sections = Array(0..<3)
    let content = Content(sections: sections, items: sections.map { Array($0 * 300..<($0 + 1) * 300) })
    try run(EditScript(seed: UInt64(seed), items: 1000, sections: 3, burst: 3), from: content)
  }

  @Test(arguments: 5...7) func manySections(seed: Int) throws {
    let sections = Array(0..<300)
    let content = Content(sections: sections, items: sections.map { [$0] })
    try run(EditScript(seed: UInt64(seed), items: 400, sections: 350, burst: 8), from: content)
  }

  /// Nothing is added or removed, so that the comparison also skips the unchanged ends of leaves that items were moved from or to.
  @Test(arguments: 8...13) func movesAlone(seed: Int) throws {
    let sections = Array(0..<4)
    let content = Content(sections: sections, items: [300, 300, 40, 1].enumerated().map { Array($0 * 300..<$0 * 300 + $1) })
    var script = EditScript(seed: UInt64(seed), items: 1000, sections: 4, burst: 3)
    var copies = [try content.snapshot]
    for turn in 1...60 {
      var new = copies[Int.random(in: max(0, copies.count - 3)..<copies.count, using: &script.random)]
      for _ in 0...(turn % 4) { try script.move(turn % 5 == 0 ? 200 : 3, in: &new) }
      copies.append(new)
      if copies.count > 5 { copies.removeFirst() }
      let old = copies[Int.random(in: 0..<copies.count, using: &script.random)]
      guard try isAsOfNewOnes(from: old, to: new) else { return }
    }
  }

  func run(_ script: EditScript, from content: Content) throws {
    var script = script
    var model = SnapshotModel()
    model.insert(sections: content.sections, beside: nil, offset: 0)
    for (section, items) in zip(content.sections, content.items) { model.append(items: items, to: section) }
    var copies = [(try content.snapshot, model)]
    for turn in 1...30 {
      var (subject, model) = copies[Int.random(in: max(0, copies.count - 3)..<copies.count, using: &script.random)]
      for _ in 0...(turn % 4) { try script.edit(&subject, &model) }
      if turn % 3 == 0 { try script.moveMany(&subject, &model) }
      copies.append((subject, model))
      if copies.count > 5 { copies.removeFirst() }
      let old = copies[Int.random(in: 0..<copies.count, using: &script.random)].0
      guard try isAsOfNewOnes(from: old, to: subject) else { return }
    }
  }

  private func isAsOfNewOnes(from old: Snapshot<Int, Int>, to new: Snapshot<Int, Int>) throws -> Bool {
    let (oldAnew, newAnew) = (try Content(old).snapshot, try Content(new).snapshot)
    for rule in DifferenceRule.allCases
    where difference(from: old, to: new, rule: rule) != difference(from: oldAnew, to: newAnew, rule: rule) {
      Issue.record("\(rule): \(Content(old)) to \(Content(new))")
      return false
    }
    return true
  }

  /// More items move past a shared leaf than it contains, so the items of the leaf count as moved.
  @Test func allItemsOfASharedLeafMove() throws {
    let old = try Content(sections: [0], items: [Array(0..<1000)]).snapshot
    var new = old
    try new.insertItems(Array(0..<320), beforeItem: 384)
    let found = difference(from: old, to: new)
    #expect(found.items.moved.map(\.identifier) == Array(320..<384))
    #expect(reapplied(found, to: Content(old)) == Content(new))
  }
}

extension EditScript {
  /// Moves consecutive items before or after another item.
  fileprivate mutating func moveMany(_ subject: inout SnapshotModelTests.Subject, _ model: inout SnapshotModel) throws {
    let items = model.items
    guard let item = items.randomElement(using: &random) else { return }
    let start = Int.random(in: 0..<items.count, using: &random)
    let moved = items[start..<min(items.count, start + Int.random(in: 1...200, using: &random))].filter { $0 != item }
    try subject.insertItems(moved, beforeItem: item)
    model.insert(items: moved, beside: item, offset: 0)
  }

  /// Moves consecutive items before or after another item or to the end of a section, or moves a section.
  fileprivate mutating func move(_ most: Int, in subject: inout Snapshot<Int, Int>) throws {
    let items = subject.itemIdentifiers
    guard let item = items.randomElement(using: &random), let section = subject.sectionIdentifiers.randomElement(using: &random) else {
      return
    }
    let start = Int.random(in: 0..<items.count, using: &random)
    let moved = items[start..<min(items.count, start + Int.random(in: 1...most, using: &random))].filter { $0 != item }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: try subject.appendItems(moved, toSection: section)
    case 1: try subject.moveSection(section, afterSection: subject.sectionIdentifiers.first { $0 != section } ?? section)
    case 2...4: try subject.insertItems(moved, afterItem: item)
    default: try subject.insertItems(moved, beforeItem: item)
    }
  }
}
