import CommandLanguage
import Documents
import Linting

/// A change of source code: the text that replaces a range.
package struct SourceEdit: Equatable, Sendable {
  package var range: SourceRange
  package var text: String

  package init(range: SourceRange, text: String) { (self.range, self.text) = (range, text) }
}

extension Workbench {
  /// The edits of the code that do the same as the commands that fix a finding.
  ///
  /// The edited code is read again: the components must become those that the commands make, the finding must be gone, and no other error or
  /// warning may appear.
  ///
  /// - Returns: Empty if no edit of values in the code does this.
  package func edits(fixing finding: Finding) -> [SourceEdit] {
    guard let (edits, after) = edits(doing: finding.commands(in: document)) else { return [] }
    let known = Set(problems.compactMap { $0.finding?.key })
    let left = after.problems.compactMap { $0.finding }
    guard !left.contains(where: { $0.key == finding.key }), left.allSatisfy({ $0.severity > .warning || known.contains($0.key) })
    else { return [] }
    return edits
  }

  /// The edit that replaces an unknown name with the nearest one.
  ///
  /// - Returns: Empty if the line of the edited code still has an error, or if the problem is not an unknown name.
  package func edits(respelling problem: Problem) -> [SourceEdit] {
    guard let source = problem.source, let name = problem.suggestion, name.utf8.allSatisfy({ $0.isNamePart }) else { return [] }
    let edit = SourceEdit(range: source, text: name)
    guard let bytes = request.files.first(where: { $0.path.text == source.file })?.bytes,
      edit.replaced(in: bytes)?.allSatisfy({ $0.isNamePart }) ?? false,
      let files = edited(by: [edit])
    else { return [] }
    var request = request
    request.files = files
    let after = Workbench(request)
    let isGone = !after.problems.contains { $0.severity == .error && $0.source?.file == source.file && $0.source?.line == source.line }
    return isGone ? [edit] : []
  }

  /// The edits of the code that do the same as commands; empty if no edit of values in the code does.
  package func edits(doing line: String) -> [SourceEdit] { edits(doing: [line])?.edits ?? [] }

  private func edits(doing commands: [String]) -> (edits: [SourceEdit], after: Workbench)? {
    guard isRead, request.entries.isEmpty, !commands.isEmpty else { return nil }
    let changed = session.copy()
    let context = session.context(from: .prompt, to: Output()).trial
    guard commands.allSatisfy({ changed.run(InputEntry(Array($0.utf8), number: 1), with: context) }),
      let edits = edits(to: changed.document), !edits.isEmpty, let files = edited(by: edits)
    else { return nil }
    var request = request
    request.files = files
    let after = Workbench(request)
    return after.isRead && after.document.hasComponents(of: changed.document) ? (edits, after) : nil
  }

  /// The edits that give each component the values that it has in another document; nil if the code has no place for one.
  private func edits(to other: Document) -> [SourceEdit]? {
    guard document.components.count == other.components.count else { return nil }
    var edits: [SourceEdit] = []
    for (name, component) in other.components {
      guard let own = document.components[name], own.kind == component.kind, own.parts == component.parts else { return nil }
      for property in Component.properties(of: component.kind).properties where !property.isMember {
        guard property.text(component) != property.text(own) else { continue }
        guard let edit = edit(of: property, of: name, to: component) else { return nil }
        // Components that share a size share its code.
        if edits.contains(edit) { continue }
        guard !edits.contains(where: { $0.range == edit.range && edit.range.length > 0 }) else { return nil }
        edits.append(edit)
      }
    }
    guard document.view.configuration == other.view.configuration, document.view.uses == other.view.uses else { return nil }
    return edits
  }

  /// Replaces the value in the code, removes the assignment of a property that the change unsets, or adds an assignment
  /// after the statement that makes the component.
  private func edit(of property: Property<Component>, of name: String, to component: Component) -> SourceEdit? {
    let source = document.source(of: property.key, of: name)
    guard let source else {
      guard let made = document.source(ofComponent: name), let code = code(of: made), let constant = code.constant,
        let text = property.swift(component)
      else { return nil }
      let end = SourceRange(file: made.file, line: code.lastLine, column: code.lastLength + 1, length: 0)
      return SourceEdit(range: end, text: "\n\(code.indent)\(constant).\(property.name) = \(text)")
    }
    if let text = property.swift(component) { return SourceEdit(range: source, text: text) }
    guard let code = code(of: source), code.isAssignment(of: property.key.rawValue) else { return nil }
    return SourceEdit(range: SourceRange(file: source.file, line: source.line, column: 1, length: code.firstLength + 1), text: "")
  }

  private func code(of range: SourceRange) -> StatementLines? {
    request.files.first { $0.path.text == range.file }.flatMap { StatementLines(of: range, in: $0.bytes) }
  }

  private func edited(by edits: [SourceEdit]) -> [MemoryFiles.File]? {
    var files = request.files
    // From the end, so that the other ranges stay valid.
    for edit in edits.sorted(by: { ($0.range.line, $0.range.column) > ($1.range.line, $1.range.column) }) {
      guard let index = files.firstIndex(where: { $0.path.text == edit.range.file }) else { return nil }
      guard let bytes = edit.applied(to: files[index].bytes) else { return nil }
      files[index].bytes = bytes
    }
    return files
  }
}

/// The lines of the statement in which a range of code begins. The statement ends with the line in which its brackets are closed.
private struct StatementLines {
  private let first: [UInt8]
  let lastLine: Int
  let lastLength: Int

  /// Nil if the text has no such range.
  init?(of range: SourceRange, in bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard range.line >= 1, range.line <= lines.count else { return nil }
    first = Array(lines[range.line - 1])
    var line = range.line - 1
    var depth = Self.depth(of: lines[line].dropFirst(range.column - 1))
    while depth > 0, line + 1 < lines.count {
      line += 1
      depth += Self.depth(of: lines[line])
    }
    (lastLine, lastLength) = (line + 1, lines[line].count)
  }

  /// The number of brackets that are opened and not closed.
  private static func depth(of line: ArraySlice<UInt8>) -> Int {
    line.reduce(0) { depth, byte in
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth + 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth - 1
      default: depth
      }
    }
  }

  var firstLength: Int { first.count }
  var indent: String { String(decoding: first.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self) }

  private var words: [Substring] {
    String(decoding: first, as: UTF8.self).split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == ":" })
  }

  /// The constant or variable that the first line declares.
  var constant: Substring? {
    guard words.count > 2, words[0] == "let" || words[0] == "var", words.contains("=") else { return nil }
    return words[1]
  }

  func isAssignment(of property: String) -> Bool { words.count > 2 && words[1] == "=" && words[0].hasSuffix(".\(property)") }
}

extension SourceEdit {
  /// The text with the range replaced; nil if the text has no such range.
  package func applied(to bytes: [UInt8]) -> [UInt8]? {
    replaced(in: bytes).map { bytes[..<$0.startIndex] + Array(text.utf8) + bytes[$0.endIndex...] }
  }

  /// The bytes that the edit replaces.
  fileprivate func replaced(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard range.line >= 1, range.line <= lines.count else { return nil }
    let start = lines[range.line - 1].startIndex + range.column - 1
    return start + range.length <= bytes.count ? bytes[start..<(start + range.length)] : nil
  }
}

extension UInt8 {
  /// Whether the byte is part of an identifier.
  fileprivate var isNamePart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension Document {
  /// Whether the components have the same names and definitions.
  fileprivate func hasComponents(of other: Document) -> Bool {
    components.count == other.components.count
      && other.components.allSatisfy { name, component in
        components[name].map { $0.definition(named: name).line == component.definition(named: name).line } ?? false
      }
  }
}
