import Wording

extension Canvas {
  /// Writes a box's label where most of it can be read: inside, or on its upper edge if it has no inside or other boxes cover that.
  ///
  /// - Parameter forms: The same label in several lengths, the longest first.
  mutating func label(_ box: CellBox, owner: Int, forms: [String], isOnEdge: Bool) {
    guard let longest = forms.map(displayWidth).max() else { return }
    let inside = isOnEdge ? nil : run(within: box, rows: middleOut(from: box.top + 1, to: box.bottom), of: owner, wanted: longest)
    guard let run = inside ?? self.run(within: box, rows: [box.top], of: owner, wanted: longest) else { return }
    let onEdge = run.row == box.top
    let room = run.columns.count
    let whole = forms.first { displayWidth($0) <= room } ?? forms.last ?? ""
    guard var text = whole.fitted(to: room) else { return }
    if onEdge, displayWidth(text) + 2 <= room { text = " \(text) " }
    let width = displayWidth(text)
    let centred = (max(0, box.left) + min(columns - 1, box.right) + 1 - width) / 2
    let wanted = onEdge ? run.columns.lowerBound : centred
    write(text, column: max(run.columns.lowerBound, min(run.columns.upperBound - width, wanted)), row: run.row)
  }

  private struct Run {
    var row: Int
    var columns: Range<Int>
  }

  /// The first of some rows in which at least `wanted` columns of a box are visible between its edges; otherwise the longest visible part.
  private func run(within box: CellBox, rows: [Int], of owner: Int, wanted: Int) -> Run? {
    var longest: Run?
    for row in rows where (0..<self.rows).contains(row) {
      guard let columns = longestRun(from: max(0, box.left + 1), to: min(columns, box.right), row: row, of: owner) else { continue }
      if columns.count >= wanted { return Run(row: row, columns: columns) }
      if columns.count > longest?.columns.count ?? 0 { longest = Run(row: row, columns: columns) }
    }
    return longest
  }

  private func longestRun(from start: Int, to end: Int, row: Int, of owner: Int) -> Range<Int>? {
    var longest = start..<start
    var first = start
    for column in stride(from: start, to: end, by: 1) {
      guard places[row * columns + column].owner == owner else {
        first = column + 1
        continue
      }
      if column + 1 - first > longest.count { longest = first..<column + 1 }
    }
    return longest.isEmpty ? nil : longest
  }

  /// The rows from `start` up to `end`, limited to the canvas, the middle one first.
  private func middleOut(from start: Int, to end: Int) -> [Int] {
    let first = max(0, start)
    let visible = first..<max(first, min(rows, end))
    let middle = (visible.lowerBound + visible.upperBound - 1) / 2
    return visible.sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
  }
}

extension String {
  /// The text in at most that many columns, abbreviated if necessary; nil if too little of it would be left to read.
  ///
  /// Names that end in a number keep it, since it distinguishes them.
  func fitted(to columns: Int) -> String? {
    if displayWidth(self) <= columns { return self }
    guard columns >= 3 else { return nil }
    guard last?.isNumber == true else { return String(prefix(columns: columns - 1)) + "…" }
    let end = columns >= 8 ? min(columns / 2, reversed().prefix { $0.isNumber }.count) : columns - 1
    return String(prefix(columns: columns - 1 - end)) + "…" + suffix(columns: end)
  }

  private func suffix(columns: Int) -> String {
    var used = 0
    let end = reversed().prefix { character in
      used += displayWidth(character)
      return used <= columns
    }
    return String(end.reversed())
  }
}
