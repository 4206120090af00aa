import Localization

/// A lesson: its text, the start, the goal, and the solution.
///
/// Its commands are unparsed lines of the shell, which a session runs.
package struct Lesson: Equatable, Sendable {
  package struct LessonLine: Equatable, Sendable {
    package var bytes: [UInt8]
    /// The number in the file, from 1.
    package var number: Int

    package init(_ bytes: [UInt8], number: Int) {
      self.bytes = bytes
      self.number = number
    }

    /// A line that does not come from a file.
    package init(_ text: String) { self.init(Array(text.utf8), number: 1) }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    var isDrawing: Bool { text == "draw" || text.hasPrefix("draw ") }

    /// The same line without `--width`, if it draws, so that the drawing uses the available width.
    package var fitted: LessonLine {
      var words = text.split(separator: " ")
      guard isDrawing, let flag = words.firstIndex(of: "--width"), flag + 1 < words.count else { return self }
      words.removeSubrange(flag...flag + 1)
      return LessonLine(words.joined(separator: " "))
    }
  }

  /// Text in one or more languages.
  package struct Words: Equatable, Sendable {
    package var lines: [Language: [String]] = [:]

    /// The lines in a language, or in a different one if they are missing.
    package func lines(in language: Language) -> [String] {
      lines[language] ?? Language.allCases.lazy.compactMap { lines[$0] }.first ?? []
    }

    /// Whether the text is empty in every language.
    package var isEmpty: Bool { lines.values.allSatisfy { $0.allSatisfy { $0.isEmpty } } }

    /// The lines joined by spaces.
    package func text(in language: Language) -> String { lines(in: language).joined(separator: " ") }
  }

  /// A plausible solution that does not reach the goal.
  package struct WrongTurn: Equatable, Sendable {
    package var commands: [LessonLine] = []
    /// Lines, beginning with an expectation, that must all succeed for the reply to be shown. If empty, the reply is shown when the screen
    /// equals the one after `commands`.
    package var signs: [LessonLine] = []
    /// The reply to a user who took this wrong turn.
    package var reply = Words()
    package var heading: LessonLine
  }

  /// The reply to a wrong choice.
  package struct Misconception: Equatable, Sendable {
    package var words = Words()
    package var heading: LessonLine
  }

  /// The title and description of the chapter that this lesson begins; empty for the other lessons.
  package var chapter = Words()
  package var title = Words()
  /// The difficulty, from 1 to 3.
  package var level = 1
  package var text = Words()
  /// A question about the initial state, which the user answers with a prediction; empty for most lessons.
  package var question = Words()
  /// The lines that prepare the question and, beginning with the first expectation, its choices. Exactly one of the choices holds.
  package var choices: [LessonLine] = []
  /// For each wrong choice, by its number from 1, the misconception that leads to it.
  package var misconceptions: [Int: Misconception] = [:]
  /// Hints, each closer to the solution than the one before.
  package var hints: [Words] = []
  package var done = Words()
  /// The lines that create the initial document.
  package var start: [LessonLine] = []
  /// The lines that lead from the initial document to the goal.
  package var solution: [LessonLine] = []
  /// The lines that check the goal, which is reached if all of them succeed.
  package var goal: [LessonLine] = []
  /// The commands that show the current state next to the goal; if empty, `drawing` is used.
  package var target: [LessonLine] = []
  /// Common wrong solutions, each with its reply.
  package var wrong: [WrongTurn] = []

  /// The commands that show the lesson's screen.
  package var look: [LessonLine] { target.isEmpty ? [Self.drawing] : target }

  /// The commands of `look` up to the first one that draws; nil if none of them draws.
  package var picture: [LessonLine]? { look.firstIndex { $0.isDrawing }.map { Array(look[...$0]) } }

  private static let drawing = LessonLine("draw --width 32")

  /// The command that a line of text shows after the prompt, or nil if the line is prose.
  package static func command(in line: String) -> String? { line.hasPrefix(prompt) ? String(line.dropFirst(prompt.count)) : nil }

  private static let prompt = "galley> "
}

extension Lesson.LessonLine {
  /// Whether the line is an `expect` command.
  package var isExpectation: Bool { bytes.drop { $0 == UInt8(ascii: " ") }.starts(with: "expect ".utf8) }
}
