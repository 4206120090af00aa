import Wording

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reading and writing whole files, and finding them.
enum Files {
  /// Why a file could not be read or written, in the system's words.
  struct Failure: Error, Equatable, Sendable {
    var reason: Phrase

    /// The failure of the last call: the system's message, beginning in lower case.
    static var last: Failure {
      let words = String(cString: strerror(errno))
      return Failure(reason: Phrase(saying: words.prefix(1).lowercased() + words.dropFirst()))
    }
  }

  /// The path of a typed name, in which `~` means the home folder, relative to a folder.
  static func resolve(_ name: String, in folder: String?) -> String {
    if name == "~" || name.hasPrefix("~/"), let home = environmentVariable("HOME") { return home + name.dropFirst() }
    guard let folder, !name.hasPrefix("/") else { return name }
    return folder.isEmpty ? name : "\(folder)/\(name)"
  }

  /// The folder of a file; empty for the working directory.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether anything with this path exists.
  static func exist(_ path: String) -> Bool { !path.utf8.contains(0) && access(path, F_OK) == 0 }

  /// The path without links and dots; nil if there is no such file, and for an unnamed pipe.
  static func canonical(_ path: String) -> String? {
    guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Refuses a path outside a folder, by links or otherwise.
  static func expect(_ path: String, in root: String) throws(Failure) {
    guard let folder = canonical(root), place(of: path).hasPrefix(folder == "/" ? "/" : folder + "/") else {
      throw Failure(reason: "it is outside the script's folder, and --safe allows no file there")
    }
  }

  /// The path without links and dots; for a missing file, that of the nearest existing folder.
  private static func place(of path: String) -> String {
    if let place = canonical(path) { return place }
    var folder = path
    repeat {
      folder = self.folder(of: folder)
      if let place = canonical(folder.isEmpty ? "." : folder) { return place == "/" ? place : place + "/" }
    } while !folder.isEmpty && folder != "/"
    return ""
  }

  static func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Writes a file completely or not at all: to a temporary file in the same folder, which is then renamed. A link stays a link.
  static func write(_ text: String, to name: String) throws(Failure) {
    guard !name.utf8.contains(0) else { throw Failure(reason: "a file's name cannot contain NUL") }
    let path = canonical(name) ?? name
    var status = stat()
    let isThere = stat(path, &status) == 0
    if isThere { try expectFile(status) }
    let temporary = "\(path).\(getpid()).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, isThere ? status.st_mode & 0o777 : 0o644)
    guard descriptor >= 0 else { throw Failure.last }
    do throws(Failure) {
      // The new file has the old one's permissions.
      if isThere { fchmod(descriptor, status.st_mode & 0o777) }
      try writeAndClose(text, descriptor)
      guard rename(temporary, path) == 0 else { throw Failure.last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Refuses anything that exists but is not a file: a device must not be replaced.
  private static func expectFile(_ status: stat) throws(Failure) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw Failure(reason: "it is a folder")
    case S_IFCHR, S_IFBLK: throw Failure(reason: "it is a device")
    default: throw Failure(reason: "it is no file")
    }
  }

  /// Creates a folder (0700) and those above it, if they are missing.
  static func makeFolder(_ path: String) throws(Failure) {
    var folder = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      folder += "/" + part
      if mkdir(folder, 0o700) == 0 || errno == EEXIST { continue }
      let failure = Failure.last
      // Some systems refuse without checking whether the folder exists.
      if access(folder, X_OK) != 0 { throw failure }
    }
  }

  private static func writeAndClose(_ text: String, _ descriptor: Int32) throws(Failure) {
    defer { close(descriptor) }
    try writeAll(text, to: descriptor)
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw Failure.last }
  }

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
        if count < 0 && errno != EINTR { return Failure.last }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(0, count)))
      }
      return nil
    }
    if let failure { throw failure }
  }
}
