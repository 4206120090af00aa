import Localization

extension Renderer {
  /// Writes a table as text, with columns below their titles. In a narrow terminal, columns that can be omitted are left out, the text of
  /// the last column is wrapped, and other long text is abbreviated.
  func writeText(_ table: Table, to output: inout some TextOutputStream) {
    let table = table.flattened { $0.title != nil }
    for line in table.linesBefore { write(line, to: &output) }
    let whole = widths(of: table)
    let (widths, omitted) = fitted(whole, of: table, leastWrapped: leastWrappedWidth(of: table, whole))
    if widths.contains(where: { $0 > 0 }) {
      let titles = table.columns.map { $0.title.map(Table.Cell.phrase) ?? .none }
      output.write(styled(row(titles, table.columns, widths, isTitle: true), .faint) + "\n")
      var text = ""
      table.rows { cells in
        text += row(cells, table.columns, widths, isTitle: false) + "\n"
        if text.utf8.count > 1 << 16 {
          output.write(text)
          text = ""
        }
      }
      output.write(text)
    }
    if !omitted.isEmpty {
      write(StyledLine("too narrow for: \(omitted.joined(separator: ", "))", .faint), to: &output)
    }
    for line in table.linesAfter { write(line, to: &output) }
  }

  /// The width of each column; 0 for columns without text.
  private func widths(of table: Table) -> [Int] {
    var widths = Array(repeating: 0, count: table.columns.count)
    table.rows { cells in
      for (index, cell) in cells.enumerated() { widths[index] = max(widths[index], displayWidth(cell.text(in: spoken))) }
    }
    return zip(widths, table.columns).map { $0 == 0 ? 0 : max($0, displayWidth($1.title?.text(in: spoken) ?? "")) }
  }

  /// Leaves out columns, then narrows the last column and the widest text columns, until the table fits in the terminal. Numbers and titles
  /// keep their width. The first column, with the names of the rows, keeps up to half of the terminal.
  ///
  /// - Returns: The widths, 0 for columns that are left out, and the titles of these.
  private func fitted(_ widths: [Int], of table: Table, leastWrapped: Int) -> (widths: [Int], omitted: [Phrase]) {
    guard let columns else { return (widths, []) }
    var widths = widths
    func excess() -> Int { widths.reduce(0) { $0 + ($1 > 0 ? $1 + 2 : 0) } - columns }
    let wrapped = Self.wrappedColumn(table.columns, widths)
    var omitted: [Int] = []
    while excess() > (wrapped.map { max(0, widths[$0] - leastWrapped) } ?? 0),
      let next = widths.indices.filter({ widths[$0] > 0 && table.columns[$0].omissionRank != nil }).max(by: {
        table.columns[$0].omissionRank ?? 0 < table.columns[$1].omissionRank ?? 0
      })
    {
      widths[next] = 0
      omitted.append(next)
    }
    if let wrapped, excess() > 0 { widths[wrapped] = max(min(widths[wrapped], leastWrapped), widths[wrapped] - excess()) }
    var least = table.columns.map { max(Self.leastTextWidth, displayWidth($0.title?.text(in: spoken) ?? "")) }
    if let first = widths.first { least[0] = max(least[0], min(first, columns / 2)) }
    let texts = table.columns.indices.filter { !table.columns[$0].isNumber && $0 != wrapped }
    while excess() > 0, let widest = texts.filter({ widths[$0] > least[$0] }).max(by: { widths[$0] < widths[$1] }) {
      widths[widest] -= 1
    }
    return (widths, omitted.sorted().compactMap { table.columns[$0].title })
  }

  /// The column whose text is wrapped: the last one, if it is text and not the only one.
  private static func wrappedColumn(_ columns: [Table.Column], _ widths: [Int]) -> Int? {
    guard let last = widths.lastIndex(where: { $0 > 0 }), !columns[last].isNumber, widths[..<last].contains(where: { $0 > 0 }) else {
      return nil
    }
    return last
  }

  /// The width that the wrapped column keeps: enough for each of its words, up to two thirds of the terminal's width.
  private func leastWrappedWidth(of table: Table, _ widths: [Int]) -> Int {
    guard let columns, let wrapped = Self.wrappedColumn(table.columns, widths) else { return 0 }
    var widest = Self.leastWrappedWidth
    table.rows { widest = max(widest, $0[wrapped].text(in: spoken).widestWord) }
    return min(widest, max(Self.leastWrappedWidth, columns * 2 / 3))
  }

  private static let leastTextWidth = 6
  private static let leastWrappedWidth = 24

  private func row(_ cells: [Table.Cell], _ columns: [Table.Column], _ widths: [Int], isTitle: Bool) -> String {
    var line = ""
    let wrapped = Self.wrappedColumn(columns, widths)
    var column = 0
    for (index, cell) in cells.enumerated() where widths[index] > 0 {
      let whole = cell.text(in: spoken)
      column += 2
      if index == wrapped, displayWidth(whole) > widths[index] {
        let indent = "\n" + String(repeating: " ", count: column)
        line.append(blanks: 2)
        line += whole.broken(at: widths[index]).map { styled($0, cell.style) }.joined(separator: indent)
        continue
      }
      let text = displayWidth(whole) > widths[index] ? whole.shortened(to: widths[index], of: columns[index]) : whole
      let padding = max(0, widths[index] - displayWidth(text))
      line.append(blanks: columns[index].isNumber ? 2 + padding : 2)
      line += isTitle ? text : styled(text, cell.style)
      if !columns[index].isNumber { line.append(blanks: padding) }
      column += widths[index]
    }
    return String(line.trimmingEnd())
  }
}

extension String {
  fileprivate func shortened(to width: Int, of column: Table.Column) -> String {
    (column.isKnownByItsEnd ? fittedEnd(to: width) : fitted(to: width)) ?? self
  }

  fileprivate func trimmingEnd() -> Substring {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return self[..<end]
  }
}
