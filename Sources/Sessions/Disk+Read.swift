#if canImport(Glibc) || canImport(Darwin)
  import CommandLanguage
  import Localization

  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  extension Disk {
    /// The time to wait for the writer of a pipe at startup, in milliseconds.
    private static let patience: Int32 = 2000

    /// Reads a file or a pipe. A confined session does not read pipes, because their writer could block it forever.
    ///
    /// - Parameter isOwn: Whether it is a start-up file. Files that other users can write to, and pipes without a writer, are then
    ///   rejected.
    static func read(_ place: FilePlace, isOwn: Bool = false, limit: FileLimit = .script) throws(FileFailure) -> [UInt8] {
      let descriptor = try open(place, isOwn || place.root != nil ? O_RDONLY | O_NONBLOCK : O_RDONLY)
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw .last }
      try expectReadable(status)
      if place.root != nil { try expectFile(status) }
      if isOwn { try expectOwn(status) }
      guard status.st_size <= limit.bytes else { throw .tooLong(limit) }
      let isWritten = !isOwn || isReadable(descriptor)
      guard let bytes = try readAll(descriptor, expecting: Int(status.st_size), limit: limit.bytes) else { throw .tooLong(limit) }
      if bytes.isEmpty && !isWritten { throw FileFailure(reason: "no process writes to the pipe") }
      return bytes
    }

    package func readOwn(_ path: Path, isInOwnFolder: Bool) throws(FileFailure) -> [UInt8] {
      if isInOwnFolder {
        var status = stat()
        let folder = (canonical(path) ?? path).folder
        guard stat((folder == "" ? "." : folder).cString, &status) == 0 else { throw .last }
        guard status.st_mode & (S_IWGRP | S_IWOTH) == 0 else { throw FileFailure(reason: "other users can write to its folder") }
      }
      return try Self.read(FilePlace(path), isOwn: true)
    }

    private static func expectReadable(_ status: stat) throws(FileFailure) {
      switch status.st_mode & S_IFMT {
      case S_IFDIR: throw .isFolder
      case S_IFCHR, S_IFBLK: throw .isDevice
      default: return
      }
    }

    private static func expectOwn(_ status: stat) throws(FileFailure) {
      guard status.st_uid == geteuid() else { throw FileFailure(reason: "it belongs to another user") }
      guard status.st_mode & S_IWOTH == 0 else { throw FileFailure(reason: "any user can write to it") }
    }

    /// Waits until data is available. Returns false after a timeout, for example if a pipe has no writer.
    private static func isReadable(_ descriptor: Int32) -> Bool {
      var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&watched, 1, patience) > 0
    }

    /// Reads to the end. Returns nil as soon as there are more than `limit` bytes.
    static func readAll(_ descriptor: Int32, expecting size: Int, limit: Int = .max) throws(FileFailure) -> [UInt8]? {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(size)
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        #if canImport(Glibc)
          let count = Glibc.read(descriptor, &buffer, buffer.count)
        #else
          let count = Darwin.read(descriptor, &buffer, buffer.count)
        #endif
        if count == 0 { return bytes }
        if count < 0 {
          if errno == EINTR { continue }
          guard errno == EAGAIN else { throw .last }
          // The pipe has a slow writer. From now on, reading blocks.
          _ = fcntl(descriptor, F_SETFL, 0)
          continue
        }
        guard bytes.count + count <= limit else { return nil }
        bytes.append(contentsOf: buffer[..<count])
      }
    }
  }
#endif
