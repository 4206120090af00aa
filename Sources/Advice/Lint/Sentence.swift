import CompositionalLayout

/// What a finding says: words whose numbers are still numbers, so that whoever prints it rounds them and chooses the language.
package struct Sentence: Equatable, Sendable {
  package enum Piece: Equatable, Sendable {
    /// English words, which another language says in its own way.
    case words(String)
    case name(String)
    case number(Double)
    case dimension(Dimension)
    case sentence(Sentence)
    /// What the grammar of English alone asks for, such as the `s` of a plural.
    case english(String)
  }

  package var pieces: [Piece]

  /// The numbers of the case, in the order in which they are said.
  package var numbers: [Double] {
    pieces.flatMap { piece -> [Double] in
      switch piece {
      case .words, .name, .english: []
      case .number(let number): [number]
      case .dimension(let dimension): [dimension.value]
      case .sentence(let sentence): sentence.numbers
      }
    }
  }

  /// `1 point`, `44 points`
  static func points(_ length: Double) -> Sentence { length == 1 ? "\(length) point" : "\(length) points" }

  /// `1 item`, `3 items`
  static func items(_ number: Int) -> Sentence { number == 1 ? "\(number) item" : "\(number) items" }

  /// `20 + 20`
  static func sum(_ numbers: [Double]) -> Sentence {
    numbers.dropFirst().reduce(numbers.first.map { "\($0)" } ?? "0") { "\($0) + \($1)" }
  }
}

extension Sentence: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { pieces = value.isEmpty ? [] : [.words(value)] }
  package init(stringInterpolation: Interpolation) { pieces = stringInterpolation.pieces }

  package struct Interpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { pieces.append(.words(literal)) } }
    package mutating func appendInterpolation(_ name: String) { pieces.append(.name(name)) }
    package mutating func appendInterpolation(_ number: Double) { pieces.append(.number(number)) }
    package mutating func appendInterpolation(_ number: Int) { pieces.append(.number(Double(number))) }
    package mutating func appendInterpolation(_ dimension: Dimension) { pieces.append(.dimension(dimension)) }
    package mutating func appendInterpolation(_ sentence: Sentence) { pieces.append(.sentence(sentence)) }
    package mutating func appendInterpolation(english words: String) { pieces.append(.english(words)) }
  }
}
