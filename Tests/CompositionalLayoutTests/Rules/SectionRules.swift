import CompositionalLayout
import Testing

/// The worked examples of layout-rules 8 to 11.
@Suite struct SectionRules {
  private let whole = Dimension.fractionalWidth(1)

  private func halves(_ height: Double, _ change: (inout Section) -> Void = { _ in }) -> Section {
    Section.of(.row(whole, .absolute(height), [.slot(.fractionalWidth(0.5), .fractionalHeight(1))])) {
      $0.contentInsets = DirectionalEdgeInsets(3, 4, 5, 6)
      change(&$0)
    }
  }

  private func solved(_ section: Section, _ items: [Int], spacing: Double = 0, version: Int = 18) -> Solution {
    var environment = Environment(bounds: Size(width: 320, height: 480), displayScale: 2)
    environment.systemVersion = version
    let configuration = LayoutConfiguration(interSectionSpacing: spacing)
    return solve(Layout(section: section, configuration: configuration), items: items, in: environment)
  }

  @Test func emptySectionsTakeNoRoom() {  // R8.1
    let solution = solved(halves(30), [3, 0, 4], spacing: 12)
    #expect((0..<3).map { solution.sectionExtent(at: $0)?.frame.height } == [68, 0, 68])
    #expect(solution.sectionExtent(at: 2)?.frame.minY == 92)
    #expect(solution.contentSize.height == 160)
    let headed = solved(halves(30) { $0.boundarySupplementaryItems = [.header(whole, .absolute(10))] }, [0])
    #expect(headed.contentSize.height == 18)
  }

  @Test func emptySectionsUpToIOS15() {  // the table of layout-rules 0
    #expect(solved(halves(30) { $0.interGroupSpacing = 2 }, [0], version: 15).sectionExtent(at: 0)?.frame.height == 6)
    let orthogonal = halves(30) { $0.orthogonalScrollingBehavior = .continuous }
    #expect(solved(orthogonal, [0], version: 15).contentSize.height == 38)
  }

  @Test func noneAsReferenceWidensBoundaryItems() {  // R8.3
    let section = halves(40) {
      $0.boundarySupplementaryItems = [.header(whole, .absolute(20))]
      $0.supplementaryContentInsetsReference = .none
    }
    #expect(solved(section, [1]).elements.suffix(1).last?.frame == Rect(x: 0, y: 0, width: 320, height: 20))
  }

  @Test(
    arguments: [
      (RectAlignment.top, 129.0, 0.0, 33.0, 118.0), (.topLeading, 4, 0, 33, 118), (.topTrailing, 254, 0, 33, 118),
      (.leading, 4, 29, 3, 88), (.trailing, 254, 29, 3, 88), (.bottomLeading, 4, 88, 3, 118), (.bottom, 129, 88, 3, 118),
      (.bottomTrailing, 254, 88, 3, 118),
    ] as [(RectAlignment, Double, Double, Double, Double)])
  func alignments(alignment: RectAlignment, x: Double, y: Double, firstCell: Double, length: Double) {  // R8.4
    let section = halves(40) { $0.boundarySupplementaryItems = [.header(.absolute(60), .absolute(30), alignment)] }
    let solution = solved(section, [3])
    #expect(solution.elements.suffix(1).last?.frame.list == [x, y, 60, 30])
    #expect(solution.cell(at: 0, inSection: 0)?.frame.minY == firstCell)
    #expect(solution.contentSize.height == length)
  }

  @Test func offsetsChangeWhatIsNeeded() {  // R8.4
    let section = halves(40) {
      var header = BoundarySupplementaryItem.header(.absolute(60), .absolute(30))
      header.offset = Point(x: 0, y: 7)
      $0.boundarySupplementaryItems = [header]
    }
    #expect(solved(section, [3]).contentSize.height == 88 + 23)
  }

  @Test func itemsOfOneSideDoNotStack() {  // R8.4
    let section = halves(40) {
      $0.boundarySupplementaryItems = [.header(whole, .absolute(30), kind: "a"), .header(whole, .absolute(10), kind: "b")]
    }
    let solution = solved(section, [3])
    #expect(solution.elements.filter { $0.category == .supplementary }.map(\.frame.minY) == [0, 20])
    #expect(solution.contentSize.height == 118)
  }

  @Test func tallNeutralItemsStretchTheRegion() {  // R8.4
    let section = halves(36) { $0.boundarySupplementaryItems = [.header(.absolute(33), .absolute(200), .leading)] }
    #expect(solved(section, [3]).contentSize.height == 200)
    let inside = halves(36) {
      var item = BoundarySupplementaryItem.header(.absolute(33), .absolute(200), .leading)
      item.extendsBoundary = false
      $0.boundarySupplementaryItems = [item]
    }
    #expect(solved(inside, [3]).elements.suffix(1).last?.frame.minY == -60)
  }

  @Test func pinnedHeadersStayWithTheirSection() {  // R8.5
    let section = halves(40) {
      var header = BoundarySupplementaryItem.header(whole, .absolute(30))
      var footer = BoundarySupplementaryItem.header(whole, .absolute(20), .bottom, kind: "footer")
      header.pinToVisibleBounds = true
      footer.pinToVisibleBounds = true
      $0.boundarySupplementaryItems = [header, footer]
    }
    let environment = Environment(bounds: Size(width: 320, height: 100), displayScale: 2)
    let solution = solve(Layout(section: section), items: [3, 3], in: environment)
    let seen = solution.visibleElements(in: Viewport(contentOffset: Point(x: 0, y: 100))).filter { $0.category == .supplementary }
    #expect(seen.map(\.frame.minY) == [118, 88, 180, 138])
    #expect(seen.allSatisfy { $0.zIndex == 1_000_000_001 })
  }

  @Test func orthogonalSectionsAsScrollViews() {  // R8.6, A3
    let slot = Subitem.slot(whole, .fractionalHeight(1))
    let section = Section.of(.row(.absolute(100), .absolute(50), [slot])) {
      $0.contentInsets = DirectionalEdgeInsets(3, 4, 5, 6)
      $0.interGroupSpacing = 8
      $0.orthogonalScrollingBehavior = .groupPagingCentered
      $0.boundarySupplementaryItems = [.header(whole, .absolute(20))]
    }
    let solution = solved(section, [8])
    #expect(solution.contentSize.height == 78)
    let scrolling = solution.orthogonalScrolling(inSection: 0)
    #expect(scrolling?.frame == Rect(x: 4, y: 23, width: 310, height: 50))
    #expect(scrolling?.contentLength == 856)
    #expect(scrolling?.initialOffset == 3)
    #expect(scrolling?.minimumOffset == -105)
    #expect(scrolling?.maximumOffset == 651)
    #expect([130, 200, 300, 400, 700].map { solution.restingOffset(inSection: 0, asked: $0) } == [111, 219, 327, 435, 651])
  }

  @Test func aFlickTurnsOnePage() {  // Assumption.flick
    let slot = Subitem.slot(whole, .fractionalHeight(1))
    let section = Section.of(.row(.absolute(100), .absolute(50), [slot])) { $0.orthogonalScrollingBehavior = .groupPaging }
    let solution = solved(section, [8])
    #expect(solution.restingOffset(inSection: 0, asked: 130, velocity: 500) == 200)
    #expect(solution.restingOffset(inSection: 0, asked: 130, velocity: -500) == 100)
    #expect(solution.restingOffset(inSection: 0, asked: 100, velocity: -500) == 0)
    #expect(solution.restingOffset(inSection: 0, asked: 0, velocity: -500) == 0)
    #expect(solution.restingOffset(inSection: 0, asked: 470, velocity: 500) == 480)
  }

  @Test func decorationsCoverTheSection() {  // R8.7
    let section = halves(42) {
      $0.boundarySupplementaryItems = [.header(whole, .absolute(30))]
      $0.decorationItems = [DecorationItem(elementKind: "background", contentInsets: DirectionalEdgeInsets(1, 2, 3, 4))]
    }
    let solution = solved(section, [3, 0])
    #expect(solution.elements.filter { $0.category == .decoration }.map(\.frame.list) == [[2, 1, 314, 118], [2, 123, 314, 34]])
    #expect(solution.cell(at: 0, inSection: 0)?.zIndex == 1)
  }

  @Test(
    arguments: [
      (DirectionalRectEdge.top, 140.0, 50.0), (.leading, 50, 140), (.bottom, 140, 230), (.trailing, 230, 140),
      ([.top, .leading], 50, 50), ([.top, .trailing], 230, 50), ([.bottom, .leading], 50, 230), ([.bottom, .trailing], 230, 230),
      ([], 140, 140), (.all, 140, 140), ([.top, .bottom], 140, 140),
    ] as [(DirectionalRectEdge, Double, Double)])
  func anchors(edges: DirectionalRectEdge, x: Double, y: Double) {  // 9
    #expect(badge(LayoutAnchor(edges: edges)) == [x, y, 40, 20])
  }

  @Test func anchorOffsets() {  // 9
    let corner: DirectionalRectEdge = [.top, .trailing]
    let low = LayoutAnchor(edges: [.bottom, .leading])
    let inset = DirectionalEdgeInsets(52, 53, 56, 55)
    #expect(badge(LayoutAnchor(edges: corner, offset: .absolute(Point(x: 7, y: 9))), inset: inset) == [232, 61, 40, 20])
    #expect(badge(LayoutAnchor(edges: corner, offset: .fractional(Point(x: 0.5, y: 0.25))), inset: inset) == [245, 57, 40, 20])
    #expect(badge(LayoutAnchor(edges: corner), low, inset: inset) == [265, 32, 40, 20])
    let fraction = LayoutAnchor(edges: [.bottom, .leading], offset: .fractional(Point(x: 0.5, y: 0.25)))
    #expect(badge(LayoutAnchor(edges: corner), fraction, inset: inset) == [285, 37, 40, 20])
    let absolute = LayoutAnchor(edges: [.bottom, .leading], offset: .absolute(Point(x: 3, y: 4)))
    #expect(badge(LayoutAnchor(edges: corner), absolute, inset: inset) == [268, 36, 40, 20])
  }

  /// The frame of a 40 by 20 badge on a cell that fills 320 by 308 minus the insets.
  private func badge(_ container: LayoutAnchor, _ item: LayoutAnchor? = nil, inset: DirectionalEdgeInsets = .init(50, 50, 50, 50))
    -> [Double]
  {
    let badge = SupplementaryItem(
      layoutSize: LayoutSize(.absolute(40), .absolute(20)), elementKind: "badge", containerAnchor: container, itemAnchor: item)
    let height = 200 + inset.top + inset.bottom - (inset.top == 52 ? 6 : 0)
    let slot = Subitem.slot(whole, .fractionalHeight(1)) {
      $0.contentInsets = inset
      $0.supplementaryItems = [badge]
    }
    return Proof(.row(whole, .absolute(height), [slot]), items: 1).frames(.supplementary).first ?? []
  }

  @Test func layoutItemsStretchTheContent() {  // R10.1
    var configuration = LayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      .header(.absolute(30), .fractionalHeight(1), .leading, kind: "l"), .header(.absolute(20), .fractionalHeight(1), .trailing, kind: "t"),
    ]
    let environment = Environment(bounds: Size(width: 320, height: 480), displayScale: 2)
    let solution = solve(Layout(section: halves(40), configuration: configuration), items: [3], in: environment)
    #expect(solution.elements.suffix(2).map(\.frame.list) == [[0, 0, 30, 480], [300, 0, 20, 480]])
    #expect(solution.elements.suffix(2).map(\.item) == [nil, nil])
    #expect(solution.contentSize == Size(width: 320, height: 480))
    #expect(solution.cell(at: 0, inSection: 0)?.frame.minX == 4)
  }

  @Test func listsAreRowsWithHeaders() {  // 11
    let environment = Environment(bounds: Size(width: 390, height: 844))
    let plain = Section.list(using: ListConfiguration(appearance: .plain, headerMode: .supplementary), in: environment)
    #expect(plain.boundarySupplementaryItems.map(\.zIndex) == [200])
    #expect(plain.boundarySupplementaryItems.map(\.pinToVisibleBounds) == [true])
    let grouped = Section.list(using: ListConfiguration(appearance: .grouped), in: environment)
    #expect(grouped.contentInsets == DirectionalEdgeInsets(35, 0, 20, 0))
    let solution = solve(Layout(section: plain), items: [2], in: environment)
    #expect(solution.elements.map(\.frame.list) == [[0, 28, 390, 44], [0, 72, 390, 44], [0, 0, 390, 28]])
  }

  @Test func rightToLeftMirrors() {  // 12
    let proof = {
      var proof = Proof(halves(40), items: 1)
      proof.change = { $0.layoutDirection = .rightToLeft }
      return proof
    }()
    #expect(proof.cells == [[161, 3, 155, 40]])
  }
}
