#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The terminal lines are read from, as its caller knows it.
package struct Terminal: Sendable {
  /// Where keys come from.
  package var input: Int32
  /// Where the line is drawn.
  package var output: Int32
  /// What it understands.
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
  }

  /// The size now; 80 by 24 where the terminal does not say.
  package var size: Size {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0 else { return Size(columns: 80, rows: 24) }
    // libedit takes the same values for what cannot be.
    return Size(columns: size.ws_col < 2 ? 80 : Int(size.ws_col), rows: size.ws_row < 1 ? 24 : Int(size.ws_row))
  }
}

/// Makes the C library count and convert text as UTF-8; numbers keep their point.
func chooseTextEncoding() {
  setlocale(LC_CTYPE, "")
  if let codeset = nl_langinfo(nl_item(CODESET)), String(cString: codeset) == "UTF-8" { return }
  for name in ["C.UTF-8", "en_US.UTF-8"] where setlocale(LC_CTYPE, name) != nil { return }
}
