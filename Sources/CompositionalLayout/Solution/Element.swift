/// What kind of view an element is (`UICollectionView.ElementCategory`).
public enum ElementCategory: String, Hashable, Sendable, Codable, CaseIterable {
  /// A cell: one item of the data.
  case cell
  /// A view that belongs to an item, a group, a section or the layout, such as a header or a badge.
  case supplementary
  /// A view without content behind a section.
  case decoration
}

/// One view of the solved layout: its identity, where it stands, and how far in front (`UICollectionViewLayoutAttributes`).
public struct Element: Hashable, Sendable, Codable {
  /// The identity of an element, independent of its position.
  public struct ID: Hashable, Sendable, Codable {
    /// Whether it is a cell, a supplementary view or a decoration.
    public var category: ElementCategory
    /// The element kind; nil for cells.
    public var kind: String?
    /// The section's position in the data; 0 for a boundary item of the layout (layout-rules R10.1).
    public var section: Int
    /// The item's position in its section; for supplementaries their count within the kind (R6.7); nil for a boundary item of the layout,
    /// for which UIKit uses `NSIntegerMax`.
    public var item: Int?

    /// An identity of the four parts.
    public init(category: ElementCategory, kind: String? = nil, section: Int, item: Int?) {
      self.category = category
      self.kind = kind
      self.section = section
      self.item = item
    }

    /// The identity of a cell, by its item's and its section's position, both from 0. Complexity: O(1).
    public static func cell(_ item: Int, inSection section: Int) -> ID {
      ID(category: .cell, section: section, item: item)
    }
  }

  /// Whether it is a cell, a supplementary view or a decoration.
  public var category: ElementCategory
  /// The section's position in the data; 0 for a boundary item of the layout.
  public var section: Int
  /// The item's position in its section; nil for a boundary item of the layout.
  public var item: Int?
  /// Its frame, in points of the content's space. Only pinning moves it when the view scrolls (layout-rules R8.5). In a right-to-left
  /// layout it is already mirrored.
  public var frame: Rect
  /// Its z index; larger is nearer to the viewer (layout-rules R5.9).
  public var zIndex: Int
  /// The kind, in a list of one or none. A list is a single reference, so copying the many cells, which have no kind, costs half as much as
  /// with a string.
  private var kinds: [String]

  /// An element of its parts; the frame is in points of the content's space.
  public init(category: ElementCategory, kind: String? = nil, section: Int, item: Int?, frame: Rect, zIndex: Int) {
    self.init(category: category, kinds: kind.map { [$0] } ?? [], section: section, item: item, frame: frame, zIndex: zIndex)
  }

  /// An element whose kind is in a list already.
  init(category: ElementCategory, kinds: [String], section: Int, item: Int?, frame: Rect, zIndex: Int) {
    self.category = category
    self.kinds = kinds
    self.section = section
    self.item = item
    self.frame = frame
    self.zIndex = zIndex
  }

  /// The element kind; nil for cells.
  public var kind: String? {
    get { kinds.first }
    set { kinds = newValue.map { [$0] } ?? [] }
  }

  /// The element's identity, independent of its position. Complexity: O(1).
  public var id: ID { ID(category: category, kind: kind, section: section, item: item) }
}
