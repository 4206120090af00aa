/// The settings of a list section that affect frames (`UICollectionLayoutListConfiguration`, layout-rules 11).
public struct ListConfiguration: Hashable, Sendable, Codable {
  /// The style of a list.
  public enum Appearance: String, Hashable, Sendable, Codable, CaseIterable {
    /// Rows from edge to edge, with headers that stay in sight.
    case plain
    /// Rows from edge to edge, sections apart.
    case grouped
    /// Sections apart, kept away from the sides.
    case insetGrouped
    /// The rows of a sidebar.
    case sidebar
    /// The rows of a sidebar, with headers that stay in sight.
    case sidebarPlain
  }

  /// What stands above a section's rows.
  public enum HeaderMode: String, Hashable, Sendable, Codable, CaseIterable {
    /// Nothing.
    case none
    /// A header view.
    case supplementary
    /// The section's first item, styled as a header; for the layout an ordinary cell.
    case firstItemInSection
  }

  /// What stands below a section's rows.
  public enum FooterMode: String, Hashable, Sendable, Codable, CaseIterable {
    /// Nothing.
    case none
    /// A footer view.
    case supplementary
  }

  /// The style.
  public var appearance: Appearance
  /// What stands above the rows.
  public var headerMode: HeaderMode
  /// What stands below the rows.
  public var footerMode: FooterMode
  /// The space above a plain list's first row when that is its header, in points (iOS 15); nil is UIKit's automatic choice.
  public var headerTopPadding: Double?

  /// A configuration with UIKit's defaults: no header, no footer, and as many points above as UIKit chooses.
  public init(
    appearance: Appearance, headerMode: HeaderMode = .none, footerMode: FooterMode = .none, headerTopPadding: Double? = nil
  ) {
    self.appearance = appearance
    self.headerMode = headerMode
    self.footerMode = footerMode
    self.headerTopPadding = headerTopPadding
  }
}

extension Section {
  /// The kind of a list's header (`UICollectionView.elementKindSectionHeader`).
  public static let headerElementKind = "UICollectionElementKindSectionHeader"
  /// The kind of a list's footer (`UICollectionView.elementKindSectionFooter`).
  public static let footerElementKind = "UICollectionElementKindSectionFooter"

  /// The section a list consists of: full-width rows of estimated height (layout-rules 11).
  ///
  /// The insets are those recorded on the Mac; row estimate and side margins are a phone's (``Assumption/listMetrics``). The section's
  /// reference is none, and its header and footer have the kinds ``headerElementKind`` and ``footerElementKind``. Complexity: O(1).
  public static func list(using configuration: ListConfiguration, in environment: Environment) -> Section {
    let estimate = assumeListMetrics(configuration.appearance, in: environment).rowEstimate
    let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
    let group = Group(content: .subitems(.horizontal, [.item(Item(layoutSize: row))]), layoutSize: row)
    return Section(
      group: group, contentInsets: listInsets(configuration, in: environment), contentInsetsReference: ContentInsetsReference.none,
      boundarySupplementaryItems: listBoundaryItems(configuration))
  }

  private static func listBoundaryItems(_ configuration: ListConfiguration) -> [BoundarySupplementaryItem] {
    let isPlain = configuration.appearance.isPlain
    let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(isPlain ? 28 : 17.5))
    func boundary(_ kind: String, _ alignment: RectAlignment) -> BoundarySupplementaryItem {
      BoundarySupplementaryItem(
        layoutSize: size, elementKind: kind, alignment: alignment, pinToVisibleBounds: isPlain, zIndex: listBoundaryZIndex)
    }
    var items: [BoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary { items.append(boundary(headerElementKind, .top)) }
    if configuration.footerMode == .supplementary { items.append(boundary(footerElementKind, .bottom)) }
    return items
  }

  private static func listInsets(_ configuration: ListConfiguration, in environment: Environment) -> DirectionalEdgeInsets {
    let hasHeader = configuration.headerMode == .supplementary
    let hasFooter = configuration.footerMode == .supplementary
    let side = assumeListMetrics(configuration.appearance, in: environment).margin
    return DirectionalEdgeInsets(
      top: hasHeader ? 0 : listTopInset(configuration), leading: side,
      bottom: hasFooter ? 0 : configuration.appearance.bottomInset, trailing: side)
  }

  private static func listTopInset(_ configuration: ListConfiguration) -> Double {
    let leadsWithItem = configuration.headerMode == .firstItemInSection
    switch configuration.appearance {
    case .plain: return leadsWithItem ? configuration.headerTopPadding ?? automaticHeaderTopPadding : 0
    case .grouped, .insetGrouped: return leadsWithItem ? 0 : groupedTopInset
    case .sidebar, .sidebarPlain: return 0
    }
  }
}

extension ListConfiguration.Appearance {
  fileprivate var isPlain: Bool { self == .plain || self == .sidebarPlain }

  fileprivate var bottomInset: Double {
    switch self {
    case .plain, .sidebarPlain: 0
    case .grouped, .insetGrouped: 20
    case .sidebar: 10
    }
  }
}

/// How far in front a list's header and footer stand (layout-rules 11).
private let listBoundaryZIndex = 200

/// The space UIKit leaves above a plain list's first row when it is the header (layout-rules 11).
private let automaticHeaderTopPadding = 22.0

/// The space above a grouped list's first row when there is no header (layout-rules 11).
private let groupedTopInset = 35.0
