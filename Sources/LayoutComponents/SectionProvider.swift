import CompositionalLayout

/// A row of a view's section provider: a layout section and the snapshot sections that use it.
package struct Use: Equatable, Sendable {
  package enum Target: Equatable, Sendable {
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

  package var component: String
  package var target: Target
  /// The row applies only if this holds; nil for always.
  package var condition: Condition?

  package init(component: String, target: Target, condition: Condition? = nil) {
    self.component = component
    self.target = target
    self.condition = condition
  }

  package var line: String { "use \(quotedIfNeeded(component))\(target.clause)\(condition.map { " when \($0.text)" } ?? "")" }
}

/// The uses of a view, indexed so that a look-up for a section takes constant time.
package struct SectionProvider {
  private struct Ranked {
    var component: String
    var rank: Int
  }

  private var bySection: [String: Ranked] = [:]
  private var byIndex: [Int: Ranked] = [:]
  private var every: Ranked?

  package init(_ uses: [Use], in environment: Environment) {
    for (rank, use) in uses.enumerated() where use.condition?.holds(in: environment) ?? true {
      let ranked = Ranked(component: use.component, rank: rank)
      switch use.target {
      case .every: every = ranked
      case .section(let identifier): bySection[identifier] = ranked
      case .index(let index): byIndex[index] = ranked
      }
    }
  }

  /// The component for a section; the last matching use wins.
  package func component(for identifier: String, at index: Int) -> String? {
    [every, bySection[identifier], byIndex[index]].compactMap { $0 }.max { $0.rank < $1.rank }?.component
  }
}
