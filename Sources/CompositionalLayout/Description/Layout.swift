/// A whole layout: the sections it knows and which of them serves each section of the data
/// (`UICollectionViewCompositionalLayout`).
public struct Layout: Hashable, Sendable, Codable {
  /// The distinct sections, in any order; each is solved once, however many sections of the data use it.
  public var sections: [Section]
  /// For the data's n-th section, the index in `sections` of the section that lays it out. Nil, or an index that does not exist, acts as a
  /// section provider that returned nil: a fault if the section has items (layout-rules 13.1). The last choice also applies to all sections
  /// beyond the end of the list; an empty list lays out no section.
  public var choices: [Int?]
  /// Settings of the whole layout.
  public var configuration: LayoutConfiguration

  /// A layout that names a section for each of the data's sections.
  public init(sections: [Section], choices: [Int?], configuration: LayoutConfiguration = LayoutConfiguration()) {
    self.sections = sections
    self.choices = choices
    self.configuration = configuration
  }

  /// A layout in which one section lays out all of the data's sections.
  public init(section: Section, configuration: LayoutConfiguration = LayoutConfiguration()) {
    self.init(sections: [section], choices: [0], configuration: configuration)
  }
}

/// Settings of a whole layout (`UICollectionViewCompositionalLayoutConfiguration`).
public struct LayoutConfiguration: Hashable, Sendable, Codable {
  /// The axis along which sections are stacked, from its start on.
  public var scrollDirection: Axis
  /// The gap between two sections, empty ones included, in points (layout-rules R8.1).
  public var interSectionSpacing: Double
  /// What stands at the edges of all sections together (layout-rules R10.1).
  public var boundarySupplementaryItems: [BoundarySupplementaryItem]
  /// The reference used by sections whose own is automatic (layout-rules R8.2).
  public var contentInsetsReference: ContentInsetsReference

  /// A configuration with UIKit's defaults: vertical, no gap, nothing at the edges, away from the safe area.
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
