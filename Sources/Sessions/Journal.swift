import CommandLanguage
import Localization

/// The record of an interactive session. Each line is written before it is answered, so that a killed session does not lose any
/// acknowledged command.
///
/// The file is created with the first line, locked while the session runs, and removed when it ends normally. Lines that cannot be written
/// are kept, and are tried again with the next line.
package final class Journal {
  private let folder: JournalFolder
  private let store: any FileStore
  private let report: (Phrase) -> Void
  private var hasReported = false
  private var file: (any JournalFile)?
  /// Bytes that could not be written yet.
  private var waiting: [UInt8] = []

  /// - Parameter report: Called once, with a sentence, if nothing can be written.
  package init(in folder: JournalFolder, on store: any FileStore, report: @escaping (Phrase) -> Void) {
    self.folder = folder
    self.store = store
    self.report = report
  }

  package func append(_ lines: [UInt8]) {
    waiting += lines
    do throws(FileFailure) {
      if file == nil { file = try store.beginJournal(in: folder.path) }
      try file?.append(waiting)
      waiting = []
    } catch {
      tell(error)
    }
  }

  private func tell(_ failure: FileFailure) {
    if !hasReported {
      report("no journal is kept, so this session is lost if it is killed: '\(folder.path.text.escapingControls)': \(failure.reason)")
    }
    hasReported = true
  }

  /// Removes an older journal whose steps this one contains, once they are on the disk. If they cannot be written, the older one is kept.
  package func supersede(_ remove: () -> Void) {
    guard waiting.isEmpty, let file else { return }
    do throws(FileFailure) {
      try file.sync()
      remove()
    } catch {
      tell(error)
    }
  }

  /// Removes the file after a normal end of the session.
  package func end() {
    file?.end()
    file = nil
  }

  /// Keeps the journal of a session that ends with unsaved work, for `restore`. It replaces the journal that was kept last.
  ///
  /// - Returns: Whether the journal is kept.
  package func leave() -> Bool {
    guard let file, waiting.isEmpty else { return false }
    for journal in store.abandonedJournals(in: folder.path) where journal.isLeft { journal.remove(from: store) }
    file.leave()
    self.file = nil
    return true
  }
}
