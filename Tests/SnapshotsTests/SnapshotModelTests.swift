import Snapshots
import TestSupport
import Testing

/// Compares random edits with a model, and keeps copies: an edit must not affect other copies.
@Suite struct SnapshotModelTests {
  typealias Subject = Snapshot<Int, Int>

  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64]) func smallContent(seed: UInt64) throws {
    try run(EditScript(seed: seed, items: 12, sections: 5, burst: 3), edits: 300, checkingEvery: 1)
  }

  @Test(arguments: [7, 8] as [UInt64]) func manySections(seed: UInt64) throws {
    try run(EditScript(seed: seed, items: 300, sections: 400, burst: 40), edits: 300, checkingEvery: 30)
  }

  @Test(arguments: [9, 10] as [UInt64]) func longSections(seed: UInt64) throws {
    try run(EditScript(seed: seed, items: 3000, sections: 3, burst: 120), edits: 300, checkingEvery: 30)
  }

  func run(_ script: EditScript, edits: Int, checkingEvery stride: Int) throws {
    var script = script
    var copies = [(Subject(), SnapshotModel())]
    for turn in 1...edits {
      // Usually the newest copy is edited, sometimes an older one.
      let chosen = turn % 7 == 0 ? Int.random(in: 0..<copies.count, using: &script.random) : copies.count - 1
      var (subject, model) = copies[chosen]
      try script.edit(&subject, &model)
      copies.append((subject, model))
      if copies.count > 8 { copies.removeFirst() }
      if turn % stride == 0 { for (subject, model) in copies { check(subject, model) } }
    }
  }

  func check(_ subject: Subject, _ model: SnapshotModel) {
    #expect(subject.sectionIdentifiers == model.sections.map(\.identifier))
    #expect(subject.itemIdentifiers == model.items)
    #expect(subject.numberOfItems == model.items.count)
    for (index, section) in model.sections.enumerated() {
      guard subject.sectionIdentifier(at: index) == section.identifier, subject.indexOfSection(section.identifier) == index,
        Array(subject.items(inSectionAt: index)) == section.items, subject.numberOfItems(inSectionAt: index) == section.items.count
      else { Issue.record("section \(index) of \(model)"); return }
    }
    var flat = 0
    for (index, section) in model.sections.enumerated() {
      for (place, item) in section.items.enumerated() {
        let path = SnapshotIndexPath(section: index, item: place)
        guard subject.indexPath(of: item) == path, subject.item(at: path) == item, subject.indexOfItem(item) == flat,
          subject.sectionIdentifier(containingItem: item) == section.identifier
        else { Issue.record("item \(item) of \(model)"); return }
        flat += 1
      }
    }
  }
}

/// Edits made to both a snapshot and its model.
struct EditScript {
  var random: SeededGenerator
  let items: Int
  let sections: Int
  let burst: Int

  init(seed: UInt64, items: Int, sections: Int, burst: Int) {
    random = SeededGenerator(seed: seed)
    self.items = items
    self.sections = sections
    self.burst = burst
  }

  mutating func some(below bound: Int) -> [Int] {
    let count = Int.random(in: 0...burst, using: &random)
    var seen: Set<Int> = []
    return (0..<count).map { _ in Int.random(in: 0..<bound, using: &random) }.filter { seen.insert($0).inserted }
  }

  mutating func edit(_ subject: inout SnapshotModelTests.Subject, _ model: inout SnapshotModel) throws {
    let before = model
    guard let section = model.sections.randomElement(using: &random)?.identifier else { return try addSections(&subject, &model) }
    let offset = Int.random(in: 0...1, using: &random)
    switch Int.random(in: 0..<13, using: &random) {
    case 0...3:
      let added = some(below: items)
      #expect(try subject.appendItems(added, toSection: section) == added.filter(before.items.contains))
      model.append(items: added, to: section)
    case 4, 5:
      guard let item = before.items.randomElement(using: &random) else { return }
      let added = some(below: items).filter { $0 != item }
      let moved = try offset == 0 ? subject.insertItems(added, beforeItem: item) : subject.insertItems(added, afterItem: item)
      #expect(moved == added.filter(before.items.contains))
      model.insert(items: added, beside: item, offset: offset)
    case 6, 7:
      let deleted = some(below: items)
      try subject.deleteItems(deleted)
      model.delete(items: deleted)
    case 8:
      guard let item = before.items.randomElement(using: &random), let other = before.items.randomElement(using: &random) else { return }
      guard item != other else { return }
      if offset == 0 { try subject.moveItem(item, beforeItem: other) } else { try subject.moveItem(item, afterItem: other) }
      model.insert(items: [item], beside: other, offset: offset)
    case 9:
      guard let other = before.sections.randomElement(using: &random)?.identifier, section != other else { return }
      if offset == 0 {
        try subject.moveSection(section, beforeSection: other)
      } else {
        try subject.moveSection(section, afterSection: other)
      }
      model.move(section: section, beside: other, offset: offset)
    case 10:
      let deleted = some(below: sections).prefix(max(1, burst / 4))
      try subject.deleteSections(Array(deleted))
      model.delete(sections: Array(deleted))
    case 11:
      let index = model.index(of: section) ?? 0
      let count = min(Int.random(in: 0...burst, using: &random), model.sections[index].items.count)
      subject.removeLastItems(count, fromSectionAt: index)
      model.sections[index].items.removeLast(count)
    default: try addSections(&subject, &model)
    }
  }

  mutating func addSections(_ subject: inout SnapshotModelTests.Subject, _ model: inout SnapshotModel) throws {
    let added = some(below: sections).filter { model.index(of: $0) == nil }
    let destination = model.sections.randomElement(using: &random)?.identifier
    if let destination {
      try subject.insertSections(added, afterSection: destination)
      model.insert(sections: added, beside: destination, offset: 1)
    } else {
      try subject.appendSections(added)
      model.insert(sections: added, beside: nil, offset: 0)
    }
  }
}
