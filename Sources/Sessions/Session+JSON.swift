import Cancelling
import CommandLanguage
import Commands
import Exports
import Localization
import Rendering

extension Session {
  /// Rebuilds the document of a JSON file, up to the first of its values that is refused, which is printed with its place.
  func rebuild(from bytes: [UInt8], with context: RunContext) -> Bool {
    do throws(JSONFault) {
      for line in try DocumentFile.lines(of: bytes) {
        if CurrentRun.isCancelled { return false }
        guard let refusal = refusal(of: line, with: context) else { continue }
        return refuse(refusal, in: bytes, with: context)
      }
      return true
    } catch {
      let diagnostic = Diagnostic(
        .unreadableJSON, error.reason, at: .bytes(error.range), suggestion: error.suggestion,
        notes: ["'export json' writes documents; 'help json' lists their keys"])
      return refuse(diagnostic, in: bytes, with: context)
    }
  }

  /// Runs one of a file's lines.
  ///
  /// - Returns: Why the line was refused, and the bytes of the file to point at; nil if it was accepted.
  private func refusal(of line: DocumentFile.RebuildingLine, with context: RunContext) -> Diagnostic? {
    let entry = InputEntry(Array(line.text.utf8), number: 1)
    guard isOneCommand(entry) else {
      return Diagnostic(.unreadableJSON, "one command is expected here, and nothing besides it", at: .bytes(line.node.range))
    }
    let refusals = Refusals()
    var editing = context.collecting(refusals)
    editing.accepted = .edits
    _ = run(entry, with: editing)
    guard var refusal = refusals.all.first, let span = refusals.firstSpan else { return nil }
    refusal.place = .bytes(line.place(of: span))
    return refusal
  }

  /// Whether the entry is a single line: a line break inside would start a new line in `history` and the journal.
  private func isOneCommand(_ entry: InputEntry) -> Bool {
    var tokenizer = Tokenizer(entry.bytes)
    var tokens: [Token] = []
    guard !entry.bytes.contains(UInt8(ascii: "\n")), !entry.isContinued else { return false }
    do throws(Diagnostic) {
      guard try shellCommands.nextCommand(of: &tokenizer, into: &tokens) else { return false }
      return try !shellCommands.nextCommand(of: &tokenizer, into: &tokens)
    } catch {
      // Its error is reported when it is run.
      return true
    }
  }

  /// Reports why a file is refused, at the physical line concerned.
  func refuse(
    _ diagnostic: Diagnostic, in bytes: [UInt8], with context: RunContext
  ) -> Bool {
    guard case .bytes(let range) = diagnostic.place else { return false }
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[range.lowerBound...].firstIndex(of: newline) ?? bytes.count
    let number = bytes[..<start].count { $0 == newline } + 1
    var diagnostic = diagnostic
    diagnostic.place = .bytes(range.lowerBound - start..<min(range.upperBound, end) - start)
    return refuse(diagnostic, in: InputEntry(Array(bytes[start..<end]), number: number), with: context)
  }
}

extension DocumentFile.RebuildingLine {
  /// The bytes of the file that correspond to some bytes of the line.
  package func place(of span: Range<Int>) -> Range<Int> {
    // Within a command that is in the file literally, without escapes.
    if node.string == text, node.range.count == text.utf8.count + 2 {
      let start = node.range.lowerBound + 1
      return start + span.lowerBound..<start + span.upperBound
    }
    let bytes = Array(text.utf8)
    let said = String(decoding: bytes[min(span.lowerBound, bytes.count)..<min(span.upperBound, bytes.count)], as: UTF8.self)
    return node.range(of: said) ?? node.range(of: String(said.dropFirst().dropLast())) ?? node.range
  }
}
