import CEditline
import CommandLanguage
import Localization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension LineEditor {
  /// The maximum length of pasted text in bytes, which is the same as for a line. libedit needs up to 32 bytes of memory for each byte.
  private static let longestPaste = Tokenizer.longestLine

  /// Inserts pasted text, up to the terminal's end mark. Its newlines do not end the entry.
  func insertPasted() -> editline_outcome {
    guard let paste = gatherPaste() else { return EDITLINE_ACCEPT }
    if paste.isTooLong { return refusePaste() }
    guard let text = composed(paste) else { return EDITLINE_ACCEPT }
    insert(text)
    return EDITLINE_REFRESH
  }

  /// Waits for the whole text; nil if the entry ended before that.
  private func gatherPaste() -> PastedText? {
    var paste = PastedText(limit: Self.longestPaste)
    while true {
      switch input.gather(into: &paste) {
      case .whole: return paste
      case .closed:
        answer = .hangup(signal: SIGHUP)
        return nil
      case .signal(let signal):
        respond(to: signal)
        if answer == nil { continue }
        // At the next prompt, the rest of the text would run as commands.
        input.discardPaste()
        return nil
      }
    }
  }

  /// The text with its characters composed; nil if a signal ended the entry in the meantime.
  ///
  /// Terminals send line ends in pasted text as carriage returns. Trailing newlines are dropped, so that the cursor stays on the last line,
  /// and so is NUL, which libedit cannot store.
  private func composed(_ paste: PastedText) -> ComposedText? {
    var text = ComposedText()
    var isAfterReturn = false
    for piece in paste.pieces {
      guard answersSignals() else { return nil }
      for scalar in piece.unicodeScalars {
        switch scalar {
        case "\0": break
        case "\n": if !isAfterReturn { text.append(scalar) }
        case "\r": text.append("\n")
        default: text.append(scalar)
        }
        isAfterReturn = scalar == "\r"
      }
    }
    while text.scalars.last == "\n" { text.removeLast() }
    return text
  }

  /// Handles signals that arrived during long work, and returns false if one ended the entry.
  private func answersSignals() -> Bool {
    while answer == nil, let signal = SignalWatch.next() { respond(to: signal) }
    return answer == nil
  }

  private func refusePaste() -> editline_outcome {
    let sentence: Phrase = "the pasted text is longer than \(Self.longestPaste.grouped) bytes"
    showFinally()
    print("\r\n" + sentence.text(in: assistance.language) + "\r\n")
    redrawFromHome()
    return EDITLINE_NOTHING
  }

  /// Inserts scalars without width, composed with the letter before the cursor.
  func insertMarks() -> editline_outcome {
    if pendingMarks.isEmpty { return EDITLINE_NOTHING }
    let entry = entry
    let letter = entry.scalars[..<entry.cursor].suffix(ComposedText.longestLetter)
    var text = ComposedText()
    for scalar in letter + pendingMarks { text.append(scalar) }
    pendingMarks = []
    deleteBefore(letter.count)
    insert(text)
    return EDITLINE_REFRESH
  }
}
