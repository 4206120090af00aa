import Wording

#if canImport(Glibc) || canImport(Darwin)
  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  extension Disk {
    /// The maximum size in bytes of a journal that is replayed.
    private static let mostJournalBytes = 1 << 32

    static func beginJournal(in folder: String) throws(FileFailure) -> JournalFile {
      let journal = try DiskJournal(in: folder)
      return JournalFile(append: journal.append, end: journal.end)
    }

    static func abandonedJournals(in folder: String) -> [AbandonedJournal] {
      journalNames(in: folder).compactMap { file in
        abandonedSteps("\(folder)/\(file)").map { AbandonedJournal(file: file, in: folder, steps: $0) }
      }
    }

    private static func journalNames(in folder: String) -> [String] {
      guard let stream = opendir(folder) else { return [] }
      defer { closedir(stream) }
      var names: [String] = []
      while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        if name.hasPrefix(JournalFolder.prefix) { names.append(name) }
      }
      return names.sorted()
    }

    /// The steps of a journal that is not locked; without any it is removed.
    private static func abandonedSteps(_ path: String) -> [JournalStep]? {
      let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
        flock(descriptor, LOCK_EX | LOCK_NB) == 0, let bytes = try? read(path, limit: mostJournalBytes)
      else { return nil }
      let steps = JournalStep.steps(in: bytes)
      if steps.isEmpty { unlink(path) }
      return steps.isEmpty ? nil : steps
    }
  }

  /// A journal on the disk, `journal-20261121-043210-12345` by the start in UTC and the process; it is locked while the session lives.
  private final class DiskJournal {
    private let descriptor: Int32
    private let path: String
    private var length: off_t = 0

    init(in folder: String) throws(FileFailure) {
      try Disk.makeFolder(folder)
      path = "\(folder)/\(Self.fileName(at: time(nil), process: getpid()))"
      descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw .last }
      guard flock(descriptor, LOCK_EX) == 0 else {
        close(descriptor)
        throw .last
      }
    }

    func append(_ lines: [UInt8]) throws(FileFailure) {
      let count = lines.withUnsafeBytes { Disk.write($0, to: descriptor) }
      guard count == lines.count else {
        let failure = count < 0 ? FileFailure.last : FileFailure(reason: "no space left on device")
        ftruncate(descriptor, length)
        throw failure
      }
      length += off_t(count)
    }

    func end() {
      unlink(path)
      close(descriptor)
    }

    private static func fileName(at seconds: time_t, process: Int32) -> String {
      var seconds = seconds
      var parts = tm()
      gmtime_r(&seconds, &parts)
      func padded(_ number: Int32, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
      }
      let day = padded(parts.tm_year + 1900, 4) + padded(parts.tm_mon + 1, 2) + padded(parts.tm_mday, 2)
      let clock = padded(parts.tm_hour, 2) + padded(parts.tm_min, 2) + padded(parts.tm_sec, 2)
      return "\(JournalFolder.prefix)\(day)-\(clock)-\(process)"
    }
  }
#endif
