import Foundation

/// Screens of a terminal as an SVG that shows them one after another, light or dark like the page that contains it.
///
/// The animation is CSS, which pages of GitHub play. A viewer without animations shows the last screen.
package struct TerminalPicture {
  /// A screen with its colours as escape sequences, and how many seconds it is shown.
  package struct Screen {
    package var text: String
    package var seconds: Double

    package init(_ text: String, seconds: Double) {
      self.text = text
      self.seconds = seconds
    }
  }

  private struct Piece {
    var text: String
    var column: Int
    var style: Style
  }

  private struct Style: Equatable {
    var isBold = false
    var isFaint = false
    /// The terminal code of the colour; nil for the default.
    var color: Int?

    mutating func apply(_ code: Int) {
      switch code {
      case 0: self = Style()
      case 1: isBold = true
      case 2: isFaint = true
      case 22: (isBold, isFaint) = (false, false)
      case 39: color = nil
      case 30...37, 90...97: color = code
      default: break
      }
    }

    var classes: String { [isBold ? "b" : nil, isFaint ? "f" : nil, color.map { "c\($0)" }].compactMap { $0 }.joined(separator: " ") }
  }

  private var screens: [Screen]
  private var title: String
  private var size: (columns: Int, rows: Int)

  package init(of screens: [Screen], title: String, columns: Int, rows: Int) {
    (self.screens, self.title, size) = (screens, title, (columns, rows))
  }

  private static let column = 8.4
  private static let row = 17.0
  private static let margin = 16.0

  package var svg: String {
    let width = Int(Double(size.columns) * Self.column + 2 * Self.margin)
    let height = Int(Double(size.rows) * Self.row + 2 * Self.margin)
    let all = screens.map { $0.seconds }.reduce(0, +)
    var start = 0.0
    var styles: [String] = []
    var groups: [String] = []
    for (index, screen) in screens.enumerated() {
      let (from, to) = (start / all * 100, (start + screen.seconds) / all * 100)
      start += screen.seconds
      let isLast = index == screens.count - 1
      let hidden = index == 0 ? "" : "0%{visibility:hidden}"
      styles.append(
        "@keyframes s\(index){\(hidden)\(Self.number(from))%{visibility:visible}\(isLast ? "" : "\(Self.number(to))%")"
          + (isLast ? "" : "{visibility:hidden}") + "}#s\(index){animation:s\(index) \(Self.number(all))s step-end infinite}")
      groups.append("<g id=\"s\(index)\"\(isLast ? "" : " visibility=\"hidden\"")>\n\(texts(of: screen.text))\n</g>")
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="img">
      <title>\(Self.escaped(title))</title>
      <style>\(Self.style)
      \(styles.joined(separator: "\n"))
      @media (prefers-reduced-motion: reduce) { g { animation: none !important } }</style>
      <rect class="screen" x="0.5" y="0.5" width="\(width - 1)" height="\(height - 1)" rx="8"/>
      \(groups.joined(separator: "\n"))
      </svg>

      """
  }

  private func texts(of screen: String) -> String {
    var style = Style()
    return screen.split(separator: "\n", omittingEmptySubsequences: false).prefix(size.rows).enumerated().flatMap { row, line in
      Self.pieces(of: line, &style).map { piece in
        let x = Self.margin + Double(piece.column) * Self.column
        let y = Self.margin + Self.row * (Double(row) + 0.75)
        let classes = piece.style.classes
        return "<text\(classes.isEmpty ? "" : " class=\"\(classes)\"") x=\"\(Self.number(x))\" y=\"\(Self.number(y))\""
          + " textLength=\"\(Self.number(Double(piece.text.count) * Self.column))\">\(Self.escaped(piece.text))</text>"
      }
    }.joined(separator: "\n")
  }

  /// The runs of a line with one style, without blanks at their ends. The length of each is explicit, so that columns align with any font.
  private static func pieces(of line: Substring, _ style: inout Style) -> [Piece] {
    var pieces: [Piece] = []
    var column = 0
    for (index, part) in line.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated() {
      var text = part
      if index > 0, let end = part.firstIndex(of: "m") {
        for code in part[..<end].split(separator: ";").map({ Int($0) ?? 0 }) { style.apply(code) }
        if part[..<end].isEmpty { style = Style() }
        text = part[part.index(after: end)...]
      }
      let blanks = text.prefix { $0 == " " }.count
      let shown = text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      if !shown.isEmpty { pieces.append(Piece(text: String(shown), column: column + blanks, style: style)) }
      column += text.count
    }
    return pieces
  }

  private static func number(_ value: Double) -> String { String(format: "%.5g", value) }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }

  /// Each colour has a contrast of at least 4.5 with the screen.
  private static let style = """
    text { font: 14px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; white-space: pre; fill: #1f2328 }
    .screen { fill: #ffffff; stroke: #d1d9e0 } .b { font-weight: 600 } .f { fill: #59636e } .c31 { fill: #a40e26 } .c32 { fill: #116329 }
    .c33 { fill: #7d4e00 } .c34 { fill: #0550ae } .c35 { fill: #6639ba } .c36 { fill: #1b6371 } .c90 { fill: #59636e }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3 } .screen { fill: #0d1117; stroke: #3d444d } .f { fill: #9198a1 } .c31 { fill: #ff7b72 } .c32 { fill: #7ee787 }
      .c33 { fill: #e3b341 } .c34 { fill: #79c0ff } .c35 { fill: #d2a8ff } .c36 { fill: #76d9e6 } .c90 { fill: #9198a1 }
    }
    """
}
