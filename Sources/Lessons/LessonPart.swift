import Wording

/// A part of a lesson's file, by the word after `#:`.
package enum LessonPart: String, CaseIterable, Sendable {
  case title, text, target, start, wrong, hint1 = "hint.1", hint2 = "hint.2", hint3 = "hint.3", solution, goal, done

  /// What a part is made of.
  enum Kind {
    /// Comment lines for people, once for each language.
    case words
    /// Comment lines that hold commands, so that running the file passes over them.
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

  /// A lesson without it is none.
  var isRequired: Bool {
    switch self {
    case .title, .text, .start, .solution, .goal: true
    case .target, .wrong, .hint1, .hint2, .hint3, .done: false
    }
  }
}

/// A part as a file begins it: `#: text.ko`.
struct LessonHeading: Hashable {
  var part: LessonPart
  /// Nil for parts that are no words.
  var language: Language?

  static let all: [LessonHeading] = LessonPart.allCases.flatMap { part in
    part.kind == .words ? Language.allCases.map { LessonHeading(part: part, language: $0) } : [LessonHeading(part: part)]
  }

  var name: String { language.map { "\(part.rawValue).\($0.rawValue)" } ?? part.rawValue }
}
