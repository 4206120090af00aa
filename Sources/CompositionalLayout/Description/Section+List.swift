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

  /// Which elements of a list are as small as their content lets them be (iOS 18, layout-rules R18.18); they decide no frame before it is
  /// measured.
  public enum ContentHuggingElements: String, Hashable, Sendable, Codable, CaseIterable {
    /// No element.
    case none
    /// The header views.
    case supplementaryHeader
  }

  /// Where a list stands among the sections of its layout, which decides how far a grouped one is from its neighbours.
  public struct Place: Hashable, Sendable {
    /// Whether no section stands before it.
    public var isFirst: Bool
    /// Whether no section follows.
    public var isLast: Bool

    /// A place, by default that of the only section.
    public init(isFirst: Bool = true, isLast: Bool = true) {
      self.isFirst = isFirst
      self.isLast = isLast
    }
  }

  /// The style.
  public var appearance: Appearance
  /// What stands above the rows.
  public var headerMode: HeaderMode
  /// What stands below the rows.
  public var footerMode: FooterMode
  /// The space above each section's header, be it a view or the first row, in points (iOS 15, layout-rules R18.3); nil is UIKit's choice.
  public var headerTopPadding: Double?
  /// Which elements hug their content.
  public var contentHuggingElements: ContentHuggingElements

  /// A configuration with UIKit's defaults: no header, no footer, and as many points above as UIKit chooses.
  public init(
    appearance: Appearance, headerMode: HeaderMode = .none, footerMode: FooterMode = .none, headerTopPadding: Double? = nil,
    contentHuggingElements: ContentHuggingElements = .none
  ) {
    self.appearance = appearance
    self.headerMode = headerMode
    self.footerMode = footerMode
    self.headerTopPadding = headerTopPadding
    self.contentHuggingElements = contentHuggingElements
  }
}

extension ListConfiguration {
  /// What the content of a row keeps free inside its cell, in points (layout-rules R18.15). No frame depends on it before it is measured.
  public static func rowContentMargins(in environment: Environment) -> DirectionalEdgeInsets {
    let vertical = environment.systemVersion >= 26 ? 15.0 : 11
    return DirectionalEdgeInsets(top: vertical, leading: 16, bottom: vertical, trailing: 8)
  }

  /// The same of a grouped list's header; nil for other headers, and from iOS 26 on, where it is not known.
  public func headerContentMargins(in environment: Environment) -> DirectionalEdgeInsets? {
    guard appearance.isGrouped, environment.systemVersion < 26 else { return nil }
    return DirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
  }
}

extension Section {
  /// The kind of a list's header (`UICollectionView.elementKindSectionHeader`).
  public static let headerElementKind = "UICollectionElementKindSectionHeader"
  /// The kind of a list's footer (`UICollectionView.elementKindSectionFooter`).
  public static let footerElementKind = "UICollectionElementKindSectionFooter"
  /// The kind of a grouped list's background (layout-rules R18.16), whose name in UIKit was not recorded.
  public static let listBackgroundElementKind = "ListSectionBackground"

  /// The section a list consists of: full-width rows of estimated height (layout-rules 11).
  ///
  /// The distances between grouped lists and the heights before anything is measured are those recorded on iOS 18 and 26 (layout-rules
  /// R18.1, R18.2), other insets those of the Mac, and side margins a phone's (``Assumption/listMargin``). The section's reference is none,
  /// and its header and footer have the kinds ``headerElementKind`` and ``footerElementKind``. A grouped list has a background of the kind
  /// ``listBackgroundElementKind`` (``Assumption/listBackground``). Complexity: O(1).
  public static func list(
    using configuration: ListConfiguration, in environment: Environment, at place: ListConfiguration.Place = ListConfiguration.Place()
  ) -> Section {
    let metrics = ListMetrics(environment)
    let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(metrics.rowEstimate))
    let group = Group(content: .subitems(.horizontal, [.item(Item(layoutSize: row))]), layoutSize: row)
    let insets = listInsets(configuration, in: environment, at: place)
    return Section(
      group: group, contentInsets: insets,
      contentInsetsReference: ContentInsetsReference.none,
      boundarySupplementaryItems: listBoundaryItems(configuration, metrics),
      decorationItems: configuration.appearance.decorationItems)
  }

  private static func listBoundaryItems(
    _ configuration: ListConfiguration, _ metrics: ListMetrics
  ) -> [BoundarySupplementaryItem] {
    let isPlain = configuration.appearance.isPlain
    let estimate = isPlain ? 28 : 17.5
    func boundary(_ kind: String, _ alignment: RectAlignment, _ height: Double, _ edges: EdgeSpacing? = nil) -> BoundarySupplementaryItem {
      BoundarySupplementaryItem(
        layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height)), elementKind: kind,
        alignment: alignment, pinToVisibleBounds: isPlain, zIndex: listBoundaryZIndex, edgeSpacing: edges)
    }
    var items: [BoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary {
      // The padding stands above the header, whatever the appearance (assumption 18, headerTopPadding).
      let edges = configuration.headerTopPadding.map { EdgeSpacing(top: .fixed($0)) }
      items.append(boundary(headerElementKind, .top, metrics.headerEstimate ?? estimate, edges))
    }
    if configuration.footerMode == .supplementary { items.append(boundary(footerElementKind, .bottom, estimate)) }
    return items
  }

  private static func listInsets(
    _ configuration: ListConfiguration, in environment: Environment, at place: ListConfiguration.Place
  ) -> DirectionalEdgeInsets {
    let half = ListMetrics(environment).halfGap
    var insets = configuration.endInsets
    if configuration.appearance.isGrouped {
      if !place.isFirst { insets.top = min(insets.top, half) }
      if !place.isLast { insets.bottom = min(insets.bottom, half) }
    }
    insets.leading = configuration.appearance.margin(in: environment.bounds)
    insets.trailing = insets.leading
    return insets
  }
}

/// The lengths of lists that differ between systems (layout-rules R18.1, R18.2). They are the same at every text size (assumption 36,
/// listTextSize).
private struct ListMetrics {
  var rowEstimate: Double
  /// The height of a header until measured; nil for that of a footer.
  var headerEstimate: Double?
  /// Half of the distance between two grouped sections.
  var halfGap: Double

  init(_ environment: Environment) {
    if environment.systemVersion >= 26 {
      (rowEstimate, headerEstimate, halfGap) = (52, 10 + 61.0 / 3 + 10, 17.5)
    } else {
      (rowEstimate, headerEstimate, halfGap) = (44, nil, PixelGrid(environment).nearest(17.5))
    }
  }
}

extension ListConfiguration {
  /// The insets above and below the only section of a layout, as recorded on the Mac (assumption 34, listEnds).
  fileprivate var endInsets: DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: headerMode == .supplementary ? 0 : topInset, leading: 0, bottom: footerMode == .supplementary ? 0 : appearance.bottomInset,
      trailing: 0)
  }

  private var topInset: Double {
    let leadsWithItem = headerMode == .firstItemInSection
    switch appearance {
    case .plain: return leadsWithItem ? headerTopPadding ?? automaticHeaderTopPadding : 0
    case .grouped, .insetGrouped: return leadsWithItem ? headerTopPadding ?? 0 : groupedTopInset
    case .sidebar, .sidebarPlain: return leadsWithItem ? headerTopPadding ?? 0 : 0
    }
  }
}

extension ListConfiguration.Appearance {
  /// The space on both sides of a list's rows (assumption 27, listMargin).
  fileprivate func margin(in bounds: Size) -> Double {
    switch self {
    case .plain, .grouped: 0
    case .insetGrouped, .sidebar, .sidebarPlain: bounds.width >= 414 ? 20 : 16
    }
  }

  /// The background of a list's section, as wide as the view and behind the whole section; only grouped lists have one (assumption 28,
  /// listBackground).
  fileprivate var decorationItems: [DecorationItem] {
    isGrouped ? [DecorationItem(elementKind: Section.listBackgroundElementKind, contentInsets: .zero)] : []
  }

  /// Whether the insets of its sections depend on the `Place` of each.
  package var isGrouped: Bool { self == .grouped || self == .insetGrouped }

  fileprivate var isPlain: Bool { self == .plain || self == .sidebarPlain }

  /// The space below the rows where no footer is.
  var bottomInset: Double {
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
