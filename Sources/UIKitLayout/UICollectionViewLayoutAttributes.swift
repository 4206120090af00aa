import CompositionalLayout

/// An element of a layout: its identity, frame and z index.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes {
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

  /// The middle of the frame, in points.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The frame's size, at the origin, in points.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// True if the view is not displayed.
  public var isHidden = false

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath, .cell, nil) }
  /// Creates the attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(indexPath, .supplementaryView, elementKind)
  }
  /// Creates the attributes of a decoration.
  public convenience init(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(indexPath, .decorationView, elementKind)
  }

  private init(_ indexPath: IndexPath, _ category: UICollectionView.ElementCategory, _ kind: String?) {
    (self.indexPath, representedElementCategory, representedElementKind) = (indexPath, category, kind)
    (frame, zIndex) = (.zero, 0)
  }

  /// Compares the identity, the frame, the z index and the visibility.
  public static func == (left: UICollectionViewLayoutAttributes, right: UICollectionViewLayoutAttributes) -> Bool {
    left.indexPath == right.indexPath && left.representedElementCategory == right.representedElementCategory
      && left.representedElementKind == right.representedElementKind && left.frame == right.frame && left.zIndex == right.zIndex
      && left.alpha == right.alpha && left.isHidden == right.isHidden
  }

  /// Returns attributes with the same values, which can be changed independently.
  open func copy() -> Any {
    let copy = UICollectionViewLayoutAttributes(indexPath, representedElementCategory, representedElementKind)
    (copy.frame, copy.zIndex, copy.alpha, copy.isHidden) = (frame, zIndex, alpha, isHidden)
    return copy
  }

  /// The category, the index path and the frame: `cell [0, 3] (0, 133, 131, 131)`.
  open var description: String {
    let path = indexPath.map { "\($0)" }.joined(separator: ", ")
    let kind = representedElementKind.map { " \($0)" } ?? ""
    return "\(representedElementCategory)\(kind) [\(path)] (\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
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
