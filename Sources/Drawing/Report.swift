import Wording

/// What a command answers, as data: the same report prints for people, as JSON, or as CSV.
package enum Report: Sendable {
  /// Sentences for people; as JSON one object a line with the key `message`.
  case lines([StyledLine])
  /// Rows of equal shape.
  case table(Table)
  /// Boxes that make a picture.
  case scene(Scene)
  /// Lines for people and a record for machines, each made only when it is asked for.
  case listing(Listing)
  /// Lists beside one another; nothing where there is no terminal, or a narrow one.
  case sideBySide(SideBySide)
  /// Several answers one after another.
  case sequence([Report])

  package static func line(_ text: Phrase, _ style: Style = .plain) -> Report { .lines([StyledLine(text, style)]) }

  var isTable: Bool {
    if case .table = self { true } else { false }
  }
}

/// Lines for people and a record for machines of the same answer.
package struct Listing: Sendable {
  package var lines: @Sendable (Language) -> [StyledLine]
  package var record: @Sendable () -> JSON

  package init(lines: @escaping @Sendable () -> [StyledLine], record: @escaping @Sendable () -> JSON) {
    self.init(aligned: { _ in lines() }, record: record)
  }

  /// Lines with columns in them, whose widths depend on the language.
  package init(aligned lines: @escaping @Sendable (Language) -> [StyledLine], record: @escaping @Sendable () -> JSON) {
    self.lines = lines
    self.record = record
  }
}

/// What a piece of text means; a renderer decides how that looks.
package enum Style: String, CaseIterable, Sendable {
  case plain, faint, heading, inserted, deleted, moved, changed, name, failure, success
}

/// A line of text in pieces of one meaning each.
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
  /// Where a sentence goes on that is too long for a terminal; nil for what is not to be broken, such as a command.
  var hang: Int?

  package init(_ text: Phrase, _ style: Style = .plain) { pieces = [Piece(text, style)] }
  /// A line that is the same in every language.
  package init(verbatim text: String, _ style: Style = .plain) { self.init(Phrase(verbatim: text), style) }
  package init(pieces: [Piece]) { self.pieces = pieces }

  package func text(in language: Language) -> String { pieces.reduce(into: "") { $0 += $1.text.text(in: language) } }

  package static func + (left: StyledLine, right: StyledLine) -> StyledLine { StyledLine(pieces: left.pieces + right.pieces) }
}
