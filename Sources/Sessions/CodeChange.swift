import Commands
import Documents
import SwiftInterpreter

/// The lines that take a document from what code made before to what it makes now.
///
/// Only differences are carried over, so that what somebody has changed since stays unless the code itself says otherwise.
struct CodeChange {
  let old: SwiftReader.Reading
  let new: SwiftReader.Reading

  /// The lines of components that are new or made differently, or are gone from the document, then the layout's own.
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

  /// The names that the code made and makes no more, wholes before their parts.
  var gone: [String] {
    let kept = Set(new.components.map { $0.name })
    return old.components.map { $0.name }.filter { !kept.contains($0) }.reversed()
  }

  /// `set name.key value` for each pair that is new or other, if nothing else has changed.
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

  /// `add part to name` or `remove part from name`, if parts were only added at the end, or only removed.
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

  /// The sections that have a component of their own, by index; nil for one that serves all.
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

  /// The layout's own settings and what was added to it.
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
  /// What stands before `=`.
  fileprivate var key: String? {
    guard let end = firstIndex(of: "="), first?.isLetter ?? false else { return nil }
    return String(self[..<end])
  }
}

extension String {
  fileprivate var twoWords: String { split(separator: " ").prefix(2).joined(separator: " ") }
}
