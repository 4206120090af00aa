import CompositionalLayout
import HashTreeCollections

/// How components hold one another.
extension TreeDictionary<String, Component> {
  /// The way from a component down to another, both ends included; nil where there is none.
  ///
  /// Linear in the components below the first.
  package func chain(from start: String, to end: String) -> [String]? {
    // Where each name was met first.
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

  /// The subitems of a group; empty for what is no group.
  package func subitems(of name: String) -> [String] {
    guard let component = self[name], component.kind == .group else { return [] }
    return component.parts.subitems
  }

  /// How many groups and items a component stands for where each mention counts; beyond `Section.subitemLimit`, at least one more.
  func expandedCount(of name: String) -> Int {
    var counts: [String: Int] = [:]
    func count(_ name: String, _ depth: Int) -> Int {
      if let known = counts[name] { return known }
      // Deeper ones are refused for their depth.
      guard depth <= Group.nestingLimit else { return 1 }
      let sum = subitems(of: name).reduce(1) { Swift.min(Section.subitemLimit + 1, $0 + count($1, depth + 1)) }
      counts[name] = sum
      return sum
    }
    return count(name, 0)
  }

  /// The names of all components, each after those it names; by name where that leaves a choice.
  package var bottomUp: [String] {
    var order: [String] = []
    var seen: Set<String> = []
    // Each name is opened once, and written when its parts are.
    for root in keys.sorted() {
      var stack = [(name: root, isOpened: false)]
      while let top = stack.popLast() {
        if top.isOpened {
          order.append(top.name)
        } else if seen.insert(top.name).inserted {
          stack.append((top.name, true))
          for part in (self[top.name]?.parts.all ?? []).sorted().reversed() where self[part] != nil && !seen.contains(part) {
            stack.append((part, false))
          }
        }
      }
    }
    return order
  }

  /// Gives a component another name, wherever a component names it.
  package mutating func rename(_ name: String, to newName: String) {
    self[newName] = self[name]
    self[name] = nil
    for (owner, var component) in self where component.parts.all.contains(name) {
      component.parts.rename(name, to: newName)
      self[owner] = component
    }
  }
}
