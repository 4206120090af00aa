/// Traces the position and length of a supplementary item of an item or group (layout-rules R2.8, R2.9, 9).
struct AttachmentTrace {
  private let solution: Solution
  private let reader: SectionReader
  private let attachment: Attachment
  /// The groups around the item's cell, or around the first cell of the item's group.
  private let groups: [DescribedGroup]
  private let group: Int
  private let item: SupplementaryItem
  /// The index in `groups` of the group that the item is attached to; nil if it is attached to the cell.
  private let owner: Int?
  /// The frame before mirroring.
  private let frame: Rect

  /// Creates a trace of the `item`-th supplementary item of a kind; nil if it does not exist. O(pattern).
  init?(_ solution: Solution, _ reader: SectionReader, kind: String, item: Int) {
    guard let source = reader.plan.kinds.firstIndex(of: kind), item >= 0, item < reader.attachmentCount(source) else { return nil }
    let group = reader.group(ofSupplementary: item, source)
    let attachment = reader.pattern(ofGroup: group).attachments[source][item - reader.supplementaries(source, before: group)]
    let groups = reader.groups(around: reader.firstItem(ofGroup: group) + attachment.firstCell)
    let owner = attachment.owner(of: kind, among: groups)
    let described = owner.map { groups[$0].group.supplementaryItems } ?? groups.last?.subitem?.supplementaryItems
    guard let found = described?.first(where: { $0.elementKind == kind }) else { return nil }
    self.solution = solution
    self.reader = reader
    self.attachment = attachment
    self.groups = groups
    self.group = group
    self.item = found
    self.owner = owner
    var placed = PlacedAttachments(reader, source: source, finish: FrameFinish(grid: solution.grid, mirrorWidth: nil))
    placed.open(group)
    frame = placed.element(item - reader.supplementaries(source, before: group)).frame
  }

  func trail(to part: FramePart) -> Trail {
    var trail = part.isPosition ? position(part.axis) : length(part.axis)
    if part.isPosition || solution.grid.isExact {
      // As for a cell, use the frame itself: sums in a different order may differ in the last digit (R18.11).
      trail.settle(at: part.value(of: frame), .element, .pixels(isExact: solution.grid.isExact))
    }
    return trail
  }

  private func length(_ axis: Axis) -> Trail {
    var trail = slot(axis)
    trail.inset(by: item.contentInsets, keeping: item.layoutSize.estimatedAxes, .element)
    return trail
  }

  /// Returns the steps that lead to the length before insets, relative to the cell's frame or to the container of the group (R2.8, R2.9).
  private func slot(_ axis: Axis) -> Trail {
    var trace = LengthTrace(reader, groups: groups, axis)
    let cell = reader.firstItem(ofGroup: group) + attachment.firstCell
    trace.length(item.layoutSize, axis, .element) { trace, axis in
      switch owner {
      case nil: trace.cell(cell, axis)
      case 0: trace.groupBase(axis)
      case let owner?: trace.inside(group: owner - 1, axis)
      }
    }
    return trace.trail
  }

  private func position(_ axis: Axis) -> Trail {
    let box = reader.box(of: attachment, in: reader.pattern(ofGroup: group), ofGroup: group)
    let origin = reader.origin(ofGroup: group)
    let container = solution.grid.container(Rect(origin: origin + box.origin, size: box.size))
    let slot = slot(axis).result
    var trail = Trail(axis)
    trail.set(container.min(axis), .container, .containerStart(isGroup: owner != nil))
    let point = item.containerAnchor.edges.anchorPoint[axis]
    trail.add(point * container.size[axis], .element, .containerAnchor(fraction: point, of: container.size[axis]))
    let own = (item.itemAnchor ?? item.containerAnchor).edges.anchorPoint[axis]
    let edges = EndGaps(item.edgeSpacing, axis)
    trail.add(
      -own * (slot + edges.total), .element, .ownAnchor(fraction: own, of: slot + edges.total),
      assuming: edges.total == 0 ? nil : .supplementaryEdges)
    trail.add(edges.start.length, .element, .groupEdge(edges.start.length, isFlexible: false), assuming: .supplementaryEdges)
    for anchor in [item.containerAnchor, item.itemAnchor].compactMap({ $0 }) {
      let shift = anchor.shift(of: Size(width: slot, height: slot))[axis]
      let isMirrored = axis == .horizontal && solution.direction == .rightToLeft
      trail.add(
        shift, .element, .anchorOffset(shift, isFractional: anchor.offset.isFractional), assuming: isMirrored ? .mirroredOffset : nil)
    }
    trail.move(by: item.contentInsets, keeping: item.layoutSize.estimatedAxes, .element)
    return trail
  }
}

extension Attachment {
  /// The index of the group that the item is attached to; nil if it is attached to a cell.
  fileprivate func owner(of kind: String, among groups: [DescribedGroup]) -> Int? {
    if case .cell = container { return nil }
    return groups.firstIndex { $0.group.supplementaryItems.contains { $0.elementKind == kind } }
  }
}

extension Subitem {
  fileprivate var supplementaryItems: [SupplementaryItem] {
    switch self {
    case .item(let item): item.supplementaryItems
    case .group(let group): group.supplementaryItems
    }
  }
}

extension LayoutAnchor.Offset {
  fileprivate var isFractional: Bool {
    if case .fractional = self { true } else { false }
  }
}
