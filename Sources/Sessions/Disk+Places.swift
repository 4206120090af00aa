#if canImport(Glibc) || canImport(Darwin)
  import CommandLanguage

  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  extension Disk {
    /// A folder in which files are opened by name: a descriptor, or a path from the working directory.
    struct Folder {
      var descriptor = AT_FDCWD
      /// The path from the descriptor, with a slash at the end; empty for the descriptor's own folder.
      var prefix: Path = ""
      /// Locks an open file. On failure, `errno` contains the reason; on some file systems the call always fails. Tests replace it.
      var lock: (_ descriptor: Int32) -> Bool = { flock($0, LOCK_EX | LOCK_NB) == 0 }

      func status(of name: Path) -> stat? {
        var status = stat()
        return fstatat(descriptor, (prefix + name).cString, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
      }

      func open(_ name: Path, _ flags: Int32, _ permissions: mode_t = 0) -> Int32 {
        openat(descriptor, (prefix + name).cString, flags | O_CLOEXEC, permissions)
      }

      func remove(_ name: Path) { unlinkat(descriptor, (prefix + name).cString, 0) }

      /// - Returns: Whether the file was renamed; otherwise `errno` contains the reason.
      func rename(_ name: Path, to newName: Path) -> Bool {
        renameat(descriptor, (prefix + name).cString, descriptor, (prefix + newName).cString) == 0
      }

      /// The names in the folder; empty if it cannot be read.
      var names: [Path] {
        let listed = openat(descriptor, (prefix == "" ? "." : prefix).cString, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard listed >= 0 else { return [] }
        guard let stream = fdopendir(listed) else {
          close(listed)
          return []
        }
        defer { closedir(stream) }
        var names: [Path] = []
        while let entry = readdir(stream) { names.append(Disk.name(of: entry)) }
        return names
      }
    }

    /// Calls `body` with the folder of a file, and the file's name in it.
    ///
    /// In a confined session, no link below the root folder is followed, because it could have been created after the path was resolved.
    static func inFolder<Result>(
      of place: FilePlace, _ body: (Folder, Path) throws(FileFailure) -> Result
    ) throws(FileFailure) -> Result {
      guard !place.path.bytes.contains(0) else { throw .nameHoldsNUL }
      guard let root = place.root else {
        return try body(Folder(prefix: place.path.beginning), place.path.name)
      }
      var folder = Folder(descriptor: openat(AT_FDCWD, root.cString, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
      guard folder.descriptor >= 0 else { throw .last }
      defer { close(folder.descriptor) }
      let names = place.namesBelowRoot
      for name in names.dropLast() {
        let inner = folder.open(name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
        guard inner >= 0 else { throw folder.failure(at: name) }
        close(folder.descriptor)
        folder.descriptor = inner
      }
      return try body(folder, names.last ?? ".")
    }

    /// Opens a file. A confined session cannot open files outside its folder.
    static func open(_ place: FilePlace, _ flags: Int32) throws(FileFailure) -> Int32 {
      try inFolder(of: place) { folder, name throws(FileFailure) in
        let descriptor = folder.open(name, place.root == nil ? flags : flags | O_NOFOLLOW)
        guard descriptor >= 0 else { throw folder.failure(at: name) }
        return descriptor
      }
    }

    static func exists(_ place: FilePlace) -> Bool {
      if place.root == nil { return !place.path.bytes.contains(0) && access(place.path.cString, F_OK) == 0 }
      return (try? inFolder(of: place) { folder, name in folder.status(of: name) != nil }) ?? false
    }

    static func name(of entry: UnsafeMutablePointer<dirent>) -> Path {
      withUnsafeBytes(of: &entry.pointee.d_name) { Path($0.prefix { $0 != 0 }) }
    }
  }

  extension Disk.Folder {
    /// The error of the last call for a name. A link that must not be followed is reported as leading outside.
    fileprivate func failure(at name: Path) -> FileFailure {
      let failure = FileFailure.last
      guard prefix == "", descriptor != AT_FDCWD, let status = status(of: name), status.st_mode & S_IFMT == S_IFLNK else {
        return failure
      }
      return .isOutside
    }
  }
#endif
