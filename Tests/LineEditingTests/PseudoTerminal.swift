import Foundation
import TestSupport

/// A terminal without a screen. The test is on its other side and receives every byte.
final class PseudoTerminal {
  private let keyboard: Int32
  private let path: String
  private let child: Child
  private var received: [UInt8] = []
  /// The start of the output that no expectation has consumed yet.
  private var position = 0

  struct Missing: Error {
    var text: String
    var output: String
  }

  /// Starts a program on a terminal of the given size, which becomes its controlling terminal.
  init(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:], columns: UInt16 = 80, rows: UInt16 = 24
  ) throws {
    keyboard = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    path = try Self.unlock(keyboard)
    _ = fcntl(keyboard, F_SETFD, FD_CLOEXEC)
    _ = fcntl(keyboard, F_SETFL, O_NONBLOCK)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(keyboard, UInt(TIOCSWINSZ), &size)
    let settings = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "EDITRC": "/dev/null/none", "PAGER": "cat",
      // On a terminal, Swift's crash handler would ask how to show a crash.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    child = try Child(program, arguments, environment: settings.merging(environment) { $1 }, terminal: path)
  }

  /// Makes a terminal's other side usable, and returns its path.
  private static func unlock(_ keyboard: Int32) throws -> String {
    #if os(Linux)
      // The requests of `unlockpt` and `ptsname`, which are not in the C library's module.
      let (unlock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      var (isLocked, number): (Int32, UInt32) = (0, 0)
      guard ioctl(keyboard, unlock, &isLocked) == 0, ioctl(keyboard, getNumber, &number) == 0 else { throw POSIXError(.ENXIO) }
      return "/dev/pts/\(number)"
    #else
      guard grantpt(keyboard) == 0, unlockpt(keyboard) == 0, let name = ptsname(keyboard) else { throw POSIXError(.ENXIO) }
      return String(cString: name)
    #endif
  }

  deinit {
    kill(child.identifier, SIGKILL)
    _ = child.waitForEnd()
    close(keyboard)
  }

  var identifier: pid_t { child.identifier }

  func waitForEnd() -> Int32? { child.waitForEnd() }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(keyboard, UInt(TIOCSWINSZ), &size)
  }

  /// Types bytes as fast as the program reads them.
  func type(_ bytes: [UInt8]) {
    var typed = 0
    let deadline = Date(timeIntervalSinceNow: Tmux.patience)
    while typed < bytes.count, Date() < deadline {
      let count = bytes[typed...].withUnsafeBytes { write(keyboard, $0.baseAddress, $0.count) }
      if count > 0 { typed += count }
      receive(for: count > 0 ? 0 : 5)
    }
  }

  func type(_ text: String) { type(Array(text.utf8)) }

  /// Pastes text as a terminal with bracketed paste does.
  func paste(_ text: String) { type("\u{1B}[200~" + text + "\u{1B}[201~") }

  /// Waits until the program prints the given text, and returns the output up to the end of the text.
  @discardableResult
  func read(until text: String) throws -> String {
    let deadline = Date(timeIntervalSinceNow: Tmux.patience)
    let wanted = Data(text.utf8)
    var searched = position
    while true {
      let output = Data(received[searched...])
      if let found = output.range(of: wanted) {
        let end = searched + found.upperBound
        defer { position = end }
        return String(decoding: received[position..<end], as: UTF8.self)
      }
      guard Date() < deadline else {
        throw Missing(text: text, output: String(decoding: received[position...].suffix(4000), as: UTF8.self))
      }
      searched = max(position, received.count - wanted.count)
      receive(for: 20)
    }
  }

  /// Waits until the program has printed nothing for a while, and returns its output.
  func readUntilQuiet(seconds: Double = 0.3) -> String {
    var last = Date()
    while -last.timeIntervalSinceNow < seconds {
      let count = received.count
      receive(for: 20)
      if received.count > count { last = Date() }
    }
    defer { position = received.count }
    return String(decoding: received[position...], as: UTF8.self)
  }

  private func receive(for milliseconds: Int32) {
    var watched = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
    guard poll(&watched, 1, milliseconds) > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = Foundation.read(keyboard, &bytes, bytes.count)
    if count > 0 { received += bytes.prefix(count) } else { usleep(1000) }
  }

  /// The terminal's modes.
  var modes: termios {
    var modes = termios()
    let descriptor = open(path, O_RDONLY | O_NOCTTY)
    defer { close(descriptor) }
    tcgetattr(descriptor, &modes)
    return modes
  }

  /// Whether the terminal echoes keys and delivers whole lines, as programs without line editing expect.
  var isOrdinary: Bool {
    let wanted = tcflag_t(ECHO | ICANON | ISIG)
    return modes.c_lflag & wanted == wanted
  }

  /// Waits until the program is idle or has used too much processor time, and returns this time in seconds.
  func workUntilIdle(atMost limit: Double) -> Double {
    let start = workSeconds
    var worked = 0.0
    while worked < limit {
      _ = readUntilQuiet(seconds: 0.5)
      let now = workSeconds - start
      if now - worked < 0.01 { return now }
      worked = now
    }
    return worked
  }

  /// The program's processor time in seconds. Unlike elapsed time, it does not grow with the load of the machine.
  var workSeconds: Double {
    #if os(Linux)
      var clock = clockid_t()
      var time = timespec()
      guard clock_getcpuclockid(child.identifier, &clock) == 0, clock_gettime(clock, &time) == 0 else { return .infinity }
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    #else
      var usage = rusage_info_v2()
      let code = withUnsafeMutablePointer(to: &usage) {
        $0.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) { proc_pid_rusage(child.identifier, RUSAGE_INFO_V2, $0) }
      }
      return code == 0 ? Double(usage.ri_user_time + usage.ri_system_time) / 1e9 : .infinity
    #endif
  }
}
