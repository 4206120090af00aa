import CompositionalLayout
import HashTreeCollections

extension ComponentLibrary {
  /// The path from a component down to another, including both; nil if there is none.
  ///
  /// - Complexity: O(components below the first).
  package func chain(from start: String, to end: String) -> [String]? {
    // The owner through which each name was first reached.
    var owners: [String: String?] = [start: nil]
    var open = [start]
    while let name = open.popLast() {
      if name == end {
        var chain = [end]
        while let last = chain.last, let owner = owners[last] ?? nil { chain.append(owner) }
        return chain.reversed()
      }
      for part in self[name]?.parts.all ?? [] where owners[part] == nil {
        owners[part] = name
        open.append(part)
      }
    }
    return nil
  }

  package func subitems(of name: String) -> [String] {
    guard let component = self[name], component.kind == .group else { return [] }
    return component.parts.subitems
  }

  /// The number of groups and items in a component, counting every occurrence; above `Section.subitemLimit`, this is only a lower bound.
  func expandedCount(of name: String) -> Int {
    var counts: [String: Int] = [:]
    func count(_ name: String, _ depth: Int) -> Int {
      if let known = counts[name] { return known }
      // `nestedGroup(named:within:)` throws for deeper nesting.
      guard depth <= Group.nestingLimit else { return 1 }
      let sum = subitems(of: name).reduce(1) { Swift.min(Section.subitemLimit + 1, $0 + count($1, depth + 1)) }
      counts[name] = sum
      return sum
    }
    return count(name, 0)
  }

  /// The names of all components, each after those it refers to; otherwise in the order of definition.
  package var bottomUp: [String] { ordered { $0.all } }

  /// The names of all components in the order of definition, but each after its subitems. Added components may come later, because their
  /// `add` lines follow all definitions.
  package var inOrderOfDefinition: [String] { ordered { $0.subitems } }

  private func ordered(after needed: (Parts) -> [String]) -> [String] {
    var order: [String] = []
    var seen: Set<String> = []
    // Each name is visited once, and written after its parts.
    for root in keys.sorted(by: isDefined) {
      var stack = [(name: root, isOpened: false)]
      while let top = stack.popLast() {
        if top.isOpened {
          order.append(top.name)
        } else if seen.insert(top.name).inserted {
          stack.append((top.name, true))
          let parts = self[top.name].map { needed($0.parts) } ?? []
          for part in parts.sorted(by: isDefined).reversed() where self[part] != nil && !seen.contains(part) {
            stack.append((part, false))
          }
        }
      }
    }
    return order
  }
}
