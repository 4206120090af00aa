import CommandLanguage

/// One of several files that are exported into a folder.
package struct ExportedFile: Sendable {
  /// Its path in the folder.
  package var path: Path
  package var text: String

  init(_ path: Path, _ text: String) { (self.path, self.text) = (path, text) }
}
