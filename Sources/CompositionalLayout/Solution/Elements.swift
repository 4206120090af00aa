/// All elements of a solution, computed one at a time: cells, then supplementary views, then decorations, each by section, then by item,
/// then by kind.
///
/// Use it to visit every element without storing them. Iterating needs memory only for one section's pattern, whatever the number of items.
public struct Elements: Sequence, Sendable {
  let solution: Solution
  let pins: PinWindow?

  /// The number of elements, clamped to `Int.max`. O(sections).
  public var count: Int {
    solution.stacking.places.indices.reduce(solution.boundaryPlans.count) { $0.saturatingPlus(solution.elementCount(inSection: $1)) }
  }

  /// The number of elements. O(sections).
  public var underestimatedCount: Int { count }

  /// Returns an iterator at the first element. O(pattern of the first section).
  public func makeIterator() -> Iterator {
    Iterator(solution, pins: pins)
  }

  /// Calls a closure with each element, in order. It is the fastest way to visit all elements. O(elements).
  public func forEach(_ body: (Element) throws -> Void) rethrows {
    for section in solution.stacking.places.indices {
      var cells = CellCursor(SectionReader(solution, section: section), finish: solution.finish)
      try cells.forEach(body)
    }
    for section in 0..<solution.sectionsToVisit(for: .supplementary) {
      let reader = SectionReader(solution, section: section)
      var supplementaries = SupplementaryCursor(solution, reader, section: section, pins: pins)
      try supplementaries.forEach(of: solution, body)
    }
    var decorations = Iterator(solution, pins: pins, category: .decoration)
    while let element = decorations.next() { try body(element) }
  }

  /// An iterator over the elements of a solution.
  public struct Iterator: IteratorProtocol, Sendable {
    private let solution: Solution
    private let pins: PinWindow?
    private var category: ElementCategory
    private var section = 0
    private var cells = CellCursor()
    private var supplementaries = SupplementaryCursor()
    private var decorations = DecorationCursor()
    @usableFromInline var current = Element(category: .cell, section: 0, item: 0, frame: .zero, zIndex: 0)

    init(_ solution: Solution, pins: PinWindow?, category: ElementCategory = .cell) {
      self.solution = solution
      self.pins = pins
      self.category = category
      open()
    }

    /// Returns the next element. O(1) on average; O(pattern) at the first cell of a measured group.
    @inlinable
    public mutating func next() -> Element? { advance() ? current : nil }

    /// Stores the next element in `current`; returns false at the end.
    @usableFromInline
    mutating func advance() -> Bool {
      repeat {
        switch category {
        case .cell: if cells.next(into: &current) { return true }
        case .supplementary: if let element = supplementaries.next(of: solution) { return place(element) }
        case .decoration: if let element = decorations.next(of: solution) { return place(element) }
        }
      } while openNext()
      return false
    }

    private mutating func place(_ element: Element) -> Bool {
      current = element
      return true
    }

    /// Moves to the next section, or to the first section in the next category.
    private mutating func openNext() -> Bool {
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
      let reader = SectionReader(solution, section: section)
      switch category {
      case .cell:
        current = Element(category: .cell, section: section, item: 0, frame: .zero, zIndex: 0)
        cells = CellCursor(reader, finish: solution.finish)
      case .supplementary: supplementaries = SupplementaryCursor(solution, reader, section: section, pins: pins)
      case .decoration: decorations = DecorationCursor(reader)
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
  /// All elements, without pinning. O(1); iterating is O(elements).
  public var elements: Elements { Elements(solution: self, pins: nil) }

  /// Returns all elements, with pinned items at their positions in the viewport (layout-rules R8.5). O(1); iterating is O(elements).
  public func elements(at viewport: Viewport) -> Elements {
    Elements(solution: self, pins: PinWindow(viewport, self))
  }

  /// Returns the element of a cell; nil if the cell does not exist. O(log sections) after measuring, otherwise O(1).
  public func cell(at item: Int, inSection section: Int) -> Element? {
    guard let reader = SectionReader(self, section: section), item >= 0, item < reader.shape.items else { return nil }
    let group = reader.group(ofItem: item)
    let cell = reader.cell(item)
    return element(item, cell, groupAt: reader.origin(ofGroup: group), reader)
  }

  func element(_ item: Int, _ cell: PatternCell, groupAt origin: Point, _ reader: SectionReader) -> Element {
    let frame = finished(reader.frame(of: cell, groupAt: origin))
    return Element(category: .cell, section: reader.section, item: item, frame: frame, zIndex: max(reader.cellLift, cell.zIndex))
  }

  /// The number of elements in a section. O(kinds).
  func elementCount(inSection section: Int) -> Int {
    guard let reader = SectionReader(self, section: section) else { return 0 }
    let attachments = reader.plan.kinds.indices.reduce(0) { $0.saturatingPlus(reader.attachmentCount($1)) }
    let decorations = reader.hasDecorations ? reader.plan.section.decorationItems.count : 0
    return attachments.saturatingPlus(reader.shape.items + reader.plan.boundaries.count + decorations)
  }

  /// The number of sections to visit for a category. The layout's boundary items follow the supplementary views of the first section, even
  /// if the data has no section.
  fileprivate func sectionsToVisit(for category: ElementCategory) -> Int {
    category == .supplementary ? max(1, stacking.places.count) : stacking.places.count
  }
}

extension Solution {
  /// The indices of the layout's boundary items, ordered by kind.
  var boundaryIndicesByKind: [Int] {
    boundaryPlans.indices.sorted { boundaryPlans[$0].item.elementKind < boundaryPlans[$1].item.elementKind }
  }

  func boundaryElement(_ index: Int, _ reader: SectionReader, pins: PinWindow?) -> Element {
    let item = reader.plan.boundaries[index].item
    let pinned = pin(item, reader.boundaryFrame(index), within: reader.region, to: pins)
    return Element(
      category: .supplementary, kind: item.elementKind, section: reader.section, item: 0, frame: finished(pinned.frame),
      zIndex: pinned.zIndex)
  }

  /// Returns a boundary item of the layout (R10.1).
  func boundaryElement(_ index: Int, pins: PinWindow?) -> Element {
    let item = boundaryPlans[index].item
    let start = boundary.startExtension
    let region = Span(start: start, end: start + boundary.region)
    let pinned = pin(item, layoutItemFrame(index), within: region, to: pins)
    return Element(
      category: .supplementary, kind: item.elementKind, section: 0, item: nil, frame: finished(pinned.frame), zIndex: pinned.zIndex)
  }

  /// The frame of a boundary item of the layout without pinning, rounded to the grid.
  func layoutItemFrame(_ index: Int) -> Rect {
    var frame = boundary.frames[index]
    frame.origin[axis] += boundary.startExtension
    return grid.frame(frame)
  }

  func decorationElement(_ index: Int, _ reader: SectionReader) -> Element {
    let item = reader.plan.section.decorationItems[index]
    return Element(
      category: .decoration, kind: item.elementKind, section: reader.section, item: index,
      frame: finished(reader.decorationFrame(index)), zIndex: item.zIndex)
  }
}
