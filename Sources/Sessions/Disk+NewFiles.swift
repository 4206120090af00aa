import CommandLanguage
import Localization

#if canImport(Glibc) || canImport(Darwin)
  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  extension Disk {
    /// A file that is being written under a name of its own, before it is renamed.
    ///
    /// It is locked, and one that is left by a kill is not: so the next process that writes such a file removes the ones left.
    struct NewFile {
      /// How often another file is created because another process, cleaning up, took this one for a left one.
      private static let mostTrials = 100

      let descriptor: Int32
      let name: Path

      /// Creates a file whose name begins with a prefix; the rest no other process can guess.
      ///
      /// - Parameter needsLock: Whether the file is refused where the file system has no locks. Without a lock nobody removes a left one.
      static func create(
        _ prefix: Path, in folder: Folder, permissions: mode_t, needsLock: Bool = true
      ) throws(FileFailure) -> NewFile {
        for _ in 0..<mostTrials {
          let name = prefix + Path(Disk.randomName())
          let descriptor = folder.open(name, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_NOFOLLOW, permissions)
          guard descriptor >= 0 else { throw .last }
          let isLocked = folder.lock(descriptor)
          let isInUse = (!isLocked && errno == EWOULDBLOCK) || !Disk.hasName(descriptor)
          let failure = FileFailure.last
          if !isInUse, isLocked || !needsLock { return NewFile(descriptor: descriptor, name: name) }
          folder.remove(name)
          close(descriptor)
          guard isInUse else { throw failure }
        }
        throw FileFailure(reason: "another process locks each new file")
      }

      /// Removes the files that begin with a prefix and that no process is writing.
      static func removeLeft(_ prefix: Path, in folder: Folder) {
        for name in folder.names where name.hasPrefix(prefix) {
          let descriptor = folder.open(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
          guard descriptor >= 0 else { continue }
          if Disk.isAbandoned(descriptor, name, in: folder) { folder.remove(name) }
          close(descriptor)
        }
      }
    }

    /// Whether a file of this user is written by nobody: locks it, and looks whether the name still means the opened file.
    static func isAbandoned(_ descriptor: Int32, _ name: Path, in folder: Folder) -> Bool {
      var opened = stat()
      guard folder.lock(descriptor), fstat(descriptor, &opened) == 0, let named = folder.status(of: name) else {
        return false
      }
      return opened.st_mode & S_IFMT == S_IFREG && opened.st_uid == geteuid() && opened.st_ino == named.st_ino
        && opened.st_dev == named.st_dev
    }

    /// Whether an open file is still in a folder.
    static func hasName(_ descriptor: Int32) -> Bool {
      var status = stat()
      return fstat(descriptor, &status) == 0 && status.st_nlink > 0
    }

    /// 16 hexadecimal digits that no other process chooses.
    static func randomName() -> String { hexadecimal(UInt64.random(in: .min ... .max)) }

    static func hexadecimal(_ number: UInt64) -> String {
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
  }
#endif
