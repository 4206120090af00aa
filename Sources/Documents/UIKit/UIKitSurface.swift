/// UIKit's API for compositional layouts and diffable snapshots, to the extent that Galley knows it.
///
/// The interpreter evaluates code according to this table; exports and help read names and versions from it; and tests compare
/// `UIKitLayout` with it.
package enum UIKitSurface {
  package static let firstVersion = 13

  /// All types except the values of other parts of UIKit. A member that takes a newer type does not have its own version.
  package static let all = layouts + values + views + snapshots

  /// UIKit's names for one of Galley's words, each with the first version of iOS that has the name.
  package static func names(for word: String) -> [(name: String, since: Int)] {
    all.filter { $0.notation == word }.map { ($0.name, $0.since) }
      + all.flatMap { type in
        type.members.filter { $0.notation == word }.map { ($0.distinctName(in: type), max($0.since, type.since)) }
      }
  }

  /// The parts of a layout. A spacing that is not set is read as 0 points, not as nil.
  package static let layouts = UIKitDeclaration.types(
    in: """
      class NSCollectionLayoutDimension
        static fractionalWidth(_: CGFloat) | fractionalWidth
        static fractionalHeight(_: CGFloat) | fractionalHeight
        static absolute(_: CGFloat) | absolute
        static estimated(_: CGFloat) | estimated
        static uniformAcrossSiblings(estimate: CGFloat) | 17 | uniformAcrossSiblings
        let dimension: CGFloat
        let isFractionalWidth: Bool
        let isFractionalHeight: Bool
        let isAbsolute: Bool
        let isEstimated: Bool
        let isUniformAcrossSiblings: Bool | 17
      class NSCollectionLayoutSize
        init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension)
        let widthDimension: NSCollectionLayoutDimension | width
        let heightDimension: NSCollectionLayoutDimension | height
      class NSCollectionLayoutSpacing
        static fixed(_: CGFloat) | fixed
        static flexible(_: CGFloat) | flexible
        let spacing: CGFloat
        let isFixed: Bool
        let isFlexible: Bool
      class NSCollectionLayoutEdgeSpacing | edgeSpacing
        init(leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?, \
      bottom: NSCollectionLayoutSpacing?)
        let leading: NSCollectionLayoutSpacing?
        let top: NSCollectionLayoutSpacing?
        let trailing: NSCollectionLayoutSpacing?
        let bottom: NSCollectionLayoutSpacing?
      class NSCollectionLayoutAnchor | containerAnchor
        init(edges: NSDirectionalRectEdge)
        init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint)
        init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint)
        let edges: NSDirectionalRectEdge
        let offset: CGPoint = .zero
        let isAbsoluteOffset: Bool
        let isFractionalOffset: Bool
      class NSCollectionLayoutItem | item
        init(layoutSize: NSCollectionLayoutSize)
        init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem])
        let layoutSize: NSCollectionLayoutSize
        let supplementaryItems: [NSCollectionLayoutSupplementaryItem] = [] | badge
        var contentInsets: NSDirectionalEdgeInsets = .zero | contentInsets
        var edgeSpacing: NSCollectionLayoutEdgeSpacing? = .init(leading: .fixed(0), top: .fixed(0), trailing: .fixed(0), bottom: .fixed(0)) \
      | edgeSpacing
      class NSCollectionLayoutGroup: NSCollectionLayoutItem | group
        static horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        static vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        static horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
        static vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
        static horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int) | 16 | repeating
        static vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int) | 16 | repeating
        static custom(layoutSize: NSCollectionLayoutSize, itemProvider: NSCollectionLayoutGroupCustomItemProvider)
        let subitems: [NSCollectionLayoutItem] = []
        var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = [] | badge
        var interItemSpacing: NSCollectionLayoutSpacing? = .fixed(0) | interItemSpacing
      class NSCollectionLayoutGroupCustomItem | customFrames
        init(frame: CGRect)
        init(frame: CGRect, zIndex: Int)
        let frame: CGRect
        let zIndex: Int = 0
      class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem | badge
        init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor)
        init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor, \
      itemAnchor: NSCollectionLayoutAnchor)
        let elementKind: String
        let containerAnchor: NSCollectionLayoutAnchor | containerAnchor
        let itemAnchor: NSCollectionLayoutAnchor? = nil
        var zIndex: Int = 1
      class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem | header
        init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
        init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint)
        let alignment: NSRectAlignment
        let offset: CGPoint = .zero
        var extendsBoundary: Bool = true
        var pinToVisibleBounds: Bool = false | pinToVisibleBounds
      class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem | background
        static background(elementKind: String)
        let elementKind: String
        var edgeSpacing: NSCollectionLayoutEdgeSpacing? = nil
        var zIndex: Int = 0
      class NSCollectionLayoutSection | section
        init(group: NSCollectionLayoutGroup)
        static list(using: UICollectionLayoutListConfiguration, layoutEnvironment: NSCollectionLayoutEnvironment)
        var contentInsets: NSDirectionalEdgeInsets = .zero | contentInsets
        var interGroupSpacing: CGFloat = 0 | interGroupSpacing
        var contentInsetsReference: UIContentInsetsReference = .automatic | 14 | contentInsetsReference
        var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic | 16
        var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none | orthogonalScrollingBehavior
        let orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties | 17
        var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] | header
        var supplementariesFollowContentInsets: Bool = true
        var decorationItems: [NSCollectionLayoutDecorationItem] = [] | background
        var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
      class UICollectionLayoutSectionOrthogonalScrollingProperties | 17
        var bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce = .automatic
        var decelerationRate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate = .automatic
      struct UICollectionLayoutListConfiguration | 14 | appearance
        init(appearance: UICollectionLayoutListConfiguration.Appearance)
        let appearance: UICollectionLayoutListConfiguration.Appearance
        var headerMode: UICollectionLayoutListConfiguration.HeaderMode = .none | appearance
        var footerMode: UICollectionLayoutListConfiguration.FooterMode = .none
        var headerTopPadding: CGFloat? = nil | 15
        var showsSeparators: Bool = true
        var separatorConfiguration: UIListSeparatorConfiguration | 14
        var itemSeparatorHandler: UICollectionLayoutListConfiguration.ItemSeparatorHandler? = nil | 14
        var leadingSwipeActionsConfigurationProvider: \
      UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider? = nil | 14
        var trailingSwipeActionsConfigurationProvider: \
      UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider? = nil | 14
        var contentHuggingElements: UICollectionLayoutListConfiguration.ContentHuggingElements = [] | 18
      class UICollectionViewCompositionalLayoutConfiguration
        init()
        var scrollDirection: UICollectionView.ScrollDirection = .vertical | scrollDirection
        var interSectionSpacing: CGFloat = 0 | interSectionSpacing
        var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
        var contentInsetsReference: UIContentInsetsReference = .safeArea | 14
      class UICollectionViewCompositionalLayout: UICollectionViewLayout
        init(section: NSCollectionLayoutSection)
        init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration)
        init(sectionProvider: UICollectionViewCompositionalLayoutSectionProvider)
        init(sectionProvider: UICollectionViewCompositionalLayoutSectionProvider, \
      configuration: UICollectionViewCompositionalLayoutConfiguration)
        static list(using: UICollectionLayoutListConfiguration)
        var configuration: UICollectionViewCompositionalLayoutConfiguration
      protocol NSCollectionLayoutEnvironment
        let container: NSCollectionLayoutContainer
        let traitCollection: UITraitCollection
      protocol NSCollectionLayoutContainer
        let contentSize: CGSize
        let effectiveContentSize: CGSize
        let contentInsets: NSDirectionalEdgeInsets
        let effectiveContentInsets: NSDirectionalEdgeInsets
      """)

  /// The values of the parts' properties.
  package static let values = UIKitDeclaration.types(
    in: """
      struct CGPoint
        init(x: CGFloat, y: CGFloat)
      struct CGSize
        init(width: CGFloat, height: CGFloat)
      struct CGRect
        init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
      struct NSDirectionalEdgeInsets | contentInsets
        init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
      options NSDirectionalRectEdge
        case top, leading, bottom, trailing
      enum NSRectAlignment
        case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
      enum UIContentInsetsReference | 14
        case automatic, none, safeArea, layoutMargins, readableContent
      enum UICollectionLayoutSectionOrthogonalScrollingBehavior
        case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
      enum UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce | 17
        case automatic, always, never
      enum UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate | 17
        case automatic, normal, fast
      enum UICollectionLayoutListConfiguration.Appearance | 14
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
      enum UICollectionLayoutListConfiguration.HeaderMode | 14
        case none, supplementary, firstItemInSection
      enum UICollectionLayoutListConfiguration.FooterMode | 14
        case none, supplementary
      options UICollectionLayoutListConfiguration.ContentHuggingElements | 18
        case supplementaryHeader
      enum UICollectionView.ScrollDirection
        case vertical, horizontal
      enum UIUserInterfaceSizeClass
        case unspecified, compact, regular
      enum UITraitEnvironmentLayoutDirection
        case unspecified, leftToRight, rightToLeft
      enum UIUserInterfaceIdiom
        case unspecified, phone, pad, tv, carPlay, mac, vision
      enum UIContentSizeCategory
        case unspecified, extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium, \
      accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
      """)

  /// Values of other parts of UIKit that code uses to compute layouts.
  package static let otherValues = UIKitDeclaration.types(
    in: """
      struct CGVector
        init(dx: CGFloat, dy: CGFloat)
      struct UIOffset
        init(horizontal: CGFloat, vertical: CGFloat)
      struct UIEdgeInsets
        init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
      options UIRectEdge
        case top, left, bottom, right
      enum NSLayoutConstraint.Axis
        case horizontal, vertical
      enum UISemanticContentAttribute
        case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
      enum UIUserInterfaceLayoutDirection
        case leftToRight, rightToLeft
      enum UIInterfaceOrientation
        case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
      enum UIDeviceOrientation
        case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
      """)

  /// The views and data sources that take layouts and snapshots, to the extent that Galley reads or writes code for them.
  package static let views = UIKitDeclaration.types(
    in: """
      class UITraitCollection
        let horizontalSizeClass: UIUserInterfaceSizeClass
        let verticalSizeClass: UIUserInterfaceSizeClass
        let userInterfaceIdiom: UIUserInterfaceIdiom
        let layoutDirection: UITraitEnvironmentLayoutDirection
        let preferredContentSizeCategory: UIContentSizeCategory
        let displayScale: CGFloat
      class UICollectionViewLayout
        func register(_: AnyClass?, forDecorationViewOfKind: String)
      class UICollectionView
        init(frame: CGRect, collectionViewLayout: UICollectionViewCompositionalLayout)
        func dequeueConfiguredReusableCell(using: UICollectionView.CellRegistration, for: IndexPath, item: ItemIdentifierType?) \
      UICollectionViewCell
        func dequeueConfiguredReusableSupplementary(using: UICollectionView.SupplementaryRegistration, for: IndexPath) \
      UICollectionReusableView
      struct UICollectionView.CellRegistration | 14
      struct UICollectionView.SupplementaryRegistration | 14
      class UICollectionViewDiffableDataSource
        init(collectionView: UICollectionView, cellProvider: UICollectionViewDiffableDataSource.CellProvider)
        var supplementaryViewProvider: UICollectionViewDiffableDataSource.SupplementaryViewProvider?
        func apply(_: NSDiffableDataSourceSnapshot, animatingDifferences: Bool)
        func apply(_: NSDiffableDataSourceSectionSnapshot, to: SectionIdentifierType, animatingDifferences: Bool)
        func applySnapshotUsingReloadData(_: NSDiffableDataSourceSnapshot) | 15
        func snapshot() NSDiffableDataSourceSnapshot
        func sectionIdentifier(for: Int) SectionIdentifierType? | 15
      """)

  package static let snapshots = UIKitDeclaration.types(
    in: """
      struct NSDiffableDataSourceSnapshot
        init()
        let numberOfItems: Int = 0
        let numberOfSections: Int = 0
        let sectionIdentifiers: [SectionIdentifierType] = []
        let itemIdentifiers: [ItemIdentifierType] = []
        let reloadedSectionIdentifiers: [SectionIdentifierType] = [] | 15
        let reloadedItemIdentifiers: [ItemIdentifierType] = [] | 15
        let reconfiguredItemIdentifiers: [ItemIdentifierType] = [] | 15
        func numberOfItems(inSection: SectionIdentifierType) Int
        func itemIdentifiers(inSection: SectionIdentifierType) [ItemIdentifierType]
        func sectionIdentifier(containingItem: ItemIdentifierType) SectionIdentifierType?
        func indexOfItem(_: ItemIdentifierType) Int?
        func indexOfSection(_: SectionIdentifierType) Int?
        mutating appendItems(_: [ItemIdentifierType])
        mutating appendItems(_: [ItemIdentifierType], toSection: SectionIdentifierType)
        mutating insertItems(_: [ItemIdentifierType], beforeItem: ItemIdentifierType)
        mutating insertItems(_: [ItemIdentifierType], afterItem: ItemIdentifierType)
        mutating deleteItems(_: [ItemIdentifierType])
        mutating deleteAllItems()
        mutating moveItem(_: ItemIdentifierType, beforeItem: ItemIdentifierType)
        mutating moveItem(_: ItemIdentifierType, afterItem: ItemIdentifierType)
        mutating reloadItems(_: [ItemIdentifierType])
        mutating reconfigureItems(_: [ItemIdentifierType]) | 15
        mutating appendSections(_: [SectionIdentifierType])
        mutating insertSections(_: [SectionIdentifierType], beforeSection: SectionIdentifierType)
        mutating insertSections(_: [SectionIdentifierType], afterSection: SectionIdentifierType)
        mutating deleteSections(_: [SectionIdentifierType])
        mutating moveSection(_: SectionIdentifierType, beforeSection: SectionIdentifierType)
        mutating moveSection(_: SectionIdentifierType, afterSection: SectionIdentifierType)
        mutating reloadSections(_: [SectionIdentifierType])
      struct NSDiffableDataSourceSectionSnapshot | 14
        init()
        let items: [ItemIdentifierType] = []
        let rootItems: [ItemIdentifierType] = []
        let visibleItems: [ItemIdentifierType] = []
        func index(of: ItemIdentifierType) Int?
        func contains(_: ItemIdentifierType) Bool
        func isExpanded(_: ItemIdentifierType) Bool
        func isVisible(_: ItemIdentifierType) Bool
        func level(of: ItemIdentifierType) Int
        func parent(of: ItemIdentifierType) ItemIdentifierType?
        func snapshot(of: ItemIdentifierType) NSDiffableDataSourceSectionSnapshot
        func snapshot(of: ItemIdentifierType, includingParent: Bool) NSDiffableDataSourceSectionSnapshot
        func visualDescription() String
        mutating append(_: [ItemIdentifierType])
        mutating append(_: [ItemIdentifierType], to: ItemIdentifierType)
        mutating insert(_: [ItemIdentifierType], before: ItemIdentifierType)
        mutating insert(_: [ItemIdentifierType], after: ItemIdentifierType)
        mutating insert(_: NSDiffableDataSourceSectionSnapshot, before: ItemIdentifierType)
        mutating insert(_: NSDiffableDataSourceSectionSnapshot, after: ItemIdentifierType)
        mutating delete(_: [ItemIdentifierType])
        mutating deleteAll()
        mutating expand(_: [ItemIdentifierType])
        mutating collapse(_: [ItemIdentifierType])
        mutating replace(childrenOf: ItemIdentifierType, using: NSDiffableDataSourceSectionSnapshot)
      """)
}
