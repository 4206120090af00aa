#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reading and writing whole files, and finding them.
enum Files {
  /// Why a file could not be read or written, in the system's words.
  struct Failure: Error, Equatable, Sendable {
    var reason: String
  }

  /// A name as it was typed, with `~` for the home folder, relative to a folder.
  static func resolve(_ name: String, in folder: String?) -> String {
    if name == "~" || name.hasPrefix("~/"), let home = environmentVariable("HOME") { return home + name.dropFirst() }
    guard let folder, !name.hasPrefix("/") else { return name }
    return folder.isEmpty ? name : "\(folder)/\(name)"
  }

  /// The folder a file stands in, empty for the working directory.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path without links and dots; nil where there is no such file.
  static func canonical(_ path: String) -> String? {
    guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  static func read(_ path: String) throws(Failure) -> [UInt8] {
    guard !path.utf8.contains(0) else { throw Failure(reason: "a file's name holds no NUL") }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(reason: lastError) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Failure(reason: lastError) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw Failure(reason: "it is a folder") }
    guard status.st_mode & S_IFMT != S_IFCHR else { throw Failure(reason: "it is a device") }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size))
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
        throw Failure(reason: lastError)
      }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  /// Writes a file whole or not at all: to a temporary file in the same folder, which then takes its name.
  static func write(_ text: String, to path: String) throws(Failure) {
    guard !path.utf8.contains(0) else { throw Failure(reason: "a file's name holds no NUL") }
    let temporary = "\(path).\(getpid()).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Failure(reason: lastError) }
    do throws(Failure) {
      try writeAll(text, to: descriptor)
      guard fsync(descriptor) == 0 || errno == EINVAL, close(descriptor) == 0 else { throw Failure(reason: lastError) }
      guard rename(temporary, path) == 0 else { throw Failure(reason: lastError) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes a text; where that fails the descriptor is closed.
  static func writeAll(_ text: String, to descriptor: Int32) throws(Failure) {
    var text = text
    let failure: Failure? = text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        #if canImport(Glibc)
          let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        #else
          let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
        #endif
        if count < 0 && errno != EINTR { return Failure(reason: lastError) }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(0, count)))
      }
      return nil
    }
    if let failure {
      close(descriptor)
      throw failure
    }
  }

  /// The system's words, begun in lower case as ours are.
  static var lastError: String {
    let words = String(cString: strerror(errno))
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
