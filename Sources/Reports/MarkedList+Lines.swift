import Cancelling
import Drawing
import Wording

extension MarkedList {
  /// The heading and the rows, in aligned columns.
  var lines: [StyledLine] {
    let heading = Row(
      mark: .none, name: Phrase("section  identifier").text(in: language), was: Phrase("was").text(in: language),
      now: Phrase("now").text(in: language), note: "")
    var widths = Widths(name: displayWidth(heading.name), was: 8, now: 7)
    for row in rows.untilCancelled {
      widths.name = max(widths.name, displayWidth(row.name))
      widths.was = max(widths.was, row.was.utf8.count)
      widths.now = max(widths.now, row.now.utf8.count)
    }
    var lines = [StyledLine(verbatim: heading.line(widths), .faint)]
    lines.reserveCapacity(rows.count + 1)
    for row in rows.untilCancelled { lines.append(StyledLine(verbatim: row.line(widths), row.mark.style)) }
    return lines
  }

  /// The widest text of each column but the last.
  fileprivate struct Widths {
    var name: Int
    var was: Int
    var now: Int
  }
}

extension MarkedList.Row {
  /// The row with its texts in columns, three blanks apart.
  fileprivate func line(_ widths: MarkedList.Widths) -> String {
    var line = "  "
    line.reserveCapacity(widths.name + widths.was + widths.now + note.utf8.count + 16)
    line += mark.rawValue
    line += " "
    var gap = 0
    // Blanks are written before what follows them, so that no line ends in any.
    func add(_ text: String, _ width: Int) {
      if !text.isEmpty {
        line.append(blanks: gap)
        line += text
        gap = 0
      }
      gap += max(0, width + 3 - displayWidth(text))
    }
    add(name, widths.name)
    add(was, widths.was)
    add(now, widths.now)
    add(note, 0)
    return line
  }
}
