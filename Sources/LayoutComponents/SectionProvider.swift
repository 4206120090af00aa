import CompositionalLayout
import HashTreeCollections

/// A row of a view's section provider: a layout section and the snapshot sections that use it.
package struct Use: Hashable, Sendable, Keyed {
  package enum Target: Hashable, Sendable {
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

  /// What a row is told from others by: a row that matches the same sections under the same condition replaces it.
  package struct Key: Hashable, Sendable {
    var target: Target
    var condition: Condition?
  }

  package var component: String
  package var target: Target
  /// The row applies only if this holds; nil for always.
  package var condition: Condition?

  package init(component: String, target: Target, condition: Condition? = nil) {
    self.component = component
    self.target = target
    self.condition = condition
  }

  package var key: Key { Key(target: target, condition: condition) }

  package var line: String { "use \(quotedIfNeeded(component))\(target.clause)\(condition.map { " when \($0.text)" } ?? "")" }
}

/// The section provider of a view as data: rows that say which layout section serves a section of the snapshot; the last one that matches
/// wins.
///
/// Copies share storage. Looking up a section costs O(log rows), however many rows serve other sections.
package struct SectionProvider: Equatable, Sendable {
  package private(set) var uses: KeyedList<Use> = []
  /// The conditions of the rows with one, by target.
  private var conditions: TreeDictionary<Use.Target, TreeSet<Condition>> = [:]

  package init() {}

  /// The component for a section in an environment; nil if no row matches.
  package func component(for identifier: String, at index: Int, in environment: Environment) -> String? {
    let rows = [
      row(for: .every, in: environment), row(for: .section(identifier), in: environment), row(for: .index(index), in: environment),
    ]
    return rows.compactMap { $0 }.max { $0.number < $1.number }?.element.component
  }

  /// The last row for a target whose condition holds.
  private func row(for target: Use.Target, in environment: Environment) -> KeyedList<Use>.Numbered? {
    var last = uses.numbered(Use.Key(target: target))
    for condition in conditions[target] ?? [] where condition.holds(in: environment) {
      let row = uses.numbered(Use.Key(target: target, condition: condition))
      if let row, row.number > last?.number ?? -1 { last = row }
    }
    return last
  }

  /// Adds a row, and removes the rows that it overrides. An equal row that no later row overrides stays in its place.
  package mutating func use(_ use: Use) {
    guard !holds(use) else { return }
    if let condition = use.condition {
      conditions[use.target, default: []].insert(condition)
    } else if use.target == .every {
      self = SectionProvider()
    } else {
      for condition in conditions.removeValue(forKey: use.target) ?? [] { uses.remove(Use.Key(target: use.target, condition: condition)) }
    }
    uses.append(use)
  }

  /// Whether a row is there, and no later one matches any of its sections.
  private func holds(_ use: Use) -> Bool {
    guard let row = uses.numbered(use.key), row.element == use else { return false }
    return uses.isLast(use.key)
      || uses.allSatisfy { $0.target.isApart(from: use.target) || (uses.numbered($0.key)?.number ?? 0) <= row.number }
  }

  /// Removes the rows of a component.
  package mutating func remove(_ component: String) {
    for use in uses where use.component == component {
      uses.remove(use.key)
      if let condition = use.condition { conditions[use.target]?.remove(condition) }
    }
  }

  /// Names a component otherwise in all rows.
  package mutating func rename(_ component: String, to name: String) {
    for var use in uses where use.component == component {
      use.component = name
      uses.put(use)
    }
  }

  package static func == (left: SectionProvider, right: SectionProvider) -> Bool { left.uses == right.uses }
}

extension Use.Target {
  /// Whether no section matches both.
  fileprivate func isApart(from other: Use.Target) -> Bool {
    switch (self, other) {
    case (.section(let one), .section(let another)): one != another
    case (.index(let one), .index(let another)): one != another
    case (.every, _), (_, .every), (.section, .index), (.index, .section): false
    }
  }
}
