import CompositionalLayout

/// A sentence whose numbers are still numbers, so that whoever prints it rounds them.
package struct Phrase: Equatable, Sendable {
  package enum Piece: Equatable, Sendable {
    case words(String)
    case number(Double)
    case dimension(Dimension)
  }

  package var pieces: [Piece]

  /// The numbers of the case, in the order in which they are said.
  package var numbers: [Double] {
    pieces.compactMap { piece in
      switch piece {
      case .words: nil
      case .number(let number): number
      case .dimension(let dimension): dimension.value
      }
    }
  }

  /// `1 point`, `44 points`
  static func points(_ length: Double) -> Phrase { length == 1 ? "1 point" : "\(length) points" }

  /// `1 item`, `3 items`
  static func items(_ number: Int) -> Phrase { number == 1 ? "1 item" : "\(number) items" }

  /// `20 + 20`
  static func sum(_ numbers: [Double]) -> Phrase {
    numbers.dropFirst().reduce(numbers.first.map { "\($0)" } ?? "0") { $0 + " + \($1)" }
  }

  package static func + (left: Phrase, right: Phrase) -> Phrase { Phrase(pieces: left.pieces + right.pieces) }
}

extension Phrase: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { pieces = [.words(value)] }
  package init(stringInterpolation: Interpolation) { pieces = stringInterpolation.pieces }

  package struct Interpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { pieces.append(.words(literal)) } }
    package mutating func appendInterpolation(_ words: String) { pieces.append(.words(words)) }
    package mutating func appendInterpolation(_ number: Double) { pieces.append(.number(number)) }
    package mutating func appendInterpolation(_ number: Int) { pieces.append(.number(Double(number))) }
    package mutating func appendInterpolation(_ dimension: Dimension) { pieces.append(.dimension(dimension)) }
    package mutating func appendInterpolation(_ phrase: Phrase) { pieces += phrase.pieces }
  }
}
