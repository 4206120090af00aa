// What walks through one section's elements of one category.

/// Walks through the cells of a section.
struct CellCursor: Sendable {
  private var cells = PlacedCells()
  private var items = 0
  private var item = 0
  private var capacity = 0
  private var group = -1
  private var ordinal = 0
  private var present = 0

  /// A cursor at the end.
  init() {}

  /// A cursor at a section's first cell.
  init(_ reader: SectionReader?, finish: FrameFinish) {
    guard let reader, reader.shape.groups > 0 else { return }
    cells = PlacedCells(reader, finish: finish)
    items = reader.shape.items
    capacity = reader.shape.groupCapacity
  }

  /// The next cell; nil at the end.
  @inline(__always)
  mutating func next() -> Element? {
    guard item < items else { return nil }
    if ordinal == present { openGroup() }
    ordinal += 1
    item += 1
    return cells.element(ordinal - 1, item: item - 1)
  }

  /// Hands each cell to a function.
  @inline(__always)
  mutating func forEach(_ body: (Element) throws -> Void) rethrows {
    while item < items {
      openGroup()
      while ordinal < present {
        try body(cells.element(ordinal, item: item))
        ordinal += 1
        item += 1
      }
    }
  }

  private mutating func openGroup() {
    group += 1
    ordinal = 0
    present = min(capacity, items - item)
    cells.open(group)
  }
}

/// Walks through the supplementaries of a section, by item, then kind; those of the first section are followed by the layout's own.
struct SupplementaryCursor: Sendable {
  private var pins: PinWindow?
  private var reader: SectionReader?
  private var sources: [Source] = []
  private var item = 0
  private var source = 0
  private var layoutItems: [Int] = []
  private var attached: [AttachedGroup] = []
  private var finish = FrameFinish(grid: .points, mirrorWidth: nil)

  /// Where supplementaries of one kind come from.
  private struct Source: Sendable {
    enum Origin: Sendable {
      /// The position among the kinds that come with items and groups.
      case attached(Int)
      case boundary(Int)
    }
    var kind: String
    var count: Int
    var origin: Origin
  }

  /// A cursor at the end.
  init() {}

  /// A cursor at a section's first supplementary.
  init(_ solution: Solution, _ reader: SectionReader?, section: Int, pins: PinWindow?) {
    self.pins = pins
    self.reader = reader
    finish = solution.finish
    if let reader { open(reader) }
    if section == 0 { layoutItems = solution.boundaryIndicesByKind.reversed() }
  }

  private mutating func open(_ reader: SectionReader) {
    for (index, kind) in reader.plan.kinds.enumerated() {
      let count = reader.attachmentCount(index)
      guard count > 0 else { continue }
      sources.append(Source(kind: kind, count: count, origin: .attached(attached.count)))
      attached.append(AttachedGroup(reader, group: 0, source: index))
    }
    for (index, boundary) in reader.plan.boundaries.enumerated() {
      sources.append(Source(kind: boundary.item.elementKind, count: 1, origin: .boundary(index)))
    }
    if sources.count > 1 { sources.sort { $0.kind < $1.kind } }
  }

  /// Whether there is another supplementary.
  mutating func hasNext() -> Bool {
    while !sources.isEmpty {
      if source < sources.count { return true }
      item += 1
      source = 0
      for source in sources where source.count <= item { return dropSources() }
    }
    return !layoutItems.isEmpty
  }

  /// Leaves out the kinds of which there are no more; whether anything is left.
  private mutating func dropSources() -> Bool {
    sources.removeAll { $0.count <= item }
    return !sources.isEmpty || !layoutItems.isEmpty
  }

  /// The next supplementary; nil at the end.
  mutating func next(of solution: Solution) -> Element? {
    guard source < sources.count, let reader else {
      return layoutItems.popLast().map { solution.boundaryElement($0, pins: pins) }
    }
    source += 1
    switch sources[source - 1].origin {
    case .boundary(let index): return solution.boundaryElement(index, reader, pins: pins)
    case .attached(let index): return attached[index].element(at: item, finish)
    }
  }
}

/// Walks through the decorations of a section.
struct DecorationCursor: Sendable {
  private var reader: SectionReader?
  private var item = 0

  /// A cursor at the end.
  init() {}

  /// A cursor at a section's first decoration.
  init(_ reader: SectionReader?) {
    self.reader = reader
  }

  /// The next decoration; nil at the end.
  mutating func next(of solution: Solution) -> Element? {
    guard let reader, reader.hasDecorations, item < reader.plan.section.decorationItems.count else { return nil }
    item += 1
    return solution.decorationElement(item - 1, reader)
  }
}
