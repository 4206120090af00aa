import Foundation
import TestSupport
import Testing

/// The picture in the README: a terminal session that is typed into the executable and drawn with its colours.
@Suite struct TerminalPictureTests {
  /// Commands that run before the screen is cleared; the text below the picture explains them.
  private static let before = ["template grid 3", "append sections main", "append items a b c d to main", "apply"]
  private static let shown = ["draw --height 7", "set row.interItemSpacing fixed(10)", "explain b width"]

  @Test func theFirstPageShowsARealSession() throws {
    let arguments = (Self.before + Self.shown).map { "-c '\($0)'" }.joined(separator: " ")
    let session = try Shell.output(of: "galley --echo --color always \(arguments)")
    let screen = try #require(session.range(of: "galley> \(Self.shown[0])\n"))
    #expect(session.contains("galley> explain b width\n"))
    let picture = TerminalPicture(of: String(session[screen.lowerBound...])).svg
    try Recording.expect(picture, in: PictureTests.folder.appendingPathComponent("terminal.svg"))
  }
}

/// A terminal's screen as SVG, light or dark like the page that contains it.
struct TerminalPicture {
  private var lines: [[Piece]]

  private struct Piece {
    var text: String
    /// The terminal code of the colour or weight; 0 for none.
    var code: Int
  }

  init(of session: String) {
    lines = session.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { Self.pieces(of: String($0)) }
  }

  private static func pieces(of line: String) -> [Piece] {
    if line.hasPrefix("galley> ") { return [Piece(text: "galley> ", code: 2), Piece(text: String(line.dropFirst(8)), code: 1)] }
    var pieces: [Piece] = []
    var code = 0
    for part in line.split(separator: "\u{1B}[", omittingEmptySubsequences: false) {
      guard let end = part.firstIndex(of: "m"), let found = Int(part[..<end]) else {
        pieces.append(Piece(text: String(part), code: code))
        continue
      }
      code = found
      pieces.append(Piece(text: String(part[part.index(after: end)...]), code: code))
    }
    return pieces.filter { !$0.text.isEmpty }
  }

  private static let column = 8.4
  private static let row = 17.0
  private static let margin = 16.0

  var svg: String {
    let columns = lines.map { $0.map { $0.text.count }.reduce(0, +) }.max() ?? 0
    let width = Int(Double(columns) * Self.column + 2 * Self.margin)
    let height = Int(Double(lines.count) * Self.row + 2 * Self.margin)
    let texts = lines.enumerated().map { index, pieces in text(of: pieces, at: Self.margin + Self.row * (Double(index) + 0.75)) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="img">
      <title>galley in a terminal</title>
      <style>\(Self.style)</style>
      <rect class="screen" x="0.5" y="0.5" width="\(width - 1)" height="\(height - 1)" rx="8"/>
      \(texts.joined(separator: "\n"))
      </svg>

      """
  }

  /// A line of text. Each piece has an explicit length, so that columns align with any font.
  private func text(of pieces: [Piece], at y: Double) -> String {
    var column = 0
    let spans = pieces.map { piece in
      defer { column += piece.text.count }
      let x = Self.margin + Double(column) * Self.column
      let length = Double(piece.text.count) * Self.column
      return "<text class=\"c\(piece.code)\" x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" textLength=\"\(Self.number(length))\">"
        + "\(Self.escaped(piece.text))</text>"
    }
    return spans.joined()
  }

  private static func number(_ value: Double) -> String { String(format: "%g", value) }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }

  /// Each colour has a contrast of at least 4.5 with the screen.
  private static let style = """
    text { font: 14px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; white-space: pre; fill: #1f2328 }
    .screen { fill: #ffffff; stroke: #d1d9e0 } .c1 { font-weight: 600 } .c2 { fill: #59636e } .c32 { fill: #116329 }
    .c33 { fill: #7d4e00 } .c34 { fill: #0550ae } .c36 { fill: #1b6371 }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3 } .screen { fill: #0d1117; stroke: #3d444d } .c2 { fill: #9198a1 } .c32 { fill: #7ee787 }
      .c33 { fill: #e3b341 } .c34 { fill: #79c0ff } .c36 { fill: #76d9e6 }
    }
    """
}
