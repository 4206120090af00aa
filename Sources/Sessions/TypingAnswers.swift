import CommandLanguage
import Documents
import Localization
import Rendering

/// The answers for a page while something is typed, as data.
extension Session {
  package static let assistanceShape: JSONShape = [
    "spans": commandSpansShape, "continuation": .optional(.string), "template": .optional(.string), "isWhole": .bool,
    "view": .optional(.string), "isPending": .bool,
  ]

  /// The colours of an entry, its possible continuation, and whether Enter would end it.
  package func assistance(with entry: String) -> JSON {
    let bytes = Array(entry.utf8)
    let prompt = prompt
    return [
      "spans": spans(ofCommands: bytes), "continuation": .optional(continuation(of: bytes)),
      "template": .optional(template(after: bytes)), "isWhole": .bool(entry.endsWithoutBackslash && swiftPrompt.isWhole(bytes)),
      "view": .optional(prompt.view), "isPending": .bool(prompt.hasPendingEdits),
    ]
  }

  package static let commandSpansShape = JSONShape.array(.array(.either([.integer, .string])))

  /// The spans of commands that have a meaning, each as its start, its end and its meaning. Counts bytes.
  package func spans(ofCommands bytes: [UInt8]) -> JSON {
    .array(
      meanings(in: bytes).map { [.integer($0.range.lowerBound), .integer($0.range.upperBound), .string($0.meaning.name)] })
  }

  /// The completions of the word at the end of a command.
  package func candidates(for entry: [UInt8]) -> JSON { completion(of: entry).record(in: settings.language) }
}

extension Completion {
  /// The range counts bytes.
  package static let shape: JSONShape = [
    "from": .integer, "to": .integer, "candidates": .array(["text": .string, "endsWord": .bool, "summary": .string]),
  ]

  package func record(in language: Language) -> JSON {
    let candidates = candidates.map { candidate -> JSON in
      [
        "text": .string(candidate.text), "endsWord": .bool(candidate.endsWord),
        "summary": .string(candidate.description.text(in: language)),
      ]
    }
    return ["from": .integer(replaced.lowerBound), "to": .integer(replaced.upperBound), "candidates": .array(candidates)]
  }
}

extension Meaning {
  fileprivate var name: String {
    switch self {
    case .command: "command"
    case .unknownCommand, .unknown: "unknown"
    case .keyword: "keyword"
    case .property: "property"
    case .known: "known"
    case .number: "number"
    case .string: "string"
    case .comment: "comment"
    }
  }
}
