import CommandLanguage
import Localization

/// The files of a session: the machine they are on, and which of them it may use.
package struct Files: Sendable {
  package let host: Host
  /// No file outside the script's folder is read or written.
  package var isConfined = false
  /// The folder of the journals; nil if none is kept.
  package var journals: JournalFolder?
  /// The paths of the journals this session has restored: they are not offered again, even while they are on the disk.
  var supersededJournals: Set<Path> = []

  package init(on host: Host) { self.host = host }

  /// The place of a file named by a line of a source; a confined session refuses one outside the script's folder.
  func place(of name: Path, in source: Source) throws(FileFailure) -> FilePlace {
    let path = host.resolve(name, in: source.folder)
    guard isConfined else { return FilePlace(path) }
    guard let root = host.canonical(source.root) else { throw .isOutside }
    return try FilePlace(withoutLinks(path), in: root)
  }

  /// The journals of killed sessions, oldest first.
  var abandonedJournals: [AbandonedJournal] {
    guard let journals else { return [] }
    return host.abandonedJournals(journals.path).filter { !supersededJournals.contains($0.path) }
  }

  /// The path without links and dots as far as it exists.
  private func withoutLinks(_ path: Path) -> Path {
    if let whole = host.canonical(path) { return whole }
    var folder = path
    repeat {
      folder = folder.folder
      if let known = host.canonical(folder == "" ? "." : folder) { return known + "/" + path.dropFirst(folder.bytes.count) }
    } while folder != "" && folder != "/"
    return path
  }
}

extension Host {
  /// The path of a typed name, in which `~` means the home folder, relative to a folder.
  func resolve(_ name: Path, in folder: Path?) -> Path {
    if name == "~" || name.hasPrefix("~/"), let home = home() { return home + name.dropFirst(1) }
    guard let folder, !name.isAbsolute else { return name }
    return folder == "" ? name : folder + "/" + name
  }
}
