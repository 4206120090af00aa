import CompositionalLayout
import Documents
import Localization
import Snapshots

/// An element with everything that its explanation needs: names, groups and steps.
struct ExplainedFrame {
  /// A group on the way to the element.
  struct NamedGroup {
    var name: String
    var direction: Arrangement.Direction
    var subitems: [String]
    /// The kinds of the subitems, which do not depend on their names.
    var kinds: [Component.ComponentKind?]
  }

  struct GroupFit {
    var fit: Step.Reason.Fit
    /// The axis along which the group is filled.
    var axis: Axis
    /// The steps that lead to the available length.
    var stepsBefore: [Step]
  }

  let element: Element
  let names: StepNames
  private let document: Document
  private let solution: Solution
  private let viewport: Viewport

  /// Nil if the document cannot be laid out.
  init?(_ element: Element, in side: Divergence.ComparedDocument) {
    guard let solution = side.solution else { return nil }
    self.element = element
    document = side.document
    self.solution = solution
    viewport = side.viewport
    names = document.stepNames(of: element, in: solution)
  }

  func steps(_ part: FramePart) -> [Step] { solution.steps(behind: part, of: element.id, at: viewport) }

  /// The steps that lead to the length of the section's group around the element.
  func groupSteps(_ part: FramePart) -> [Step] {
    guard element.category == .cell, let item = element.item else { return [] }
    return solution.steps(behind: part, of: .group(around: item, depth: 0, section: element.section))
  }

  func sectionSteps(_ section: Int, _ part: FramePart) -> [Step] { solution.steps(behind: part, of: .section(section)) }

  func sectionName(_ section: Int) -> String { document.view.applied.sectionIdentifier(at: section) ?? String(section) }

  // MARK: Groups

  /// The path of subitems from the section's group to the cell.
  var path: [Int] {
    guard element.category == .cell, let item = element.item else { return [] }
    return solution.subitemPath(ofCell: item, inSection: element.section) ?? []
  }

  /// The group at a path of subitems, whether or not the element is in it.
  func group(at path: [Int]) -> NamedGroup? {
    guard let section = document.layoutSection(at: element.section), var name = document.components[section]?.groupName else { return nil }
    for index in path {
      let subitems = document.components[name]?.parts.subitems ?? []
      guard !subitems.isEmpty else { return nil }
      name = subitems[index % subitems.count]
    }
    guard let component = document.components[name], let arrangement = component.arrangement else { return nil }
    let subitems = component.parts.subitems
    return NamedGroup(
      name: name, direction: arrangement.direction, subitems: subitems, kinds: subitems.map { document.components[$0]?.kind })
  }

  /// The name of the section or group that contains the group at a path.
  func parent(of path: [Int]) -> String? {
    path.isEmpty ? document.layoutSection(at: element.section) : group(at: Array(path.dropLast()))?.name
  }

  /// The number of subitems in the group at a path; nil if no explanation of a cell in it mentions the number.
  func fit(at path: [Int]) -> GroupFit? {
    guard element.category == .cell else { return nil }
    for item in 0..<min(cellsPerGroup ?? 0, Self.mostCells) {
      let cell = solution.subitemPath(ofCell: item, inSection: element.section) ?? []
      guard cell.count > path.count, cell.starts(with: path), let found = fit(ofCell: item, at: path) else { continue }
      return found
    }
    return nil
  }

  /// Groups with more cells are compared by their first ones.
  private static let mostCells = 20

  private func fit(ofCell item: Int, at path: [Int]) -> GroupFit? {
    for part in [FramePart.width, .height] {
      let steps = solution.steps(behind: part, of: .cell(item, inSection: element.section), at: viewport)
      for (index, step) in steps.enumerated() {
        if case .fit(let fit) = step.reason, step.subject == .group(path) {
          return GroupFit(fit: fit, axis: step.axis, stepsBefore: Array(steps[..<index]))
        }
      }
    }
    return nil
  }

  /// The number of cells in a repetition of the section's group.
  var cellsPerGroup: Int? { element.category == .cell ? solution.sectionExtent(at: element.section)?.itemsPerGroup : nil }

  /// The number of the group that contains the cell, and the cell's path in it.
  var placeInGroups: [Int] {
    guard element.category == .cell, let item = element.item else { return [] }
    let number = solution.groupNumber(ofCell: item, inSection: element.section) ?? 0
    return [number, item % max(cellsPerGroup ?? 1, 1)] + path
  }

  // MARK: Properties

  func dimension(of group: NamedGroup, _ axis: Axis) -> Dimension? { document.components[group.name]?.layoutSize?.dimension(axis) }

  /// The spacing between the subitems of a group.
  func spacing(at path: [Int]) -> Spacing? { group(at: path).flatMap { document.components[$0.name]?.group?.interItemSpacing } }

  /// The size that the element asks for along an axis; nil if it asks for none.
  func measure(_ axis: Axis) -> Double? {
    let measure = document.measure(of: element, in: solution)
    return axis == .horizontal ? measure?.width : measure?.height
  }
}
