import CommandLanguage

/// The origin of lines, as named in errors.
package struct Source: Equatable, Sendable {
  /// `<stdin>`, `<command>`, or a file's name as given; nil at a prompt.
  package var name: String?
  /// The base folder for relative names; nil for the working directory.
  package var folder: Path?
  /// The enclosing `read` commands, outermost first.
  package var chain: [Caller]
  /// The canonical paths of the enclosing files, to detect cycles.
  package var paths: [Path]

  package struct Caller: Equatable, Sendable {
    package var name: String
    package var line: Int
  }

  /// Whether the lines are typed by a user, so that choices may be shortened.
  package var isTyped: Bool { name == nil }

  package init(name: String?, folder: Path? = nil, chain: [Caller] = [], paths: [Path] = []) {
    self.name = name
    self.folder = folder
    self.chain = chain
    self.paths = paths
  }

  /// The folder of the process's script, or the working directory if there is no script.
  var root: Path { paths.first.map { $0.folder } ?? "." }

  package static let prompt = Source(name: nil)
  package static let standardInput = Source(name: "<stdin>")
  package static let command = Source(name: "<command>")
}
