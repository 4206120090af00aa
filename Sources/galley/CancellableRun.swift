import Cancelling
import LineEditing
import Localization
import Sessions

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs commands on a separate thread, so that Ctrl-C can cancel them and slow ones can show their progress.
///
/// The commands run in a separate session on a copy of the state, which is discarded after a cancellation. The thread then ends its loops
/// early and writes no more files.
final class CancellableRun: @unchecked Sendable {
  private let body: @Sendable (Session, KeptOutput) -> Void
  // The reason for `@unchecked`: only the thread uses the session until it closes its end of the pipe; after that only the caller does.
  private let session: Session
  let output = KeptOutput()
  /// Suspends the process for Ctrl-Z, and returns when it resumes.
  var stop: () -> Void = { SignalWatch.stopProcess() }
  private var ends: [Int32] = [-1, -1]
  private let request = CancellationRequest()

  init(_ state: SessionState, _ body: @escaping @Sendable (Session, KeptOutput) -> Void) {
    session = Session(state, cancellation: Cancellation { [request] in request.carryOutUnlessMade($0) })
    self.body = body
  }

  /// The state after the commands; valid once `run()` has returned `.done`.
  var state: SessionState { session.state }

  enum Outcome {
    case done
    /// Ctrl-C. The result is discarded, but files may already have been changed.
    case cancelled(changedFiles: Bool)
    /// A signal requests the end of the process.
    case ended(signal: Int32)
  }

  /// Runs the commands until they end or a signal arrives. The caller must already watch the signals, so that none is lost.
  func run() -> Outcome {
    guard pipe(&ends) == 0, start() else {
      body(session, output)
      return .done
    }
    defer { close(ends[0]) }
    return wait()
  }

  private func start() -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // This stack is large enough for the deepest outlines and groups that are allowed.
    pthread_attr_setstacksize(&attributes, 64 << 20)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let retained = Unmanaged.passRetained(self)
    guard pthread_create(&thread, &attributes, runOnThread, retained.toOpaque()) == 0 else {
      retained.release()
      ends.forEach { close($0) }
      return false
    }
    return true
  }

  fileprivate func carryOut() {
    request.run.carryOut { body(session, output) }
    request.handOver()
    close(ends[1])
  }

  private func wait() -> Outcome {
    var progress = Progress()
    defer { progress.erase() }
    while true {
      var watched = [
        pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0), pollfd(fd: SignalWatch.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&watched, nfds_t(watched.count), progress.interval)
      if watched[0].revents != 0 {
        request.handOver()
        return .done
      }
      if count == 0 { progress.show() }
      SignalWatch.drain()
      while let signal = SignalWatch.next() {
        switch signal {
        case SIGINT:
          return .cancelled(changedFiles: request.make())
        case SIGHUP, SIGTERM: return .ended(signal: signal)
        case SIGTSTP: stop()
        default: break
        }
      }
    }
  }
}

private func runOnThread(_ run: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let run else { return nil }
  Unmanaged<CancellableRun>.fromOpaque(run).takeRetainedValue().carryOut()
  return nil
}

/// The progress line of a slow command, on standard error if that is a terminal that can erase it.
struct Progress {
  /// Whether standard error is a terminal that can overwrite a line.
  static var isErasable: Bool { isatty(2) == 1 && TerminalKind(environment: environmentVariable) == .full }

  private let isShown = isErasable
  private var tenths = 0
  private var isThere = false
  private static let eraseLine = "\r\u{1B}[K"

  /// The milliseconds until the line is shown or updated.
  var interval: Int32 { tenths == 0 ? 500 : 100 }

  mutating func show() {
    tenths += tenths == 0 ? 5 : 1
    guard isShown else { return }
    isThere = true
    StandardOutput.tell("\r\u{1B}[2m\(said("\(tenths / 10).\(tenths % 10) s; Ctrl-C cancels"))\u{1B}[0m\u{1B}[K")
  }

  /// Reports that Ctrl-C cancelled the command. The terminal has already echoed the key at its cursor.
  static func tellCancelled(changedFiles: Bool) {
    let sentence: Phrase =
      changedFiles ? "cancelled: only the files written so far were changed" : "cancelled: nothing was changed"
    StandardOutput.tell((isErasable ? eraseLine + "^C " : " ") + said(sentence) + "\n")
  }

  mutating func erase() {
    if isThere { StandardOutput.tell(Self.eraseLine) }
  }
}

/// An output that holds text back until the commands can no longer be cancelled.
final class KeptOutput: Output {
  private enum KeptWrite {
    case answer(String)
    case error(String)
    case accepted([UInt8])
    case superseded(@Sendable () -> Void)
  }

  private var pieces: [KeptWrite] = []

  override func write(_ text: String) { pieces.append(.answer(text)) }
  override func writeError(_ text: String) { pieces.append(.error(text)) }
  override func accepted(_ lines: [UInt8]) { pieces.append(.accepted(lines)) }
  override func superseded(_ remove: @escaping @Sendable () -> Void) { pieces.append(.superseded(remove)) }

  /// Writes everything in its original order.
  func say(to output: StandardOutput) {
    for piece in pieces {
      switch piece {
      case .answer(let text): output.write(text)
      case .error(let text): output.writeError(text)
      case .accepted(let lines): output.accepted(lines)
      case .superseded(let remove): output.superseded(remove)
      }
    }
    output.flush()
  }

  /// The answers as one text, or nil if there are errors among them.
  var answer: String? {
    var answer = ""
    for piece in pieces {
      switch piece {
      case .answer(let text): answer += text
      case .error: return nil
      case .accepted, .superseded: break
      }
    }
    return answer
  }

  /// Forwards the accepted lines without the answers.
  func tellAccepted(to output: StandardOutput) {
    for piece in pieces {
      switch piece {
      case .answer, .error: break
      case .accepted(let lines): output.accepted(lines)
      case .superseded(let remove): output.superseded(remove)
      }
    }
  }
}
