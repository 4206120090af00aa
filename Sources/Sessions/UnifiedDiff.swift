import CommandLanguage
import Localization

/// The changes to a file in the format of `diff -u`, which `patch` accepts.
struct UnifiedDiff {
  private static let contextLength = 3

  private let name: String
  private let lines: [ArraySlice<UInt8>]
  private let changes: [LineChange]

  /// - Parameter changes: The changes, in order. Adjacent changes must be combined.
  init(of name: Path, _ script: ScriptLines, _ changes: [LineChange]) {
    self.name = name.text.escapingControls
    lines = script.lines
    self.changes = changes
  }

  /// The diff; empty if there are no changes.
  var text: String {
    guard !changes.isEmpty else { return "" }
    var text = "--- \(name)\n+++ \(name)\n"
    var grown = 0
    for hunk in hunks {
      text += self.text(of: hunk, grown: grown)
      grown += hunk.reduce(0) { $0 + ScriptLines($1.replacement).lines.count - $1.range.count }
    }
    return text
  }

  /// The changes, grouped so that each group has a contiguous context.
  private var hunks: [[LineChange]] {
    changes.reduce(into: []) { hunks, change in
      if let last = hunks.last?.last, change.range.lowerBound - last.range.upperBound <= 2 * Self.contextLength {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
  }

  private func text(of hunk: [LineChange], grown: Int) -> String {
    let start = max(0, hunk[0].range.lowerBound - Self.contextLength)
    let end = min(lines.count, hunk[hunk.count - 1].range.upperBound + Self.contextLength)
    var body = ""
    var (next, newCount) = (start, 0)
    for change in hunk {
      let new = ScriptLines(change.replacement).lines
      body += marked(" ", lines[next..<change.range.lowerBound]) + marked("-", lines[change.range]) + marked("+", new[...])
      newCount += change.range.lowerBound - next + new.count
      next = change.range.upperBound
    }
    body += marked(" ", lines[next..<end])
    newCount += end - next
    return "@@ -\(start + 1),\(end - start) +\(start + 1 + grown),\(newCount) @@\n" + body
  }

  private func marked(_ mark: String, _ lines: ArraySlice<ArraySlice<UInt8>>) -> String {
    lines.reduce(into: "") { text, line in
      let isWhole = line.last == UInt8(ascii: "\n")
      text += mark + String(decoding: isWhole ? line.dropLast() : line, as: UTF8.self).escapingControls + "\n"
      if !isWhole { text += "\\ No newline at end of file\n" }
    }
  }
}
