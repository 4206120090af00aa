import Localization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension LineEditor {
  /// Shows a text one screen at a time, with a line below it that names the keys.
  ///
  /// Space and page down show the next screen, Return and the down arrow the next line. `q`, Escape and Ctrl-C end the text. Any other key
  /// ends it too, and is the first key of the next entry, so that a line that is typed here is not lost.
  /// - Parameter status: The line below the text.
  package func page(_ text: String, status: String) {
    signals.start()
    defer { signals.stop() }
    takeTerminal()
    defer { leaveTerminal() }
    var rest = (text.hasSuffix("\n") ? text.dropLast() : text[...]).split(separator: "\n", omittingEmptySubsequences: false)[...]
    var room = terminal.size.rows - 1
    while true {
      var isFirst = true
      while let line = rest.first, isFirst || terminal.size.rows(of: line) <= room {
        print(line + "\r\n")
        room -= terminal.size.rows(of: line)
        rest.removeFirst()
        isFirst = false
      }
      guard !rest.isEmpty else { return }
      print("\u{1B}[7m\(status)\u{1B}[0m")
      let key = nextPagingKey()
      print("\r\u{1B}[K")
      switch key {
      case .page: room = terminal.size.rows - 1
      case .line: room = 1
      case nil: return
      }
    }
  }

  private enum PagingKey { case page, line }

  /// Waits for a key that shows more, or returns nil if the text ends here.
  private func nextPagingKey() -> PagingKey? {
    while true {
      switch input.next() {
      case .signal(SIGWINCH), .signal(SIGCONT): continue
      case .signal, .closed: return nil
      case .scalar(" "): return .page
      case .scalar("\r"), .scalar("\n"): return .line
      case .scalar("\u{1B}"): return input.hasPending(within: 0.05) ? keyAfterEscape() : nil
      case .scalar("q"):
        // Letters that follow at once are a line for the prompt, but a habitual Return is not.
        if input.hasPending(within: 0.2), input.received({ $0 == "\r" || $0 == "\n" }) == nil { input.putBack("q") }
        return nil
      case .scalar(let key):
        input.putBack(key)
        return nil
      }
    }
  }

  /// The meaning of an escape sequence. One without a meaning is left for the prompt.
  private func keyAfterEscape() -> PagingKey? {
    guard let introducer = input.received({ $0 == "[" || $0 == "O" }) else {
      input.putBack("\u{1B}")
      return nil
    }
    if input.received({ $0 == "B" }) != nil { return .line }
    if input.received({ $0 == "6" }) != nil {
      _ = input.received { $0 == "~" }
      return .page
    }
    input.putBack(introducer)
    input.putBack("\u{1B}")
    return nil
  }
}
