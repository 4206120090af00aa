import CommandLanguage
import Localization

/// The files of a session: the machine they are on, and which of them it may use.
package struct Files: Sendable {
  package let store: any FileStore
  /// No file outside the script's folder is read or written.
  package var isConfined = false
  /// The folder of the journals; nil if none is kept.
  package var journals: JournalFolder?
  /// The paths of the journals this session has restored: they are not offered again, even while they are on the disk.
  var supersededJournals: Set<Path> = []

  package init(on store: any FileStore) { self.store = store }

  /// The disk where there is one.
  package static var standardStore: any FileStore {
    #if canImport(Glibc) || canImport(Darwin)
      Disk()
    #else
      MemoryFiles()
    #endif
  }

  /// The place of a file named by a line of a source; a confined session refuses one outside the script's folder.
  func place(of name: Path, in source: Source) throws(FileFailure) -> FilePlace {
    let path = store.resolve(name, in: source.folder)
    guard isConfined else { return FilePlace(path) }
    guard let root = store.canonical(source.root) else { throw .isOutside }
    return try FilePlace(withoutLinks(path), in: root)
  }

  /// The journals of killed sessions, oldest first.
  var abandonedJournals: [AbandonedJournal] {
    guard let journals else { return [] }
    return store.abandonedJournals(in: journals.path).filter { !supersededJournals.contains($0.path) }
  }

  /// The path without links and dots as far as it exists.
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
  /// The path of a typed name, in which `~` means the home folder, relative to a folder.
  func resolve(_ name: Path, in folder: Path?) -> Path {
    if name == "~" || name.hasPrefix("~/"), let home { return home + name.dropFirst(1) }
    guard let folder, !name.isAbsolute else { return name }
    return folder == "" ? name : folder + "/" + name
  }
}
