import LineEditing
import Workbench

#if canImport(Darwin)
  import Darwin
#else
  // `stdout` is a variable there.
  @preconcurrency import Glibc
#endif

/// Standard output and standard error, in the order in which things were said.
///
/// Answers are gathered until a command is done, then written at once; nothing is written where nothing was said. A long answer is
/// written as it grows.
struct StandardOutput: Output {
  private static let mostGathered = 1 << 16
  private var gathered: [UInt8] = []
  /// Answers are dropped; errors are not.
  var isSilent = false
  /// What is told of accepted lines before they are answered.
  var journal: Journal?

  mutating func write(_ text: String) {
    guard !isSilent else { return }
    gathered.append(contentsOf: text.utf8)
    if gathered.count >= Self.mostGathered { flush() }
  }

  mutating func writeError(_ text: String) {
    flush()
    Self.tell(text)
  }

  /// Says something on standard error that belongs to no answer.
  static func tell(_ text: String) { _ = writeAll(Array(text.utf8), to: 2) }

  /// Before anything is said: the three descriptors are there, so that no file takes the place of one, and a closed pipe ends the process
  /// quietly, whatever it was started by. At the end nothing is left unwritten in silence.
  static func prepare() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 { _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY) }
    signal(SIGPIPE, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
    // What the parser of arguments says goes through the C library.
    atexit { if fflush(stdout) != 0 || ferror(stdout) != 0 { StandardOutput.endUnheard() } }
  }

  mutating func accepted(_ lines: [UInt8]) { journal?.append(lines) }

  mutating func flush() {
    guard !gathered.isEmpty else { return }
    if !Self.writeAll(gathered, to: 1) { Self.endUnheard() }
    gathered.removeAll(keepingCapacity: true)
  }

  /// Ends the process, because what it answers cannot be written.
  private static func endUnheard() -> Never {
    tell(said("galley: the answer cannot be written: \(SystemFailure(code: errno).reason)") + "\n")
    _exit(ExitStatus.failed)
  }

  /// - Returns: whether all of it was written; otherwise `errno` says why not.
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
