import Cancelling
import Localization
import Rendering

extension MarkedList {
  /// The heading and the rows, in aligned columns.
  var text: PrintedRows {
    let titles = Titles(in: language)
    let widths = widths(below: titles)
    return PrintedRows(text(below: titles, widths)) {
      self.narrowed(to: $0, titles, widths)
    } style: {
      Mark(rawValue: $0)?.style ?? .plain
    }
  }

  private func widths(below titles: Titles) -> Widths {
    var widths = Widths(name: titles.nameWidth, was: 8, now: 7)
    for index in rows.indices {
      widths.name = max(widths.name, rows[index].width)
      widths.was = max(widths.was, rows[index].was.width)
      widths.now = max(widths.now, rows[index].now.width)
    }
    return widths
  }

  /// The text with names that are abbreviated to fit into a terminal; nil if the whole names fit.
  private func narrowed(to columns: Int, _ titles: Titles, _ widths: Widths) -> String? {
    let notes = rows.map { displayWidth($0.note) }.max() ?? 0
    let rest = Widths.margin + widths.was + widths.now + 3 * Widths.gap + notes
    guard widths.name + rest > columns else { return nil }
    let room = max(titles.nameWidth, columns - rest)
    var copy = self
    for index in rows.indices where rows[index].width > room {
      let own = displayWidth(rows[index].name)
      guard let name = rows[index].name.fitted(to: room - (rows[index].width - own)) else { continue }
      copy.rows[index].name = name
      copy.rows[index].width += displayWidth(name) - own
    }
    return copy.text(below: titles, copy.widths(below: titles))
  }

  private func text(below titles: Titles, _ widths: Widths) -> String {
    // The buffer needs space for all rows, even if writing ends early.
    let room = rows.reduce(titles.room + (rows.count + 1) * widths.room) { $0 + $1.name.utf8.count + $1.note.utf8.count }
    return String(room: room) { text in
      titles.write(to: &text, widths)
      rows.withUnsafeBufferPointer { rows in
        for index in rows.indices.untilCancelled { rows[index].write(to: &text, widths) }
      }
    }
  }

  /// The width of each column except the last.
  fileprivate struct Widths {
    var name: Int
    var was: Int
    var now: Int

    static let gap = 3
    /// The columns before the names, with the mark.
    static let margin = 4

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
      text.write(blanks: Widths.margin)
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
