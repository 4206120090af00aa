import CommandLanguage
import CompositionalLayout
import Documents
import Localization
import Rendering
import Snapshots

/// The cells that are drawn, by section.
struct DrawnExtent {
  private var drawn: [Int: [Int]] = [:]
  private(set) var rows: [Int: OrthogonalScrolling] = [:]
  let solution: Solution
  private let area: Rect
  private let axis: Axis

  init(_ elements: [SeenElement], in area: Rect, along axis: Axis, of solution: Solution) {
    self.solution = solution
    self.area = area
    self.axis = axis
    for seen in elements {
      guard seen.element.category == .cell, let item = seen.element.item else { continue }
      drawn[seen.element.section, default: []].append(item)
    }
    for section in drawn.keys { rows[section] = solution.orthogonalScrolling(inSection: section) }
  }

  /// Whether a box belongs to an orthogonal section, which may continue beyond the sides of the area.
  func scrollsAcross(_ box: Scene.Box) -> Bool {
    guard let section = box.section, rows[section] != nil else { return false }
    return box.category == .cell || box.category == .group || box.isBadge
  }

  /// The number of cells before the drawn ones, in sections that are not orthogonal. O(sections + drawn).
  var cellsBefore: Int {
    guard let first = drawn.keys.min() else { return 0 }
    let own = rows[first] == nil ? drawn[first]?.first ?? 0 : 0
    return items(in: 0..<first) + own + leftOut.count { $0.end(axis) <= area.start(axis) }
  }

  /// The number of cells after the drawn ones, in sections that are not orthogonal. O(sections + drawn).
  var cellsAfter: Int {
    guard let last = drawn.keys.max() else { return 0 }
    let own = rows[last] == nil ? cellsAfter(inRow: last) : 0
    return own + items(in: last + 1..<solution.sectionCount) + leftOut.count { $0.end(axis) > area.start(axis) }
  }

  func cellsBefore(inRow section: Int) -> Int { drawn[section]?.first ?? 0 }

  func cellsAfter(inRow section: Int) -> Int {
    items(in: section..<section + 1) - (drawn[section]?.last ?? 0) - 1
  }

  private func items(in sections: Range<Int>) -> Int {
    sections.reduce(0) { $0 + (solution.sectionExtent(at: $1)?.items ?? 0) }
  }

  private static let searchLimit = 10_000

  /// The frames of undrawn cells between drawn ones. Consecutive items need not be adjacent on screen.
  private var leftOut: [Rect] {
    drawn.flatMap { section, items -> [Rect] in
      guard rows[section] == nil, let first = items.first, let last = items.last, last - first < items.count + Self.searchLimit else {
        return []
      }
      return zip(items, items.dropFirst()).flatMap { before, after in
        stride(from: before + 1, to: after, by: 1).compactMap { solution.cell(at: $0, inSection: section)?.frame }
      }
    }
  }
}

/// The parts of a layout outside a picture, in numbers and in words.
struct SceneRests {
  let extent: DrawnExtent
  let area: Rect
  /// The offsets of orthogonal sections.
  let offsets: Viewport
  let screen: Scene.Screen

  /// Shorter lengths are not mentioned.
  private static let fewestPoints = 1.0
  private static let printedPoints: ClosedRange<Int64> = 0...1_000_000_000_000_000

  private var axis: Axis { screen.scrollAxis }
  private var contentLength: Double { extent.solution.contentSize[axis] }
  private var isReversed: Bool { axis == .horizontal && screen.isMirrored }

  var before: Scene.Overflow? {
    let points = isReversed ? contentLength - area.maxX : area.start(axis)
    let cells = extent.cellsBefore
    return rest(cells, min(points, contentLength), saying: "… \(counted(cells, "cell")) before") { "… \($0) before" }
  }

  var after: Scene.Overflow? {
    let points = isReversed ? area.minX : contentLength - area.end(axis)
    let cells = extent.cellsAfter
    return rest(cells, min(points, contentLength), saying: further(counted(cells, "more cell"))) { further("\($0) more") }
  }

  /// A remaining part in numbers and words; nil if it is empty.
  private func rest(_ cells: Int, _ points: Double, saying sentence: Phrase, orOfPointsAlone words: (Phrase) -> Phrase) -> Scene.Overflow? {
    let points = max(0, points)
    let length: Phrase? = points >= Self.fewestPoints ? "\(clampedFloor(points.rounded(), to: Self.printedPoints).grouped) pt" : nil
    let words = cells > 0 ? [sentence, length].compactMap { $0 } : length.map { [words($0)] } ?? []
    return words.isEmpty ? nil : Scene.Overflow(cells: cells, points: points, words: words)
  }

  private func further(_ more: Phrase) -> Phrase {
    switch axis {
    case .vertical: "… \(more)"
    case .horizontal: screen.isMirrored ? "… \(more) to the left" : "… \(more) to the right"
    }
  }

  /// The orthogonal sections that continue beyond the area.
  func rows(of snapshot: DocumentSnapshot) -> [Scene.OrthogonalRow] {
    extent.rows.keys.sorted().compactMap { section in
      guard let row = extent.rows[section] else { return nil }
      let hidden = HiddenPart(of: row, offset: offsets.orthogonalOffsets[section] ?? row.initialOffset, in: area, screen)
      let (cellsBefore, cellsAfter) = (extent.cellsBefore(inRow: section), extent.cellsAfter(inRow: section))
      var before = rest(cellsBefore, hidden.before, saying: back(cells: cellsBefore.grouped)) { back($0) }
      let after = rest(cellsAfter, hidden.after, saying: ahead(cells: cellsAfter.grouped)) { ahead($0) }
      // The heading already contains the offset, so one line is enough.
      if let words = before?.words.prefix(1) { before?.words = Array(words) }
      guard before != nil || after != nil else { return nil }
      return Scene.OrthogonalRow(section: snapshot.sectionIdentifier(at: section) ?? "", frame: row.frame, before: before, after: after)
    }
  }

  /// A number of cells, with an arrow towards the start of the section.
  private func back(cells: String) -> Phrase {
    switch axis.crossed {
    case .vertical: "↑ \(cells) before"
    case .horizontal: screen.isMirrored ? "\(cells) before →" : "← \(cells) before"
    }
  }

  /// A number of cells, with an arrow towards the end of the section.
  private func ahead(cells: String) -> Phrase {
    switch axis.crossed {
    case .vertical: "↓ \(cells) more"
    case .horizontal: screen.isMirrored ? "← \(cells) more" : "\(cells) more →"
    }
  }

  private func back(_ words: Phrase) -> Phrase {
    switch axis.crossed {
    case .vertical: "↑ \(words)"
    case .horizontal: screen.isMirrored ? "\(words) →" : "← \(words)"
    }
  }

  private func ahead(_ words: Phrase) -> Phrase {
    switch axis.crossed {
    case .vertical: "↓ \(words)"
    case .horizontal: screen.isMirrored ? "← \(words)" : "\(words) →"
    }
  }
}

/// The lengths of an orthogonal section before and after the part in an area, in points.
private struct HiddenPart {
  var before: Double
  var after: Double

  init(of row: OrthogonalScrolling, offset: Double, in area: Rect, _ screen: Scene.Screen) {
    let across = screen.scrollAxis.crossed
    let isMirrored = across == .horizontal && screen.isMirrored
    let start = isMirrored ? row.frame.maxX - area.maxX : area.start(across) - row.frame.start(across)
    let end = isMirrored ? row.frame.maxX - area.minX : area.end(across) - row.frame.start(across)
    before = offset + start
    after = row.contentLength - offset - end
  }
}

extension Rect {
  /// The left or top edge.
  package func start(_ axis: Axis) -> Double { axis == .horizontal ? minX : minY }
  /// The right or bottom edge.
  package func end(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }
}
