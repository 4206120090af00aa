import Foundation
import TestSupport

/// Runs an executable to its end. Foundation's `Process` waits for daemons its child leaves behind as well, such as tmux's server.
struct Child {
  private let identifier: pid_t

  /// - Parameter output: The descriptor that becomes its standard output; nil discards the output.
  init(_ path: String, _ arguments: [String], environment: [String: String], output: Int32? = nil) throws {
    var actions = SpawnActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    if let output { posix_spawn_file_actions_adddup2(&actions, output, 1) }
    // The threads that run tests block signals, and children would inherit that.
    var attributes = SpawnAttributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    var settings: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + settings).forEach { free($0) } }
    var identifier: pid_t = 0
    let code = posix_spawn(&identifier, path, &actions, &attributes, &words, &settings)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    self.identifier = identifier
  }

  /// Runs to the end and gives the standard output.
  static func output(of path: String, _ arguments: [String], environment: [String: String]) throws -> String {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("output")
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    let child = try Child(path, arguments, environment: environment, output: descriptor)
    close(descriptor)
    _ = child.waitForEnd()
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
