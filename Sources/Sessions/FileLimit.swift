import CommandLanguage
import Exports
import Localization

/// The maximum length of a file that is read as a whole, and advice for longer ones.
package struct FileLimit: Sendable {
  let bytes: Int
  let advice: Phrase

  /// Scripts that are read by a command. Scripts given to the process are read line by line, without a limit.
  package static let script = FileLimit(bytes: 1 << 28, advice: "a script named on the command line can be longer")
  /// JSON documents. Parsing uses up to 42 times their length in memory.
  static let json = FileLimit(bytes: 1 << 23, advice: "a document saved with 'save' can be longer")

  /// Recordings. Their arrays of short values take up about 15 MB for 200,000 values.
  static let recording = FileLimit(bytes: Recording.mostBytes, advice: "record fewer items or steps")

  static func of(_ name: Path) -> FileLimit { name.isJSON ? json : script }
}

extension Path {
  /// Whether the extension is for JSON documents.
  var isJSON: Bool { text.lowercased().hasSuffix(".json") }
}

extension FileFailure {
  static func tooLong(_ limit: FileLimit) -> FileFailure {
    FileFailure(reason: "it is longer than \(limit.bytes.grouped) bytes; \(limit.advice)")
  }
}
