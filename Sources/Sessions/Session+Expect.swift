import CommandLanguage
import Commands
import Exports
import Localization

extension Session {
  /// Runs a command without keeping its effects, and expects it to be refused with a code.
  func expectError(_ words: Range<Int>, in entry: InputEntry, with context: RunContext) throws(Diagnostic) {
    var start = words.lowerBound
    while start < words.upperBound, entry.bytes[start] != UInt8(ascii: " "), entry.bytes[start] != UInt8(ascii: "\t") { start += 1 }
    let code = String(decoding: entry.bytes[words.lowerBound..<start], as: UTF8.self)
    let command = String(decoding: entry.bytes[start..<words.upperBound], as: UTF8.self)
    let codeSpan = Diagnostic.Location.bytes(words.lowerBound..<start)
    guard !command.allSatisfy({ $0.isWhitespace }) else {
      throw Diagnostic(.missingWord, "<command> is missing", at: .end, notes: ["accepted: a code, then a command"])
    }
    guard context.trialDepth < Self.deepestNesting else {
      throw Diagnostic(.nestedTooDeep, "trials are nested more than \(Self.deepestNesting) deep", at: .command)
    }
    let refusals = tried(Array(command.utf8), with: context)
    guard let found = refusals.all.first else {
      let message: Phrase = refusals.held.map { "this should not hold: \($0)" } ?? "the command was accepted, not refused with '\(code)'"
      throw Diagnostic(.expectation, message, at: codeSpan)
    }
    guard found.code.name == code || rewrites(entry, as: ["expect error \(found.code.name)\(command)"], with: context) else {
      throw Diagnostic(
        .expectation, "the command was refused, with another code", at: codeSpan,
        notes: ["expected: \(code)", "found:    \(found.code.name) (\(found.message))"])
    }
    context.refusals?.held = refusals.unmet.map { "not so: \($0.shortfall.goal)" }
    say("as expected: \(found.message)", with: context)
  }

  /// What is refused of a line's commands, which are only tried.
  private func tried(_ bytes: [UInt8], with context: RunContext) -> Refusals {
    let refusals = Refusals()
    let copy = rehearsal
    _ = copy.run(InputEntry(bytes, number: 1), with: context.trial.collecting(refusals))
    return refusals
  }
}
