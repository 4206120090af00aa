import Localization

/// A part of a lesson file. The raw value is the word after `#:`.
package enum LessonPart: String, CaseIterable, Sendable {
  case chapter, title, level, text, ask, choices, choice, target, start, wrong, reply, hint, solution, goal, done

  enum PartSyntax {
    /// Text in comment lines, once for each language.
    case words
    /// Commands in comment lines, which are skipped when the file is run as a script.
    case heldCommands
    case commands
    /// A value after the heading, such as the level.
    case value
  }

  var kind: PartSyntax {
    switch self {
    case .chapter, .title, .text, .ask, .choice, .reply, .hint, .done: .words
    case .target, .wrong, .choices: .heldCommands
    case .start, .solution, .goal: .commands
    case .level: .value
    }
  }

  var isRequired: Bool {
    switch self {
    case .title, .text, .start, .solution, .goal: true
    case .chapter, .level, .ask, .choices, .choice, .target, .wrong, .reply, .hint, .done: false
    }
  }

  /// Whether a number may follow the name.
  var isNumbered: Bool { needsNumber || self == .reply }

  /// Whether a number must follow the name. A reply without one answers the wrong turn above it.
  var needsNumber: Bool { self == .hint || self == .choice }
}

/// The heading of a part: `#: text.ko`, `#: hint.2.en`.
struct LessonHeading: Hashable {
  var part: LessonPart
  /// The number of a hint, a choice, or the wrong turn that a reply answers, from 1; nil for a reply to the wrong turn above it.
  var number: Int?
  /// Nil for parts that are not text.
  var language: Language?

  init(_ part: LessonPart, number: Int? = nil, _ language: Language? = nil) {
    (self.part, self.number, self.language) = (part, number, language)
  }

  /// Parses a heading. Returns nil for an unknown part or language.
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
    guard words.isEmpty, !part.needsNumber || number != nil else { return nil }
  }

  /// The names of all headings, with the number 1 where there must be one.
  static var names: [String] {
    LessonPart.allCases.flatMap { part in
      let name = part.needsNumber ? "\(part.rawValue).1" : part.rawValue
      return part.kind == .words ? Language.allCases.map { "\(name).\($0.rawValue)" } : [name]
    }
  }
}
