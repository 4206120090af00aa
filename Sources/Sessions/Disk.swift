#if canImport(Glibc) || canImport(Darwin)
  import CommandLanguage
  import Localization

  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  /// The file system of the machine.
  package final class Disk: FileStore {
    package init() {}

    package var home: Path? { getenv("HOME").map { Path(cString: $0) } }
    package func rename(_ path: Path, to newPath: Path) { _ = systemRename(path.cString, newPath.cString) }
    package func remove(_ path: Path) { _ = unlink(path.cString) }

    package func canonical(_ path: Path) -> Path? { Self.canonical(path) }
    package func exists(_ place: FilePlace) -> Bool { Self.exists(place) }
    package func read(_ place: FilePlace, _ limit: FileLimit) throws(FileFailure) -> [UInt8] { try Self.read(place, limit: limit) }

    package func replace(_ place: FilePlace, with text: String, by cancellation: Cancellation) throws(FileFailure) -> Bool {
      try Self.replace(place, with: text, by: cancellation, isLasting: true)
    }

    static func canonical(_ path: Path) -> Path? {
      guard !path.bytes.contains(0), let resolved = realpath(path.cString, nil) else { return nil }
      defer { free(resolved) }
      return Path(cString: resolved)
    }

    package var nanoseconds: UInt64 {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// Appends with a single write, so that concurrent sessions do not lose anything.
    package func append(_ text: String, to path: Path) throws(FileFailure) {
      try Self.makeFolder(path.folder)
      let descriptor = Folder().open(path, O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK, 0o600)
      guard descriptor >= 0 else { throw .last }
      defer { close(descriptor) }
      try Self.writeAll(text, to: descriptor)
    }

    /// Creates a folder that other users can read.
    package func makeFolder(at place: FilePlace) throws(FileFailure) {
      try Self.inFolder(of: place) { folder, name throws(FileFailure) in
        guard mkdirat(folder.descriptor, (folder.prefix + name).cString, 0o755) == 0 || errno == EEXIST else { throw .last }
      }
    }

    /// Creates a folder and its missing parents, with permissions 0700.
    static func makeFolder(_ path: Path) throws(FileFailure) {
      var folder: Path = path.isAbsolute ? "" : "."
      for name in path.names {
        folder = folder + "/" + name
        if mkdir(folder.cString, 0o700) == 0 || errno == EEXIST { continue }
        let failure = FileFailure.last
        // Some systems report an error without checking whether the folder exists.
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

    /// - Returns: The number of bytes written; negative on failure.
    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
      #if canImport(Glibc)
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      #else
        Darwin.write(descriptor, bytes.baseAddress, bytes.count)
      #endif
    }
  }

  private func systemRename(_ path: UnsafePointer<CChar>, _ newPath: UnsafePointer<CChar>) -> Int32 { rename(path, newPath) }

  extension FileFailure {
    static let isDevice = FileFailure(reason: "it is a device")

    /// The error of the last system call, beginning in lower case.
    package static var last: FileFailure {
      let words = String(cString: strerror(errno))
      return FileFailure(reason: Phrase(saying: words.prefix(1).lowercased() + words.dropFirst()))
    }
  }
#endif
