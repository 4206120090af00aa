/// How a text ends, by its tokens alone.
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

  /// Whether an `#if` has no `#endif`.
  private var isConditionalOpen: Bool {
    tokens.count { $0.kind == .poundIf } > tokens.count { $0.kind == .poundEndif }
  }

  /// Whether a `?` has no `:`.
  private var isTernaryOpen: Bool {
    guard let question = tokens.lastIndex(where: { $0.kind == .infixQuestion }) else { return false }
    var index = question + 1
    while index < tokens.count, tokens[index].kind != .colon {
      // The labels of a call in between are no part of it.
      let partner = tokens[index].partner
      index = partner != Token.noPartner && Int(partner) > index ? Int(partner) + 1 : index + 1
    }
    return index >= tokens.count
  }

  /// Whether the braces of a statement or a declaration are still to come.
  private var needsBlock: Bool {
    guard !tokens.contains(where: { $0.kind == .leftBrace }) else { return false }
    let start = tokens[afterAttributes...].prefix { $0.kind == .identifier }
    return start.contains { $0.word.beginsBlock } && !start.contains { $0.word == .import }
  }

  /// Whether attributes stand before nothing.
  private var isAttributeAlone: Bool { afterAttributes == tokens.count - 1 }

  /// The index of the first token after the attributes at the beginning; at most that of the end of the file.
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
  /// Whether what it begins has braces.
  fileprivate var beginsBlock: Bool {
    switch self {
    case .if, .switch, .for, .while, .guard, .repeat, .do, .defer, .func, .struct, .class, .enum, .extension, .protocol: true
    default: false
    }
  }

  /// Whether a statement may end with a reserved word.
  fileprivate var endsExpression: Bool {
    switch self {
    case .anyType, .selfType, .selfValue, .super, .true, .false, .nil, .return, .break, .continue, .fallthrough, .initializer, .default,
      .deinit, .class, .static, .rethrows, .throws, .internal, .public, .private:
      true
    default: false
    }
  }
}
