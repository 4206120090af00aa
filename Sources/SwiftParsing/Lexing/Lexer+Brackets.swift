/// A bracket, string or comment that is still open at the end of a source.
package struct OpenBracket: Equatable, Sendable {
  package var kind: BracketKind
  package var offset: UInt32

  package enum BracketKind: Sendable { case parenthesis, square, brace, string, comment }

  /// False for strings and comments.
  package var isBracket: Bool { kind != .string && kind != .comment }
}

// Matches brackets while reading tokens.
extension Lexer {
  /// The number of open brackets among which a closing bracket looks for its partner. The limit keeps matching linear in malformed code.
  private static let searchLimit = 64

  mutating func openBracket(_ kind: TokenKind) {
    if open.count >= SourceFile.depthLimit, tooDeep == nil {
      tooDeep = Problem(kind: .tooDeep, span: Span(start: UInt32(position), end: UInt32(position + 1), file: file))
    }
    open.append(tokens.count)
    append(kind, length: 1)
  }

  mutating func closeParenthesis() {
    let top = open.last
    append(.rightParen, length: 1)
    guard let top, tokens[top].kind == .interpolation else { return matchLast(.leftParen) }
    open.removeLast()
    link(top, tokens.count - 1)
    continueString()
  }

  mutating func closeBracket(_ kind: TokenKind) {
    append(kind, length: 1)
    matchLast(kind == .rightSquare ? .leftSquare : .leftBrace)
  }

  /// Pairs the last token with the innermost open bracket of a kind.
  ///
  /// Parentheses and square brackets are not paired across an open brace, and no brackets are paired across an interpolation or a string.
  mutating func matchLast(_ wanted: TokenKind) {
    let closing = tokens.count - 1
    var depth = open.count - 1
    while depth >= max(0, open.count - Self.searchLimit) {
      let kind = tokens[open[depth]].kind
      if kind == wanted {
        for index in open[(depth + 1)...] { report(.openBracket, Int(tokens[index].start), Int(tokens[index].end)) }
        link(open[depth], closing)
        open.removeSubrange(depth...)
        return
      }
      if wanted == .leftParen, kind == .interpolation { return closeInterpolation(depth) }
      if kind == .interpolation || kind == .stringOpen || kind == .leftBrace && wanted != .leftBrace { break }
      depth -= 1
    }
    report(.strayBracket, Int(tokens[closing].start), Int(tokens[closing].end))
  }

  /// Closes an interpolation with the last token. Brackets left open inside it have no partners.
  private mutating func closeInterpolation(_ depth: Int) {
    for index in open[(depth + 1)...] { report(.openBracket, Int(tokens[index].start), Int(tokens[index].end)) }
    link(open[depth], tokens.count - 1)
    open.removeSubrange(depth...)
    continueString()
  }

  mutating func link(_ opening: Int, _ closing: Int) {
    tokens[opening].partner = UInt32(closing)
    tokens[closing].partner = UInt32(opening)
  }

  /// Reports the brackets that are open at the end of the file.
  mutating func closeAll() {
    for index in open {
      noteUnclosed(index)
      report(.openBracket, Int(tokens[index].start), Int(tokens[index].end))
    }
    if let openComment { unclosed.append(OpenBracket(kind: .comment, offset: UInt32(openComment))) }
    unclosed.sort { $0.offset < $1.offset }
  }

  mutating func noteUnclosed(_ index: Int) {
    let kind: OpenBracket.BracketKind? =
      switch tokens[index].kind {
      case .leftParen, .interpolation: .parenthesis
      case .leftSquare: .square
      case .leftBrace: .brace
      case .stringOpen: .string
      default: nil
      }
    if let kind { unclosed.append(OpenBracket(kind: kind, offset: tokens[index].start)) }
  }
}
