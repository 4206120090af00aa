#if canImport(Glibc) || canImport(Darwin)
  import CommandLanguage

  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  extension Disk {
    package func beginPulse(at place: FilePlace, _ text: @escaping PulseText) throws(FileFailure) -> any Pulse {
      let keeper = PulseKeeper(file: PulsingFile(place, text))
      try keeper.file.show(0)
      keeper.file.start()
      return keeper
    }
  }

  /// Ends a heartbeat when no session refers to it any more, for example after a cancelled command.
  private final class PulseKeeper: Pulse {
    let file: PulsingFile

    init(file: PulsingFile) { self.file = file }

    deinit { end() }

    func show(_ revision: Int) throws(FileFailure) { try file.show(revision) }

    func end() { file.end() }
  }

  /// A file that a background thread writes every second, until the process ends.
  ///
  /// A lock prevents it from overwriting the newer text of the session.
  private final class PulsingFile: @unchecked Sendable {
    private static let seconds: UInt32 = 1

    private let place: FilePlace
    private let text: PulseText
    // The reason for `@unchecked`: the following properties are used only while the lock is held.
    private var mutex = pthread_mutex_t()
    private var beats = 0
    private var revision = 0
    private var isEnded = false

    init(_ place: FilePlace, _ text: @escaping PulseText) {
      self.place = place
      self.text = text
      pthread_mutex_init(&mutex, nil)
    }

    deinit { pthread_mutex_destroy(&mutex) }

    func show(_ revision: Int) throws(FileFailure) {
      pthread_mutex_lock(&mutex)
      defer { pthread_mutex_unlock(&mutex) }
      self.revision = revision
      try write()
    }

    func end() {
      pthread_mutex_lock(&mutex)
      defer { pthread_mutex_unlock(&mutex) }
      if isEnded { return }
      isEnded = true
      try? write()
    }

    /// If no thread can be created, the page seems disconnected, but it still shows each change.
    func start() {
      let retained = Unmanaged.passRetained(self)
      #if canImport(Darwin)
        var thread: pthread_t?
        let body: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { PulsingFile.beat($0) }
      #else
        var thread = pthread_t()
        let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { $0.map { PulsingFile.beat($0) } ?? nil }
      #endif
      guard pthread_create(&thread, nil, body, retained.toOpaque()) == 0 else { return retained.release() }
      #if canImport(Darwin)
        if let thread { pthread_detach(thread) }
      #else
        pthread_detach(thread)
      #endif
    }

    private static func beat(_ file: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      let file = Unmanaged<PulsingFile>.fromOpaque(file).takeRetainedValue()
      // Signals are for the thread that reads lines.
      var signals = sigset_t()
      sigfillset(&signals)
      pthread_sigmask(SIG_BLOCK, &signals, nil)
      repeat { sleep(seconds) } while file.writeUnlessEnded()
      return nil
    }

    private func writeUnlessEnded() -> Bool {
      pthread_mutex_lock(&mutex)
      defer { pthread_mutex_unlock(&mutex) }
      if isEnded { return false }
      // If the folder is missing, the next change reports the error.
      try? write()
      return true
    }

    private func write() throws(FileFailure) {
      beats += 1
      _ = try Disk.replace(place, with: text(beats, revision, isEnded), by: .never, isLasting: false)
    }
  }
#endif
