struct Token {
  var kind: TokenKind
  /// The keyword that the token spells; `.none` for other names, names in backticks and other tokens.
  var word = Word.none
  var flags: Flags = []
  var start: UInt32
  var end: UInt32
  /// The index of the matching bracket; `noPartner` if there is none.
  var partner = Token.noPartner

  static let noPartner = UInt32.max

  struct Flags: OptionSet {
    var rawValue: UInt8
    /// A line break precedes the token.
    static let newline = Flags(rawValue: 1)
    /// Spaces, comments or line breaks precede the token.
    static let space = Flags(rawValue: 2)
    /// A keyword that can be used as a name only in backticks.
    static let reserved = Flags(rawValue: 4)
    /// A name in backticks.
    static let escaped = Flags(rawValue: 8)
  }

  var startsLine: Bool { flags.contains(.newline) }
  var isReserved: Bool { flags.contains(.reserved) }
}

enum TokenKind: UInt8 {
  /// The end of the file; the last token of every source.
  case end
  /// A name or a keyword.
  case identifier
  case wildcard
  /// `$0`
  case dollar
  case integer, float
  /// A string literal without interpolations.
  case string
  /// The opening quotes of a string with interpolations. Its partner is `.stringClose`.
  case stringOpen
  /// The text between quotes and interpolations; may be empty.
  case stringText
  /// `\(`; its partner is `.rightParen`.
  case interpolation
  case stringClose
  case regex
  case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
  case comma, semicolon, colon, colonColon, at, pound, backslash, period, arrow, equal
  case poundIf, poundElseif, poundElse, poundEndif, poundAvailable, poundUnavailable, poundSourceLocation
  case prefixAmpersand, postfixQuestion, infixQuestion, exclamation
  case binaryOperator, prefixOperator, postfixOperator
  case unknown
}
