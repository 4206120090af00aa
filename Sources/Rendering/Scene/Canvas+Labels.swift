import Localization

extension Canvas {
  /// Writes a box's label where most of it is readable: inside the box, or on its upper edge if it has no visible inside.
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

  /// Writes a name on a box's upper or lower edge, over lines but not over other names. Returns false if not even an abbreviation fits.
  @discardableResult
  mutating func nameEdge(of box: CellBox, owner: Int?, _ name: String) -> Bool {
    let wanted = displayWidth(name) + 2
    var best: LabelStretch?
    for row in [box.top, box.bottom] where (0..<rows).contains(row) {
      guard let columns = unwrittenRun(from: max(0, box.left + 1), to: min(columns, box.right), row: row, wanted: wanted) else { continue }
      if columns.count > best?.columns.count ?? 0 { best = LabelStretch(row: row, columns: columns) }
      if columns.count >= wanted { break }
    }
    guard let best, var text = name.fitted(to: best.columns.count) else { return false }
    if displayWidth(text) + 2 <= best.columns.count { text = " \(text) " }
    write(text, column: best.columns.lowerBound, row: best.row, owner: owner)
    return true
  }

  /// The first run of `wanted` unwritten columns in a row, within the given limits; if there is none, the longest unwritten run.
  private func unwrittenRun(from start: Int, to end: Int, row: Int, wanted: Int) -> Range<Int>? {
    longestRun(from: start, to: end, wanted: wanted) { !places[row * columns + $0].text.isWritten }
  }

  private struct LabelStretch {
    var row: Int
    var columns: Range<Int>
  }

  /// The longest visible part of a box between its edges, in the first row where it has at least `wanted` columns; if there is no such row,
  /// the longest part in any row.
  private func run(within box: CellBox, rows: [Int], of owner: Int, wanted: Int) -> LabelStretch? {
    var longest: LabelStretch?
    for row in rows where (0..<self.rows).contains(row) {
      guard let columns = longestRun(from: max(0, box.left + 1), to: min(columns, box.right), row: row, of: owner) else { continue }
      if columns.count >= wanted { return LabelStretch(row: row, columns: columns) }
      if columns.count > longest?.columns.count ?? 0 { longest = LabelStretch(row: row, columns: columns) }
    }
    return longest
  }

  private func longestRun(from start: Int, to end: Int, row: Int, of owner: Int) -> Range<Int>? {
    longestRun(from: start, to: end, wanted: .max) { places[row * columns + $0].owner == owner }
  }

  /// The first run of `wanted` free columns, or else the longest run; nil if no column is free.
  private func longestRun(from start: Int, to end: Int, wanted: Int, isFree: (Int) -> Bool) -> Range<Int>? {
    var longest = start..<start
    var first = start
    for column in stride(from: start, to: end, by: 1) {
      guard isFree(column) else {
        first = column + 1
        continue
      }
      if column + 1 - first > longest.count { longest = first..<column + 1 }
      if longest.count >= wanted { break }
    }
    return longest.isEmpty ? nil : longest
  }

  /// The rows from `start` up to `end`, limited to the canvas, starting with the middle one.
  private func middleOut(from start: Int, to end: Int) -> [Int] {
    let first = max(0, start)
    let visible = first..<max(first, min(rows, end))
    let middle = (visible.lowerBound + visible.upperBound - 1) / 2
    return visible.sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
  }
}

extension String {
  /// The text, abbreviated if necessary to fit in `columns` columns; nil if too little of it would remain.
  ///
  /// A number at the end is kept, because it distinguishes names.
  package func fitted(to columns: Int) -> String? {
    if displayWidth(self) <= columns { return self }
    guard columns >= 3 else { return nil }
    guard last?.isNumber == true else { return String(prefix(columns: columns - 1)) + "…" }
    let end = columns >= 8 ? min(columns / 2, reversed().prefix { $0.isNumber }.count) : columns - 1
    return String(prefix(columns: columns - 1 - end)) + "…" + suffix(columns: end)
  }

  /// The end of the text after an ellipsis, to fit in `columns` columns; nil if too little of it would remain. Whole words are kept if
  /// possible: `…SectionHeader`.
  package func fittedEnd(to columns: Int) -> String? {
    if displayWidth(self) <= columns { return self }
    guard columns >= 3 else { return nil }
    let end = suffix(columns: columns - 1)
    return "…" + (end.firstIndex { $0.isUppercase }.map { String(end[$0...]) } ?? end)
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
