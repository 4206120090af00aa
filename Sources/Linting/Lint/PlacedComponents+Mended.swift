import CompositionalLayout
import Documents
import HashTreeCollections

extension PlacedComponents {
  /// True if a fix makes the finding's item square if required, does not end self-sizing, and changes only the cells that the finding is
  /// about.
  func isMended(_ finding: Finding, by mended: PlacedComponents) -> Bool {
    if let item = finding.squareItem, !mended.isSquare(item) { return false }
    return !mended.endsMeasuring(of: self) && keepsOtherCells(than: finding, in: mended)
  }

  // MARK: Square

  /// In points. Rounding down to pixels may make the sides of a square differ by less than this.
  static let squareTolerance = 0.5

  private func isSquare(_ item: String) -> Bool {
    places.allSatisfy { $0.name != item || abs($0.size.width - $0.size.height) <= Self.squareTolerance }
  }

  // MARK: Measuring

  /// True if a component is no longer measured.
  private func endsMeasuring(of before: PlacedComponents) -> Bool {
    before.names(of: .item, .group, .boundary).contains { name in
      guard let old = before.document.components[name], let new = document.components[name] else { return false }
      return Axis.allCases.contains { axis in
        before.measures(old, name, axis) && !(new.layoutSize?.dimension(axis).isEstimated ?? false)
      }
    }
  }

  /// True if elements of a component have the length of their content. Equal parts of an estimate do not have it (layout-rules R7.6).
  private func measures(_ component: Component, _ name: String, _ axis: Axis) -> Bool {
    guard component.layoutSize?.dimension(axis).isEstimated ?? false else { return false }
    guard component.kind != .group else {
      return document.components.subitems(of: name).contains { part in
        document.components[part].map { measures($0, part, axis) } ?? false
      }
    }
    let owners = document.components.owners(of: name)
    let isDivided = owners.allSatisfy { owner in
      document.components[owner]?.arrangement.map { $0.count != nil && $0.direction == (axis == .horizontal ? .horizontal : .vertical) }
        ?? false
    }
    return component.kind != .item || owners.isEmpty || !isDivided
  }

  // MARK: Other cells

  /// The maximum number of sections, and of cells in each, that are compared.
  private static let mostSections = 8
  private static let mostCells = 48

  /// True if the fix keeps the cells that the finding is not about: their frames in layout sections without the finding's subject, and
  /// their sizes in layout sections with it.
  private func keepsOtherCells(than finding: Finding, in mended: PlacedComponents) -> Bool {
    guard let subject = finding.subject.component, let before = solution, let after = mended.solution else { return true }
    return data.filter { $0.items > 0 && $0.component != nil }.prefix(Self.mostSections).allSatisfy { data in
      guard let name = data.component, name == mended.document.layoutSection(at: data.index) else { return true }
      let cells = cells(of: data, in: before)
      // A section without cells has nothing to keep.
      guard let first = cells.first else { return true }
      let others = mended.cells(of: data, in: after)
      guard document.components.chain(from: name, to: finding.container ?? subject) != nil else {
        guard let start = others.first, cells.count == others.count else { return false }
        return zip(cells, others).allSatisfy { $0.frame.isNear($1.frame, from: first.frame.origin, to: start.frame.origin) }
      }
      return cells.allSatisfy { cell in
        guard !cell.components.contains(subject) || !cell.components.contains(finding.container ?? subject) else { return true }
        let same = others.filter { $0.components == cell.components }
        return !same.isEmpty && same.contains { $0.frame.size.isNear(cell.frame.size) }
      }
    }
  }

  private func cells(of data: ServedSection, in solution: Solution) -> [SolvedCell] {
    (0..<min(data.items, Self.mostCells)).compactMap { solvedCell($0, inSection: data.index, of: solution) }
  }
}

extension Subject {
  fileprivate var component: String? {
    switch self {
    case .component(let name), .property(let name, _): name
    case .section, .items, .layout: nil
    }
  }
}

extension Rect {
  /// True if two frames are equal relative to two origins.
  fileprivate func isNear(_ other: Rect, from start: Point, to otherStart: Point) -> Bool {
    size.isNear(other.size) && abs((minX - start.x) - (other.minX - otherStart.x)) < Check.pixelTolerance
      && abs((minY - start.y) - (other.minY - otherStart.y)) < Check.pixelTolerance
  }
}

extension Size {
  fileprivate func isNear(_ other: Size) -> Bool {
    abs(width - other.width) < Check.pixelTolerance && abs(height - other.height) < Check.pixelTolerance
  }
}

extension Check {
  /// In points. Moved cells are rounded to pixels again, so that their frames may differ by a pixel.
  fileprivate static let pixelTolerance = 1.01
}
