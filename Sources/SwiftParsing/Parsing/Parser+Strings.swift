extension Parser {
  mutating func stringLiteral() throws(Problem) -> Expression {
    let start = current
    let form = form(of: start)
    var literal = StringLiteral(segments: [], isMultiline: form.isMultiline, pounds: form.pounds)
    guard at(.stringOpen) else {
      advance()
      guard Int(start.end - start.start) >= 2 * form.delimiter, endsWithDelimiter(start, form) else {
        throw Problem(kind: .unterminated(.string), span: span(start))
      }
      let range = Int(start.start) + form.delimiter..<Int(start.end) - form.delimiter
      let decoding = StringDecoding(bytes: bytes, file: file, form: form, end: range.upperBound)
      literal.segments = [.text(try decoding.text(range, isFirst: true, isLast: true))]
      return Expression(kind: .string(literal), span: span(start))
    }
    guard current.partner != Token.noPartner else { throw Problem(kind: .unterminated(.string), span: span(start)) }
    let close = tokens[Int(current.partner)]
    guard close.end > close.start else { throw Problem(kind: .unterminated(.string), span: span(start)) }
    let decoding = StringDecoding(bytes: bytes, file: file, form: form, end: Int(close.start))
    advance()
    try segments(decoding, into: &literal)
    try expect(.stringClose, "\"")
    return Expression(kind: .string(literal), span: span(from: start))
  }

  private mutating func segments(_ decoding: StringDecoding, into literal: inout StringLiteral) throws(Problem) {
    var isFirst = true
    while at(.stringText) {
      let token = current
      advance()
      let text = try decoding.text(Int(token.start)..<Int(token.end), isFirst: isFirst, isLast: at(.stringClose))
      if !text.isEmpty { literal.segments.append(.text(text)) }
      isFirst = false
      guard at(.interpolation) else { return }
      let opening = current
      let arguments = try self.arguments(.none)
      literal.segments.append(.interpolation(arguments, Span(start: opening.end, end: lastEnd - 1, file: file)))
    }
  }

  private func form(of token: Token) -> StringForm {
    var start = Int(token.start)
    while bytes[start] == UInt8(ascii: "#") { start += 1 }
    let quotes = bytes[start..<Int(token.end)].prefix { $0 == UInt8(ascii: "\"") }.count
    let pounds = start - Int(token.start)
    // `""` and `#""#` are empty; `#"""#` contains one quote.
    let isMultiline = quotes >= 3 && (token.kind == .stringOpen || isMultiline(token, start, pounds))
    return StringForm(pounds: pounds, isMultiline: isMultiline)
  }

  /// True if quotes that start with `"""` open a multi-line string. With `#`, the string must contain a line break.
  private func isMultiline(_ token: Token, _ quotes: Int, _ pounds: Int) -> Bool {
    pounds == 0 || bytes[quotes + 3..<Int(token.end)].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  private func endsWithDelimiter(_ token: Token, _ form: StringForm) -> Bool {
    let tail = bytes[Int(token.end) - form.delimiter..<Int(token.end)]
    return tail.first == UInt8(ascii: "\"") && tail.allSatisfy { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "#") }
  }
}
