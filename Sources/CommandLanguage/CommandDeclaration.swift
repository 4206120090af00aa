import Localization

/// The description of a command for parsing, help, completion and tests. Immutable.
package final class CommandDeclaration: Sendable {
  /// The words of the verb: `append items`.
  package let name: String
  /// One line that begins in lower case and has no full stop.
  package let summary: Phrase
  /// Further lines for `help COMMAND`.
  package let details: [Phrase]
  package let topic: String
  package let shapes: [Shape]
  package let formats: [AnswerFormat]
  package let examples: [Example]
  package let verb: [String]
  let signature: Signature

  package init(
    _ name: String, _ summary: Phrase, _ details: [Phrase], _ topic: String, _ shapes: [Shape], _ formats: [AnswerFormat],
    _ examples: [Example]
  ) {
    self.name = name
    self.summary = summary
    self.details = details
    self.topic = topic
    self.shapes = shapes
    self.formats = formats
    self.examples = examples
    verb = name.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    signature = Signature(shapes)
  }

  /// Sample lines for help. A test runs them.
  package struct Example: Equatable, Sendable {
    /// Lines that run first and are not shown.
    package var setup: String
    package var lines: String

    package init(_ lines: String, after setup: String = "") {
      self.setup = setup
      self.lines = lines
    }

    /// The setup, split into one command per element.
    package var setupLines: [String] {
      setup.split(separator: ";").map { String($0.drop { $0 == " " || $0 == "\n" }) }.filter { !$0.isEmpty }
    }
  }

  /// The usage line: `append items <id>... [to <section>]`.
  package var usage: String { ([name] + shapes.map { $0.usage } + formats.map { "[--\($0.name)]" }).joined(separator: " ") }
}

extension Shape {
  package var usage: String {
    switch kind {
    case .positional(let minimum, let maximum):
      let body = "<\(label)>" + (maximum > 1 ? "..." : "")
      return minimum == 0 ? "[\(body)]" : body
    case .clause(let words, _, let maximum, let isRequired):
      let value = maximum == 0 ? "" : " " + placeholder + (maximum > 1 ? "..." : "")
      let body = words.map { $0.text }.joined(separator: "|") + value
      return isRequired ? body : "[\(body)]"
    case .flag(let name, let takesValue): return takesValue ? "[--\(name) <\(label)>]\(repeats ? "..." : "")" : "[--\(name)]"
    case .pairs: return "[name=value]..."
    case .rest: return "<\(label)>"
    }
  }

  /// The label in angle brackets. A value with a single choice is that word itself: `as copy`.
  private var placeholder: String {
    guard case .choices(let candidates) = completions, candidates.map({ $0.text }) == [label] else { return "<\(label)>" }
    return label
  }
}
