import Localization

/// Splits a line into commands, and a command into words.
///
/// `;` ends a command at the start of a word and at the end of an unquoted one. `#` begins a comment at the start of a word. Spaces inside
/// unquoted parentheses belong to the word. Linear in the line; no words are copied.
package struct Tokenizer: Sendable {
  /// The maximum number of bytes in a line, including lines joined by `\`.
  ///
  /// A command of that length needs at most about 300 MB and two seconds. A prompt accepts pastes up to the same length.
  package static let longestLine = 1 << 22

  package let bytes: [UInt8]
  private var position = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var isAtEnd: Bool { position == bytes.count }

  /// Reads the words of the next command into `tokens`, replacing their previous content. Skips empty commands (`;;`).
  ///
  /// - Parameter verbsBeforeRest: The verbs that take the rest of the line as one word, which need not be well formed.
  /// - Returns: False at the end of the line.
  package mutating func nextCommand(
    into tokens: inout [Token], verbsBeforeRest: [[[UInt8]]] = []
  ) throws(Diagnostic) -> Bool {
    if !tokens.isEmpty { tokens.removeAll(keepingCapacity: true) }
    while position < bytes.count {
      let byte = bytes[position]
      if Byte.isSpace(byte) {
        position += 1
      } else if byte == Byte.hash {
        position = bytes.count
      } else if byte == Byte.semicolon {
        position += 1
        if !tokens.isEmpty { return true }
      } else {
        tokens.append(try nextWord())
        if areVerb(tokens, of: verbsBeforeRest) {
          if let rest = joinRest() { tokens.append(rest) }
          return true
        }
        if endsCommandHere {
          position += 1
          return true
        }
      }
    }
    return !tokens.isEmpty
  }

  private func areVerb(_ tokens: [Token], of verbs: [[[UInt8]]]) -> Bool {
    for index in verbs.indices where verbs[index].count == tokens.count && reads(tokens, verbs[index]) { return true }
    return false
  }

  private func reads(_ tokens: [Token], _ words: [[UInt8]]) -> Bool {
    for index in words.indices where !tokens[index].reads(words[index], in: bytes) { return false }
    return true
  }

  /// Consumes the rest of the line, and returns it without its comment as one word; nil if it is empty.
  private mutating func joinRest() -> Token? {
    while position < bytes.count, Byte.isSpace(bytes[position]) { position += 1 }
    let start = position
    let end = endOfWords()
    position = bytes.count
    return start < end ? Token(range: start..<end) : nil
  }

  /// The end of the last word of the line, or the end of the line if the rest cannot be split into words.
  private func endOfWords() -> Int {
    var rest = self
    var end = position
    do throws(Diagnostic) {
      while rest.position < bytes.count, bytes[rest.position] != Byte.hash {
        if Byte.isSpace(bytes[rest.position]) || bytes[rest.position] == Byte.semicolon {
          rest.position += 1
        } else {
          end = try rest.nextWord().range.upperBound
        }
      }
      return end
    } catch {
      return bytes.count
    }
  }

  /// Whether the current position is a `;` that ends the command.
  private var endsCommandHere: Bool { position < bytes.count && bytes[position] == Byte.semicolon }

  private mutating func nextWord() throws(Diagnostic) -> Token {
    let start = position
    if isQuote(bytes[start]) {
      try skipQuoted()
      try expectWordEnd(after: start)
      return Token(range: start..<position, isQuoted: true, isPlain: false)
    }
    return try bareWord(from: start)
  }

  private mutating func bareWord(from start: Int) throws(Diagnostic) -> Token {
    var token = Token(range: start..<start)
    // The number of open parentheses, and the offset of the outermost one.
    var (depth, outermost) = (0, start)
    while true {
      position = endOfOrdinary(from: position)
      guard position < bytes.count else { break }
      let byte = bytes[position]
      if depth == 0 && (Byte.isSpace(byte) || isCommandEnd(position)) { break }
      if byte == Byte.open {
        if depth == 0 { outermost = position }
        depth += 1
      } else if byte == Byte.close {
        depth = max(0, depth - 1)
      } else if byte == Byte.equals && token.equals == nil && depth == 0 {
        token.equals = position
        if position + 1 < bytes.count && isQuote(bytes[position + 1]) {
          position += 1
          try skipQuoted()
          try expectWordEnd(after: start)
          token.isPlain = false
          break
        }
      }
      position += 1
    }
    if depth > 0 { throw .openParenthesis(at: outermost) }
    token.range = start..<position
    return token
  }

  /// The first offset, at or after the given one, of a byte that may have a meaning within a word.
  private func endOfOrdinary(from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, Byte.isOrdinary(bytes[end]) { end += 1 }
    return end
  }

  /// Whether the `;` at an offset ends the word before it, and with it the command.
  private func isCommandEnd(_ offset: Int) -> Bool {
    guard bytes[offset] == Byte.semicolon else { return false }
    return offset + 1 == bytes.count || Byte.isSpace(bytes[offset + 1])
  }

  private func isQuote(_ byte: UInt8) -> Bool { byte == Byte.quote || byte == Byte.apostrophe }

  /// Skips quoted text, including both quotes.
  private mutating func skipQuoted() throws(Diagnostic) {
    let start = position
    let quote = bytes[start]
    position += 1
    while position < bytes.count {
      if bytes[position] == quote {
        position += 1
        return
      }
      position += quote == Byte.quote && bytes[position] == Byte.backslash ? 2 : 1
    }
    position = bytes.count
    throw .openQuote(at: start)
  }

  private func expectWordEnd(after start: Int) throws(Diagnostic) {
    guard position < bytes.count, !Byte.isSpace(bytes[position]), bytes[position] != Byte.semicolon else { return }
    throw .textAfterQuote(at: position, wordStart: start)
  }
}

extension Diagnostic {
  static func openParenthesis(at offset: Int) -> Diagnostic {
    Diagnostic(
      .openParenthesis, "this parenthesis is never closed", at: .bytes(offset..<offset + 1),
      notes: ["close the parenthesis on the same line; quote an identifier that contains one"])
  }

  static func openQuote(at offset: Int) -> Diagnostic {
    Diagnostic(.openQuote, "this quote is never closed", at: .bytes(offset..<offset + 1))
  }

  static func textAfterQuote(at offset: Int, wordStart: Int) -> Diagnostic {
    Diagnostic(
      .textAfterQuote, "a space is missing after the closing quote", at: .bytes(offset..<offset + 1),
      notes: ["inside double quotes, write a quote as \\\""])
  }
}

extension String {
  /// Whether a line ends an entry. An odd number of backslashes at its end joins the next line to it.
  package var endsWithoutBackslash: Bool { utf8.reversed().prefix { $0 == UInt8(ascii: "\\") }.count.isMultiple(of: 2) }
}
