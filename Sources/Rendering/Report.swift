import Localization

/// The answer of a command, as data: the same report prints as text for people, as JSON, or as CSV.
package enum Report: Sendable {
  /// Sentences for people; as JSON one object a line with the key `message`.
  case lines([StyledLine])
  /// Rows of equal shape.
  case table(Table)
  /// Boxes that make a picture. Indirect, since every report would be as large as this one.
  indirect case scene(Scene)
  /// Lines for people, whose columns depend on the language, and a record for machines, each made on demand; as CSV a table if there is one.
  case aligned(@Sendable (Language) -> Listing, record: @Sendable () -> JSON, table: Table? = nil)
  /// Lists side by side; omitted without a terminal, or if it is too narrow.
  case sideBySide(SideBySide)
  case sequence([Report])

  /// Lines for people and a record for machines, each made on demand.
  package static func listing(
    _ lines: @autoclosure @escaping @Sendable () -> [StyledLine], record: @autoclosure @escaping @Sendable () -> JSON, table: Table? = nil
  ) -> Report { .aligned({ _ in Listing(lines()) }, record: record, table: table) }

  package static func line(_ text: Phrase, _ style: Style = .plain) -> Report { .lines([StyledLine(text, style)]) }

  /// The table as which CSV has it; nil for what is none.
  var table: Table? {
    switch self {
    case .table(let table): table
    case .aligned(_, _, let table): table
    case .lines, .scene, .sideBySide, .sequence: nil
    }
  }

  /// Whether it is a table, or several reports with a table among them.
  package var hasTable: Bool {
    if case .sequence(let reports) = self { reports.contains { $0.hasTable } } else { table != nil }
  }
}

/// Lines for people, and rows among them.
package struct Listing: Sendable {
  var lines: [StyledLine]
  var rows: PrintedRows?
  var linesAfter: [StyledLine]

  package init(_ lines: [StyledLine], rows: PrintedRows? = nil, linesAfter: [StyledLine] = []) {
    self.lines = lines
    self.rows = rows
    self.linesAfter = linesAfter
  }
}

/// The meaning of a piece of text; the renderer decides how it looks.
package enum Style: String, CaseIterable, Sendable {
  case plain, faint, heading, inserted, deleted, moved, changed, name, failure, success
}

package struct StyledLine: Equatable, Sendable {
  package struct Piece: Equatable, Sendable {
    package var text: Phrase
    package var style: Style

    package init(_ text: Phrase, _ style: Style) {
      self.text = text
      self.style = style
    }
  }

  package var pieces: [Piece]
  /// The column at which a sentence that is too long for a terminal continues; nil for lines that must not be broken, such as a command.
  var hang: Int?
  /// What stands before the continuation instead of blanks.
  var guide = ""

  package init(_ text: Phrase, _ style: Style = .plain) { pieces = [Piece(text, style)] }
  /// A line that is the same in every language.
  package init(verbatim text: String, _ style: Style = .plain) { self.init(Phrase(verbatim: text), style) }
  package init(pieces: [Piece]) { self.pieces = pieces }

  package func text(in language: Language) -> String { pieces.reduce(into: "") { $0 += $1.text.text(in: language) } }

  package static func + (left: StyledLine, right: StyledLine) -> StyledLine { StyledLine(pieces: left.pieces + right.pieces) }
}
