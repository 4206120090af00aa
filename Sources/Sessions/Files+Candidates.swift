import CommandLanguage
import Documents
import Localization

extension Files {
  /// The files and folders that complete the typed path. Folders end with a slash. Hidden files are included only if a dot was typed. A
  /// confined session is offered only files in its folder.
  func candidates(beginningWith typed: String, in source: Source = .prompt) -> [Candidate] {
    guard let path = Path(begunBy: typed) else { return [] }
    let folder = path.beginning
    let prefix = path.name
    guard let listed = try? place(of: folder == "" ? "." : folder, in: source) else { return [] }
    return store.names(in: listed) { $0.hasPrefix(prefix) && (!$0.hasPrefix(".") || prefix.hasPrefix(".")) }.sorted().compactMap { name in
      guard let place = try? place(of: folder + name, in: source) else { return nil }
      guard store.isFolder(place) else { return Candidate(quotedIfNeeded(folder + name), "file") }
      let word = quotedIfNeeded(folder + name + "/")
      // The quote stays open, so that the path can be continued.
      return Candidate(word.utf8.first == UInt8(ascii: "\"") ? String(word.dropLast()) : word, "folder")
    }
  }
}
