import Localization

/// A lesson: its text, the start, the goal, and the solution.
///
/// Its commands are lines of the shell, which this module does not parse; a session runs them.
package struct Lesson: Equatable, Sendable {
  /// A line of the lesson's file.
  package struct LessonLine: Equatable, Sendable {
    package var bytes: [UInt8]
    /// Counted from 1.
    package var number: Int

    package init(_ bytes: [UInt8], number: Int) {
      self.bytes = bytes
      self.number = number
    }

    /// A line that stands in no file.
    package init(_ text: String) { self.init(Array(text.utf8), number: 1) }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    var isDrawing: Bool { text == "draw" || text.hasPrefix("draw ") }

    /// The same, where it draws, without a width of its own: the drawing is as wide as there is room.
    package var fitted: LessonLine {
      var words = text.split(separator: " ")
      guard isDrawing, let flag = words.firstIndex(of: "--width"), flag + 1 < words.count else { return self }
      words.removeSubrange(flag...flag + 1)
      return LessonLine(words.joined(separator: " "))
    }
  }

  /// Text for people, in one language or several.
  package struct Words: Equatable, Sendable {
    package var lines: [Language: [String]] = [:]

    /// The lines in a language, or in another if that one is missing.
    package func lines(in language: Language) -> [String] {
      lines[language] ?? Language.allCases.lazy.compactMap { lines[$0] }.first ?? []
    }

    /// The same in one line.
    package func text(in language: Language) -> String { lines(in: language).joined(separator: " ") }
  }

  /// Lines that look like a solution but do not reach the goal.
  package struct WrongTurn: Equatable, Sendable {
    /// The commands that lead there.
    package var commands: [LessonLine] = []
    /// Lines, the first of them an expectation, that are all accepted where the reply fits; if there are none, it fits where the screen is
    /// as these commands leave it.
    package var signs: [LessonLine] = []
    /// What is said to somebody who took this turn.
    package var reply = Words()
    /// Its heading.
    package var heading: LessonLine
  }

  /// The chapter that this lesson begins: its title, and below that what it is about. Empty in the lessons after it.
  package var chapter = Words()
  package var title = Words()
  /// How difficult it is, from 1 to 3.
  package var level = 1
  package var text = Words()
  /// Each closer to the solution.
  package var hints: [Words] = []
  /// The text shown when the goal is reached.
  package var done = Words()
  /// The lines that make the initial document.
  package var start: [LessonLine] = []
  /// The lines that lead from there to the goal.
  package var solution: [LessonLine] = []
  /// The lines that check the goal: it is reached if all are accepted.
  package var goal: [LessonLine] = []
  /// The commands that show the current state beside the goal; if empty, the default command is used.
  package var target: [LessonLine] = []
  /// What learners try that does not reach the goal, each with its reply.
  package var wrong: [WrongTurn] = []

  /// The commands that show its screen.
  package var look: [LessonLine] { target.isEmpty ? [Self.drawing] : target }

  /// Those of them that lead to a picture; nil if there is none.
  package var picture: [LessonLine]? { look.firstIndex { $0.isDrawing }.map { Array(look[...$0]) } }

  private static let drawing = LessonLine("draw --width 32")

  /// The command that a line of text shows after the prompt; nil if the line is prose.
  package static func command(in line: String) -> String? { line.hasPrefix(prompt) ? String(line.dropFirst(prompt.count)) : nil }

  private static let prompt = "galley> "
}

extension Lesson.LessonLine {
  /// Whether the line is an expectation, not a preparing command.
  package var isExpectation: Bool { bytes.drop { $0 == UInt8(ascii: " ") }.starts(with: "expect ".utf8) }
}
