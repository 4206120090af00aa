extension Phrase: ExpressibleByStringInterpolation {
  package init(stringLiteral words: String) { self.init(saying: words) }

  package init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.pieces) }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    package init(literalCapacity: Int, interpolationCount: Int) { pieces.reserveCapacity(2 * interpolationCount + 1) }

    package mutating func appendLiteral(_ words: String) {
      if !words.isEmpty { pieces.append(.words(words)) }
    }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) { pieces.append(.text(value.description)) }

    package mutating func appendInterpolation(_ phrase: Phrase) { pieces.append(.phrase(phrase)) }

    /// What English grammar asks for: `\(english: isOne ? "is" : "are")`. It is no argument, and other languages do without it.
    package mutating func appendInterpolation(english words: String) { pieces.append(.english(words)) }
  }
}

extension DefaultStringInterpolation {
  /// A phrase that is put into a string would be English for everyone.
  @available(*, deprecated, message: "make the string around it a phrase, or ask for its text in a language")
  package mutating func appendInterpolation(_ phrase: Phrase) { appendLiteral(phrase.english) }
}
