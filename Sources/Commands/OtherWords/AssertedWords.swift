import CommandLanguage

/// The words with which a test says what should be, in plain English and in Gherkin: `expect`, `make sure that`, `Then … should`.
enum AssertedWords {
  /// What a line asserts, without the words that only say that it does; nil for any other line.
  static func told(_ tried: TriedLine) -> [String]? {
    var words = (tried.spellings.last ?? tried).words[...]
    while let first = words.first, steps.contains(first.lowercased()), words.count > 2 { words = words.dropFirst() }
    guard let first = words.first else { return nil }
    let hasVerb = verbs.contains(first.lowercased())
    guard hasVerb || words.contains(where: { ["should", "shouldn't", "must", "sure"].contains($0.lowercased()) }) else { return nil }
    return words.dropFirst(hasVerb ? 1 : 0).flatMap(values)
  }

  /// The names and numbers of a word such as `(0,` and `a.width==130`.
  private static func values(_ word: String) -> [String] { word.split { "(),= ".contains($0) }.map(String.init) }

  private static let verbs: Set<String> = [
    "expect", "assert", "check", "verify", "test", "ensure", "confirm", "assert_equal", "assertequal", "assertthat", "require",
  ]
  private static let steps: Set<String> = ["given", "when", "then", "and", "but", "it", "please"]
}
