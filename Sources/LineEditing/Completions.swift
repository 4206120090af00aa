/// One way to complete a word.
package struct Candidate: Hashable, Sendable {
  /// The text that replaces the word.
  package var text: String
  /// One line that describes it; may be empty.
  package var description: String
  /// Whether the word is complete, so that a space follows: false for a folder, whose files come next.
  package var endsWord: Bool

  package init(text: String, description: String = "", endsWord: Bool = true) {
    self.text = text
    self.description = description
    self.endsWord = endsWord
  }
}

/// What Tab can do at one place of a line.
package struct Completions: Hashable, Sendable {
  /// The range that a candidate replaces, in UTF-8 offsets of the line.
  package var replacing: Range<Int>
  /// In the order in which they are listed.
  package var candidates: [Candidate]
  /// The common beginning of all candidates.
  package var commonPrefix: String

  /// - Parameter commonPrefix: nil computes it from the candidates. O(total length).
  package init(replacing: Range<Int>, candidates: [Candidate], commonPrefix: String? = nil) {
    self.replacing = replacing
    self.candidates = candidates
    self.commonPrefix = commonPrefix ?? Self.commonPrefix(of: candidates)
  }

  /// Nothing to complete.
  package static let none = Completions(replacing: 0..<0, candidates: [])

  private static func commonPrefix(of candidates: [Candidate]) -> String {
    guard let first = candidates.first?.text else { return "" }
    return candidates.dropFirst().reduce(first) { prefix, candidate in
      String(zip(prefix, candidate.text).prefix { $0 == $1 }.map(\.0))
    }
  }
}
