// Iterators over the elements of one category in one section.

struct CellCursor: Sendable {
  private var cells = PlacedCells()
  private var items = 0
  private var item = 0
  private var reader: SectionReader?
  private var capacity = 0
  private var isPacked = false
  private var group = -1
  private var ordinal = 0
  private var present = 0

  init() {}

  init(_ reader: SectionReader?, finish: FrameFinish) {
    guard let reader, reader.shape.groups > 0 else { return }
    cells = PlacedCells(reader, finish: finish)
    items = reader.shape.items
    self.reader = reader
    capacity = reader.shape.groupCapacity
    isPacked = reader.packing != nil
  }

  /// Writes the next cell into `element`; returns false at the end.
  mutating func next(into element: inout Element) -> Bool {
    guard item < items else { return false }
    if ordinal == present { openGroup() }
    cells.place(ordinal, item: item, into: &element)
    ordinal += 1
    item += 1
    return true
  }

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
    present = isPacked ? reader?.present(inGroup: group) ?? 0 : min(capacity, items - item)
    cells.open(group)
  }
}

/// Iterates over the supplementary views of a section, by item, then by kind. After those of the first section come the layout's own.
struct SupplementaryCursor: Sendable {
  private var pins: PinWindow?
  private var reader: SectionReader?
  private var sources: [Source] = []
  private var item = 0
  private var source = 0
  private var layoutItems: [Int] = []

  /// The supplementary views of one kind.
  fileprivate struct Source: Sendable {
    enum Origin: Sendable {
      case attached(AttachmentCursor)
      case boundary(Int)
    }
    var kind: String
    var count: Int
    var origin: Origin
  }

  init() {}

  init(_ solution: Solution, _ reader: SectionReader?, section: Int, pins: PinWindow?) {
    self.pins = pins
    self.reader = reader
    if let reader { open(reader, solution.finish) }
    if section == 0 { layoutItems = solution.boundaryIndicesByKind.reversed() }
  }

  private mutating func open(_ reader: SectionReader, _ finish: FrameFinish) {
    for (index, kind) in reader.plan.kinds.enumerated() {
      let count = reader.attachmentCount(index)
      guard count > 0 else { continue }
      sources.append(
        Source(kind: kind, count: count, origin: .attached(AttachmentCursor(reader, source: index, finish: finish))))
    }
    for (index, boundary) in reader.plan.boundaries.enumerated() {
      sources.append(Source(kind: boundary.item.elementKind, count: 1, origin: .boundary(index)))
    }
    if sources.count > 1 { sources.sort { $0.kind < $1.kind } }
  }

  mutating func next(of solution: Solution) -> Element? {
    if source == sources.count { goOn() }
    guard source < sources.count, let reader else {
      return layoutItems.popLast().map { solution.boundaryElement($0, pins: pins) }
    }
    source += 1
    return sources[source - 1].next(of: solution, reader, pins)
  }

  /// Moves to the next item, and removes the kinds that have no more elements.
  private mutating func goOn() {
    item += 1
    source = 0
    for source in sources where source.count <= item { return sources.removeAll { $0.count <= item } }
  }

  mutating func forEach(of solution: Solution, _ body: (Element) throws -> Void) rethrows {
    while let reader, let fewest = sources.lazy.map({ $0.count }).min() {
      if sources.count == 1, item > 0, case .attached(var cursor) = sources[0].origin {
        // The remaining elements are all of one kind.
        sources = []
        for _ in item..<fewest { try body(cursor.next()) }
        break
      }
      for _ in item..<fewest {
        for index in sources.indices { try body(sources[index].next(of: solution, reader, pins)) }
      }
      item = fewest
      sources.removeAll { $0.count <= item }
    }
    for index in layoutItems.reversed() { try body(solution.boundaryElement(index, pins: pins)) }
  }
}

extension SupplementaryCursor.Source {
  fileprivate mutating func next(of solution: Solution, _ reader: SectionReader, _ pins: PinWindow?) -> Element {
    switch origin {
    case .boundary(let index): return solution.boundaryElement(index, reader, pins: pins)
    case .attached(var cursor):
      let element = cursor.next()
      origin = .attached(cursor)
      return element
    }
  }
}

/// Iterates over the supplementary views of one kind that belong to the items and groups of a section.
struct AttachmentCursor: Sendable {
  private var placed: PlacedAttachments
  private var group = 0
  private var ordinal = 0

  init(_ reader: SectionReader, source: Int, finish: FrameFinish) {
    placed = PlacedAttachments(reader, source: source, finish: finish)
  }

  /// Returns the next view. The caller must not request more views than there are.
  mutating func next() -> Element {
    while ordinal == placed.count {
      group += 1
      ordinal = 0
      placed.open(group)
    }
    ordinal += 1
    return placed.element(ordinal - 1)
  }
}

struct DecorationCursor: Sendable {
  private var reader: SectionReader?
  private var item = 0

  init() {}

  init(_ reader: SectionReader?) {
    self.reader = reader
  }

  mutating func next(of solution: Solution) -> Element? {
    guard let reader, reader.hasDecorations, item < reader.plan.section.decorationItems.count else { return nil }
    item += 1
    return solution.decorationElement(item - 1, reader)
  }
}
