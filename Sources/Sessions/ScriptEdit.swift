/// The replacement of a part of a script with lines. The text before and after it on its line is kept.
struct ScriptEdit: Equatable, Sendable {
  /// A position in a file: a line number, from 1, and a byte offset in the line.
  struct LinePosition: Equatable, Sendable {
    var line: Int
    var offset: Int
  }

  var start: LinePosition
  var end: LinePosition
  var lines: [String]

  init(from start: LinePosition, to end: LinePosition, lines: [String]) {
    self.start = start
    self.end = end
    self.lines = lines
  }

  /// Replaces a nonempty range of an entry.
  init(of span: Range<Int>, in entry: InputEntry, lines: [String]) {
    let first = entry.position(of: span.lowerBound)
    let last = entry.position(of: span.upperBound - 1)
    self.init(
      from: LinePosition(line: first.line, offset: first.offset), to: LinePosition(line: last.line, offset: last.offset + 1), lines: lines)
  }
}

/// A file as physical lines, each with its line break.
struct ScriptLines {
  private(set) var lines: [ArraySlice<UInt8>]

  init(_ bytes: [UInt8]) {
    lines = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
  }

  /// The line changes for ordered edits that do not overlap. Edits to the same line are combined into one change.
  func changes(by edits: [ScriptEdit]) -> [LineChange] {
    var changes: [LineChange] = []
    var open: [ScriptEdit] = []
    func close() {
      guard let first = open.first, let last = open.last else { return }
      changes.append(LineChange(range: first.start.line - 1..<last.end.line, replacement: text(of: open)))
    }
    for edit in edits {
      if let last = open.last, edit.start.line > last.end.line + 1 {
        close()
        open = []
      }
      open.append(edit)
    }
    close()
    return changes
  }

  /// The edited text of the affected lines.
  private func text(of edits: [ScriptEdit]) -> [UInt8] {
    var text: [UInt8] = []
    var (line, offset) = (edits[0].start.line, 0)
    for edit in edits {
      text += bytes(from: line, offset, to: edit.start)
      text += edit.lines.joined(separator: lineBreak(after: edit)).utf8
      (line, offset) = (edit.end.line, place(edit.end))
    }
    return text + lines[line - 1].dropFirst(offset)
  }

  private func bytes(from line: Int, _ offset: Int, to end: ScriptEdit.LinePosition) -> [UInt8] {
    guard line < end.line else { return Array(lines[line - 1].prefix(place(end)).dropFirst(offset)) }
    let between = Array(lines[line..<end.line - 1].joined())
    return Array(lines[line - 1].dropFirst(offset)) + between + Array(lines[end.line - 1].prefix(place(end)))
  }

  /// The offset of a position in the file's line. Positions in the first line do not count a byte order mark.
  private func place(_ place: ScriptEdit.LinePosition) -> Int {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return place.line == 1 && lines[0].starts(with: mark) ? place.offset + mark.count : place.offset
  }

  /// The separator between an edit's lines, which includes the indentation of the first line.
  private func lineBreak(after edit: ScriptEdit) -> String {
    let indent = lines[edit.start.line - 1].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let end = lines[edit.end.line - 1].suffix(2).elementsEqual("\r\n".utf8) ? "\r\n" : "\n"
    return end + String(decoding: indent, as: UTF8.self)
  }

  func bytes(after changes: [LineChange]) -> [UInt8] {
    var bytes: [UInt8] = []
    var next = 0
    for change in changes {
      bytes += lines[next..<change.range.lowerBound].joined()
      bytes += change.replacement
      next = change.range.upperBound
    }
    return bytes + lines[next...].joined()
  }
}

/// A range of lines, from 0, and the bytes that replace them.
struct LineChange: Equatable, Sendable {
  var range: Range<Int>
  var replacement: [UInt8]
}
