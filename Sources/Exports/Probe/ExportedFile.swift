import CommandLanguage

package struct ExportedFile: Sendable {
  /// Relative to the folder.
  package var path: Path
  package var text: String

  init(_ path: Path, _ text: String) { (self.path, self.text) = (path, text) }
}
