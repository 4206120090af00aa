/// Steps through the entries that start with the typed text, from newest to oldest, and back to the typed text.
struct HistoryWalk {
  private let entries: [String]
  /// The typed text. All entries shown start with it, and stepping forward ends at it.
  private let typed: String
  /// The index of the shown entry, or `entries.count` for the typed text.
  private var index: Int

  init(entries: [String], typed: String) {
    self.entries = entries
    self.typed = typed
    index = entries.count
  }

  var shown: String {
    index < entries.count ? entries[index] : typed
  }

  /// The next older entry, or nil at the oldest. O(entries).
  mutating func older() -> String? {
    guard let found = entries[..<index].lastIndex(where: matches) else { return nil }
    index = found
    return shown
  }

  /// The next newer entry, and finally the typed text; nil after that. O(entries).
  mutating func newer() -> String? {
    guard index < entries.count else { return nil }
    index = entries[(index + 1)...].firstIndex(where: matches) ?? entries.count
    return shown
  }

  private func matches(_ entry: String) -> Bool {
    entry.utf8.starts(with: typed.utf8) && entry != typed
  }
}

/// A search for entries that contain a string, from newest to oldest.
struct HistorySearch {
  private let entries: [String]
  private(set) var pattern = ""
  private var index: Int

  init(entries: [String]) {
    self.entries = entries
    index = entries.count
  }

  /// The found entry, or nil if none contains the pattern.
  var found: String? {
    index < entries.count ? entries[index] : nil
  }

  /// Changes the pattern, and searches again, starting with the found entry. O(entries).
  mutating func change(_ edit: (inout String) -> Void) {
    edit(&pattern)
    let newest = found.map { contains($0) } == true ? index : entries.count - 1
    index = pattern.isEmpty ? entries.count : entries.prefix(newest + 1).lastIndex(where: contains) ?? entries.count
  }

  /// Moves to the next older match, or returns false. O(entries).
  mutating func older() -> Bool {
    guard found != nil, let next = entries[..<index].lastIndex(where: contains) else { return false }
    index = next
    return true
  }

  /// Moves to the next newer match, or returns false. O(entries).
  mutating func newer() -> Bool {
    guard found != nil, let next = entries[(index + 1)...].firstIndex(where: contains) else { return false }
    index = next
    return true
  }

  private func contains(_ entry: String) -> Bool {
    pattern.isEmpty || offset(in: entry) != nil
  }

  /// The position of the pattern in an entry, in scalars.
  func offset(in entry: String) -> Int? {
    let scalars = Array(entry.unicodeScalars)
    let wanted = Array(pattern.unicodeScalars)
    guard scalars.count >= wanted.count else { return nil }
    return (0...scalars.count - wanted.count).last { scalars[$0...].starts(with: wanted) }
  }
}
