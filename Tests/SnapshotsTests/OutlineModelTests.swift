@testable import Snapshots
import TestSupport
import Testing

/// An outline as nested arrays: the rules of `diffable-rules 3`, implemented without regard to speed.
struct OutlineModel: Equatable {
  var item: Int
  var isExpanded = false
  var children: [OutlineModel] = []

  /// Depth first: item, level, expanded, visible.
  func rows(level: Int = -1, isVisible: Bool = true) -> [OutlineRow<Int>] {
    let own = level < 0 ? [] : [OutlineRow(item: item, level: level, isExpanded: isExpanded, isVisible: isVisible)]
    let shows = level < 0 || (isVisible && isExpanded)
    return own + children.flatMap { $0.rows(level: level + 1, isVisible: shows) }
  }

  /// Edits the siblings of an item; returns whether it was found.
  @discardableResult
  mutating func edit(siblingsOf wanted: Int, _ change: (inout [OutlineModel], Int) -> Void) -> Bool {
    if let index = children.firstIndex(where: { $0.item == wanted }) {
      change(&children, index)
      return true
    }
    for index in children.indices where children[index].edit(siblingsOf: wanted, change) { return true }
    return false
  }

  func node(_ wanted: Int) -> OutlineModel? {
    if item == wanted { return self }
    for child in children { if let found = child.node(wanted) { return found } }
    return nil
  }

  func parent(of wanted: Int) -> Int? {
    if children.contains(where: { $0.item == wanted }) { return item }
    for child in children { if let found = child.parent(of: wanted) { return found } }
    return nil
  }
}

@Suite struct OutlineModelTests {
  typealias Subject = SectionSnapshot<Int>
  static let root = -1

  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func smallOutlines(seed: UInt64) throws { try run(seed, edits: 120, burst: 2, checking: 4) }

  @Test(arguments: [5, 6] as [UInt64]) func largeOutlines(seed: UInt64) throws { try run(seed, edits: 120, burst: 30, checking: 60) }

  func run(_ seed: UInt64, edits: Int, burst: Int, checking stride: Int) throws {
    var random = SeededGenerator(seed: seed)
    var next = 0
    var copies = [(Subject(), OutlineModel(item: Self.root))]
    for turn in 1...edits {
      let chosen = turn % 7 == 0 ? Int.random(in: 0..<copies.count, using: &random) : copies.count - 1
      var (subject, model) = copies[chosen]
      let added = Array(next..<(next + Int.random(in: 0...burst, using: &random)))
      next += added.count
      try edit(&subject, &model, adding: added, using: &random)
      copies.append((subject, model))
      if copies.count > 6 { copies.removeFirst() }
      if turn % stride == 0 { for (subject, model) in copies { try check(subject, model) } }
    }
  }

  func edit(
    _ subject: inout Subject, _ model: inout OutlineModel, adding added: [Int], using random: inout SeededGenerator
  ) throws {
    let fresh = added.map { OutlineModel(item: $0) }
    guard let item = model.rows().randomElement(using: &random)?.item else {
      try subject.append(added)
      model.children += fresh
      return
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      try subject.append(added)
      model.children += fresh
    case 1, 2:
      try subject.append(added, to: item)
      model.edit(siblingsOf: item) { $0[$1].children += fresh }
    case 3:
      try subject.insert(added, before: item)
      model.edit(siblingsOf: item) { $0.insert(contentsOf: fresh, at: $1) }
    case 4:
      try subject.insert(added, after: item)
      model.edit(siblingsOf: item) { $0.insert(contentsOf: fresh, at: $1 + 1) }
    case 5:
      try subject.delete([item, item])
      model.edit(siblingsOf: item) { $0.remove(at: $1) }
    case 6, 7:
      subject.expand([item, -7])
      model.edit(siblingsOf: item) { $0[$1].isExpanded = true }
    case 8:
      subject.collapse([item])
      model.edit(siblingsOf: item) { $0[$1].isExpanded = false }
    default: try graft(&subject, &model, at: item, adding: added)
    }
  }

  /// Removes a subtree, and inserts it again under a new item, in the outline and in the model.
  func graft(_ subject: inout Subject, _ model: inout OutlineModel, at item: Int, adding added: [Int]) throws {
    let taken = try subject.snapshot(of: item)
    guard let node = model.node(item), let parent = added.first else { return }
    try subject.replace(childrenOf: item, using: Subject())
    try subject.append([parent])
    try subject.replace(childrenOf: parent, using: taken)
    model.edit(siblingsOf: item) { $0[$1].children = [] }
    model.children.append(OutlineModel(item: parent, children: node.children))
  }

  func check(_ subject: Subject, _ model: OutlineModel) throws {
    let rows = model.rows()
    #expect(subject.rows == rows)
    for (index, row) in rows.enumerated() {
      let parent = model.parent(of: row.item)
      guard subject.index(of: row.item) == index, try subject.level(of: row.item) == row.level,
        try subject.isExpanded(row.item) == row.isExpanded, try subject.isVisible(row.item) == row.isVisible,
        try subject.parent(of: row.item) == (parent == Self.root ? nil : parent)
      else { Issue.record("item \(row.item) of \(model)"); return }
    }
    guard let item = rows.last?.item, let node = model.node(item) else { return }
    #expect(try subject.snapshot(of: item, includingParent: true).rows == OutlineModel(item: Self.root, children: [node]).rows())
  }
}
