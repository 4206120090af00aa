import CompositionalLayout

/// A row of a view's section provider: which layout section serves which section of the snapshot.
package struct Use: Equatable, Sendable {
  package enum Target: Equatable, Sendable {
    case every
    case section(String)
    case index(Int)

    /// As `use` takes it.
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
  /// The row counts only while this holds; nil for always.
  package var condition: Condition?

  package init(component: String, target: Target, condition: Condition? = nil) {
    self.component = component
    self.target = target
    self.condition = condition
  }

  /// The command that makes it.
  package var line: String { "use \(quotedIfNeeded(component))\(target.clause)\(condition.map { " when \($0.text)" } ?? "")" }
}

/// The uses of a view, in a form that answers for each section at flat cost.
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

  /// The component that serves a section, the last matching use winning.
  package func component(for identifier: String, at index: Int) -> String? {
    [every, bySection[identifier], byIndex[index]].compactMap { $0 }.max { $0.rank < $1.rank }?.component
  }
}
