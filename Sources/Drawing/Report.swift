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

  package static func line(_ text: String, _ style: Style = .plain) -> Report { .lines([StyledLine(text, style)]) }
}

/// Lines for people and a record for machines of the same answer.
package struct Listing: Sendable {
  package var lines: @Sendable () -> [StyledLine]
  package var record: @Sendable () -> JSON

  package init(lines: @escaping @Sendable () -> [StyledLine], record: @escaping @Sendable () -> JSON) {
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
    package var text: String
    package var style: Style

    package init(_ text: String, _ style: Style) {
      self.text = text
      self.style = style
    }
  }

  package var pieces: [Piece]

  package init(_ text: String, _ style: Style = .plain) { pieces = [Piece(text, style)] }
  package init(pieces: [Piece]) { self.pieces = pieces }

  package var text: String { pieces.reduce(into: "") { $0 += $1.text } }

  package static func + (left: StyledLine, right: StyledLine) -> StyledLine { StyledLine(pieces: left.pieces + right.pieces) }
}
