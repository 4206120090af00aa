import Documents

/// The known system types: those that affect frames, and opaque ones that do not.
enum SystemTypes {
  /// UIKit's types by name, without dots.
  private static let types: [String: SystemType] = {
    var types: [String: SystemType] = [:]
    for type in UIKitSurface.values + UIKitSurface.otherValues + UIKitSurface.snapshots + UIKitSurface.views + UIKitSurface.layouts {
      types[type.plainName] = SystemType(type, below: types[type.type])
    }
    return types
  }()

  static let layoutTypes = Set(UIKitSurface.layouts.map { $0.plainName })

  private static let foundation: Set<String> = [
    "Int", "Double", "CGFloat", "Float", "String", "Bool", "Array", "Dictionary", "Set", "Optional", "IndexPath", "UUID", "UInt", "Int64",
    "UInt64", "Int32", "UInt32", "Int16", "UInt16", "Int8", "UInt8", "Unicode", "UnicodeScalar", "Range", "ClosedRange", "Any", "AnyObject",
    "AnyHashable", "Hasher", "Void", "Character", "Substring", "ContiguousArray",
    "UIScreen", "UIDevice", "UIApplication", "UITraitCollection", "UIView", "UICollectionView", "NSDiffableDataSourceSnapshot",
    "NSDiffableDataSourceSectionSnapshot", "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource", "Never", "Error",
    "KeyValuePairs",
  ]

  /// The diffable data sources. That of a table view takes the same snapshots.
  static let dataSources: Set<String> = ["UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource"]

  static func type(_ name: String) -> SystemType? { types[name] }

  /// The cases of an enum; nil for other types.
  static func cases(of name: String) -> [String]? {
    if name == "FloatingPointRoundingRule" { return roundingRules }
    if name == "ComparisonResult" { return ["orderedAscending", "orderedSame", "orderedDescending"] }
    return types[name].flatMap { $0.kind == .enum ? $0.cases : nil }
  }

  private static let roundingRules = ["up", "down", "towardZero", "awayFromZero", "toNearestOrEven", "toNearestOrAwayFromZero"]

  /// The options of an option set; nil for other types.
  static func options(of name: String) -> [String]? { types[name].flatMap { $0.kind == .options ? $0.cases : nil } }

  static func isKnown(_ name: String) -> Bool { decidesFrames(name) || options(of: name) != nil || isOpaque(name) }

  static func decidesFrames(_ name: String) -> Bool {
    foundation.contains(name) || layoutTypes.contains(name) || cases(of: name) != nil || Geometry.names[name] != nil
  }

  /// True if values of a type do not affect frames.
  static func isOpaque(_ name: String) -> Bool {
    if decidesFrames(name) { return false }
    let prefixes = ["UI", "NS", "CA", "CG", "AV", "MK", "WK", "SK", "PH", "CL", "EK"]
    let isPrefixed = prefixes.contains { name.hasPrefix($0) } && name.dropFirst(2).first?.isUppercase ?? false
    return isPrefixed || opaqueNames.contains(name)
  }

  private static let opaqueNames: Set<String> = [
    "URL", "URLSession", "Date", "Data", "CharacterSet", "Calendar", "Locale", "DispatchQueue", "Task", "NotificationCenter",
    "UserDefaults", "Timer",
    "Bundle", "FileManager", "OperationQueue", "RunLoop", "AnyCancellable", "PassthroughSubject", "CurrentValueSubject", "Logger",
    "JSONDecoder", "ProcessInfo", "OSLog",
    "Publishers", "Cancellable", "AnyPublisher", "Image", "Color", "Thread", "Selector", "DateFormatter", "NumberFormatter", "Measurement",
    "PlaygroundPage",
  ]

  /// Members of views and view controllers that do not affect frames.
  static let inheritedNames: Set<String> = [
    "navigationItem", "navigationController", "tabBarController", "title", "window", "layer", "backgroundColor", "superview", "parent",
    "children", "presentingViewController", "presentedViewController", "tabBarItem", "view", "tableView", "addSubview", "present",
    "dismiss",
    "show", "register", "delegate", "dataSource", "isHidden", "alpha", "tintColor", "undoManager", "splitViewController", "storyboard",
  ]

  /// Arrays whose elements are copied on assignment (assumed).
  static let copiedArrays: Set<String> = ["boundarySupplementaryItems", "decorationItems", "supplementaryItems"]

  /// Properties of layout types that do not affect frames.
  static let withoutEffect: Set<String> = [
    "backgroundColor", "separatorConfiguration", "itemSeparatorHandler", "leadingSwipeActionsConfigurationProvider",
    "trailingSwipeActionsConfigurationProvider", "showsSeparators", "visibleItemsInvalidationHandler",
  ]

  /// Methods of layout objects that do not affect frames.
  static let methodsWithoutEffect: Set<String> = ["register", "invalidateLayout", "visualDescription"]

  /// The initialiser labels of views and view controllers.
  static let viewLabels: Set<String> = ["collectionViewLayout", "frame", "frame:collectionViewLayout", "nibName:bundle"]

  /// A UIKit class and its superclasses, derived from the suffix of its name; empty for other names.
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
    case "UICollectionView": ["UICollectionView", "UIScrollView", "UIView", "UIResponder", "NSObject"]
    case "UIView": ["UIView", "UIWindow", "UIResponder", "NSObject"]
    case "UIWindowScene": ["UIWindowScene", "UIScene", "NSObject"]
    case "UIDevice", "UIScreen", "UIApplication", "UILayoutGuide": [known.typeName, "NSObject"]
    case let name: types[name]?.names ?? [name]
    }
  }
}

// MARK: Parameters

/// The parameter types of UIKit's initialisers, factories and methods, by label.
extension SystemTypes {
  /// The types of unlabelled factory parameters, such as a number or a trailing closure, by factory name.
  private static let unlabelled: [String: Expected] = {
    var found: [String: Expected] = [:]
    for member in UIKitSurface.layouts.flatMap({ $0.members }) where member.kind == .factory {
      guard let parameter = member.parameters.last else { continue }
      if parameter.label == nil || parameter.label == "itemProvider" { found[member.name] = Expected(uiKit: parameter.type) }
    }
    return found
  }()

  /// The parameter types of layout types by label. A label has the same type everywhere.
  private static let parameters: [String: Expected] = {
    var found: [String: Expected] = [:]
    for parameter in UIKitSurface.layouts.flatMap({ $0.members.flatMap { $0.parameters } }) {
      if let label = parameter.label { found[label] = Expected(uiKit: parameter.type) }
    }
    return found
  }()

  /// The labels of the initialiser that accepts arguments with given labels, or nil. A trailing closure has no label.
  static func initializer(of type: String, taking labels: [String?]) -> [String]? {
    types[type]?.initializers.first { own in
      own.count == labels.count && zip(own, labels).allSatisfy { $0 == $1 || $1 == nil && $0 == "sectionProvider" }
    }
  }

  static func initializerParameter(_ label: String?, of type: String) -> Expected {
    if label == "collectionViewLayout" { return .system("UICollectionViewLayout") }
    if Geometry.names[type] != nil {
      switch label {
      case "origin": return .system("CGPoint")
      case "size": return .system("CGSize")
      default: return .cgFloat
      }
    }
    switch type {
    case "CGFloat", "Double", "Float", "Int", "String", "Array", "Set", "Dictionary": return .anything
    case "UICollectionViewCompositionalLayout" where label == nil: return parameters["sectionProvider"] ?? .anything
    default: return label.flatMap { parameters[$0] } ?? .anything
    }
  }

  static func parameter(_ label: String?, of name: String, _ receiver: Value) -> Expected {
    switch name {
    case "inset", "insetBy", "offsetBy": return label == nil ? .anything : .cgFloat
    case "append", "contains", "insert", "firstIndex", "lastIndex", "remove":
      return label == nil ? receiver.elementPlace : .anything
    case "max", "min": return .anything
    default: return (label.map { parameters[$0] } ?? unlabelled[name]) ?? .anything
    }
  }

  static func parameter(_ label: String?, ofImplicit name: String) -> Expected {
    // Insets and edge spacings have the same labels.
    if name == "init", let label, Geometry.names["NSDirectionalEdgeInsets"]?.contains(label) ?? false { return .anything }
    return parameter(label, of: name, .void)
  }

  static func property(_ name: String, of type: String) -> Expected { types[type]?.properties[name]?.place ?? .anything }
}
