import CommandLanguage
import CompositionalLayout
import HashTreeCollections
import Localization

/// A row of a view's section provider: a layout section, and the snapshot sections that use it.
package struct Use: Hashable, Sendable, Keyed {
  package enum UseTarget: Hashable, Sendable {
    case every
    case section(String)
    case index(Int)

    package var clause: String {
      switch self {
      case .every: ""
      case .section(let identifier): " for \(quotedIfNeeded(identifier))"
      case .index(let index): " for index \(index)"
      }
    }
  }

  package struct UseKey: Hashable, Sendable {
    var target: UseTarget
    var condition: Condition?
  }

  package var component: String
  package var target: UseTarget
  /// The row applies only if this condition holds; nil means always.
  package var condition: Condition?

  package init(component: String, target: UseTarget, condition: Condition? = nil) {
    self.component = component
    self.target = target
    self.condition = condition
  }

  package var key: UseKey { UseKey(target: target, condition: condition) }

  package var line: String { "use \(quotedIfNeeded(component))\(target.clause)\(condition.map { " when \($0.text)" } ?? "")" }
}

/// A view's section provider as data: each row names the layout section for one section or all sections. The last matching row wins.
///
/// Copies share storage. Looking up a section or a component costs O(log rows), independent of the number of other rows.
@usableFromInline
package struct SectionProvider: Equatable, Sendable {
  package private(set) var uses: KeyedList<Use> = []
  /// The conditions of conditional rows, by target.
  private var conditions: TreeDictionary<Use.UseTarget, TreeSet<Condition>> = .init()
  private var keys: TreeDictionary<String, TreeSet<Use.UseKey>> = .init()
  /// For each kind of target, the highest number of a row so far, including removed rows.
  private var lastNumbers = (section: -1, index: -1, every: -1)

  package init() {}

  /// The component for a section in an environment; nil if no row matches.
  package func component(for identifier: String, at index: Int, in environment: Environment) -> String? {
    let rows = [
      row(for: .every, in: environment), row(for: .section(identifier), in: environment), row(for: .index(index), in: environment),
    ]
    return rows.compactMap { $0 }.max { $0.number < $1.number }?.element.component
  }

  /// The last row for a target whose condition holds.
  private func row(for target: Use.UseTarget, in environment: Environment) -> KeyedList<Use>.Numbered? {
    var last = uses.numbered(Use.UseKey(target: target))
    for condition in conditions[target] ?? [] where condition.holds(in: environment) {
      let row = uses.numbered(Use.UseKey(target: target, condition: condition))
      if let row, row.number > last?.number ?? -1 { last = row }
    }
    return last
  }

  package func mentions(_ component: String) -> Bool { keys[component] != nil }

  /// Adds a row, and removes the rows that it overrides. An equal row keeps its position, unless a later row may match the same sections.
  package mutating func use(_ use: Use) {
    guard !holds(use) else { return }
    if use.condition != nil {
      take(use.key)
    } else if use.target == .every {
      self = SectionProvider()
    } else {
      for key in keys(for: use.target) { take(key) }
    }
    add(use)
  }

  /// True if an equal row exists and no later row may match the same sections.
  private func holds(_ use: Use) -> Bool {
    guard let row = uses.numbered(use.key), row.element == use, row.number >= lastNumbers.every else { return false }
    let lastOther =
      switch use.target {
      case .every: max(lastNumbers.section, lastNumbers.index)
      case .section: lastNumbers.index
      case .index: lastNumbers.section
      }
    return row.number > lastOther && keys(for: use.target).allSatisfy { uses.numbered($0)?.number ?? -1 <= row.number }
  }

  /// The possible keys of rows for a target: without a condition, or with one of the existing conditions.
  private func keys(for target: Use.UseTarget) -> [Use.UseKey] {
    [Use.UseKey(target: target)] + (conditions[target] ?? []).map { Use.UseKey(target: target, condition: $0) }
  }

  private mutating func add(_ use: Use) {
    let number = uses.append(use)
    keys[use.component, default: []].insert(use.key)
    if let condition = use.condition { conditions[use.target, default: []].insert(condition) }
    switch use.target {
    case .section: lastNumbers.section = number
    case .index: lastNumbers.index = number
    case .every: lastNumbers.every = number
    }
  }

  private mutating func take(_ key: Use.UseKey) {
    guard let use = uses.remove(key) else { return }
    keys.remove(key, from: use.component)
    if let condition = key.condition { conditions.remove(condition, from: key.target) }
  }

  /// Removes the rows of a component. Complexity: O(removed rows · log rows).
  package mutating func remove(_ component: String) {
    for key in keys[component] ?? [] { take(key) }
  }

  /// Renames a component in all rows. Complexity: O(its rows · log rows).
  package mutating func rename(_ component: String, to name: String) {
    guard let own = keys.removeValue(forKey: component) else { return }
    for key in own {
      uses.put(Use(component: name, target: key.target, condition: key.condition))
      keys[name, default: []].insert(key)
    }
  }

  @usableFromInline
  package static func == (left: SectionProvider, right: SectionProvider) -> Bool { left.uses == right.uses }
}

extension TreeDictionary {
  /// Removes an element of a key's set, and the set itself if it becomes empty.
  mutating func remove<Element>(_ element: Element, from key: Key) where Value == TreeSet<Element> {
    self[key]?.remove(element)
    if self[key]?.isEmpty == true { self[key] = nil }
  }
}
