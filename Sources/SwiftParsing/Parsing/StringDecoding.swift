/// Decodes escapes and indentation in the text of a string literal.
struct StringDecoding {
  let bytes: [UInt8]
  let file: UInt32
  let form: StringForm
  /// The indentation of the closing quotes, which every line of a multi-line string must start with.
  private let indentation: Range<Int>

  /// - Parameter end: The offset of the closing quotes.
  init(bytes: [UInt8], file: UInt32, form: StringForm, end: Int) {
    self.bytes = bytes
    self.file = file
    self.form = form
    var start = end
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    indentation = start..<end
  }

  /// Decodes text between quotes and interpolations.
  ///
  /// - Parameters:
  ///   - isFirst: True if the opening quotes precede the text.
  ///   - isLast: True if the closing quotes follow the text.
  func text(_ range: Range<Int>, isFirst: Bool, isLast: Bool) throws(Problem) -> String {
    var range = range
    if form.isMultiline { range = try content(range, isFirst: isFirst, isLast: isLast) }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var offset = range.lowerBound
    if form.isMultiline, isFirst { offset = try lineStart(offset, range.upperBound) }
    while offset < range.upperBound {
      switch bytes[offset] {
      case UInt8(ascii: "\\") where isEscape(offset, range.upperBound):
        offset = try escape(offset, range.upperBound, into: &result)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        result.append(UInt8(ascii: "\n"))
        offset = try lineStart(afterLineEnd(offset), range.upperBound)
      default:
        result.append(bytes[offset])
        offset += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Removes the line breaks next to the quotes of a multi-line string, and the indentation of the closing quotes.
  private func content(_ range: Range<Int>, isFirst: Bool, isLast: Bool) throws(Problem) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    if isFirst {
      while start < end, bytes[start] == UInt8(ascii: " ") || bytes[start] == UInt8(ascii: "\t") { start += 1 }
      guard start < end, isLineEnd(start) else { throw problem(.expected(.newline), range.lowerBound) }
      start = afterLineEnd(start)
    }
    if isLast {
      end = max(start, indentation.lowerBound)
      if end > start || !isFirst {
        guard end > start, isLineEnd(end - 1) else { throw problem(.expected(.newline), range.upperBound) }
        end -= end - 2 >= start && bytes[end - 1] == UInt8(ascii: "\n") && bytes[end - 2] == UInt8(ascii: "\r") ? 2 : 1
      }
    }
    return start..<end
  }

  private func isLineEnd(_ offset: Int) -> Bool { bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r") }

  private func afterLineEnd(_ offset: Int) -> Int {
    let isPair = bytes[offset] == UInt8(ascii: "\r") && offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")
    return offset + (isPair ? 2 : 1)
  }

  /// Skips the indentation of a line. Lines that contain only spaces may be indented less.
  private func lineStart(_ start: Int, _ end: Int) throws(Problem) -> Int {
    guard form.isMultiline else { return start }
    var offset = start
    for expected in indentation {
      guard offset < end, !isLineEnd(offset) else { return offset }
      guard bytes[offset] == bytes[expected] else { throw problem(.indentation, offset) }
      offset += 1
    }
    return offset
  }

  private func isEscape(_ offset: Int, _ end: Int) -> Bool {
    guard offset + form.pounds < end else { return false }
    for step in 0..<form.pounds where bytes[offset + 1 + step] != UInt8(ascii: "#") { return false }
    return true
  }

  /// Decodes an escape and returns the offset after it.
  private func escape(_ start: Int, _ end: Int, into result: inout [UInt8]) throws(Problem) -> Int {
    let offset = start + 1 + form.pounds
    guard offset < end else {
      // A backslash cannot escape the last line break of a multi-line string.
      throw problem(.unknownEscape, start)
    }
    switch bytes[offset] {
    case UInt8(ascii: "0"): result.append(0)
    case UInt8(ascii: "n"): result.append(10)
    case UInt8(ascii: "r"): result.append(13)
    case UInt8(ascii: "t"): result.append(9)
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): result.append(bytes[offset])
    case UInt8(ascii: "u"): return try unicodeEscape(offset + 1, end, from: start, into: &result)
    default: return try escapedLineEnd(offset, end, from: start)
    }
    return offset + 1
  }

  private func escapedLineEnd(_ start: Int, _ end: Int, from backslash: Int) throws(Problem) -> Int {
    var offset = start
    while offset < end, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") { offset += 1 }
    guard form.isMultiline, offset < end, isLineEnd(offset) else { throw problem(.unknownEscape, backslash) }
    return try lineStart(afterLineEnd(offset), end)
  }

  private func unicodeEscape(_ start: Int, _ end: Int, from backslash: Int, into result: inout [UInt8]) throws(Problem) -> Int {
    guard start < end, bytes[start] == UInt8(ascii: "{") else { throw problem(.unknownEscape, backslash) }
    var offset = start + 1
    var value: UInt32 = 0
    while offset < end, offset <= start + 8, let digit = Self.hexValue(bytes[offset]) {
      value = value << 4 | digit
      offset += 1
    }
    guard offset > start + 1, offset < end, bytes[offset] == UInt8(ascii: "}"), let scalar = Unicode.Scalar(value) else {
      throw problem(.unknownEscape, backslash)
    }
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { result.append(byte) }
    return offset + 1
  }

  private static func hexValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  private func problem(_ kind: Problem.ProblemKind, _ offset: Int) -> Problem {
    Problem(kind: kind, span: Span(start: UInt32(offset), end: UInt32(min(offset + 1, bytes.count)), file: file))
  }
}
