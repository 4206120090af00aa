#if canImport(Glibc) || canImport(Darwin)
  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  extension Disk {
    /// A folder in which files are opened by their names: an open descriptor, or the working directory and a path from it.
    struct Folder {
      var descriptor = AT_FDCWD
      /// What stands before a name, with a slash at the end; empty for the descriptor's own folder.
      var prefix = ""
      /// Locks an open file; otherwise `errno` has the reason, which some file systems always have. Tests replace it.
      var lock: (_ descriptor: Int32) -> Bool = { flock($0, LOCK_EX | LOCK_NB) == 0 }

      func status(of name: String) -> stat? {
        var status = stat()
        return fstatat(descriptor, prefix + name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
      }

      func open(_ name: String, _ flags: Int32, _ permissions: mode_t = 0) -> Int32 {
        openat(descriptor, prefix + name, flags | O_CLOEXEC, permissions)
      }

      func remove(_ name: String) { unlinkat(descriptor, prefix + name, 0) }

      /// - Returns: Whether the file has its new name; otherwise `errno` has the reason.
      func rename(_ name: String, to newName: String) -> Bool {
        renameat(descriptor, prefix + name, descriptor, prefix + newName) == 0
      }

      /// The names in the folder; none if it cannot be read.
      var names: [String] {
        let listed = openat(descriptor, prefix.isEmpty ? "." : prefix, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard listed >= 0 else { return [] }
        guard let stream = fdopendir(listed) else {
          close(listed)
          return []
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) { names.append(Disk.name(of: entry)) }
        return names
      }
    }

    /// Calls a body with the folder of a file, and the file's name in it.
    ///
    /// Below the folder of a confined session no link is followed, because one could have been put there since the path was resolved.
    static func inFolder<Result>(
      of place: FilePlace, _ body: (Folder, String) throws(FileFailure) -> Result
    ) throws(FileFailure) -> Result {
      guard !place.path.utf8.contains(0) else { throw .nameHoldsNUL }
      guard let root = place.root else {
        let prefix = place.path.lastIndex(of: "/").map { String(place.path[...$0]) } ?? ""
        return try body(Folder(prefix: prefix), String(place.path.dropFirst(prefix.count)))
      }
      var folder = Folder(descriptor: openat(AT_FDCWD, root, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
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

    /// Opens a file; in a confined session none outside its folder.
    static func open(_ place: FilePlace, _ flags: Int32) throws(FileFailure) -> Int32 {
      try inFolder(of: place) { folder, name throws(FileFailure) in
        let descriptor = folder.open(name, place.root == nil ? flags : flags | O_NOFOLLOW)
        guard descriptor >= 0 else { throw folder.failure(at: name) }
        return descriptor
      }
    }

    static func exists(_ place: FilePlace) -> Bool {
      if place.root == nil { return !place.path.utf8.contains(0) && access(place.path, F_OK) == 0 }
      return (try? inFolder(of: place) { folder, name in folder.status(of: name) != nil }) ?? false
    }

    static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
      withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
  }

  extension Disk.Folder {
    /// The failure of the last call for a name: a link, where none is followed, leads outside.
    fileprivate func failure(at name: String) -> FileFailure {
      let failure = FileFailure.last
      guard prefix.isEmpty, descriptor != AT_FDCWD, let status = status(of: name), status.st_mode & S_IFMT == S_IFLNK else {
        return failure
      }
      return .isOutside
    }
  }
#endif
