import CEditline

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension LineEditor {
  /// Waits for a key for libedit. Returns 1 with a scalar, 0 at the end, and -1 after an interruption.
  func readScalar(into result: inout UInt32) -> Int32 {
    guard answer == nil, let scalar = nextKey() else { return -1 }
    result = scalar.value
    if Self.isMark(scalar) {
      pendingMarks = [scalar]
      while let mark = input.received(Self.isMark) { pendingMarks.append(mark) }
      result = EditorCommand.markKey.value
    }
    return 1
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x300 && editline_columns(scalar.value) == 0 }

  /// Shows the line and waits for a key, while handling signals; nil once the entry has ended.
  func nextKey() -> Unicode.Scalar? {
    while answer == nil {
      if !input.hasPending {
        show()
        // The file is read after the prompt is shown, so that neither the first prompt nor the first key has to wait for it.
        _ = history?.entries
      }
      let event = input.next()
      hideGhost()
      switch event {
      case .scalar(EditorCommand.markKey): continue
      case .scalar(let scalar): return scalar
      case .signal(let signal): respond(to: signal)
      case .closed: answer = .hangup(signal: SIGHUP)
      }
    }
    return nil
  }

  /// Handles a signal, which may end the entry.
  func respond(to signal: Int32) {
    switch signal {
    case SIGINT: interrupt()
    case SIGTSTP: suspend()
    case SIGCONT: resume()
    case SIGWINCH: resize()
    default:
      showFinally()
      print("\r\n")
      answer = .hangup(signal: signal)
    }
  }

  private func interrupt() {
    input.discard()
    showFinally()
    print("^C\r\n")
    answer = .interrupted(hadText: length > 0)
  }

  // MARK: The terminal

  /// Puts the terminal into editing mode, until `leaveTerminal()` or the end of the process.
  func takeTerminal() {
    guard let editor else { return }
    editline_prepare(editor, true)
    print(Escape.bracketPastes)
  }

  /// Restores the terminal's mode for other programs.
  func leaveTerminal() {
    guard let editor else { return }
    print(Escape.stopBracketingPastes)
    editline_prepare(editor, false)
  }

  private func suspend() {
    showFinally()
    leaveTerminal()
    print(assistance.screen.leave())
    SignalWatch.stopProcess()
    resume()
  }

  private func resume() {
    SignalWatch.forget(SIGCONT)
    SignalWatch.forget(SIGWINCH)
    takeTerminal()
    print("\r" + assistance.screen.take())
    adoptSize()
    redrawFromHome()
  }

  /// Handles a change in the screen's size. Terminals rewrap long lines when their width changes, so the prompt's row is computed with the
  /// new width.
  private func resize() {
    moveHome()
    print(assistance.screen.take())
    adoptSize()
    redrawFromHome()
  }

  /// Adopts the terminal's size, unless it reports a size for which libedit would need too much memory.
  private func adoptSize() {
    if let editor, terminal.hasCredibleSize { editline_resize(editor) }
  }
}
