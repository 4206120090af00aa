/// The settings of a list section that affect its frames (`UICollectionLayoutListConfiguration`, layout-rules 11).
public struct ListConfiguration: Hashable, Sendable, Codable {
  /// The appearance of a list.
  public enum Appearance: String, Hashable, Sendable, Codable, CaseIterable {
    /// Rows from edge to edge, with headers that are pinned.
    case plain
    /// Rows from edge to edge, with space between sections.
    case grouped
    /// Rows inset from the sides, with space between sections.
    case insetGrouped
    /// The rows of a sidebar.
    case sidebar
    /// The rows of a sidebar, with headers that are pinned.
    case sidebarPlain
  }

  /// The header of a section.
  public enum HeaderMode: String, Hashable, Sendable, Codable, CaseIterable {
    /// No header.
    case none
    /// A header view.
    case supplementary
    /// The section's first item, styled as a header. The layout treats it as an ordinary cell.
    case firstItemInSection
  }

  /// The footer of a section.
  public enum FooterMode: String, Hashable, Sendable, Codable, CaseIterable {
    /// No footer.
    case none
    /// A footer view.
    case supplementary
  }

  /// The elements of a list that are as small as their content allows (iOS 18, layout-rules R18.18). They affect frames only after
  /// measuring.
  public enum ContentHuggingElements: String, Hashable, Sendable, Codable, CaseIterable {
    /// No elements.
    case none
    /// The header views.
    case supplementaryHeader
  }

  /// The position of a list section in its layout, which affects the distances between grouped sections.
  public struct SectionPosition: Hashable, Sendable {
    /// True if it is the layout's first section.
    public var isFirst: Bool
    /// True if it is the layout's last section.
    public var isLast: Bool

    /// Creates a position, by default that of a layout's only section.
    public init(isFirst: Bool = true, isLast: Bool = true) {
      self.isFirst = isFirst
      self.isLast = isLast
    }
  }

  /// The list's appearance.
  public var appearance: Appearance
  /// The header above the rows.
  public var headerMode: HeaderMode
  /// The footer below the rows.
  public var footerMode: FooterMode
  /// The space above each section's header, or above a first row that acts as the header, in points (iOS 15, layout-rules R18.3). Nil uses
  /// UIKit's default.
  public var headerTopPadding: Double?
  /// The elements that hug their content.
  public var contentHuggingElements: ContentHuggingElements

  /// Creates a configuration with UIKit's defaults: no header, no footer, and the default padding above headers.
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
  /// The margins of a row's content within its cell, in points (layout-rules R18.15). They affect frames only through measured sizes.
  public static func rowContentMargins(in environment: Environment) -> DirectionalEdgeInsets {
    let vertical = environment.systemVersion >= 26 ? 15.0 : 11
    return DirectionalEdgeInsets(top: vertical, leading: 16, bottom: vertical, trailing: 8)
  }

  /// The margins of a grouped list's header, in points. Nil for other headers, and from iOS 26 on, where they are unknown.
  public func headerContentMargins(in environment: Environment) -> DirectionalEdgeInsets? {
    guard appearance.isGrouped, environment.systemVersion < 26 else { return nil }
    return DirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
  }
}

extension Section {
  /// The element kind of a list's header (`UICollectionView.elementKindSectionHeader`).
  public static let headerElementKind = "UICollectionElementKindSectionHeader"
  /// The element kind of a list's footer (`UICollectionView.elementKindSectionFooter`).
  public static let footerElementKind = "UICollectionElementKindSectionFooter"
  /// The element kind of a grouped list's background (layout-rules R19.1). UIKit's name for it was not recorded.
  public static let listBackgroundElementKind = "ListSectionBackground"

  /// Creates a list section: full-width rows of estimated height (layout-rules 11).
  ///
  /// The distances between grouped sections and the estimated heights are those recorded on iOS 18 and 26 (layout-rules R18.1, R18.2).
  /// Other insets are those of the Mac, and the side margins are those of a phone (``Assumption/listMargin``). The section's reference is
  /// `none`, and its header and footer have the kinds ``headerElementKind`` and ``footerElementKind``. A grouped list has a background of
  /// the kind ``listBackgroundElementKind`` (``Assumption/listBackground``). Complexity: O(1).
  public static func list(
    using configuration: ListConfiguration, in environment: Environment,
    at place: ListConfiguration.SectionPosition = ListConfiguration.SectionPosition()
  ) -> Section {
    let metrics = ListMetrics(environment)
    let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(metrics.rowEstimate))
    let group = Group(content: .subitems(.horizontal, [.item(Item(layoutSize: row))]), layoutSize: row)
    let insets = listInsets(configuration, in: environment, at: place)
    var section = Section(
      group: group, contentInsets: insets,
      contentInsetsReference: ContentInsetsReference.none,
      boundarySupplementaryItems: listBoundaryItems(configuration, metrics),
      decorationItems: configuration.appearance.decorationItems(at: place))
    if configuration.appearance.isGrouped { section.cellZIndex = metrics.groupedCellZIndex }
    return section
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
      // The padding is above the header in every appearance (assumption 18, headerTopPadding).
      let edges = configuration.headerTopPadding.map { EdgeSpacing(top: .fixed($0)) }
      items.append(boundary(headerElementKind, .top, metrics.headerEstimate ?? estimate, edges))
    }
    if configuration.footerMode == .supplementary { items.append(boundary(footerElementKind, .bottom, estimate)) }
    return items
  }

  private static func listInsets(
    _ configuration: ListConfiguration, in environment: Environment, at place: ListConfiguration.SectionPosition
  ) -> DirectionalEdgeInsets {
    let metrics = ListMetrics(environment)
    let half = metrics.halfGap
    var insets = configuration.endInsets(groupedTop: metrics.groupedTopInset)
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
  /// The estimated height of a header; nil if it equals that of a footer.
  var headerEstimate: Double?
  /// Half of the distance between two grouped sections.
  var halfGap: Double
  /// The space above a grouped list's first row if there is no header (layout-rules 11, R19.2; assumption 34, listEnds).
  var groupedTopInset: Double
  /// The z index of a grouped list's cells; nil if it is that of other cells (layout-rules R19.2; assumption 46, listLayer).
  var groupedCellZIndex: Int?

  init(_ environment: Environment) {
    if environment.systemVersion >= 26 {
      (rowEstimate, headerEstimate, halfGap) = (52, 10 + 61.0 / 3 + 10, 17.5)
    } else {
      (rowEstimate, headerEstimate, halfGap) = (44, nil, PixelGrid(environment).nearest(17.5))
    }
    (groupedTopInset, groupedCellZIndex) = environment.systemVersion == 14 ? (halfGap, 10) : (35, nil)
  }
}

extension ListConfiguration {
  /// The insets above and below the only section of a layout, as recorded on the Mac (assumption 34, listEnds).
  fileprivate func endInsets(groupedTop: Double) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: headerMode == .supplementary ? 0 : topInset(grouped: groupedTop), leading: 0,
      bottom: footerMode == .supplementary ? 0 : appearance.bottomInset, trailing: 0)
  }

  private func topInset(grouped: Double) -> Double {
    let leadsWithItem = headerMode == .firstItemInSection
    switch appearance {
    case .plain: return leadsWithItem ? headerTopPadding ?? automaticHeaderTopPadding : 0
    case .grouped, .insetGrouped: return leadsWithItem ? headerTopPadding ?? 0 : grouped
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

  /// The background of a grouped list's section: 16 points wider than the view on each side, and as tall as the section. In the first
  /// section it starts 1,000 points higher, and in the last section it ends 1,000 points lower (layout-rules R19.1). Other lists have no
  /// background (assumption 28, listBackground).
  fileprivate func decorationItems(at place: ListConfiguration.SectionPosition) -> [DecorationItem] {
    guard isGrouped else { return [] }
    let insets = DirectionalEdgeInsets(top: place.isFirst ? -1_000 : 0, leading: -16, bottom: place.isLast ? -1_000 : 0, trailing: -16)
    return [DecorationItem(elementKind: Section.listBackgroundElementKind, contentInsets: insets)]
  }

  /// True if the section's insets depend on its `Place`.
  package var isGrouped: Bool { self == .grouped || self == .insetGrouped }

  fileprivate var isPlain: Bool { self == .plain || self == .sidebarPlain }

  /// The space below the rows if there is no footer.
  var bottomInset: Double {
    switch self {
    case .plain, .sidebarPlain: 0
    case .grouped, .insetGrouped: 20
    case .sidebar: 10
    }
  }
}

/// The z index of a list's header and footer (layout-rules 11).
private let listBoundaryZIndex = 200

/// The space that UIKit leaves above a plain list's first row if that row is the header (layout-rules 11).
private let automaticHeaderTopPadding = 22.0
