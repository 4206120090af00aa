import UIKit

/// The state recorded after each step.
extension Recorder {
  /// - Parameter view: The view; nil if it could not be made.
  static func environment(of view: ProbeView?, isRightToLeft: Bool) -> [String: Any] {
    let traits = view?.traitCollection ?? UITraitCollection.current
    let safeArea = view?.safeAreaInsets ?? Probe.safeArea
    let margins = view?.directionalLayoutMargins ?? Probe.layoutMargins
    let sides = isRightToLeft ? [safeArea.right, safeArea.left] : [safeArea.left, safeArea.right]
    return [
      "os": Int(UIDevice.current.systemVersion.prefix { $0 != "." }) ?? 0,
      "scale": Double(traits.displayScale),
      "safeArea": [safeArea.top, sides[0], safeArea.bottom, sides[1]].map { Double($0) },
      "layoutMargins": [margins.top, margins.leading, margins.bottom, margins.trailing].map { Double($0) },
      "direction": isRightToLeft ? "rightToLeft" : "leftToRight",
      "horizontalSizeClass": name(of: traits.horizontalSizeClass),
      "verticalSizeClass": name(of: traits.verticalSizeClass),
      "preferredContentSizeCategory": name(of: traits.preferredContentSizeCategory),
      "userInterfaceIdiom": traits.userInterfaceIdiom == .pad ? "pad" : traits.userInterfaceIdiom == .phone ? "phone" : "unspecified",
    ]
  }

  /// Whether the layout really runs from right to left, according to its trait or, on systems where the trait cannot be set, its frames.
  var isRightToLeft: Bool { view.traitCollection.layoutDirection == .rightToLeft || isMirrored }

  /// Whether a cell is to the left of the previous cell in its row.
  private func runLeftward(_ attributes: [UICollectionViewLayoutAttributes]) -> Bool {
    let cells = attributes.filter { $0.representedElementCategory == .cell }.sorted { $0.indexPath < $1.indexPath }
    return zip(cells, cells.dropFirst()).contains { cell, next in
      cell.indexPath.section == next.indexPath.section && cell.frame.minY == next.frame.minY && cell.frame.minX > next.frame.minX
    }
  }

  private static func name(of sizeClass: UIUserInterfaceSizeClass) -> String {
    sizeClass == .compact ? "compact" : sizeClass == .regular ? "regular" : "unspecified"
  }

  private static func name(of category: UIContentSizeCategory) -> String {
    let names: [(UIContentSizeCategory, String)] = [
      (.extraSmall, "extraSmall"), (.small, "small"), (.medium, "medium"), (.large, "large"), (.extraLarge, "extraLarge"),
      (.extraExtraLarge, "extraExtraLarge"), (.extraExtraExtraLarge, "extraExtraExtraLarge"),
      (.accessibilityMedium, "accessibilityMedium"), (.accessibilityLarge, "accessibilityLarge"),
      (.accessibilityExtraLarge, "accessibilityExtraLarge"), (.accessibilityExtraExtraLarge, "accessibilityExtraExtraLarge"),
      (.accessibilityExtraExtraExtraLarge, "accessibilityExtraExtraExtraLarge"),
    ]
    return names.first { $0.0 == category }?.1 ?? "large"
  }

  func state() -> [String: Any] {
    let everywhere = CGRect(x: -100_000, y: -100_000, width: 10_000_000, height: 10_000_000)
    let attributes = layout.layoutAttributesForElements(in: everywhere) ?? []
    let size = layout.collectionViewContentSize
    let seen = Set(view.indexPathsForVisibleItems)
    isMirrored = Probe.isRightToLeft && runLeftward(attributes)
    var offsets: [String: Double] = [:]
    for (section, row) in rows { offsets[String(section)] = offset(of: row, section) }
    return [
      "contentSize": [Double(size.width), Double(size.height)],
      "contentOffset": [Double(view.contentOffset.x), Double(view.contentOffset.y)],
      "offsets": offsets, "elements": attributes.map { element($0, seen) },
    ]
  }

  /// An element as 11 values: category, kind, section, item, the frame's four numbers, zIndex, whether it is visible, and alpha.
  private func element(_ attributes: UICollectionViewLayoutAttributes, _ seen: Set<IndexPath>) -> [Any] {
    let path = attributes.indexPath
    let frame = attributes.frame
    let kind = attributes.representedElementKind
    let (category, isVisible): (String, Bool) =
      switch attributes.representedElementCategory {
      case .cell: ("cell", seen.contains(path))
      case .supplementaryView:
        ("supplementary", view.indexPathsForVisibleSupplementaryElements(ofKind: kind ?? "").contains(path))
      default: ("decoration", false)
      }
    // A boundary item of the layout has an index path of one number.
    let place: [Any] = path.count > 1 ? [path[0], path[1]] : [0, NSNull()]
    let numbers: [Any] = [frame.minX, frame.minY, frame.width, frame.height].map { short(Double($0)) }
    return [category, kind ?? NSNull()] + place + numbers + [attributes.zIndex, isVisible, short(Double(attributes.alpha))]
  }

  /// Rounds a number to five decimals.
  private func short(_ number: Double) -> Double { (number * 100_000).rounded() / 100_000 }

  /// The scroll views of the orthogonal sections.
  private var rows: [(section: Int, row: UIScrollView)] {
    view.subviews.compactMap { $0 as? UIScrollView }.compactMap { row in
      let cell = row.subviews.lazy.compactMap { $0 as? UICollectionViewCell }.first
      return cell.flatMap { view.indexPath(for: $0) }.map { ($0.section, row) }
    }
  }

  func row(ofSection section: Int) -> UIScrollView? { rows.first { $0.section == section }?.row }

  /// The offset of a section from its leading end, in points.
  func offset(of row: UIScrollView, _ section: Int) -> Double {
    if Probe.scrollsSideways { return Double(row.contentOffset.y) }
    return Double(runsLeftward(section) ? rightEnd(of: row) - row.contentOffset.x : row.contentOffset.x)
  }

  /// The content offset for an offset from the section's leading end.
  func contentOffset(_ offset: Double, of row: UIScrollView, _ section: Int) -> CGPoint {
    if Probe.scrollsSideways { return CGPoint(x: 0, y: offset) }
    return CGPoint(x: runsLeftward(section) ? Double(rightEnd(of: row)) - offset : offset, y: 0)
  }

  /// The content offset at the right end of a scroll view's content.
  private func rightEnd(of row: UIScrollView) -> CGFloat { max(0, row.contentSize.width - row.bounds.width) }

  /// Whether a section's first cell is on the right, as in a right-to-left layout.
  func runsLeftward(_ section: Int) -> Bool {
    let last = view.numberOfItems(inSection: section) - 1
    let ends = [0, last].map { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame.midX ?? 0 }
    return ends[0] == ends[1] ? isRightToLeft : ends[0] > ends[1]
  }
}
