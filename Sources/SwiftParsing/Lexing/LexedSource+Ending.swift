/// Checks from the tokens alone whether a source is complete.
extension LexedSource {
  var ending: SourceFile.Ending {
    guard open.isEmpty else { return .open(brackets: open.contains { !$0.isBracket } ? 0 : open.count) }
    guard tokens.count > 1 else { return .complete }
    if isConditionalOpen { return .openConditional }
    if isTernaryOpen || needsBlock || isAttributeAlone { return .open(brackets: 0) }
    let last = tokens[tokens.count - 2]
    switch last.kind {
    case .binaryOperator, .infixQuestion, .equal, .arrow, .comma, .period, .colon, .at, .pound, .backslash, .prefixOperator,
      .prefixAmpersand:
      return .open(brackets: 0)
    case .identifier where last.isReserved && !last.word.endsExpression: return .open(brackets: 0)
    default: return .complete
    }
  }

  private var isConditionalOpen: Bool {
    tokens.count { $0.kind == .poundIf } > tokens.count { $0.kind == .poundEndif }
  }

  /// True if the last conditional operator has a `?` without a `:`.
  private var isTernaryOpen: Bool {
    guard let question = tokens.lastIndex(where: { $0.kind == .infixQuestion }) else { return false }
    var index = question + 1
    while index < tokens.count, tokens[index].kind != .colon {
      // Skip brackets, because the colons of argument labels do not belong to the operator.
      let partner = tokens[index].partner
      index = partner != Token.noPartner && Int(partner) > index ? Int(partner) + 1 : index + 1
    }
    return index >= tokens.count
  }

  /// True if the source starts a statement or declaration whose braces are missing.
  private var needsBlock: Bool {
    guard !tokens.contains(where: { $0.kind == .leftBrace }) else { return false }
    let start = tokens[afterAttributes...].prefix { $0.kind == .identifier }
    return start.contains { $0.word.beginsBlock } && !start.contains { $0.word == .import }
  }

  /// True if the source consists of attributes only.
  private var isAttributeAlone: Bool { afterAttributes == tokens.count - 1 }

  /// The index of the first token after leading attributes, or of the `.end` token.
  private var afterAttributes: Int {
    let end = tokens.count - 1
    var index = 0
    while index < end, tokens[index].kind == .at {
      index = min(index + 2, end)
      while tokens[index].kind == .period { index = min(index + 2, end) }
      let follows = tokens[index]
      if follows.kind == .leftParen, !follows.flags.contains(.space), follows.partner != Token.noPartner {
        index = Int(follows.partner) + 1
      }
    }
    return index
  }
}

extension Word {
  /// True for keywords that start a statement or declaration with braces.
  fileprivate var beginsBlock: Bool {
    switch self {
    case .if, .switch, .for, .while, .guard, .repeat, .do, .defer, .func, .struct, .class, .enum, .extension, .protocol: true
    default: false
    }
  }

  /// True for reserved words that can end a statement.
  fileprivate var endsExpression: Bool {
    switch self {
    case .anyType, .selfType, .selfValue, .super, .true, .false, .nil, .return, .break, .continue, .fallthrough, .initializer, .default,
      .deinit, .class, .static, .rethrows, .throws, .internal, .public, .private:
      true
    default: false
    }
  }
}
