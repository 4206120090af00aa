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

  private func widths(below titles: Titles) -> Widths { widths(of: rows, below: titles) }

  private func widths(of rows: [MarkedRow], below titles: Titles) -> Widths {
    var widths = Widths(name: titles.nameWidth, was: 8, now: 7)
    for row in rows {
      widths.name = max(widths.name, row.width)
      widths.was = max(widths.was, row.was.width)
      widths.now = max(widths.now, row.now.width)
    }
    return widths
  }

  /// The text with names and notes that are abbreviated to fit into a terminal; nil if the whole text fits.
  private func narrowed(to columns: Int, _ titles: Titles, _ widths: Widths) -> String? {
    let notes = rows.map { displayWidth($0.note) }.max() ?? 0
    func rest(_ widths: Widths) -> Int { Widths.margin + widths.was + widths.now + 3 * widths.gap }
    guard widths.name + rest(widths) + notes > columns else { return nil }
    var narrow = widths
    narrow.gap = 2
    let nameRoom = max(titles.nameWidth, columns - rest(narrow) - notes)
    var copy = self
    // The text of a row that counts hidden rows may extend into the columns that it leaves empty.
    for index in rows.indices where rows[index].width > nameRoom && !rows[index].isFold {
      let own = displayWidth(rows[index].name)
      guard let name = rows[index].name.fitted(to: nameRoom - (rows[index].width - own)) else { continue }
      copy.rows[index].name = name
      copy.rows[index].width += displayWidth(name) - own
    }
    narrow = copy.widths(of: copy.rows.filter { !$0.isFold }, below: titles)
    narrow.gap = 2
    let noteRoom = columns - rest(narrow) - narrow.name
    for index in rows.indices where displayWidth(rows[index].note) > noteRoom {
      copy.rows[index].note = rows[index].note.fitted(to: noteRoom) ?? rows[index].note
    }
    return copy.text(below: titles, narrow)
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
    /// The columns between two columns.
    var gap = 3

    /// The columns before the names, with the mark.
    static let margin = 4

    /// The maximum number of bytes of a row, excluding its name and its note.
    var room: Int { 8 + name + was + now + 3 * gap }
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
      text.write(blanks: widths.name - nameWidth + widths.gap)
      text.write(was)
      text.write(blanks: widths.was - wasWidth + widths.gap)
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
    var blanks = widths.name - width + widths.gap
    write(was, to: &text, widths.was + widths.gap, &blanks)
    write(now, to: &text, widths.now + widths.gap, &blanks)
    if !note.isEmpty {
      text.write(blanks: blanks)
      text.write(note)
    }
    text.write("\n" as Unicode.Scalar)
  }

  /// - Parameters:
  ///   - width: The width of the column, with the gap after it.
  ///   - blanks: The number of spaces since the last text.
  private func write(_ place: MarkedList.MarkPosition, to text: inout ByteWriter, _ width: Int, _ blanks: inout Int) {
    let rest = width - place.width
    switch place {
    case .nowhere: return blanks += rest
    case .section(let index):
      text.write(blanks: blanks)
      text.write(index)
    case .item(let path):
      text.write(blanks: blanks)
      path.write(to: &text)
    }
    blanks = rest
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
