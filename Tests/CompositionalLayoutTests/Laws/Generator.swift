import CompositionalLayout
import TestSupport

extension SeededGenerator {
  init(seed: Int) { self.init(seed: UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1) }

  /// True one time in `n` on average.
  mutating func once(in n: Int) -> Bool { Int.random(in: 0..<n, using: &self) == 0 }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &self)]
  }
}

/// Random layouts, built from the given numbers.
struct LayoutGenerator {
  var random: SeededGenerator
  /// The values for lengths, fractions and spacings.
  var lengths: [Double] = [10, 20, 30.5, 44, 50, 100, 160]
  var fractions: [Double] = [0.1, 0.25, 0.3, 1 / 3.0, 0.5, 0.9, 1]
  var spacings: [Double] = [0, 1, 4, 7.5, 10]
  /// The readable guide is left out, because its fixed width cannot be doubled or transposed.
  var references: [ContentInsetsReference] = [.automatic, .none, .safeArea, .layoutMargins]
  /// Whether there are list sections, references of boundary items, uniform siblings and oversized insets. Laws about scaling do not use
  /// them.
  var isComplete = false
  private var kindCount = 0

  init(seed: Int) {
    random = SeededGenerator(seed: seed)
  }

  mutating func layout() -> Layout {
    kindCount = 0
    let sections = (0..<Int.random(in: 1...3, using: &random)).map { _ in section() }
    let choices = (0..<4).map { _ in Int?.some(Int.random(in: 0..<sections.count, using: &random)) }
    var configuration = LayoutConfiguration(
      scrollDirection: random.pick(Axis.allCases), interSectionSpacing: random.pick(spacings))
    configuration.contentInsetsReference = random.pick(references)
    if random.once(in: 4) { configuration.boundarySupplementaryItems = [boundary()] }
    return Layout(sections: sections, choices: choices, configuration: configuration)
  }

  mutating func items() -> [Int] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in Int.random(in: 0...9, using: &random) }
  }

  mutating func environment() -> Environment {
    Environment(
      bounds: Size(width: random.pick([320, 390]), height: random.pick([480, 844])), displayScale: random.pick([1, 2, 3]),
      safeAreaInsets: insets(), layoutMargins: insets(), systemVersion: random.pick([15, 18]))
  }

  mutating func section() -> Section {
    if isComplete, random.once(in: 4) { return list() }
    var section = Section(group: group(depth: 0), contentInsets: insets(), interGroupSpacing: random.pick(spacings))
    section.contentInsetsReference = random.pick(references)
    section.supplementariesFollowContentInsets = random.once(in: 2)
    if isComplete, random.once(in: 3) { section.supplementaryContentInsetsReference = random.pick(references) }
    if random.once(in: 3) {
      section.orthogonalScrollingBehavior = random.pick(OrthogonalScrollingBehavior.allCases)
    }
    for _ in 0..<random.pick([0, 0, 1, 2]) { section.boundarySupplementaryItems.append(boundary()) }
    if random.once(in: 3) { section.decorationItems = [DecorationItem(elementKind: kind(), contentInsets: insets(), zIndex: -1)] }
    return section
  }

  private mutating func list() -> Section {
    let configuration = ListConfiguration(
      appearance: random.pick(ListConfiguration.Appearance.allCases), headerMode: random.pick(ListConfiguration.HeaderMode.allCases),
      footerMode: random.pick(ListConfiguration.FooterMode.allCases), headerTopPadding: random.once(in: 2) ? 7 : nil)
    return Section.list(using: configuration, in: environment())
  }

  mutating func group(depth: Int) -> Group {
    var group = Group(
      content: content(depth: depth), layoutSize: size(), contentInsets: insets(), edgeSpacing: edges(), interItemSpacing: spacing())
    if random.once(in: 6) { group.supplementaryItems = [supplementary()] }
    return group
  }

  private mutating func content(depth: Int) -> Group.Content {
    let axis = random.pick(Axis.allCases)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .count(axis, subitem(depth: depth), count: Int.random(in: 1...4, using: &random))
    case 1: return .repeating(axis, subitem(depth: depth), count: Int.random(in: 1...4, using: &random))
    case 2: return .custom((0..<random.pick([1, 2, 3])).map { CustomItem(frame: frame(), zIndex: $0) })
    default: return .subitems(axis, (0..<random.pick([1, 1, 2, 3])).map { _ in subitem(depth: depth) })
    }
  }

  private mutating func subitem(depth: Int) -> Subitem {
    if depth < 2, random.once(in: 4) { return .group(group(depth: depth + 1)) }
    var item = Item(layoutSize: size(), contentInsets: insets(), edgeSpacing: edges())
    if random.once(in: 5) { item.supplementaryItems = [supplementary()] }
    return .item(item)
  }

  private mutating func supplementary() -> SupplementaryItem {
    SupplementaryItem(
      layoutSize: size(), elementKind: kind(), containerAnchor: anchor(), itemAnchor: random.once(in: 2) ? anchor() : nil,
      contentInsets: insets(), edgeSpacing: kindCount % 3 == 0 ? Self.someEdges : nil)
  }

  private mutating func boundary() -> BoundarySupplementaryItem {
    BoundarySupplementaryItem(
      layoutSize: size(), elementKind: kind(), alignment: random.pick(RectAlignment.allCases),
      offset: random.once(in: 3) ? Point(x: random.pick(spacings), y: random.pick(spacings)) : .zero,
      extendsBoundary: random.once(in: 2), pinToVisibleBounds: random.once(in: 3), contentInsets: insets(),
      edgeSpacing: kindCount % 4 == 0 ? Self.someEdges : nil)
  }

  /// The space around every third or fourth supplementary.
  private static let someEdges = EdgeSpacing(leading: .fixed(4), top: .flexible(6), trailing: .fixed(-2), bottom: .fixed(3))

  private mutating func anchor() -> LayoutAnchor {
    let edges = DirectionalRectEdge(rawValue: UInt.random(in: 0...15, using: &random))
    let point = Point(x: random.pick(spacings), y: random.pick(spacings))
    return LayoutAnchor(edges: edges, offset: random.once(in: 2) ? .absolute(point) : .fractional(point))
  }

  private mutating func kind() -> String {
    kindCount += 1
    return "kind\(kindCount)"
  }

  private mutating func frame() -> Rect {
    Rect(x: random.pick(spacings), y: random.pick(spacings), width: random.pick(lengths), height: random.pick(lengths))
  }

  private mutating func size() -> LayoutSize {
    LayoutSize(widthDimension: dimension(), heightDimension: dimension())
  }

  private mutating func dimension() -> Dimension {
    if isComplete, random.once(in: 8) { return random.pick([.uniformAcrossSiblings(estimate: 44), .estimated(30), .absolute(-20)]) }
    return switch Int.random(in: 0..<8, using: &random) {
    case 0, 1, 2: .fractionalWidth(random.pick(fractions))
    case 3, 4: .fractionalHeight(random.pick(fractions))
    case 5, 6: .absolute(random.pick(lengths))
    default: random.once(in: 4) ? .uniformAcrossSiblings(estimate: random.pick(lengths)) : .estimated(random.pick(lengths))
    }
  }

  private mutating func insets() -> DirectionalEdgeInsets {
    guard random.once(in: 3) else { return .zero }
    if isComplete, random.once(in: 5) { return DirectionalEdgeInsets(top: 90, leading: -6, bottom: -6, trailing: 200) }
    return DirectionalEdgeInsets(
      top: random.pick(spacings), leading: random.pick(spacings), bottom: random.pick(spacings), trailing: random.pick(spacings))
  }

  private mutating func spacing() -> Spacing? {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .fixed(random.pick(spacings))
    case 1: .flexible(random.pick(spacings))
    default: nil
    }
  }

  private mutating func edges() -> EdgeSpacing? {
    guard random.once(in: 5) else { return nil }
    return EdgeSpacing(leading: spacing(), top: spacing(), trailing: spacing(), bottom: spacing())
  }
}
