import CEditline

/// Grey text after the cursor.
struct Ghost: Equatable {
  var text: String
  /// Whether the right arrow inserts it: true for a hint, false for a template.
  var isTakeable: Bool
}

extension LineEditor {
  /// The text shown after an entry: a continuation from history, one from the language, or the missing arguments.
  func ghost(after entry: Entry) -> Ghost? {
    guard entry.isCursorAtEnd, !isSearching else { return nil }
    let text = entry.text
    if let rest = historyContinuation(of: text) ?? assistance.hint(text), !rest.isEmpty {
      return Ghost(text: rest, isTakeable: true)
    }
    return assistance.template(text).flatMap { $0.isEmpty ? nil : Ghost(text: $0, isTakeable: false) }
  }

  private func historyContinuation(of text: String) -> String? {
    guard !text.isEmpty, let history else { return nil }
    let count = text.utf8.count
    let match = history.entries.last { $0.utf8.count > count && $0.utf8.starts(with: text.utf8) && !$0.utf8.contains(UInt8(ascii: "\n")) }
    return match.map { String(decoding: $0.utf8.dropFirst(count), as: UTF8.self) }
  }

  /// Paints prompt and entry over what libedit drew, with ghost text, and puts the cursor back.
  func show() {
    let entry = entry
    shownGhost = ghost(after: entry)
    let spans = assistance.paint(entry.text)
    let isPlain = spans.isEmpty && shownGhost == nil && prompt.runs.allSatisfy { $0.style == .plain }
    if isPlain, !hasPainted { return }
    hasPainted = !isPlain
    paint(entry, spans: spans, cursorGoesToEnd: false)
  }

  /// Erases the ghost text before anything else is drawn.
  func hideGhost() {
    if shownGhost != nil { print(Escape.eraseBelow) }
    shownGhost = nil
  }

  /// Shows the entry in its final form, and leaves the cursor after it.
  func showFinally() {
    let entry = entry
    paint(entry, spans: assistance.paint(entry.text), cursorGoesToEnd: true)
  }

  /// Moves from the entry's cursor to the row and column where the prompt began.
  func moveHome() {
    var pen = pen(upTo: entry.cursor, of: entry)
    pen.clearOutput()
    pen.move(toRow: 0, column: 0)
    print(pen.output)
  }

  /// Draws everything again after the entry or the prompt was replaced. The cursor must be at home.
  func redrawFromHome() {
    guard let editor else { return }
    // Erased from the first cell of the screen on, some terminals (tmux) would keep a copy of it in their history.
    print(" " + Escape.eraseBelow + "\r")
    editline_set_prompt(editor, prompt.text)
    editline_redraw(editor)
  }

  private func pen(upTo count: Int, of entry: Entry) -> Pen {
    var pen = Pen(width: terminal.size.columns)
    pen.put(prompt.text)
    for scalar in entry.scalars.prefix(count) { pen.put(scalar) }
    if let next = entry.scalars.dropFirst(count).first { pen.makeRoom(for: next) }
    pen.settle()
    return pen
  }

  private func paint(_ entry: Entry, spans: [StyledSpan], cursorGoesToEnd: Bool) {
    let size = terminal.size
    let atCursor = pen(upTo: entry.cursor, of: entry)
    var pen = Pen(width: size.columns)
    pen.putEscape("\r" + (atCursor.row > 0 ? "\u{1B}[\(atCursor.row)A" : ""))
    paintPrompt(with: &pen)
    paint(entry.scalars, spans: spans, with: &pen)
    // libedit shows only the last rows of an entry that is taller than the screen; such an entry is not coloured.
    guard pen.row < size.rows else {
      shownGhost = nil
      return cursorGoesToEnd ? moveToEnd() : ()
    }
    if cursorGoesToEnd {
      pen.settle()
    } else {
      if let ghost = shownGhost { paint(ghost, with: &pen, rows: size.rows) }
      pen.move(toRow: atCursor.row, column: atCursor.column)
    }
    print(pen.output)
  }

  private func moveToEnd() {
    let entry = entry
    let rows = pen(upTo: entry.scalars.count, of: entry).row - pen(upTo: entry.cursor, of: entry).row
    print(String(repeating: "\r\n", count: max(0, rows)))
  }

  private func paintPrompt(with pen: inout Pen) {
    for run in prompt.runs { paint(run.text.unicodeScalars, style: run.style, with: &pen) }
  }

  private func paint(_ scalars: [Unicode.Scalar], spans: [StyledSpan], with pen: inout Pen) {
    var offset = 0
    var rest = spans[...]
    var style = TextStyle.plain
    for scalar in scalars {
      while let span = rest.first, span.range.upperBound <= offset { rest.removeFirst() }
      let wanted = rest.first.flatMap { $0.range.contains(offset) ? $0.style : nil } ?? .plain
      if wanted != style { pen.putEscape(wanted.escape(usesColor: terminal.usesColor)) }
      style = wanted
      pen.put(scalar)
      offset += UTF8.width(scalar)
    }
    if style != .plain { pen.putEscape(TextStyle.plain.escape(usesColor: false)) }
  }

  private func paint(_ scalars: some Sequence<Unicode.Scalar>, style: TextStyle, with pen: inout Pen) {
    if style != .plain { pen.putEscape(style.escape(usesColor: terminal.usesColor)) }
    for scalar in scalars { pen.put(scalar) }
    if style != .plain { pen.putEscape(TextStyle.plain.escape(usesColor: false)) }
  }

  /// Ghost text may continue on one more row if the screen has one; an ellipsis replaces the rest.
  private func paint(_ ghost: Ghost, with pen: inout Pen, rows: Int) {
    let style = terminal.usesColor ? TextStyle(color: .gray) : TextStyle(isDim: true)
    let lastRow = min(pen.row + 1, rows - 1)
    pen.putEscape(style.escape(usesColor: terminal.usesColor))
    for scalar in ghost.text.unicodeScalars.prefix(while: { $0 != "\n" }) {
      if pen.row == lastRow, pen.column + 2 >= pen.width {
        pen.put("…" as Unicode.Scalar)
        break
      }
      pen.put(scalar)
    }
    pen.putEscape(TextStyle.plain.escape(usesColor: false))
  }
}
