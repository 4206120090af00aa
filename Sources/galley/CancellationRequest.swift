import Cancelling

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A request to cancel a run, made by the thread that watches the keyboard and read by the thread that runs. It is never withdrawn.
final class CancellationRequest: @unchecked Sendable {
  let run = CancellationToken()
  // The reason for `@unchecked`: the mutex protects both flags. Swift's `Mutex` requires macOS 15.
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

  /// Makes the request once any file change in progress has ended. From then on, the run may compute incomplete results.
  ///
  /// - Returns: Whether the run has changed a file.
  func make() -> Bool {
    let hasChangedFiles = withLock {
      isMade = true
      return self.hasChangedFiles
    }
    run.cancel()
    return hasChangedFiles
  }

  /// Orders the memory accesses of the two threads; both call it when the run ends. Closing the pipe has the same effect, but the thread
  /// sanitizer does not know that.
  func handOver() { withLock {} }

  /// Performs a file change. Returns false without performing it if the request was made.
  func carryOutUnlessMade(_ change: () -> Void) -> Bool {
    withLock {
      guard !isMade else { return false }
      change()
      hasChangedFiles = true
      return true
    }
  }
}
