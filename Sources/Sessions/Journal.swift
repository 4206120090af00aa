import Wording

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The record of an interactive session, written line by line before each answer, so that a kill loses no acknowledged command.
///
/// The file is created with the first line, stays locked while the session runs, and is removed when it ends normally. Lines that cannot be
/// written are kept, and retried with the next line.
package final class Journal {
  private let folder: JournalFolder
  private let report: (Phrase) -> Void
  private var hasReported = false
  private var file: File?
  /// Bytes that could not be written yet.
  private var waiting: [UInt8] = []

  private struct File {
    var descriptor: Int32
    var path: String
    var length: off_t = 0
  }

  /// - Parameter report: Called once, with one sentence, if nothing can be written.
  package init(in folder: JournalFolder, report: @escaping (Phrase) -> Void) {
    self.folder = folder
    self.report = report
  }

  /// Adds lines in one write.
  package func append(_ lines: [UInt8]) {
    waiting += lines
    do throws(Files.Failure) {
      if file == nil { file = try make() }
      guard let file else { return }
      try write(to: file)
      self.file?.length += off_t(waiting.count)
      waiting = []
    } catch {
      if !hasReported { report("no journal is kept, a kill would lose this session: '\(folder.path)': \(error.reason)") }
      hasReported = true
    }
  }

  /// Removes the file because the session has ended normally.
  package func end() {
    guard let file else { return }
    unlink(file.path)
    close(file.descriptor)
    self.file = nil
  }

  private func write(to file: File) throws(Files.Failure) {
    let count = waiting.withUnsafeBytes { bytes in
      #if canImport(Glibc)
        Glibc.write(file.descriptor, bytes.baseAddress, bytes.count)
      #else
        Darwin.write(file.descriptor, bytes.baseAddress, bytes.count)
      #endif
    }
    guard count != waiting.count else { return }
    let failure = count < 0 ? Files.Failure.last : Files.Failure(reason: "no space left on device")
    ftruncate(file.descriptor, file.length)
    throw failure
  }

  private func make() throws(Files.Failure) -> File {
    try Files.makeFolder(folder.path)
    let path = "\(folder.path)/\(JournalFolder.fileName(at: time(nil), process: getpid()))"
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last }
    guard flock(descriptor, LOCK_EX) == 0 else {
      close(descriptor)
      throw .last
    }
    return File(descriptor: descriptor, path: path)
  }
}
