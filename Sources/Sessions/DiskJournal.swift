import CommandLanguage
import Localization

#if canImport(Glibc) || canImport(Darwin)
  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  /// A journal on the disk, `journal-20261121-043210-5b1f0c9e7a3d2846-12345`, named after the start time in UTC, a random number and the
  /// process.
  ///
  /// It is locked before it gets its name, and stays locked until the session ends. A journal without a lock is abandoned.
  final class DiskJournal: JournalFile {
    /// The prefix of a journal's name before it is locked.
    static let unnamed: Path = "." + JournalFolder.prefix
    private let folder: Path
    private var file: File
    private var length: off_t = 0

    init(in folder: Path) throws(FileFailure) {
      self.folder = folder
      file = try Self.begin(in: folder)
    }

    func append(_ lines: [UInt8]) throws(FileFailure) {
      if !Disk.hasName(file.descriptor) { try beginAgain() }
      try write(lines)
    }

    /// Returns when the lines and the file's name are on the disk.
    func sync() throws(FileFailure) {
      guard fsync(file.descriptor) == 0 || errno == EINVAL else { throw .last }
      let descriptor = open(folder.cString, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .last }
      defer { close(descriptor) }
      guard fsync(descriptor) == 0 || errno == EINVAL else { throw .last }
    }

    func end() {
      unlink(file.path.cString)
      close(file.descriptor)
    }

    func leave() {
      rename(file.path.cString, (file.path + JournalFolder.left).cString)
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

    /// Copies the contents into a new file after this one was deleted. The open descriptor is still readable.
    private func beginAgain() throws(FileFailure) {
      guard lseek(file.descriptor, 0, SEEK_SET) == 0 else { throw .last }
      let lines = try Disk.readAll(file.descriptor, expecting: Int(length)) ?? []
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

    private static func begin(in folder: Path) throws(FileFailure) -> File {
      try Disk.makeFolder(folder)
      let place = Disk.Folder(prefix: folder + "/")
      let new = try Disk.NewFile.create(unnamed, in: place, permissions: 0o600)
      let name = JournalFolder.prefix + Path("\(clock())-\(Disk.randomName())-\(getpid())")
      guard place.rename(new.name, to: name) else {
        let failure = FileFailure.last
        place.remove(new.name)
        close(new.descriptor)
        throw failure
      }
      return File(descriptor: new.descriptor, path: folder + "/" + name)
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

    private struct File {
      let descriptor: Int32
      let path: Path
    }
  }
#endif
