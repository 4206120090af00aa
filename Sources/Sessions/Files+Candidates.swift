import CommandLanguage
import LayoutComponents

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Files {
  /// The maximum number of names offered: nobody reads more.
  private static let mostNames = 2_000
  /// The maximum number of a folder's names compared between two keys.
  private static let reach = 100_000

  /// The files and folders whose path begins with the typed text, folders with a slash at the end; hidden ones only if a dot was typed.
  static func candidates(beginningWith typed: String) -> [Candidate] {
    let path = typed.hasPrefix("\"") || typed.hasPrefix("'") ? String(typed.dropFirst()) : typed
    let slash = path.lastIndex(of: "/")
    let shownFolder = slash.map { String(path[...$0]) } ?? ""
    let prefix = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let folder = shownFolder.isEmpty ? "." : resolve(shownFolder, in: nil)
    return names(in: folder, where: { $0.utf8.starts(with: prefix.utf8) && ($0.first != "." || prefix.first == ".") }).sorted()
      .map { name in
        let isFolder = Self.isFolder("\(folder)/\(name)")
        return Candidate(quotedIfNeeded(shownFolder + name + (isFolder ? "/" : "")), isFolder ? "folder" : "file")
      }
  }

  private static func names(in folder: String, where isWanted: (String) -> Bool) -> [String] {
    guard !folder.utf8.contains(0), let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    var left = reach
    while names.count < mostNames, left > 0, let entry = readdir(stream) {
      left -= 1
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) { String(validatingCString: $0) }
      }
      if let name, name != ".", name != "..", isWanted(name) { names.append(name) }
    }
    return names
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
