import Cancelling

/// Prevents a cancelled run from changing anything outside its session, which is discarded.
package struct Cancellation: Sendable {
  /// Performs a change unless the run was cancelled. A cancellation request waits until the change is complete.
  private let carryOut: @Sendable (_ change: () -> Void) -> Bool

  package init(carryOut: @escaping @Sendable (_ change: () -> Void) -> Bool) {
    self.carryOut = carryOut
  }

  /// Never cancels.
  package static let never = Cancellation {
    $0()
    return true
  }

  /// Performs a change outside the session.
  ///
  /// - Returns: False, with nothing changed, if the run was cancelled.
  func unlessRequested(_ change: () -> Void) -> Bool { carryOut(change) }

  /// Performs a change that may fail.
  func unlessRequested(_ change: () throws(FileFailure) -> Void) throws(FileFailure) -> Bool {
    var failure: FileFailure?
    let isDone = carryOut {
      do throws(FileFailure) { try change() } catch { failure = error }
    }
    if let failure { throw failure }
    return isDone
  }
}
