import CompositionalLayout

/// One element of a layout: its identity, where it stands, and how far in front.
@MainActor public final class UICollectionViewLayoutAttributes {
  /// The position in the data; of a boundary item of the layout the section 0 alone.
  public let indexPath: IndexPath
  /// What kind of view it is.
  public let representedElementCategory: UICollectionView.ElementCategory
  /// The element kind; nil for cells.
  public let representedElementKind: String?
  /// The frame in the content, in points.
  public var frame: CGRect
  /// How far in front it stands.
  public var zIndex: Int
  /// How opaque it is, from 0 to 1.
  public var alpha: CGFloat = 1
  /// The size of the frame, in points.
  public var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  init(_ element: Element) {
    indexPath = element.item.map { IndexPath(item: $0, section: element.section) } ?? IndexPath(index: element.section)
    representedElementCategory =
      switch element.category {
      case .cell: .cell
      case .supplementary: .supplementaryView
      case .decoration: .decorationView
      }
    (representedElementKind, frame, zIndex) = (element.kind, CGRect(element.frame), element.zIndex)
  }
}

extension IndexPath {
  /// The position of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section's position.
  public var section: Int { self[0] }

  /// The item's position in its section.
  public var item: Int { self[1] }

  /// The item's position in its section, of a list.
  public var row: Int { self[1] }
}
