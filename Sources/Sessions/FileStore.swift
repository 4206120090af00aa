import CommandLanguage
import Localization

/// Access to files, journals and a clock, on the machine (``Disk``) or in memory (``MemoryFiles``).
package protocol FileStore: AnyObject, Sendable {
  /// Reads a file or a pipe. Throws without reading if it is longer than the limit.
  func read(_ place: FilePlace, _ limit: FileLimit) throws(FileFailure) -> [UInt8]
  /// Reads a file at startup. Throws if other users can write to it (or to its folder, with `isInOwnFolder`), and if it is a pipe without a
  /// writer.
  func readOwn(_ path: Path, isInOwnFolder: Bool) throws(FileFailure) -> [UInt8]
  /// Writes a file atomically. Returns false, with nothing changed, if the run was cancelled. Links are kept.
  func replace(_ place: FilePlace, with text: String, by cancellation: Cancellation) throws(FileFailure) -> Bool
  /// Creates a folder in an existing one, if it does not exist.
  func makeFolder(at place: FilePlace) throws(FileFailure)
  /// Starts a heartbeat file, which shows that this process is still running. On platforms without threads, it is written only when its
  /// text changes.
  func beginPulse(at place: FilePlace, _ text: @escaping PulseText) throws(FileFailure) -> any Pulse
  /// Appends to a private file of the user. Creates the file and its folders if necessary.
  func append(_ text: String, to path: Path) throws(FileFailure)
  func exists(_ place: FilePlace) -> Bool
  func isFolder(_ place: FilePlace) -> Bool
  /// The resolved path, without links and dots; nil if the file does not exist, and for an unnamed pipe.
  func canonical(_ path: Path) -> Path?
  /// The matching names in a folder, in any order. The result for a large folder may be incomplete.
  func names(in folder: FilePlace, where isWanted: (Path) -> Bool) -> [Path]
  /// The user's home folder, for expanding `~`.
  var home: Path? { get }
  /// Creates a journal in a folder, and the folder if necessary.
  func beginJournal(in folder: Path) throws(FileFailure) -> any JournalFile
  /// The journals in a folder that no running session is writing, oldest first. Removes journals without commands.
  func abandonedJournals(in folder: Path) -> [AbandonedJournal]
  func rename(_ path: Path, to newPath: Path)
  func remove(_ path: Path)
  /// The nanoseconds since a fixed moment.
  var nanoseconds: UInt64 { get }
}

/// The reason why a file could not be read or written.
package struct FileFailure: Error, Equatable, Sendable {
  package var reason: Phrase

  package init(reason: Phrase) { self.reason = reason }

  static let nameHoldsNUL = FileFailure(reason: "a file's name cannot contain NUL")
  static let isFolder = FileFailure(reason: "it is a folder")
}

/// Returns the text of a heartbeat file, given the number of writes and the revision.
package typealias PulseText = @Sendable (_ beats: Int, _ revision: Int, _ isEnded: Bool) -> String

/// A heartbeat file, which shows that its process is running. Its text contains the number of times that it was written.
package protocol Pulse: AnyObject, Sendable {
  /// Writes the file immediately, with a revision.
  func show(_ revision: Int) throws(FileFailure)
  /// Writes the file one last time, ignoring errors.
  func end()
}

/// A journal that a running session is writing.
package protocol JournalFile: AnyObject {
  /// Appends all of the lines or none.
  func append(_ lines: [UInt8]) throws(FileFailure)
  /// Returns when all lines are on the disk.
  func sync() throws(FileFailure)
  /// Removes the journal.
  func end()
  /// Renames the journal to mark a session that ended with unsaved work.
  func leave()
}
