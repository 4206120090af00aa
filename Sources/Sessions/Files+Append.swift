#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Files {
  /// Appends to a private file of the user, in one write so that two sessions lose nothing; creates the file and its folders if they are
  /// missing.
  static func append(_ text: String, to path: String) throws(Failure) {
    try makeFolder(folder(of: path))
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Failure.last }
    defer { close(descriptor) }
    try writeAll(text, to: descriptor)
  }
}
