import CommandLanguage

/// The words with which a test says what should be, in plain English and in Gherkin: `expect`, `make sure that`, `Then … should`.
enum AssertedWords {
  /// What a line asserts, without the words that only say that it does; nil for any other line.
  static func told(_ tried: TriedLine) -> [String]? {
    // Quotes and brackets that cannot be split into words leave one.
    let words = tried.parts.count == 1 ? TriedLine(tried.text) : tried
    // What stands in a file is not asserted here.
    guard !words.words.contains(where: { $0.hasSuffix(".json") || $0.hasSuffix(".txt") }) else { return nil }
    return told(in: words, isComparison: words.words.contains("==") && !words.words[0].contains("("))
  }

  private static func told(in tried: TriedLine, isComparison: Bool) -> [String]? {
    var words = (tried.spellings.last ?? tried).words[...]
    while let first = words.first, steps.contains(first.lowercased()), words.count > 2 { words = words.dropFirst() }
    guard let first = words.first else { return nil }
    let hasVerb = verbs.contains(first.lowercased())
    guard hasVerb || isComparison || words.contains(where: { ["should", "shouldn't", "must", "sure"].contains($0.lowercased()) }) else {
      return nil
    }
    return words.dropFirst(hasVerb ? 1 : 0).flatMap(values)
  }

  /// The names and numbers of a word such as `(0,` and `a.width==130`, with `items[0]` as the words `index 0`.
  private static func values(_ word: String) -> [String] {
    if word.hasPrefix("items["), word.hasSuffix("]"), let index = Int(word.dropFirst(6).dropLast()) { return ["index", String(index)] }
    return word.split { "(),= []\"'".contains($0) && !($0 == "'" && word.hasSuffix("n't")) }.map(String.init)
  }

  private static let verbs: Set<String> = [
    "expect", "assert", "check", "verify", "test", "ensure", "confirm", "assert_equal", "assertequal", "assertthat", "require",
  ]
  private static let steps: Set<String> = ["given", "when", "then", "and", "but", "it", "please"]
}
