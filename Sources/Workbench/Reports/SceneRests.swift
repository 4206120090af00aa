import CommandLanguage
import CompositionalLayout
import Drawing
import Snapshots
import Wording

/// Which cells of which sections are drawn.
struct DrawnExtent {
  /// For each section with a cell that is drawn, the first and the last of them.
  private(set) var cells: [Int: ClosedRange<Int>] = [:]
  /// The sections drawn that scroll across the layout.
  private(set) var rows: [Int: OrthogonalScrolling] = [:]
  let solution: Solution

  init(_ elements: [SeenElement], of solution: Solution) {
    self.solution = solution
    for seen in elements {
      guard seen.element.category == .cell, let item = seen.element.item else { continue }
      let known = cells[seen.element.section] ?? item...item
      cells[seen.element.section] = min(known.lowerBound, item)...max(known.upperBound, item)
    }
    for section in cells.keys { rows[section] = solution.orthogonalScrolling(inSection: section) }
  }

  /// Whether a box belongs to a row that goes on beyond the area's side.
  func scrollsAcross(_ box: Scene.Box) -> Bool {
    guard let section = box.section, rows[section] != nil else { return false }
    return box.category == .cell || box.category == .group || box.isBadge
  }

  /// How many cells of the sections that scroll with the layout come before the drawn ones, and after them. O(sections).
  var cellsBefore: Int {
    guard let first = cells.keys.min() else { return 0 }
    return items(in: 0..<first) + (rows[first] == nil ? cells[first]?.lowerBound ?? 0 : 0)
  }

  var cellsAfter: Int {
    guard let last = cells.keys.max(), let drawn = cells[last] else { return 0 }
    let own = rows[last] == nil ? items(in: last..<last + 1) - drawn.upperBound - 1 : 0
    return own + items(in: last + 1..<solution.sectionCount)
  }

  /// How many items of a row come after the last one drawn.
  func cellsAfter(inRow section: Int) -> Int {
    items(in: section..<section + 1) - (cells[section]?.upperBound ?? 0) - 1
  }

  private func items(in sections: Range<Int>) -> Int {
    sections.reduce(0) { $0 + (solution.sectionExtent(at: $1)?.items ?? 0) }
  }
}

/// What of a layout a picture does not show, in numbers and in words.
struct SceneRests {
  let extent: DrawnExtent
  let area: Rect
  /// Where rows are scrolled to; nil where they are drawn unscrolled.
  let offsets: Viewport?
  let screen: Scene.Screen

  /// Less than this is not worth a word.
  private static let fewestPoints = 1.0

  private var axis: Axis { screen.scrollAxis }
  private var contentLength: Double { extent.solution.contentSize[axis] }
  private var isReversed: Bool { axis == .horizontal && screen.isMirrored }

  var before: Scene.Rest? {
    let points = isReversed ? contentLength - area.maxX : area.start(axis)
    let cells = extent.cellsBefore
    guard cells > 0 || (offsets != nil && points >= Self.fewestPoints) else { return nil }
    let words = cells > 0 ? ["… \(count(cells, "cell")) before", Self.words(points)] : ["… \(Self.words(points)) before"]
    return Scene.Rest(cells: cells, points: points, words: words)
  }

  var after: Scene.Rest? {
    let points = isReversed ? area.minX : contentLength - area.end(axis)
    let cells = extent.cellsAfter
    guard cells > 0 || points >= Self.fewestPoints else { return nil }
    let words: [Phrase] = cells > 0 ? [rest(count(cells, "more cell")), Self.words(points)] : [rest("\(Self.words(points)) more")]
    return Scene.Rest(cells: cells, points: points, words: words)
  }

  private func rest(_ more: Phrase) -> Phrase {
    switch axis {
    case .vertical: "… \(more)"
    case .horizontal: screen.isMirrored ? "… \(more) to the left" : "… \(more) to the right"
    }
  }

  /// The rows that go on.
  func rows(of snapshot: DocumentSnapshot) -> [Scene.Row] {
    extent.rows.keys.sorted().compactMap { section in
      guard let row = extent.rows[section] else { return nil }
      let points = pointsAfter(row, section)
      let cells = extent.cellsAfter(inRow: section)
      guard cells > 0 || points >= Self.fewestPoints else { return nil }
      let words: [Phrase] = cells > 0 ? ["… \(cells.grouped) more", Self.words(points)] : ["… \(Self.words(points))"]
      return Scene.Row(
        section: snapshot.sectionIdentifier(at: section) ?? "", frame: row.frame,
        rest: Scene.Rest(cells: cells, points: points, words: words))
    }
  }

  /// How much of a row there is beyond the area.
  private func pointsAfter(_ row: OrthogonalScrolling, _ section: Int) -> Double {
    let across = axis.crossed
    let isMirrored = across == .horizontal && screen.isMirrored
    let shown = isMirrored ? row.frame.maxX - area.minX : area.end(across) - row.frame.start(across)
    let offset = offsets.map { $0.orthogonalOffsets[section] ?? row.initialOffset } ?? 0
    return max(0, row.contentLength - offset - shown)
  }

  private static func words(_ points: Double) -> Phrase { "\(Int(max(0, min(1e15, points)).rounded()).grouped) pt" }
}

extension Rect {
  /// The left or the top edge.
  func start(_ axis: Axis) -> Double { axis == .horizontal ? minX : minY }
  /// The right or the bottom edge.
  func end(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }
}
