import LineEditing
import Localization
import Sessions

#if canImport(Darwin)
  import Darwin
#else
  // In Glibc, `stdout` is a variable.
  @preconcurrency import Glibc
#endif

/// Standard output and standard error, written in order.
///
/// Answers are collected and written when a command ends. Long answers are written in parts; an empty answer writes nothing.
final class StandardOutput: Output {
  private static let mostGathered = 1 << 16
  private var gathered: [UInt8] = []
  /// The journal that records accepted lines before their answers are printed.
  var journal: Journal?

  override func write(_ text: String) {
    gathered.append(contentsOf: text.utf8)
    if gathered.count >= Self.mostGathered { flush() }
  }

  override func writeError(_ text: String) {
    flush()
    Self.tell(text)
  }

  /// Writes to standard error a message that is not part of an answer.
  static func tell(_ text: String) { _ = writeAll(Array(text.utf8), to: 2) }

  /// Must be called before any output. Opens missing standard descriptors, so that no file gets one of their numbers. Restores the default
  /// action for SIGPIPE, so that a closed pipe ends the process silently. At exit, reports output that could not be written.
  static func prepare() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 { _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY) }
    signal(SIGPIPE, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
    // swift-argument-parser prints through the C library.
    atexit { if fflush(stdout) != 0 || ferror(stdout) != 0 { StandardOutput.endUnheard() } }
  }

  override func accepted(_ lines: [UInt8]) { journal?.append(lines) }

  override func superseded(_ remove: @escaping @Sendable () -> Void) { journal?.supersede(remove) }

  func flush() {
    guard !gathered.isEmpty else { return }
    if !Self.writeAll(gathered, to: 1) { Self.endUnheard() }
    gathered.removeAll(keepingCapacity: true)
  }

  private static func endUnheard() -> Never {
    tell(said("galley: the answer cannot be written: \(SystemFailure(code: errno).reason)") + "\n")
    _exit(ExitStatus.failed)
  }

  /// - Returns: Whether everything was written; otherwise `errno` contains the reason.
  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var watched = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&watched, 1, -1)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  private static func write(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes, count)
    #else
      Glibc.write(descriptor, bytes, count)
    #endif
  }
}
