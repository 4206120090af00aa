/// The kind of view that an element represents (`UICollectionView.ElementCategory`).
public enum ElementCategory: String, Hashable, Sendable, Codable, CaseIterable {
  /// A cell, which displays an item of the data.
  case cell
  /// A view attached to an item, a group, a section or the layout, such as a badge or a header.
  case supplementary
  /// A view without content in the background of a section.
  case decoration
}

/// A view of the solved layout: its identity, frame and z index (`UICollectionViewLayoutAttributes`).
public struct Element: Hashable, Sendable, Codable {
  /// The identity of an element, which does not depend on its frame.
  public struct ID: Hashable, Sendable, Codable {
    /// The category of the element.
    public var category: ElementCategory
    /// The element kind; nil for cells.
    public var kind: String?
    /// The section's index in the data; 0 for a boundary item of the layout (layout-rules R10.1).
    public var section: Int
    /// The item's index in its section, or a supplementary view's number among those of its kind (R6.7). Nil for a boundary item of the
    /// layout, for which UIKit uses `NSIntegerMax`.
    public var item: Int?

    /// Creates an identity from its parts.
    public init(category: ElementCategory, kind: String? = nil, section: Int, item: Int?) {
      self.category = category
      self.kind = kind
      self.section = section
      self.item = item
    }

    /// The identity of a cell, from the indices of its item and its section. Complexity: O(1).
    public static func cell(_ item: Int, inSection section: Int) -> ID {
      ID(category: .cell, section: section, item: item)
    }
  }

  /// The category of the element.
  public var category: ElementCategory
  /// The section's index in the data; 0 for a boundary item of the layout.
  public var section: Int
  /// The item's index in its section; nil for a boundary item of the layout.
  public var item: Int?
  /// The frame, in points, in the content's coordinate space. Scrolling changes it only for pinned items (layout-rules R8.5). In
  /// right-to-left layouts it is already mirrored.
  public var frame: Rect
  /// The z index; larger values are in front (layout-rules R5.9).
  public var zIndex: Int
  /// The kind, or an empty array for cells. An array is a single reference, so copying a cell costs half as much as with an optional
  /// string.
  private var kinds: [String]

  /// Creates an element from its parts; the frame is in points, in the content's coordinate space.
  public init(category: ElementCategory, kind: String? = nil, section: Int, item: Int?, frame: Rect, zIndex: Int) {
    self.init(category: category, kinds: kind.map { [$0] } ?? [], section: section, item: item, frame: frame, zIndex: zIndex)
  }

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

  /// The element's identity, which does not depend on its frame. Complexity: O(1).
  public var id: ID { ID(category: category, kind: kind, section: section, item: item) }
}
