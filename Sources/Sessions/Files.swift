import Wording

/// The files of a session: the machine they are on, and which of them it may use.
package struct Files: Sendable {
  package let host: Host
  /// No file outside the script's folder is read or written.
  package var isConfined = false
  /// The folder of the journals; nil if none is kept.
  package var journals: JournalFolder?
  /// The paths of the journals this session has restored: they are not offered again, even while they are on the disk.
  var supersededJournals: Set<String> = []

  package init(on host: Host) { self.host = host }

  /// The path of a file named by a line of a source; a confined session refuses one outside the script's folder.
  package func path(of name: String, in source: Source) throws(FileFailure) -> String {
    let path = host.resolve(name, in: source.folder)
    if isConfined { try expect(path, in: source.root) }
    return path
  }

  /// The journals of killed sessions, oldest first.
  var abandonedJournals: [AbandonedJournal] {
    guard let journals else { return [] }
    return host.abandonedJournals(journals.path).filter { !supersededJournals.contains($0.path) }
  }

  /// The folder of a file; empty for the working directory.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Refuses a path outside a folder, by links or otherwise.
  private func expect(_ path: String, in root: String) throws(FileFailure) {
    guard let folder = host.canonical(root), place(of: path).hasPrefix(folder == "/" ? "/" : folder + "/") else {
      throw FileFailure(reason: "it is outside the script's folder, and --safe allows no file there")
    }
  }

  /// The path without links and dots; for a missing file, that of the nearest existing folder.
  private func place(of path: String) -> String {
    if let place = host.canonical(path) { return place }
    var folder = path
    repeat {
      folder = Self.folder(of: folder)
      if let place = host.canonical(folder.isEmpty ? "." : folder) { return place == "/" ? place : place + "/" }
    } while !folder.isEmpty && folder != "/"
    return ""
  }
}

extension Host {
  /// The path of a typed name, in which `~` means the home folder, relative to a folder.
  func resolve(_ name: String, in folder: String?) -> String {
    if name == "~" || name.hasPrefix("~/"), let home = home() { return home + name.dropFirst() }
    guard let folder, !name.hasPrefix("/") else { return name }
    return folder.isEmpty ? name : "\(folder)/\(name)"
  }
}
