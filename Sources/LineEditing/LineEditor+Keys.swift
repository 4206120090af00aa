import CEditline

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension LineEditor {
  /// Waits for a key for libedit. Returns 1 with a scalar, 0 at the end, -1 after an interruption.
  func readScalar(into result: inout UInt32) -> Int32 {
    guard answer == nil, let scalar = nextKey() else { return -1 }
    let isMark = scalar.value >= 0x300 && editline_columns(scalar.value) == 0
    if isMark { pendingMark = scalar }
    result = isMark ? EditorCommand.markKey.value : scalar.value
    return 1
  }

  /// Shows the line, waits for a key and handles signals meanwhile; nil once the entry has ended.
  func nextKey() -> Unicode.Scalar? {
    while answer == nil {
      if !input.hasPending {
        show()
        // The file is read while the user looks at the prompt, so that neither the first prompt nor the first key waits for it.
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

  /// Handles a signal; some end the entry.
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
    answer = .interrupted(hadText: !entry.scalars.isEmpty)
  }

  private func suspend() {
    guard let editor else { return }
    showFinally()
    // The parent shell begins on a new line.
    print(Escape.stopBracketingPastes)
    editline_prepare(editor, false)
    SignalWatch.stopProcess()
    resume()
  }

  private func resume() {
    guard let editor else { return }
    SignalWatch.forget(SIGCONT)
    SignalWatch.forget(SIGWINCH)
    editline_prepare(editor, true)
    print("\r" + Escape.bracketPastes)
    editline_resize(editor)
    redrawFromHome()
  }

  /// Terminals wrap long lines again when their width changes, so the prompt's row is computed with the new width.
  private func resize() {
    guard let editor else { return }
    moveHome()
    editline_resize(editor)
    redrawFromHome()
  }
}
