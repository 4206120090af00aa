import CommandLanguage
import Drawing
import Wording

/// What a terminal and a pipe ask of a session beside running entries.
extension Session {
  /// Takes a physical line: runs the entry it ends, or keeps it while the entry goes on.
  ///
  /// - Returns: whether nothing was refused.
  package mutating func take(
    _ line: [UInt8], number: Int, joining joiner: inout LineJoiner, with context: RunContext
  ) -> Bool {
    guard let entry = joiner.take(line, number: number) else { return true }
    return run(entry, with: context)
  }

  /// Runs the entry that the last line left open.
  package mutating func finish(_ joiner: inout LineJoiner, with context: RunContext) -> Bool {
    guard let entry = joiner.finish() else { return true }
    return run(entry, with: context)
  }

  /// What is said of something that is refused before any line of it is read, or after the last.
  package func refusal(_ code: DiagnosticCode, _ message: Phrase, file: String? = nil) -> String {
    guard settings.errorRenderer.format == .json else { return "galley: " + message.text(in: settings.language) + "\n" }
    var text = ""
    let error: JSON = [
      "code": .string(code.rawValue), "message": .string(message.english), "file": .optional(file), "line": nil, "column": nil,
      "length": nil,
    ]
    JSON.object([JSON.Member("error", error)]).write(to: &text)
    return text + "\n"
  }

  /// The devices a session can begin with.
  package static var deviceNames: [String] { Device.all.map(\.name) }

  /// Begins with a device.
  ///
  /// - Returns: whether there is such a device.
  package mutating func begin(with device: String) -> Bool {
    Device.named(device) != nil && startUp(Array("device \(device)\n".utf8), from: .command, to: Output())
  }

  /// What a prompt shows.
  package struct PromptState: Equatable, Sendable {
    package var view: String
    package var hasPendingEdits: Bool
  }

  package var prompt: PromptState {
    PromptState(view: workspace.document.view.name.escapingControls, hasPendingEdits: workspace.document.view.hasPendingEdits)
  }

  /// The lines that rebuild the document, as `save` writes them.
  package var script: String { workspace.document.script }

  /// What a terminal session begins with. Of sessions that were killed it speaks once.
  package func greet() -> Phrase {
    "Galley: diffable snapshots and compositional layouts. 'help' lists the commands.\n\(workspace.document.surroundings)\n\(remainder.map { $0 + "\n" } ?? "")"
  }
}

extension Source {
  /// A script that was named to the process.
  package init(file path: String) {
    self.init(name: path, folder: Files.folder(of: path), paths: Files.canonical(path).map { [$0] } ?? [])
  }
}
