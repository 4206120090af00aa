import CommandLanguage
import CompositionalLayout
import Localization

/// The contents of `Layouts.lock`: the values and frames of each layout in each environment.
package struct LockFile: Equatable, Sendable {
  package static let name = "Layouts.lock"
  private static let heading = "# The frames of every layout, written by 'galley lock'. 'galley check' compares the code with them."
  private static let separator = "  "

  package var matrix: Matrix
  /// The rows of each layout by environment.
  var rows: [LayoutName: [TestedEnvironment: [LockedRow]]] = [:]
  /// The lines of each layout in the file.
  private var lines: [LayoutName: [String]] = [:]

  package init(matrix: Matrix) { self.matrix = matrix }

  package var layouts: [LayoutName] { rows.keys.sorted() }

  /// The layouts of one file.
  package func only(_ file: String) -> LockFile {
    var part = LockFile(matrix: matrix)
    part.keep(self) { $0.file == file }
    return part
  }

  /// Adds layouts of an older lock file that are not in this one.
  package mutating func keep(_ old: LockFile, where isKept: (LayoutName) -> Bool) {
    for name in old.layouts where rows[name] == nil && isKept(name) { (rows[name], lines[name]) = (old.rows[name], old.lines[name]) }
  }

  /// Adds a layout with its folded lines in each environment.
  mutating func add(_ name: LayoutName, _ states: [TestedEnvironment: [FoldedRows]]) {
    rows[name] = states.mapValues { $0.flatMap { $0.rows ?? [] } }
    var environments: [FoldedLine: Set<TestedEnvironment>] = [:]
    var positions: [TestedEnvironment: [FoldedLine: Int]] = [:]
    for environment in matrix.environments {
      for (position, rows) in (states[environment] ?? []).enumerated() {
        environments[FoldedLine(rows), default: []].insert(environment)
        positions[environment, default: [:]][FoldedLine(rows)] = position
      }
    }
    var found: [(order: [Int], text: String)] = []
    for (line, places) in environments {
      for label in matrix.names(of: places) {
        // Values come first, then the elements of each environment in their order.
        let first = matrix.environments.firstIndex { places.contains($0) && (matrix.environments(named: label) ?? []).contains($0) } ?? 0
        let position = positions[matrix.environments[first]]?[line] ?? 0
        let fields = ["\(name.text) \(label)", line.key, line.value] + (line.pattern.isEmpty ? [] : [line.pattern])
        found.append(
          ([line.isOfValues ? 0 : 1, line.isOfValues ? position : first, position, first], fields.joined(separator: Self.separator)))
      }
    }
    lines[name] = found.sorted { $0.order.lexicographicallyPrecedes($1.order) }.map { $0.text }
  }

  private struct FoldedLine: Hashable {
    var key: String
    var value: String
    var pattern: String

    var isOfValues: Bool { key.hasPrefix(FoldedRows.values) || key.hasPrefix("section ") }

    init(_ rows: FoldedRows) { (key, value, pattern) = (rows.key, rows.value, rows.pattern) }
  }

  // MARK: Text

  package var text: String {
    let headers = zip(Matrix.names, matrix.dimensions).map { "# \($0): \($1.joined(separator: " "))" }
    let body = layouts.flatMap { lines[$0] ?? [] }
    return ([Self.heading] + headers + body).map { $0 + "\n" }.joined()
  }

  /// Reads a lock file.
  ///
  /// - Throws: The first line that is not valid.
  package init(_ bytes: [UInt8]) throws(LockFileFault) {
    matrix = Matrix()
    var environments: [String: [TestedEnvironment]] = [:]
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      let text = String(decoding: line, as: UTF8.self)
      if text.isEmpty { continue }
      if text.hasPrefix("#") {
        try readHeader(text, at: index + 1)
        continue
      }
      let fields = Self.fields(of: text)
      guard fields.count == 3 || fields.count == 4, let (name, label) = Self.start(fields[0]) else {
        throw LockFileFault(line: index + 1, reason: "it is not a layout, an environment, a name and a value")
      }
      if environments[label] == nil { environments[label] = matrix.environments(named: label) }
      guard let places = environments[label] else {
        throw LockFileFault(line: index + 1, reason: "'\(label)' is not an environment of the lines at its top")
      }
      let folded = FoldedRows(key: fields[1], value: fields[2], pattern: fields.count == 4 ? fields[3] : "")
      guard let unfolded = folded.rows else { throw LockFileFault(line: index + 1, reason: "the pattern cannot be read") }
      for place in places { rows[name, default: [:]][place, default: []] += unfolded }
      lines[name, default: []].append(text)
    }
  }

  /// Splits `Feed/Feed.swift createLayout() iphone-16-pro` into the layout and the label of its environments.
  private static func start(_ text: String) -> (LayoutName, String)? {
    guard let end = text[...].firstRange(ofText: ".swift "), let space = text.lastIndex(of: " "), space > end.upperBound else { return nil }
    let file = String(text[..<end.upperBound].dropLast())
    return (LayoutName(file: file, call: String(text[end.upperBound..<space])), String(text[text.index(after: space)...]))
  }

  private static func fields(of text: String) -> [String] {
    var fields: [String] = []
    var rest = text[...]
    while let range = rest.firstRange(ofText: separator) {
      fields.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return fields + [String(rest)]
  }

  private mutating func readHeader(_ text: String, at line: Int) throws(LockFileFault) {
    guard let header = Matrix.names.first(where: { text.hasPrefix("# \($0): ") }) else { return }
    let labels = text.dropFirst(header.utf8.count + 4).split(separator: " ").map(String.init)
    func values<Value>(_ read: (String) -> Value?) throws(LockFileFault) -> [Value] {
      let values = labels.compactMap(read)
      guard values.count == labels.count, !values.isEmpty else { throw LockFileFault(line: line, reason: "a value is unknown") }
      return values
    }
    switch header {
    case "devices": matrix.devices = try values { $0 }
    case "orientations": matrix.orientations = try values(Matrix.Orientation.init)
    case "directions": matrix.directions = try values(LayoutDirection.init)
    case "textSizes": matrix.textSizes = try values(ContentSizeCategory.init)
    default: matrix.systems = try values { Int($0.dropFirst("ios".count)) }
    }
  }
}

package struct LockFileFault: Error, Sendable {
  package var line: Int
  package var reason: Phrase
}

extension Substring {
  func firstRange(ofText text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text), let end = index(start, offsetBy: text.count, limitedBy: endIndex) { return start..<end }
      start = index(after: start)
    }
    return nil
  }
}
