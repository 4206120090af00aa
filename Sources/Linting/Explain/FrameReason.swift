import CompositionalLayout
import Documents
import Localization
import Snapshots

/// Sentences about what stands out in a cell's frame, which precede the steps of `explain`.
extension Document {
  /// The reasons why a cell is empty, is not on screen, or starts a new group; empty for other cells and for other elements.
  package func frameReasons(for element: Element, _ names: StepNames, in solution: Solution, at viewport: Viewport) -> [Phrase] {
    let empty = Axis.allCases.compactMap { emptyReason(for: element, along: $0, names, in: solution, at: viewport) }
    if !empty.isEmpty { return empty }
    guard element.category == .cell else { return [] }
    return [offScreenReason(for: element, names, in: solution, at: viewport), wrapReason(for: element, names, in: solution, at: viewport)]
      .compactMap { $0 }
  }

  /// The first step that makes a length 0.
  private func emptyReason(
    for element: Element, along axis: Axis, _ names: StepNames, in solution: Solution, at viewport: Viewport
  ) -> Phrase? {
    guard element.frame.size[axis] <= 0 else { return nil }
    let steps = solution.steps(behind: axis == .horizontal ? .width : .height, of: element.id, at: viewport)
    guard let step = steps.first(where: { $0.result <= 0 }) else { return nil }
    return "\(names.element) is 0 \(axis.wide): \(step.sentence(names))"
  }

  private func offScreenReason(for element: Element, _ names: StepNames, in solution: Solution, at viewport: Viewport) -> Phrase? {
    let bounds = Rect(origin: viewport.contentOffset, size: view.bounds)
    guard !solution.elements(seenIn: bounds, at: viewport).contains(where: { $0.id == element.id }) else { return nil }
    let section = view.applied.sectionIdentifier(at: element.section) ?? ""
    guard let axis = Axis.allCases.first(where: { element.frame.isOutside(bounds, along: $0) }) else {
      return
        "\(names.element) is not on screen: section '\(section)' is scrolled away from it; 'scroll \(section) to \(names.element)' shows it"
    }
    let (start, edge) = (element.frame.origin[axis], bounds.origin[axis] + bounds.size[axis])
    guard start >= edge else {
      return
        "\(names.element) is not on screen: it ends at \(rounded(start + element.frame.size[axis])), and the screen starts at \(rounded(bounds.origin[axis]))"
    }
    return "\(names.element) is not on screen: it starts at \(rounded(start)), and the screen ends at \(rounded(edge))"
  }

  /// The reason why the group before the cell's group is full.
  private func wrapReason(for element: Element, _ names: StepNames, in solution: Solution, at viewport: Viewport) -> Phrase? {
    guard let item = element.item, item > 0, names.list == nil,
      solution.subitemPath(ofCell: item, inSection: element.section)?.count == 1,
      solution.groupNumber(ofCell: item, inSection: element.section)
        != solution.groupNumber(ofCell: item - 1, inSection: element.section)
    else { return nil }
    let steps = [FramePart.width, .height].flatMap { solution.steps(behind: $0, of: element.id, at: viewport) }
    let fit = steps.first { if case .fit = $0.reason { true } else { false } }
    return fit.map { "\(names.element) starts a new group. \($0.sentence(names))" }
  }
}

extension Solution {
  /// The number of groups before a cell's group in its section; nil if there is no such cell.
  func groupNumber(ofCell item: Int, inSection section: Int) -> Int? {
    guard cell(at: item, inSection: section) != nil else { return nil }
    let steps = [FramePart.x, .y].flatMap { self.steps(behind: $0, of: .cell(item, inSection: section), at: Viewport()) }
    return steps.lazy.compactMap { if case .groupsBefore(let groups) = $0.reason { groups.count } else { nil } }.first ?? 0
  }
}

extension Rect {
  fileprivate func isOutside(_ bounds: Rect, along axis: Axis) -> Bool {
    origin[axis] >= bounds.origin[axis] + bounds.size[axis] || origin[axis] + size[axis] <= bounds.origin[axis]
  }
}
