/// The elements found so far, in result order. The solution is a parameter of each method because storing it would cost more than most
/// searches.
struct ElementSearch {
  let pins: PinWindow?
  let limit: Int
  private(set) var found: [Element] = []

  init(pins: PinWindow?, limit: Int) {
    self.pins = pins
    self.limit = limit
    found.reserveCapacity(max(0, min(limit, 32)))
  }

  /// Adds the cells of a section that overlap the area, if their groups overlap it too.
  mutating func addCells(of reader: SectionReader, in area: Rect, _ finish: FrameFinish) {
    guard reader.shape.groups > 0 else { return }
    var cells = PlacedCells(reader, finish: finish)
    var barren = 0
    for group in reader.groups(meeting: area) {
      guard found.count < limit, barren < Solution.barrenGroupLimit else { return }
      let before = found.count
      let first = reader.firstItem(ofGroup: group)
      cells.open(group)
      for ordinal in 0..<reader.present(inGroup: group) where cells.frame(ordinal).intersects(area) {
        guard found.count < limit else { return }
        found.append(cells.element(ordinal, item: first + ordinal))
      }
      barren = found.count > before ? 0 : barren + 1
    }
  }

  /// Adds a section's supplementary views: those of items and groups that overlap `moved`, and boundary items that overlap `area`.
  mutating func addSupplementaries(of reader: SectionReader, attachedIn moved: Rect, in area: Rect, of solution: Solution) {
    let plan = reader.plan
    guard found.count < limit, !plan.boundaries.isEmpty || !plan.kinds.isEmpty else { return }
    var seen: [Element] = []
    for index in plan.boundaries.indices {
      let element = solution.boundaryElement(index, reader, pins: pins)
      if solution.finished(element.frame).intersects(area) { seen.append(element) }
    }
    for source in plan.kinds.indices where reader.shape.groups > 0 { seen += attachments(source, of: reader, in: moved, solution.finish) }
    if seen.count > 1 {
      seen.sort { a, b in a.item == b.item ? (a.kind ?? "") < (b.kind ?? "") : (a.item ?? 0) < (b.item ?? 0) }
    }
    found += seen.prefix(limit - found.count)
  }

  mutating func addLayoutItems(of solution: Solution, in area: Rect) {
    guard !solution.boundaryPlans.isEmpty else { return }
    for index in solution.boundaryIndicesByKind {
      let element = solution.boundaryElement(index, pins: pins)
      if solution.finished(element.frame).intersects(area) { add(element) }
    }
  }

  /// Adds the decorations of a section that overlap the area, or all decorations if it is nil.
  mutating func addDecorations(of reader: SectionReader, in area: Rect?, of solution: Solution) {
    guard reader.hasDecorations else { return }
    for index in reader.plan.section.decorationItems.indices {
      let element = solution.decorationElement(index, reader)
      if area.map({ solution.finished(element.frame).intersects($0) }) ?? true { add(element) }
    }
  }

  /// Returns the first supplementary views of a kind that overlap the area, up to the limit.
  private func attachments(_ source: Int, of reader: SectionReader, in area: Rect, _ finish: FrameFinish) -> [Element] {
    var seen: [Element] = []
    var barren = 0
    var attached = PlacedAttachments(reader, source: source, finish: finish)
    for group in reader.groups(meeting: area) {
      guard seen.count < limit, barren < Solution.barrenGroupLimit else { break }
      let before = seen.count
      let present = reader.present(inGroup: group)
      attached.open(group)
      for ordinal in 0..<attached.count where attached.isPresent(ordinal, cells: present) {
        let element = attached.element(ordinal)
        if finish.mirrored(element.frame).intersects(area) { seen.append(element) }
      }
      barren = seen.count > before ? 0 : barren + 1
    }
    return seen
  }

  private mutating func add(_ element: Element) {
    if found.count < limit { found.append(element) }
  }
}
