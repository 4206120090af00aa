import Commands
import Documents
import SwiftInterpreter

/// The lines that update a document from the old result of its code to the new one.
///
/// Only differences become lines, so that the user's edits are kept unless the code changes the same values.
struct CodeChange {
  let old: SwiftReader.Reading
  let new: SwiftReader.Reading

  /// The lines of components that are new, changed, or missing in the document, followed by those of the layout.
  func lines(in document: Document) -> [String] {
    var earlier: [String: [String]] = [:]
    for component in old.components { earlier[component.name] = component.lines }
    var lines: [String] = []
    for component in new.components {
      guard let before = earlier[component.name], document.components[component.name] != nil else {
        lines += component.lines
        continue
      }
      if before != component.lines {
        lines += Self.settings(from: before, to: component) ?? Self.parts(from: before, to: component) ?? component.lines
      }
    }
    return lines + useLines + layoutLines
  }

  /// The names of components that the code no longer creates. Containers come before their parts.
  var gone: [String] {
    let kept = Set(new.components.map { $0.name })
    return old.components.map { $0.name }.filter { !kept.contains($0) }.reversed()
  }

  /// `set name.key value` for each new or changed pair, or nil if anything else has changed.
  private static func settings(from before: [String], to component: SwiftReader.Reading.Component) -> [String]? {
    guard before.dropFirst() == component.lines.dropFirst(), let old = before.first, let new = component.lines.first,
      !old.utf8.contains(UInt8(ascii: "\"")), !new.utf8.contains(UInt8(ascii: "\""))
    else { return nil }
    let (oldWords, newWords) = (old.split(separator: " "), new.split(separator: " "))
    guard oldWords.filter({ !$0.isPair }) == newWords.filter({ !$0.isPair }) else { return nil }
    let keys = newWords.compactMap { $0.key }
    guard oldWords.compactMap({ $0.key }).allSatisfy(keys.contains) else { return nil }
    return newWords.filter { $0.isPair && !oldWords.contains($0) }.map { word in
      let key = word.key ?? ""
      return "set \(component.name).\(key) \(word.dropFirst(key.count + 1))"
    }
  }

  /// `add part to name` or `remove part from name`, if parts were only added at the end or only removed; otherwise nil.
  private static func parts(from before: [String], to component: SwiftReader.Reading.Component) -> [String]? {
    let (old, new) = (before.dropFirst(), component.lines.dropFirst())
    guard before.first == component.lines.first else { return nil }
    if new.starts(with: old) { return Array(new.dropFirst(old.count)) }
    let gone = old.filter { !new.contains($0) }
    guard old.filter({ new.contains($0) }).elementsEqual(new) else { return nil }
    return gone.map { line in
      let words = line.split(separator: " ")
      return "remove \(words[1]) from \(words[3])"
    }
  }

  // MARK: Uses

  /// The components of sections, by index; the key nil applies to all sections.
  private static func uses(_ reading: SwiftReader.Reading) -> [Int?: String] {
    var uses: [Int?: String] = [:]
    for (index, answer) in reading.sections.enumerated() {
      if let component = answer.component { uses[reading.isProvider ? index : nil] = component }
    }
    return uses
  }

  private var useLines: [String] {
    var before = Self.uses(old)
    let after = Self.uses(new)
    if let every = after[nil] { return before[nil] == every ? [] : ["use \(SwiftReader.word(every))"] }
    var lines: [String] = []
    for index in new.sections.indices where after[index] == nil {
      guard let gone = before[index] else { continue }
      lines.append("unuse \(SwiftReader.word(gone))")
      before = before.filter { $0.value != gone }
    }
    for index in new.sections.indices {
      if let component = after[index], before[index] != component { lines.append("use \(SwiftReader.word(component)) for index \(index)") }
    }
    return lines
  }

  /// The changed settings of the layout, and the components added to or removed from it.
  private var layoutLines: [String] {
    let added = new.layoutLines.filter { !old.layoutLines.contains($0) }
    let set = Set(new.layoutLines.map { $0.twoWords })
    let undone = old.layoutLines.filter { !new.layoutLines.contains($0) }.compactMap { line -> String? in
      let words = line.split(separator: " ")
      if words[0] == "add" { return "remove \(words[1]) from layout" }
      return set.contains(line.twoWords) ? nil : "unset \(words[1])"
    }
    return undone + added
  }
}

extension Substring {
  fileprivate var isPair: Bool { key != nil }
  /// The text before `=`.
  fileprivate var key: String? {
    guard let end = firstIndex(of: "="), first?.isLetter ?? false else { return nil }
    return String(self[..<end])
  }
}

extension String {
  fileprivate var twoWords: String { split(separator: " ").prefix(2).joined(separator: " ") }
}
