import Cancelling

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The request to give up a run, made by the thread that watches the keyboard and seen by the one that works. It is never taken back.
final class CancellationRequest: @unchecked Sendable {
  let run = CancellationToken()
  // The reason for `@unchecked`: the mutex protects the two flags. Swift's `Mutex` needs macOS 15.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var isMade = false
  private var hasChangedFiles = false

  init() {
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  private func withLock<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Makes the request, after any change that is being carried out; only then does the run compute a part of what it should.
  ///
  /// - Returns: Whether the run has changed a file before.
  func make() -> Bool {
    let hasChangedFiles = withLock {
      isMade = true
      return self.hasChangedFiles
    }
    run.cancel()
    return hasChangedFiles
  }

  /// Called by both threads when the run is over, so that the changes of one happen before the reads of the other. Closing a pipe does the
  /// same, but the thread sanitizer does not know that.
  func handOver() { withLock {} }

  /// Carries out a change of a file; false, without a change, if the request was made.
  func carryOutUnlessMade(_ change: () -> Void) -> Bool {
    withLock {
      guard !isMade else { return false }
      change()
      hasChangedFiles = true
      return true
    }
  }
}
