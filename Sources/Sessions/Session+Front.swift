import CommandLanguage
import Commands
import Documents
import Localization
import Rendering
import Snapshots

/// The functions of a session that terminals and pipes use, beside running entries.
extension Session {
  /// The version of the shell.
  package static var version: String { Release.name }

  /// The message for input that is refused as a whole, not at one of its lines.
  package func refusal(_ code: DiagnosticCode, _ message: Phrase, file: Path? = nil) -> String {
    guard settings.errorRenderer.format == .json else { return "galley: " + message.text(in: settings.language) + "\n" }
    var text = ""
    let error = JSON.object(Self.members(of: code, message, file: file))
    JSON.object([JSON.Member("error", error), JSON.Member(JSON.commandKey, .null)]).write(to: &text)
    return text + "\n"
  }

  /// The members of the object that describes it to programs.
  static func members(of code: DiagnosticCode, _ message: Phrase, file: Path?) -> [JSON.Member] {
    [
      JSON.Member("code", .string(code.name)), JSON.Member("message", .string(message.english)),
      JSON.Member("file", .optional(file?.text)), JSON.Member("line", .null), JSON.Member("column", .null),
      JSON.Member("length", .null),
    ]
  }

  package static var deviceNames: [String] { Device.all.map { $0.name } }

  /// Begins with a device.
  ///
  /// - Returns: Whether there is such a device.
  package func begin(with device: String) -> Bool {
    Device.named(device) != nil && startUp(Array("device \(device)\n".utf8), from: .command, to: Output())
  }

  package struct PromptState: Equatable, Sendable {
    /// The current view's name; nil if there is one view.
    package var view: String?
    package var hasPendingEdits: Bool
  }

  package var prompt: PromptState {
    let document = state.workspace.document
    return PromptState(
      view: document.views.count > 1 ? document.view.name.escapingControls : nil, hasPendingEdits: document.view.hasPendingEdits)
  }

  /// Runs an entry of a prompt, which may hold several lines, up to the first that is refused. An empty one goes on with the tour.
  package func run(typed: String, to output: Output) {
    let entry = typed.allSatisfy { $0.isWhitespace } ? lineOfReturn ?? typed : typed
    let context = context(from: .prompt, to: output)
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

  /// Ends the input of a batch.
  package func finishInput(to output: Output) { finishCode(with: context(from: .command, to: output)) }

  /// The document as it would be with the current view in bounds of another size, in points; nil for a size that no view can have.
  package func document(inBoundsOf width: Double, _ height: Double) -> Document? {
    let copy = rehearsal
    let line = Array("container \(shortest(width))x\(shortest(height))".utf8)
    return copy.run(InputEntry(line, number: 1), with: context(from: .prompt, to: Output()).trial) ? copy.document : nil
  }

  package var script: String { state.workspace.document.script }

  /// The greeting of a terminal session. It mentions each killed session once.
  package func greet() -> [Phrase] {
    let about: Phrase = "Galley computes what UIKit's compositional layouts and diffable snapshots do, and says why."
    let ways: Phrase =
      "'tour' to see, 'lesson 1' to learn, 'template grid 3' to play, a line of Swift to be told it in Galley; 'help' goes on"
    return [about, ways, state.workspace.document.surroundings] + (remainder.map { [$0] } ?? [])
  }
}

extension Source {
  /// A script given as an argument of the process.
  package init(file path: Path, on store: any FileStore) {
    self.init(name: path.text, folder: path.folder, paths: store.canonical(path).map { [$0] } ?? [])
  }
}

// MARK: Leaving

extension Session {
  /// A summary of the work that ending the session would lose; nil if the document is unchanged since it was started, opened or saved, or
  /// belongs to a lesson.
  ///
  /// - Complexity: O(document), if it was edited.
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
  /// - Parameter isKept: Whether `restore` can bring it back.
  package static func farewell(_ work: Phrase, isKept: Bool) -> Phrase {
    isKept ? "not saved: \(work); 'restore' in the next session brings this back" : "not saved: \(work)"
  }
}

// MARK: First steps

/// Hints for a new user, each printed once in a session at a prompt.
package struct FirstSteps: Sendable {
  /// Whether the star in the prompt is still to be explained.
  package var explainsStar: Bool
  /// Whether a picture is still to be offered.
  package var offersPicture: Bool
  /// The line that is offered in grey where nothing is typed yet.
  var offer: String?

  /// - Parameter lines: The lines of earlier sessions: a user who has applied before needs no hint about pending edits.
  package init(after lines: some Sequence<String>) {
    explainsStar = true
    offersPicture = true
    for line in lines {
      if line.hasPrefix("apply") { explainsStar = false }
      if line.hasPrefix("draw") { offersPicture = false }
    }
  }
}

extension Session {
  /// Takes note of what a typed command changed.
  func takeFirstSteps(since before: CopyOnWriteBox<Document>?, with context: RunContext) {
    guard var steps = firstSteps, let before, context.source.isTyped, context.keeping == .everything else { return }
    let (old, new) = (before.value.view, state.workspace.document.view)
    steps.offer = nil
    if steps.explainsStar, new.hasPendingEdits, !old.hasPendingEdits {
      say("the * in the prompt: edits are pending until 'apply' brings them on screen", with: context)
      steps.explainsStar = false
    }
    if steps.offersPicture, state.record.lesson == nil, new.applyCount > old.applyCount, new.applied.numberOfItems > 0, !new.uses.isEmpty {
      steps.offer = "draw"
      steps.offersPicture = false
    }
    firstSteps = steps
  }
}

// MARK: While something is typed

/// Help with an entry while it is typed. Each of its lines is a separate command line.
extension Session {
  /// The candidates for the word at the end of an entry's text before the cursor.
  package func completion(of entry: [UInt8]) -> Completion {
    let line = CommandLines(entry).last
    var completion = shellCommands.completion(of: line.bytes, in: self)
    completion.replaced = completion.replaced.moved(by: line.start)
    return completion
  }

  /// The continuation of the word at the end of an entry; of an empty one, what a newcomer may want next.
  package func continuation(of entry: [UInt8]) -> String? {
    if entry.isEmpty { return lineOfReturn ?? firstSteps?.offer }
    return shellCommands.continuation(of: CommandLines(entry).last.bytes, in: self)
  }

  /// The arguments that are still missing at the end of an entry.
  package func template(after entry: [UInt8]) -> String? { shellCommands.template(after: CommandLines(entry).last.bytes) }

  package typealias Meaning = CommandLanguage.Meaning

  package func meanings(in entry: [UInt8]) -> [MeaningSpan] {
    if let spans = swiftMeanings(in: entry) { return spans }
    var isFirst = true
    return CommandLines(entry).lines.flatMap { line in
      let spans = shellCommands.meanings(in: line.bytes, self, isFirst: isFirst)
      // Later commands may name things that an earlier one creates.
      if spans.contains(where: { $0.meaning != .comment }) { isFirst = false }
      return spans.map { MeaningSpan($0.range.moved(by: line.start), $0.meaning) }
    }
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Range { lowerBound + distance..<upperBound + distance }
}
