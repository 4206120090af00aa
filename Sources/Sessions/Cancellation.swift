import Cancelling

/// Keeps a cancelled run from changing anything outside of its session, which is discarded.
package struct Cancellation: Sendable {
  /// Carries out a change outside of the session unless the run was cancelled; a request waits until the change is over.
  private let carryOut: @Sendable (_ change: () -> Void) -> Bool

  package init(carryOut: @escaping @Sendable (_ change: () -> Void) -> Bool) {
    self.carryOut = carryOut
  }

  /// A run that is never cancelled.
  package static let never = Cancellation {
    $0()
    return true
  }

  /// Carries out a change outside of the session.
  ///
  /// - Returns: False if the run was cancelled before, and nothing was changed.
  func unlessRequested(_ change: () -> Void) -> Bool { carryOut(change) }

  /// The same for a change that may fail.
  func unlessRequested(_ change: () throws(FileFailure) -> Void) throws(FileFailure) -> Bool {
    var failure: FileFailure?
    let isDone = carryOut {
      do throws(FileFailure) { try change() } catch { failure = error }
    }
    if let failure { throw failure }
    return isDone
  }
}
