extension Phrase: ExpressibleByStringInterpolation {
  package init(stringLiteral words: String) { self.init(saying: words) }

  package init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.pieces) }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Fragment] = []

    package init(literalCapacity: Int, interpolationCount: Int) { pieces.reserveCapacity(2 * interpolationCount + 1) }

    package mutating func appendLiteral(_ words: String) {
      if !words.isEmpty { pieces.append(.words(words)) }
    }

    /// An overload for strings, the most common values. It avoids a call to `description`, and a witness table at each call site.
    package mutating func appendInterpolation(_ text: String) { pieces.append(.text(text)) }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) { pieces.append(.text(value.description)) }

    package mutating func appendInterpolation(_ phrase: Phrase) { pieces.append(.phrase(phrase)) }

    /// For modules that format values themselves, such as rounded numbers.
    package mutating func append(_ piece: Fragment) { pieces.append(piece) }

    /// Text that only English grammar needs: `\(english: isOne ? "is" : "are")`. It is not an argument, and translations omit it.
    package mutating func appendInterpolation(english words: String) { pieces.append(.english(words)) }
  }
}

extension DefaultStringInterpolation {
  /// Deprecated because a phrase inside a string would always be in English.
  @available(*, deprecated, message: "make the string around it a phrase, or ask for its text in a language")
  package mutating func appendInterpolation(_ phrase: Phrase) { appendLiteral(phrase.english) }
}
