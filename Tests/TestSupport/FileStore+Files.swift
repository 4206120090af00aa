import CommandLanguage
import Sessions

extension FileStore {
  /// Writes a file as `save` does.
  package func write(_ text: String, to path: String) throws { _ = try replace(FilePlace(Path(path)), with: text, by: .never) }

  /// The bytes of a file.
  package func bytes(of path: String) throws -> [UInt8] { try read(FilePlace(Path(path)), .script) }
}

extension Source {
  package init(name: String?, folder: String, paths: [String] = []) {
    self.init(name: name, folder: Path(folder), paths: paths.map { Path($0) })
  }
}

extension JournalFolder {
  package init(path: String) { self.init(path: Path(path)) }
}
