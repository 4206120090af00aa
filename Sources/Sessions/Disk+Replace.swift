import CommandLanguage
import Localization

#if canImport(Glibc) || canImport(Darwin)
  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  extension Disk {
    /// Writes a file atomically: writes a new file in the same folder, and renames it. Links are kept.
    ///
    /// - Parameter isLasting: Whether to wait until the file is on the disk.
    /// - Returns: False if the run was cancelled before the file was renamed.
    static func replace(
      _ place: FilePlace, with text: String, by cancellation: Cancellation, isLasting: Bool = true
    ) throws(FileFailure) -> Bool {
      let place = place.root == nil ? FilePlace(canonical(place.path) ?? place.path) : place
      return try inFolder(of: place) { folder, name throws(FileFailure) in
        guard name != "" else { throw .isFolder }
        let former = folder.status(of: name).flatMap { $0.st_mode & S_IFMT == S_IFLNK ? nil : $0 }
        if let former { try expectFile(former) }
        let prefix = newFilePrefix(for: name)
        NewFile.removeLeft(prefix, in: folder)
        let file = try NewFile.create(prefix, in: folder, permissions: former == nil ? 0o644 : 0o600, needsLock: false)
        do throws(FileFailure) {
          defer { close(file.descriptor) }
          if let former { keepAccess(of: former, for: file.descriptor) }
          try write(text, to: file.descriptor, isLasting: isLasting)
          if try cancellation.unlessRequested({ () throws(FileFailure) in
            guard folder.rename(file.name, to: name) else { throw .last }
          }) {
            return true
          }
        } catch {
          folder.remove(file.name)
          throw error
        }
        folder.remove(file.name)
        return false
      }
    }

    /// The prefix of temporary names for a file. It is short, regardless of the length of the name, and differs between names.
    private static func newFilePrefix(for name: Path) -> Path {
      // The FNV-1a hash, because Swift's own differs between processes.
      let hash = name.bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
      return Path(".galley-\(hexadecimal(hash))-")
    }

    /// Gives a new file the owner, the group and the permissions of a previous one, as far as this user is allowed to.
    private static func keepAccess(of former: stat, for descriptor: Int32) {
      var permissions = former.st_mode & 0o777
      if fchown(descriptor, former.st_uid, former.st_gid) != 0, fchown(descriptor, uid_t.max, former.st_gid) != 0 {
        // If the group cannot be kept, the new group gets only the permissions of others.
        permissions = permissions & ~0o070 | (permissions & 0o007) << 3
      }
      fchmod(descriptor, permissions)
    }

    /// Rejects anything that is not a regular file. In particular, devices must not be replaced.
    static func expectFile(_ status: stat) throws(FileFailure) {
      switch status.st_mode & S_IFMT {
      case S_IFREG: return
      case S_IFDIR: throw .isFolder
      case S_IFCHR, S_IFBLK: throw .isDevice
      default: throw FileFailure(reason: "it is not a file")
      }
    }

    private static func write(_ text: String, to descriptor: Int32, isLasting: Bool) throws(FileFailure) {
      try writeAll(text, to: descriptor)
      guard !isLasting || fsync(descriptor) == 0 || errno == EINVAL else { throw .last }
    }
  }
#endif
