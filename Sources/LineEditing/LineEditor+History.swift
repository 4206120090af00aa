import CEditline
import Localization

extension LineEditor {
  /// Up: moves up within the entry, or else shows the next older entry that starts with the typed text.
  func showOlderEntry() -> editline_outcome {
    moveByLine(-1) ?? step { $0.older() }
  }

  /// Down: moves down within the entry, or else shows the next newer entry, and finally the typed text.
  func showNewerEntry() -> editline_outcome {
    moveByLine(1) ?? step { $0.newer() }
  }

  private func step(_ next: (inout HistoryWalk) -> String?) -> editline_outcome {
    let text = entry.text
    var walk = self.walk.flatMap { $0.shown == text ? $0 : nil } ?? HistoryWalk(entries: history?.entries ?? [], typed: text)
    guard let found = next(&walk) else { return EDITLINE_BEEP }
    replaceEntry(with: found)
    self.walk = walk
    return EDITLINE_REFRESH
  }

  /// Moves within an entry of several lines; nil if the cursor is already on its first or last line.
  private func moveByLine(_ step: Int) -> editline_outcome? {
    let entry = entry
    let newlines = entry.scalars.indices.filter { entry.scalars[$0] == "\n" }
    let starts = [0] + newlines.map { $0 + 1 }
    let ends = newlines + [entry.scalars.count]
    guard let line = ends.firstIndex(where: { $0 >= entry.cursor }), starts.indices.contains(line + step) else { return nil }
    setCursor(min(starts[line + step] + entry.cursor - starts[line], ends[line + step]))
    return EDITLINE_REFRESH
  }

  /// Ctrl-R: finds the newest entry that contains the text typed next. Ctrl-R again finds an older one, and Ctrl-S a newer one.
  ///
  /// Enter runs the found entry, Ctrl-G restores the line, and any other command edits the found entry.
  func searchHistory() -> editline_outcome {
    let former = (entry: entry, prompt: prompt)
    var search = HistorySearch(entries: history?.entries ?? [])
    isSearching = true
    defer { isSearching = false }
    show(search)
    while let key = nextKey() {
      if change(&search, by: key) {
        show(search)
        continue
      }
      isSearching = false
      let keepsFound = key != Key.cancel && search.found != nil
      leaveSearch(with: keepsFound ? entry : former.entry, prompt: former.prompt)
      if key == Key.enter || key == Key.newline { return acceptEntry() }
      let isLoneEscape = key == Key.escape && !input.hasPending(within: Key.longestTear)
      if key != Key.cancel, !isLoneEscape { input.putBack(key) }
      return EDITLINE_NOTHING
    }
    return EDITLINE_ACCEPT
  }

  /// Applies a key to the search, or returns false if the key is not a search key.
  private func change(_ search: inout HistorySearch, by key: Unicode.Scalar) -> Bool {
    switch key {
    case Key.older: _ = search.older()
    case Key.newer: _ = search.newer()
    case Key.backspace, Key.delete: search.change { _ = $0.popLast() }
    case _ where key.value < 0x20: return false
    default:
      search.change {
        $0.unicodeScalars.append(key)
        $0 = $0.composed()
      }
    }
    return true
  }

  private func show(_ search: HistorySearch) {
    moveHome()
    let isMissing = search.found == nil && !search.pattern.isEmpty
    let state: Phrase = isMissing ? "not found" : "search"
    prompt = AttributedText([.init(state.text(in: assistance.language), TextAttributes(isBold: true)), .init(" '\(search.pattern)': ")])
    let found = search.found ?? ""
    replaceEntry(with: found, cursor: search.offset(in: found))
    redrawFromHome()
  }

  private func leaveSearch(with entry: LineBuffer, prompt: AttributedText) {
    moveHome()
    self.prompt = prompt
    replaceEntry(with: entry.text, cursor: entry.cursor)
    redrawFromHome()
  }
}

private enum Key {
  static let older: Unicode.Scalar = "\u{12}"
  static let newer: Unicode.Scalar = "\u{13}"
  static let cancel: Unicode.Scalar = "\u{07}"
  static let enter: Unicode.Scalar = "\r"
  static let newline: Unicode.Scalar = "\n"
  static let escape: Unicode.Scalar = "\u{1B}"
  /// In seconds. An escape that is not followed by another byte within this time is a key press, not the start of a sequence.
  static let longestTear = 0.05
  static let backspace: Unicode.Scalar = "\u{08}"
  static let delete: Unicode.Scalar = "\u{7F}"
}
