#if canImport(Glibc) || canImport(Darwin)
  import CommandLanguage

  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  extension Disk {
    /// The maximum number of names to offer; a longer list would not be readable.
    private static let mostNames = 2_000
    /// The maximum number of names to compare per keystroke.
    private static let reach = 100_000

    package func names(in place: FilePlace, where isWanted: (Path) -> Bool) -> [Path] {
      guard let descriptor = try? Self.open(place, O_RDONLY | O_DIRECTORY) else { return [] }
      guard let stream = fdopendir(descriptor) else {
        close(descriptor)
        return []
      }
      defer { closedir(stream) }
      var names: [Path] = []
      var left = Self.reach
      while names.count < Self.mostNames, left > 0, let entry = readdir(stream) {
        left -= 1
        let name = Self.name(of: entry)
        if name != ".", name != "..", isWanted(name) { names.append(name) }
      }
      return names
    }

    package func isFolder(_ place: FilePlace) -> Bool {
      var status = stat()
      if place.root == nil { return stat(place.path.cString, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR }
      let found = try? Self.inFolder(of: place) { folder, name in folder.status(of: name) }
      return found.flatMap { $0 }.map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
    }
  }
#endif
