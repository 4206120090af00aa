/// The argument labels of UIKit's initialisers and factories, to distinguish them from those that extensions declare.
extension SystemTypes {
  /// True if a factory of a system type has exactly these labels.
  static func takes(_ labels: [String?], _ name: String, of receiver: Value) -> Bool {
    guard case .type(let type) = receiver, case .system(let system) = type.kind else { return false }
    return factories["\(system).\(name)"]?.contains(joined(labels)) ?? false
  }

  /// True if a system type has an initialiser with exactly these labels.
  static func takes(_ labels: [String?], making type: String) -> Bool {
    let words = joined(labels)
    if let names = Geometry.names[type] {
      return ["", names.joined(separator: ":")].contains(words) || type == "CGRect" && words == "origin:size"
    }
    if SystemTypes.type(type)?.initializers.contains(where: { $0.joined(separator: ":") == words }) ?? false { return true }
    return initializers[type]?.contains(words) ?? false
  }

  private static func joined(_ labels: [String?]) -> String { labels.map { $0 ?? "_" }.joined(separator: ":") }

  private static let factories: [String: Set<String>] = [
    "NSCollectionLayoutDimension.fractionalWidth": ["_"], "NSCollectionLayoutDimension.fractionalHeight": ["_"],
    "NSCollectionLayoutDimension.absolute": ["_"], "NSCollectionLayoutDimension.estimated": ["_"],
    "NSCollectionLayoutDimension.uniformAcrossSiblings": ["estimate"], "NSCollectionLayoutSpacing.fixed": ["_"],
    "NSCollectionLayoutSpacing.flexible": ["_"], "NSCollectionLayoutGroup.horizontal": groups, "NSCollectionLayoutGroup.vertical": groups,
    "NSCollectionLayoutGroup.custom": ["layoutSize:itemProvider", "layoutSize:_"],
    "NSCollectionLayoutSection.list": ["using:layoutEnvironment"], "UICollectionViewCompositionalLayout.list": ["using"],
    "NSCollectionLayoutDecorationItem.background": ["elementKind"],
  ]
  private static let groups: Set<String> = ["layoutSize:subitems", "layoutSize:subitem:count", "layoutSize:repeatingSubitem:count"]

  /// Initialisers that are not in the UIKit table.
  private static let initializers: [String: Set<String>] = [
    "UICollectionViewCompositionalLayout": ["_"], "UIView": ["", "frame"], "IndexPath": ["item:section", "row:section"],
    "CGFloat": ["", "_"], "Double": ["", "_"], "Int": ["", "_"], "String": ["", "_"],
  ]
}
