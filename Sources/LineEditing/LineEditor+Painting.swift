import CEditline

struct Ghost: Equatable {
  var text: String
  /// Whether the right arrow inserts the text: true for a hint, false for a template.
  var isTakeable: Bool
}

extension LineEditor {
  /// The text to show after an entry: a continuation from history, a hint, or the missing arguments.
  func ghost(after entry: LineBuffer) -> Ghost? {
    guard entry.isCursorAtEnd, !isSearching, !isLong else { return nil }
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

  /// Paints the prompt and the entry over libedit's output, adds ghost text, and restores the cursor.
  func show() {
    if isLong { return }
    let entry = entry
    shownGhost = ghost(after: entry)
    let spans = assistance.paint(entry.text)
    let isPlain = spans.isEmpty && shownGhost == nil && prompt.runs.allSatisfy { $0.attributes == .plain }
    if isPlain, !hasPainted { return }
    hasPainted = !isPlain
    paint(entry, spans: spans, cursorGoesToEnd: false)
  }

  func hideGhost() {
    if shownGhost != nil { print(Escape.eraseBelow) }
    shownGhost = nil
  }

  /// Paints the finished entry, and moves the cursor past it.
  func showFinally() {
    if isLong { return print(Escape.lastRow) }
    let entry = entry
    paint(entry, spans: assistance.paint(entry.text), cursorGoesToEnd: true)
  }

  /// Moves from the entry's cursor to the start of the prompt.
  func moveHome() {
    if isLong { return print(Escape.row(assistance.screen.firstRow())) }
    var painter = painter(upTo: entry.cursor, of: entry)
    painter.clearOutput()
    painter.move(toRow: 0, column: 0)
    print(painter.output)
  }

  /// Redraws everything after the entry or the prompt was replaced. The cursor must be at the start of the prompt.
  func redrawFromHome() {
    guard let editor else { return }
    // Without the space, some terminals (tmux) copy the screen to their scrollback when it is erased from its first cell.
    print(" " + Escape.eraseBelow + "\r")
    editline_set_prompt(editor, prompt.text)
    editline_redraw(editor)
  }

  private func painter(upTo count: Int, of entry: LineBuffer) -> LinePainter {
    var painter = LinePainter(width: terminal.size.columns)
    painter.put(prompt.text)
    for scalar in entry.scalars.prefix(count) { painter.put(scalar) }
    if let next = entry.scalars.dropFirst(count).first { painter.makeRoom(for: next) }
    painter.settle()
    return painter
  }

  private func paint(_ entry: LineBuffer, spans: [AttributedSpan], cursorGoesToEnd: Bool) {
    let size = terminal.size
    let atCursor = painter(upTo: entry.cursor, of: entry)
    var painter = LinePainter(width: size.columns)
    painter.putEscape("\r" + (atCursor.row > 0 ? "\u{1B}[\(atCursor.row)A" : ""))
    paintPrompt(with: &painter)
    paint(entry.scalars, spans: spans, with: &painter)
    // libedit shows only the last rows of an entry that is taller than the screen, so such an entry is not painted.
    guard painter.row < size.rows else {
      shownGhost = nil
      return cursorGoesToEnd ? moveToEnd() : ()
    }
    if cursorGoesToEnd {
      painter.settle()
    } else {
      if let ghost = shownGhost { paint(ghost, with: &painter, rows: size.rows) }
      painter.move(toRow: atCursor.row, column: atCursor.column)
    }
    print(painter.output)
  }

  private func moveToEnd() {
    let entry = entry
    let rows = painter(upTo: entry.scalars.count, of: entry).row - painter(upTo: entry.cursor, of: entry).row
    print(String(repeating: "\r\n", count: max(0, rows)))
  }

  private func paintPrompt(with painter: inout LinePainter) {
    for run in prompt.runs { paint(run.text.unicodeScalars, attributes: run.attributes, with: &painter) }
  }

  private func paint(_ scalars: [Unicode.Scalar], spans: [AttributedSpan], with painter: inout LinePainter) {
    var offset = 0
    var rest = spans[...]
    var attributes = TextAttributes.plain
    for scalar in scalars {
      while let span = rest.first, span.range.upperBound <= offset { rest.removeFirst() }
      let wanted = rest.first.flatMap { $0.range.contains(offset) ? $0.attributes : nil } ?? .plain
      if wanted != attributes { painter.putEscape(wanted.escape(usesColor: terminal.usesColor)) }
      attributes = wanted
      painter.put(scalar)
      offset += UTF8.width(scalar)
    }
    if attributes != .plain { painter.putEscape(TextAttributes.plain.escape(usesColor: false)) }
  }

  private func paint(_ scalars: some Sequence<Unicode.Scalar>, attributes: TextAttributes, with painter: inout LinePainter) {
    if attributes != .plain { painter.putEscape(attributes.escape(usesColor: terminal.usesColor)) }
    for scalar in scalars { painter.put(scalar) }
    if attributes != .plain { painter.putEscape(TextAttributes.plain.escape(usesColor: false)) }
  }

  /// Paints ghost text. It may continue on one more row if the screen has one, and the rest is replaced by an ellipsis.
  private func paint(_ ghost: Ghost, with painter: inout LinePainter, rows: Int) {
    let attributes = terminal.usesColor ? TextAttributes(color: .gray) : TextAttributes(isDim: true)
    let lastRow = min(painter.row + 1, rows - 1)
    painter.putEscape(attributes.escape(usesColor: terminal.usesColor))
    for scalar in ghost.text.unicodeScalars.prefix(while: { $0 != "\n" }) {
      if painter.row == lastRow, painter.column + 2 >= painter.width {
        painter.put("…" as Unicode.Scalar)
        break
      }
      painter.put(scalar)
    }
    painter.putEscape(TextAttributes.plain.escape(usesColor: false))
  }
}
