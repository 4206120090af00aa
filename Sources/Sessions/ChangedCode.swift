import Rendering
import SwiftParsing

/// The lines of code that a change replaces.
struct ChangedCode: Equatable, Sendable {
  /// Neighbouring lines that change together.
  struct ChangedLines: Equatable, Sendable {
    /// The unchanged lines above them, at most `contextLength`.
    var above: [String]
    var removed: [String] = []
    var added: [String] = []
  }

  private(set) var places: [ChangedLines] = []
  /// The whole code after the change.
  let code: String

  private static let contextLength = 2

  init(from old: String, to new: String) {
    code = new
    let (before, after) = (Self.lines(of: old), Self.lines(of: new))
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var (row, column) = (0, 0)
    while row < before.count || column < after.count {
      let (first, firstAdded) = (row, column)
      while removed.contains(row) { row += 1 }
      while added.contains(column) { column += 1 }
      if row > first || column > firstAdded {
        places.append(
          ChangedLines(
            above: Array(before[max(0, first - Self.contextLength)..<first]), removed: Array(before[first..<row]),
            added: Array(after[firstAdded..<column])))
      } else {
        (row, column) = (row + 1, column + 1)
      }
    }
  }

  private static func lines(of code: String) -> [String] {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  /// The added lines with `…` for what differs from the removed line that each replaces. In a line that replaces none, every value is
  /// hidden. Comments are left out.
  var masked: [ChangedLines] {
    places.compactMap { place in
      var place = place
      place.removed.removeAll(where: Self.isComment)
      place.added.removeAll(where: Self.isComment)
      guard !place.removed.isEmpty || !place.added.isEmpty else { return nil }
      var rest = place.removed.map { CodeLine($0) }[...]
      place.added = place.added.map { text in
        let line = CodeLine(text)
        guard let replaced = rest.firstIndex(where: { $0.resembles(line) }) else { return line.text(hidingWhatDiffersFrom: nil) }
        defer { rest = rest[(replaced + 1)...] }
        return line.text(hidingWhatDiffersFrom: rest[replaced])
      }
      return place
    }
  }

  private static func isComment(_ line: String) -> Bool { line.utf8.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8) }

  // MARK: Answers

  private static let placeShape: JSONShape = ["above": .strings, "removed": .strings, "added": .strings]
  static let shape: JSONShape = ["places": .array(placeShape), "code": .optional(.string)]

  /// The change as data, with the whole code.
  var record: JSON { ["places": Self.record(of: places), "code": .string(code)] }

  /// The change as data that does not contain what it hides.
  var maskedRecord: JSON { ["places": Self.record(of: masked), "code": .null] }

  private static func record(of places: [ChangedLines]) -> JSON {
    .array(
      places.map { place in
        [
          "above": .array(place.above.map(JSON.string)), "removed": .array(place.removed.map(JSON.string)),
          "added": .array(place.added.map(JSON.string)),
        ]
      })
  }
}

/// A line of code as tokens that can be compared and hidden.
private struct CodeLine {
  private let file: SourceFile
  private let lexemes: [Lexeme]
  private let texts: [String]

  init(_ line: String) {
    file = SourceFile(Array(line.utf8))
    lexemes = file.lexemes
    texts = lexemes.map { [file] lexeme in String(decoding: file.bytes[lexeme.range], as: UTF8.self) }
  }

  /// Whether one line may replace the other: more than half of their tokens are the same.
  func resembles(_ other: CodeLine) -> Bool {
    let common = texts.count - other.texts.difference(from: texts).removals.count
    return 4 * common > texts.count + other.texts.count
  }

  /// The line with `…` for each run of tokens that another line does not have; without another line, for each run of values.
  func text(hidingWhatDiffersFrom other: CodeLine?) -> String {
    let hidden = other.map { other in
      Set(texts.difference(from: other.texts).insertions.map { if case .insert(let offset, _, _) = $0 { offset } else { 0 } })
    }
    var text = ""
    var end = 0
    var isInRun = false
    for (index, lexeme) in lexemes.enumerated() {
      let hides = hidden?.contains(index) ?? lexeme.isValue
      if !hides || !isInRun {
        text += String(decoding: file.bytes[end..<lexeme.range.lowerBound], as: UTF8.self) + (hides ? "…" : texts[index])
      }
      end = lexeme.range.upperBound
      isInRun = hides
    }
    return text + String(decoding: file.bytes[end...], as: UTF8.self)
  }
}
