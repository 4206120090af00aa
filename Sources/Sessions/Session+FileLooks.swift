import CommandLanguage
import Commands
import Vocabulary
import Wording

/// Lines with which other shells show a file: `cat layout.txt`, `head -5 board.galley`.
extension Session {
  /// A refusal that says what shows a file; nil for any other line. No command only shows one, and to read it would run its lines.
  ///
  /// - Parameter meaning: What the line means otherwise, which runs if it names an item. A word of other wishes is no file's name:
  ///   `less spacing`.
  func lookAtAFile(
    _ refusal: Diagnostic, unless meaning: OtherWords<Workspace>.Reading?, in entry: Entry, with context: RunContext
  ) -> Diagnostic? {
    let words = command.tokens.map { String(decoding: entry.bytes[$0.range], as: UTF8.self) }
    let named = command.tokens.indices.dropFirst().filter { words[$0].first != "-" && Int(words[$0]) == nil }
    guard refusal.code == .unknownCommand, Self.looksAtFiles.contains(words[0].lowercased()), named.count == 1,
      meaning?.manner ?? .offered == .offered, let path = try? command.tokens[named[0]].path(in: entry.bytes)
    else { return nil }
    let place = try? files.place(of: path, in: context.source)
    let isThere = place.map { host.exists($0) && !host.isFolder($0) } ?? false
    let word = words[named[0]]
    guard isThere || word.count == 1 || !shellCommands.isKnownElsewhere(word), !isOfGalley(path) else { return nil }
    var copy = refusal
    copy.suggestion = nil
    copy.message = "no command only shows a file; in your terminal '\(words.joined(separator: " ").abbreviated.escapingControls)' does"
    copy.notes = []
    return isThere && isScript(path) ? copy.naming("read \(quotedIfNeeded(path.text)) --echo") : copy
  }

  private static let looksAtFiles: Set<String> = ["cat", "less", "more", "head", "tail", "type", "bat", "nl", "strings"]

  /// Whether a file's name is one of those that a program's folder has: the help is here.
  private func isOfGalley(_ path: Path) -> Bool {
    ["readme", "license", "changelog", "docs"].contains(path.text.lowercased().prefix { $0 != "." })
  }

  /// Whether a file's name is one that a script may have.
  private func isScript(_ path: Path) -> Bool {
    let ending = path.name.text.lowercased().split(separator: ".").dropFirst().last ?? ""
    return ["", "galley", "txt", "swift", "script", "cmd", "lines"].contains(ending)
  }
}
