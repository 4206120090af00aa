import CommandLanguage
import Localization

#if canImport(Glibc) || canImport(Darwin)
  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  extension Disk {
    /// A file that is written under a temporary name, before it is renamed.
    ///
    /// The file is locked while it is written. The lock of a killed process is released, so the next process that writes such a file
    /// removes abandoned ones.
    struct NewFile {
      /// The maximum number of attempts, because a process that is cleaning up may remove a new file before it is locked.
      private static let mostTrials = 100

      let descriptor: Int32
      let name: Path

      /// Creates a file whose name consists of a prefix and a random part.
      ///
      /// - Parameter needsLock: Whether to fail if the file system does not support locks. Unlocked files are never removed as abandoned.
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
        throw FileFailure(reason: "another process keeps locking the file")
      }

      /// Removes the files that have a prefix and that no process is writing.
      static func removeLeft(_ prefix: Path, in folder: Folder) {
        for name in folder.names where name.hasPrefix(prefix) {
          let descriptor = folder.open(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
          guard descriptor >= 0 else { continue }
          if Disk.isAbandoned(descriptor, name, in: folder) { folder.remove(name) }
          close(descriptor)
        }
      }
    }

    /// Whether a file belongs to this user and no process is writing it. Locks the file, and checks that its name still refers to it.
    static func isAbandoned(_ descriptor: Int32, _ name: Path, in folder: Folder) -> Bool {
      var opened = stat()
      guard folder.lock(descriptor), fstat(descriptor, &opened) == 0, let named = folder.status(of: name) else {
        return false
      }
      return opened.st_mode & S_IFMT == S_IFREG && opened.st_uid == geteuid() && opened.st_ino == named.st_ino
        && opened.st_dev == named.st_dev
    }

    static func hasName(_ descriptor: Int32) -> Bool {
      var status = stat()
      return fstat(descriptor, &status) == 0 && status.st_nlink > 0
    }

    /// Sixteen random hexadecimal digits.
    static func randomName() -> String { hexadecimal(UInt64.random(in: .min ... .max)) }

    static func hexadecimal(_ number: UInt64) -> String {
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
  }
#endif
