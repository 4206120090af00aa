import Documents
import HashTreeCollections
import Snapshots

/// How an exported section provider chooses among layout sections, without the choices that no section of the view's snapshots meets.
struct SwiftProvider {
  /// The value that the provider switches over.
  enum SwitchedValue { case none, identifier, index }

  /// Sections with the same layouts: the first use whose condition holds wins.
  struct Choice {
    /// The patterns of a `switch`.
    var patterns: [String]
    var uses: [Use]
  }

  /// The pattern of all other sections.
  static let others = "_"

  let switched: SwitchedValue
  let choices: [Choice]
  /// The uses for sections without a choice of their own.
  let fallback: [Use]

  init(of view: View, _ sections: SwiftSections) {
    let rows = Array(view.uses.reversed())
    func uses(for identifier: String?, at index: Int?) -> [Use] {
      Self.deciding(
        rows.compactMap { use in
          switch use.target {
          case .every: use
          case .section(let named): named == identifier ? Self.everywhere(use) : nil
          case .index(let chosen): index == nil ? use : chosen == index ? Self.everywhere(use) : nil
          }
        })
    }
    // If all sections on screen have the same layouts, the provider chooses nothing.
    let shown = view.applied.sectionIdentifiers.enumerated().map { uses(for: $1, at: $0) }
    if let first = shown.first, shown.allSatisfy({ $0 == first }), first.contains(where: { $0.condition == nil }), !sections.isProbe {
      (switched, choices, fallback) = (.none, [], first)
      return
    }
    let named = sections.identifiers.filter { identifier in rows.contains { $0.target == .section(identifier) } }
    var indices: [Int] = []
    for case .index(let index) in rows.map({ $0.target }) where !indices.contains(index) { indices.append(index) }
    let chosen: SwitchedValue
    let others: [Use]
    var patterns: [(pattern: String, uses: [Use])]
    // The sections that are chosen by their index are on screen, and have cases of their own.
    let areIndicesNamed = sections.isEnum && indices.allSatisfy { $0 < view.applied.numberOfSections }
    if !named.isEmpty || !indices.isEmpty && areIndicesNamed {
      chosen = .identifier
      others = areIndicesNamed ? Self.deciding(rows.filter { $0.target == .every }) : uses(for: nil, at: nil)
      patterns = (sections.isEnum ? sections.identifiers : named).map { identifier in
        // A section that is not on screen has no index.
        let index = areIndicesNamed ? view.applied.sectionIdentifiers.firstIndex(of: identifier) ?? -1 : nil
        return (sections.code(identifier), uses(for: identifier, at: index))
      }
      patterns.append((sections.isEnum ? "nil" : Self.others, others))
    } else if !indices.isEmpty {
      chosen = .index
      others = Self.deciding(rows.filter { $0.target == .every })
      patterns = indices.sorted().map { index in (String(index), uses(for: nil, at: index)) } + [(Self.others, others)]
    } else {
      (switched, choices, fallback) = (.none, [], uses(for: nil, at: nil))
      return
    }
    var choices: [Choice] = []
    for (pattern, uses) in patterns {
      if let index = choices.firstIndex(where: { $0.uses == uses }), pattern != Self.others {
        choices[index].patterns.append(pattern)
      } else {
        choices.append(Choice(patterns: [pattern], uses: uses))
      }
    }
    // A case that does what all others do needs no line.
    if let last = choices.last, last.patterns == [Self.others] {
      choices.removeAll { $0.patterns != [Self.others] && $0.uses == last.uses }
    }
    let isChoice = choices.count > 1
    (switched, self.choices, fallback) = isChoice ? (chosen, choices, others) : (.none, [], choices.first?.uses ?? others)
  }

  /// All uses that the code has.
  var uses: [Use] { choices.isEmpty ? fallback : choices.flatMap { $0.uses } }

  /// The layout sections that the code makes, without duplicates, in the order of their uses.
  var components: [String] {
    var seen: Set<String> = []
    return uses.map { $0.component }.filter { seen.insert($0).inserted }
  }

  /// The only section with a layout section, if the layout section is always chosen for it.
  func identifier(of component: String) -> String? {
    let choices = choices.filter { $0.uses.contains { $0.component == component } }
    guard choices.count == 1, choices[0].uses.count == 1, choices[0].patterns.count == 1, choices[0].patterns[0].hasPrefix(".") else {
      return nil
    }
    return String(choices[0].patterns[0].dropFirst())
  }

  /// The layout section of every section, in every environment.
  var only: String? { switched == .none && fallback.count == 1 && isCertain(fallback[0]) ? fallback[0].component : nil }

  var usesIndex: Bool { switched != .none || fallback.contains { if case .index = $0.target { true } else { false } } }

  /// Whether a use applies to each section of its choice in every environment.
  func isCertain(_ use: Use) -> Bool { use.target == .every && use.condition == nil }

  private static func everywhere(_ use: Use) -> Use {
    var use = use
    use.target = .every
    return use
  }

  /// The uses up to the first that always applies, without those that choose what it chooses.
  private static func deciding(_ uses: [Use]) -> [Use] {
    let isLast = { (use: Use) in use.target == .every && use.condition == nil }
    var deciding = Array(uses.prefix((uses.firstIndex(where: isLast) ?? uses.count - 1) + 1))
    guard let fallback = deciding.last, isLast(fallback) else { return deciding }
    while deciding.count > 1, deciding[deciding.count - 2].component == fallback.component { deciding.remove(at: deciding.count - 2) }
    return deciding
  }
}
