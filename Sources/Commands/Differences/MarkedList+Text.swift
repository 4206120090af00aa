import Cancelling
import Localization
import Rendering

extension MarkedList {
  /// The heading and the rows, in aligned columns.
  var text: PrintedRows {
    let titles = Titles(in: language)
    var widths = Widths(name: titles.nameWidth, was: 8, now: 7)
    var room = titles.room
    // The buffer needs space for all rows, even if writing ends early.
    for index in rows.indices {
      widths.name = max(widths.name, rows[index].width)
      widths.was = max(widths.was, rows[index].was.width)
      widths.now = max(widths.now, rows[index].now.width)
      room += rows[index].name.utf8.count + rows[index].note.utf8.count
    }
    room += (rows.count + 1) * widths.room
    let text = String(room: room) { text in
      titles.write(to: &text, widths)
      rows.withUnsafeBufferPointer { rows in
        for index in rows.indices.untilCancelled { rows[index].write(to: &text, widths) }
      }
    }
    return PrintedRows(text) { Mark(rawValue: $0)?.style ?? .plain }
  }

  /// The width of each column except the last.
  fileprivate struct Widths {
    var name: Int
    var was: Int
    var now: Int

    static let gap = 3

    /// The maximum number of bytes of a row, excluding its name and its note.
    var room: Int { 8 + name + was + now + 3 * Self.gap }
  }

  /// The headings of the columns.
  private struct Titles {
    let name: String
    let nameWidth: Int
    let was: String
    let wasWidth: Int
    let now: String

    private static let words: (name: Phrase, was: Phrase, now: Phrase) = ("section  identifier", "was", "now")

    init(in language: Language) {
      name = Self.words.name.text(in: language)
      nameWidth = displayWidth(name)
      was = Self.words.was.text(in: language)
      wasWidth = displayWidth(was)
      now = Self.words.now.text(in: language)
    }

    var room: Int { name.utf8.count + was.utf8.count + now.utf8.count }

    func write(to text: inout ByteWriter, _ widths: Widths) {
      text.write(blanks: 4)
      text.write(name)
      text.write(blanks: widths.name - nameWidth + Widths.gap)
      text.write(was)
      text.write(blanks: widths.was - wasWidth + Widths.gap)
      text.write(now)
      text.write("\n" as Unicode.Scalar)
    }
  }
}

extension MarkedList.MarkedRow {
  /// Writes the row in columns, without trailing spaces.
  fileprivate func write(to text: inout ByteWriter, _ widths: MarkedList.Widths) {
    text.write(blanks: 2)
    text.write(mark.rawValue)
    text.write(blanks: isItem ? 3 : 1)
    text.write(name)
    var gap = widths.name - width + MarkedList.Widths.gap
    write(was, to: &text, widths.was, &gap)
    write(now, to: &text, widths.now, &gap)
    if !note.isEmpty {
      text.write(blanks: gap)
      text.write(note)
    }
    text.write("\n" as Unicode.Scalar)
  }

  private func write(_ place: MarkedList.MarkPosition, to text: inout ByteWriter, _ width: Int, _ gap: inout Int) {
    let rest = width + MarkedList.Widths.gap - place.width
    switch place {
    case .nowhere: return gap += rest
    case .section(let index):
      text.write(blanks: gap)
      text.write(index)
    case .item(let path):
      text.write(blanks: gap)
      path.write(to: &text)
    }
    gap = rest
  }
}

extension MarkedList.MarkPosition {
  fileprivate var width: Int {
    switch self {
    case .nowhere: 0
    case .section(let index): digits(index)
    case .item(let path): path.columns
    }
  }
}
