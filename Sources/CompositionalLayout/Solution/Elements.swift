/// All elements of a solution, computed one at a time: cells, then supplementaries, then decorations; each by section, then item, then
/// kind.
///
/// Iterating takes memory for one section's pattern, whatever the number of items.
public struct Elements: Sequence, Sendable {
  let solution: Solution
  let pins: PinWindow?

  /// How many elements there are. O(sections).
  public var count: Int {
    (0..<solution.stacking.places.count).reduce(solution.boundaryPlans.count) { $0 + solution.elementCount(inSection: $1) }
  }

  /// How many elements there are. O(sections).
  public var underestimatedCount: Int { count }

  /// An iterator at the first element.
  public func makeIterator() -> Iterator {
    Iterator(solution, pins: pins)
  }

  /// Walks through the elements of a solution.
  public struct Iterator: IteratorProtocol, Sendable {
    private let solution: Solution
    private let pins: PinWindow?
    private var category = ElementCategory.cell
    private var section = 0
    private var cells: CellCursor?
    private var supplementaries: SupplementaryCursor?
    private var decorations: DecorationCursor?

    init(_ solution: Solution, pins: PinWindow?) {
      self.solution = solution
      self.pins = pins
      open()
    }

    /// The next element. O(1) on average; O(pattern) at the first cell of a measured group.
    public mutating func next() -> Element? {
      repeat {
        if let element = nextHere() { return element }
      } while advance()
      return nil
    }

    private mutating func nextHere() -> Element? {
      switch category {
      case .cell: cells?.next()
      case .supplementary: supplementaries?.next()
      case .decoration: decorations?.next()
      }
    }

    /// Goes on to the next section, or to the first one of the next category.
    private mutating func advance() -> Bool {
      section += 1
      if section >= solution.sectionsToVisit(for: category) {
        guard let next = category.next else { return false }
        category = next
        section = 0
      }
      open()
      return true
    }

    private mutating func open() {
      switch category {
      case .cell: cells = SectionReader(solution, section: section).map { CellCursor(solution, $0) }
      case .supplementary: supplementaries = SupplementaryCursor(solution, section: section, pins: pins)
      case .decoration: decorations = SectionReader(solution, section: section).map { DecorationCursor(solution, $0) }
      }
    }
  }
}

extension ElementCategory {
  fileprivate var next: ElementCategory? {
    switch self {
    case .cell: .supplementary
    case .supplementary: .decoration
    case .decoration: nil
    }
  }
}

extension Solution {
  /// All elements where they stand unless something is pinned.
  public var elements: Elements { Elements(solution: self, pins: nil) }

  /// All elements, with what is pinned moved and lifted as in the viewport (layout-rules R8.5).
  public func elements(at viewport: Viewport) -> Elements {
    Elements(solution: self, pins: PinWindow(viewport, self))
  }

  /// A cell's element; nil where there is none. O(log sections) after measuring, else O(1).
  public func cell(at item: Int, inSection section: Int) -> Element? {
    guard let reader = SectionReader(self, section: section), item >= 0, item < reader.shape.items else { return nil }
    let group = item / reader.shape.groupCapacity
    let cell = reader.pattern(ofGroup: group).cells[item % reader.shape.groupCapacity]
    let frame = finished(reader.frame(of: cell, groupAt: reader.origin(ofGroup: group)))
    return Element(category: .cell, section: section, item: item, frame: frame, zIndex: reader.zIndex(of: cell))
  }

  /// How many elements a section has. O(kinds).
  func elementCount(inSection section: Int) -> Int {
    guard let reader = SectionReader(self, section: section) else { return 0 }
    let attachments = reader.plan.kinds.indices.reduce(0) { $0 + reader.attachmentCount($1) }
    let decorations = reader.hasDecorations ? reader.plan.section.decorationItems.count : 0
    return reader.shape.items + attachments + reader.boundaryCount + decorations
  }

  /// The layout's own boundary items are among the supplementaries of the first section, even if there is none.
  fileprivate func sectionsToVisit(for category: ElementCategory) -> Int {
    category == .supplementary ? max(1, stacking.places.count) : stacking.places.count
  }
}

/// Walks through the cells of a section.
private struct CellCursor: Sendable {
  private let solution: Solution
  private let reader: SectionReader
  private var cells: [PatternCell]
  private var group = 0
  private var ordinal = 0
  private var present = 0
  private var item = 0
  private var origin = Point.zero
  private let lift: Int

  init(_ solution: Solution, _ reader: SectionReader) {
    self.solution = solution
    self.reader = reader
    cells = reader.pattern.cells
    lift = reader.plan.section.decorationItems.isEmpty ? .min : 1
    if reader.shape.groups > 0 { open() }
  }

  mutating func next() -> Element? {
    if ordinal == present {
      guard group + 1 < reader.shape.groups else { return nil }
      group += 1
      ordinal = 0
      open()
    }
    let cell = cells[ordinal]
    let frame = solution.finished(reader.frame(of: cell, groupAt: origin))
    let element = Element(category: .cell, section: reader.section, item: item, frame: frame, zIndex: max(lift, cell.zIndex))
    ordinal += 1
    item += 1
    return element
  }

  private mutating func open() {
    if reader.measured != nil { cells = reader.pattern(ofGroup: group).cells }
    origin = reader.origin(ofGroup: group)
    present = reader.shape.present(inGroup: group)
  }
}

/// Walks through the supplementaries of a section: by item, then kind.
private struct SupplementaryCursor: Sendable {
  private let solution: Solution
  private let section: Int
  private let pins: PinWindow?
  private let reader: SectionReader?
  private var sources: [Source] = []
  private var item = 0
  private var next_ = 0
  private var layoutItems: [Int] = []

  private struct Source: Sendable {
    enum Origin: Sendable {
      case attachment(Int)
      case boundary(Int)
    }
    var kind: String
    var count: Int
    var origin: Origin
  }

  init(_ solution: Solution, section: Int, pins: PinWindow?) {
    self.solution = solution
    self.section = section
    self.pins = pins
    reader = SectionReader(solution, section: section)
    if let reader { sources = Self.sources(of: reader) }
    if section == 0 { layoutItems = solution.boundaryIndicesByKind.reversed() }
  }

  private static func sources(of reader: SectionReader) -> [Source] {
    var sources: [Source] = []
    for (index, kind) in reader.plan.kinds.enumerated() {
      sources.append(Source(kind: kind, count: reader.attachmentCount(index), origin: .attachment(index)))
    }
    for index in 0..<reader.boundaryCount {
      sources.append(Source(kind: reader.plan.boundaries[index].item.elementKind, count: 1, origin: .boundary(index)))
    }
    return sources.filter { $0.count > 0 }.sorted { $0.kind < $1.kind }
  }

  mutating func next() -> Element? {
    while !sources.isEmpty {
      guard next_ < sources.count else {
        item += 1
        next_ = 0
        sources.removeAll { $0.count <= item }
        continue
      }
      next_ += 1
      if let reader { return element(sources[next_ - 1], reader) }
    }
    return layoutItems.popLast().map { solution.boundaryElement($0, pins: pins) }
  }

  private func element(_ source: Source, _ reader: SectionReader) -> Element {
    switch source.origin {
    case .boundary(let index): solution.boundaryElement(index, reader, pins: pins)
    case .attachment(let index): solution.attachmentElement(index, item: item, reader)
    }
  }
}

/// Walks through the decorations of a section.
private struct DecorationCursor: Sendable {
  private let solution: Solution
  private let reader: SectionReader
  private var item = 0

  init(_ solution: Solution, _ reader: SectionReader) {
    self.solution = solution
    self.reader = reader
  }

  mutating func next() -> Element? {
    guard reader.hasDecorations, item < reader.plan.section.decorationItems.count else { return nil }
    item += 1
    return solution.decorationElement(item - 1, reader)
  }
}

extension SectionReader {
  /// How many boundary items the section shows.
  var boundaryCount: Int { plan.boundaries.count }
}

extension Solution {
  /// The positions of the layout's boundary items, ordered by kind.
  var boundaryIndicesByKind: [Int] {
    boundaryPlans.indices.sorted { boundaryPlans[$0].item.elementKind < boundaryPlans[$1].item.elementKind }
  }

  /// A boundary item of a section.
  func boundaryElement(_ index: Int, _ reader: SectionReader, pins: PinWindow?) -> Element {
    let item = reader.plan.boundaries[index].item
    let pinned = pin(item, reader.boundaryFrame(index), within: reader.region, to: pins)
    return Element(
      category: .supplementary, kind: item.elementKind, section: reader.section, item: 0, frame: finished(pinned.frame),
      zIndex: pinned.zIndex)
  }

  /// A boundary item of the layout (R10.1).
  func boundaryElement(_ index: Int, pins: PinWindow?) -> Element {
    let item = boundaryPlans[index].item
    let start = boundary.startExtension
    var frame = boundary.frames[index]
    frame.origin[axis] += start
    let pinned = pin(item, grid.frame(frame), within: Span(start: start, end: start + boundary.region), to: pins)
    return Element(
      category: .supplementary, kind: item.elementKind, section: 0, item: nil, frame: finished(pinned.frame), zIndex: pinned.zIndex)
  }

  /// A supplementary of an item or group by its count within its kind.
  func attachmentElement(_ source: Int, item: Int, _ reader: SectionReader) -> Element {
    let perGroup = reader.pattern.attachments[source].count
    let group = item / perGroup
    let pattern = reader.pattern(ofGroup: group)
    return attachmentElement(
      source, AttachmentPlace(group: group, ordinal: item % perGroup, origin: reader.origin(ofGroup: group)), pattern, reader)
  }

  func attachmentElement(
    _ source: Int, _ place: AttachmentPlace, _ pattern: GroupPattern, _ reader: SectionReader
  ) -> Element {
    let attachment = pattern.attachments[source][place.ordinal]
    let frame = reader.frame(of: attachment, in: pattern, group: place.group, at: place.origin)
    return Element(
      category: .supplementary, kind: reader.plan.kinds[source], section: reader.section,
      item: place.group * pattern.attachments[source].count + place.ordinal, frame: finished(frame), zIndex: attachment.zIndex)
  }

  /// A decoration of a section.
  func decorationElement(_ index: Int, _ reader: SectionReader) -> Element {
    let item = reader.plan.section.decorationItems[index]
    return Element(
      category: .decoration, kind: item.elementKind, section: reader.section, item: index,
      frame: finished(reader.decorationFrame(index)), zIndex: item.zIndex)
  }
}

/// Which of a kind's supplementaries is meant: the group's position, that within the group, and the group's origin.
struct AttachmentPlace {
  var group: Int
  var ordinal: Int
  var origin: Point
}
