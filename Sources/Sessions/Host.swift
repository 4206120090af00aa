import CommandLanguage
import Localization

/// What a session takes from the machine it runs on: files, journals and a clock. Two are made, one of the disk and one in memory.
package struct Host: Sendable {
  /// Reads a file or a pipe, and nothing of one that is longer than a limit.
  package let read: @Sendable (_ place: FilePlace, _ limit: FileLimit) throws(FileFailure) -> [UInt8]
  /// Reads a file at start: refuses a file that another user may have written, if asked also one in a folder that others may write, and a
  /// pipe without a writer.
  let readOwn: @Sendable (_ path: Path, _ isInOwnFolder: Bool) throws(FileFailure) -> [UInt8]
  /// Writes a file completely or not at all, and not after the run was cancelled: then it returns false. A link stays a link.
  package let replace: @Sendable (_ place: FilePlace, _ text: String, _ cancellation: Cancellation) throws(FileFailure) -> Bool
  /// Makes a folder in one that is there; nothing if it is there already.
  let makeFolder: @Sendable (_ place: FilePlace) throws(FileFailure) -> Void
  /// Keeps a small file that says again and again that this process lives; without threads it is written when its text changes.
  let beginPulse: @Sendable (_ place: FilePlace, _ text: @escaping Pulse.Text) throws(FileFailure) -> Pulse
  /// Appends to a private file of the user; creates the file and its folders if they are missing.
  package let append: @Sendable (_ path: Path, _ text: String) throws(FileFailure) -> Void
  /// Whether anything with this path exists.
  let exists: @Sendable (_ place: FilePlace) -> Bool
  let isFolder: @Sendable (_ place: FilePlace) -> Bool
  /// The path without links and dots; nil if there is no such file, and for an unnamed pipe.
  let canonical: @Sendable (_ path: Path) -> Path?
  /// The names in a folder that are wanted, in any order; of a large folder not all.
  package let names: @Sendable (_ folder: FilePlace, _ isWanted: (Path) -> Bool) -> [Path]
  /// The user's folder, for which `~` stands.
  package let home: @Sendable () -> Path?
  /// Creates a journal in a folder, and the folder if it is missing.
  let beginJournal: @Sendable (_ folder: Path) throws(FileFailure) -> JournalFile
  /// The journals in a folder that no running session writes, oldest first; those without a command are removed.
  let abandonedJournals: @Sendable (_ folder: Path) -> [AbandonedJournal]
  let rename: @Sendable (_ path: Path, _ newPath: Path) -> Void
  let remove: @Sendable (_ path: Path) -> Void
  /// The nanoseconds since a fixed moment.
  package let nanoseconds: @Sendable () -> UInt64

  /// The disk where there is one.
  package static var standard: Host {
    #if canImport(Glibc) || canImport(Darwin)
      Disk.host
    #else
      MemoryFiles().host
    #endif
  }
}

/// Why a file could not be read or written.
package struct FileFailure: Error, Equatable, Sendable {
  package var reason: Phrase

  static let nameHoldsNUL = FileFailure(reason: "a file's name cannot contain NUL")
  static let isFolder = FileFailure(reason: "it is a folder")
}

/// A file that shows that its process lives: its text has the number of times that it was written.
struct Pulse: Sendable {
  /// The text for a number of beats and a revision; it has ended where there is no beat any more.
  typealias Text = @Sendable (_ beats: Int, _ revision: Int, _ isEnded: Bool) -> String

  /// Writes it at once with a revision.
  let show: @Sendable (_ revision: Int) throws(FileFailure) -> Void
  /// Writes it a last time, as far as it can be written.
  let end: @Sendable () -> Void
}

/// A journal that a running session writes.
struct JournalFile {
  /// Adds lines, all of them or none.
  let append: (_ lines: [UInt8]) throws(FileFailure) -> Void
  /// Returns when all lines are on the disk.
  let sync: () throws(FileFailure) -> Void
  /// Removes it.
  let end: () -> Void
  /// Keeps it under a name that says that its session ended with unsaved work.
  let leave: () -> Void
}
