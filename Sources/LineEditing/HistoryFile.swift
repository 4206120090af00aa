import CommandLanguage
import Localization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The entries of this session and earlier ones, in a file that several sessions may share.
///
/// Each entry is appended immediately, under a lock, so that none is lost if the process is killed. While another process holds the lock,
/// or while the file cannot be written, entries stay in memory until the next entry or the end of the session. The file may contain
/// duplicates and more entries than the limit until `tidy()` replaces it. It is read on first use.
package final class HistoryFile {
  /// The path of the file, with symbolic links resolved.
  package let path: Path
  package let limit: Int

  /// The time to wait for the lock, in milliseconds.
  private static let patience = 200

  private let report: (Phrase) -> Void
  private var hasReported = false
  private var loaded: [String]?
  private var waiting: [String] = []
  /// Whether the last attempt to write failed. The next attempt does not wait for the lock.
  private var isBlocked = false
  /// The number of lines in the file that are duplicates or exceed the limit.
  private var excess = 0

  /// - Parameter report: Called once, with one sentence, if the file cannot be used. The session's own entries are then kept in memory.
  package init(path: Path, limit: Int = 10_000, report: @escaping (Phrase) -> Void = { _ in }) {
    self.path = Self.followingLinks(path)
    self.limit = limit
    self.report = report
  }

  /// The entries without duplicates, oldest first. O(file) on first use, then O(1).
  package var entries: [String] {
    if let loaded { return loaded }
    let entries = load()
    loaded = entries
    return entries
  }

  /// Adds the newest entry. Entries that start with a space, or that consist of white space, are ignored. O(entries).
  package func add(_ entry: String) {
    guard !entry.hasPrefix(" "), !entry.allSatisfy(\.isWhitespace) else { return }
    keepInMemory(entry)
    waiting.append(entry)
    if excess > max(limit / 10, 1), !isBlocked { tidy() } else { write(patience: isBlocked ? 0 : Self.patience) }
  }

  /// Writes the entries that are still in memory. Then, if the file has duplicates or exceeds the limit, replaces the file. O(file) if it
  /// is replaced.
  package func tidy() {
    if !waiting.isEmpty { write(patience: Self.patience) }
    guard excess > 0, !isBlocked else { return }
    attempt { () throws(SystemFailure) in
      let file = try LockedFile(path: path, patience: Self.patience)
      let kept = Self.newest(limit, of: Self.parse(try file.contents()))
      try file.replace(with: kept.flatMap { HistoryEscaping.escape($0) + [UInt8(ascii: "\n")] })
    }
    excess = 0
  }

  private func write(patience: Int) {
    isBlocked = true
    attempt { () throws(SystemFailure) in
      let file = try LockedFile(path: path, patience: patience)
      try file.append(lines: waiting.map(HistoryEscaping.escape))
      waiting = []
      isBlocked = false
    }
  }

  private func keepInMemory(_ entry: String) {
    var entries = self.entries
    loaded = nil
    let before = entries.count + 1
    entries.removeAll { $0.utf8.elementsEqual(entry.utf8) }
    entries.append(entry)
    entries.removeFirst(max(0, entries.count - limit))
    excess += before - entries.count
    loaded = entries
  }

  private func load() -> [String] {
    var result: [String] = []
    // A session that only reads does not create the file.
    guard access(path.cString, F_OK) == 0 else { return [] }
    attempt { () throws(SystemFailure) in
      let lines = Self.parse(try LockedFile.contents(of: path))
      result = Self.newest(limit, of: lines)
      excess = lines.count - result.count
    }
    return result
  }

  private func attempt(_ work: () throws(SystemFailure) -> Void) {
    do throws(SystemFailure) {
      try work()
    } catch {
      if hasReported { return }
      hasReported = true
      let place = path.text.escapingControls
      report(
        error == .isLocked
          ? "history is kept in memory because another process locks '\(place)'" : "history is not kept: '\(place)': \(error.reason)")
    }
  }

  private static func parse(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n")).map(HistoryEscaping.unescape)
  }

  /// The newest entries, oldest first. Of duplicates, the last one is kept.
  private static func newest(_ limit: Int, of entries: [String]) -> [String] {
    var seen: Set<String> = []
    seen.reserveCapacity(entries.count)
    return entries.reversed().filter { seen.insert($0).inserted }.prefix(limit).reversed()
  }

  private static func followingLinks(_ path: Path) -> Path {
    guard let resolved = realpath(path.cString, nil) else { return path }
    defer { free(resolved) }
    return Path(cString: resolved)
  }
}
