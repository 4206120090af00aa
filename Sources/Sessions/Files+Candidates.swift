import CommandLanguage
import Documents
import Localization

extension Files {
  /// The files and folders whose path begins with the typed text, folders with a slash at the end; hidden ones only if a dot was typed.
  /// A confined session is offered none outside its folder.
  func candidates(beginningWith typed: String, in source: Source = .prompt) -> [Candidate] {
    guard let path = Path(begunBy: typed) else { return [] }
    let folder = path.beginning
    let prefix = path.name
    guard let listed = try? place(of: folder == "" ? "." : folder, in: source) else { return [] }
    return store.names(in: listed) { $0.hasPrefix(prefix) && (!$0.hasPrefix(".") || prefix.hasPrefix(".")) }.sorted().compactMap { name in
      guard let place = try? place(of: folder + name, in: source) else { return nil }
      guard store.isFolder(place) else { return Candidate(quotedIfNeeded(folder + name), "file") }
      let word = quotedIfNeeded(folder + name + "/")
      // What is in the folder is typed before the quote is closed.
      return Candidate(word.utf8.first == UInt8(ascii: "\"") ? String(word.dropLast()) : word, "folder")
    }
  }
}
