#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

package struct Terminal: Sendable {
  /// The descriptor that keys are read from.
  package var input: Int32
  /// The descriptor that output is written to.
  package var output: Int32
  package var kind: TerminalKind
  /// Whether to use colours. Without them, ghost text is dimmed.
  package var usesColor: Bool

  package init(input: Int32 = 0, output: Int32 = 1, kind: TerminalKind, usesColor: Bool) {
    self.input = input
    self.output = output
    self.kind = kind
    self.usesColor = usesColor
  }

  package struct Size: Hashable, Sendable {
    package var columns: Int
    package var rows: Int

    package init(columns: Int, rows: Int) {
      self.columns = columns
      self.rows = rows
    }
  }

  /// The largest supported screen. A terminal may report any size, and libedit allocates memory for each cell.
  private static let largest = Size(columns: 2_000, rows: 2_000)

  /// The current size, limited to the largest supported one; 80 by 24 if the terminal does not report its size.
  package var size: Size {
    let size = claimedSize
    return Size(columns: min(size.columns, Self.largest.columns), rows: min(size.rows, Self.largest.rows))
  }

  /// Whether the reported size is supported.
  var hasCredibleSize: Bool { claimedSize == size }

  private var claimedSize: Size {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0 else { return Size(columns: 80, rows: 24) }
    // libedit uses the same values in place of impossible sizes.
    return Size(columns: size.ws_col < 2 ? 80 : Int(size.ws_col), rows: size.ws_row < 1 ? 24 : Int(size.ws_row))
  }
}

/// Makes the C library treat text as UTF-8, without changing the format of numbers.
func chooseTextEncoding() {
  setlocale(LC_CTYPE, "")
  if let codeset = nl_langinfo(nl_item(CODESET)), String(cString: codeset) == "UTF-8" { return }
  for name in ["C.UTF-8", "en_US.UTF-8"] where setlocale(LC_CTYPE, name) != nil { return }
}
