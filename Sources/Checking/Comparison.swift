import CommandLanguage
import CompositionalLayout
import Documents
import Localization
import Sessions

/// The change of one element in one environment.
package struct FrameChange: Hashable, Sendable {
  package var environment: TestedEnvironment
  /// `cell main[3]`, or `content`.
  package var element: String
  /// The frame in points; nil for a new element.
  package var old: String?
  /// Nil for an element that is gone.
  package var new: String?

  /// `cell main[0]: 16 8 361 44 → 16 8 361 48`.
  package var text: String { "\(element): \(old ?? "none") → \(new ?? "none")" }
}

/// Changed frames with their cause.
package struct LayoutChange: Sendable {
  package enum Cause: Hashable, Sendable {
    /// A changed value. Nil is UIKit's default.
    case value(String, old: String?, new: String?)
    case newComponent(String)
    case removedComponent(String)
    /// The number of items, or the sections.
    case items
    /// Unknown: no value in the code of the layout has changed.
    case unknown
  }

  package var layout: LayoutName
  package var cause: Cause
  /// The code that decides it, or else the code that makes the layout.
  package var source: SourceRange
  package var frames: [FrameChange] = []
}

extension CheckedLayout {
  /// The changes since a lock file, each with the frames that it moves. Empty if nothing has changed.
  ///
  /// Each changed value is set back in the new layout. The frames that this changes are those that the value moves.
  ///
  /// - Parameters:
  ///   - old: The rows of the lock file.
  ///   - states: The layout now.
  ///   - matrix: The environments, in the order in which they are reported.
  func changes(since old: [TestedEnvironment: [LockedRow]], _ states: [TestedEnvironment: LayoutState], in matrix: Matrix) -> [LayoutChange]
  {
    var changes: [LayoutChange] = []
    for environment in matrix.environments {
      guard let state = states[environment] else { continue }
      let after = Dictionary(state.lines.flatMap { $0.rows ?? [] }.map { ($0.key, $0.value) }) { first, _ in first }
      let before = Self.renamed(Dictionary((old[environment] ?? []).map { ($0.key, $0.value) }) { first, _ in first }, as: after)
      guard before != after else { continue }
      add(to: &changes, in: environment, before, after)
    }
    return changes.filter { !$0.frames.isEmpty || $0.cause.isOfCode }
  }

  /// The old rows with the new names of constants. A component has a new name if its old one now has other values, or is gone, and the
  /// values of the new one are the same. Components are numbered in the order in which the code makes them: `item`, `item2`.
  private static func renamed(_ before: [String: String], as after: [String: String]) -> [String: String] {
    let (old, new) = (contents(before), contents(after))
    let (changed, open) = (old.keys.filter { old[$0] != new[$0] }.sorted(), new.keys.filter { old[$0] != new[$0] }.sorted())
    var names: [String: String] = [:]
    for name in changed { names[name] = open.first { new[$0] == old[name] && !names.values.contains($0) } }
    // The others keep their names, unless these now belong to another component.
    for name in changed where names[name] == nil && names.values.contains(name) {
      names[name] = open.first { !names.values.contains($0) && !changed.contains($0) } ?? "\(name) (before)"
    }
    guard !names.isEmpty else { return before }
    func renamed(_ list: String) -> String {
      list.split(separator: ",").map { names[String($0)] ?? String($0) }.joined(separator: ",")
    }
    return before.reduce(into: [:]) { rows, row in
      guard var code = CodeValue(key: row.key) else {
        rows[row.key] = row.key.hasPrefix("section ") ? renamed(row.value) : row.value
        return
      }
      code.component = code.component.map { names[$0] ?? $0 }
      rows[code.key] = code.property == CodeValue.parts ? renamed(row.value) : row.value
    }
  }

  /// The values of each component, with those of its parts, as one text.
  private static func contents(_ rows: [String: String]) -> [String: String] {
    var values: [String: [(property: String, value: String)]] = [:]
    for (key, value) in rows.sorted(by: { $0.key < $1.key }) {
      guard let code = CodeValue(key: key), let component = code.component else { continue }
      values[component, default: []].append((code.property, value))
    }
    func content(_ name: String, depth: Int) -> String {
      // A damaged lock file may have a component that contains itself.
      guard depth < mostLevels, let own = values[name] else { return "" }
      return own.map { property, value in
        property == CodeValue.parts
          ? "[\(value.split(separator: ",").map { content(String($0), depth: depth + 1) }.joined(separator: ","))]" : "\(property)=\(value)"
      }.joined(separator: " ")
    }
    return Dictionary(uniqueKeysWithValues: values.keys.map { ($0, content($0, depth: 0)) })
  }

  private static let mostLevels = 20

  /// The width and height in a frame's text.
  private static func size(_ frame: String?) -> [Substring] { Array((frame ?? "").split(separator: " ").dropFirst(2).prefix(2)) }

  private func add(
    to changes: inout [LayoutChange], in environment: TestedEnvironment, _ before: [String: String], _ after: [String: String]
  ) {
    let bench = bench(in: environment)
    let keys = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted()
    let changed = Set(keys.filter { CodeValue(key: $0) == nil && !$0.hasPrefix("section ") })
    /// The frames that no cause explains so far.
    var moved = changed
    let values = keys.compactMap(CodeValue.init)
    func frame(_ key: String) -> FrameChange {
      FrameChange(environment: environment, element: key, old: before[key], new: after[key])
    }
    /// Adds a cause, with the frames that it moves.
    func add(_ cause: LayoutChange.Cause, at source: SourceRange?, moving frames: Set<String>) {
      let found = changes.firstIndex { $0.cause == cause }
      let index = found ?? changes.count
      if found == nil {
        changes.append(LayoutChange(layout: name, cause: cause, source: source ?? place))
      }
      changes[index].frames += frames.sorted(by: isBefore).map(frame)
      moved.subtract(frames)
    }
    var others: [(cause: LayoutChange.Cause, source: SourceRange?)] = []
    func isThere(_ component: String) -> Bool { bench.document.components[component] != nil }
    func wasThere(_ component: String) -> Bool { before.keys.contains { CodeValue(key: $0)?.component == component } }
    for value in values {
      let cause = LayoutChange.Cause.value(value.key, old: before[value.key], new: after[value.key])
      if let component = value.component, !isThere(component) || !wasThere(component) {
        let cause = isThere(component) ? LayoutChange.Cause.newComponent(component) : .removedComponent(component)
        guard !others.contains(where: { $0.cause == cause }) else { continue }
        let owner = values.first { other in
          guard other.property == CodeValue.parts, let name = other.component else { return false }
          return isThere(name) && (before[other.key] ?? "").split(separator: ",").contains { $0 == component }
        }
        others.append((cause, bench.document.source(ofComponent: isThere(component) ? component : owner?.component ?? component)))
      } else if value.property == CodeValue.parts {
        // A component that is new or gone is reported instead.
        let parts = Set([before[value.key], after[value.key]].flatMap { ($0 ?? "").split(separator: ",").map(String.init) })
        if parts.allSatisfy({ isThere($0) && wasThere($0) }) { others.append((cause, bench.source(of: value))) }
      } else {
        let frames = elements(movedBy: value, to: before[value.key], in: bench, after)
        add(cause, at: bench.source(of: value), moving: frames.intersection(changed))
      }
    }
    // The other frames.
    if let first = others.first {
      add(first.cause, at: first.source, moving: moved)
      for other in others.dropFirst() { add(other.cause, at: other.source, moving: []) }
    }
    if !moved.isEmpty {
      // In another order, sections have other positions, but the same sizes.
      let isOfItems =
        keys.contains { $0.hasPrefix("section ") } || moved.contains { before[$0] == nil || after[$0] == nil }
        || moved.allSatisfy { Self.size(before[$0]) == Self.size(after[$0]) }
      add(isOfItems ? .items : .unknown, at: nil, moving: moved)
    }
  }

  /// The elements whose frames change when a value is set back.
  private func elements(movedBy value: CodeValue, to old: String?, in bench: Workbench, _ after: [String: String]) -> Set<String> {
    let line = old.map { "set \(value.key) \($0)" } ?? "unset \(value.key)"
    guard let document = bench.document(after: [line]) else { return [] }
    let rows = document.lockedFrames
    return Set(after.keys.filter { rows[$0] != after[$0] }).union(rows.keys.filter { after[$0] == nil })
  }

  /// The code that makes the layout.
  var place: SourceRange { SourceRange(file: name.file, line: line, column: column, length: 1) }

  private func isBefore(_ left: String, _ right: String) -> Bool {
    func index(_ key: String) -> (Substring, Int) {
      guard let open = key.lastIndex(of: "["), let index = Int(key[key.index(after: open)...].dropLast()) else { return (key[...], 0) }
      return (key[..<open], index)
    }
    return index(left) < index(right)
  }
}

extension LayoutChange.Cause {
  var isOfCode: Bool {
    switch self {
    case .value, .newComponent, .removedComponent: true
    case .items, .unknown: false
    }
  }

  /// The cause as the start of a sentence, in English.
  package var text: String {
    switch self {
    case .value(let key, let old, let new): "\(key) \(Self.shown(old)) → \(Self.shown(new))"
    case .newComponent(let name): "\(name) is new"
    case .removedComponent(let name): "\(name) is gone"
    case .items: "the sections or items, or their order, are different"
    case .unknown: "frames are different, although no value in the code of this layout is"
    }
  }

  /// `.absolute(44)` for a value with a case, as in Swift.
  private static func shown(_ value: String?) -> String {
    guard let value else { return "default" }
    let isCase = value.first?.isLowercase ?? false && value.last == ")" && value.contains("(")
    return isCase ? ".\(value)" : value
  }
}

extension Workbench {
  fileprivate func source(of value: CodeValue) -> SourceRange? {
    guard let component = value.component else {
      return PropertyName(rawValue: value.property).flatMap { document.source(of: $0, of: nil) }
    }
    return PropertyName(rawValue: value.property).flatMap { document.source(of: $0, of: component) }
      ?? document.source(ofComponent: component)
  }
}

extension Document {
  /// The frames by the keys of the lock file; empty if the layout cannot be solved.
  fileprivate var lockedFrames: [String: String] {
    guard let solution = try? solution(of: view) else { return [:] }
    return Dictionary(frameLines(of: solution).flatMap { $0.rows ?? [] }.map { ($0.key, $0.value) }) { first, _ in first }
  }
}
