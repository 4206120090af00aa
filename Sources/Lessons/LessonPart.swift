import Localization

/// A part of a lesson's file, by the word after `#:`.
package enum LessonPart: String, CaseIterable, Sendable {
  case chapter, title, level, text, target, start, wrong, reply, hint, solution, goal, done

  /// The content of a part.
  enum PartSyntax {
    /// Comment lines for people, once for each language.
    case words
    /// Comment lines that hold commands, so that running the file skips them.
    case heldCommands
    /// Command lines.
    case commands
    /// Words for machines behind the heading.
    case value
  }

  var kind: PartSyntax {
    switch self {
    case .chapter, .title, .text, .reply, .hint, .done: .words
    case .target, .wrong: .heldCommands
    case .start, .solution, .goal: .commands
    case .level: .value
    }
  }

  /// Whether every lesson must have this part.
  var isRequired: Bool {
    switch self {
    case .title, .text, .start, .solution, .goal: true
    case .chapter, .level, .target, .wrong, .reply, .hint, .done: false
    }
  }

  /// Whether a number follows its name: hints are counted, and a reply may name the wrong turn that it answers.
  var isNumbered: Bool { self == .hint || self == .reply }
}

/// The heading of a part: `#: text.ko`, `#: hint.2.en`.
struct LessonHeading: Hashable {
  var part: LessonPart
  /// Of hints and replies, counted from 1; nil for a reply to the wrong turn above it.
  var number: Int?
  /// Nil for parts that are not text.
  var language: Language?

  init(_ part: LessonPart, number: Int? = nil, _ language: Language? = nil) {
    (self.part, self.number, self.language) = (part, number, language)
  }

  /// Reads a name; nil if no part is called that, or if its text is in none of these languages.
  init?(name: String, in languages: [Language]) {
    var words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let part = LessonPart(rawValue: String(words.removeFirst())) else { return nil }
    self.init(part)
    if part.isNumbered, let first = words.first, let number = Int(first), number > 0 {
      self.number = number
      words.removeFirst()
    }
    if part.kind == .words {
      guard let word = words.popLast(), let language = languages.first(where: { $0.rawValue == word }) else { return nil }
      self.language = language
    }
    guard words.isEmpty, part != .hint || number != nil else { return nil }
  }

  /// Names of headings, one of each part and language.
  static var names: [String] {
    LessonPart.allCases.flatMap { part in
      let name = part == .hint ? "\(part.rawValue).1" : part.rawValue
      return part.kind == .words ? Language.allCases.map { "\(name).\($0.rawValue)" } : [name]
    }
  }
}
