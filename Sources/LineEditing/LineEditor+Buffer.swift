import CEditline

extension LineEditor {
  /// A copy of the entry in libedit's buffer.
  var entry: LineBuffer {
    guard let editor else { return LineBuffer(scalars: [], cursor: 0) }
    let text = editline_get_text(editor)
    let scalars = UnsafeBufferPointer(start: text.scalars, count: text.count).map { Unicode.Scalar($0) ?? "\u{FFFD}" }
    return LineBuffer(scalars: scalars, cursor: text.cursor)
  }

  /// Inserts text at the cursor, composed; NUL, which libedit cannot hold, is left out.
  func insert(_ text: String) {
    guard let editor else { return }
    let scalars = text.composed().unicodeScalars.map(\.value).filter { $0 != 0 }
    if !scalars.isEmpty { _ = editline_insert(editor, scalars + [0]) }
  }

  /// Replaces the entry by another text, with the cursor at its end or at a position in scalars.
  func replaceEntry(with text: String, cursor: Int? = nil) {
    guard let editor else { return }
    setCursor(.max)
    editline_delete_before(editor, editline_get_text(editor).count)
    insert(text)
    if let cursor { setCursor(cursor) }
  }

  /// Deletes scalars before the cursor.
  func deleteBefore(_ count: Int) {
    if let editor { editline_delete_before(editor, count) }
  }

  /// Moves the cursor to a position counted in scalars, at most to the end.
  func setCursor(_ cursor: Int) {
    if let editor { editline_set_cursor(editor, cursor) }
  }

  /// Writes to the terminal, in order with what libedit writes.
  func print(_ text: String) {
    guard let editor else { return }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { editline_print(editor, $0.baseAddress, $0.count) }
    }
  }
}

/// The escape sequences the editor writes.
enum Escape {
  static let bracketPastes = "\u{1B}[?2004h"
  static let stopBracketingPastes = "\u{1B}[?2004l"
  /// From the cursor to the end of the screen.
  static let eraseBelow = "\u{1B}[J"
}
