import CommandLanguage
import Commands
import Documents
import Localization
import Rendering

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
      guard let entry = joiner.take(Array(line), number: number, in: self) else { continue }
      guard run(entry, with: context) else { break }
    }
    if let entry = joiner.finish() { _ = run(entry, with: context) }
  }

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
