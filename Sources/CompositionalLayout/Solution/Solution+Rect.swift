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
    guard reader.shape.groups > 0 else { return }
    var cells = PlacedCells(reader, finish: solution.finish)
    var barren = 0
    for group in reader.groups(meeting: area) {
      guard found.count < limit, barren < Solution.barrenGroupLimit else { return }
      let before = found.count
      defer { barren = found.count > before ? 0 : barren + 1 }
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
    let plan = reader.plan
    guard found.count < limit, !plan.boundaries.isEmpty || !plan.kinds.isEmpty else { return }
    var seen: [Element] = []
    for index in plan.boundaries.indices {
      let element = solution.boundaryElement(index, reader, pins: pins)
      if isSeen(element, in: area) { seen.append(element) }
    }
    for source in plan.kinds.indices { seen += attachments(source, of: reader, in: moved) }
    if seen.count > 1 {
      seen.sort { a, b in a.item == b.item ? (a.kind ?? "") < (b.kind ?? "") : (a.item ?? 0) < (b.item ?? 0) }
    }
    found += seen.prefix(limit - found.count)
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

  /// The first supplementaries of a kind that overlap the area, no more than the limit.
  private func attachments(_ source: Int, of reader: SectionReader, in area: Rect) -> [Element] {
    var seen: [Element] = []
    var barren = 0
    for group in reader.groups(meeting: area) {
      guard seen.count < limit, barren < Solution.barrenGroupLimit else { break }
      let before = seen.count
      defer { barren = seen.count > before ? 0 : barren + 1 }
      let pattern = reader.pattern(ofGroup: group)
      let present = reader.shape.present(inGroup: group)
      let origin = reader.origin(ofGroup: group)
      for ordinal in pattern.attachments[source].indices where pattern.attachments[source][ordinal].firstCell < present {
        let place = AttachmentPlace(group: group, ordinal: ordinal, origin: origin)
        let element = solution.attachmentElement(source, place, pattern, reader)
        if isSeen(element, in: area) { seen.append(element) }
      }
    }
    return seen
  }

  private mutating func addIfSeen(_ element: Element, in area: Rect) {
    if isSeen(element, in: area) { add(element) }
  }

  private func isSeen(_ element: Element, in area: Rect) -> Bool {
    solution.finished(element.frame).intersects(area)
  }

  private mutating func add(_ element: Element) {
    if found.count < limit { found.append(element) }
  }
}
