@testable import Snapshots
import TestSupport
import Testing

/// The difference of edited copies is that of the same contents built anew, which share nothing.
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
      let (oldAnew, newAnew) = (try Content(old).snapshot, try Content(subject).snapshot)
      for rule in DifferenceRule.allCases {
        guard difference(from: old, to: subject, rule: rule) == difference(from: oldAnew, to: newAnew, rule: rule) else {
          Issue.record("\(rule): \(Content(old)) to \(Content(subject))")
          return
        }
      }
    }
  }

  /// More items pass over a shared leaf than it holds, so that its items are those that move.
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
  /// Moves a stretch of items beside another item.
  fileprivate mutating func moveMany(_ subject: inout SnapshotModelTests.Subject, _ model: inout SnapshotModel) throws {
    let items = model.items
    guard let item = items.randomElement(using: &random) else { return }
    let start = Int.random(in: 0..<items.count, using: &random)
    let moved = items[start..<min(items.count, start + Int.random(in: 1...200, using: &random))].filter { $0 != item }
    try subject.insertItems(moved, beforeItem: item)
    model.insert(items: moved, beside: item, offset: 0)
  }
}
