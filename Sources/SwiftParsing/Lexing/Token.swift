/// A word, number, string, operator or mark of the source.
struct Token {
  var kind: TokenKind
  /// The keyword that an identifier without backticks spells; `.none` for other names and tokens.
  var word = Word.none
  var flags: Flags = []
  var start: UInt32
  var end: UInt32
  /// The index of the bracket that closes or opens this one; `noPartner` if there is none.
  var partner = Token.noPartner

  static let noPartner = UInt32.max

  /// What stands before a token, and what a word is.
  struct Flags: OptionSet {
    var rawValue: UInt8
    /// A line ends between the token before and this one.
    static let newline = Flags(rawValue: 1)
    /// Spaces, comments or line ends stand before the token.
    static let space = Flags(rawValue: 2)
    /// A keyword that is no name without backticks.
    static let reserved = Flags(rawValue: 4)
    /// A name in backticks.
    static let escaped = Flags(rawValue: 8)
  }

  var startsLine: Bool { flags.contains(.newline) }
  var isReserved: Bool { flags.contains(.reserved) }
}

/// The kinds of a token.
enum TokenKind: UInt8 {
  /// After the last token of the file.
  case end
  /// A name or a keyword.
  case identifier
  case wildcard
  /// `$0`
  case dollar
  case integer, float
  /// A whole string without interpolations.
  case string
  /// The opening quotes of a string with interpolations; its partner is `.stringClose`.
  case stringOpen
  /// The text between quotes and interpolations, which may be empty.
  case stringText
  /// `\(`; its partner is a `.rightParen`.
  case interpolation
  case stringClose
  /// A whole regex literal.
  case regex
  case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
  case comma, semicolon, colon, colonColon, at, pound, backslash, period, arrow, equal
  case poundIf, poundElseif, poundElse, poundEndif, poundAvailable, poundUnavailable, poundSourceLocation
  case prefixAmpersand, postfixQuestion, infixQuestion, exclamation
  case binaryOperator, prefixOperator, postfixOperator
  case unknown
}
