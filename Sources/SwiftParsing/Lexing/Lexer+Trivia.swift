extension Lexer {
  /// Moves to the next token, and records in `flags` whether spaces, comments or line breaks precede it.
  mutating func skipTrivia() {
    while position < count {
      switch base[position] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        // A one-line string ends with its line, even inside an interpolation.
        if let form = strings.last, !form.isMultiline { endBrokenString() }
        flags.formUnion([.newline, .space])
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 11, 12:
        flags.insert(.space)
        position += 1
      case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "/"):
        flags.insert(.space)
        skipLine()
      case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"):
        flags.insert(.space)
        skipBlockComment()
      case 0xC2 where byte(position + 1) == 0xA0:
        flags.insert(.space)
        position += 2
      case 0xEF where byte(position + 1) == 0xBB && byte(position + 2) == 0xBF:
        position += 3
      default: return
      }
    }
  }

  mutating func skipLine() {
    while position < count, base[position] != UInt8(ascii: "\n"), base[position] != UInt8(ascii: "\r") { position += 1 }
  }

  /// Skips a block comment, including nested ones.
  private mutating func skipBlockComment() {
    let start = position
    var depth = 0
    while position < count {
      switch base[position] {
      case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"):
        depth += 1
        position += 2
      case UInt8(ascii: "*") where byte(position + 1) == UInt8(ascii: "/"):
        depth -= 1
        position += 2
        if depth == 0 { return }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        flags.insert(.newline)
        position += 1
      default: position += 1
      }
    }
    position = min(position, count)
    openComment = start
    report(.unterminated(.comment), start, count)
  }
}
