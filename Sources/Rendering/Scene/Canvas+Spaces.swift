import CompositionalLayout
import Localization

extension Canvas {
  /// Fills the blank positions between a box's edges.
  mutating func fill(_ box: CellBox, with character: Unicode.Scalar) {
    for row in max(0, box.top)..<max(0, box.top, min(rows, box.bottom + 1)) {
      for column in max(0, box.left)..<max(0, box.left, min(columns, box.right + 1)) where isBlank(column, row) {
        let isInside = (column > box.left || box.left < 0) && column < box.right && row > box.top && row < box.bottom
        if isInside || column == box.left && box.right == box.left { self[column, row].text = .filling(character) }
      }
    }
  }

  private func isBlank(_ column: Int, _ row: Int) -> Bool {
    self[column, row].arms.isEmpty && !self[column, row].text.isWritten
  }

  /// Writes the length of a space in its middle, or over its edges if the space is very narrow. Nothing is written over a name or directly
  /// next to one, because the two would be read as one.
  mutating func mark(_ box: CellBox, _ length: String, along axis: Axis) {
    let width = displayWidth(length)
    let row = axis == .vertical ? (box.top + box.bottom + 1) / 2 : (box.top + box.bottom) / 2
    let middle = (box.left + box.right + 1 - width + 1) / 2
    guard width <= box.right - box.left + 1, let first = unwritten(row, near: middle, width: width, in: box) else { return }
    write(length, column: first, row: row)
  }

  /// Writes a cell's size on its lower edge if it fits.
  mutating func size(_ box: CellBox, owner: Int, _ size: String) {
    let width = displayWidth(size) + 2
    guard box.bottom > box.top, box.right - box.left - 1 >= width else { return }
    let columns = box.right - width..<box.right
    guard box.bottom < rows, columns.lowerBound >= 0, columns.upperBound <= self.columns,
      columns.allSatisfy({ !self[$0, box.bottom].text.isWritten && self[$0, box.bottom].owner == owner })
    else { return }
    write(" \(size) ", column: columns.lowerBound, row: box.bottom)
  }

  /// The first column for text in a row of a box, as near to `middle` as possible; nil if the row is occupied.
  private func unwritten(_ row: Int, near middle: Int, width: Int, in box: CellBox) -> Int? {
    guard (0..<rows).contains(row) else { return nil }
    let first = max(0, box.left)
    let last = min(columns - 1, box.right) - width + 1
    guard first <= last else { return nil }
    return (first...last).sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }.first { start in
      (max(0, start - 1)...min(columns - 1, start + width)).allSatisfy { !self[$0, row].text.isWritten }
    }
  }
}
