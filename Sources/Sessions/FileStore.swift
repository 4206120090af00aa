import CommandLanguage
import Localization

/// Files, journals and a clock: those of the machine (``Disk``), or files in memory (``MemoryFiles``).
package protocol FileStore: AnyObject, Sendable {
  /// Reads a file or a pipe, and nothing of one that is longer than a limit.
  func read(_ place: FilePlace, _ limit: FileLimit) throws(FileFailure) -> [UInt8]
  /// Reads a file at start: refuses a file that another user may have written, if asked also one in a folder that others may write, and a
  /// pipe without a writer.
  func readOwn(_ path: Path, isInOwnFolder: Bool) throws(FileFailure) -> [UInt8]
  /// Writes a file completely or not at all, and not after the run was cancelled: then it returns false. A link stays a link.
  func replace(_ place: FilePlace, with text: String, by cancellation: Cancellation) throws(FileFailure) -> Bool
  /// Makes a folder in one that is there; nothing if it is there already.
  func makeFolder(at place: FilePlace) throws(FileFailure)
  /// Keeps a small file that says again and again that this process lives; without threads it is written when its text changes.
  func beginPulse(at place: FilePlace, _ text: @escaping PulseText) throws(FileFailure) -> any Pulse
  /// Appends to a private file of the user; creates the file and its folders if they are missing.
  func append(_ text: String, to path: Path) throws(FileFailure)
  /// Whether anything with this path exists.
  func exists(_ place: FilePlace) -> Bool
  func isFolder(_ place: FilePlace) -> Bool
  /// The path without links and dots; nil if the file does not exist, and for an unnamed pipe.
  func canonical(_ path: Path) -> Path?
  /// The names in a folder that are wanted, in any order; of a large folder not all.
  func names(in folder: FilePlace, where isWanted: (Path) -> Bool) -> [Path]
  /// The user's folder, for which `~` stands.
  var home: Path? { get }
  /// Creates a journal in a folder, and the folder if it is missing.
  func beginJournal(in folder: Path) throws(FileFailure) -> any JournalFile
  /// The journals in a folder that no running session writes, oldest first; those without a command are removed.
  func abandonedJournals(in folder: Path) -> [AbandonedJournal]
  func rename(_ path: Path, to newPath: Path)
  func remove(_ path: Path)
  /// The nanoseconds since a fixed moment.
  var nanoseconds: UInt64 { get }
}

/// Why a file could not be read or written.
package struct FileFailure: Error, Equatable, Sendable {
  package var reason: Phrase

  static let nameHoldsNUL = FileFailure(reason: "a file's name cannot contain NUL")
  static let isFolder = FileFailure(reason: "it is a folder")
}

/// The text of a pulse for a number of beats and a revision.
package typealias PulseText = @Sendable (_ beats: Int, _ revision: Int, _ isEnded: Bool) -> String

/// A file that shows that its process lives: its text has the number of times that it was written.
package protocol Pulse: AnyObject, Sendable {
  /// Writes it at once with a revision.
  func show(_ revision: Int) throws(FileFailure)
  /// Writes it a last time, as far as it can be written.
  func end()
}

/// A journal that a running session writes.
package protocol JournalFile: AnyObject {
  /// Adds lines, all of them or none.
  func append(_ lines: [UInt8]) throws(FileFailure)
  /// Returns when all lines are on the disk.
  func sync() throws(FileFailure)
  /// Removes it.
  func end()
  /// Keeps it under a name that says that its session ended with unsaved work.
  func leave()
}
