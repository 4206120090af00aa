#if canImport(Glibc) || canImport(Darwin)
  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  extension Disk {
    /// The maximum number of names offered: nobody reads more.
    private static let mostNames = 2_000
    /// The maximum number of a folder's names compared between two keys.
    private static let reach = 100_000

    static func names(in folder: String, where isWanted: (String) -> Bool) -> [String] {
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

    static func isFolder(_ path: String) -> Bool {
      var status = stat()
      return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
  }
#endif
