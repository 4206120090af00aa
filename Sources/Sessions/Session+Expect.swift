import CommandLanguage

extension Session {
  /// Runs a command of which nothing is kept, and expects it to be refused with a code.
  mutating func expectError(
    _ words: Range<Int>, in entry: Entry, from source: Source, to output: inout some Output
  ) throws(Diagnostic) {
    var start = words.lowerBound
    while start < words.upperBound, entry.bytes[start] != UInt8(ascii: " "), entry.bytes[start] != UInt8(ascii: "\t") { start += 1 }
    let code = String(decoding: entry.bytes[words.lowerBound..<start], as: UTF8.self)
    let command = String(decoding: entry.bytes[start..<words.upperBound], as: UTF8.self)
    let codeSpan = Diagnostic.Place.bytes(words.lowerBound..<start)
    guard !command.allSatisfy(\.isWhitespace) else {
      throw Diagnostic(.missingWord, "<command> is missing", at: .end, notes: ["accepted: a code, then a command"])
    }
    var found: Diagnostic?
    _ = rehearse { session in found = session.firstRefusal(of: Array(command.utf8), from: source) }
    guard let found else { throw Diagnostic(.expectation, "the command was accepted, not refused with '\(code)'", at: codeSpan) }
    guard found.code.rawValue == code else {
      throw Diagnostic(
        .expectation, "the command was refused, with another code", at: codeSpan,
        notes: ["expected: \(code)", "found:    \(found.code.rawValue) (\(found.message))"])
    }
    say("as expected: \(found.message)", to: &output)
  }

  /// What refuses the commands of a line, if anything does.
  private mutating func firstRefusal(of bytes: [UInt8], from source: Source) -> Diagnostic? {
    var silence = Silence()
    failures = []
    _ = run(Entry(bytes, number: 1), from: source, to: &silence)
    return failures?.first
  }
}
