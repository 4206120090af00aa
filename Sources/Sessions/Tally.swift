import CommandLanguage
import Commands
import Documents
import Exports
import Localization
import Rendering
import Snapshots

/// What came of a script's expectations: kept only while the script is tested.
package struct Tally: Sendable {
  /// Whether an expectation that differs is rewritten as what was found, and not refused.
  let isUpdating: Bool
  /// How many expectations were looked at.
  package internal(set) var expectations = 0
  /// The lines that were refused, expectations among them.
  package internal(set) var failures: [Located] = []
  /// The expectations that are rewritten.
  private(set) var edits: [ScriptEdit] = []
  /// The frames that are not as expected, screen by screen.
  private(set) var screens: [TestedScreen] = []

  /// The frames that were compared while the document did not change.
  struct TestedScreen: Sendable {
    var document: CopyOnWriteBox<Document>
    var frames: [UnmetFrame]
  }

  package init(isUpdating: Bool = false) { self.isUpdating = isUpdating }

  mutating func note(_ frame: UnmetFrame, on document: CopyOnWriteBox<Document>) {
    if let last = screens.last, document.value.isUnchanged(since: last.document) {
      screens[screens.count - 1].frames.append(frame)
    } else {
      screens.append(TestedScreen(document: document, frames: [frame]))
    }
  }

  mutating func rewrite(_ edit: ScriptEdit) { edits.append(edit) }
}

extension Session {
  /// Rewrites the expectation, if the script is being updated, or refuses it.
  func carryOut(_ expectation: UnmetExpectation, in entry: InputEntry, with context: RunContext) throws(Diagnostic) {
    context.refusals?.unmet = expectation
    if rewrites(entry, as: expectation.line().map { [$0] }, with: context) { return }
    if let frame = expectation.frames {
      let document = state.workspace.kept
      state.tally?.note(frame, on: document)
    }
    throw expectation.diagnostic
  }

  /// Says that an expectation is met, in words where they are collected.
  func accept(_ expectation: (() -> UnmetExpectation)?, with context: RunContext) {
    context.refusals?.held = expectation?().shortfall.goal
    say("as expected", with: context)
  }

  /// Puts the expectations of what was shown last in the place of the command that stands for them, or prints them for a person.
  func recordExpectations(in entry: InputEntry, with context: RunContext) throws(Diagnostic) {
    let lines = try (state.lastLook ?? .screen).expectations(in: state.workspace.document)
    if rewrites(entry, as: lines, with: context) {
      state.tally?.expectations += lines.count - 1
    } else if context.source.paths.isEmpty {
      print(
        .listing(lines.map { StyledLine(verbatim: $0) }, record: ["expectations": .array(lines.map(JSON.string))]), with: context)
    } else {
      throw Diagnostic(
        .expectation, "the expectations of what was shown are not written yet",
        notes: ["'galley test --update FILE' writes them in this place"])
    }
  }

  /// Replaces the current command in its script by other lines.
  ///
  /// - Returns: False, without an effect, unless the script is being updated and there are other lines. Files that it reads stay as they
  ///   are.
  func rewrites(_ entry: InputEntry, as lines: @autoclosure () -> [String]?, with context: RunContext) -> Bool {
    guard state.tally?.isUpdating == true, context.keeping == .everything, let lines = lines() else { return false }
    state.tally?.rewrite(ScriptEdit(of: command.arguments.span, in: entry, lines: lines))
    return true
  }
}

// MARK: Expected errors

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

  /// The refusals of a line's commands, which are run on a copy.
  private func tried(_ bytes: [UInt8], with context: RunContext) -> Refusals {
    let refusals = Refusals()
    let copy = rehearsal
    _ = copy.run(InputEntry(bytes, number: 1), with: context.trial.collecting(refusals))
    return refusals
  }
}
