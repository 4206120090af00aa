import CommandLanguage

extension Host {
  /// The scripts that are meant by names: a file itself, and of a folder all files in it and below whose names end in `.galley`, sorted.
  /// Hidden files and folders are left out. A folder without a script stays, to be refused.
  package func scripts(named names: [Path]) -> [Path] {
    names.flatMap { name -> [Path] in
      guard isFolder(FilePlace(name)) else { return [name] }
      var seen: Set<Path> = []
      let found = scripts(below: name, &seen)
      return found.isEmpty ? [name] : found
    }
  }

  /// - Parameter seen: The folders that were looked into: a link may lead back to one of them.
  private func scripts(below folder: Path, _ seen: inout Set<Path>) -> [Path] {
    guard let canonical = canonical(folder), seen.insert(canonical).inserted else { return [] }
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    var found: [Path] = []
    for name in names(FilePlace(folder), { !$0.hasPrefix(".") }).sorted() {
      let path = start + name
      if isFolder(FilePlace(path)) {
        found += scripts(below: path, &seen)
      } else if name.hasSuffix(".galley") {
        found.append(path)
      }
    }
    return found
  }
}
