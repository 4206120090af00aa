import CResources

/// Cancels the work of one thread from another, such as an entry at a prompt.
package final class CancellationToken: @unchecked Sendable {
  // The reason for `@unchecked`: threads change it atomically.
  private let state: UnsafeMutablePointer<cancellable_run>

  /// - Parameters:
  ///   - askings: how often the run may ask whether it was cancelled before it is, for tests of every place that asks.
  ///   - stride: how many elements a loop takes between two askings. Asking takes a few nanoseconds.
  package init(askings: Int = .max, stride: Int = 1024) {
    state = .allocate(capacity: 1)
    state.initialize(to: cancellable_run(askings: askings, stride: stride))
  }

  deinit { state.deallocate() }

  /// How often it may still ask.
  package var askings: Int { state.pointee.askings }

  /// Cancels it: its loops end early.
  package func cancel() { run_cancel(state) }

  /// Carries it out on the current thread.
  package func carryOut(_ body: () -> Void) {
    run_begin(state)
    body()
    run_begin(nil)
  }
}

/// The run that the current thread carries out, if any.
@usableFromInline
package enum CurrentRun {
  /// Whether it was cancelled. It stays so, and what it computes is discarded, so every loop may end with a part of its work.
  @usableFromInline package static var isCancelled: Bool { run_is_cancelled() }

  @usableFromInline static var stride: Int { run_stride() }

  /// How many elements a loop may take before it asks again; 0 once the run was cancelled.
  package static var allowance: Int { isCancelled ? 0 : stride }
}
