import Documents
import Lessons
import Localization
import Rendering

/// The report on lessons that pass their check, for their author: their lengths, and every reply that they give.
package struct LessonCheckPage: Sendable {
  private let checked: [Checked]
  private let language: Language

  package struct Checked: Sendable {
    package var file: String
    package var lesson: Lesson

    package init(file: String, lesson: Lesson) {
      (self.file, self.lesson) = (file, lesson)
    }
  }

  package init(_ checked: [Checked], language: Language) {
    (self.checked, self.language) = (checked, language)
  }

  /// The number of lines that fit in a terminal with 24 rows, below the heading and above the prompt.
  private static let mostLines = 16

  package static let shape: JSONShape = [
    "sound": .array([
      "file": .string, "title": .string, "lines": .integer, "hints": .integer,
      "wrong": .array(["commands": .strings, "reply": .strings]), "choices": .array(["choice": .string, "reply": .strings]),
    ])
  ]

  package var report: Report {
    .listing(checked.flatMap(lines), record: ["sound": .array(checked.map(record))])
  }

  private func lines(of checked: Checked) -> [StyledLine] {
    let lesson = checked.lesson
    let length = lesson.text.lines(in: language).count
    var lines = [
      StyledLine("\(checked.file): no problems", .success),
      StyledLine(
        "  \(counted(length, "line")) of text, \(counted(lesson.hints.count, "hint")), \(counted(lesson.wrong.count, "wrong turn"))"),
    ]
    if length > Self.mostLines {
      lines.append(StyledLine("  a text of more than \(Self.mostLines) lines does not fit in a small terminal", .changed))
    }
    for turn in lesson.wrong {
      lines.append(StyledLine(verbatim: "  " + turn.commands.map { $0.text }.joined(separator: "; "), .name))
      let reply = turn.reply.text(in: language)
      lines.append(reply.isEmpty ? StyledLine("    (no reply)", .faint) : StyledLine(verbatim: "    \(reply)").hanging(at: 4))
    }
    for (line, misconception) in misconceptions(of: lesson) {
      lines.append(StyledLine(verbatim: "  " + line.text, .name))
      lines.append(StyledLine(verbatim: "    " + misconception.words.text(in: language)).hanging(at: 4))
    }
    return lines
  }

  /// The wrong choices of the lesson's question with their replies.
  private func misconceptions(of lesson: Lesson) -> [(Lesson.LessonLine, Lesson.Misconception)] {
    lesson.choices.drop { !$0.isExpectation }.enumerated().compactMap { index, line in lesson.misconceptions[index + 1].map { (line, $0) } }
  }

  private func record(of checked: Checked) -> JSON {
    let lesson = checked.lesson
    return [
      "file": .string(checked.file), "title": .string(lesson.title.text(in: language)),
      "lines": .integer(lesson.text.lines(in: language).count), "hints": .integer(lesson.hints.count),
      "wrong": .array(
        lesson.wrong.map { turn in
          [
            "commands": .array(turn.commands.map { JSON.string($0.text) }),
            "reply": .array(turn.reply.lines(in: language).map(JSON.string)),
          ]
        }),
      "choices": .array(
        misconceptions(of: lesson).map { line, misconception in
          ["choice": .string(line.text), "reply": .array(misconception.words.lines(in: language).map(JSON.string))]
        }),
    ]
  }
}
