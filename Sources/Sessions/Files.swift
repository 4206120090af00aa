import CommandLanguage
import Localization

/// The files of a session: the file store, and the restrictions on it.
package struct Files: Sendable {
  package let store: any FileStore
  /// Whether all access is restricted to the script's folder.
  package var isConfined = false
  /// The folder of the journals; nil if the session keeps none.
  package var journals: JournalFolder?
  /// The paths of journals that this session has restored. They are not offered again, even while they still exist.
  var supersededJournals: Set<Path> = []

  package init(on store: any FileStore) { self.store = store }

  /// The disk if the platform has one; otherwise files in memory.
  package static var standardStore: any FileStore {
    #if canImport(Glibc) || canImport(Darwin)
      Disk()
    #else
      MemoryFiles()
    #endif
  }

  /// The location of a file that a line of a source names. A confined session throws if it is outside the script's folder.
  func place(of name: Path, in source: Source) throws(FileFailure) -> FilePlace {
    let path = store.resolve(name, in: source.folder)
    guard isConfined else { return FilePlace(path) }
    guard let root = store.canonical(source.root) else { throw .isOutside }
    return try FilePlace(withoutLinks(path), in: root)
  }

  var abandonedJournals: [AbandonedJournal] {
    guard let journals else { return [] }
    return store.abandonedJournals(in: journals.path).filter { !supersededJournals.contains($0.path) }
  }

  /// The path, without links and dots in the part of it that exists.
  private func withoutLinks(_ path: Path) -> Path {
    if let whole = store.canonical(path) { return whole }
    var folder = path
    repeat {
      folder = folder.folder
      if let known = store.canonical(folder == "" ? "." : folder) { return known + "/" + path.dropFirst(folder.bytes.count) }
    } while folder != "" && folder != "/"
    return path
  }
}

extension FileStore {
  /// The path of a typed name, relative to a folder. `~` is the home folder.
  func resolve(_ name: Path, in folder: Path?) -> Path {
    if name == "~" || name.hasPrefix("~/"), let home { return home + name.dropFirst(1) }
    guard let folder, !name.isAbsolute else { return name }
    return folder == "" ? name : folder + "/" + name
  }
}
