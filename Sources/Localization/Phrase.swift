/// A user-facing message that can be translated.
///
/// A phrase is written as an English string literal, and keeps interpolated arguments separate from its words. The words, with `%1`, `%2`
/// in place of the arguments, are the key of its translations.
package struct Phrase: Equatable, Sendable {
  package enum Fragment: Equatable, Sendable {
    case words(String)
    /// Text that is the same in every language: a name, a number, a notation.
    case text(String)
    case number(Double, text: String)
    /// A nested phrase, translated with the sentence that contains it.
    case phrase(Phrase)
    /// Text that only English grammar needs, such as the `s` of a plural.
    case english(String)
  }

  package private(set) var pieces: [Fragment]

  package init(_ pieces: [Fragment]) { self.pieces = pieces }

  /// A name, a number or a notation, which is the same in every language.
  package init(verbatim text: String) { pieces = text.isEmpty ? [] : [.text(text)] }

  /// English words that are known only at run time, such as system error messages.
  package init(saying words: String) { pieces = words.isEmpty ? [] : [.words(words)] }

  package var isEmpty: Bool { pieces.isEmpty }

  /// The words, with `%1`, `%2` in place of the arguments: `there is no section '%1'`.
  package var key: String {
    var key = ""
    var number = 0
    for piece in pieces {
      switch piece {
      case .words(let words): key += words
      case .text, .number, .phrase:
        number += 1
        key += "%\(number)"
      case .english: break
      }
    }
    return key
  }

  /// The phrase in English.
  ///
  /// Linear in its length, without lookups.
  package var english: String {
    if pieces.count == 1, case .words(let words) = pieces[0] { return words }
    return String(room: room) { write(to: &$0) }
  }

  /// The number of UTF-8 bytes of the English text.
  private var room: Int {
    pieces.reduce(0) { room, piece in
      switch piece {
      case .words(let words), .text(let words), .number(_, let words), .english(let words): room + words.utf8.count
      case .phrase(let phrase): room + phrase.room
      }
    }
  }

  private func write(to text: inout ByteWriter) {
    for piece in pieces {
      switch piece {
      case .words(let words), .text(let words), .number(_, let words), .english(let words): text.write(words)
      case .phrase(let phrase): phrase.write(to: &text)
      }
    }
  }
}

extension Phrase {
  /// The numbers in order of appearance, unrounded.
  package var numbers: [Double] {
    pieces.flatMap { piece -> [Double] in
      switch piece {
      case .number(let number, _): [number]
      case .phrase(let phrase): phrase.numbers
      case .words, .text, .english: []
      }
    }
  }

  package static func verbatim(_ text: String) -> Phrase { Phrase(verbatim: text) }

  package static func + (left: Phrase, right: Phrase) -> Phrase {
    if left.isEmpty { return right }
    if right.isEmpty { return left }
    return Phrase([.phrase(left), .phrase(right)])
  }
}

extension Sequence where Element == Phrase {
  package func joined(separator: String) -> Phrase {
    var pieces: [Phrase.Fragment] = []
    for phrase in self {
      if !pieces.isEmpty { pieces.append(.text(separator)) }
      pieces.append(.phrase(phrase))
    }
    return Phrase(pieces)
  }
}
