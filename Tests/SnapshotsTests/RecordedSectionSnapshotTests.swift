import Snapshots
import Testing

typealias Outline = SectionSnapshot<Identifier>

@Suite struct RecordedSectionSnapshotTests {
  static let possible = Recordings.all.sectionSnapshot.filter { !$0.args.contains(.missing) }

  @Test func nothingButMissingArgumentsIsLeftOut() {
    #expect(Recordings.all.sectionSnapshot.count == 121)
    // A missing argument was nil in Objective-C, which Swift's types do not allow.
    let impossible = Recordings.all.sectionSnapshot.filter { $0.args.contains(.missing) }
    #expect(impossible.map(\.id) == ["sectionSnapshot-090", "sectionSnapshot-106"])
    #expect(Self.possible.count == 119)
  }

  @Test(arguments: possible) func step(_ step: RecordedTreeStep) throws {
    var subject = try outline(step.before)
    do throws(Outline.Fault) {
      try perform(step, on: &subject)
      #expect(step.error == nil)
    } catch {
      #expect(error.uiKitText == step.error)
    }
    #expect(subject == (try outline(step.after)))
    #expect(recorded(subject) == step.after)
  }

  func perform(_ step: RecordedTreeStep, on subject: inout Outline) throws(Outline.Fault) {
    let other = try step.snapshot.map { items throws(Outline.Fault) in
      var other = Outline()
      try other.append(items)
      return other
    }
    switch (step.op, step.args.first, step.args.dropFirst().first, other) {
    case ("append", .many(let items), nil, nil): try subject.append(items)
    case ("append(to)", .many(let items), .one(let parent), nil): try subject.append(items, to: parent)
    case ("insert(before)", .many(let items), .one(let item), nil): try subject.insert(items, before: item)
    case ("insert(after)", .many(let items), .one(let item), nil): try subject.insert(items, after: item)
    case ("delete", .many(let items), nil, nil): try subject.delete(items)
    case ("expand", .many(let items), nil, nil): subject.expand(items)
    case ("collapse", .many(let items), nil, nil): subject.collapse(items)
    case ("level(of)", .one(let item), nil, nil): _ = try subject.level(of: item)
    case ("insert(snapshot,before)", .one(let item), nil, let other?): try subject.insert(other, before: item)
    case ("insert(snapshot,after)", .one(let item), nil, let other?): #expect(try subject.insert(other, after: item) == step.returned)
    case ("replace(childrenOf)", .one(let item), nil, let other?): try subject.replace(childrenOf: item, using: other)
    case ("snapshot(of)", .one(let item), nil, nil):
      let result = try subject.snapshot(of: item, includingParent: step.includingParent == true)
      #expect(step.result == nil || recorded(result) == step.result)
    default: Issue.record("no call for \(step)")
    }
  }
}

func outline(_ nodes: [RecordedNode]) throws(Outline.Fault) -> Outline {
  var outline = Outline()
  var pending = nodes.map { (node: $0, parent: Identifier?.none) }[...]
  while let (node, parent) = pending.popFirst() {
    try outline.append([node.item], to: parent)
    if node.isExpanded { outline.expand([node.item]) }
    pending += node.children.map { ($0, node.item) }
  }
  return outline
}

func recorded(_ outline: Outline) -> [RecordedNode] {
  var rest = outline.rows[...]
  return nodes(level: 0, from: &rest)
}

private func nodes(level: Int, from rows: inout ArraySlice<OutlineRow<Identifier>>) -> [RecordedNode] {
  var found: [RecordedNode] = []
  while let row = rows.first, row.level == level {
    rows.removeFirst()
    found.append(RecordedNode(item: row.item, isExpanded: row.isExpanded, children: nodes(level: level + 1, from: &rows)))
  }
  return found
}
