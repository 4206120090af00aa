/// The types of the system that are known: those that decide frames, and those without effect on them.
enum SystemTypes {
  /// Enums of UIKit with their cases.
  static let enums: [String: [String]] = [
    "UICollectionLayoutSectionOrthogonalScrollingBehavior": [
      "none", "continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging", "groupPagingCentered",
    ],
    "NSRectAlignment": ["none", "top", "topLeading", "leading", "bottomLeading", "bottom", "bottomTrailing", "trailing", "topTrailing"],
    "UICollectionLayoutSectionOrthogonalScrollingBounce": ["automatic", "always", "never"],
    "UICollectionLayoutSectionOrthogonalScrollingDecelerationRate": ["automatic", "normal", "fast"],
    "UICollectionViewScrollDirection": ["vertical", "horizontal"],
    "UIContentInsetsReference": ["automatic", "none", "safeArea", "layoutMargins", "readableContent"],
    "UICollectionLayoutListConfigurationAppearance": ["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"],
    "UICollectionLayoutListConfigurationHeaderMode": ["none", "supplementary", "firstItemInSection"],
    "UICollectionLayoutListConfigurationFooterMode": ["none", "supplementary"],
    "UICollectionLayoutListConfigurationContentHuggingElements": ["none", "supplementaryHeader"],
    "UICollectionLayoutSectionOrthogonalScrollingPropertiesBounce": ["automatic", "always", "never"],
    "UICollectionLayoutSectionOrthogonalScrollingPropertiesDecelerationRate": ["automatic", "normal", "fast"],
    "UISemanticContentAttribute": ["unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft"],
    "NSLayoutConstraintAxis": ["horizontal", "vertical"],
    "UIUserInterfaceSizeClass": ["unspecified", "compact", "regular"],
    "UIUserInterfaceIdiom": ["unspecified", "phone", "pad", "tv", "carPlay", "mac", "vision"],
    "UIContentSizeCategory": ContentSizeCategory.names,
    "FloatingPointRoundingRule": ["up", "down", "towardZero", "awayFromZero", "toNearestOrEven", "toNearestOrAwayFromZero"],
    "UITraitEnvironmentLayoutDirection": ["unspecified", "leftToRight", "rightToLeft"],
    "UIUserInterfaceLayoutDirection": ["leftToRight", "rightToLeft"],
    "UIInterfaceOrientation": ["unknown", "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"],
    "UIDeviceOrientation": ["unknown", "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight", "faceUp", "faceDown"],
  ]

  static let optionSets: Set<String> = ["NSDirectionalRectEdge", "UIRectEdge"]

  /// The classes and structs of the layout whose initializers are known.
  static let layoutTypes: Set<String> = [
    "NSCollectionLayoutSize", "NSCollectionLayoutItem", "NSCollectionLayoutGroup", "NSCollectionLayoutSection",
    "NSCollectionLayoutBoundarySupplementaryItem", "NSCollectionLayoutSupplementaryItem", "NSCollectionLayoutDecorationItem",
    "NSCollectionLayoutAnchor", "NSCollectionLayoutEdgeSpacing", "NSCollectionLayoutGroupCustomItem", "NSCollectionLayoutDimension",
    "NSCollectionLayoutSpacing", "UICollectionViewCompositionalLayout", "UICollectionViewCompositionalLayoutConfiguration",
    "UICollectionLayoutListConfiguration", "NSCollectionLayoutEnvironment", "NSCollectionLayoutContainer",
  ]

  /// The known types that inherit from `NSObject`.
  private static let objects = layoutTypes.subtracting([
    "UICollectionLayoutListConfiguration", "NSCollectionLayoutEnvironment", "NSCollectionLayoutContainer",
  ]).union(["UICollectionViewDiffableDataSource", "UILayoutGuide", "UICollectionLayoutSectionOrthogonalScrollingProperties"])

  private static let foundation: Set<String> = [
    "Int", "Double", "CGFloat", "Float", "String", "Bool", "Array", "Dictionary", "Set", "Optional", "IndexPath", "UUID", "UInt", "Int64",
    "UInt64", "Int32", "UInt32", "Int16", "UInt16", "Int8", "UInt8", "Unicode", "UnicodeScalar", "Range", "ClosedRange", "Any", "AnyObject",
    "AnyHashable", "Void", "Character", "Substring", "ContiguousArray",
    "UIScreen", "UIDevice", "UIApplication", "UITraitCollection", "UIView", "UICollectionView", "NSDiffableDataSourceSnapshot",
    "NSDiffableDataSourceSectionSnapshot", "UICollectionViewDiffableDataSource", "Never", "Error", "KeyValuePairs",
  ]

  static func isKnown(_ name: String) -> Bool {
    foundation.contains(name) || layoutTypes.contains(name) || enums[name] != nil || optionSets.contains(name)
      || Geometry.names[name] != nil
      || isOpaque(name)
  }

  /// Whether a type's values decide no frame.
  static func isOpaque(_ name: String) -> Bool {
    if layoutTypes.contains(name) || enums[name] != nil || Geometry.names[name] != nil || foundation.contains(name) { return false }
    let prefixes = ["UI", "NS", "CA", "CG", "AV", "MK", "WK", "SK", "PH", "CL", "EK"]
    let isPrefixed = prefixes.contains { name.hasPrefix($0) } && name.dropFirst(2).first?.isUppercase ?? false
    return isPrefixed || opaqueNames.contains(name)
  }

  private static let opaqueNames: Set<String> = [
    "URL", "URLSession", "Date", "Data", "Calendar", "Locale", "DispatchQueue", "Task", "NotificationCenter", "UserDefaults", "Timer",
    "Bundle", "FileManager", "AnyCancellable", "PassthroughSubject", "CurrentValueSubject", "Logger", "JSONDecoder", "ProcessInfo", "OSLog",
    "Publishers", "Cancellable", "AnyPublisher", "Image", "Color", "Thread", "Selector", "DateFormatter", "NumberFormatter", "Measurement",
    "PlaygroundPage",
  ]

  /// Members that view controllers and views have, without effect on frames.
  static let inheritedNames: Set<String> = [
    "navigationItem", "navigationController", "tabBarController", "title", "window", "layer", "backgroundColor", "superview", "parent",
    "children", "presentingViewController", "presentedViewController", "tabBarItem", "view", "addSubview", "present", "dismiss", "show",
    "register", "delegate", "dataSource", "isHidden", "alpha", "tintColor", "undoManager", "splitViewController", "storyboard",
  ]

  /// The classes that a class of UIKit with this name inherits from, as its name tells, itself among them; none for other names.
  static func classes(above name: String) -> [String] {
    guard name.hasPrefix("UI") || name.hasPrefix("NS") else { return [] }
    let base =
      name.hasSuffix("Controller")
      ? ["UIViewController", "UIResponder"]
      : name.hasSuffix("View") || name.hasSuffix("Cell")
        ? ["UIView", "UIResponder"] : []
    return [name] + base + ["NSObject"]
  }

  static func names(of known: KnownValue) -> [String] {
    switch known.typeName {
    case "NSCollectionLayoutGroup": ["NSCollectionLayoutGroup", "NSCollectionLayoutItem", "NSObject"]
    case "NSCollectionLayoutBoundarySupplementaryItem":
      ["NSCollectionLayoutBoundarySupplementaryItem", "NSCollectionLayoutSupplementaryItem", "NSCollectionLayoutItem", "NSObject"]
    case "NSCollectionLayoutSupplementaryItem": ["NSCollectionLayoutSupplementaryItem", "NSCollectionLayoutItem", "NSObject"]
    case "NSCollectionLayoutDecorationItem": ["NSCollectionLayoutDecorationItem", "NSCollectionLayoutItem", "NSObject"]
    case "UICollectionViewCompositionalLayout": ["UICollectionViewCompositionalLayout", "UICollectionViewLayout", "NSObject"]
    case "UICollectionView": ["UICollectionView", "UIScrollView", "UIView", "UIResponder", "NSObject"]
    case "UIView": ["UIView", "UIWindow", "UIResponder", "NSObject"]
    case "UIWindowScene": ["UIWindowScene", "UIScene", "NSObject"]
    case "UIDevice", "UIScreen", "UIApplication", "UITraitCollection": [known.typeName, "NSObject"]
    case let name: objects.contains(name) ? [name, "NSObject"] : [name]
    }
  }
}
