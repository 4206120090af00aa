import LayoutComponents
import Wording

/// The first version of iOS that has everything in a piece of code.
enum SwiftVersion {
  /// APIs that are newer than compositional layout, with their first iOS version.
  private static let since: KeyValuePairs = [
    "contentHuggingElements": 18, "uniformAcrossSiblings(": 17, "orthogonalScrollingProperties": 17, "repeatingSubitem:": 16,
    "supplementaryContentInsetsReference": 16, "headerTopPadding": 15, "sectionIdentifier(for:": 15,
    "UICollectionLayoutListConfiguration": 14, "contentInsetsReference": 14, "NSDiffableDataSourceSectionSnapshot": 14,
    "CellRegistration": 14, "#Preview": 17,
  ]

  /// An attribute for a declaration; nothing where compositional layout alone is needed.
  static func attribute(for code: [String]) -> [String] {
    var version = 13
    for line in code where !line.trimmed.hasPrefix("//") {
      for (name, first) in since where first > version && line.contains(text: name) { version = first }
    }
    return version > 13 ? ["@available(iOS \(version), *)"] : []
  }
}
