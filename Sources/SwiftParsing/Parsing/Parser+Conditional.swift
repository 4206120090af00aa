// Parses conditional compilation: `#if … #endif`.
extension Parser {
  var atConditionalEnd: Bool { at(.poundElse) || at(.poundElseif) || at(.poundEndif) }

  /// Parses `#if … #endif`. `elements` parses the content of each branch.
  mutating func conditionalBlock<Element>(
    _ elements: (inout Parser) throws(Problem) -> [Element]
  ) throws(Problem) -> ConditionalBlock<Element> {
    var branches: [ConditionalBlock<Element>.Branch] = []
    repeat {
      let start = current
      let hasCondition = !at(.poundElse)
      advance()
      let condition = hasCondition ? try compilationCondition() : nil
      guard current.startsLine || at(.end) else { throw expected(.newline) }
      let content = try elements(&self)
      branches.append(ConditionalBlock.Branch(condition: condition, elements: content, span: span(from: start)))
    } while at(.poundElse) || at(.poundElseif)
    guard take(.poundEndif) else { throw expected(.endif) }
    return ConditionalBlock(branches: branches)
  }

  /// Parses statements in `#if`. A branch that the parser does not understand becomes one `.unparsed` statement, because it might not be
  /// compiled.
  mutating func conditionalStatements() throws(Problem) -> ConditionalBlock<Statement> {
    try conditionalBlock { (parser: inout Parser) throws(Problem) -> [Statement] in
      let saved = parser
      do throws(Problem) {
        let content = try parser.statements(until: Int.max)
        if parser.atConditionalEnd { return content }
        throw parser.expected(.endif)
      } catch {
        parser = saved
        let start = parser.current
        guard parser.skipBranch() else { throw error }
        return [Statement(kind: .unparsed(error), span: parser.span(from: start))]
      }
    }
  }

  /// Moves to the end of the current `#if` branch; returns false if the branch does not end.
  private mutating func skipBranch() -> Bool {
    var depth = 0
    while !at(.end), !at(.rightBrace) {
      if at(.poundIf) { depth += 1 }
      if atConditionalEnd {
        if depth == 0 { return true }
        if at(.poundEndif) { depth -= 1 }
      }
      if !isOpening || !skipBrackets() { advance() }
    }
    return false
  }

  /// True if the current token is an opening bracket with a partner.
  var isOpening: Bool { current.partner != Token.noPartner && Int(current.partner) > index }

  // MARK: Conditions

  /// Parses the condition after `#if`, up to the end of the line.
  private mutating func compilationCondition() throws(Problem) -> CompilationCondition {
    let outer = try enter()
    defer { leave(outer) }
    var alternatives: [CompilationCondition] = []
    let start = current
    repeat {
      let first = current
      var parts = [try conditionTerm()]
      while isText("&&"), !current.startsLine {
        advance()
        parts.append(try conditionTerm())
      }
      alternatives.append(parts.count == 1 ? parts[0] : CompilationCondition(kind: .all(parts), span: span(from: first)))
    } while isText("||") && !current.startsLine && skipOne()
    return alternatives.count == 1 ? alternatives[0] : CompilationCondition(kind: .any(alternatives), span: span(from: start))
  }

  private mutating func skipOne() -> Bool {
    advance()
    return true
  }

  private mutating func conditionTerm() throws(Problem) -> CompilationCondition {
    let outer = try enter()
    defer { leave(outer) }
    let start = current
    guard !start.startsLine else { throw expected(.condition) }
    switch start.kind {
    case .prefixOperator where isText("!"):
      advance()
      let inner = try conditionTerm()
      return CompilationCondition(kind: .not(inner), span: span(from: start))
    case .leftParen:
      advance()
      let inner = try compilationCondition()
      try expect(.rightParen, ")")
      return inner
    case .identifier:
      advance()
      if start.word == .true || start.word == .false {
        return CompilationCondition(kind: .constant(start.word == .true), span: span(start))
      }
      guard atSameLine(.leftParen) else { return CompilationCondition(kind: .flag(name(start)), span: span(start)) }
      return try conditionTest(start)
    default: throw expected(.condition)
    }
  }

  /// Parses `os(iOS)`, `swift(>=5.9)` and similar conditions.
  private mutating func conditionTest(_ start: Token) throws(Problem) -> CompilationCondition {
    let end = try partner()
    let comparison = next
    var argument = Substring(text(Span(start: current.end, end: tokens[end].start, file: file)))
    while argument.first == " " { argument.removeFirst() }
    while argument.last == " " { argument.removeLast() }
    move(to: end + 1)
    let name = name(start)
    guard comparison.kind == .prefixOperator else {
      return CompilationCondition(kind: .test(name, argument: String(argument)), span: span(from: start))
    }
    let sign = text(comparison)
    var version = argument.dropFirst(sign.count)
    while version.first == " " { version.removeFirst() }
    return CompilationCondition(kind: .version(name, comparison: sign, version: String(version)), span: span(from: start))
  }

  func text(_ span: Span) -> String { String(decoding: bytes[span.range], as: UTF8.self) }

  // MARK: Attributes

  /// True if the `#if` at the current token contains only attributes, which belong to the declaration after it.
  var atConditionalAttributes: Bool {
    var ahead = self
    return ahead.skipConditionalAttributes()
  }

  /// Skips an `#if` that contains only attributes, and drops the attributes. Returns false for other content.
  mutating func skipConditionalAttributes() -> Bool {
    guard lookDeeper() else { return false }
    defer { shallower() }
    var found = false
    repeat {
      advance()
      while !at(.end), !current.startsLine { advance() }
      while at(.at) || at(.poundIf) {
        if at(.at) {
          skipAttributes()
        } else if !skipConditionalAttributes() {
          return false
        }
        found = true
      }
    } while at(.poundElse) || at(.poundElseif)
    return found && take(.poundEndif)
  }
}
