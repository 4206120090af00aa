import CommandLanguage

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A regular file that is locked until it is closed, so that several processes can append to it.
struct LockedFile: ~Copyable {
  private let descriptor: Int32
  private let path: Path

  /// Opens and locks a file. Creates the file (0600) and its folders (0700) if they are missing.
  ///
  /// - Parameter patience: The time to wait for the lock, in milliseconds.
  init(path: Path, patience: Int) throws(SystemFailure) {
    self.path = path
    try Self.makeFolders(of: path)
    while true {
      let descriptor = try checked(open(path.cString, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600))
      do throws(SystemFailure) {
        try Self.lock(descriptor, patience: patience)
        // Another process may have replaced the file while we waited.
        if try Self.isCurrent(descriptor, path: path) {
          self.descriptor = descriptor
          return
        }
        _ = close(descriptor)
      } catch {
        _ = close(descriptor)
        throw error
      }
    }
  }

  deinit {
    _ = close(descriptor)
  }

  private init(path: Path, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  /// Reads the end of a file as `contents(limit:)` does, but without the lock. This is safe because a file is replaced in one step; of a
  /// line that is being appended, at most the start is read.
  static func contents(of path: Path) throws(SystemFailure) -> [UInt8] {
    let file = LockedFile(path: path, descriptor: try checked(open(path.cString, O_RDONLY | O_CLOEXEC | O_NONBLOCK)))
    _ = try expectFile(file.descriptor)
    return try file.contents()
  }

  /// The last bytes of the file, at most `limit`, starting at the beginning of a line. O(limit).
  func contents(limit: Int = 1 << 25) throws(SystemFailure) -> [UInt8] {
    let size = Int(try checked(lseek(descriptor, 0, SEEK_END)))
    let start = max(0, size - limit)
    let bytes = try read(from: start, count: size - start)
    guard start > 0 else { return bytes }
    return Array(bytes.drop { $0 != newline }.dropFirst())
  }

  /// Appends all lines or none, even if an earlier writer was killed in the middle of a line.
  func append(lines: [[UInt8]]) throws(SystemFailure) {
    let size = try checked(lseek(descriptor, 0, SEEK_END))
    let last = try read(from: max(0, Int(size) - 1), count: min(1, Int(size)))
    let isTorn = size > 0 && last != [newline]
    let bytes = (isTorn ? [newline] : []) + lines.flatMap { $0 + [newline] }
    do throws(SystemFailure) {
      try writeAll(bytes, to: descriptor)
    } catch {
      _ = ftruncate(descriptor, size)
      throw error
    }
  }

  /// Replaces the file in one step: readers see either the whole old file or the whole new one.
  func replace(with bytes: [UInt8]) throws(SystemFailure) {
    // Only the holder of the lock writes this file. An existing one is left over from a killed process.
    let temporary = (path + ".galley-new").cString
    _ = unlink(temporary)
    let copy = try checked(open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600))
    do throws(SystemFailure) {
      defer { _ = close(copy) }
      try writeAll(bytes, to: copy)
    } catch {
      _ = unlink(temporary)
      throw error
    }
    if rename(temporary, path.cString) != 0 {
      let failure = SystemFailure.last
      _ = unlink(temporary)
      throw failure
    }
  }

  private func read(from start: Int, count: Int) throws(SystemFailure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let got = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress?.advanced(by: done), count - done, off_t(start + done)) }
      if got == 0 { break }
      if got < 0, errno == EINTR { continue }
      done += try checked(got)
    }
    return Array(bytes.prefix(done))
  }

  private static func lock(_ descriptor: Int32, patience: Int) throws(SystemFailure) {
    var left = patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw .last }
      guard left > 0 else { throw .isLocked }
      left -= 1
      _ = usleep(1000)
    }
  }

  private static func isCurrent(_ descriptor: Int32, path: Path) throws(SystemFailure) -> Bool {
    let held = try expectFile(descriptor)
    var named = stat()
    guard stat(path.cString, &named) == 0 else { return false }
    return held.st_ino == named.st_ino && held.st_dev == named.st_dev
  }

  /// Throws for anything but a regular file, and removes the permissions of other users.
  private static func expectFile(_ descriptor: Int32) throws(SystemFailure) -> stat {
    var status = stat()
    _ = try checked(fstat(descriptor, &status))
    guard status.st_mode & S_IFMT == S_IFREG else { throw SystemFailure(code: ENOTSUP) }
    if status.st_mode & 0o077 != 0 { _ = fchmod(descriptor, 0o600) }
    return status
  }

  private static func makeFolders(of path: Path) throws(SystemFailure) {
    var folder: Path = path.isAbsolute ? "" : "."
    for name in path.names.dropLast() {
      folder = folder + "/" + name
      if mkdir(folder.cString, 0o700) == 0 || errno == EEXIST { continue }
      let failure = SystemFailure.last
      // Some systems report an error without checking whether the folder exists.
      if access(folder.cString, X_OK) != 0 { throw failure }
    }
  }
}

extension SystemFailure {
  static let isLocked = SystemFailure(code: EWOULDBLOCK)
}

private let newline = UInt8(ascii: "\n")

/// Writes all bytes, with as many calls as necessary.
func writeAll(_ bytes: some Sequence<UInt8>, to descriptor: Int32) throws(SystemFailure) {
  let bytes = Array(bytes)
  var done = 0
  while done < bytes.count {
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress?.advanced(by: done), bytes.count - done) }
    if count < 0, errno == EINTR { continue }
    if count < 0, errno == EAGAIN {
      _ = usleep(1000)
      continue
    }
    done += try checked(count)
  }
}
