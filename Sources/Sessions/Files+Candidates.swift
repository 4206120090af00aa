import CommandLanguage
import LayoutComponents
import Wording

extension Files {
  /// The files and folders whose path begins with the typed text, folders with a slash at the end; hidden ones only if a dot was typed.
  /// A confined session is offered none outside its folder.
  func candidates(beginningWith typed: String, in source: Source = .prompt) -> [Candidate] {
    let path = typed.hasPrefix("\"") || typed.hasPrefix("'") ? String(typed.dropFirst()) : typed
    let slash = path.lastIndex(of: "/")
    let shownFolder = slash.map { String(path[...$0]) } ?? ""
    let prefix = slash.map { String(path[path.index(after: $0)...]) } ?? path
    guard let folder = try? place(of: shownFolder.isEmpty ? "." : shownFolder, in: source) else { return [] }
    return host.names(folder) { $0.utf8.starts(with: prefix.utf8) && ($0.first != "." || prefix.first == ".") }.sorted().compactMap {
      name in
      guard let place = try? place(of: shownFolder + name, in: source) else { return nil }
      let isFolder = host.isFolder(place)
      return Candidate(quotedIfNeeded(shownFolder + name + (isFolder ? "/" : "")), isFolder ? "folder" : "file")
    }
  }
}
