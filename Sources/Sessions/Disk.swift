#if canImport(Glibc) || canImport(Darwin)
  import CommandLanguage
  import Localization

  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  /// The files of the machine, by the C library.
  enum Disk {
    static let host = Host(
      read: { place, limit throws(FileFailure) in try read(place, limit: limit) },
      readOwn: readOwn,
      replace: { place, text, cancellation throws(FileFailure) in try replace(place, with: text, by: cancellation) },
      makeFolder: { place throws(FileFailure) in try makeFolder(at: place) }, beginPulse: beginPulse, append: append, exists: exists,
      isFolder: isFolder, canonical: canonical, names: names,
      home: { getenv("HOME").map { Path(cString: $0) } }, beginJournal: beginJournal, abandonedJournals: abandonedJournals,
      rename: { path, newPath in _ = rename(path.cString, newPath.cString) }, remove: { path in _ = unlink(path.cString) },
      nanoseconds: nanoseconds)

    static func canonical(_ path: Path) -> Path? {
      guard !path.bytes.contains(0), let resolved = realpath(path.cString, nil) else { return nil }
      defer { free(resolved) }
      return Path(cString: resolved)
    }

    private static func nanoseconds() -> UInt64 {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// Appends in one write, so that two sessions lose nothing.
    private static func append(to path: Path, _ text: String) throws(FileFailure) {
      try makeFolder(path.folder)
      let descriptor = Folder().open(path, O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK, 0o600)
      guard descriptor >= 0 else { throw .last }
      defer { close(descriptor) }
      try writeAll(text, to: descriptor)
    }

    /// Makes a folder that others may read.
    private static func makeFolder(at place: FilePlace) throws(FileFailure) {
      try inFolder(of: place) { folder, name throws(FileFailure) in
        guard mkdirat(folder.descriptor, (folder.prefix + name).cString, 0o755) == 0 || errno == EEXIST else { throw .last }
      }
    }

    /// Creates a folder (0700) and those above it, if they are missing.
    static func makeFolder(_ path: Path) throws(FileFailure) {
      var folder: Path = path.isAbsolute ? "" : "."
      for name in path.names {
        folder = folder + "/" + name
        if mkdir(folder.cString, 0o700) == 0 || errno == EEXIST { continue }
        let failure = FileFailure.last
        // Some systems refuse without checking whether the folder exists.
        if access(folder.cString, X_OK) != 0 { throw failure }
      }
    }

    static func writeAll(_ text: String, to descriptor: Int32) throws(FileFailure) {
      var text = text
      let failure: FileFailure? = text.withUTF8 { bytes in
        var rest = UnsafeRawBufferPointer(bytes)
        while !rest.isEmpty {
          let count = write(rest, to: descriptor)
          if count < 0 && errno != EINTR { return .last }
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(0, count)))
        }
        return nil
      }
      if let failure { throw failure }
    }

    /// - Returns: how many bytes were written; negative where none could be.
    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
      #if canImport(Glibc)
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      #else
        Darwin.write(descriptor, bytes.baseAddress, bytes.count)
      #endif
    }
  }

  extension FileFailure {
    static let isDevice = FileFailure(reason: "it is a device")

    /// The failure of the last call: the system's message, beginning in lower case.
    package static var last: FileFailure {
      let words = String(cString: strerror(errno))
      return FileFailure(reason: Phrase(saying: words.prefix(1).lowercased() + words.dropFirst()))
    }
  }
#endif
