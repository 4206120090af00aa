extension Solution {
  /// What a rectangle is answered with, as `layoutAttributesForElements(in:)` (layout-rules A2, R10.4).
  ///
  /// The rectangle is clipped to the content. Cells and supplementaries of items and groups are answered where they and their
  /// top-level group overlap it, boundary items where they do, decorations where their section touches it. A rectangle without area
  /// is answered with decorations alone, one outside the content with nothing.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the content's space.
  ///   - viewport: Where pinned items are looked for; nil is where they stand by nature.
  ///   - limit: How many elements are answered at most.
  /// - Returns: Cells, then supplementaries, then decorations; each by section, then item, then kind.
  /// - Complexity: O(log sections + log groups + answer · pattern).
  public func elements(in rect: Rect, at viewport: Viewport? = nil, atMost limit: Int = .max) -> [Element] {
    guard let area = clippedToContent(rect) else { return [] }
    var search = ElementSearch(self, pins: viewport.map { PinWindow($0, self) }, limit: limit)
    let span = Span(start: area.min(axis) - boundary.startExtension, end: area.max(axis) - boundary.startExtension)
    let candidates = stacking.candidates(meeting: span)
    let readers = candidates.compactMap { SectionReader(self, section: $0) }
    if area.width > 0, area.height > 0 {
      for reader in readers { search.addCells(of: reader, in: area) }
      search.addSupplementaries(of: readers, in: area)
    }
    for reader in readers where reader.frame.touches(area) { search.addDecorations(of: reader) }
    return search.found
  }

  /// The part of a rectangle within the content, seen from left to right; nil where they do not even touch.
  private func clippedToContent(_ rect: Rect) -> Rect? {
    let seen = finished(Rect(origin: rect.origin, size: rect.size))
    var clipped = Rect.zero
    for axis in Axis.allCases {
      let start = max(0, bounded(seen.min(axis)))
      let end = min(contentSize[axis], seen.size[axis] == .infinity ? lengthLimit : bounded(seen.max(axis)))
      guard start <= end else { return nil }
      clipped.origin[axis] = start
      clipped.size[axis] = end - start
    }
    return clipped
  }
}

extension Rect {
  /// Whether the two share at least an edge.
  fileprivate func touches(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}

/// Elements found so far, in the order in which they are answered.
struct ElementSearch {
  let solution: Solution
  let pins: PinWindow?
  let limit: Int
  private(set) var found: [Element] = []

  init(_ solution: Solution, pins: PinWindow?, limit: Int) {
    self.solution = solution
    self.pins = pins
    self.limit = limit
    found.reserveCapacity(min(limit, 32))
  }

  /// Adds the cells of a section that overlap the area, as their groups do.
  mutating func addCells(of reader: SectionReader, in area: Rect) {
    let candidates = reader.groupCandidates(meeting: area)
    guard !candidates.isEmpty else { return }
    var cells = PlacedCells(reader, finish: solution.finish)
    for group in candidates where reader.frame(ofGroup: group).intersects(area) {
      guard found.count < limit else { return }
      cells.open(group)
      for ordinal in 0..<reader.shape.present(inGroup: group) {
        let frame = cells.frame(ordinal)
        guard frame.intersects(area) else { continue }
        add(cells.element(ordinal, item: group * reader.shape.groupCapacity + ordinal, frame: frame))
      }
    }
  }

  /// Adds what overlaps the area of the supplementaries of sections, and of the layout's own.
  mutating func addSupplementaries(of readers: [SectionReader], in area: Rect) {
    if readers.first?.section != 0 { addLayoutItems(in: area) }
    for reader in readers {
      addSupplementaries(of: reader, attachedIn: area, in: area)
      if reader.section == 0 { addLayoutItems(in: area) }
    }
  }

  /// Adds a section's supplementaries: those of items and groups that overlap one area, boundary items that overlap the other.
  mutating func addSupplementaries(of reader: SectionReader, attachedIn moved: Rect, in area: Rect) {
    let first = found.count
    for index in 0..<reader.boundaryCount {
      addIfSeen(solution.boundaryElement(index, reader, pins: pins), in: area)
    }
    if !reader.plan.kinds.isEmpty {
      for group in reader.groups(meeting: moved) { addAttachments(of: reader, group: group, in: moved) }
    }
    guard found.count - first > 1 else { return }
    found[first...].sort { a, b in a.item == b.item ? (a.kind ?? "") < (b.kind ?? "") : (a.item ?? 0) < (b.item ?? 0) }
  }

  /// Adds the layout's boundary items that overlap the area.
  mutating func addLayoutItems(in area: Rect) {
    guard !solution.boundaryPlans.isEmpty else { return }
    for index in solution.boundaryIndicesByKind { addIfSeen(solution.boundaryElement(index, pins: pins), in: area) }
  }

  /// Adds all decorations of a section.
  mutating func addDecorations(of reader: SectionReader) {
    guard reader.hasDecorations else { return }
    for index in reader.plan.section.decorationItems.indices { add(solution.decorationElement(index, reader)) }
  }

  /// Adds the decorations of a section that overlap the area.
  mutating func addDecorations(of reader: SectionReader, in area: Rect) {
    guard reader.hasDecorations else { return }
    for index in reader.plan.section.decorationItems.indices { addIfSeen(solution.decorationElement(index, reader), in: area) }
  }

  private mutating func addAttachments(of reader: SectionReader, group: Int, in area: Rect) {
    guard found.count < limit else { return }
    let pattern = reader.pattern(ofGroup: group)
    let present = reader.shape.present(inGroup: group)
    let origin = reader.origin(ofGroup: group)
    for source in pattern.attachments.indices {
      for ordinal in pattern.attachments[source].indices where pattern.attachments[source][ordinal].firstCell < present {
        let place = AttachmentPlace(group: group, ordinal: ordinal, origin: origin)
        addIfSeen(solution.attachmentElement(source, place, pattern, reader), in: area)
      }
    }
  }

  private mutating func addIfSeen(_ element: Element, in area: Rect) {
    if solution.finished(element.frame).intersects(area) { add(element) }
  }

  private mutating func add(_ element: Element) {
    if found.count < limit { found.append(element) }
  }
}

extension SectionReader {
  /// The groups that overlap an area, in order. O(log groups + answer) where groups follow each other.
  func groups(meeting area: Rect) -> some Sequence<Int> {
    groupCandidates(meeting: area).lazy.filter { frame(ofGroup: $0).intersects(area) }
  }

  /// The groups that may overlap an area, and few that do not. O(log groups) where groups follow each other.
  func groupCandidates(meeting area: Rect) -> Range<Int> {
    guard shape.groups > 0 else { return 0..<0 }
    let span = Span(start: area.min(plan.groupAxis), end: area.max(plan.groupAxis))
    let longest = max(shape.groupLength, shape.lastGroupLength, longestMeasuredGroup)
    guard isMeasured else { return plannedGroups(from: span.start - longest, to: span.end) }
    guard isOrdered else { return 0..<shape.groups }
    let first = firstGroup { origin(ofGroup: $0)[plan.groupAxis] + longest > span.start }
    let last = firstGroup { origin(ofGroup: $0)[plan.groupAxis] >= span.end }
    return first..<max(first, last)
  }

  /// The groups that begin between two positions, and one more at both ends against rounding errors.
  private func plannedGroups(from start: Double, to end: Double) -> Range<Int> {
    guard shape.stride != 0 else { return 0..<shape.groups }
    let zero = origin(ofGroup: 0)[plan.groupAxis]
    let bounds = [(start - zero) / shape.stride, (end - zero) / shape.stride]
    let indices = -2...shape.groups
    let first = clampedFloor(min(bounds[0], bounds[1]), to: indices) - 1
    let last = clampedFloor(max(bounds[0], bounds[1]), to: indices) + 2
    let lower = max(0, min(first, shape.groups))
    return lower..<max(lower, min(last, shape.groups))
  }

  /// The first group for which a condition holds that holds for all after it.
  func firstGroup(where holds: (Int) -> Bool) -> Int {
    var range = 0..<shape.groups
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = holds(middle) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
