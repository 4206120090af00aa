import Testing

@testable import CompositionalLayout

/// The positions of groups, compared with elements attached to their corners.
@Suite struct GroupOutlineLaws {
  static let seeds = Array(0..<200)
  private static let everywhere = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  /// A random layout in which each group has a point attached to its first corner, with a kind that names the group.
  private struct Sample {
    var solution: Solution
    var isMirrored: Bool

    init(_ seed: Int) {
      var generator = LayoutGenerator(seed: seed)
      var layout = generator.layout()
      for index in layout.sections.indices {
        layout.sections[index].group = layout.sections[index].group.marked([])
        layout.sections[index].boundarySupplementaryItems = []
      }
      var environment = generator.environment()
      isMirrored = seed % 3 == 0
      if isMirrored { environment.layoutDirection = .rightToLeft }
      solution = solve(layout, items: generator.items(), in: environment)
      solution.measureDisplayed(in: Viewport()) { $0.item.map { Size(width: 30, height: 20 + 7 * Double($0 % 3)) } }
    }
  }

  @Test(arguments: seeds) func eachGroupIsWhereItsCornerIs(seed: Int) {
    let sample = Sample(seed)
    guard sample.solution.faults.isEmpty else { return }
    var corners: [String: [Point]] = [:]
    for element in sample.solution.elements where element.category == .supplementary {
      guard let kind = element.kind, kind.hasPrefix("corner"), element.item != nil else { continue }
      let corner = Point(x: sample.isMirrored ? element.frame.maxX : element.frame.minX, y: element.frame.minY)
      corners["\(element.section) \(kind)", default: []].append(corner)
    }
    for outline in sample.solution.groups(in: Self.everywhere) {
      let kind = "\(outline.section) corner\(outline.path)"
      let corner = Point(x: sample.isMirrored ? outline.frame.maxX : outline.frame.minX, y: outline.frame.minY)
      let index = corners[kind]?.firstIndex { abs($0.x - corner.x) < 1.01 && abs($0.y - corner.y) < 1.01 }
      guard let index else {
        Issue.record("seed \(seed): nothing is tied to \(outline); there are \(corners[kind] ?? [])")
        return
      }
      corners[kind]?.remove(at: index)
    }
    #expect(!corners.values.contains { !$0.isEmpty }, "seed \(seed): no outline for \(corners)")
  }

  /// The steps for the group that contains an item lead to that group's frame.
  @Test(arguments: seeds) func eachGroupIsExplainedByItsFirstItem(seed: Int) {
    let solution = Sample(seed).solution
    guard solution.faults.isEmpty else { return }
    for outline in solution.groups(in: Self.everywhere) {
      let extent = ExplainedArea.group(around: outline.firstItem, depth: outline.path.count, section: outline.section)
      let found = FramePart.allCases.map { solution.steps(behind: $0, of: extent).last?.result ?? .nan }
      let frame = [outline.frame.minX, outline.frame.minY, outline.frame.width, outline.frame.height]
      let isNear = zip(found, frame).allSatisfy { abs($0 - $1) < 1e-6 }
      #expect(isNear, "seed \(seed): \(outline) is explained as \(found)")
    }
  }

  @Test(arguments: seeds) func theOutermostAreTheSectionsGroups(seed: Int) {
    let solution = Sample(seed).solution
    for section in 0..<solution.sectionCount {
      let outermost = solution.groups(in: Self.everywhere).filter { $0.section == section && $0.path.isEmpty }
      let groups = (0..<(solution.sectionExtent(at: section)?.groups ?? 0)).compactMap { solution.groupFrame(at: $0, inSection: section) }
      #expect(outermost.map(\.frame) == groups)
      #expect(outermost.map(\.group) == Array(groups.indices))
    }
  }

  /// The result contains exactly the groups that overlap a rectangle, up to the requested number.
  @Test(arguments: seeds) func aRectangleReturnsTheGroupsInIt(seed: Int) {
    let solution = Sample(seed).solution
    let rect = Rect(x: 40, y: 30, width: 200, height: 150)
    let all = solution.groups(in: Self.everywhere)
    let found = solution.groups(in: rect)
    #expect(found.allSatisfy { $0.frame.intersects(rect.grown(by: 1)) })
    #expect(all.filter { $0.frame.intersects(rect) && $0.path.isEmpty }.allSatisfy { found.contains($0) })
    #expect(solution.groups(in: rect, atMost: 2) == Array(found.prefix(2)))
  }

  @Test func groupsMoveWithTheirScrolledRow() {
    let page = Group.column(
      .absolute(200), .absolute(100), [.nested(.row(.fractionalWidth(1), .absolute(50), [.slot(.absolute(50), .absolute(50))]))])
    let section = Section.of(page) { $0.orthogonalScrollingBehavior = .continuous }
    let solution = Proof(section, items: 40).solution
    let window = Rect(x: 0, y: 0, width: 320, height: 480)
    var viewport = Viewport()
    viewport.orthogonalOffsets[0] = 150
    let seen = solution.groups(in: window, seenIn: viewport)
    #expect(seen.filter(\.path.isEmpty).map(\.frame.minX) == [-150, 50, 250])
    let nested = seen.filter { $0.path == [0] }
    #expect(nested.map(\.frame.minX) == [-150, -150, 50, 50, 250, 250])
    #expect(nested.map(\.frame.minY) == [0, 50, 0, 50, 0, 50])
    #expect(nested.allSatisfy { $0.frame.size == Size(width: 200, height: 50) })
    #expect(solution.groups(in: window).filter(\.path.isEmpty).map(\.frame.minX) == [0, 200])
  }

  @Test func onlyAScreenfulOfAMillionGroupsIsReturned() {
    let solution = Proof(.row(.fractionalWidth(1), .absolute(100), [.slot(.fractionalWidth(1), .fractionalHeight(1))]), items: 1_000_000)
      .solution
    #expect(solution.groups(in: Rect(x: 0, y: 50_000_000, width: 320, height: 480)).count == 5)
  }
}

extension Group {
  /// The group without insets. It and each group in it have a point attached to their first corner.
  fileprivate func marked(_ path: [Int]) -> Group {
    func marked(_ subitem: Subitem, _ index: Int) -> Subitem {
      switch subitem {
      case .item: subitem
      case .group(let group): .group(group.marked(path + [index]))
      }
    }
    var copy = self
    copy.contentInsets = .zero
    copy.supplementaryItems = [
      SupplementaryItem(
        layoutSize: LayoutSize(.absolute(1), .absolute(1)), elementKind: "corner\(path)",
        containerAnchor: LayoutAnchor(edges: [.top, .leading]))
    ]
    switch content {
    case .subitems(let axis, let subitems): copy.content = .subitems(axis, subitems.enumerated().map { marked($0.element, $0.offset) })
    case .count(let axis, let subitem, let count): copy.content = .count(axis, marked(subitem, 0), count: count)
    case .repeating(let axis, let subitem, let count): copy.content = .repeating(axis, marked(subitem, 0), count: count)
    case .custom: break
    }
    return copy
  }
}

extension Rect {
  fileprivate func grown(by distance: Double) -> Rect {
    Rect(x: minX - distance, y: minY - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}
