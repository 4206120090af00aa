import Localization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What decides whether an answer goes through a pager: its height as shown, and the keys that are waiting.
extension Terminal.Size {
  /// Whether a text takes no more rows than the screen has. Escapes that colour it take no columns.
  package func holds(_ text: String) -> Bool {
    var left = rows
    let lines = text.hasSuffix("\n") ? text.dropLast() : text[...]
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      left -= max(1, (displayWidth(line.withoutColors) + columns - 1) / columns)
      if left < 0 { return false }
    }
    return true
  }
}

extension LineEditor {
  /// Whether keys are typed already, or arrive within a moment: they are meant for the next entry, not for a pager.
  package func hasKeysWaiting(within seconds: Double) -> Bool {
    input.hasPending || terminal.hasKeysWaiting(within: seconds)
  }
}

extension Terminal {
  /// While a command runs the terminal's driver gathers a line, which counts as input only when it is complete; so it is asked key by key.
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
  /// The text without the escapes that set colours and styles, `ESC [ ... m`.
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
