import Wording

/// A lesson: what to read, where to begin, what to reach, and the way there.
///
/// Its commands are lines of the shell that nobody here understands; a session runs them.
package struct Lesson: Equatable, Sendable {
  /// A line of the lesson's file.
  package struct Line: Equatable, Sendable {
    package var bytes: [UInt8]
    /// Counted from 1.
    package var number: Int

    package init(_ bytes: [UInt8], number: Int) {
      self.bytes = bytes
      self.number = number
    }
  }

  /// What is written for people, in one language or several.
  package struct Words: Equatable, Sendable {
    package var lines: [Language: [String]] = [:]

    /// The lines in a language, or in another where that one is missing.
    package func lines(in language: Language) -> [String] {
      lines[language] ?? Language.allCases.lazy.compactMap { lines[$0] }.first ?? []
    }
  }

  package var title = Words()
  package var text = Words()
  /// Up to three, each closer to the solution.
  package var hints: [Words] = []
  /// What there is to say when the goal is reached.
  package var done = Words()
  /// The lines that make the document to begin with.
  package var start: [Line] = []
  /// The lines that lead from there to the goal.
  package var solution: [Line] = []
  /// The lines that are all accepted once the goal is reached.
  package var goal: [Line] = []
  /// The commands that show what is there and what is wanted; none where the usual one will do.
  package var target: [Line] = []
  /// Commands that look like a solution and are none.
  package var wrong: [Line] = []

  /// What a line of words shows as a command to type; nil where it is prose.
  package static func command(in line: String) -> String? { line.hasPrefix(prompt) ? String(line.dropFirst(prompt.count)) : nil }

  private static let prompt = "galley> "
}

extension Lesson.Line {
  /// Whether the line expects something, rather than doing something on the way.
  package var isExpectation: Bool { bytes.drop { $0 == UInt8(ascii: " ") }.starts(with: "expect ".utf8) }
}
