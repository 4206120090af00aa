/// A value as code names it, such as `section`, `Row.horizontal(…)` or `groups[0].layoutSize`.
///
/// Paths are read from the tokens alone, so they are found in code that is being typed, too.
package indirect enum ValuePath: Sendable {
  /// A name, and the token at which it is used.
  case name(String, at: CodePlace)
  case member(ValuePath, String)
  case call(ValuePath)
  /// An element of an array.
  case element(ValuePath)
  /// The type that the context of a leading dot determines.
  case implied(ExpectedType)
  /// A value of a type, as written.
  case value(ofType: String)
  /// A parameter of a closure: the function that takes the closure, the closure's label and the number of the parameter.
  case closureParameter(of: ValuePath, label: String?, index: Int)
}

/// The context that determines the type of an expression.
package indirect enum ExpectedType: Sendable {
  /// An argument of a function; the index counts arguments.
  case argument(of: ValuePath, label: String?, index: Int)
  case same(as: ValuePath)
  /// A type, as written.
  case written(String)
  case element(of: ExpectedType)
}

/// A token of a file.
package struct CodePlace: Sendable {
  package var file: UInt32
  var token: Int
}

/// The word before a position in code, and the kind of name that it can be.
package struct TypedWord: Sendable {
  /// The range of the word in the source; empty if nothing is typed yet.
  package var range: Range<Int>
  package var role: WordRole

  package enum WordRole: Sendable {
    case name
    case member(of: ValuePath)
    /// A word after a leading dot; nil if the context does not determine a type.
    case implied(ExpectedType?)
  }
}

extension SourceFile {
  /// The word that ends at an offset.
  package func typedWord(endingAt offset: Int) -> TypedWord {
    var index = tokens.firstIndex { Int($0.start) >= offset } ?? tokens.count - 1
    var range = offset..<offset
    if index > 0, tokens[index - 1].kind == .identifier, Int(tokens[index - 1].end) >= offset {
      index -= 1
      range = Int(tokens[index].start)..<offset
    }
    guard index > 0, tokens[index - 1].kind == .period, Int(tokens[index - 1].end) == range.lowerBound else {
      return TypedWord(range: range, role: .name)
    }
    guard hasBase(beforePeriod: index - 1) else { return TypedWord(range: range, role: .implied(expectedType(at: index - 1))) }
    return TypedWord(range: range, role: path(endingAt: index - 2).map { .member(of: $0) } ?? .name)
  }

  /// The names and keywords in the file.
  package var words: Set<String> { Set(tokens.lazy.filter { $0.kind == .identifier }.map { text(of: $0) }) }

  // MARK: Paths

  /// Longer paths, and those in deeper brackets, have no value.
  private static let pathLimit = 100

  private func hasBase(beforePeriod period: Int) -> Bool {
    period > 0 && endsValue(period - 1) && (!tokens[period].flags.contains(.space) || tokens[period].startsLine)
  }

  /// Whether a token is a name after a leading dot.
  func isImplicitMember(_ index: Int) -> Bool {
    index > 0 && tokens[index].kind == .identifier && tokens[index - 1].kind == .period && !hasBase(beforePeriod: index - 1)
  }

  private func endsValue(_ index: Int) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .identifier: return !token.isReserved || token.word == .selfValue || token.word == .selfType || token.word == .super
    case .rightParen, .rightSquare, .rightBrace, .exclamation, .postfixQuestion, .dollar, .string, .stringClose: return true
    default: return false
    }
  }

  /// The path whose last token has an index; nil if no path ends there.
  func path(endingAt index: Int, _ depth: Int = 0) -> ValuePath? {
    guard index >= 0, depth < Self.pathLimit else { return nil }
    let depth = depth + 1
    let token = tokens[index]
    switch token.kind {
    case .exclamation, .postfixQuestion: return path(endingAt: index - 1, depth)
    case .identifier where endsValue(index) || token.word == .initializer:
      let name = text(of: token)
      guard index > 0, tokens[index - 1].kind == .period else { return .name(name, at: CodePlace(file: self.index, token: index)) }
      if hasBase(beforePeriod: index - 1) { return path(endingAt: index - 2, depth).map { .member($0, name) } }
      return expectedType(at: index - 1, depth).map { .member(.implied($0), name) }
    case .rightParen, .rightBrace:
      guard token.hasPartner, let callee = callee(before: Int(token.partner), depth) else { return nil }
      return .call(callee)
    case .rightSquare:
      guard token.hasPartner, let base = callee(before: Int(token.partner), depth) else { return nil }
      return .element(base)
    case .string, .stringClose: return .value(ofType: "String")
    default: return nil
    }
  }

  /// The function before an opening bracket; nil if the bracket does not follow a value.
  private func callee(before bracket: Int, _ depth: Int) -> ValuePath? {
    guard bracket > 0, !tokens[bracket].startsLine else { return nil }
    let last = genericName(endingAt: bracket - 1) ?? bracket - 1
    if tokens[bracket].kind == .leftBrace, tokens[last].kind == .rightParen, tokens[last].hasPartner {
      // The arguments before a trailing closure.
      return depth < Self.pathLimit ? callee(before: Int(tokens[last].partner), depth + 1) : nil
    }
    guard endsValue(last) || tokens[last].word == .initializer else { return nil }
    return path(endingAt: last, depth)
  }

  /// The name before generic arguments that end at an index: `Snapshot` of `Snapshot<Int, String>`.
  private func genericName(endingAt index: Int) -> Int? {
    var depth = 0
    var position = index
    while position > 0, index - position < 60 {
      let sign = text(of: tokens[position])
      switch tokens[position].kind {
      case .binaryOperator, .prefixOperator, .postfixOperator:
        depth += sign.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: ">") ? 1 : $1 == UInt8(ascii: "<") ? -1 : 0) }
      case .identifier, .period, .comma, .postfixQuestion, .leftSquare, .rightSquare, .colon: break
      default: return nil
      }
      if depth <= 0 { return position == index ? nil : position - 1 }
      position -= 1
    }
    return nil
  }

  /// The path that starts at an index, and the index after it.
  private func path(startingAt first: Int) -> ValuePath? {
    var index = first
    while tokens[index].word == .try || tokens[index].word == .await { index += tokens[index + 1].kind == .postfixQuestion ? 2 : 1 }
    switch tokens[index].kind {
    case .integer: return .value(ofType: "Int")
    case .float: return .value(ofType: "Double")
    case .identifier, .string, .period: break
    default: return nil
    }
    var last = index
    while true {
      let next = tokens[last + 1]
      switch next.kind {
      case .leftParen, .leftSquare:
        guard !next.startsLine, next.hasPartner else { return path(endingAt: last) }
        last = Int(next.partner)
      case .leftBrace where tokens[last].kind != .rightBrace:
        guard next.hasPartner, !next.startsLine, tokens[last].kind == .rightParen || isTypeName(tokens[last]) else {
          return path(endingAt: last)
        }
        last = Int(next.partner)
      case .period,
        .identifier where tokens[last].kind == .period, .exclamation, .postfixQuestion:
        last += 1
      case .binaryOperator, .prefixOperator, .postfixOperator:
        guard text(of: next) == "<", let end = genericEnd(from: last + 1) else { return nil }
        last = end
      case .infixQuestion: return nil
      default: return path(endingAt: last)
      }
    }
  }

  private func isTypeName(_ token: Token) -> Bool { token.kind == .identifier && (65...90).contains(bytes[Int(token.start)]) }

  /// The end of generic arguments that start at an index, if a call follows.
  private func genericEnd(from start: Int) -> Int? {
    (start..<min(start + 60, tokens.count - 1)).first { tokens[$0 + 1].kind == .leftParen && genericName(endingAt: $0) == start - 1 }
  }

  // MARK: Expected types

  /// The type that the context of the token at an index determines.
  private func expectedType(at index: Int, _ depth: Int = 0) -> ExpectedType? {
    guard index > 0, depth < Self.pathLimit else { return nil }
    let depth = depth + 1
    let before = tokens[index - 1]
    switch before.kind {
    case .equal:
      if let type = writtenType(beforeEqual: index - 1) { return .written(type) }
      return path(endingAt: index - 2, depth).map { .same(as: $0) }
    case .binaryOperator where ["==", "!=", "??"].contains(text(of: before)): return path(endingAt: index - 2, depth).map { .same(as: $0) }
    case .leftSquare: return expectedType(at: index - 1, depth).map { .element(of: $0) }
    case .leftParen, .comma, .colon: return expectedType(ofElementAfter: index - 1, depth)
    case .infixQuestion: return expectedType(ofChoiceAfter: index - 1, depth)
    case .identifier where before.word == .return: return result(around: index).map { .written($0) }
    case .identifier where before.word == .try || before.word == .await: return expectedType(at: index - 1, depth)
    case .identifier where before.word == .case:
      return openBracket(before: index).flatMap { path(endingAt: $0 - 1, depth) }.map { .same(as: $0) }
    default: return nil
    }
  }

  /// The type of an argument or element after a bracket, comma or colon.
  private func expectedType(ofElementAfter separator: Int, _ depth: Int) -> ExpectedType? {
    var label: String?
    var start = separator
    if tokens[separator].kind == .colon {
      guard isLabel(before: separator) else { return expectedType(ofChoiceAfter: separator, depth) }
      label = text(of: tokens[separator - 1])
      start = separator - 2
    }
    guard let bracket = openBracket(before: start + 1) else { return nil }
    if tokens[bracket].kind == .leftSquare { return expectedType(at: bracket, depth).map { .element(of: $0) } }
    guard tokens[bracket].kind == .leftParen, let callee = callee(before: bracket, depth) else { return nil }
    return .argument(of: callee, label: label, index: commas(from: bracket + 1, to: start + 1))
  }

  /// The type of `a` or `b` in `condition ? a : b`.
  private func expectedType(ofChoiceAfter sign: Int, _ depth: Int) -> ExpectedType? {
    for position in outerIndices(before: sign) {
      switch tokens[position].kind {
      case .equal, .leftParen, .comma, .leftSquare: return expectedType(at: position + 1, depth)
      case .identifier where tokens[position].word == .return: return expectedType(at: position + 1, depth)
      case .colon where isLabel(before: position): return expectedType(at: position + 1, depth)
      case .leftBrace, .semicolon: return nil
      default: break
      }
    }
    return nil
  }

  /// Whether the label of an argument precedes a colon.
  private func isLabel(before colon: Int) -> Bool {
    colon > 1 && tokens[colon - 1].kind == .identifier && [.leftParen, .comma].contains(tokens[colon - 2].kind)
  }

  /// The number of commas between two tokens, outside brackets.
  private func commas(from start: Int, to end: Int) -> Int {
    var (count, position) = (0, start)
    while position < end {
      if tokens[position].kind == .comma { count += 1 }
      position = tokens[position].hasPartner && tokens[position].partner > position ? Int(tokens[position].partner) + 1 : position + 1
    }
    return count
  }

  /// The indices of the tokens before an index, from right to left. Of matching brackets only the right one is visited.
  private func outerIndices(before index: Int) -> UnfoldSequence<Int, Int> {
    sequence(state: index) { position in
      guard position > 0 else { return nil }
      position -= 1
      let visited = position
      switch tokens[visited].kind {
      case .rightParen, .rightSquare, .rightBrace, .stringClose:
        if tokens[visited].hasPartner { position = Int(tokens[visited].partner) }
      default: break
      }
      return visited
    }
  }

  /// The innermost bracket that is open at a token.
  private func openBracket(before index: Int) -> Int? {
    outerIndices(before: index).first { [.leftParen, .leftSquare, .leftBrace, .interpolation].contains(tokens[$0].kind) }
  }

  /// `T` in `name: T =`.
  private func writtenType(beforeEqual equal: Int) -> String? {
    for position in outerIndices(before: equal) {
      switch tokens[position].kind {
      case .rightSquare: break
      case .colon: return position > 0 && tokens[position - 1].kind == .identifier ? text(from: position + 1, to: equal) : nil
      case .identifier, .period, .postfixQuestion, .exclamation, .comma, .binaryOperator, .prefixOperator, .postfixOperator:
        if tokens[position].word == .let || tokens[position].word == .var || tokens[position].startsLine { return nil }
      default: return nil
      }
    }
    return nil
  }

  private func text(from start: Int, to end: Int) -> String? {
    start < end ? String(decoding: bytes[Int(tokens[start].start)..<Int(tokens[end - 1].end)], as: UTF8.self) : nil
  }

  /// The result type of the function around a token.
  private func result(around index: Int) -> String? {
    var position = index
    while let open = openBracket(before: position) {
      position = open
      guard tokens[open].kind == .leftBrace, let header = header(before: open) else { continue }
      return result(from: header, to: open)
    }
    return nil
  }

  private func result(from header: Int, to open: Int) -> String? {
    let range = header..<open
    if let arrow = range.last(where: { tokens[$0].kind == .arrow }) { return text(from: arrow + 1, to: open) }
    // The type of a computed property.
    return range.first { tokens[$0].word == .var }.flatMap { tokens[$0 + 2].kind == .colon ? text(from: $0 + 3, to: open) : nil }
  }

  /// The `func`, `init` or `var` of the declaration whose body opens at a brace.
  private func header(before brace: Int) -> Int? {
    for position in outerIndices(before: brace) {
      if [.func, .initializer, .var].contains(tokens[position].word) { return position }
      if [.leftBrace, .rightBrace, .semicolon, .leftParen, .leftSquare, .equal].contains(tokens[position].kind) { return nil }
    }
    return nil
  }

  // MARK: Declarations

  /// The value that a name has at a place: that of the nearest declaration around it.
  package func declaration(of name: String, at place: CodePlace) -> ValuePath? {
    for position in outerIndices(before: place.token) {
      let found =
        tokens[position].kind == .leftBrace
        ? parameter(name, ofBodyAt: position, before: place.token) : variable(name, at: position) ?? function(name, at: position)
      if let found { return found }
    }
    return laterDeclaration(of: name, from: place.token)
  }

  /// A declaration after a place, in one of the blocks around it or at the top level.
  package func laterDeclaration(of name: String, from start: Int = 0) -> ValuePath? {
    var position = start
    while position < tokens.count {
      if let found = variable(name, at: position) ?? function(name, at: position) { return found }
      let token = tokens[position]
      position = token.hasPartner && token.partner > position ? Int(token.partner) + 1 : position + 1
    }
    return nil
  }

  private func variable(_ name: String, at index: Int) -> ValuePath? {
    guard index > 0, [.let, .var].contains(tokens[index - 1].word), tokens[index].kind == .identifier, text(of: tokens[index]) == name
    else {
      return nil
    }
    switch tokens[index + 1].kind {
    case .colon: return type(after: index + 1).map { .value(ofType: $0) }
    case .equal: return path(startingAt: index + 2)
    default: return nil
    }
  }

  /// A function's result, as the value of its name.
  private func function(_ name: String, at index: Int) -> ValuePath? {
    guard index > 0, tokens[index - 1].word == .func, text(of: tokens[index]) == name else { return nil }
    guard let open = (index..<tokens.count).first(where: { tokens[$0].kind == .leftBrace }) else { return nil }
    return result(from: index, to: open).map { .value(ofType: $0) }
  }

  /// A parameter of the function or closure whose body opens at a brace, or the variable of a loop.
  private func parameter(_ name: String, ofBodyAt brace: Int, before end: Int) -> ValuePath? {
    if let found = closureParameter(name, ofBodyAt: brace, before: end) { return found }
    for position in outerIndices(before: brace) {
      let token = tokens[position]
      switch token.kind {
      case .rightParen where token.hasPartner:
        let range = Int(token.partner) + 1..<position
        let colon = range.first { tokens[$0].kind == .identifier && text(of: tokens[$0]) == name && tokens[$0 + 1].kind == .colon }
        if let colon, header(before: brace) != nil { return type(after: colon + 1).map { .value(ofType: $0) } }
      case .leftBrace, .rightBrace, .semicolon: return nil
      case .identifier where token.word == .for:
        guard tokens[position + 2].word == .in, text(of: tokens[position + 1]) == name else { break }
        return path(endingAt: brace - 1).map { .element($0) }
      default: break
      }
    }
    return nil
  }

  private func closureParameter(_ name: String, ofBodyAt brace: Int, before end: Int) -> ValuePath? {
    guard let last = (brace..<min(end, brace + 60)).first(where: { tokens[$0].word == .in }) else { return nil }
    let header = brace + 1..<last
    guard !header.contains(where: { [.leftBrace, .equal].contains(tokens[$0].kind) || tokens[$0].word == .for }),
      let index = header.last(where: { tokens[$0].kind == .identifier && text(of: tokens[$0]) == name })
    else { return nil }
    if tokens[index + 1].kind == .colon { return type(after: index + 1).map { .value(ofType: $0) } }
    let captures = tokens[brace + 1].kind == .leftSquare && tokens[brace + 1].hasPartner ? Int(tokens[brace + 1].partner) + 1 : brace + 1
    let first = tokens[captures].kind == .leftParen ? captures + 1 : captures
    let number = commas(from: first, to: index)
    if brace > 0, tokens[brace - 1].kind == .colon {
      guard case .argument(let callee, let label, _)? = expectedType(ofElementAfter: brace - 1, 0) else { return nil }
      return .closureParameter(of: callee, label: label, index: number)
    }
    return callee(before: brace, 0).map { .closureParameter(of: $0, label: nil, index: number) }
  }

  /// The type written after a colon.
  private func type(after colon: Int) -> String? {
    var (end, depth) = (colon + 1, 0)
    while end < tokens.count {
      let token = tokens[end]
      switch token.kind {
      case .identifier where end > colon + 1 && token.startsLine && depth == 0: return text(from: colon + 1, to: end)
      case .identifier where token.word == .in: return text(from: colon + 1, to: end)
      case .identifier, .period, .postfixQuestion, .exclamation, .arrow: end += 1
      case .leftSquare, .leftParen:
        guard token.hasPartner else { return nil }
        end = Int(token.partner) + 1
      case .binaryOperator, .prefixOperator, .postfixOperator:
        depth += text(of: token).utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "<") ? 1 : $1 == UInt8(ascii: ">") ? -1 : 0) }
        end += 1
      case .comma where depth > 0: end += 1
      default: return text(from: colon + 1, to: end)
      }
    }
    return nil
  }

  /// The path of an expression.
  package func path(of span: Span) -> ValuePath? {
    tokens.firstIndex { $0.start >= span.start }.flatMap { path(startingAt: $0) }
  }
}
