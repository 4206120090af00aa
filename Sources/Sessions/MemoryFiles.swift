import CommandLanguage
import Localization

/// Files in memory, for web pages and tests. The working directory is the root, and a folder exists while it contains a file.
///
/// Several sessions may share it on a single thread.
package final class MemoryFiles: FileStore {
  package nonisolated(unsafe) private(set) var contents: [Path: [UInt8]] = [:]
  /// The paths that sessions wrote since the last `takeWritten()`, in order.
  private nonisolated(unsafe) var written: [Path] = []
  /// The full paths of the journals of running sessions.
  private nonisolated(unsafe) var livingJournals: Set<Path> = []
  private let clock: @Sendable () -> UInt64

  package init(nanoseconds: @escaping @Sendable () -> UInt64 = { 0 }) { clock = nanoseconds }

  package var home: Path? { nil }
  package var nanoseconds: UInt64 { clock() }
  package func makeFolder(at place: FilePlace) throws(FileFailure) {}
  package func exists(_ place: FilePlace) -> Bool { canonical(place.path) != nil }
  package func isFolder(_ place: FilePlace) -> Bool { isFolder(place.path) }
  package func read(_ place: FilePlace, _ limit: FileLimit) throws(FileFailure) -> [UInt8] { try read(place.path, limit) }
  package func readOwn(_ path: Path, isInOwnFolder: Bool) throws(FileFailure) -> [UInt8] { try read(path, .script) }
  package func names(in folder: FilePlace, where isWanted: (Path) -> Bool) -> [Path] { names(in: folder.path, where: isWanted) }

  private func read(_ path: Path, _ limit: FileLimit) throws(FileFailure) -> [UInt8] {
    guard !path.bytes.contains(0) else { throw .nameHoldsNUL }
    if isFolder(path) { throw .isFolder }
    guard let bytes = contents[Self.full(path)] else { throw FileFailure(reason: "no such file or directory") }
    guard bytes.count <= limit.bytes else { throw .tooLong(limit) }
    return bytes
  }

  package func replace(_ place: FilePlace, with text: String, by cancellation: Cancellation) throws(FileFailure) -> Bool {
    try cancellation.unlessRequested { () throws(FileFailure) in
      try put(Array(text.utf8), at: place.path)
      written.append(Self.full(place.path))
    }
  }

  package struct File: Sendable {
    package var path: Path
    package var bytes: [UInt8]

    package init(path: Path, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// Returns each file that a session wrote since the last call, once.
  package func takeWritten() -> [File] {
    defer { written = [] }
    var seen: Set<Path> = []
    return written.compactMap { path in
      guard seen.insert(path).inserted, let bytes = contents[path] else { return nil }
      return File(path: path, bytes: bytes)
    }
  }

  /// Adds a file from outside. Ignores a path that cannot be a file, such as the path of a folder.
  package func add(_ file: File) { try? put(file.bytes, at: file.path) }

  package func beginPulse(at place: FilePlace, _ text: @escaping PulseText) throws(FileFailure) -> any Pulse {
    let pulse = PulsingFile(path: place.path, files: self, text: text)
    try pulse.show(0)
    return pulse
  }

  package func append(_ text: String, to path: Path) throws(FileFailure) {
    try put((contents[Self.full(path)] ?? []) + Array(text.utf8), at: path)
  }

  private func put(_ bytes: [UInt8], at path: Path) throws(FileFailure) {
    guard !path.bytes.contains(0) else { throw .nameHoldsNUL }
    if isFolder(path) { throw .isFolder }
    let path = Self.full(path)
    guard !contents.keys.contains(where: { path.hasPrefix($0 + "/") }) else { throw FileFailure(reason: "not a directory") }
    contents[path] = bytes
  }

  private func isFolder(_ path: Path) -> Bool {
    let start = Self.start(ofPathsIn: path)
    return start == "/" || contents.keys.contains { $0.hasPrefix(start) }
  }

  package func canonical(_ path: Path) -> Path? {
    let path = Self.full(path)
    return contents[path] != nil || isFolder(path) ? path : nil
  }

  private func names(in folder: Path, where isWanted: (Path) -> Bool) -> [Path] {
    let start = Self.start(ofPathsIn: folder)
    let names = contents.keys.filter { $0.hasPrefix(start) }.map { $0.dropFirst(start.bytes.count).names[0] }
    return Set(names).filter(isWanted)
  }

  package func rename(_ path: Path, to newPath: Path) { contents[Self.full(newPath)] = contents.removeValue(forKey: Self.full(path)) }

  package func remove(_ path: Path) { contents[Self.full(path)] = nil }

  private static func start(ofPathsIn folder: Path) -> Path {
    let folder = full(folder)
    return folder == "/" ? folder : folder + "/"
  }

  /// The absolute path, without dots.
  private static func full(_ path: Path) -> Path {
    var names: [Path] = []
    for name in path.names where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + Path(names.map { $0.bytes }.joined(separator: [UInt8(ascii: "/")]))
  }

  // MARK: Journals

  package func beginJournal(in folder: Path) throws(FileFailure) -> any JournalFile {
    let last = journalNames(in: folder).last.flatMap { Int($0.dropFirst(JournalFolder.prefix.bytes.count).text.prefix(Self.digits)) } ?? 0
    let number = String(last + 1)
    let path = folder + "/" + JournalFolder.prefix + Path(String(repeating: "0", count: max(0, Self.digits - number.count)) + number)
    try put([], at: path)
    return Journal(path: Self.full(path), files: self)
  }

  package func abandonedJournals(in folder: Path) -> [AbandonedJournal] {
    journalNames(in: folder).compactMap { file in
      let path = Self.full(folder + "/" + file)
      guard !livingJournals.contains(path) else { return nil }
      let steps = JournalStep.steps(in: contents[path] ?? [])
      if steps.isEmpty { remove(path) }
      return steps.isEmpty ? nil : AbandonedJournal(file: file, in: folder, steps: steps)
    }
  }

  private func journalNames(in folder: Path) -> [Path] { names(in: folder) { $0.hasPrefix(JournalFolder.prefix) }.sorted() }

  private static let digits = 6

  /// A heartbeat that is written only when its text changes, because no other thread reads files while a line is running.
  private final class PulsingFile: Pulse {
    private let path: Path
    private let files: MemoryFiles
    private let text: PulseText

    init(path: Path, files: MemoryFiles, text: @escaping PulseText) { (self.path, self.files, self.text) = (path, files, text) }

    func show(_ revision: Int) throws(FileFailure) { try files.put(Array(text(revision, revision, false).utf8), at: path) }

    func end() { try? files.put(Array(text(0, 0, true).utf8), at: path) }
  }

  /// A journal that counts as running while this object exists.
  private final class Journal: JournalFile {
    private let path: Path
    private let files: MemoryFiles

    package init(path: Path, files: MemoryFiles) {
      self.path = path
      self.files = files
      files.livingJournals.insert(path)
    }

    deinit { files.livingJournals.remove(path) }

    package func append(_ lines: [UInt8]) throws(FileFailure) { try files.put((files.contents[path] ?? []) + lines, at: path) }

    package func sync() {}

    package func end() { files.remove(path) }

    package func leave() { files.rename(path, to: path + JournalFolder.left) }
  }
}
