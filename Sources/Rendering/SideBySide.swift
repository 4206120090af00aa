import Localization

/// Lists that are printed side by side if they fit, each below its title.
package struct SideBySide: Sendable {
  package struct Column: Sendable {
    package var title: StyledLine
    package var lines: [StyledLine]

    package init(title: StyledLine, lines: [StyledLine]) {
      self.title = title
      self.lines = lines
    }

    fileprivate func width(in language: Language) -> Int {
      lines.reduce(displayWidth(title.text(in: language))) { max($0, displayWidth($1.text(in: language).escapingControls)) }
    }
  }

  /// Made on demand.
  private let columns: @Sendable () -> [Column]

  package init(_ columns: @escaping @Sendable () -> [Column]) { self.columns = columns }

  private static let gap = StyledLine(" │ ", .faint)

  /// The rows, at most `width` columns wide; nil if the lists do not fit side by side.
  func rows(within width: Int, in language: Language) -> [StyledLine]? {
    let columns = columns()
    let widths = columns.map { $0.width(in: language) }
    guard columns.count > 1, widths.reduce(0, +) + (columns.count - 1) * displayWidth(Self.gap.text(in: language)) <= width else {
      return nil
    }
    let height = columns.map { $0.lines.count }.max() ?? 0
    let titles = row(columns.map { $0.title }, widths, in: language)
    let rule = StyledLine(verbatim: widths.map { String(repeating: "─", count: $0) }.joined(separator: "─┼─"), .faint)
    return [titles, rule]
      + (0..<height).map { index in row(columns.map { index < $0.lines.count ? $0.lines[index] : StyledLine("") }, widths, in: language) }
  }

  private func row(_ cells: [StyledLine], _ widths: [Int], in language: Language) -> StyledLine {
    var row = StyledLine("")
    for (index, cell) in cells.enumerated() {
      let isLast = index == cells.count - 1
      let padding = isLast ? 0 : widths[index] - displayWidth(cell.text(in: language).escapingControls)
      row = row + cell + StyledLine(verbatim: String(repeating: " ", count: padding)) + (isLast ? StyledLine("") : Self.gap)
    }
    return row
  }
}
