import CommandLanguage
import Commands
import Documents
import Linting
import Localization
import Rendering
import Snapshots

/// The interface of a session for terminals and pipes, in addition to running entries.
extension Session {
  package static var version: String { Release.name }

  /// The message for input that is rejected as a whole, without a line.
  package func refusal(_ code: DiagnosticCode, _ message: Phrase, file: Path? = nil) -> String {
    guard settings.errorRenderer.format == .json else { return "galley: " + message.text(in: settings.language) + "\n" }
    var text = ""
    let error = JSON.object(Self.members(of: code, message, file: file))
    JSON.object([JSON.Member("error", error), JSON.Member(JSON.commandKey, .null)]).write(to: &text)
    return text + "\n"
  }

  static func members(of code: DiagnosticCode, _ message: Phrase, file: Path?) -> [JSON.Member] {
    [
      JSON.Member("code", .string(code.name)), JSON.Member("message", .string(message.english)),
      JSON.Member("file", .optional(file?.text)), JSON.Member("line", .null), JSON.Member("column", .null),
      JSON.Member("length", .null),
    ]
  }

  package static var deviceNames: [String] { Device.all.map { $0.name } }

  /// Sets a device at startup.
  ///
  /// - Returns: Whether the device exists.
  package func begin(with device: String) -> Bool {
    Device.named(device) != nil && startUp(Array("device \(device)\n".utf8), from: .command, to: Output())
  }

  package struct PromptState: Equatable, Sendable {
    /// The name of the current view; nil if there is only one view.
    package var view: String?
    package var hasPendingEdits: Bool
  }

  package var prompt: PromptState {
    let document = state.workspace.document
    return PromptState(
      view: document.views.count > 1 ? document.view.name.escapingControls : nil, hasPendingEdits: document.view.hasPendingEdits)
  }

  /// Runs an entry typed at a prompt, which may have several lines, up to the first that fails. An empty entry continues the tour.
  package func run(typed: String, to output: Output) {
    let entry = typed.allSatisfy { $0.isWhitespace } ? lineOfReturn ?? typed : typed
    let context = context(from: .prompt, to: output)
    if entry.utf8.contains(UInt8(ascii: "\n")), ConsoleText(entry.utf8, by: swiftPrompt) != nil {
      // A pasted UIKit message is one entry, even if it has several lines.
      _ = run(InputEntry(entry.utf8.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }, number: 1), with: context)
      return
    }
    var joiner = LineJoiner()
    var number = 0
    for line in entry.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard let entry = joiner.take(Array(line), number: number, by: swiftPrompt) else { continue }
      guard run(entry, with: context) else { break }
    }
    if let entry = joiner.finish() { _ = run(entry, with: context) }
    finishCode(with: context)
  }

  /// Ends the input.
  package func finishInput(to output: Output) {
    let context = context(from: .command, to: output)
    finishCode(with: context)
    if !context.isTalkative { warnOfDoubt(with: context) }
  }

  /// Warns if UIKit rejects the layout or a cell has no size, because a script may have shown only other answers.
  ///
  /// - Parameter file: The script, if it is one of several.
  func warnOfDoubt(in file: Path? = nil, with context: RunContext) {
    guard let doubt = state.workspace.document.graveDoubt else { return }
    let place = file.map { "\($0.text.escapingControls): " } ?? ""
    warn(.verbatim(place) + "warning: \(doubt); 'lint' and 'explain' give the reason", with: context)
  }

  /// The document with a different size for the current view, in points; nil if the size is not allowed.
  package func document(inBoundsOf width: Double, _ height: Double) -> Document? {
    let copy = rehearsal
    let line = Array("container \(shortest(width))x\(shortest(height))".utf8)
    return copy.run(InputEntry(line, number: 1), with: context(from: .prompt, to: Output()).trial) ? copy.document : nil
  }

  package var script: String { state.workspace.document.script }

  /// The greeting of a terminal session. Each killed session is mentioned once.
  package func greet() -> [Phrase] {
    let about: Phrase = "Galley debugs compositional layouts and diffable snapshots."
    let ways: Phrase = "Try 'tour' or 'lesson first', paste Swift, or type 'help'."
    return [about, ways] + (remainder.map { [$0] } ?? [])
  }
}

extension Source {
  /// The source for a script given as a process argument.
  package init(file path: Path, on store: any FileStore) {
    self.init(name: path.text, folder: path.folder, paths: store.canonical(path).map { [$0] } ?? [])
  }
}

// MARK: Leaving

extension Session {
  /// A summary of the work that would be lost if the session ended. Nil if the document equals the one that the session started with,
  /// opened or saved, or if it belongs to a lesson.
  ///
  /// - Complexity: O(document) if the document was edited.
  package var unsavedWork: Phrase? {
    let document = state.workspace.document
    if let lesson = state.record.lesson, !lesson.replacedWork { return nil }
    guard document != state.saved else { return nil }
    var parts: [Phrase] = []
    let (sections, items) = document.views.reduce((0, 0)) { ($0.0 + $1.pending.numberOfSections, $0.1 + $1.pending.numberOfItems) }
    if sections > 0 { parts.append(counted(sections, "section")) }
    if items > 0 { parts.append(counted(items, "item")) }
    if !document.components.isEmpty { parts.append(counted(document.components.count, "component")) }
    let all = parts.isEmpty ? "the document was edited" : parts.joined(separator: ", ")
    return document.views.contains { $0.hasPendingEdits } ? "\(all), edits pending" : all
  }

  /// The last line of a terminal session that ends with unsaved work.
  ///
  /// - Parameter isKept: Whether `restore` can bring the work back.
  package static func farewell(_ work: Phrase, isKept: Bool) -> Phrase {
    isKept ? "not saved: \(work); restore it in the next session with 'restore'" : "not saved: \(work)"
  }
}

// MARK: First steps

/// Hints for a new user. Each is printed at most once per session.
package struct FirstSteps: Sendable {
  /// Whether to explain the star in the prompt.
  package var explainsStar: Bool
  /// Whether to suggest drawing a picture.
  package var offersPicture: Bool
  /// Whether to suggest `watch` after a picture.
  package var offersWatch: Bool
  /// Whether to mention the screen that the first layout is computed for.
  package var namesScreen = true
  /// The line to suggest in grey while the prompt is empty.
  var offer: String?

  /// - Parameter lines: The lines of previous sessions. A user who has already run `apply` does not need a hint about pending edits.
  package init(after lines: some Sequence<String>) {
    explainsStar = true
    offersPicture = true
    offersWatch = true
    for line in lines {
      if line.hasPrefix("apply") { explainsStar = false }
      if line.hasPrefix("draw") { offersPicture = false }
      if line.hasPrefix("watch") { offersWatch = false }
    }
  }
}

extension Session {
  /// Updates the hints after a typed command, and prints one if it applies.
  func takeFirstSteps(since before: CopyOnWriteBox<Document>?, with context: RunContext) {
    guard var steps = firstSteps, let before, context.source.isTyped, context.keeping == .everything else { return }
    let (old, new) = (before.value.view, state.workspace.document.view)
    steps.offer = nil
    // A picture must fit on the screen, so the note waits for the next command.
    if steps.namesScreen, !isDrawing, new.applied.numberOfItems > 0 || state.workspace.document.environment != before.value.environment {
      // A command that changes the screen describes it in its own answer.
      if state.workspace.document.environment == before.value.environment, state.record.lesson == nil {
        say("the screen: \(state.workspace.document.surroundings)", with: context)
      }
      steps.namesScreen = false
    }
    if steps.explainsStar, new.hasPendingEdits, !old.hasPendingEdits {
      say("the * in the prompt means that edits are pending; 'apply' puts them on screen", with: context)
      steps.explainsStar = false
    }
    if steps.offersPicture, state.record.lesson == nil, new.applyCount > old.applyCount, new.applied.numberOfItems > 0, !new.uses.isEmpty {
      steps.offer = "draw"
      steps.offersPicture = false
    }
    if steps.offersWatch, isDrawing, state.record.lesson == nil, !settings.isPictureInSight {
      // The rest of the line is a comment, so that the whole suggestion can be accepted and run.
      let comment: Phrase = "keeps this picture on screen"
      steps.offer = "watch  # \(comment.text(in: settings.language))"
      steps.offersWatch = false
    }
    firstSteps = steps
  }

  /// Whether the current command draws the picture.
  private var isDrawing: Bool { answering.index.map { shellCommands.commands[$0].declaration.name == "draw" } ?? false }
}

// MARK: While something is typed

/// Assistance while an entry is typed. Each of its lines is a separate command line.
extension Session {
  /// The candidates for the word before the cursor.
  package func completion(of entry: [UInt8]) -> Completion {
    let line = CommandLines(entry).last
    var completion = shellCommands.completion(of: line.bytes, in: self)
    completion.replaced = completion.replaced.moved(by: line.start)
    return completion
  }

  /// The continuation of the last word. For an empty entry, the line that a new user may want to run next.
  package func continuation(of entry: [UInt8]) -> String? {
    if entry.isEmpty { return lineOfReturn ?? firstSteps?.offer }
    return shellCommands.continuation(of: CommandLines(entry).last.bytes, in: self)
  }

  /// The usage of the arguments that are missing at the end of an entry.
  package func template(after entry: [UInt8]) -> String? { shellCommands.template(after: CommandLines(entry).last.bytes) }

  package typealias Meaning = CommandLanguage.Meaning

  package func meanings(in entry: [UInt8]) -> [MeaningSpan] {
    if let spans = swiftMeanings(in: entry) { return spans }
    var isFirst = true
    return CommandLines(entry).lines.flatMap { line in
      let spans = shellCommands.meanings(in: line.bytes, self, isFirst: isFirst)
      // Later commands may use names that an earlier one creates.
      if spans.contains(where: { $0.meaning != .comment }) { isFirst = false }
      return spans.map { MeaningSpan($0.range.moved(by: line.start), $0.meaning) }
    }
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Range { lowerBound + distance..<upperBound + distance }
}
