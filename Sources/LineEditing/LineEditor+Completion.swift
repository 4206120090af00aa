import CEditline
import CommandLanguage
import Localization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension LineEditor {
  /// Tab: inserts the common prefix of all candidates. A second Tab at the same position lists them.
  func completeWord() -> editline_outcome {
    if isLong { return EDITLINE_BEEP }
    let entry = entry
    let completion = assistance.complete(entry.text, entry.textBeforeCursor.utf8.count)
    guard !completion.candidates.isEmpty else { return EDITLINE_BEEP }
    if completion.candidates.count > 1, entryAfterTab == entry { return list(completion.candidates) }
    replace(completion.replaced, with: insertion(for: completion, in: entry))
    entryAfterTab = self.entry
    return EDITLINE_REFRESH
  }

  private func insertion(for completion: Completion, in entry: LineBuffer) -> String {
    guard completion.candidates.count == 1, let candidate = completion.candidates.first else { return completion.commonPrefix }
    let isFollowedBySpace = entry.text.utf8.dropFirst(completion.replaced.upperBound).first == UInt8(ascii: " ")
    return candidate.text + (candidate.endsWord && !isFollowedBySpace ? " " : "")
  }

  /// Replaces a range in UTF-8 offsets, and moves the cursor to the end of the new text. Changes nothing if the common prefix is shorter
  /// than the current text.
  private func replace(_ range: Range<Int>, with text: String) {
    let bytes = Array(entry.text.utf8)
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return }
    let former = String(decoding: bytes[range], as: UTF8.self)
    if text == former || former.hasPrefix(text) { return }
    let end = String(decoding: bytes[..<range.upperBound], as: UTF8.self).unicodeScalars.count
    setCursor(end)
    deleteBefore(former.unicodeScalars.count)
    insert(text)
  }

  private func list(_ candidates: [Candidate]) -> editline_outcome {
    let size = terminal.size
    let rows = CandidateList(candidates: candidates, language: assistance.language, width: size.columns).rows
    showFinally()
    print("\r\n")
    // The entry itself takes up a row, too.
    if rows.count >= size.rows - 1, !confirms(Phrase("show all \(candidates.count) possibilities? (y or n) ").text(in: assistance.language))
    {
      return answer == nil ? redraw() : EDITLINE_ACCEPT
    }
    print(rows.map { $0.rendered(usesColor: terminal.usesColor) + "\r\n" }.joined())
    return redraw()
  }

  private func redraw() -> editline_outcome {
    redrawFromHome()
    return EDITLINE_NOTHING
  }

  /// Asks a question below the entry. Space, Tab and `y` mean yes, anything else no.
  private func confirms(_ question: String) -> Bool {
    print(question)
    let event = input.next()
    print("\r" + Escape.eraseBelow)
    switch event {
    case .scalar(let key): return ["y", "Y", " ", "\t"].contains(key)
    case .signal(let signal) where signal != SIGINT: respond(to: signal)
    case .signal: break
    case .closed: answer = .hangup(signal: SIGHUP)
    }
    return false
  }
}
