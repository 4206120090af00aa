import Cancelling
import Synchronization

/// The request to give up a run, made by the thread that watches the keyboard and seen by the one that works. It is never taken back.
final class CancellationRequest: Sendable {
  private struct State {
    var isMade = false
    /// Whether the run has changed a file.
    var hasChangedFiles = false
  }

  let run = Run()
  private let state = Mutex(State())

  /// Makes the request, after any change that is being carried out; only then does the run compute a part of what it should.
  ///
  /// - Returns: Whether the run has changed a file before.
  func make() -> Bool {
    let hasChangedFiles = state.withLock { state in
      state.isMade = true
      return state.hasChangedFiles
    }
    run.cancel()
    return hasChangedFiles
  }

  /// Carries out a change of a file; false, without a change, if the request was made.
  func carryOutUnlessMade(_ change: () -> Void) -> Bool {
    state.withLock { state in
      guard !state.isMade else { return false }
      change()
      state.hasChangedFiles = true
      return true
    }
  }
}
