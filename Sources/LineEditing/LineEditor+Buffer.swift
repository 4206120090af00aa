import CEditline

extension LineEditor {
  /// A copy of the entry in libedit's buffer.
  var entry: LineBuffer {
    guard let editor else { return LineBuffer(scalars: [], cursor: 0) }
    let text = editline_get_text(editor)
    // `editline_get_text` returns only valid scalar values, and `Unicode.Scalar` has the layout of its value.
    let scalars = UnsafeRawBufferPointer(start: text.scalars, count: text.count * MemoryLayout<Unicode.Scalar>.stride)
    return LineBuffer(scalars: Array(scalars.bindMemory(to: Unicode.Scalar.self)), cursor: text.cursor)
  }

  /// The entry's length in scalars. O(1).
  var length: Int { editor.map { editline_get_length($0) } ?? 0 }

  /// Whether the entry is too long to be painted. In that case only libedit draws it, without colours and hints, so that Ctrl-C remains
  /// responsive.
  var isLong: Bool { length > Self.longestPainted }

  static let longestPainted = 8192

  /// Inserts text at the cursor, composed and without NUL, which libedit cannot store.
  func insert(_ text: String) {
    var composed = ComposedText()
    for scalar in text.unicodeScalars where scalar != "\0" { composed.append(scalar) }
    insert(composed)
  }

  /// Inserts text at the cursor. It must not contain NUL.
  func insert(_ text: ComposedText) {
    guard let editor, !text.scalars.isEmpty else { return }
    (text.scalars + ["\0"]).withUnsafeBytes { _ = editline_insert(editor, $0.bindMemory(to: UInt32.self).baseAddress) }
  }

  /// Replaces the entry.
  ///
  /// - Parameter cursor: The new position of the cursor, in scalars; nil for the end.
  func replaceEntry(with text: String, cursor: Int? = nil) {
    guard let editor else { return }
    setCursor(.max)
    editline_delete_before(editor, editline_get_text(editor).count)
    insert(text)
    if let cursor { setCursor(cursor) }
  }

  func deleteBefore(_ count: Int) {
    if let editor { editline_delete_before(editor, count) }
  }

  /// Moves the cursor to a position in scalars, limited to the entry's length.
  func setCursor(_ cursor: Int) {
    if let editor { editline_set_cursor(editor, cursor) }
  }

  /// Writes to the terminal, in order with the output of libedit.
  func print(_ text: String) {
    guard let editor else { return }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { editline_print(editor, $0.baseAddress, $0.count) }
    }
  }
}

enum Escape {
  static let bracketPastes = "\u{1B}[?2004h"
  static let stopBracketingPastes = "\u{1B}[?2004l"
  /// Erases from the cursor to the end of the screen.
  static let eraseBelow = "\u{1B}[J"
  static func row(_ row: Int) -> String { "\u{1B}[\(row)H" }
  /// Moves to the last row: terminals limit the row number to it.
  static let lastRow = "\u{1B}[9999H"
}
