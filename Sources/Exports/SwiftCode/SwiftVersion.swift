import Documents
import Localization

/// The first version of iOS that has everything in a piece of code.
enum SwiftVersion {
  /// APIs that are newer than compositional layout, with their first iOS version.
  private static let since: KeyValuePairs = [
    "contentHuggingElements": 18, "uniformAcrossSiblings(": 17, "orthogonalScrollingProperties": 17, "repeatingSubitem:": 16,
    "supplementaryContentInsetsReference": 16, "headerTopPadding": 15, "sectionIdentifier(for:": 15,
    "UICollectionLayoutListConfiguration": 14, "contentInsetsReference": 14, "NSDiffableDataSourceSectionSnapshot": 14,
    "CellRegistration": 14, "#Preview": 17,
  ]

  /// That of compositional layout.
  private static let first = 13

  /// An attribute for a declaration; nothing where compositional layout alone is needed.
  static func attribute(_ version: Int) -> [String] {
    version > first ? ["@available(iOS \(version), *)"] : []
  }

  /// The first version that has everything in some code.
  static func needed(for code: [String]) -> Int {
    var version = first
    for line in code where !line.trimmed.hasPrefix("//") {
      for (name, since) in since where since > version && line.contains(text: name) { version = since }
    }
    return version
  }
}
