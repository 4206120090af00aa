import Documents
import Linting
import Localization
import Rendering

extension UIKitWord {
  /// An example line, after the lines that it needs.
  static func example(verbatim line: String, in language: Language) -> [StyledLine] { aligned(example(line), in: language) }

  private static func example(_ line: String) -> [(name: Phrase, text: StyledLine)] {
    let first = needs(of: line).enumerated().map { (name: ($0 == 0 ? "first" : "") as Phrase, text: StyledLine(verbatim: $1, .name)) }
    return first + [(first.isEmpty ? "for example" : "then, for example", StyledLine(verbatim: line, .name))]
  }

  /// An example in Galley and in Swift, the rule, and the lesson.
  func lines(in language: Language) -> [StyledLine] {
    var rows =
      Self.example(line) + [
        ("in Swift", StyledLine(verbatim: swift)),
        ("rule", StyledLine("\(rule): \(Phrase(saying: Rule.numbered(rule).first?.sentence ?? ""))")),
        ("lesson", StyledLine(verbatim: "lesson \(lesson)", .name)),
      ]
    if since > UIKitSurface.firstVersion { rows.insert(("since", StyledLine(verbatim: "iOS \(since)")), at: rows.count - 2) }
    return Self.aligned(rows, in: language)
  }

  private static func aligned(_ rows: [(name: Phrase, text: StyledLine)], in language: Language) -> [StyledLine] {
    let width = rows.map { displayWidth($0.name.text(in: language)) }.max() ?? 0
    return rows.map { row in
      let room = String(repeating: " ", count: width - displayWidth(row.name.text(in: language)) + 2)
      return (StyledLine(verbatim: "  ") + StyledLine(row.name, .faint) + StyledLine(verbatim: room) + row.text).hanging(at: width + 4)
    }
  }
}
