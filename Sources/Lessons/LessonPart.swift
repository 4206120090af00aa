import Wording

/// A part of a lesson's file, by the word after `#:`.
package enum LessonPart: String, CaseIterable, Sendable {
  case title, text, target, start, wrong, hint1 = "hint.1", hint2 = "hint.2", hint3 = "hint.3", solution, goal, done

  /// The content of a part.
  enum Kind {
    /// Comment lines for people, once for each language.
    case words
    /// Comment lines that hold commands, so that running the file skips them.
    case heldCommands
    /// Command lines.
    case commands
  }

  var kind: Kind {
    switch self {
    case .title, .text, .hint1, .hint2, .hint3, .done: .words
    case .target, .wrong: .heldCommands
    case .start, .solution, .goal: .commands
    }
  }

  /// Whether every lesson must have this part.
  var isRequired: Bool {
    switch self {
    case .title, .text, .start, .solution, .goal: true
    case .target, .wrong, .hint1, .hint2, .hint3, .done: false
    }
  }
}

/// The heading of a part: `#: text.ko`.
struct LessonHeading: Hashable {
  var part: LessonPart
  /// Nil for parts that are not text.
  var language: Language?

  /// The headings of a file with texts in some of these languages.
  static func all(in languages: [Language]) -> [LessonHeading] {
    LessonPart.allCases.flatMap { part in
      part.kind == .words ? languages.map { LessonHeading(part: part, language: $0) } : [LessonHeading(part: part)]
    }
  }

  var name: String { language.map { "\(part.rawValue).\($0.rawValue)" } ?? part.rawValue }
}
