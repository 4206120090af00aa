extension Solution {
  /// Returns the first element of a kind in each section and in the layout itself. A section's supplementary views precede its decorations.
  ///
  /// - Parameters:
  ///   - kind: The element kind.
  ///   - viewport: The scroll offsets, which determine the positions of pinned items (layout-rules R8.5).
  ///   - limit: The maximum number of elements returned.
  /// - Complexity: O(sections), whatever the number of items.
  public func firstElements(ofKind kind: String, at viewport: Viewport, atMost limit: Int = .max) -> [Element] {
    let pins = PinWindow(viewport, self)
    var found: [Element] = []
    for index in boundaryPlans.indices where boundaryPlans[index].item.elementKind == kind {
      found.append(boundaryElement(index, pins: pins))
    }
    for section in stacking.places.indices where found.count < limit {
      guard let reader = SectionReader(self, section: section) else { continue }
      if let element = firstElement(ofKind: kind, reader, pins: pins) { found.append(element) }
    }
    return Array(found.prefix(limit))
  }

  func firstElement(ofKind kind: String, _ reader: SectionReader, pins: PinWindow) -> Element? {
    if let index = reader.plan.boundaries.firstIndex(where: { $0.item.elementKind == kind }) {
      return boundaryElement(index, reader, pins: pins)
    }
    if let source = reader.plan.kinds.firstIndex(of: kind), reader.attachmentCount(source) > 0 {
      // The first group may have no supplementary item of this kind if measured lengths decide how many items it holds.
      var placed = PlacedAttachments(reader, source: source, finish: finish)
      placed.open(reader.group(ofSupplementary: 0, source))
      return placed.element(0)
    }
    guard reader.hasDecorations else { return nil }
    return reader.plan.section.decorationItems.firstIndex { $0.elementKind == kind }.map { decorationElement($0, reader) }
  }
}
