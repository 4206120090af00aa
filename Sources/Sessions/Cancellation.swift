/// Whether the run of a line is given up; its session is then discarded, and what it did outside of the session has to be over.
package struct Cancellation: Sendable {
  /// Whether the run was cancelled: no other command is begun.
  package let isRequested: @Sendable () -> Bool
  /// Carries out a change outside of the session unless the run was cancelled; a request waits until the change is over.
  private let carryOut: @Sendable (_ change: () -> Void) -> Bool

  package init(isRequested: @escaping @Sendable () -> Bool, carryOut: @escaping @Sendable (_ change: () -> Void) -> Bool) {
    self.isRequested = isRequested
    self.carryOut = carryOut
  }

  /// A run that is never cancelled.
  package static let never = Cancellation(
    isRequested: { false },
    carryOut: {
      $0(); return true
    })

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
