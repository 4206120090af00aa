import CResources

/// Lets one thread cancel another's work, such as running an entry typed at a prompt.
package final class CancellationToken: @unchecked Sendable {
  // `@unchecked` is safe, because threads change the state atomically.
  private let state: UnsafeMutablePointer<cancellable_run>

  /// - Parameters:
  ///   - askings: The number of checks after which the run is cancelled. Tests use it to cancel at every possible check.
  ///   - stride: The number of elements that a loop processes between two checks. A check takes a few nanoseconds.
  package init(askings: Int = .max, stride: Int = 1024) {
    state = .allocate(capacity: 1)
    state.initialize(to: cancellable_run(askings: askings, stride: stride))
  }

  deinit { state.deallocate() }

  /// The number of checks that are left.
  package var askings: Int { state.pointee.askings }

  /// Cancels the run, whose loops then end early.
  package func cancel() { run_cancel(state) }

  /// Runs a closure on the current thread as the run that this token cancels.
  package func carryOut(_ body: () -> Void) {
    run_begin(state)
    body()
    run_begin(nil)
  }
}

/// The run of the current thread, if any.
@usableFromInline
package enum CurrentRun {
  /// Whether the run was cancelled. A cancelled run stays cancelled and its result is discarded, so every loop may end early.
  @usableFromInline package static var isCancelled: Bool { run_is_cancelled() }

  @usableFromInline static var stride: Int { run_stride() }

  /// The number of elements that a loop may process before it checks again; 0 if the run was cancelled.
  package static var allowance: Int { isCancelled ? 0 : stride }
}
