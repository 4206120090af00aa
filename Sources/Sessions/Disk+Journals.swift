import Wording

#if canImport(Glibc) || canImport(Darwin)
  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  extension Disk {
    /// The maximum size in bytes of a journal that is replayed.
    private static let mostJournalBytes = 1 << 32

    static func beginJournal(in folder: String) throws(FileFailure) -> JournalFile {
      let journal = try DiskJournal(in: folder)
      return JournalFile(append: journal.append, sync: journal.sync, end: journal.end)
    }

    static func abandonedJournals(in folder: String) -> [AbandonedJournal] {
      let names = journalNames(in: folder)
      names.filter { $0.hasPrefix(DiskJournal.unnamed) }.forEach { removeIfEmpty("\(folder)/\($0)") }
      return names.filter { $0.hasPrefix(JournalFolder.prefix) }.compactMap { file in
        abandonedSteps("\(folder)/\(file)").map { AbandonedJournal(file: file, in: folder, steps: $0) }
      }
    }

    private static func journalNames(in folder: String) -> [String] {
      guard let stream = opendir(folder) else { return [] }
      defer { closedir(stream) }
      var names: [String] = []
      while let entry = readdir(stream) {
        names.append(withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
      }
      return names.sorted()
    }

    /// The steps of a journal that no session writes; one without any is removed.
    private static func abandonedSteps(_ path: String) -> [JournalStep]? {
      withAbandoned(path) { descriptor, status in
        // Whoever may write the file or own it could have this user run any command.
        guard status.st_uid == geteuid(), status.st_mode & (S_IWGRP | S_IWOTH) == 0, status.st_size <= mostJournalBytes,
          let bytes = try? readAll(descriptor, expecting: Int(status.st_size), limit: mostJournalBytes)
        else { return nil }
        let steps = JournalStep.steps(in: bytes)
        if steps.isEmpty { unlink(path) }
        return steps.isEmpty ? nil : steps
      }
    }

    private static func removeIfEmpty(_ path: String) {
      withAbandoned(path) { _, status in if status.st_size == 0 { unlink(path) } }
    }

    /// Calls a body with a file that no session writes: it holds the file's lock, and the path still names that file.
    @discardableResult
    private static func withAbandoned<Result>(_ path: String, _ body: (Int32, stat) -> Result?) -> Result? {
      let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      var (opened, named) = (stat(), stat())
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &opened) == 0, lstat(path, &named) == 0,
        opened.st_mode & S_IFMT == S_IFREG, opened.st_ino == named.st_ino, opened.st_dev == named.st_dev
      else { return nil }
      return body(descriptor, opened)
    }
  }
#endif
