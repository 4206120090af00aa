import Foundation
import TestSupport

/// Runs an executable to its end. Foundation's `Process` would also wait for daemons that the executable starts, such as tmux's server.
struct Child {
  let identifier: pid_t

  /// - Parameters:
  ///   - output: The descriptor that becomes its standard output; nil discards the output.
  ///   - terminal: The path of the terminal that it controls, in place of all three standard descriptors.
  init(_ path: String, _ arguments: [String], environment: [String: String], output: Int32? = nil, terminal: String? = nil) throws {
    var actions = SpawnActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // A terminal that the leader of a new session opens becomes its controlling terminal.
    for descriptor in Int32(0)...2 { posix_spawn_file_actions_addopen(&actions, descriptor, terminal ?? "/dev/null", O_RDWR, 0) }
    if let output { posix_spawn_file_actions_adddup2(&actions, output, 1) }
    // The threads that run tests block signals, and child processes would inherit the signal mask.
    var attributes = SpawnAttributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | (terminal == nil ? 0 : newSession)))
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    var settings: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + settings).forEach { free($0) } }
    var identifier: pid_t = 0
    let code = posix_spawn(&identifier, path, &actions, &attributes, &words, &settings)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    self.identifier = identifier
  }

  /// The process ended with an unexpected status.
  struct UnexpectedEnd: Error {
    var arguments: [String]
    var status: Int32?
  }

  /// Runs to the end and returns the standard output.
  ///
  /// - Parameter status: The only status that is accepted; nil accepts any.
  static func output(of path: String, _ arguments: [String], environment: [String: String], status: Int32? = nil) throws -> String {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("output")
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    let child = try Child(path, arguments, environment: environment, output: descriptor)
    close(descriptor)
    let end = child.waitForEnd()
    if let status, end != status { throw UnexpectedEnd(arguments: arguments, status: end) }
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// Waits for the end and returns the exit status; nil if a signal ended it.
  func waitForEnd() -> Int32? {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }

  /// Whether it has not ended yet. Must not be called again after the end.
  var isRunning: Bool {
    var status: Int32 = 0
    return waitpid(identifier, &status, WNOHANG) == 0
  }
}

#if canImport(Darwin)
  private typealias SpawnActions = posix_spawn_file_actions_t?
  private typealias SpawnAttributes = posix_spawnattr_t?
#else
  private typealias SpawnActions = posix_spawn_file_actions_t
  private typealias SpawnAttributes = posix_spawnattr_t
#endif

/// `POSIX_SPAWN_SETSID`, which not every C library's module exports.
#if canImport(Darwin)
  private let newSession: Int32 = 0x0400
#else
  private let newSession: Int32 = 0x80
#endif
