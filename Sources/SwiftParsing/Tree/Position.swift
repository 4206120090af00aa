/// A line and a column, counted from 1 as in Xcode.
package struct Position: Hashable, Sendable {
  package var line: Int
  /// The column in characters.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourceFile {
  /// The line and column of a byte offset. Offsets beyond the end of the file return the position of the end.
  ///
  /// - Complexity: Linear in the offset.
  package func position(of offset: UInt32) -> Position {
    let start = lineStart(before: offset)
    var line = 1
    var index = 0
    while index < start {
      if Self.endsLine(bytes, index) { line += 1 }
      index += 1
    }
    let end = min(Int(offset), bytes.count)
    return Position(line: line, column: String(decoding: bytes[start..<end], as: UTF8.self).count + 1)
  }

  /// The text of the line that contains a byte offset, without its line break.
  package func line(at offset: UInt32) -> String {
    let start = lineStart(before: offset)
    var end = start
    while end < bytes.count, bytes[end] != 10, bytes[end] != 13 { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func lineStart(before offset: UInt32) -> Int {
    var start = min(Int(offset), bytes.count)
    while start > 0, !Self.endsLine(bytes, start - 1) { start -= 1 }
    // The byte order mark is not part of the line.
    return start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, min(Int(offset), bytes.count)) : start
  }

  /// True for a line feed, and for a carriage return that no line feed follows.
  private static func endsLine(_ bytes: [UInt8], _ index: Int) -> Bool {
    bytes[index] == 10 || bytes[index] == 13 && (index + 1 == bytes.count || bytes[index + 1] != 10)
  }
}
