/// A word of a command: its range in the line, and how it is quoted.
package struct Token: Equatable, Sendable {
  /// The word's bytes in the line, including quotes.
  package var range: Range<Int>
  /// Whether the word begins with a quote. A quoted word is never a syntax word, a pair, a flag or a range.
  package var isQuoted = false
  /// Whether the bytes are the text itself, without quotes or escapes.
  package var isPlain = true
  /// The offset of the first unquoted `=`, which separates the name of a pair from its value.
  package var equals: Int?
}

/// The bytes that have a meaning in the command language.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let hash = UInt8(ascii: "#")
  static let semicolon = UInt8(ascii: ";")
  static let backslash = UInt8(ascii: "\\")
  static let open = UInt8(ascii: "(")
  static let close = UInt8(ascii: ")")
  static let equals = UInt8(ascii: "=")
  static let hyphen = UInt8(ascii: "-")
  static let dot = UInt8(ascii: ".")

  /// Whether a byte has no meaning within an unquoted word. A fast test: false does not imply that the byte is special.
  static func isOrdinary(_ byte: UInt8) -> Bool { byte > close && byte != semicolon && byte != equals }

  static func isSpace(_ byte: UInt8) -> Bool { byte == space || byte == tab || byte == carriageReturn }

  static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): true
    default: false
    }
  }
}
