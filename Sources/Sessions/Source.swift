/// Where lines come from, as errors name it.
package struct Source: Equatable, Sendable {
  /// `<stdin>`, `<command>`, a file's name as it was given; nil at a prompt.
  package var name: String?
  /// The folder that relative names are relative to; nil for the working directory.
  package var folder: String?
  /// The `read` commands on the way here, the outermost first.
  package var chain: [Caller]
  /// The canonical paths on the way here, in which a cycle shows.
  package var paths: [String]

  package struct Caller: Equatable, Sendable {
    package var name: String
    package var line: Int
  }

  /// A person types the lines: choices may be shortened.
  package var isTyped: Bool { name == nil }

  package init(name: String?, folder: String? = nil, chain: [Caller] = [], paths: [String] = []) {
    self.name = name
    self.folder = folder
    self.chain = chain
    self.paths = paths
  }

  /// The folder of the script that the process was given, the working directory where it was none.
  var root: String { paths.first.map { Files.folder(of: $0) } ?? "." }

  package static let prompt = Source(name: nil)
  package static let standardInput = Source(name: "<stdin>")
  package static let command = Source(name: "<command>")
}
