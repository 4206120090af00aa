import CommandLanguage
import Commands
import Vocabulary
import Wording

extension HelpTopic {
  /// The words from elsewhere that run, beside the lines that they run, as the table declares them.
  static let words = HelpTopic(name: "words", title: "Words from elsewhere that run here") { language in
    let heading: Phrase = "The line that runs, and the names for it in other shells, in editors and in UIKit:"
    let ending: Phrase = "Any other line that is refused is compared with what people mean by such words, and the refusal offers the line."
    let rows = Self.rows
    let width = rows.map { displayWidth($0.line) }.max() ?? 0
    return [heading.text(in: language)]
      + rows.map { row in
        let gap = String(repeating: " ", count: width + 2 - displayWidth(row.line))
        return row.line + gap + row.words.prefix(most).joined(separator: ", ")
      } + [ending.text(in: language)]
  }

  private struct Row {
    var line: String
    var words: [String]
  }

  /// Each line with the words that run it and begin no command.
  private static var rows: [Row] {
    OtherWords.shell.rows.reduce(into: []) { rows, row in
      guard row.manner == .known else { return }
      let words = row.firstWords.filter { $0.first?.isLetter == true && shellCommands.commands(beginningWith: $0).isEmpty }
      guard !words.isEmpty else { return }
      let index = rows.firstIndex { $0.line == row.line } ?? rows.endIndex
      if index == rows.endIndex { rows.append(Row(line: row.line, words: [])) }
      rows[index].words += words.filter { !rows[index].words.contains($0) }
    }
  }

  /// The most words that stand before a line.
  private static let most = 6
}
