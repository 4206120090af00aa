import CommandLanguage
import Drawing

extension Session {
  /// Rebuilds the document that a JSON file tells, up to the first of its values that is refused, which is said with its place.
  mutating func rebuild(from bytes: [UInt8], of source: Source, to output: inout some Output) -> Bool {
    do throws(JSONFault) {
      for line in try DocumentFile.lines(of: bytes) {
        guard let refusal = refusal(of: line, from: source) else { continue }
        return refuse(refusal, in: bytes, from: source, to: &output)
      }
      return true
    } catch {
      let diagnostic = Diagnostic(
        .unreadableJSON, error.reason, at: .bytes(error.range), suggestion: error.suggestion,
        notes: ["'export json' writes documents; 'help json' tells their keys"])
      return refuse(diagnostic, in: bytes, from: source, to: &output)
    }
  }

  /// Runs one of a file's lines.
  ///
  /// - Returns: why it was refused, and which bytes of the file are meant; nil where it was taken.
  private mutating func refusal(of line: DocumentFile.Line, from source: Source) -> Diagnostic? {
    let entry = Entry(Array(line.text.utf8), number: 1)
    guard isOneCommand(entry) else {
      return Diagnostic(.unreadableJSON, "one command is expected here, and nothing besides it", at: .bytes(line.node.range))
    }
    let (kept, count, keepsGoing) = (failures, failureCount, settings.keepsGoing)
    (failures, takesEditsAlone, settings.keepsGoing) = ([], true, false)
    defer { (failures, failureCount, takesEditsAlone, settings.keepsGoing) = (kept, count, false, keepsGoing) }
    var silence = Silence()
    _ = run(entry, from: source, to: &silence)
    guard var refusal = failures?.first else { return nil }
    refusal.place = .bytes(line.place(of: span(of: refusal.place, in: entry)))
    return refusal
  }

  /// A line break would begin a line of its own in `history` and the journal.
  private func isOneCommand(_ entry: Entry) -> Bool {
    var tokenizer = Tokenizer(entry.bytes)
    var tokens: [Token] = []
    guard !entry.bytes.contains(UInt8(ascii: "\n")), !entry.isContinued else { return false }
    do throws(Diagnostic) {
      guard try shellCommands.nextCommand(of: &tokenizer, into: &tokens) else { return false }
      return try !shellCommands.nextCommand(of: &tokenizer, into: &tokens)
    } catch {
      // What is wrong with it is said when it is run.
      return true
    }
  }

  /// Says why a file is refused, on the physical line that is meant.
  private mutating func refuse(
    _ diagnostic: Diagnostic, in bytes: [UInt8], from source: Source, to output: inout some Output
  ) -> Bool {
    guard case .bytes(let range) = diagnostic.place else { return false }
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[range.lowerBound...].firstIndex(of: newline) ?? bytes.count
    let number = bytes[..<start].count { $0 == newline } + 1
    var diagnostic = diagnostic
    diagnostic.place = .bytes(range.lowerBound - start..<min(range.upperBound, end) - start)
    return refuse(diagnostic, in: Entry(Array(bytes[start..<end]), number: number), from: source, to: &output)
  }
}

extension DocumentFile.Line {
  /// Where the file says what some bytes of the line say.
  func place(of span: Range<Int>) -> Range<Int> {
    // Within a command that stands in the file as it is, without escapes.
    if node.string == text, node.range.count == text.utf8.count + 2 {
      let start = node.range.lowerBound + 1
      return start + span.lowerBound..<start + span.upperBound
    }
    let bytes = Array(text.utf8)
    let said = String(decoding: bytes[min(span.lowerBound, bytes.count)..<min(span.upperBound, bytes.count)], as: UTF8.self)
    return node.range(of: said) ?? node.range(of: String(said.dropFirst().dropLast())) ?? node.range
  }
}
