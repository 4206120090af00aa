import Localization

/// A word after removing its quotes and escapes, from which values are parsed.
package struct Word: Equatable, Sendable {
  package var text: String
  package var isQuoted: Bool
  /// Whether a choice may be shortened to an unambiguous prefix, as at the prompt.
  package var mayBeShort = false
  package var range: Range<Int>

  package init(_ text: String, isQuoted: Bool = false, range: Range<Int> = 0..<0) {
    self.text = text
    self.isQuoted = isQuoted
    self.range = range
  }

  func contains(_ byte: UInt8) -> Bool { text.utf8.withContiguousStorageIfAvailable { $0.contains(byte) } ?? text.utf8.contains(byte) }

  func shortening(_ isAllowed: Bool) -> Word {
    var copy = self
    copy.mayBeShort = isAllowed
    return copy
  }
}

extension Token {
  func word(in bytes: [UInt8]) throws(Diagnostic) -> Word {
    if isPlain { return Word(try Self.text(of: bytes, range), range: range) }
    return Word(try Self.unquoted(bytes, range), isQuoted: isQuoted, range: range)
  }

  /// The token as a path, which may also contain byte escapes.
  package func path(in bytes: [UInt8]) throws(Diagnostic) -> Path {
    if isPlain { return Path(try Self.text(of: bytes, range)) }
    var path = Path("")
    try Self.pieces(of: bytes, range) { piece, _ in
      switch piece {
      case .text(let text): path.bytes += text.utf8
      case .byte(let byte): path.bytes.append(byte)
      }
    }
    return path
  }

  /// The name of a pair, before its `=`.
  func name(in bytes: [UInt8]) throws(Diagnostic) -> Word {
    let end = equals ?? range.upperBound
    let span = range.lowerBound..<end
    return Word(try Self.text(of: bytes, span), range: span)
  }

  /// The value of a pair, after its `=`, unquoted.
  func value(in bytes: [UInt8]) throws(Diagnostic) -> Word {
    let start = (equals ?? range.lowerBound - 1) + 1
    let span = start..<range.upperBound
    if isPlain { return Word(try Self.text(of: bytes, span), range: span) }
    return Word(try Self.unquoted(bytes, span), isQuoted: true, range: span)
  }

  /// Whether the token is plain and equals a syntax word.
  func reads(_ syntaxWord: [UInt8], in bytes: [UInt8]) -> Bool {
    guard isPlain, range.count == syntaxWord.count else { return false }
    for offset in 0..<syntaxWord.count where bytes[range.lowerBound + offset] != syntaxWord[offset] { return false }
    return true
  }

  /// Decodes a range as UTF-8, or throws a diagnostic that names the first wrong byte.
  private static func text(of bytes: [UInt8], _ range: Range<Int>) throws(Diagnostic) -> String {
    if bytes[range].allSatisfy({ $0 < 0x80 }) {
      return bytes.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
    }
    if let text = String(validating: bytes[range], as: UTF8.self) { return text }
    var offset = range.lowerBound
    while offset < range.upperBound, let length = UTF8.scalarLength(bytes, at: offset, before: range.upperBound) { offset += length }
    let byte = String(bytes[min(offset, range.upperBound - 1)], radix: 16, uppercase: true)
    throw Diagnostic(
      .notUTF8, "byte \(offset + 1) of the line, 0x\(byte), is not UTF-8", at: .bytes(offset..<offset + 1),
      notes: ["Galley accepts only UTF-8", "in a file name, write that byte as \"\\x\(byte)\" in double quotes"])
  }

  /// Removes the quotes, and replaces the escapes inside double quotes. Text outside the quotes is literal.
  private static func unquoted(_ bytes: [UInt8], _ range: Range<Int>) throws(Diagnostic) -> String {
    var result = ""
    try pieces(of: bytes, range) { piece, place throws(Diagnostic) in
      guard case .text(let text) = piece else {
        throw Diagnostic(.notUTF8, "bytes that are not valid UTF-8 are allowed only in file names", at: .bytes(place), notes: [escapes])
      }
      result += text
    }
    return result
  }

  /// Passes each piece of an unquoted word, and its range, to `body`.
  private static func pieces(
    of bytes: [UInt8], _ range: Range<Int>, _ body: (Path.Fragment, Range<Int>) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    var offset = range.lowerBound
    while offset < range.upperBound, bytes[offset] != Byte.quote, bytes[offset] != Byte.apostrophe { offset += 1 }
    try body(.text(text(of: bytes, range.lowerBound..<offset)), range.lowerBound..<offset)
    let quote = bytes[offset]
    let end = range.upperBound - 1
    offset += 1
    while offset < end {
      let start = offset
      if quote == Byte.quote && bytes[offset] == Byte.backslash {
        let piece = try escape(bytes, at: &offset, before: end)
        try body(piece, start..<offset)
      } else {
        while offset < end, quote != Byte.quote || bytes[offset] != Byte.backslash { offset += 1 }
        try body(.text(text(of: bytes, start..<offset)), start..<offset)
      }
    }
  }

  private static let escapes: Phrase =
    "accepted: \\\" \\\\ \\n and \\u{1F34E}, and in file names \\xFF for a byte; single quotes have no escapes"

  /// Parses `\"`, `\\`, `\n`, `\u{1F34E}` or `\xFF`, and advances `offset` past it.
  private static func escape(_ bytes: [UInt8], at offset: inout Int, before end: Int) throws(Diagnostic) -> Path.Fragment {
    let start = offset
    offset += 2
    switch offset <= end ? bytes[start + 1] : 0 {
    case Byte.quote: return .text("\"")
    case Byte.backslash: return .text("\\")
    case UInt8(ascii: "n"): return .text("\n")
    case UInt8(ascii: "x"):
      if offset + 2 <= end, bytes[offset..<offset + 2].allSatisfy(Byte.isHexDigit),
        let byte = UInt8(String(decoding: bytes[offset..<offset + 2], as: UTF8.self), radix: 16)
      {
        offset += 2
        return .byte(byte)
      }
    case UInt8(ascii: "u"):
      var stop = offset
      while stop < end, bytes[stop] != UInt8(ascii: "}") { stop += 1 }
      if stop < end, bytes[offset] == UInt8(ascii: "{"), stop - offset <= 9,
        bytes[offset + 1..<stop].allSatisfy(Byte.isHexDigit),
        let code = UInt32(String(decoding: bytes[offset + 1..<stop], as: UTF8.self), radix: 16), let scalar = Unicode.Scalar(code)
      {
        offset = stop + 1
        return .text(String(Character(scalar)))
      }
    default: break
    }
    throw Diagnostic(
      .unknownEscape, "this escape is not allowed in double quotes", at: .bytes(start..<min(start + 2, end)),
      notes: [escapes])
  }
}

extension UTF8 {
  /// The length of the well-formed scalar at an offset, or nil if it is malformed.
  static func scalarLength(_ bytes: [UInt8], at offset: Int, before end: Int) -> Int? {
    for length in 1...4 where offset + length <= end {
      if String(validating: bytes[offset..<offset + length], as: UTF8.self) != nil { return length }
    }
    return nil
  }
}
