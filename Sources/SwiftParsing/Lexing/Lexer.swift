/// The tokens of a source with matched brackets, and the problems found while reading them.
struct LexedSource {
  var tokens: [Token]
  var problems: [Problem]
  /// The brackets, strings and comments that are never closed, in order.
  var open: [OpenBracket]
  /// The first bracket nested deeper than `SourceFile.depthLimit`.
  var tooDeep: Problem?
}

/// Splits a source into tokens and matches its brackets.
///
/// Takes linear time, except that each possible regex literal scans ahead for its end.
struct Lexer {
  let base: UnsafePointer<UInt8>
  let count: Int
  let file: UInt32
  let classes: UnsafePointer<ByteClass>
  var position = 0
  var tokens: [Token] = []
  var problems: [Problem] = []
  /// The flags for the next token.
  var flags: Token.Flags = []
  /// The token indices of the opening brackets and quotes that are not closed yet.
  var open: [Int] = []
  /// The strings that enclose the current position, outermost first.
  var strings: [StringForm] = []
  var unclosed: [OpenBracket] = []
  var tooDeep: Problem?
  /// The start of an unterminated block comment.
  var openComment: Int?

  private init(base: UnsafePointer<UInt8>, count: Int, file: UInt32, classes: UnsafePointer<ByteClass>) {
    self.base = base
    self.count = count
    self.file = file
    self.classes = classes
  }

  static func lex(_ bytes: [UInt8], file: UInt32) -> LexedSource {
    // An empty array has no base address.
    let padded = bytes.isEmpty ? [0] : bytes
    return padded.withUnsafeBufferPointer { buffer in
      ByteClass.table.withUnsafeBufferPointer { classes in
        guard let base = buffer.baseAddress, let table = classes.baseAddress else {
          return LexedSource(tokens: [], problems: [], open: [])
        }
        var lexer = Lexer(base: base, count: bytes.count, file: file, classes: table)
        lexer.run()
        return LexedSource(tokens: lexer.tokens, problems: lexer.problems, open: lexer.unclosed, tooDeep: lexer.tooDeep)
      }
    }
  }

  private mutating func run() {
    tokens.reserveCapacity(count / 4 + 16)
    flags = .newline
    if byte(0) == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
    while true {
      skipTrivia()
      guard position < count else { break }
      lexToken()
    }
    closeAll()
    append(.end, from: position)
  }

  /// The byte at an offset; zero beyond the end of the source.
  func byte(_ offset: Int) -> UInt8 { offset < count ? base[offset] : 0 }

  func isClass(_ offset: Int, _ wanted: ByteClass) -> Bool {
    offset < count && classes[Int(base[offset])].rawValue & wanted.rawValue != 0
  }

  /// Appends a token that ends at the current position.
  mutating func append(_ kind: TokenKind, from start: Int, word: Word = .none, flags extra: Token.Flags = []) {
    tokens.append(Token(kind: kind, word: word, flags: flags.union(extra), start: UInt32(start), end: UInt32(position)))
    flags = []
  }

  mutating func append(_ kind: TokenKind, length: Int) {
    let start = position
    position += length
    append(kind, from: start)
  }

  mutating func report(_ kind: Problem.ProblemKind, _ start: Int, _ end: Int) {
    problems.append(Problem(kind: kind, span: Span(start: UInt32(start), end: UInt32(end), file: file)))
  }

  private mutating func lexToken() {
    let first = base[position]
    let kinds = classes[Int(first)]
    if kinds.contains(.nameStart) { return lexName() }
    if kinds.contains(.digit) { return lexNumber() }
    switch first {
    case UInt8(ascii: "("): openBracket(.leftParen)
    case UInt8(ascii: "["): openBracket(.leftSquare)
    case UInt8(ascii: "{"): openBracket(.leftBrace)
    case UInt8(ascii: ")"): closeParenthesis()
    case UInt8(ascii: "]"): closeBracket(.rightSquare)
    case UInt8(ascii: "}"): closeBracket(.rightBrace)
    case UInt8(ascii: ","): append(.comma, length: 1)
    case UInt8(ascii: ";"): append(.semicolon, length: 1)
    case UInt8(ascii: "@"): append(.at, length: 1)
    case UInt8(ascii: "\\"): append(.backslash, length: 1)
    case UInt8(ascii: ":"):
      let isDouble = byte(position + 1) == UInt8(ascii: ":")
      append(isDouble ? .colonColon : .colon, length: isDouble ? 2 : 1)
    case UInt8(ascii: "\""): lexString(pounds: 0, from: position)
    case UInt8(ascii: "#"): lexPound()
    case UInt8(ascii: "$"): lexDollar()
    case UInt8(ascii: "`"): lexEscapedName()
    case UInt8(ascii: "<") where byte(position + 1) == UInt8(ascii: "#") && lexPlaceholder(): break
    case UInt8(ascii: "."): lexOperator()
    default: kinds.contains(.operatorCharacter) ? lexOperator() : lexWide()
    }
  }

  private mutating func lexWide() {
    let (scalar, length) = scalar(at: position)
    if WideCharacter.startsName(scalar) { return lexName() }
    if WideCharacter.startsOperator(scalar) { return lexOperator() }
    report(.unknownCharacter, position, position + length)
    append(.unknown, length: length)
  }

  /// The character at an offset and its length in bytes; the character is 0 if the bytes are not valid UTF-8.
  func scalar(at offset: Int) -> (scalar: UInt32, length: Int) {
    let first = byte(offset)
    let length = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 1 else { return (length == 1 ? UInt32(first) : 0, 1) }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for step in 1..<length {
      let next = byte(offset + step)
      guard next & 0xC0 == 0x80 else { return (0, 1) }
      value = value << 6 | UInt32(next & 0x3F)
    }
    return (value, length)
  }
}
