// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of UIKit that exported code calls, names and labels only, so that the code can be type-checked without UIKit.

public typealias CGFloat = Double

public struct CGPoint {
  public init(x: CGFloat, y: CGFloat) {}
}

public struct CGSize {
  public var width: CGFloat
  public var height: CGFloat
}

public struct CGRect {
  public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {}
}

public struct NSDirectionalEdgeInsets {
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}

public struct NSDirectionalRectEdge: OptionSet {
  public var rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
}

public enum NSRectAlignment {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

public enum UIContentInsetsReference { case automatic, none, safeArea, layoutMargins, readableContent }

public enum UIUserInterfaceSizeClass { case unspecified, compact, regular }

public struct UIContentSizeCategory: Comparable {
  public var rank = 0
  public static let extraSmall = Self(), small = Self(), medium = Self(), large = Self(), extraLarge = Self(), extraExtraLarge = Self()
  public static let extraExtraExtraLarge = Self(), accessibilityMedium = Self(), accessibilityLarge = Self()
  public static let accessibilityExtraLarge = Self(), accessibilityExtraExtraLarge = Self(), accessibilityExtraExtraExtraLarge = Self()
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}

public enum UIUserInterfaceIdiom { case unspecified, phone, pad, tv, carPlay, mac, vision }

@MainActor public final class UITraitCollection {
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .unspecified }
  public var verticalSizeClass: UIUserInterfaceSizeClass { .unspecified }
}

@MainActor public protocol NSCollectionLayoutContainer {
  var contentSize: CGSize { get }
}

@MainActor public protocol NSCollectionLayoutEnvironment {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

@MainActor public final class NSCollectionLayoutDimension {
  public class func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension() }
  public class func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension() }
  public class func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension() }
  public class func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension() }
  public class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension() }
}

@MainActor public final class NSCollectionLayoutSize {
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {}
}

@MainActor public final class NSCollectionLayoutSpacing {
  public class func fixed(_ length: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing() }
  public class func flexible(_ length: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing() }
}

@MainActor public final class NSCollectionLayoutEdgeSpacing {
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {}
}

@MainActor public final class NSCollectionLayoutAnchor {
  public init(edges: NSDirectionalRectEdge) {}
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {}
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {}
}

@MainActor open class NSCollectionLayoutItem {
  public init(layoutSize: NSCollectionLayoutSize) {}
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {}
  public var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?
}

@MainActor public final class NSCollectionLayoutGroupCustomItem {
  public init(frame: CGRect) {}
  public init(frame: CGRect, zIndex: Int) {}
}

@MainActor public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize)
  }
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize)
  }
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize)
  }
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize)
  }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  public var interItemSpacing: NSCollectionLayoutSpacing?
}

@MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    super.init(layoutSize: layoutSize)
  }
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) { super.init(layoutSize: layoutSize) }
  public var zIndex = 1
}

@MainActor public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint) {
    super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }
  public var extendsBoundary = true
  public var pinToVisibleBounds = false
}

@MainActor public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
  public var zIndex = 0
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

@MainActor public final class UICollectionLayoutSectionOrthogonalScrollingProperties {
  public enum Bounce { case automatic, always, never }
  public enum DecelerationRate { case automatic, normal, fast }
  public var bounce = Bounce.automatic
  public var decelerationRate = DecelerationRate.automatic
}

public struct UICollectionLayoutListConfiguration {
  public enum Appearance { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode { case none, supplementary, firstItemInSection }
  public enum FooterMode { case none, supplementary }
  public init(appearance: Appearance) {}
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat?
  public struct ContentHuggingElements: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }
  public var contentHuggingElements: ContentHuggingElements = []
}

@MainActor public final class NSCollectionLayoutSection {
  public init(group: NSCollectionLayoutGroup) {}
  public class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: []))
  }
  public var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  public var interGroupSpacing: CGFloat = 0
  public var contentInsetsReference = UIContentInsetsReference.automatic
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  public var supplementariesFollowContentInsets = true
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
}

@MainActor public final class UICollectionViewCompositionalLayoutConfiguration {
  public enum Direction { case vertical, horizontal }
  public init() {}
  public var scrollDirection = Direction.vertical
  public var interSectionSpacing: CGFloat = 0
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  public var contentInsetsReference = UIContentInsetsReference.safeArea
}

@MainActor open class UICollectionViewLayout {
  public init() {}
  public func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
}

@MainActor public final class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public typealias SectionProvider = @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  public init(section: NSCollectionLayoutSection) {}
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {}
  public init(sectionProvider: @escaping SectionProvider) {}
  public init(sectionProvider: @escaping SectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration) {}
}

public struct NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  public init() {}
  public var sectionIdentifiers: [Section] { [] }
  public mutating func appendSections(_ identifiers: [Section]) {}
  public mutating func appendItems(_ identifiers: [Item], toSection section: Section? = nil) {}
}

public struct NSDiffableDataSourceSectionSnapshot<Item: Hashable & Sendable> {
  public init() {}
  public mutating func append(_ items: [Item], to parent: Item? = nil) {}
  public mutating func expand(_ items: [Item]) {}
}
