import Cancelling
import Drawing
import Wording

extension MarkedList {
  /// The texts of a row.
  private struct Cells {
    var name: String
    var was: String
    var now: String
    var note: String

    /// The line with the first three texts in columns of some widths.
    func line(_ mark: Mark, _ nameWidth: Int, _ wasWidth: Int, _ nowWidth: Int) -> String {
      var line = "  "
      line.reserveCapacity(nameWidth + wasWidth + nowWidth + 24)
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
        gap += max(0, width - displayWidth(text))
      }
      add(name, nameWidth)
      add(was, wasWidth)
      add(now, nowWidth)
      add(note, 0)
      return line
    }
  }

  /// The heading and the rows, in aligned columns.
  func lines(in language: Language) -> [StyledLine] {
    let heading = Cells(
      name: Phrase("section  identifier").text(in: language), was: Phrase("was").text(in: language), now: Phrase("now").text(in: language),
      note: "")
    let cells = rows.untilCancelled.map { row in
      let name = row.name.text(in: language).escapingControls
      return Cells(name: row.isSection ? name : "  " + name, was: row.was, now: row.now, note: row.note.text(in: language))
    }
    var (nameWidth, wasWidth, nowWidth) = (displayWidth(heading.name), 8, 7)
    for row in cells.untilCancelled {
      nameWidth = max(nameWidth, displayWidth(row.name))
      wasWidth = max(wasWidth, row.was.utf8.count)
      nowWidth = max(nowWidth, row.now.utf8.count)
    }
    func line(_ cells: Cells, _ mark: Mark) -> String { cells.line(mark, nameWidth + 3, wasWidth + 3, nowWidth + 3) }
    return [StyledLine(verbatim: line(heading, .none), .faint)]
      + zip(rows, cells).untilCancelled.map { row, cells in StyledLine(verbatim: line(cells, row.mark), row.mark.style) }
  }
}
