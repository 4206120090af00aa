import Localization

extension StyledLine {
  /// The line as a sentence that continues at a column if it is wrapped.
  package func hanging(at column: Int) -> StyledLine {
    var line = self
    line.hang = column
    return line
  }

  /// The line as one that continues after a guide if it is wrapped, such as the lines of a tree.
  package func continuing(after guide: String) -> StyledLine {
    var line = hanging(at: displayWidth(guide))
    line.guide = guide
    return line
  }

  /// The line wrapped between words to the terminal's width. A line without `hang` is not wrapped.
  package func broken(within columns: Int, in language: Language) -> [StyledLine] {
    guard let hang, hang < columns / 2, displayWidth(text(in: language)) > columns else { return [self] }
    let columns = isCommand ? columns - 2 : columns
    let lead = guide.isEmpty ? StyledPhrase(.verbatim(String(repeating: " ", count: hang)), .plain) : StyledPhrase(.verbatim(guide), .faint)
    var lines = [StyledLine(pieces: [])]
    var width = 0
    for piece in pieces {
      var part = ""
      let words = piece.text.text(in: language).split(separator: " ", omittingEmptySubsequences: false)
      for (index, word) in words.enumerated() {
        let gap = index == 0 ? 0 : 1
        let wordWidth = displayWidth(word)
        if width > hang, width + gap + wordWidth > columns {
          lines[lines.count - 1].pieces.append(StyledPhrase(.verbatim(isCommand ? part + " \\" : part), piece.style))
          lines.append(StyledLine(pieces: [lead]))
          part = String(word)
          width = hang + wordWidth
        } else {
          part += (gap == 0 ? "" : " ") + word
          width += gap + wordWidth
        }
      }
      lines[lines.count - 1].pieces.append(StyledPhrase(.verbatim(part), piece.style))
    }
    return lines
  }
}

extension String {
  /// The text wrapped between words to a width in columns. A longer word is put on a line of its own.
  package func broken(at columns: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, displayWidth(last) + 1 + displayWidth(word) <= columns {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
