extension Phrase: ExpressibleByStringInterpolation {
  package init(stringLiteral words: String) { self.init(saying: words) }

  package init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.pieces) }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    package init(literalCapacity: Int, interpolationCount: Int) { pieces.reserveCapacity(2 * interpolationCount + 1) }

    package mutating func appendLiteral(_ words: String) {
      if !words.isEmpty { pieces.append(.words(words)) }
    }

    /// Most values are text already, which needs no description, and no table of its type at each place where it stands.
    package mutating func appendInterpolation(_ text: String) { pieces.append(.text(text)) }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) { pieces.append(.text(value.description)) }

    package mutating func appendInterpolation(_ phrase: Phrase) { pieces.append(.phrase(phrase)) }

    /// For targets that format values of their own, such as rounded numbers.
    package mutating func append(_ piece: Piece) { pieces.append(piece) }

    /// Words that only English grammar needs: `\(english: isOne ? "is" : "are")`. They are not an argument, and other languages leave them
    /// out.
    package mutating func appendInterpolation(english words: String) { pieces.append(.english(words)) }
  }
}

extension DefaultStringInterpolation {
  /// Forbidden: a phrase inside a string would always be English.
  @available(*, deprecated, message: "make the string around it a phrase, or ask for its text in a language")
  package mutating func appendInterpolation(_ phrase: Phrase) { appendLiteral(phrase.english) }
}
