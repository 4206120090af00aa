import CommandLanguage
import Commands
import Documents
import Exports
import Linting
import Localization
import Rendering
import Snapshots

/// The results of a script's expectations, rejected lines and warnings, which are collected in addition to being printed.
package struct Tally: Sendable {
  /// Whether a failed expectation is rewritten to expect the found value.
  let isUpdating: Bool
  package internal(set) var expectations = 0
  /// The rejected lines, including failed expectations.
  package internal(set) var failures: [Located] = []
  private(set) var warnings: [Warning] = []
  private(set) var edits: [ScriptEdit] = []
  /// The unexpected frames, grouped by screen.
  private(set) var screens: [TestedScreen] = []

  struct Warning: Sendable {
    var sentence: Phrase
    /// The code that it is about; nil if it is about no single place.
    var source: SourceRange?
  }

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

  mutating func note(_ warning: Warning) { warnings.append(warning) }

  mutating func rewrite(_ edit: ScriptEdit) { edits.append(edit) }
}

extension Session {
  /// Rewrites a failed expectation if the script is being updated; otherwise rejects the line.
  func carryOut(_ expectation: UnmetExpectation, in entry: InputEntry, with context: RunContext) throws(Diagnostic) {
    context.refusals?.unmet = expectation
    if rewrites(entry, as: expectation.line().map { [$0] }, with: context) { return }
    if let frame = expectation.frames {
      let document = state.workspace.kept
      state.tally?.note(frame, on: document)
    }
    var diagnostic = expectation.diagnostic
    let isOfPending = String(decoding: entry.bytes, as: UTF8.self).contains(text: "expect" + " pending")
    if !isOfPending { diagnostic.notes += state.workspace.document.notesOnPendingEdits }
    throw diagnostic
  }

  /// Reports that an expectation holds, and stores it as a sentence if errors are collected.
  func accept(_ expectation: (() -> UnmetExpectation)?, with context: RunContext) {
    context.refusals?.held = expectation?().shortfall.goal
    say("as expected", with: context)
  }

  /// Replaces `expect record` with the expectations of the last query, or prints them if no script is running.
  func recordExpectations(in entry: InputEntry, with context: RunContext) throws(Diagnostic) {
    let look = state.lastLook ?? .screen
    let lines = try look.expectations(in: state.workspace.document)
    if look.isOfFrames, let doubt = state.workspace.document.doubtAboutFrames {
      warn("recorded, although \(doubt); 'lint' and 'explain' give the reason", in: entry, with: context)
    }
    if rewrites(entry, as: lines, with: context) {
      state.tally?.expectations += lines.count - 1
    } else if context.source.paths.isEmpty {
      print(
        .listing(lines.map { StyledLine(verbatim: $0) }, record: ["expectations": .array(lines.map(JSON.string))]), with: context)
    } else {
      throw Diagnostic(
        .expectation, "'expect record' has not been replaced by expectations yet",
        notes: ["replace it with 'galley test --update FILE'"])
    }
  }

  /// Replaces the current command in its script with other lines.
  ///
  /// - Returns: False, with nothing changed, unless the script is being updated and there are lines to write. Files that the script reads
  ///   are not rewritten.
  func rewrites(_ entry: InputEntry, as lines: @autoclosure () -> [String]?, with context: RunContext) -> Bool {
    guard state.tally?.isUpdating == true, context.keeping == .everything, let lines = lines() else { return false }
    state.tally?.rewrite(ScriptEdit(of: command.arguments.span, in: entry, lines: lines))
    return true
  }
}

// MARK: Expected errors

extension Session {
  /// Runs a command, discards its effects, and expects it to fail with a code.
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
      throw Diagnostic(.nestedTooDeep, "'expect error' commands are nested more than \(Self.deepestNesting) levels deep", at: .command)
    }
    let refusals = tried(Array(command.utf8), with: context)
    guard let found = refusals.all.first else {
      let message: Phrase =
        refusals.held.map { "this should not be true: \($0)" } ?? "the command succeeded instead of failing with '\(code)'"
      throw Diagnostic(.expectation, message, at: codeSpan)
    }
    if let skipped = startOfCommand(behind: refusals.firstSpan?.lowerBound ?? 0, in: Array(command.utf8)) {
      throw Diagnostic(
        .extraWord, "the commands after the error are not run", at: .bytes(start + skipped..<words.upperBound),
        notes: ["write them in the next line"])
    }
    guard found.code.name == code || rewrites(entry, as: ["expect error \(found.code.name)\(command)"], with: context) else {
      throw Diagnostic(
        .expectation, "the command failed with a different code", at: codeSpan,
        notes: ["expected: \(code)", "found:    \(found.code.name) (\(found.message))"])
    }
    context.refusals?.held = refusals.unmet.map { "not true: \($0.shortfall.goal)" }
    say("as expected: \(found.message)", with: context)
  }

  /// The start of the first command of a line that begins behind a position; nil if the line has no such command.
  private func startOfCommand(behind position: Int, in bytes: [UInt8]) -> Int? {
    var tokenizer = Tokenizer(bytes)
    var tokens: [Token] = []
    while (try? shellCommands.nextCommand(of: &tokenizer, into: &tokens)) ?? false {
      if let first = tokens.first, first.range.lowerBound > position { return first.range.lowerBound }
    }
    return nil
  }

  /// The errors of a line's commands, which run on a copy.
  private func tried(_ bytes: [UInt8], with context: RunContext) -> Refusals {
    let refusals = Refusals()
    let copy = rehearsal
    _ = copy.run(InputEntry(bytes, number: 1), with: context.trial.collecting(refusals))
    return refusals
  }
}
