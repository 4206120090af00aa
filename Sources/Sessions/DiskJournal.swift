import Wording

#if canImport(Glibc) || canImport(Darwin)
  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  /// A journal on the disk, `journal-20261121-043210-5b1f0c9e7a3d2846-12345` by the start in UTC, a random number and the process.
  ///
  /// It is locked before it has its name, and as long as the session lives: a journal without a lock is abandoned.
  final class DiskJournal {
    /// How the name of a journal begins that is not locked yet.
    static let unnamed = "." + JournalFolder.prefix
    /// How often a journal is begun again because another session, cleaning up, took it for an abandoned one.
    private static let mostTrials = 100

    private let folder: String
    private var file: File
    private var length: off_t = 0

    init(in folder: String) throws(FileFailure) {
      self.folder = folder
      file = try Self.begin(in: folder)
    }

    func append(_ lines: [UInt8]) throws(FileFailure) {
      if !file.hasName { try beginAgain() }
      try write(lines)
    }

    /// Returns when the lines and the file's name are on the disk.
    func sync() throws(FileFailure) {
      guard fsync(file.descriptor) == 0 || errno == EINVAL else { throw .last }
      let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .last }
      defer { close(descriptor) }
      guard fsync(descriptor) == 0 || errno == EINVAL else { throw .last }
    }

    func end() {
      unlink(file.path)
      close(file.descriptor)
    }

    private func write(_ lines: [UInt8]) throws(FileFailure) {
      let count = lines.withUnsafeBytes { Disk.write($0, to: file.descriptor) }
      guard count == lines.count else {
        let failure = count < 0 ? FileFailure.last : FileFailure(reason: "no space left on device")
        ftruncate(file.descriptor, length)
        throw failure
      }
      length += off_t(count)
    }

    /// Copies everything into a new file, because this one was removed: its descriptor still has it.
    private func beginAgain() throws(FileFailure) {
      guard lseek(file.descriptor, 0, SEEK_SET) == 0 else { throw .last }
      let lines = try Disk.readAll(file.descriptor, expecting: Int(length), limit: .max)
      let former = (file, length)
      (file, length) = (try Self.begin(in: folder), 0)
      do throws(FileFailure) {
        try write(lines)
        close(former.0.descriptor)
      } catch {
        end()
        (file, length) = former
        throw error
      }
    }

    private static func begin(in folder: String) throws(FileFailure) -> File {
      try Disk.makeFolder(folder)
      for _ in 0..<mostTrials { if let file = try File(in: folder) { return file } }
      throw FileFailure(reason: "another process locks each new file")
    }
  }

  /// An open file with its name.
  private struct File {
    let descriptor: Int32
    let path: String

    /// Whether the file is still in a folder.
    var hasName: Bool {
      var status = stat()
      return fstat(descriptor, &status) == 0 && status.st_nlink > 0
    }

    /// Creates a file, locks it, and only then gives it its name; nil if another process locked or removed it before.
    init?(in folder: String) throws(FileFailure) {
      let number = Disk.randomName()
      path = "\(folder)/\(JournalFolder.prefix)\(Self.clock())-\(number)-\(getpid())"
      let unnamed = "\(folder)/\(DiskJournal.unnamed)\(number)"
      descriptor = open(unnamed, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw .last }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0, rename(unnamed, path) == 0 { return }
      let (code, failure) = (errno, FileFailure.last)
      unlink(unnamed)
      close(descriptor)
      guard code == EWOULDBLOCK || code == ENOENT else { throw failure }
      return nil
    }

    /// The time in UTC, as `20261121-043210`.
    private static func clock() -> String {
      var seconds = time(nil)
      var parts = tm()
      gmtime_r(&seconds, &parts)
      func padded(_ number: Int32, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
      }
      let day = padded(parts.tm_year + 1900, 4) + padded(parts.tm_mon + 1, 2) + padded(parts.tm_mday, 2)
      return day + "-" + padded(parts.tm_hour, 2) + padded(parts.tm_min, 2) + padded(parts.tm_sec, 2)
    }
  }

  extension Disk {
    /// A name that no other process gives: 16 hexadecimal digits.
    static func randomName() -> String {
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
  }
#endif
