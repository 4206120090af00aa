import CommandLanguage
import Localization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The entries of earlier sessions and this one, kept in a file that several sessions may share.
///
/// Each entry is appended under a lock at once, so that a kill loses none. While another process keeps the lock, and while the file cannot
/// be written, entries wait in memory for the next one or the end. The file may hold an entry twice, and more entries than the limit,
/// until `tidy()` rewrites it in one step. The file is read on first use.
package final class HistoryFile {
  /// Where the file is; links are followed.
  package let path: Path
  /// How many entries are kept.
  package let limit: Int

  /// The milliseconds that the lock is waited for.
  private static let patience = 200

  private let report: (Phrase) -> Void
  private var hasReported = false
  private var loaded: [String]?
  /// Entries that are not yet in the file.
  private var waiting: [String] = []
  /// Whether the last attempt to write them failed; the next one then waits for no lock.
  private var isBlocked = false
  /// The number of lines in the file beyond the entries worth keeping.
  private var excess = 0

  /// - Parameter report: Called once, with one sentence, if the file cannot be used; the session's own entries are then kept in memory.
  package init(path: Path, limit: Int = 10_000, report: @escaping (Phrase) -> Void = { _ in }) {
    self.path = Self.followingLinks(path)
    self.limit = limit
    self.report = report
  }

  /// The entries, oldest first, each once. O(file) at first, then O(1).
  package var entries: [String] {
    if let loaded { return loaded }
    let entries = load()
    loaded = entries
    return entries
  }

  /// Keeps an entry as the newest. One that begins with a space, or is nothing but white space, is not kept. O(entries).
  package func add(_ entry: String) {
    guard !entry.hasPrefix(" "), !entry.allSatisfy(\.isWhitespace) else { return }
    keepInMemory(entry)
    waiting.append(entry)
    if excess > max(limit / 10, 1), !isBlocked { tidy() } else { write(patience: isBlocked ? 0 : Self.patience) }
  }

  /// Writes the entries that wait, and rewrites the file without entries that were repeated later and those beyond the limit, if there are
  /// any. O(file) if there are.
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
    // A session that only reads creates no file.
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
          ? "history waits in memory: another process locks '\(place)'" : "history is not kept: '\(place)': \(error.reason)")
    }
  }

  private static func parse(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n")).map(HistoryEscaping.unescape)
  }

  /// The newest entries, oldest first, each at its last occurrence.
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
