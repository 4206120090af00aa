extension Lexer {
  mutating func lexOperator() {
    let start = position
    let first = base[start]
    if first == UInt8(ascii: "!") || first == UInt8(ascii: "?"), isLeftBound(start) {
      return append(first == UInt8(ascii: "!") ? .exclamation : .postfixQuestion, length: 1)
    }
    var end = operatorEnd(from: start)
    if let slash = (start..<end).first(where: { base[$0] == UInt8(ascii: "/") }),
      let close = regexEnd(inOperator: start..<end, at: slash)
    {
      if slash > start { appendOperator(start, slash) }
      position = slash
      return append(.regex, length: close - slash)
    }
    // The operator ends where a comment starts.
    if end - start > 2 {
      for offset in (start + 1)..<end where base[offset] == UInt8(ascii: "/") {
        let next = byte(offset + 1)
        guard next == UInt8(ascii: "/") || next == UInt8(ascii: "*") else { continue }
        end = offset
        break
      }
    }
    appendOperator(start, end)
  }

  /// The end of the operator that starts at an offset. Only an operator that starts with a dot may contain further dots.
  private func operatorEnd(from start: Int) -> Int {
    let startsWithDot = base[start] == UInt8(ascii: ".")
    var end = start
    while end < count {
      let byte = base[end]
      if byte == UInt8(ascii: ".") {
        guard startsWithDot else { break }
        end += 1
      } else if classes[Int(byte)].contains(.operatorCharacter) {
        if byte == UInt8(ascii: "<"), end > start, self.byte(end + 1) == UInt8(ascii: "#"), placeholderBegins(end) { break }
        end += 1
      } else if byte >= 0x80, case let (scalar, length) = scalar(at: end), WideCharacter.continuesOperator(scalar) {
        end += length
      } else {
        break
      }
    }
    return end
  }

  private func placeholderBegins(_ offset: Int) -> Bool {
    var end = offset + 2
    while end < count, base[end] != UInt8(ascii: "\n") {
      if base[end] == UInt8(ascii: "#"), byte(end + 1) == UInt8(ascii: ">") { return true }
      end += 1
    }
    return false
  }

  private mutating func appendOperator(_ start: Int, _ end: Int) {
    let isLeft = isLeftBound(start)
    let isRight = isRightBound(end, isLeft: isLeft)
    position = end
    append(operatorKind(start, end, isLeft, isRight), from: start)
  }

  private func operatorKind(_ start: Int, _ end: Int, _ isLeft: Bool, _ isRight: Bool) -> TokenKind {
    if end - start == 1 {
      switch base[start] {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "&") where !isLeft && isRight: return .prefixAmpersand
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return isLeft ? .postfixQuestion : .infixQuestion
      default: break
      }
    } else if end - start == 2 {
      if base[start] == UInt8(ascii: "-"), base[start + 1] == UInt8(ascii: ">") { return .arrow }
      if base[start] == UInt8(ascii: "*"), base[start + 1] == UInt8(ascii: "/") { return .unknown }
    }
    return isLeft == isRight ? .binaryOperator : isLeft ? .postfixOperator : .prefixOperator
  }

  /// True if an operator at the offset directly follows an operand.
  func isLeftBound(_ offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch base[offset - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "("), UInt8(ascii: "["),
      UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "/"): return !(offset > 1 && base[offset - 2] == UInt8(ascii: "*"))
    case 0xA0: return !(offset > 1 && base[offset - 2] == 0xC2)
    default: return true
    }
  }

  func isRightBound(_ offset: Int, isLeft: Bool) -> Bool {
    switch byte(offset) {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: ")"), UInt8(ascii: "]"),
      UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "."): return !isLeft
    case UInt8(ascii: "/"): return byte(offset + 1) != UInt8(ascii: "/") && byte(offset + 1) != UInt8(ascii: "*")
    case 0xC2: return byte(offset + 1) != 0xA0
    default: return true
    }
  }
}
