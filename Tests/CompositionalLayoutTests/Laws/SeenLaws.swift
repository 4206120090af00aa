import TestSupport
import Testing

@testable import CompositionalLayout

/// The visible frames of elements.
@Suite struct SeenLaws {
  /// The visible elements are exactly those whose visible frame overlaps the window (layout-rules A3).
  @Test(arguments: 0..<SampleSize.count(1000, large: 2000, of: "layouts for SeenLaws")) func visibleElementsOverlapTheWindow(seed: Int) {
    var generator = LayoutGenerator(seed: seed)
    let layout = generator.layout()
    var environment = generator.environment()
    if seed % 3 == 0 { environment.layoutDirection = .rightToLeft }
    let solution = solve(layout, items: generator.items().map { $0 * 6 }, in: environment)
    var viewport = Viewport(contentOffset: Point(x: 0, y: generator.random.pick([0, 40, 300])))
    for section in 0..<solution.sectionCount {
      viewport.orthogonalOffsets[section] = solution.restingOffset(inSection: section, asked: generator.random.pick([0, 35, 200]))
    }
    let window = Rect(origin: viewport.contentOffset, size: environment.bounds)
    let visible = solution.visibleElements(in: viewport)
    // An empty frame may be on the window's edge.
    let hidden = visible.filter { $0.frame.width > 0 && $0.frame.height > 0 && !solution.seen($0, in: viewport).frame.intersects(window) }
    #expect(hidden.isEmpty, "seed \(seed): \(hidden.map { solution.seen($0, in: viewport) }) \(window)")
    let missed = solution.elements(at: viewport).filter { element in
      element.category == .cell && !visible.contains(element) && solution.seen(element, in: viewport).frame.intersects(window)
    }
    // A cell outside its group is found only if the group is.
    let groups = solution.groups(in: window, seenIn: viewport).filter { $0.path.isEmpty }
    let unexplained = missed.filter { cell in
      let own = cell.item.flatMap { SectionReader(solution, section: cell.section)?.group(ofItem: $0) }
      return groups.contains { $0.section == cell.section && $0.group == own }
    }
    #expect(unexplained.isEmpty, "seed \(seed): \(unexplained)")
  }

  private var lane: Section {
    let badge = SupplementaryItem(
      layoutSize: LayoutSize(.absolute(10), .absolute(10)), elementKind: "dot", containerAnchor: LayoutAnchor(edges: [.top, .trailing]))
    let page = Group.row(
      .absolute(200), .absolute(100), [.slot(.fractionalWidth(1), .fractionalHeight(1)) { $0.supplementaryItems = [badge] }])
    return Section.of(page) {
      $0.orthogonalScrollingBehavior = .continuous
      $0.boundarySupplementaryItems = [.header(.fractionalWidth(1), .absolute(40))]
      $0.boundarySupplementaryItems[0].pinToVisibleBounds = true
      $0.decorationItems = [DecorationItem(elementKind: "plate")]
    }
  }

  @Test func aRowMovesItsCellsAndTheirBadgesAlone() {
    let solution = Proof(lane).solution
    var viewport = Viewport()
    viewport.orthogonalOffsets[0] = 150
    let seen = solution.elements(at: viewport).map { solution.seen($0, in: viewport) }
    #expect(seen.filter { $0.element.category == .cell }.map(\.frame.minX) == [-150, 50, 250, 450, 650, 850, 1050, 1250])
    #expect(seen.filter { $0.element.kind == "dot" }.map(\.frame.minX) == [40, 240, 440, 640, 840, 1040, 1240, 1440])
    #expect(seen.filter(\.isAttached).map(\.element.kind) == Array(repeating: "dot", count: 8))
    for kind in ["header", "plate"] { #expect(seen.filter { $0.element.kind == kind }.map(\.frame.minX) == [0]) }
  }

  @Test func fromRightToLeftARowMovesTheOtherWay() {
    var proof = Proof(lane)
    proof.change = { $0.layoutDirection = .rightToLeft }
    let solution = proof.solution
    var viewport = Viewport()
    viewport.orthogonalOffsets[0] = 150
    let cells = solution.elements.filter { $0.category == .cell }.map { solution.seen($0, in: viewport) }
    #expect(cells.map(\.frame.maxX) == [470, 270, 70, -130, -330, -530, -730, -930])
  }

  @Test func aHeaderIsPinnedWhileItIsHeldBack() {
    var section = lane
    section.orthogonalScrollingBehavior = .none
    let solution = Proof(section).solution
    for (offset, isPinned) in [(0.0, false), (30.0, true), (500.0, true)] {
      let viewport = Viewport(contentOffset: Point(x: 0, y: offset))
      let header = solution.elements(at: viewport).filter { $0.kind == "header" }.map { solution.seen($0, in: viewport) }
      #expect(header.map(\.isPinned) == [isPinned])
      #expect(header.map(\.frame.minY) == [offset])
      #expect(header.map(\.isAttached) == [false])
    }
  }

  @Test func theLayoutsOwnHeaderIsPinnedTheSameWay() {
    var proof = Proof(.row(.fractionalWidth(1), .absolute(100), [.slot(.fractionalWidth(1), .fractionalHeight(1))]))
    proof.configuration.boundarySupplementaryItems = [.header(.fractionalWidth(1), .absolute(40))]
    proof.configuration.boundarySupplementaryItems[0].pinToVisibleBounds = true
    let solution = proof.solution
    for (offset, isPinned) in [(0.0, false), (30.0, true)] {
      let viewport = Viewport(contentOffset: Point(x: 0, y: offset))
      let header = solution.elements(at: viewport).filter { $0.kind == "header" }.map { solution.seen($0, in: viewport) }
      #expect(header.map(\.isPinned) == [isPinned])
    }
  }
}
