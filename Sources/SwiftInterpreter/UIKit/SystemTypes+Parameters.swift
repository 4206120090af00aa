/// What UIKit's initializers, factories and properties take, by label.
extension SystemTypes {
  private static let labels: [String: Expected] = [
    "widthDimension": .system("NSCollectionLayoutDimension"), "heightDimension": .system("NSCollectionLayoutDimension"),
    "layoutSize": .system("NSCollectionLayoutSize"), "subitems": .array(.system("NSCollectionLayoutItem")),
    "subitem": .system("NSCollectionLayoutItem"), "repeatingSubitem": .system("NSCollectionLayoutItem"), "count": .int,
    "group": .system("NSCollectionLayoutGroup"), "section": .system("NSCollectionLayoutSection"),
    "supplementaryItems": .array(.system("NSCollectionLayoutSupplementaryItem")), "elementKind": .string,
    "alignment": .system("NSRectAlignment"), "absoluteOffset": .system("CGPoint"), "fractionalOffset": .system("CGPoint"),
    "containerAnchor": .system("NSCollectionLayoutAnchor"), "itemAnchor": .system("NSCollectionLayoutAnchor"),
    "edges": .system("NSDirectionalRectEdge"), "leading": .system("NSCollectionLayoutSpacing"), "top": .system("NSCollectionLayoutSpacing"),
    "trailing": .system("NSCollectionLayoutSpacing"), "bottom": .system("NSCollectionLayoutSpacing"),
    "appearance": .system("UICollectionLayoutListConfigurationAppearance"), "using": .system("UICollectionLayoutListConfiguration"),
    "configuration": .system("UICollectionViewCompositionalLayoutConfiguration"), "frame": .system("CGRect"), "zIndex": .int,
    "layoutEnvironment": .system("NSCollectionLayoutEnvironment"),
    "sectionProvider": .function([.int, .anything], result: .system("NSCollectionLayoutSection")),
    "itemProvider": .function([.anything], result: .array(.system("NSCollectionLayoutGroupCustomItem"))),
  ]

  /// The arguments that `UICollectionViewCompositionalLayout` is made of.
  static let layoutLabels: Set<String> = ["section", "section:configuration", "sectionProvider", "sectionProvider:configuration", "_"]

  /// The arguments that views and view controllers are made of.
  static let viewLabels: Set<String> = ["collectionViewLayout", "frame", "frame:collectionViewLayout", "nibName:bundle"]

  /// Whether an initializer of the layout's types has such a label.
  static func isLabel(_ label: String) -> Bool { labels[label] != nil }

  static func initializerParameter(_ label: String?, _ index: Int, of type: String) -> Expected {
    if label == "collectionViewLayout" { return .system("UICollectionViewLayout") }
    if Geometry.names[type] != nil {
      switch label {
      case "origin": return .system("CGPoint")
      case "size": return .system("CGSize")
      default: return .double
      }
    }
    switch type {
    case "CGFloat", "Double", "Float", "Int", "String", "Array", "Set", "Dictionary": return .anything
    case "UICollectionViewCompositionalLayout" where label == nil: return labels["sectionProvider"] ?? .anything
    default: return label.flatMap { labels[$0] } ?? .anything
    }
  }

  /// What a factory or a method of a known value takes.
  static func parameter(_ label: String?, _ index: Int, of name: String, _ receiver: Value) -> Expected {
    switch name {
    case "fractionalWidth", "fractionalHeight", "absolute", "estimated", "uniformAcrossSiblings", "fixed", "flexible": return .double
    case "custom" where label == nil || label == "itemProvider": return labels["itemProvider"] ?? .anything
    case "list" where label == "using": return labels["using"] ?? .anything
    case "inset", "insetBy", "offsetBy": return label == nil ? .anything : .double
    case "append", "contains", "insert", "firstIndex", "lastIndex", "remove":
      return label == nil ? receiver.elementPlace : .anything
    case "max", "min": return .anything
    default: return label.flatMap { labels[$0] } ?? .anything
    }
  }

  static func parameter(_ label: String?, _ index: Int, ofImplicit name: String) -> Expected {
    if name == "init" {
      return label.flatMap { ["top", "leading", "bottom", "trailing"].contains($0) ? .anything : labels[$0] } ?? .anything
    }
    return parameter(label, index, of: name, .void)
  }

  /// What a property of a layout object takes.
  static func property(_ name: String, of type: String) -> Expected {
    switch name {
    case "contentInsets", "headerTopPadding", "itemSeparatorInset":
      return name == "headerTopPadding" ? .double : .system("NSDirectionalEdgeInsets")
    case "interGroupSpacing", "interSectionSpacing": return .double
    case "interItemSpacing": return .system("NSCollectionLayoutSpacing")
    case "edgeSpacing": return .system("NSCollectionLayoutEdgeSpacing")
    case "orthogonalScrollingBehavior": return .system("UICollectionLayoutSectionOrthogonalScrollingBehavior")
    case "boundarySupplementaryItems": return .array(.system("NSCollectionLayoutBoundarySupplementaryItem"))
    case "decorationItems": return .array(.system("NSCollectionLayoutDecorationItem"))
    case "supplementaryItems": return .array(.system("NSCollectionLayoutSupplementaryItem"))
    case "contentInsetsReference", "supplementaryContentInsetsReference": return .system("UIContentInsetsReference")
    case "scrollDirection": return .system("UICollectionViewScrollDirection")
    case "pinToVisibleBounds", "extendsBoundary", "supplementariesFollowContentInsets", "showsSeparators": return .bool
    case "zIndex": return .int
    case "headerMode": return .system("UICollectionLayoutListConfigurationHeaderMode")
    case "footerMode": return .system("UICollectionLayoutListConfigurationFooterMode")
    case "appearance": return .system("UICollectionLayoutListConfigurationAppearance")
    case "contentHuggingElements": return .system("UICollectionLayoutListConfigurationContentHuggingElements")
    case "orthogonalScrollingProperties": return .system("UICollectionLayoutSectionOrthogonalScrollingProperties")
    case "bounce": return .system("UICollectionLayoutSectionOrthogonalScrollingPropertiesBounce")
    case "decelerationRate": return .system("UICollectionLayoutSectionOrthogonalScrollingPropertiesDecelerationRate")
    case "configuration": return .system("UICollectionViewCompositionalLayoutConfiguration")
    default: return .anything
    }
  }
}
