import CommandLanguage
import LayoutComponents
import Wording

extension Host {
  /// The files and folders whose path begins with the typed text, folders with a slash at the end; hidden ones only if a dot was typed.
  func candidates(beginningWith typed: String) -> [Candidate] {
    let path = typed.hasPrefix("\"") || typed.hasPrefix("'") ? String(typed.dropFirst()) : typed
    let slash = path.lastIndex(of: "/")
    let shownFolder = slash.map { String(path[...$0]) } ?? ""
    let prefix = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let folder = shownFolder.isEmpty ? "." : resolve(shownFolder, in: nil)
    return names(folder) { $0.utf8.starts(with: prefix.utf8) && ($0.first != "." || prefix.first == ".") }.sorted()
      .map { name in
        let isFolder = isFolder("\(folder)/\(name)")
        return Candidate(quotedIfNeeded(shownFolder + name + (isFolder ? "/" : "")), isFolder ? "folder" : "file")
      }
  }
}
