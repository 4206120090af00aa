extension Lexer {
  mutating func lexName() {
    let start = position
    var hash = WordTable.emptyHash
    while position < count {
      let byte = base[position]
      let kinds = classes[Int(byte)]
      if kinds.contains(.name) {
        hash = WordTable.hash(hash, byte)
        position += 1
      } else if kinds.contains(.wide), case let (scalar, length) = scalar(at: position), WideCharacter.continuesName(scalar) {
        hash = WordTable.hash(hash, byte)
        position += length
      } else {
        break
      }
    }
    if position == start + 1, base[start] == UInt8(ascii: "_") { return append(.wildcard, from: start) }
    let word = WordTable.shared.word(base + start, count: position - start, hash: hash)
    append(.identifier, from: start, word: word, flags: word != .none && word.isReserved ? .reserved : [])
  }

  mutating func skipName() {
    while position < count {
      let kinds = classes[Int(base[position])]
      if kinds.contains(.name) {
        position += 1
      } else if kinds.contains(.wide), case let (scalar, length) = scalar(at: position), WideCharacter.continuesName(scalar) {
        position += length
      } else {
        return
      }
    }
  }

  /// Reads `$0`, or a name such as `$value`.
  mutating func lexDollar() {
    let start = position
    position += 1
    let digits = position
    while isClass(position, .digit) { position += 1 }
    let isNumber = position > digits
    let end = position
    skipName()
    append(isNumber && position == end ? .dollar : .identifier, from: start)
  }

  /// Reads a name in backticks, which may contain spaces.
  mutating func lexEscapedName() {
    let start = position
    position += 1
    while position < count, base[position] != UInt8(ascii: "`") {
      guard base[position] != UInt8(ascii: "\n"), base[position] != UInt8(ascii: "\r") else { break }
      position += 1
    }
    guard byte(position) == UInt8(ascii: "`"), position > start + 1 else {
      position = start + 1
      report(.unknownCharacter, start, position)
      return append(.unknown, from: start)
    }
    position += 1
    append(.identifier, from: start, flags: .escaped)
  }

  /// Reads an Xcode placeholder such as `<#name#>`. Returns false for an ordinary `<`.
  mutating func lexPlaceholder() -> Bool {
    var end = position + 2
    while end < count, base[end] != UInt8(ascii: "\n") {
      if base[end] == UInt8(ascii: "<"), byte(end + 1) == UInt8(ascii: "#") { return false }
      if base[end] == UInt8(ascii: "#"), byte(end + 1) == UInt8(ascii: ">") {
        append(.identifier, length: end + 2 - position)
        return true
      }
      end += 1
    }
    return false
  }

  mutating func lexPound() {
    let start = position
    var end = position
    while byte(end) == UInt8(ascii: "#") { end += 1 }
    if byte(end) == UInt8(ascii: "\"") {
      position = end
      return lexString(pounds: end - start, from: start)
    }
    if byte(end) == UInt8(ascii: "/"), let close = regexEnd(at: start, isCertain: true) {
      return append(.regex, length: close - start)
    }
    // Only the last of several `#` can start a directive. Skip the others at once to stay linear.
    if end > start + 1 { return append(.unknown, length: end - start - 1) }
    while isClass(end, .nameStart) { end += 1 }
    for (spelling, kind) in Self.directives where spells(spelling, start + 1, end) {
      return append(kind, length: end - start)
    }
    append(.pound, length: 1)
  }

  private func spells(_ text: StaticString, _ start: Int, _ end: Int) -> Bool {
    guard text.utf8CodeUnitCount == end - start else { return false }
    for offset in start..<end where text.utf8Start[offset - start] != base[offset] { return false }
    return true
  }

  private static let directives: [(StaticString, TokenKind)] = [
    ("if", .poundIf), ("elseif", .poundElseif), ("else", .poundElse), ("endif", .poundEndif), ("available", .poundAvailable),
    ("unavailable", .poundUnavailable), ("sourceLocation", .poundSourceLocation),
  ]
}
