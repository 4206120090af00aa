import CEditline

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Turns signals from a terminal into events that can be waited for, while a line is read or a command runs.
///
/// Watches can be nested. A signal that arrives between two inner watches is handled by the next one. The handler marks its signal as
/// pending and writes a byte to a pipe, which is waited for together with the terminal. This way, a signal is never missed between checking
/// for pending signals and waiting, whichever thread receives it.
package struct SignalWatch {
  /// The signals in the order in which they are handled.
  static let watched = [SIGHUP, SIGTERM, SIGINT, SIGTSTP, SIGCONT, SIGWINCH]

  private var former: [(signal: Int32, action: sigaction)] = []

  package init() {}

  /// The error from creating the signal pipe, or nil. The pipe stays open until the process ends.
  package static var failure: SystemFailure? { signalPipe.failure }

  /// A descriptor that becomes readable when a signal arrives.
  package static var descriptor: Int32 { signalPipe.reading }

  /// Installs signal handlers in place of the previous ones.
  package mutating func start() {
    _ = signalPipe
    former = Self.watched.map { ($0, Self.exchange($0, Self.noting)) }
    Self.unblock()
  }

  /// Unblocks the signals, because a parent process may have blocked them.
  private static func unblock() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in watched { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  package mutating func stop() {
    for (signal, action) in former { _ = Self.exchange(signal, action) }
    former = []
  }

  /// The next pending signal to handle, or nil.
  package static func next() -> Int32? {
    watched.first { editline_take_signal($0) }
  }

  /// Empties the pipe after a wait.
  package static func drain() {
    var bytes: UInt64 = 0
    while read(signalPipe.reading, &bytes, MemoryLayout.size(ofValue: bytes)) > 0 {}
  }

  /// Clears a pending signal that was handled by other means.
  static func forget(_ signal: Int32) {
    _ = editline_take_signal(signal)
  }

  /// Stops the process with the signal's default action. Returns when the process continues.
  package static func stopProcess() {
    var standard = noting
    setHandler(SIG_DFL, of: &standard)
    let ours = exchange(SIGTSTP, standard)
    raise(SIGTSTP)
    _ = exchange(SIGTSTP, ours)
  }

  private static var noting: sigaction {
    var action = sigaction()
    sigemptyset(&action.sa_mask)
    action.sa_flags = Int32(SA_RESTART)
    setHandler(note, of: &action)
    return action
  }

  private static func exchange(_ signal: Int32, _ action: sigaction) -> sigaction {
    var action = action
    var former = sigaction()
    sigaction(signal, &action, &former)
    return former
  }

  private static func setHandler(_ handler: (@convention(c) (Int32) -> Void)?, of action: inout sigaction) {
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
  }
}

private struct SignalPipe {
  var reading: Int32 = -1
  var writing: Int32 = -1
  var failure: SystemFailure?

  init() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      failure = .last
      return
    }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    reading = ends[0]
    writing = ends[1]
  }
}

private let signalPipe = SignalPipe()

/// The signal handler. Atomic operations and `write` are allowed here.
private func note(_ signal: Int32) {
  let code = errno
  editline_mark_signal(signal)
  var byte: UInt8 = 1
  _ = write(signalPipe.writing, &byte, 1)
  errno = code
}
