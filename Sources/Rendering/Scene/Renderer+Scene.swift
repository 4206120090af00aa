import CompositionalLayout
import Localization

extension Renderer {
  func write(_ scene: Scene, to output: inout some TextOutputStream) {
    for line in scene.linesBefore { writeInCharset(line, to: &output) }
    if let before = scene.before { writeInCharset(before.line, to: &output) }
    if !scene.isEmpty {
      let drawing = SceneDrawing(
        isASCII ? scene.namedInASCII : scene, columns: columns ?? CellScale.usualColumns,
        rows: rows.map { $0 - linesAround(scene) - 1 } ?? CellScale.usualRows, language: readLanguage, hasBlocks: !isASCII)
      let colours = scene.boxes.map { isColoured ? $0.colour : nil }
      for row in 0..<drawing.canvas.rows { write(row, of: drawing, colours, to: &output) }
      for note in drawing.notesBelow { writeInCharset(StyledLine(verbatim: note, .faint), to: &output) }
    }
    if let after = scene.after { writeInCharset(after.line, to: &output) }
    for line in scene.linesAfter { writeInCharset(line, to: &output) }
  }

  private func write(_ row: Int, of drawing: SceneDrawing, _ colours: [String?], to output: inout some TextOutputStream) {
    let canvas = drawing.canvas
    var line = RowText()
    var blanks = 0
    for place in canvas.places[row * canvas.columns..<(row + 1) * canvas.columns] {
      if case .continuation = place.text { continue }
      guard let ink = ink(of: place) else {
        blanks += 1
        continue
      }
      line.append(blanks: blanks)
      blanks = 0
      line.colour(place.owner.map { colours[$0] } ?? (isColoured ? "2" : nil))
      switch ink {
      case .scalar(let scalar): line.append(scalar)
      case .text(let text): line.append(text)
      case .cluster(let number): line.append(isASCII ? canvas.clusters[number].asciiColumns : String(canvas.clusters[number]))
      }
    }
    line.colour(nil)
    if let note = drawing.note(besideRow: row) {
      line.append(blanks: blanks + 1)
      line.append(styled(inCharset(note), .faint))
    }
    output.write(line.whole)
  }

  private enum Ink {
    case scalar(Unicode.Scalar)
    case text(String)
    case cluster(Int)
  }

  /// The character at a position with its colour; nil if it is blank.
  private func ink(of place: Canvas.CharacterPosition) -> Ink? {
    switch place.text {
    case .continuation: return nil
    case .character(let scalar), .filling(let scalar):
      if scalar == " " { return nil }
      return isASCII && !scalar.isASCII ? .text(Character(scalar).asciiColumns) : .scalar(scalar)
    case .cluster(let number): return .cluster(number)
    case .none:
      if place.arms.isEmpty { return nil }
      return .scalar(isASCII ? place.arms.asciiCharacter(place.look) : place.arms.character(place.look))
    }
  }

  private func writeInCharset(_ line: StyledLine, to output: inout some TextOutputStream) {
    write(
      StyledLine(
        pieces: line.pieces.map { StyledLine.StyledPhrase(.verbatim(inCharset($0.text.text(in: readLanguage).escapingControls)), $0.style) }
      ),
      to: &output)
  }

  /// The language of notes: English in ASCII drawings, which cannot show other letters.
  private var readLanguage: Language { isASCII ? .english : spoken }

  private func linesAround(_ scene: Scene) -> Int {
    let rests = [scene.before, scene.after].compactMap { $0?.line }
    return (scene.linesBefore + rests + scene.linesAfter).reduce(0) { sum, line in
      let width = displayWidth(inCharset(line.text(in: readLanguage)))
      return sum + max(1, columns.map { (width + $0 - 1) / max(1, $0) } ?? 1)
    }
  }

  private func inCharset(_ text: String) -> String { isASCII ? text.inASCII : text }
}

/// A row of coloured text as UTF-8 bytes, which is faster than joining a string for every position.
private struct RowText {
  private var bytes: [UInt8] = []
  private var colour: String?
  private var start = 0

  mutating func append(blanks: Int) { for _ in 0..<blanks { bytes.append(UInt8(ascii: " ")) } }
  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? .init())
    }
  }

  /// Starts text in a colour, given as an escape code; nil for the terminal's default.
  mutating func colour(_ code: String?) {
    guard code != colour else { return }
    if colour != nil, start < bytes.count { append("\u{1B}[0m") }
    if let code { append("\u{1B}[\(code)m") }
    colour = code
    start = bytes.count
  }

  var whole: String { String(decoding: bytes + [UInt8(ascii: "\n")], as: UTF8.self) }
}

extension Scene {
  /// True if there is nothing to draw, not even the ground.
  fileprivate var isEmpty: Bool { boxes.isEmpty && (ground.width <= 0 || ground.height <= 0) }
}

extension Scene {
  /// The scene for an ASCII drawing. Notes next to orthogonal sections are in ASCII, so that their width is known. Cells whose name would
  /// become question marks are labelled with their index path.
  fileprivate var namedInASCII: Scene {
    var scene = self
    for index in rows.indices {
      scene.rows[index].before = rows[index].before?.inASCII
      scene.rows[index].after = rows[index].after?.inASCII
    }
    for (index, box) in boxes.enumerated() where box.category == .cell && !box.label.utf8.allSatisfy({ $0 < 0x80 }) {
      if let section = box.section, let item = box.item { scene.boxes[index].label = "[\(section), \(item)]" }
    }
    return scene
  }
}

extension Scene.Overflow {
  fileprivate var inASCII: Scene.Overflow {
    Scene.Overflow(cells: cells, points: points, words: words.map { .verbatim($0.text(in: .english).inASCII) })
  }

  /// All words on one line: `… 999,960 more cells, 3,200,000 pt`.
  var line: StyledLine { StyledLine(words.joined(separator: ", "), .faint) }
}

extension Scene.Box {
  /// The terminal's escape code: a colour per section, bold for headers and badges, faint for backgrounds, and a bright colour per group
  /// depth.
  fileprivate var colour: String {
    let hues = ["36", "33", "35", "32", "34", "31"]
    if category == .group { return ["95", "94", "92", "93"][depth % 4] }
    guard let section else { return "1" }
    let hue = hues[section % hues.count]
    switch category {
    case .cell: return hue
    case .supplementary: return "1;\(hue)"
    case .decoration, .group: return "2;\(hue)"
    }
  }
}

extension Character {
  /// The character, or a question mark for each of its columns.
  fileprivate var asciiColumns: String {
    if isASCII { return String(self) }
    switch self {
    case "…": return "~"
    case "▪": return "*"
    case "·": return "."
    case "░": return ":"
    case "╱": return "/"
    case "╲": return "\\"
    case "≈": return "~"
    case "×": return "x"
    default: return String(repeating: "?", count: displayWidth(self))
    }
  }
}

extension String {
  /// The text in ASCII. Signs such as × have an ASCII replacement; other characters become question marks.
  fileprivate var inASCII: String {
    reduce(into: "") { text, character in
      switch character {
      case "…": text += "..."
      case "×": text += "x"
      case "→": text += "->"
      case "←": text += "<-"
      case "↑": text += "^"
      case "↓": text += "v"
      default: text += character.asciiColumns
      }
    }
  }
}
