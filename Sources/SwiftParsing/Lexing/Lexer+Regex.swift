// Reads regex literals: `/…/` and `#/…/#`. SE-0354 defines where `/` starts one.
extension Lexer {
  /// The end of a regex literal that starts at a slash among operator characters, or nil if the slash is part of an operator.
  func regexEnd(inOperator characters: Range<Int>, at slash: Int) -> Int? {
    guard !isLeftBound(characters.lowerBound) else { return nil }
    let previous = tokens.last
    if previous?.word == .func || previous?.word == .operator { return nil }
    var isCertain = false
    if !isRightBound(characters.upperBound, isLeft: false) {
      if followsTryMark {
        isCertain = true
      } else if !isExpressionExpected(after: previous) {
        return nil
      }
      switch previous?.kind {
      // The slash may be an operator passed as an argument.
      case .leftParen, .interpolation, .leftSquare, .comma, .colon, .colonColon: break
      default: isCertain = true
      }
    }
    return regexEnd(at: slash, isCertain: isCertain)
  }

  /// True after `try?` or `try!`.
  private var followsTryMark: Bool {
    guard let last = tokens.last, last.kind == .postfixQuestion || last.kind == .exclamation, tokens.count > 1 else { return false }
    return tokens[tokens.count - 2].word == .try
  }

  private func isExpressionExpected(after token: Token?) -> Bool {
    guard let token else { return true }
    switch token.kind {
    case .leftBrace, .leftParen, .interpolation, .leftSquare, .prefixOperator, .prefixAmpersand, .binaryOperator, .equal, .semicolon,
      .comma, .colon, .infixQuestion, .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown:
      return true
    case .identifier:
      switch token.word {
      case .true, .false, .anyType, .nil, .selfValue, .selfType, .super: return false
      default: return token.isReserved
      }
    default: return false
    }
  }

  /// The end of a regex literal whose first `#` or `/` is at an offset.
  ///
  /// - Parameter isCertain: True if only a regex can occur here. Otherwise a literal must not start or end with a space or contain an
  ///   unmatched `)`.
  func regexEnd(at start: Int, isCertain: Bool) -> Int? {
    var offset = start
    while byte(offset) == UInt8(ascii: "#") { offset += 1 }
    let pounds = offset - start
    guard byte(offset) == UInt8(ascii: "/") else { return nil }
    offset += 1
    if pounds == 0 {
      switch byte(offset) {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): if !isCertain { return nil }
      case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
      default: break
      }
      if start > 0, base[start - 1] == UInt8(ascii: "*") { return nil }
    }
    return regexEnd(from: offset, pounds: pounds, isCertain: isCertain)
  }

  private func regexEnd(from start: Int, pounds: Int, isCertain: Bool) -> Int? {
    let isMultiline = pounds > 0 && onlySpacesUntilLineEnd(start)
    var offset = start
    var groups = 0
    var sets = 0
    while offset < count {
      if base[offset] == UInt8(ascii: "/"), let end = closed(at: offset, pounds: pounds) {
        guard pounds == 0 else { return end }
        if byte(end) == UInt8(ascii: "/") || byte(end) == UInt8(ascii: "*") { return nil }
        let last = base[offset - 1]
        let endsInSpace = (last == UInt8(ascii: " ") || last == UInt8(ascii: "\t")) && base[offset - 2] != UInt8(ascii: "\\")
        return endsInSpace && !isCertain ? nil : end
      }
      switch base[offset] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): if !isMultiline { return nil }
      case UInt8(ascii: "\\"):
        offset += 1
        if byte(offset) == UInt8(ascii: "\n") || byte(offset) == UInt8(ascii: "\r"), !isMultiline { return nil }
      case UInt8(ascii: "(") where sets == 0: groups += 1
      case UInt8(ascii: ")") where sets == 0:
        if groups == 0, !isCertain { return nil }
        groups = max(0, groups - 1)
      case UInt8(ascii: "["): sets += 1
      case UInt8(ascii: "]"): sets = max(0, sets - 1)
      default: break
      }
      offset += 1
    }
    return nil
  }

  private func closed(at slash: Int, pounds: Int) -> Int? {
    for step in 0..<pounds where byte(slash + 1 + step) != UInt8(ascii: "#") { return nil }
    return slash + 1 + pounds
  }

  private func onlySpacesUntilLineEnd(_ start: Int) -> Bool {
    var offset = start
    while byte(offset) == UInt8(ascii: " ") || byte(offset) == UInt8(ascii: "\t") { offset += 1 }
    return byte(offset) == UInt8(ascii: "\n") || byte(offset) == UInt8(ascii: "\r")
  }
}
