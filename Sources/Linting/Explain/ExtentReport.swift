import CompositionalLayout
import Documents
import Localization
import Rendering
import Snapshots

extension ExplainReport {
  package init(contentOf document: Document, parts: [FramePart], _ solution: Solution) {
    self.init(.content, "content", nil, document.stepNames(of: .content, in: solution), parts, document, solution)
  }

  /// Explains the position and length of a section.
  package init(section: Int, of document: Document, parts: [FramePart], _ solution: Solution) {
    let identifier = document.view.applied.sectionIdentifier(at: section) ?? ""
    let names = document.stepNames(of: .section(section), in: solution)
    self.init(.section(section), "section", identifier, names, parts, document, solution)
  }

  /// Explains a group that contains a cell. The section's own group has depth 0.
  package init(groupAround item: Int, depth: Int, inSection section: Int, of document: Document, parts: [FramePart], _ solution: Solution) {
    let extent = ExplainedArea.group(around: item, depth: depth, section: section)
    let names = document.stepNames(of: extent, in: solution)
    let path = Array((solution.subitemPath(ofCell: item, inSection: section) ?? []).prefix(depth))
    let cell = Element.ID.cell(item, inSection: section)
    let steps = [FramePart.width, .height].flatMap { solution.steps(behind: $0, of: cell, at: document.viewport(on: solution)) }
    let fit = steps.first { if case .fit = $0.reason, $0.subject == .group(path) { true } else { false } }
    self.init(extent, "group", names.subitems[path], names, parts, document, solution, reasons: fit.map { [$0.sentence(names)] } ?? [])
  }

  private init(
    _ extent: ExplainedArea, _ kind: String, _ identifier: String?, _ names: StepNames, _ parts: [FramePart], _ document: Document,
    _ solution: Solution, reasons: [Phrase] = []
  ) {
    func steps(_ part: FramePart) -> [Step] { solution.steps(behind: part, of: extent) }
    let frame = FramePart.allCases.map { JSON.number(steps($0).last?.result ?? 0) }
    let members = [
      JSON.Member("extent", .string(kind)), JSON.Member("identifier", identifier.map(JSON.string) ?? .null),
      JSON.Member("frame", .array(frame)),
    ]
    let explanations = Explanation.all(parts, steps: steps)
    self.init(Explained(names: names, explanations: explanations, members: members, reasons: reasons), in: document)
  }

  package init(offsetOf document: Document, _ solution: Solution) {
    var names = document.stepNames(ofItem: 0, inSection: 0, of: solution)
    names.element = "the offset"
    let viewport = document.viewport(on: solution)
    let isScrolled = document.view.contentOffset != nil
    let explanations = Explanation.all([.x, .y]) {
      solution.steps(behindOffsetOf: viewport, along: $0.axis, isScrolled: isScrolled)
    }
    self.init(Explained(names: names, explanations: explanations, members: [JSON.Member("extent", "offset")]), in: document)
  }

  /// Explains the offset of an orthogonal section; nil for other sections.
  package init?(offsetOfSection section: Int, in document: Document, _ solution: Solution) {
    let identifier = document.view.applied.sectionIdentifier(at: section) ?? ""
    let steps = solution.steps(behindOffset: document.viewport(on: solution).orthogonalOffsets[section], ofSection: section)
    guard let axis = steps.first?.axis else { return nil }
    self.init(
      Explained(
        names: document.stepNames(ofItem: 0, inSection: section, of: solution),
        explanations: Explanation.all([axis == .horizontal ? .x : .y]) { _ in steps },
        members: [JSON.Member("extent", "offset"), JSON.Member("identifier", .string(identifier))], title: "offset of \(identifier)"),
      in: document)
  }
}

extension Document {
  /// The names in the steps of a group, a section or the content.
  package func stepNames(of extent: ExplainedArea, in solution: Solution) -> StepNames {
    switch extent {
    case .content:
      var names = stepNames(ofItem: 0, inSection: 0, of: solution)
      names.element = "the content"
      return names
    case .section(let section):
      var names = stepNames(ofItem: 0, inSection: section, of: solution)
      names.element = "section \(view.applied.sectionIdentifier(at: section) ?? "")"
      return names
    case .group(let item, let depth, let section):
      var names = stepNames(ofItem: item, inSection: section, of: solution)
      let path = (solution.subitemPath(ofCell: item, inSection: section) ?? []).prefix(depth)
      let group = names.name(of: .group(Array(path)))
      let index = depth == 0 ? item / max(solution.sectionExtent(at: section)?.itemsPerGroup ?? 1, 1) : 0
      names.isChosenByContainer = isChosenByContainer(section)
      names.element = index == 0 ? "group \(group)" : "group \(group), number \(index)"
      return names
    }
  }
}
