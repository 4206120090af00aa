/// What kind of view an element is (`UICollectionView.ElementCategory`).
public enum ElementCategory: String, Hashable, Sendable, Codable, CaseIterable {
  /// A cell: one item of the data.
  case cell
  /// A view that comes with an item, a group, a section or the layout.
  case supplementary
  /// A view without content behind a section.
  case decoration
}

/// One view of the solved layout: its identity, where it stands, and how far in front (`UICollectionViewLayoutAttributes`).
public struct Element: Hashable, Sendable, Codable {
  /// What an element is, without where it stands.
  public struct ID: Hashable, Sendable, Codable {
    /// Whether it is a cell, a supplementary view or a decoration.
    public var category: ElementCategory
    /// The element kind; nil for cells.
    public var kind: String?
    /// The section's position in the data; 0 for a boundary item of the layout (layout-rules R10.1).
    public var section: Int
    /// The item's position in its section; for supplementaries their count within the kind (R6.7); nil for a boundary item of the
    /// layout, for which UIKit says `NSIntegerMax`.
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
  /// Where it stands, in points of the content's space: not moved by any scrolling but pinning (layout-rules R8.5), and mirrored
  /// already where the layout runs from right to left.
  public var frame: Rect
  /// Its place in front of others; larger is nearer (layout-rules R5.9).
  public var zIndex: Int
  /// The kind, in a list of one or none. A list is a single reference, which makes handing on the many cells, which have no kind, half
  /// as dear as a string does.
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

  /// What the element is, without where it stands. Complexity: O(1).
  public var id: ID { ID(category: category, kind: kind, section: section, item: item) }
}
