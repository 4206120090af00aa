import Localization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Decides whether a reply is shown in a pager, from its height and from keys that have been typed.
extension Terminal.Size {
  /// Whether the text fits on the screen. Escape sequences for colours do not count as columns.
  package func holds(_ text: String) -> Bool {
    var left = rows
    let lines = text.hasSuffix("\n") ? text.dropLast() : text[...]
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      left -= rows(of: line)
      if left < 0 { return false }
    }
    return true
  }

  /// The number of rows that a line takes up.
  func rows(of line: Substring) -> Int { max(1, (displayWidth(line.withoutColors) + columns - 1) / columns) }
}

extension LineEditor {
  /// Whether keys have been typed, or arrive within the given number of seconds. They are for the next entry, not for a pager.
  package func hasKeysWaiting(within seconds: Double) -> Bool {
    input.hasPending || terminal.hasKeysWaiting(within: seconds)
  }
}

extension Terminal {
  /// Checks for keys in key-by-key mode, because in line mode the terminal driver reports input only once a line is complete.
  fileprivate func hasKeysWaiting(within seconds: Double) -> Bool {
    var former = termios()
    guard tcgetattr(input, &former) == 0 else { return false }
    var keyByKey = former
    keyByKey.c_lflag &= ~tcflag_t(ICANON)
    guard tcsetattr(input, TCSANOW, &keyByKey) == 0 else { return false }
    defer { tcsetattr(input, TCSANOW, &former) }
    return !awaitInput(input, seconds: seconds).isEmpty
  }
}

extension Substring {
  /// The text without the escape sequences for colours and styles, `ESC [ ... m`.
  fileprivate var withoutColors: Substring {
    guard utf8.contains(0x1B) else { return self }
    var shown = Substring()
    var rest = self
    while let start = rest.firstIndex(of: "\u{1B}") {
      shown += rest[..<start]
      let end = rest[start...].hasPrefix("\u{1B}[") ? rest[start...].firstIndex(of: "m") : nil
      rest = rest[(end ?? start)...].dropFirst()
    }
    return shown + rest
  }
}
