import CommandLanguage
import Localization

/// A file as a store finds it: by its path, and for a confined session the folder that it must be in.
package struct FilePlace: Equatable, Sendable {
  package let path: Path
  /// The path of the folder, with which the file's path begins, both without links and dots; nil if any file is allowed.
  let root: Path?

  package init(_ path: Path) {
    self.path = path
    root = nil
  }

  /// A file in a folder, or the folder itself; the file may be missing. Refuses any other.
  init(_ path: Path, in root: Path) throws(FileFailure) {
    guard path == root || path.hasPrefix(root == "/" ? root : root + "/") else { throw .isOutside }
    self.path = path
    self.root = root
    guard !namesBelowRoot.contains(where: { $0 == "." || $0 == ".." }) else { throw .isOutside }
  }

  /// The names from the root to the file.
  var namesBelowRoot: [Path] { path.dropFirst(root?.bytes.count ?? 0).names }
}

extension FileFailure {
  static let isOutside = FileFailure(reason: "it is outside the script's folder, and --safe allows no file there")
}
