/// The delimiter of a string literal.
struct StringForm {
  var pounds: Int
  var isMultiline: Bool
  /// The length of the opening delimiter in bytes, including `#`.
  var delimiter: Int { pounds + (isMultiline ? 3 : 1) }
}

// Reads string literals. A literal without interpolations is one token; others become separate tokens for quotes, text and interpolations.
extension Lexer {
  /// Reads a string literal. The current position must be its first quote.
  ///
  /// - Parameter start: The start of the literal, including `#`.
  mutating func lexString(pounds: Int, from start: Int) {
    let form = StringForm(pounds: pounds, isMultiline: opensMultiline(at: position, pounds: pounds))
    let textStart = start + form.delimiter
    position = textStart
    switch scanText(form) {
    case .closed:
      append(.string, from: start)
    case .broken:
      report(.unterminated(.string), start, position)
      if position == count { unclosed.append(OpenBracket(kind: .string, offset: UInt32(start))) }
      append(.string, from: start)
    case .interpolation:
      let end = position
      position = textStart
      open.append(tokens.count)
      append(.stringOpen, from: start)
      strings.append(form)
      position = end
      append(.stringText, from: textStart)
      openInterpolation(form)
    }
  }

  /// Reads the rest of the innermost string after an interpolation.
  mutating func continueString() {
    guard let form = strings.last else { return }
    let start = position
    let end = scanText(form)
    let after = position
    switch end {
    case .interpolation:
      append(.stringText, from: start)
      openInterpolation(form)
    case .closed:
      position = after - form.delimiter
      append(.stringText, from: start)
      strings.removeLast()
      position = after
      append(.stringClose, from: after - form.delimiter)
      matchLast(.stringOpen)
    case .broken:
      append(.stringText, from: start)
      endBrokenString()
    }
  }

  /// Ends the innermost string at the end of its line or file. Brackets left open in its interpolations have no partners.
  mutating func endBrokenString() {
    strings.removeLast()
    let kept = flags
    flags = []
    append(.stringClose, from: position)
    flags = kept
    while let index = open.popLast() {
      let isString = tokens[index].kind == .stringOpen
      report(isString ? .unterminated(.string) : .openBracket, Int(tokens[index].start), isString ? position : Int(tokens[index].end))
      if position == count { noteUnclosed(index) }
      guard isString else { continue }
      return link(index, tokens.count - 1)
    }
  }

  private mutating func openInterpolation(_ form: StringForm) {
    open.append(tokens.count)
    append(.interpolation, length: 2 + form.pounds)
  }

  private enum TextEnd { case closed, interpolation, broken }

  /// Moves past the closing quotes, to the backslash of an interpolation, or to the end of the line or file.
  private mutating func scanText(_ form: StringForm) -> TextEnd {
    while position < count {
      switch base[position] {
      case UInt8(ascii: "\""):
        if closes(form, at: position) {
          position += form.delimiter
          return .closed
        }
        position += 1
      case UInt8(ascii: "\\"):
        guard poundsFollow(position + 1, form.pounds) else {
          position += 1
          continue
        }
        let escaped = position + 1 + form.pounds
        if byte(escaped) == UInt8(ascii: "(") { return .interpolation }
        // An escaped line break is handled by the next iteration.
        let isLineEnd = byte(escaped) == UInt8(ascii: "\n") || byte(escaped) == UInt8(ascii: "\r")
        position = min(count, isLineEnd ? escaped : escaped + 1)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        guard form.isMultiline else { return .broken }
        position += 1
      default: position += 1
      }
    }
    return .broken
  }

  private func closes(_ form: StringForm, at offset: Int) -> Bool {
    guard form.isMultiline else { return poundsFollow(offset + 1, form.pounds) }
    return byte(offset + 1) == UInt8(ascii: "\"") && byte(offset + 2) == UInt8(ascii: "\"") && poundsFollow(offset + 3, form.pounds)
  }

  private func poundsFollow(_ offset: Int, _ pounds: Int) -> Bool {
    for step in 0..<pounds where byte(offset + step) != UInt8(ascii: "#") { return false }
    return true
  }

  /// True if quotes open a multi-line string. `#"""#` is a one-line string that contains a quote.
  private func opensMultiline(at offset: Int, pounds: Int) -> Bool {
    guard byte(offset + 1) == UInt8(ascii: "\""), byte(offset + 2) == UInt8(ascii: "\"") else { return false }
    guard pounds > 0 else { return true }
    var end = offset + 3
    if poundsFollow(end, pounds) { return false }
    while end < count, base[end] != UInt8(ascii: "\n"), base[end] != UInt8(ascii: "\r") {
      if base[end] == UInt8(ascii: "\""), poundsFollow(end + 1, pounds) { return false }
      end += 1
    }
    return true
  }
}
