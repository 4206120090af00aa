import CommandLanguage
import Exports
import Localization

/// The length up to which a file is read as a whole, and what may be longer.
package struct FileLimit: Sendable {
  let bytes: Int
  let advice: Phrase

  /// Lines. A script given to the process is read line by line.
  package static let script = FileLimit(bytes: 1 << 28, advice: "given to the process, a script may be longer")
  /// JSON, which takes up to 42 times its length in memory while it is read.
  static let json = FileLimit(bytes: 1 << 23, advice: "a document that 'save' writes may be longer")

  /// A recording: arrays of short values, of which 200,000 take some 15 million bytes.
  static let recording = FileLimit(bytes: Recording.mostBytes, advice: "a recording of fewer items or steps is shorter")

  static func of(_ name: Path) -> FileLimit { name.isJSON ? json : script }
}

extension Path {
  /// Whether a file of this name holds a document as JSON.
  var isJSON: Bool { text.lowercased().hasSuffix(".json") }
}

extension FileFailure {
  static func tooLong(_ limit: FileLimit) -> FileFailure {
    FileFailure(reason: "it is longer than \(limit.bytes.grouped) bytes; \(limit.advice)")
  }
}
