import Documents
import Linting
import Localization
import Rendering

extension UIKitWord {
  /// An example in Galley and in Swift, the rule, and the lesson.
  func lines(in language: Language) -> [StyledLine] {
    let first = needs.enumerated().map { (name: ($0 == 0 ? "first" : "") as Phrase, text: StyledLine(verbatim: $1, .name)) }
    var rows: [(name: Phrase, text: StyledLine)] =
      first + [
        (first.isEmpty ? "for example" : "then, for example", StyledLine(verbatim: line, .name)), ("in Swift", StyledLine(verbatim: swift)),
        ("rule", StyledLine("\(rule): \(Phrase(saying: Rule.numbered(rule).first?.sentence ?? ""))")),
        ("lesson", StyledLine(verbatim: "lesson \(lesson)", .name)),
      ]
    if since > UIKitSurface.firstVersion { rows.insert(("since", StyledLine(verbatim: "iOS \(since)")), at: first.count + 2) }
    let width = rows.map { displayWidth($0.name.text(in: language)) }.max() ?? 0
    return rows.map { row in
      let room = String(repeating: " ", count: width - displayWidth(row.name.text(in: language)) + 2)
      return (StyledLine(verbatim: "  ") + StyledLine(row.name, .faint) + StyledLine(verbatim: room) + row.text).hanging(at: width + 4)
    }
  }
}
