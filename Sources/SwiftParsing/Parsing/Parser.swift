/// A recursive-descent parser. It is a value, so a copy can look ahead.
///
/// The grammar follows swift-syntax 603; `Tests/Oracle` compares the two.
struct Parser {
  let bytes: [UInt8]
  let tokens: [Token]
  let file: UInt32
  var operators: OperatorTable
  /// The index of the current token. After part of an operator was consumed, `current` is the rest of that token.
  private(set) var index: Int
  private(set) var current: Token
  /// The end of the last consumed token.
  private(set) var lastEnd: UInt32 = 0
  /// The number of constructs that enclose the current token.
  private var depth = 0
  /// The height of the tree parsed since the innermost call to `enter`.
  private var height = 0

  init(_ source: LexedSource, bytes: [UInt8], file: UInt32, operators: OperatorTable) {
    self.bytes = bytes
    self.tokens = source.tokens
    self.file = file
    self.operators = operators
    index = 0
    current = source.tokens[0]
  }

  // MARK: Tokens

  var next: Token { current.end < tokens[index].end ? rest(of: tokens[index], from: current.end) : token(after: 1) }

  /// The token at a distance from the current one; the end of the file if there are fewer tokens.
  func token(after offset: Int) -> Token { tokens[min(index + offset, tokens.count - 1)] }

  mutating func move(to index: Int) {
    if index > 0 { lastEnd = tokens[index - 1].end }
    self.index = index
    current = tokens[index]
  }

  mutating func advance() {
    lastEnd = current.end
    let whole = tokens[index]
    if current.end < whole.end {
      current = rest(of: whole, from: current.end)
    } else if index + 1 < tokens.count {
      index += 1
      current = tokens[index]
    }
  }

  /// The rest of an operator after some characters were consumed: the second `>` of `>>`.
  private func rest(of whole: Token, from start: UInt32) -> Token {
    var rest = whole
    rest.start = start
    rest.flags = []
    switch bytes[Int(start)] {
    case UInt8(ascii: "?"):
      rest.kind = .postfixQuestion
      rest.end = start + 1
    case UInt8(ascii: "!"):
      rest.kind = .exclamation
      rest.end = start + 1
    case UInt8(ascii: "=") where whole.end == start + 1: rest.kind = .equal
    case UInt8(ascii: ".") where whole.end == start + 1: rest.kind = .period
    case UInt8(ascii: "-") where whole.end == start + 2 && bytes[Int(start) + 1] == UInt8(ascii: ">"): rest.kind = .arrow
    default: break
    }
    return rest
  }

  /// True if the current token is an operator that starts with the given character.
  func at(prefix character: Unicode.Scalar) -> Bool { isOperator && bytes[Int(current.start)] == UInt8(ascii: character) }

  /// True if the current token is an operator that consists only of the given character.
  func at(mark character: Unicode.Scalar) -> Bool { at(prefix: character) && current.end == current.start + 1 }

  private var isOperator: Bool {
    switch current.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand, .period, .postfixQuestion, .infixQuestion, .exclamation,
      .equal, .arrow:
      true
    default: false
    }
  }

  /// Consumes the first character of an operator. The rest becomes the current token.
  mutating func take(prefix character: Unicode.Scalar) -> Bool {
    guard at(prefix: character) else { return false }
    current.end = current.start + 1
    advance()
    return true
  }

  /// Leaves the last character of the current operator for the next token.
  mutating func takeLast() { current.end -= 1 }

  func at(_ kind: TokenKind) -> Bool { current.kind == kind }

  func at(_ word: Word) -> Bool { current.word == word }

  /// True if the current token has this kind and is on the same line as the previous token.
  func atSameLine(_ kind: TokenKind) -> Bool { current.kind == kind && !current.startsLine }

  mutating func take(_ kind: TokenKind) -> Bool {
    guard current.kind == kind else { return false }
    advance()
    return true
  }

  mutating func take(_ word: Word) -> Bool {
    guard current.word == word else { return false }
    advance()
    return true
  }

  @discardableResult
  mutating func expect(_ kind: TokenKind, _ text: String) throws(Problem) -> Token {
    guard current.kind == kind else { throw expected(.token(text)) }
    let token = current
    advance()
    return token
  }

  mutating func expect(_ word: Word) throws(Problem) {
    guard take(word) else { throw expected(.token(word.rawValue)) }
  }

  func expected(_ expectation: Problem.Expectation) -> Problem { Problem(kind: .expected(expectation), span: span(current)) }

  /// The index of the bracket that matches the current token.
  func partner() throws(Problem) -> Int {
    guard current.partner != Token.noPartner else { throw Problem(kind: .openBracket, span: span(current)) }
    return Int(current.partner)
  }

  /// Consumes an opening bracket that has a partner.
  mutating func open() throws(Problem) {
    _ = try partner()
    advance()
  }

  // MARK: Spans and names

  func span(_ token: Token) -> Span { Span(start: token.start, end: token.end, file: file) }

  /// The span from a token to the last consumed token.
  func span(from start: Token) -> Span { Span(start: start.start, end: max(lastEnd, start.start), file: file) }

  func span(from start: Span) -> Span { Span(start: start.start, end: max(lastEnd, start.start), file: file) }

  func text(_ token: Token) -> String { String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self) }

  func name(_ token: Token) -> Name {
    guard token.flags.contains(.escaped) else { return Name(text: text(token), span: span(token)) }
    return Name(text: String(decoding: bytes[Int(token.start) + 1..<Int(token.end) - 1], as: UTF8.self), span: span(token))
  }

  /// Consumes a name that is not a reserved word.
  mutating func expectName() throws(Problem) -> Name {
    guard at(.identifier), !current.isReserved else { throw expected(.name) }
    return takeName()
  }

  mutating func takeName() -> Name {
    let name = name(current)
    advance()
    return name
  }

  // MARK: Depth

  /// Enters a nested construct. Pass the result to `leave`.
  mutating func enter() throws(Problem) -> Int {
    depth += 1
    guard depth <= SourceFile.depthLimit else {
      depth -= 1
      throw Problem(kind: .tooDeep, span: span(current))
    }
    let outer = height
    height = 0
    return outer
  }

  /// Leaves the construct entered by `enter`.
  mutating func leave(_ outer: Int) {
    depth -= 1
    height = max(outer, height + 1)
  }

  /// Adds one level to the height of the tree parsed since `enter`.
  mutating func grow() throws(Problem) {
    height += 1
    guard height <= SourceFile.depthLimit else {
      throw Problem(kind: .tooDeep, span: span(current))
    }
  }

  /// Enters a nested construct while looking ahead; returns false if it is too deep. Call `shallower` to leave it.
  mutating func lookDeeper() -> Bool {
    depth += 1
    return depth <= SourceFile.depthLimit
  }

  mutating func shallower() { depth -= 1 }
}
