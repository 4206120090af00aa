import Localization

/// Rows of equal shape. In JSON they are part of an object with other members; in CSV they are written on their own.
package struct Table: Sendable {
  package struct Column: Equatable, Sendable {
    /// The heading in printed tables; nil for columns that only JSON and CSV have.
    package var title: Phrase?
    /// The key in a JSON row; nil for columns that only printed tables have.
    package var key: String?
    package var isNumber: Bool
    /// The names of the columns into which a cell with several numbers is split in text and CSV; empty for cells with one value.
    package var parts: [String]
    /// Whether narrow terminals leave the column out: those with the highest rank first, those without one never.
    package var omissionRank: Int?
    /// Whether narrow terminals keep the end of its text instead of the beginning.
    package var isKnownByItsEnd = false
    package var shape: JSONShape

    /// - Parameter shape: By default, a list of numbers if there are parts, an integer if `isNumber` is true, and otherwise a string.
    package init(
      _ title: Phrase?, key: String? = nil, isNumber: Bool = false, parts: [String] = [], omissionRank: Int? = nil, shape: JSONShape? = nil
    ) {
      self.title = title
      self.key = key
      self.isNumber = isNumber
      self.parts = parts
      self.omissionRank = omissionRank
      self.shape = shape ?? (parts.isEmpty ? isNumber ? .integer : .string : .tuple(.number, count: parts.count))
    }

    var flattened: [Column] {
      parts.isEmpty ? [self] : parts.map { Column(Phrase(verbatim: $0), key: key == nil ? nil : $0, isNumber: true) }
    }
  }

  package enum Cell: Equatable, Sendable {
    case none
    case text(String)
    /// Translated words; English in machine formats.
    case phrase(Phrase)
    case name(String)
    case integer(Int)
    case number(Double)
    case numbers([Double])
    case list([String])
  }

  package var columns: [Column]
  /// Calls a function with each row. The rows are made again each time.
  package var rows: @Sendable (_ body: ([Cell]) -> Void) -> Void
  package var rowsKey: String
  package var membersBefore: [JSON.Member]
  package var membersAfter: [JSON.Member]
  package var linesBefore: [StyledLine]
  package var linesAfter: [StyledLine]

  package init(
    _ columns: [Column], rowsKey: String, membersBefore: [JSON.Member] = [], membersAfter: [JSON.Member] = [],
    linesBefore: [StyledLine] = [], linesAfter: [StyledLine] = [], rows: @escaping @Sendable (_ body: ([Cell]) -> Void) -> Void
  ) {
    self.columns = columns
    self.rowsKey = rowsKey
    self.membersBefore = membersBefore
    self.membersAfter = membersAfter
    self.linesBefore = linesBefore
    self.linesAfter = linesAfter
    self.rows = rows
  }
}

extension Table {
  /// The table with only some of its columns, and with one column for each number.
  func flattened(where isSeen: @escaping @Sendable (Column) -> Bool) -> Table {
    var table = self
    let columns = columns
    table.columns = columns.filter(isSeen).flatMap { $0.flattened }
    table.rows = { [rows] body in
      rows { cells in
        body(
          zip(cells, columns).flatMap { cell, column -> [Cell] in
            guard isSeen(column) else { return [] }
            if column.parts.isEmpty { return [cell] }
            guard case .numbers(let numbers) = cell, numbers.count == column.parts.count else { return column.parts.map { _ in .none } }
            return numbers.map(Cell.number)
          })
      }
    }
    return table
  }
}

extension Table.Cell {
  package func text(in language: Language) -> String {
    switch self {
    case .none: ""
    case .phrase(let phrase): phrase.text(in: language).escapingControls
    case .text(let text), .name(let text): text.escapingControls
    case .integer(let number): String(number)
    case .number(let number): rounded(number)
    case .numbers(let numbers): numbers.map(rounded).joined(separator: ", ")
    case .list(let texts): texts.map { $0.escapingControls }.joined(separator: " ")
    }
  }

  package var json: JSON {
    switch self {
    case .none: .null
    case .phrase(let phrase): .string(phrase.english)
    case .text(let text), .name(let text): .string(text)
    case .integer(let number): .integer(number)
    case .number(let number): .number(number)
    case .numbers(let numbers): .array(numbers.map(JSON.number))
    case .list(let texts): .array(texts.map(JSON.string))
    }
  }

  var style: Style {
    if case .name = self { .name } else { .plain }
  }
}
