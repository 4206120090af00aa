import CompositionalLayout

/// The way a section's groups scroll across the layout, and the offsets at which they rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable, CaseIterable {
  /// No scrolling across the layout.
  case none
  /// Free scrolling.
  case continuous
  /// Free scrolling that comes to rest with a group at the leading edge.
  case continuousGroupLeadingBoundary
  /// Scrolling by the visible length.
  case paging
  /// Scrolling by one group, which comes to rest at the leading edge.
  case groupPaging
  /// Scrolling by one group, which comes to rest in the middle.
  case groupPagingCentered
}

/// The deceleration and bounce of orthogonal scrolling, which do not affect frames.
@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties {
  /// The condition under which content may be pulled beyond its end.
  public enum Bounce: Int, Sendable { case automatic, always, never }
  /// The rate at which scrolling slows down.
  public enum DecelerationRate: Int, Sendable { case automatic, normal, fast }

  /// The condition under which content may be pulled beyond its end.
  public var bounce = Bounce.automatic
  /// The rate at which scrolling slows down.
  public var decelerationRate = DecelerationRate.automatic

  init() {}
}

/// A view on screen that a section's invalidation handler may change.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The z index; larger values are in front.
  var zIndex: Int { get set }
  /// True if the view is not displayed.
  var isHidden: Bool { get set }
  /// The centre of the frame, in points.
  var center: CGPoint { get set }
  /// The index path of the view's item.
  var indexPath: IndexPath { get }
  /// The frame in the content's coordinate space, in points.
  var frame: CGRect { get }
  /// The frame's size, at the origin, in points.
  var bounds: CGRect { get }
  /// The kind of view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The element kind; nil for cells.
  var representedElementKind: String? { get }
}

/// A closure that changes the visible views of a section while the section scrolls.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// The layout of one section: a group that repeats, with insets, spacing, boundary items and decorations.
@preconcurrency @MainActor open class NSCollectionLayoutSection {
  /// The distances from the section's edges to its groups, in points.
  public var contentInsets: NSDirectionalEdgeInsets {
    get { ownInsets ?? listSection.map { NSDirectionalEdgeInsets($0.contentInsets) } ?? .zero }
    set { ownInsets = newValue }
  }
  /// The spacing between two groups, in points.
  public var interGroupSpacing: CGFloat = 0
  /// The guide whose insets the groups respect.
  public var contentInsetsReference: UIContentInsetsReference {
    get { ownReference ?? .automatic }
    set { ownReference = newValue }
  }
  /// The guide whose insets the boundary items respect.
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The way the groups scroll across the layout.
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The deceleration and bounce of orthogonal scrolling.
  public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Headers, footers and other views at the section's edges. For a list, they begin with the header and the footer of its configuration.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { ownBoundaryItems ?? listBoundaryItems }
    set { ownBoundaryItems = newValue }
  }
  /// True if boundary items respect the section's insets.
  public var supplementariesFollowContentInsets = true
  /// The decorations of the section, except for the background of a list.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// A closure for the visible views of the section. This module never calls it, because there is no screen.
  public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  private let group: NSCollectionLayoutGroup?
  private let list: ListConfiguration?
  /// The section of a list in the environment of its provider.
  private let listSection: Section?
  private lazy var listBoundaryItems = (listSection?.boundarySupplementaryItems ?? []).map {
    NSCollectionLayoutBoundarySupplementaryItem($0)
  }
  private var ownBoundaryItems: [NSCollectionLayoutBoundarySupplementaryItem]?
  private var ownInsets: NSDirectionalEdgeInsets?
  private var ownReference: UIContentInsetsReference?

  /// Creates a section that repeats a copy of the group.
  public init(group: NSCollectionLayoutGroup) { (self.group, list, listSection) = (group.copiedGroup(), nil, nil) }

  private init(list: ListConfiguration, in environment: Environment?) {
    (group, self.list) = (nil, list)
    listSection = environment.map { Section.list(using: list, in: $0, at: ListConfiguration.SectionPosition()) }
  }

  /// Creates a list section: full-width rows of estimated height.
  ///
  /// Its insets and boundary items are those of `layoutEnvironment`. The frames are those of the environment in which the layout is solved.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(list: configuration.engine, in: (layoutEnvironment as? SolvedEnvironment)?.engine)
  }

  /// Returns a copy that keeps copies of the group and the decorations, and shares the boundary items.
  open func copy() -> Any {
    let copy = group.map { NSCollectionLayoutSection(group: $0) } ?? NSCollectionLayoutSection(copying: self)
    (copy.ownInsets, copy.ownReference, copy.ownBoundaryItems) = (ownInsets, ownReference, ownBoundaryItems)
    (copy.interGroupSpacing, copy.supplementaryContentInsetsReference) = (interGroupSpacing, supplementaryContentInsetsReference)
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.decorationItems = decorationItems.compactMap { $0.copied() as? NSCollectionLayoutDecorationItem }
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
    copy.orthogonalScrollingProperties.decelerationRate = orthogonalScrollingProperties.decelerationRate
    return copy
  }

  private init(copying other: NSCollectionLayoutSection) { (group, list, listSection) = (nil, other.list, other.listSection) }

  /// Returns the section in the form that the engine lays out.
  ///
  /// - Parameter place: The section's position in the layout, which affects the distances between grouped lists.
  func section(in environment: Environment, at place: ListConfiguration.SectionPosition) -> Section {
    var section = base(in: environment, at: place)
    if let ownInsets { section.contentInsets = ownInsets.engine }
    if let ownReference { section.contentInsetsReference = ownReference.engine }
    section.interGroupSpacing = interGroupSpacing
    section.supplementaryContentInsetsReference = supplementaryContentInsetsReference.engine
    section.orthogonalScrollingBehavior = OrthogonalScrollingBehavior(rawValue: "\(orthogonalScrollingBehavior)") ?? .none
    section.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    if let ownBoundaryItems {
      section.boundarySupplementaryItems = ownBoundaryItems.map { $0.boundary }
    } else if listBoundaryItems.count == section.boundarySupplementaryItems.count {
      // An item of the list may have been changed, for example to pin it.
      for (index, item) in listBoundaryItems.enumerated() {
        section.boundarySupplementaryItems[index].pinToVisibleBounds = item.pinToVisibleBounds
        section.boundarySupplementaryItems[index].extendsBoundary = item.extendsBoundary
        section.boundarySupplementaryItems[index].zIndex = item.zIndex
      }
    }
    section.decorationItems += decorationItems.map { $0.engine }
    section.orthogonalScrollingProperties = OrthogonalScrollingProperties(
      decelerationRate: .init(rawValue: "\(orthogonalScrollingProperties.decelerationRate)") ?? .automatic,
      bounce: .init(rawValue: "\(orthogonalScrollingProperties.bounce)") ?? .automatic)
    return section
  }

  private func base(in environment: Environment, at place: ListConfiguration.SectionPosition) -> Section {
    guard let group else {
      let list = list ?? ListConfiguration(appearance: .plain)
      let isGrouped = list.appearance == .grouped || list.appearance == .insetGrouped
      return Section.list(using: list, in: environment, at: isGrouped ? place : ListConfiguration.SectionPosition())
    }
    return Section(group: group.group(in: environment))
  }
}
