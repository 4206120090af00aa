import Wording

/// Arranges candidates in rows below their line.
struct CandidateList {
  /// Between a candidate and its description, and between columns.
  private static let gap = 2

  let candidates: [Candidate]
  /// The columns of the screen.
  let width: Int

  /// The rows, none wider than the screen: one candidate a row if any has a description, otherwise columns read downwards. O(n).
  var rows: [StyledText] {
    candidates.allSatisfy(\.description.isEmpty) ? grid : described
  }

  private var described: [StyledText] {
    let column = min(candidates.map { displayWidth($0.text) }.max() ?? 0, max(1, width - 1))
    return candidates.map { candidate in
      let name = cut(candidate.text, to: column)
      let room = width - 1 - column - Self.gap
      guard room > 0, !candidate.description.isEmpty else { return StyledText(name) }
      let space = String(repeating: " ", count: column - displayWidth(name) + Self.gap)
      return StyledText([.init(name + space), .init(cut(candidate.description, to: room), TextStyle(color: .gray))])
    }
  }

  private var grid: [StyledText] {
    guard !candidates.isEmpty else { return [] }
    let column = (candidates.map { displayWidth($0.text) }.max() ?? 0) + Self.gap
    let columns = max(1, (width - 1 + Self.gap) / column)
    let height = (candidates.count + columns - 1) / columns
    return (0..<height).map { row in
      let cells = stride(from: row, to: candidates.count, by: height).map { cut(candidates[$0].text, to: width - 1) }
      let padded = cells.dropLast().map { $0 + String(repeating: " ", count: column - displayWidth($0)) }
      return StyledText(padded.joined() + (cells.last ?? ""))
    }
  }

  /// The text with control characters escaped, cut with an ellipsis if it is too long.
  private func cut(_ text: String, to columns: Int) -> String {
    let visible = text.escapingControls
    if displayWidth(visible) <= columns { return visible }
    return String(visible.prefix(columns: columns - 1)) + "…"
  }
}
