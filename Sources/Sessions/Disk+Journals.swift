#if canImport(Glibc) || canImport(Darwin)
  import CommandLanguage

  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  extension Disk {
    /// The maximum size in bytes of a journal that is replayed.
    private static let mostJournalBytes = 1 << 32

    package func beginJournal(in folder: Path) throws(FileFailure) -> any JournalFile {
      try DiskJournal(in: folder)
    }

    package func abandonedJournals(in folder: Path) -> [AbandonedJournal] {
      let place = Folder(prefix: folder + "/")
      NewFile.removeLeft(DiskJournal.unnamed, in: place)
      return place.names.filter { $0.hasPrefix(JournalFolder.prefix) }.sorted().compactMap { file in
        Self.abandonedSteps(file, in: place).map { AbandonedJournal(file: file, in: folder, steps: $0) }
      }
    }

    /// The steps of a journal that no session is writing. Removes a journal that has no steps, and ignores one that other users can write
    /// to.
    private static func abandonedSteps(_ name: Path, in folder: Folder) -> [JournalStep]? {
      let descriptor = folder.open(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      var status = stat()
      guard isAbandoned(descriptor, name, in: folder), fstat(descriptor, &status) == 0, status.st_mode & (S_IWGRP | S_IWOTH) == 0,
        status.st_size <= mostJournalBytes,
        let bytes = try? readAll(descriptor, expecting: Int(status.st_size), limit: mostJournalBytes)
      else { return nil }
      let steps = JournalStep.steps(in: bytes)
      if steps.isEmpty { folder.remove(name) }
      return steps.isEmpty ? nil : steps
    }
  }
#endif
