import Snapshots
import Testing

@Suite struct ApplyTests {
  @Test func everyRecordedApplyIsMet() {
    #expect(Recordings.all.apply.count == 16)
    #expect(Self.differences.count == 11)
  }

  static let differences = Recordings.all.apply.filter { $0.cells != nil }

  @Test(arguments: differences) func cellsRequested(_ recording: RecordedApply) throws {
    let old = try snapshot(recording.old ?? [])
    var new = try snapshot(recording.new ?? [])
    try new.reloadItems(recording.reloadItems ?? [])
    try new.reloadSections(recording.reloadSections ?? [])
    let cells = ApplyPlan(from: old, to: new).requested.map { "\($0.at.section).\($0.at.item) \($0.identifier)" }
    #expect(cells == recording.cells)
  }

  /// The consecutive recordings apply-012 to apply-016.
  @Test func outlinesOfSections() throws {
    let recordings = Recordings.all.apply.filter { $0.cells == nil }
    #expect(recordings.map(\.id) == ["apply-012", "apply-013", "apply-014", "apply-015", "apply-016"])
    var subject = try snapshot(recordings[0].old ?? [])
    var tree = Outline()
    try tree.append(["a", "b", "c"])
    try tree.append(["a1", "a2"], to: "a")
    subject.apply(tree, to: "S1")
    #expect(subject.itemIdentifiers == recordings[0].items)
    #expect(subject == (try snapshot([RecordedSection("S1", ["a", "b", "c"]), RecordedSection("S2", ["p", "q"])])))

    tree.expand(["a"])
    subject.apply(tree, to: "S1")
    #expect(subject.itemIdentifiers == recordings[1].items)
    #expect(tree.rebased(onto: try subject.itemIdentifiers(inSection: "S1")) == tree)
    #expect(subject.outline(ofSection: "S2").rootItems == ["p", "q"])
    #expect(subject.outline(ofSection: "nowhere") == Outline())
  }

  @Test func anOutlineBringsItsItemsAndItsSection() throws {
    var subject = try snapshot([RecordedSection("A", ["x", "y"])])
    var tree = Outline()
    try tree.append(["y", "z"])
    #expect(subject.apply(tree, to: "B") == ["y"])
    #expect(recorded(subject) == [RecordedSection("A", ["x"]), RecordedSection("B", ["y", "z"])])
  }

  @Test func anItemThatMovesIntoAnEmptySectionIsRequestedAgain() throws {
    let old = try snapshot([RecordedSection("A", ["x", "y"]), RecordedSection("B", [])])
    let new = try snapshot([RecordedSection("A", ["x"]), RecordedSection("B", ["y"])])
    #expect(ApplyPlan(from: old, to: new, outlineSection: "B").requested.map(\.identifier) == ["y"])
    #expect(ApplyPlan(from: old, to: new).requested.isEmpty)
    #expect(ApplyPlan(from: new, to: old, outlineSection: "A").requested.isEmpty)
  }

  @Test func theFirstApplyRequestsAllCells() throws {
    var first = try snapshot([RecordedSection("A", ["x", "y"])])
    try first.reloadItems(["y"])
    #expect(ApplyPlan(from: nil, to: first).requested.map(\.identifier) == ["x", "y", "y"])
    #expect(ApplyPlan(from: nil, to: first, method: .unanimated).requested.map(\.identifier) == ["x", "y"])
    #expect(ApplyPlan(from: first.withoutMarks, to: first, method: .reloadData).requested.map(\.identifier) == ["x", "y"])
  }

  @Test func anItemInAReloadedSectionIsRequestedTwiceIfMoreChanged() throws {
    let old = try snapshot([RecordedSection("A", ["x"])])
    var new = old
    try new.reloadSections(["A"])
    try new.reloadItems(["x"])
    #expect(ApplyPlan(from: old, to: new).requested.map(\.identifier) == ["x"])
    try new.appendSections(["B"])
    #expect(ApplyPlan(from: old, to: new).requested.map(\.identifier) == ["x", "x"])
  }
}
