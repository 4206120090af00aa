import CompositionalLayout
import Documents

/// The environments in which each layout is solved: every combination of its devices, orientations, directions, text sizes and versions of
/// iOS.
package struct Matrix: Equatable, Sendable {
  package enum Orientation: String, CaseIterable, Sendable { case portrait, landscape }

  package var devices = ["iphone-se-3", "iphone-16-pro", "ipad-pro-11"]
  package var orientations = Orientation.allCases
  package var directions: [LayoutDirection] = [.leftToRight]
  package var textSizes: [ContentSizeCategory] = [.large]
  package var systems = [18, 26]

  package init() {}

  /// The names of the dimensions in the configuration and in lock files.
  static let names = ["devices", "orientations", "directions", "textSizes", "systems"]

  /// The labels of each dimension. A label belongs to one dimension only.
  var dimensions: [[String]] {
    [
      devices, orientations.map { $0.rawValue }, directions.map { $0.rawValue }, textSizes.map { $0.rawValue },
      systems.map { "ios\($0)" },
    ]
  }

  package var environments: [TestedEnvironment] {
    dimensions.reduce([[]]) { found, labels in found.flatMap { start in labels.map { start + [$0] } } }.map {
      TestedEnvironment(labels: $0)
    }
  }
}

/// One label of each dimension of a matrix.
package struct TestedEnvironment: Hashable, Sendable {
  var labels: [String]

  /// The commands that set it. The version comes first, because the safe area of a device depends on it.
  var commands: [String] {
    [
      "set environment.os \(labels[4].dropFirst("ios".count))", "device \(labels[0]) \(labels[1])",
      "set environment.direction \(labels[2])",
      "set environment.preferredContentSizeCategory \(labels[3])",
    ]
  }
}

// MARK: Groups of environments

extension Matrix {
  /// The label for all environments.
  static let everywhere = "all"

  /// The shortest labels that together name a set of environments, such as `iphone-16-pro/landscape` for both versions of iOS.
  ///
  /// A dimension is left out where its value makes no difference; the last dimension first.
  func names(of environments: Set<TestedEnvironment>) -> [String] {
    let labels = dimensions
    func names(_ rows: Set<[String]>, _ dimension: Int) -> [[String]] {
      guard dimension >= 0 else { return rows.isEmpty ? [] : [[]] }
      let byRest = Dictionary(grouping: rows) { Array($0.dropLast()) }
      let full = Set(byRest.filter { $0.value.count == labels[dimension].count }.keys)
      var found = names(full, dimension - 1)
      for label in labels[dimension] {
        let rest = byRest.filter { row in !full.contains(row.key) && row.value.contains { $0.last == label } }
        found += names(Set(rest.keys), dimension - 1).map { $0 + [label] }
      }
      return found
    }
    let order = { (row: [String]) in row.flatMap { label in labels.indices.filter { labels[$0].contains(label) } } }
    return names(Set(environments.map { $0.labels }), labels.count - 1)
      .sorted { (order($0), $0).0.lexicographicallyPrecedes((order($1), $1).0) || order($0) == order($1) && $0.joined() < $1.joined() }
      .map { $0.isEmpty ? Self.everywhere : $0.joined(separator: "/") }
  }

  /// The environments that a label names; nil for a label of another matrix.
  func environments(named name: String) -> [TestedEnvironment]? {
    if name == Self.everywhere { return environments }
    let labels = Set(name.split(separator: "/").map(String.init))
    guard labels.isSubset(of: dimensions.joined()) else { return nil }
    return environments.filter { labels.isSubset(of: $0.labels) }
  }
}
