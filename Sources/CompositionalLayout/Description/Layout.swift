/// A whole layout: its distinct sections, and a choice of one of them for each section of the data (`UICollectionViewCompositionalLayout`).
public struct Layout: Hashable, Sendable, Codable {
  /// The distinct sections, in any order. Each is solved once, even if several sections of the data use it.
  public var sections: [Section]
  /// The index in `sections` of the section that lays out the data's n-th section. Nil, or an index out of range, acts like a section
  /// provider that returned nil: a fault if the section has items (layout-rules 13.1). The last choice also applies to all further
  /// sections. An empty list lays out no section.
  public var choices: [Int?]
  /// Settings of the whole layout.
  public var configuration: LayoutConfiguration

  /// Creates a layout with a choice for each section of the data.
  public init(sections: [Section], choices: [Int?], configuration: LayoutConfiguration = LayoutConfiguration()) {
    self.sections = sections
    self.choices = choices
    self.configuration = configuration
  }

  /// Creates a layout in which one section lays out all sections of the data.
  public init(section: Section, configuration: LayoutConfiguration = LayoutConfiguration()) {
    self.init(sections: [section], choices: [0], configuration: configuration)
  }
}

/// Settings of a whole layout (`UICollectionViewCompositionalLayoutConfiguration`).
public struct LayoutConfiguration: Hashable, Sendable, Codable {
  /// The axis along which sections are stacked.
  public var scrollDirection: Axis
  /// The spacing between two sections, including empty ones, in points (layout-rules R8.1).
  public var interSectionSpacing: Double
  /// The layout's own boundary items, which surround all sections (layout-rules R10.1).
  public var boundarySupplementaryItems: [BoundarySupplementaryItem]
  /// The reference for sections whose own reference is automatic (layout-rules R8.2).
  public var contentInsetsReference: ContentInsetsReference

  /// Creates a configuration with UIKit's defaults: vertical scrolling, no spacing, no boundary items, the safe area as the reference.
  public init(
    scrollDirection: Axis = .vertical, interSectionSpacing: Double = 0,
    boundarySupplementaryItems: [BoundarySupplementaryItem] = [], contentInsetsReference: ContentInsetsReference = .safeArea
  ) {
    self.scrollDirection = scrollDirection
    self.interSectionSpacing = interSectionSpacing
    self.boundarySupplementaryItems = boundarySupplementaryItems
    self.contentInsetsReference = contentInsetsReference
  }
}
