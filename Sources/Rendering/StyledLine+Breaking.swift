import Localization

extension StyledLine {
  /// The line as a sentence that continues at a column if it is wrapped.
  package func hanging(at column: Int) -> StyledLine {
    var line = self
    line.hang = column
    return line
  }

  /// The line, wrapped at a width in files and pipes too.
  package func wrappedInFiles(at width: Int) -> StyledLine {
    var line = self
    line.widthInFiles = width
    return line
  }

  /// The line as one that continues after a guide if it is wrapped, such as the lines of a tree.
  package func continuing(after guide: String) -> StyledLine {
    var line = hanging(at: displayWidth(guide))
    line.guide = guide
    return line
  }

  /// The column at which a line continues if its own column is in the right half of a narrow terminal.
  private static let shallowHang = 4

  /// The line wrapped between words to the terminal's width. A line without `hang` is not wrapped.
  package func broken(within columns: Int, in language: Language) -> [StyledLine] {
    guard var hang, displayWidth(text(in: language)) > columns else { return [self] }
    if hang >= columns / 2 {
      guard guide.isEmpty else { return [self] }
      hang = Self.shallowHang
    }
    let columns = isCommand ? columns - 2 : columns
    let lead = guide.isEmpty ? StyledPhrase(.verbatim(String(repeating: " ", count: hang)), .plain) : StyledPhrase(.verbatim(guide), .faint)
    var lines = [StyledLine(pieces: [])]
    var width = 0
    var followsBreak = false
    for piece in pieces {
      var part = ""
      for (index, word) in piece.text.text(in: language).unbrokenParts.enumerated() {
        if followsBreak, word.isEmpty { continue }
        let gap = index == 0 || followsBreak ? 0 : 1
        let wordWidth = displayWidth(word)
        if width > hang, width + gap + wordWidth > columns {
          while part.last == " " { part.removeLast() }
          lines[lines.count - 1].pieces.append(StyledPhrase(.verbatim(isCommand ? part + " \\" : part), piece.style))
          lines.append(StyledLine(pieces: [lead]))
          part = String(word)
          width = hang + wordWidth
          followsBreak = word.isEmpty
        } else {
          followsBreak = false
          part += (gap == 0 ? "" : " ") + word
          width += gap + wordWidth
        }
      }
      lines[lines.count - 1].pieces.append(StyledPhrase(.verbatim(part), piece.style))
    }
    return lines
  }
}

extension [StyledLine] {
  /// The lines for a terminal: those that continue below are joined if one of them is too wide.
  func joined(within columns: Int, in language: Language) -> [StyledLine] {
    var lines: [StyledLine] = []
    var start = startIndex
    while start < endIndex {
      let end = (self[start...].firstIndex { !$0.continuesBelow } ?? index(before: endIndex)) + 1
      let paragraph = self[start..<end]
      if paragraph.count > 1, paragraph.contains(where: { displayWidth($0.text(in: language)) > columns }) {
        let space = StyledLine(verbatim: " ")
        lines.append(paragraph.dropFirst().reduce(self[start]) { $0 + space + $1 }.hanging(at: self[start].hang ?? 0))
      } else {
        lines += paragraph
      }
      start = end
    }
    return lines
  }
}

extension String {
  /// The text wrapped between words to a width in columns. A longer word is broken.
  package func broken(at columns: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, displayWidth(last) + 1 + displayWidth(word) <= columns {
        lines[lines.count - 1] += " " + word
        continue
      }
      lines.append("")
      for character in word {
        if displayWidth(lines[lines.count - 1]) + displayWidth(String(character)) > columns { lines.append("") }
        lines[lines.count - 1].append(character)
      }
    }
    return lines
  }

  /// The width of the widest word.
  var widestWord: Int { split(separator: " ").map { displayWidth($0) }.max() ?? 0 }

  /// The parts between the spaces at which a line may be broken. A size such as `393 × 44` and an arrow with its result are not broken.
  fileprivate var unbrokenParts: [Substring] {
    var parts: [Substring] = []
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      if let last = parts.last, word == "×" || last.hasSuffix("×") || last == "→" {
        parts[parts.count - 1] = self[last.startIndex..<word.endIndex]
      } else {
        parts.append(word)
      }
    }
    return parts
  }
}
