import CompositionalLayout

/// Whether and how a section's groups scroll across the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable, CaseIterable {
  /// Not at all.
  case none
  /// Freely.
  case continuous
  /// Freely, to rest at a group's leading edge.
  case continuousGroupLeadingBoundary
  /// By the visible length.
  case paging
  /// By a group.
  case groupPaging
  /// By a group, to rest with it in the middle.
  case groupPagingCentered
}

/// Deceleration and bounce of scrolling across the layout; no frame depends on them.
@MainActor public final class UICollectionLayoutSectionOrthogonalScrollingProperties {
  /// Whether content may be pulled beyond its end.
  public enum Bounce: Int, Sendable { case automatic, always, never }
  /// How fast scrolling slows down.
  public enum DecelerationRate: Int, Sendable { case automatic, normal, fast }

  /// Whether content may be pulled beyond its end.
  public var bounce = Bounce.automatic
  /// How fast scrolling slows down.
  public var decelerationRate = DecelerationRate.automatic

  init() {}
}

/// A cell or another view that is on screen, in a handler that changes it.
@MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// How opaque it is, from 0 to 1.
  var alpha: CGFloat { get set }
  /// How far in front it stands.
  var zIndex: Int { get set }
  /// Whether it is left out.
  var isHidden: Bool { get set }
  /// The middle of its frame.
  var center: CGPoint { get set }
  /// The position in the data.
  var indexPath: IndexPath { get }
  /// The frame in the content.
  var frame: CGRect { get }
  /// The frame's size, at the origin.
  var bounds: CGRect { get }
  /// What kind of view it is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The element kind; nil for cells.
  var representedElementKind: String? { get }
}

/// Changes the views of a section while it scrolls.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// How one section is laid out.
@MainActor public final class NSCollectionLayoutSection {
  /// The distances around the groups.
  public var contentInsets: NSDirectionalEdgeInsets {
    get { ownInsets ?? .zero }
    set { ownInsets = newValue }
  }
  /// The gap between two groups, in points.
  public var interGroupSpacing: CGFloat = 0
  /// The guide of the view that the groups respect.
  public var contentInsetsReference: UIContentInsetsReference {
    get { ownReference ?? .automatic }
    set { ownReference = newValue }
  }
  /// The same for boundary items.
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether and how the groups scroll across the layout.
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Deceleration and bounce of that.
  public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Headers, footers and other views at the edges; those of a list's own are not among them.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether boundary items keep within the insets.
  public var supplementariesFollowContentInsets = true
  /// The decorations behind the section; that of a list's own is not among them.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called while the section scrolls, which no layout without a screen does.
  public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  private let group: NSCollectionLayoutGroup?
  private let list: ListConfiguration?
  private var ownInsets: NSDirectionalEdgeInsets?
  private var ownReference: UIContentInsetsReference?

  /// A section whose group repeats; it keeps a copy of the group.
  public init(group: NSCollectionLayoutGroup) { (self.group, list) = (group.copied(), nil) }

  private init(list: ListConfiguration) { (group, self.list) = (nil, list) }

  /// A list: rows of the full width.
  ///
  /// What UIKit takes from the environment is taken when the section is laid out.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(list: configuration.engine)
  }

  /// What the engine lays out.
  ///
  /// - Parameter place: Where it stands among the sections, by which grouped lists keep their distance.
  func section(in environment: Environment, at place: ListConfiguration.Place) -> Section {
    var section = base(in: environment, at: place)
    if let ownInsets { section.contentInsets = ownInsets.engine }
    if let ownReference { section.contentInsetsReference = ownReference.engine }
    section.interGroupSpacing = interGroupSpacing
    section.supplementaryContentInsetsReference = supplementaryContentInsetsReference.engine
    section.orthogonalScrollingBehavior = OrthogonalScrollingBehavior(rawValue: "\(orthogonalScrollingBehavior)") ?? .none
    section.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    section.boundarySupplementaryItems += boundarySupplementaryItems.map { $0.boundary }
    section.decorationItems += decorationItems.map { $0.engine }
    section.orthogonalScrollingProperties = OrthogonalScrollingProperties(
      decelerationRate: .init(rawValue: "\(orthogonalScrollingProperties.decelerationRate)") ?? .automatic,
      bounce: .init(rawValue: "\(orthogonalScrollingProperties.bounce)") ?? .automatic)
    return section
  }

  private func base(in environment: Environment, at place: ListConfiguration.Place) -> Section {
    guard let group else {
      let list = list ?? ListConfiguration(appearance: .plain)
      let isGrouped = list.appearance == .grouped || list.appearance == .insetGrouped
      return Section.list(using: list, in: environment, at: isGrouped ? place : ListConfiguration.Place())
    }
    return Section(group: group.group(in: environment))
  }
}

/// The settings of a list.
public struct UICollectionLayoutListConfiguration: Sendable {
  /// The style of a list.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// What stands above the rows.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// What stands below the rows.
  public enum FooterMode: Int, Sendable { case none, supplementary }
  /// Which elements are as small as their content lets them be.
  public struct ContentHuggingElements: OptionSet, Sendable {
    /// One bit for each kind of element.
    public let rawValue: Int
    /// Elements of their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The header views.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }

  /// The style.
  public let appearance: Appearance
  /// What stands above the rows.
  public var headerMode = HeaderMode.none
  /// What stands below the rows.
  public var footerMode = FooterMode.none
  /// The space above a header; nil is UIKit's choice.
  public var headerTopPadding: CGFloat?
  /// Which elements hug their content.
  public var contentHuggingElements: ContentHuggingElements = []
  /// Whether rows have separators; no frame depends on it.
  public var showsSeparators = true

  /// A configuration of a style.
  public init(appearance: Appearance) { self.appearance = appearance }

  var engine: ListConfiguration {
    ListConfiguration(
      appearance: .init(rawValue: "\(appearance)") ?? .plain, headerMode: .init(rawValue: "\(headerMode)") ?? .none,
      footerMode: .init(rawValue: "\(footerMode)") ?? .none, headerTopPadding: headerTopPadding.map { Double($0) },
      contentHuggingElements: contentHuggingElements.contains(.supplementaryHeader) ? .supplementaryHeader : .none)
  }
}
