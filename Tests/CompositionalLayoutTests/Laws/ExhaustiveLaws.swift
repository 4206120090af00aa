import Testing

@testable import CompositionalLayout

/// The laws again, on every layout of a small family, exhaustively.
@Suite struct ExhaustiveLaws {
  private static let mains: [Dimension] = [.fractionalWidth(0.5), .fractionalHeight(0.25), .absolute(40), .estimated(30)]
  private static let crosses: [Dimension] = [.fractionalWidth(0.2), .fractionalHeight(0.5), .absolute(20), .estimated(25)]
  private static let gaps: [Spacing?] = [nil, .fixed(10), .flexible(4)]

  /// One layout for each scroll direction, group axis, subitem and group size, and spacing.
  static var layouts: [Layout] {
    var layouts: [Layout] = []
    for scroll in Axis.allCases {
      for axis in Axis.allCases {
        for gap in gaps {
          layouts += sizes.map { layout($0, scroll, axis, gap) }
        }
      }
    }
    return layouts
  }

  private struct Sizes {
    var item: LayoutSize
    var group: LayoutSize
  }

  private static var sizes: [Sizes] {
    mains.flatMap { width in
      crosses.flatMap { height in
        [LayoutSize(.fractionalWidth(1), .absolute(50)), LayoutSize(.absolute(90), .estimated(70))].map {
          Sizes(item: LayoutSize(width, height), group: $0)
        }
      }
    }
  }

  private static func layout(_ sizes: Sizes, _ scroll: Axis, _ axis: Axis, _ gap: Spacing?) -> Layout {
    let group = Group(
      content: .subitems(axis, [.item(Item(layoutSize: sizes.item))]), layoutSize: sizes.group, interItemSpacing: gap)
    return Layout(
      section: Section(group: group, contentInsets: DirectionalEdgeInsets(1, 2, 3, 4), interGroupSpacing: 5),
      configuration: LayoutConfiguration(scrollDirection: scroll, interSectionSpacing: 6))
  }

  private let environment = Environment(bounds: Size(width: 100, height: 80), displayScale: 2)

  @Test func everyItemHasACellUnlessNothingFits() {
    #expect(Self.layouts.count == 384)
    for layout in Self.layouts {
      for count in 0...7 {
        let solution = solve(layout, items: [count, 1], in: environment)
        let refused = solution.faults.contains { if case .subitemDoesNotFit = $0 { true } else { false } }
        #expect(solution.elements.count == (refused ? 0 : count + 1), "\(layout)")
      }
    }
  }

  @Test func groupsFollowEachOther() {
    for layout in Self.layouts {
      let solution = solve(layout, items: [7], in: environment)
      guard let extent = solution.sectionExtent(at: 0), extent.groups > 1 else { continue }
      let axis = layout.configuration.scrollDirection
      let frames = (0..<extent.groups).compactMap { solution.groupFrame(at: $0, inSection: 0) }
      for (first, second) in zip(frames, frames.dropFirst()) { #expect(second.min(axis) - first.max(axis) == 5) }
      #expect(extent.frame.max(axis) - (frames.last?.max(axis) ?? 0) == layout.sections[0].contentInsets.end(axis))
    }
  }

  @Test func rectanglesAndTransposition() {
    for layout in Self.layouts {
      let solution = solve(layout, items: [5, 0, 2], in: environment)
      let turned = solve(Rewriting.transposed(layout), items: [5, 0, 2], in: Rewriting.transposed(environment))
      #expect(solution.elements.map(\.frame).map(Rewriting.transposed.rect) == turned.elements.map(\.frame), "\(layout)")
      for x in stride(from: 0.0, to: 100, by: 25) {
        let rect = Rect(x: x, y: x / 2, width: 30, height: 30)
        #expect(solution.elements(in: rect).map(\.id) == solution.naiveAnswer(to: rect), "\(layout)")
      }
    }
  }
}
