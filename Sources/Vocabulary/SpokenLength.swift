import CommandLanguage

/// Lengths as people say them: `half`, `44pt`.
enum SpokenLength {
  /// The fraction that a word is.
  static func part(_ word: String) -> String? { parts[word.lowercased()] }

  private static let parts = ["half": "1/2", "third": "1/3", "quarter": "1/4", "fifth": "1/5", "full": "1", "whole": "1"]

  /// The number of a word that is points with their unit; nil for any other word.
  static func points(_ word: String) -> String? {
    units.firstResult { unit in
      guard word.hasSuffix(unit), decimal(word.dropLast(unit.count)) != nil else { return nil }
      return String(word.dropLast(unit.count))
    }
  }

  private static let units = ["points", "point", "pts", "pt", "px", "dp"]
}
