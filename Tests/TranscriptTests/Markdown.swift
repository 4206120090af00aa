/// A Markdown file, parsed only for its code blocks.
struct Markdown {
  /// A fenced block.
  struct Block {
    /// The word after the opening fence: `sh`, `galley`, `text`.
    var language: String
    /// The comment on the line above the fence: `test` for `<!-- test -->`.
    var marker: String?
    /// The lines between the fences, each with its newline.
    var text: String
    /// Positions in `lines` of the lines between the fences.
    var range: Range<Int>
  }

  private(set) var lines: [String]

  init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

  var text: String { lines.joined(separator: "\n") }

  var blocks: [Block] {
    var blocks: [Block] = []
    var start: Int?
    for (index, line) in lines.enumerated() where line.hasPrefix("```") {
      guard let first = start else {
        start = index
        continue
      }
      let above = first > 0 ? lines[first - 1].wholeMatch(of: /<!-- (.*) -->/).map { String($0.output.1) } : nil
      let text = lines[(first + 1)..<index].map { $0 + "\n" }.joined()
      blocks.append(Block(language: String(lines[first].dropFirst(3)), marker: above, text: text, range: (first + 1)..<index))
      start = nil
    }
    return blocks
  }

  /// Replaces a range of lines with text, which must end with a newline.
  mutating func replace(_ range: Range<Int>, with text: String) {
    lines.replaceSubrange(range, with: text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init))
  }
}
