#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Measures how long a pasted megabyte takes until the next key is drawn, and how long Ctrl-C is unanswered while it is taken in.
func pastingBenchmarks(_ figures: Figures) {
  guard let galley = path(besideThisOne: "galley") else { return figures.say("galley beside this executable is missing") }
  let kinds = [
    ("letters", "a"), ("commands", "append items x\r"), ("marks", "\u{301}"), ("wide letters", "한"), ("joined emoji", "👨\u{200D}👩"),
    ("tabs", "\t"), ("control characters", "\u{1}"),
  ]
  for (name, unit) in kinds {
    let text =
      Array("\u{1B}[200~".utf8) + Array(String(repeating: unit, count: 1_000_000 / unit.utf8.count).utf8) + Array("\u{1B}[201~".utf8)
    let settled = PastingShell(galley).map { shell in seconds { shell.type(text + [UInt8(ascii: "Q")], until: "Q") } }
    let delays = stride(from: 0, through: 300_000, by: 50_000)
    let answers = delays.map { delay in PastingShell(galley).map { $0.interrupt(text, after: useconds_t(delay)) } ?? .nan }
    figures.add("a megabyte of \(name) settled", (settled ?? .nan) * 1000, "ms")
    figures.add("Ctrl-C answered in a megabyte of \(name)", (answers.max() ?? .nan) * 1000, "ms")
  }
}

/// A shell at a terminal of its own, until it is no longer used.
private final class PastingShell {
  private let keyboard: Int32
  private let process: pid_t

  /// Nil where there is no terminal to be had.
  init?(_ galley: String) {
    guard let (master, name) = pseudoTerminal() else { return nil }
    keyboard = master
    var size = winsize(ws_row: 50, ws_col: 200, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    setenv("TERM", "xterm-256color", 1)
    process = spawn(galley, ["--no-history"], at: name)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    type([], until: galleyPrompt)
  }

  deinit {
    end(process)
    close(keyboard)
  }

  /// Types bytes as fast as they are read, and waits for an answer that ends in a text.
  func type(_ bytes: [UInt8], until text: String) {
    var typed = 0
    var seen: [UInt8] = []
    while typed < bytes.count || !String(decoding: seen, as: UTF8.self).contains(text) {
      var state = pollfd(fd: keyboard, events: Int16(POLLIN | (typed < bytes.count ? POLLOUT : 0)), revents: 0)
      guard poll(&state, 1, 60_000) > 0, state.revents & Int16(POLLHUP) == 0 else { return }
      typed += max(0, bytes[typed...].withUnsafeBytes { write(keyboard, $0.baseAddress, $0.count) })
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(keyboard, &buffer, buffer.count)
      if count > 0 { seen = seen.suffix(text.utf8.count) + buffer[..<count] }
    }
  }

  /// Pastes bytes, presses Ctrl-C after a while, and returns the seconds until that is answered.
  func interrupt(_ bytes: [UInt8], after delay: useconds_t) -> Double {
    type(bytes, until: "")
    usleep(delay)
    return seconds { type([3], until: "^C") }
  }
}
