import CommandLanguage
import Localization

/// The location of a file: its path, and in a confined session the folder that must contain it.
package struct FilePlace: Equatable, Sendable {
  package let path: Path
  /// The folder's path, which is a prefix of the file's. Both paths are resolved: they contain no links and no dots. Nil if any file is
  /// allowed.
  let root: Path?

  package init(_ path: Path) {
    self.path = path
    root = nil
  }

  /// A file in a folder, or the folder itself. The file need not exist. Throws for any other path.
  init(_ path: Path, in root: Path) throws(FileFailure) {
    guard path == root || path.hasPrefix(root == "/" ? root : root + "/") else { throw .isOutside }
    self.path = path
    self.root = root
    guard !namesBelowRoot.contains(where: { $0 == "." || $0 == ".." }) else { throw .isOutside }
  }

  var namesBelowRoot: [Path] { path.dropFirst(root?.bytes.count ?? 0).names }
}

extension FileFailure {
  static let isOutside = FileFailure(reason: "it is outside the script's folder, where --safe allows no files")
}
