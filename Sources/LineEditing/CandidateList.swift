import CommandLanguage
import Localization

/// Arranges candidates in rows below their line.
struct CandidateList {
  /// Between a candidate and its description, and between columns.
  private static let gap = 2

  let candidates: [Candidate]
  /// The language of their descriptions.
  let language: Language
  /// The columns of the screen.
  let width: Int

  /// The rows, none wider than the screen: one candidate a row if any has a description, otherwise columns read downwards. O(n).
  var rows: [AttributedText] {
    candidates.allSatisfy { $0.description.isEmpty } ? grid : described
  }

  private var described: [AttributedText] {
    let column = min(candidates.map { displayWidth($0.text) }.max() ?? 0, max(1, width - 1))
    return candidates.map { candidate in
      let name = cut(candidate.text, to: column)
      let room = width - 1 - column - Self.gap
      guard room > 0, !candidate.description.isEmpty else { return AttributedText(name) }
      let space = String(repeating: " ", count: column - displayWidth(name) + Self.gap)
      return AttributedText([
        .init(name + space), .init(cut(candidate.description.text(in: language), to: room), TextAttributes(color: .gray)),
      ])
    }
  }

  private var grid: [AttributedText] {
    guard !candidates.isEmpty else { return [] }
    let column = (candidates.map { displayWidth($0.text) }.max() ?? 0) + Self.gap
    let columns = max(1, (width - 1 + Self.gap) / column)
    let height = (candidates.count + columns - 1) / columns
    return (0..<height).map { row in
      let cells = stride(from: row, to: candidates.count, by: height).map { cut(candidates[$0].text, to: width - 1) }
      let padded = cells.dropLast().map { $0 + String(repeating: " ", count: column - displayWidth($0)) }
      return AttributedText(padded.joined() + (cells.last ?? ""))
    }
  }

  /// The text with control characters escaped, cut with an ellipsis if it is too long.
  private func cut(_ text: String, to columns: Int) -> String {
    let visible = text.escapingControls
    if displayWidth(visible) <= columns { return visible }
    return String(visible.prefix(columns: columns - 1)) + "…"
  }
}
