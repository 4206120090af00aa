#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Files {
  /// Adds to the end of a file that is the user's alone, in one write so that two sessions lose nothing; makes it, and the folders above
  /// it, where they are missing.
  static func append(_ text: String, to path: String) throws(Failure) {
    makeFolders(above: path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Failure(reason: lastError) }
    try writeAll(text, to: descriptor)
    close(descriptor)
  }

  /// Folders that are there already, or cannot be made, show when the file is opened.
  private static func makeFolders(above path: String) {
    let folder = folder(of: path)
    guard !folder.isEmpty, folder != "/", access(folder, F_OK) != 0 else { return }
    makeFolders(above: folder)
    mkdir(folder, 0o700)
  }
}
