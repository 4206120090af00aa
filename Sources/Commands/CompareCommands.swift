import CommandLanguage
import Documents
import Exports
import HashTreeCollections
import Localization
import Rendering
import Snapshots

/// Commands that compare two states, or two layouts of one state.
package enum CompareCommands {
  static let all: [ShellCommand] = [compareMark, compare]

  private static let topic = "looking"

  static let compareMark = ShellCommand(
    "compare mark", "shows what changed since a mark: frames (and by how much), the snapshot and the components",
    details: [
      "--svg FILE writes a picture instead: old frames as outlines, current frames in colours that get warmer the more a frame differs.",
      "With 'within POINTS' it becomes an expectation, which fails if a frame differs by more.",
    ],
    topic: topic, formats: .ofTables,
    One(.text("name", accepts: "a name set with 'mark'", completions: .live(Live.mark))),
    Clause("within", .number("points", from: 0)), OptionPath("svg"),
    examples: [
      Example("compare mark before", after: LookCommands.screen + "; mark before; set row.height 120; delete items a; apply"),
      Example("compare mark before within 0.5", after: LookCommands.screen + "; mark before"),
    ]
  ) { (workspace: inout Workspace, name: String, tolerance: Double?, path: Path?) throws(Diagnostic) -> CommandEffect in
    let now = workspace.document
    let marked = try document(at: name, in: workspace)
    let unmet = tolerance.flatMap { now.unmet(within: $0, of: marked, named: name) }
    if let path {
      let picture = try SceneReport(of: now).scene(since: marked, .warmth)
      return .export(.picture(picture), to: path, orElse: unmet)
    }
    if let unmet { return .unmet(unmet) }
    if tolerance != nil { return .met() }
    return .show(.sequence([now.frames(since: marked)] + now.snapshots(since: marked) + now.componentChanges(since: marked)))
  }

  /// The document at a mark, switched to the view that is current now.
  private static func document(at name: String, in workspace: Workspace) throws(Diagnostic) -> Document {
    guard var marked = workspace.marks[name] else {
      throw Diagnostic(
        .unknownMark, "there is no mark '\(name.abbreviated)'", at: .parameter("name"),
        notes: workspace.marks.isEmpty ? ["make one with 'mark \(quotedIfNeeded(name.abbreviated))'"] : []
      ).offering(workspace.marks.keys.sorted(), insteadOf: name)
    }
    let view = workspace.document.view.name
    guard let index = marked.index(ofView: view) else {
      throw Diagnostic(
        .unknownView, "view '\(view.abbreviated)' did not exist at the mark '\(name.abbreviated)'", at: .parameter("name"))
    }
    marked.current = index
    return marked
  }

  static let compare = ShellCommand(
    "compare", "compares two layout sections with the same items", topic: topic, formats: .ofTables,
    One(.word("section component", accepts: "a layout section", completions: .live(Live.component))),
    One(.word("other section component", accepts: "another layout section", completions: .live(Live.component))),
    examples: [Example("compare grid tall", after: LookCommands.screen + "; define section tall row interGroupSpacing=10")]
  ) { (workspace: inout Workspace, one: Word, other: Word) throws(Diagnostic) -> CommandEffect in
    let document = workspace.document
    var documents: [Document] = []
    for name in [one, other] {
      try document.expect(name, oneOf: [.section])
      var copy = document
      copy.view.provider.use(Use(component: name.text, target: .every))
      copy.takeSizes(since: CopyOnWriteBox(document))
      // Throws an error if the layout cannot be solved.
      _ = try copy.solution(of: copy.view)
      documents.append(copy)
    }
    return .show(documents[1].frames(since: documents[0]))
  }
}

/// The shapes of the other parts of a comparison with a mark.
extension CompareCommands {
  package static let snapshotShape = DifferenceReport.shape(label: JSONShape.Member("snapshot", .cases(of: InspectCommands.Which.self)))
  package static let componentsShape: JSONShape = [
    "components": .array(["name": .string, "change": .choice(["new", "gone", "changed"])])
  ]
}

extension Document {
  /// The failed expectation that frames equal those at a mark, within a tolerance in points; nil if they do.
  fileprivate func unmet(within tolerance: Double, of marked: Document, named name: String) -> UnmetExpectation? {
    let comparison = FrameComparison(before: FrameComparison.ComparedScreen(marked), after: FrameComparison.ComparedScreen(self))
    let count = comparison.differing(beyond: tolerance)
    guard count > 0 else { return nil }
    let differ: Phrase = "\(counted(count, "frame")) \(english: count == 1 ? "differs" : "differ")"
    return UnmetExpectation(
      "the screen", expected: "the frames at the mark \(name), within \(rounded(tolerance)) pt", found: differ, line: nil)
  }

  fileprivate func frames(since before: Document) -> Report {
    FrameComparison(before: FrameComparison.ComparedScreen(before), after: FrameComparison.ComparedScreen(self)).report
  }

  /// The differences of the applied snapshots, and of the pending ones if there are pending edits.
  fileprivate func snapshots(since before: Document) -> [Report] {
    let old = before.view
    var reports = [report("the applied snapshot", "applied", from: old.applied, to: view.applied)]
    if view.hasPendingEdits || old.hasPendingEdits {
      reports.append(report("the pending snapshot", "pending", from: old.pending, to: view.pending))
    }
    return reports
  }

  private func report(_ title: Phrase, _ name: String, from old: DocumentSnapshot, to new: DocumentSnapshot) -> Report {
    let difference = Snapshots.difference(from: old, to: new, rule: .minimal)
    return DifferenceReport(title: title, label: JSON.Member("snapshot", .string(name)), difference: difference, old: old, new: new).report
  }

  fileprivate func componentChanges(since before: Document) -> [Report] {
    let names = Set(components.keys).union(before.components.keys).sorted().filter { components[$0] != before.components[$0] }
    guard !names.isEmpty else { return [] }
    func change(_ name: String) -> Phrase {
      before.components[name] == nil ? "new" : components[name] == nil ? "gone" : "changed"
    }
    let changes = names.map { ($0, change($0)) }
    return [
      .listing(
        [StyledLine("components: \(changes.map { .verbatim("\($0.0) ") + $0.1 }.joined(separator: ", "))")],
        record: ["components": .array(changes.map { ["name": .string($0.0), "change": .string($0.1.english)] })])
    ]
  }
}
