import CompositionalLayout

/// An element of a layout: its identity, frame and z index.
@MainActor public final class UICollectionViewLayoutAttributes {
  /// The index path in the data. For a boundary item of the layout, it contains only the section 0.
  public let indexPath: IndexPath
  /// The kind of view.
  public let representedElementCategory: UICollectionView.ElementCategory
  /// The element kind; nil for cells.
  public let representedElementKind: String?
  /// The frame in the content's coordinate space, in points.
  public var frame: CGRect
  /// The z index; larger values are in front.
  public var zIndex: Int
  /// The opacity, from 0 to 1.
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
  /// Creates the index path of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The index of the section.
  public var section: Int { self[0] }

  /// The index of the item in its section.
  public var item: Int { self[1] }

  /// The index of the row in its section, which equals `item`.
  public var row: Int { self[1] }
}
