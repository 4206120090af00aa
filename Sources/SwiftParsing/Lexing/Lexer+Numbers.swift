extension Lexer {
  mutating func lexNumber() {
    let start = position
    if base[start] == UInt8(ascii: "0") {
      switch byte(start + 1) {
      case UInt8(ascii: "x"): return lexHexNumber()
      case UInt8(ascii: "o"), UInt8(ascii: "b"):
        skipName()
        return append(.integer, from: start)
      default: break
      }
    }
    skipDigits(.digit)
    if byte(position) == UInt8(ascii: ".") {
      // In `x.0.1`, the digits are tuple elements, not a fraction.
      guard isClass(position + 1, .digit), tokens.last?.kind != .period else { return append(.integer, from: start) }
      position += 1
      skipDigits(.digit)
    } else if byte(position) != UInt8(ascii: "e"), byte(position) != UInt8(ascii: "E") {
      skipName()
      return append(.integer, from: start)
    }
    lexExponent(UInt8(ascii: "e"), UInt8(ascii: "E"))
    append(.float, from: start)
  }

  private mutating func lexHexNumber() {
    let start = position
    position += 2
    skipDigits(.hexDigit)
    let beforeDot = position
    if byte(position) == UInt8(ascii: ".") {
      guard isClass(position + 1, .hexDigit) else { return append(.integer, from: start) }
      position += 1
      skipDigits(.hexDigit)
      guard isHexExponent else {
        // The dot accesses a member, as in `0xff.description`.
        position = beforeDot
        return append(.integer, from: start)
      }
    } else if byte(position) != UInt8(ascii: "p"), byte(position) != UInt8(ascii: "P") {
      skipName()
      return append(.integer, from: start)
    }
    lexExponent(UInt8(ascii: "p"), UInt8(ascii: "P"))
    append(.float, from: start)
  }

  private var isHexExponent: Bool {
    guard byte(position) == UInt8(ascii: "p") || byte(position) == UInt8(ascii: "P") else { return false }
    let next = byte(position + 1)
    return isClass(position + 1, .digit) || next == UInt8(ascii: "+") || next == UInt8(ascii: "-")
  }

  private mutating func lexExponent(_ lower: UInt8, _ upper: UInt8) {
    guard byte(position) == lower || byte(position) == upper else { return }
    position += 1
    if byte(position) == UInt8(ascii: "+") || byte(position) == UInt8(ascii: "-") { position += 1 }
    skipName()
  }

  private mutating func skipDigits(_ kind: ByteClass) {
    while isClass(position, kind) || byte(position) == UInt8(ascii: "_") { position += 1 }
  }
}
