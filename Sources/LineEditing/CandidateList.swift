import CommandLanguage
import Localization

/// Arranges candidates in rows below the line that is being completed.
struct CandidateList {
  /// The columns between a candidate and its description, and between two candidates.
  private static let gap = 2

  let candidates: [Candidate]
  let language: Language
  let width: Int

  /// The rows, at most `width` columns wide. If any candidate has a description, each row has one candidate; otherwise the rows are a grid
  /// that is read downwards. O(n).
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

  /// The text with control characters escaped, shortened with an ellipsis if necessary.
  private func cut(_ text: String, to columns: Int) -> String {
    let visible = text.escapingControls
    if displayWidth(visible) <= columns { return visible }
    return String(visible.prefix(columns: columns - 1)) + "…"
  }
}
