#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The terminal that lines are read from.
package struct Terminal: Sendable {
  /// Where keys come from.
  package var input: Int32
  /// Where the line is drawn.
  package var output: Int32
  /// Which escape sequences it supports.
  package var kind: TerminalKind
  /// Whether colours may be used. Ghost text is dimmed without them.
  package var usesColor: Bool

  package init(input: Int32 = 0, output: Int32 = 1, kind: TerminalKind, usesColor: Bool) {
    self.input = input
    self.output = output
    self.kind = kind
    self.usesColor = usesColor
  }

  /// Columns and rows of a screen.
  package struct Size: Hashable, Sendable {
    package var columns: Int
    package var rows: Int

    package init(columns: Int, rows: Int) {
      self.columns = columns
      self.rows = rows
    }
  }

  /// The largest screen that is drawn on. No terminal shows more, but any may claim to, and libedit takes memory for each cell.
  private static let largest = Size(columns: 2_000, rows: 2_000)

  /// The current size; 80 by 24 if the terminal does not report one, and never beyond what any terminal shows.
  package var size: Size {
    let size = claimedSize
    return Size(columns: min(size.columns, Self.largest.columns), rows: min(size.rows, Self.largest.rows))
  }

  /// Whether the terminal claims no more than what is drawn on.
  var hasCredibleSize: Bool { claimedSize == size }

  private var claimedSize: Size {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0 else { return Size(columns: 80, rows: 24) }
    // libedit uses the same values in place of impossible sizes.
    return Size(columns: size.ws_col < 2 ? 80 : Int(size.ws_col), rows: size.ws_row < 1 ? 24 : Int(size.ws_row))
  }
}

/// Makes the C library treat text as UTF-8; the format of numbers stays unchanged.
func chooseTextEncoding() {
  setlocale(LC_CTYPE, "")
  if let codeset = nl_langinfo(nl_item(CODESET)), String(cString: codeset) == "UTF-8" { return }
  for name in ["C.UTF-8", "en_US.UTF-8"] where setlocale(LC_CTYPE, name) != nil { return }
}
