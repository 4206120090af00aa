import Localization

/// A command's reply as data, which can be printed as text, JSON or CSV.
package enum Report: Sendable {
  /// Sentences. In JSON, each is an object with the key `message`.
  case lines([StyledLine])
  case table(Table)
  /// A picture made of boxes. Indirect, because a scene is much larger than the other cases.
  indirect case scene(Scene)
  /// Text whose columns depend on the language, and a record for JSON, both made on demand. The table is used for CSV.
  case aligned(@Sendable (Language) -> Listing, record: @Sendable () -> JSON, table: Table? = nil)
  /// Lists side by side, which are omitted if there is no terminal or it is too narrow.
  case sideBySide(SideBySide)
  case sequence([Report])

  /// Text that does not depend on the language, and a record for JSON, both made on demand. The table is used for CSV.
  package static func listing(
    _ lines: @autoclosure @escaping @Sendable () -> [StyledLine], record: @autoclosure @escaping @Sendable () -> JSON, table: Table? = nil
  ) -> Report { .aligned({ _ in Listing(lines()) }, record: record, table: table) }

  package static func line(_ text: Phrase, _ style: Style = .plain) -> Report { .lines([StyledLine(text, style)]) }

  /// The table written as CSV, or nil if the report is not tabular.
  var table: Table? {
    switch self {
    case .table(let table): table
    case .aligned(_, _, let table): table
    case .lines, .scene, .sideBySide, .sequence: nil
    }
  }

  /// Whether this is a table or a sequence that contains one.
  package var hasTable: Bool {
    if case .sequence(let reports) = self { reports.contains { $0.hasTable } } else { table != nil }
  }
}

/// Lines of text, with aligned rows between them.
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

/// The meaning of a piece of text. The renderer decides how it looks.
package enum Style: String, CaseIterable, Sendable {
  case plain, faint, heading, inserted, deleted, moved, changed, name, failure, success
}

package struct StyledLine: Equatable, Sendable {
  package struct StyledPhrase: Equatable, Sendable {
    package var text: Phrase
    package var style: Style
    /// The terminal width below which the piece is omitted.
    var narrowestTerminal: Int

    package init(_ text: Phrase, _ style: Style, narrowestTerminal: Int = 0) {
      self.text = text
      self.style = style
      self.narrowestTerminal = narrowestTerminal
    }
  }

  package var pieces: [StyledPhrase]
  /// The column at which a line continues after wrapping; nil for lines that must not be wrapped, such as commands.
  var hang: Int?
  /// The width at which the line is wrapped in files and pipes; nil to write it whole.
  package var widthInFiles: Int?
  /// The text at the start of continuation lines, instead of spaces.
  var guide = ""
  /// Whether the next line continues the sentence. A terminal that is too narrow for one of the lines wraps them as one.
  package var continuesBelow = false
  /// Whether this is a command, whose lines end with `\` if they are wrapped, so that they can still be copied.
  var isCommand = false

  /// A sentence, which continues two columns further in if it is wrapped.
  package init(_ text: Phrase, _ style: Style = .plain) {
    pieces = [StyledPhrase(text, style)]
    hang = 2
  }

  package init(verbatim text: String, _ style: Style = .plain) { pieces = [StyledPhrase(Phrase(verbatim: text), style)] }
  /// A command after some spaces.
  package init(command: String, indent: Int = 2, _ style: Style = .plain) {
    self.init(verbatim: String(repeating: " ", count: indent) + command, style)
    hang = indent + 2
    isCommand = true
  }

  package init(pieces: [StyledPhrase]) { self.pieces = pieces }

  package func text(in language: Language) -> String { pieces.reduce(into: "") { $0 += $1.text.text(in: language) } }

  package static func + (left: StyledLine, right: StyledLine) -> StyledLine { StyledLine(pieces: left.pieces + right.pieces) }
}
