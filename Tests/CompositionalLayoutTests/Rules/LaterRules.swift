import CompositionalLayout
import Testing

/// The worked examples of layout-rules 18.
@Suite struct LaterRules {
  private let whole = Dimension.fractionalWidth(1)

  /// Two inset grouped sections in a row, the first with a header, each with one row, 300 wide, with three pixels per point.
  private func twoLists(os: Int, header: Double? = nil) -> Solution {
    let environment = Environment(bounds: Size(width: 300, height: 600), displayScale: 3, systemVersion: os)
    let sections = [
      Section.list(
        using: ListConfiguration(appearance: .insetGrouped, headerMode: .supplementary), in: environment,
        at: ListConfiguration.SectionPosition(isLast: false)),
      .list(using: ListConfiguration(appearance: .insetGrouped), in: environment, at: ListConfiguration.SectionPosition(isFirst: false)),
    ]
    var measurements = Measurements()
    if let header {
      measurements[Element.ID(category: .supplementary, kind: Section.headerElementKind, section: 0, item: 0)] =
        Size(width: 268, height: header)
    }
    return solve(Layout(sections: sections, choices: [0, 1]), items: [1, 1], in: environment, measurements: measurements)
  }

  @Test(arguments: ListConfiguration.Appearance.allCases) func headerTopPaddingIsAboveEveryHeader(appearance: ListConfiguration.Appearance)
  {  // R18.3
    let environment = Environment(bounds: Size(width: 300, height: 600), displayScale: 2)
    func solution(_ mode: ListConfiguration.HeaderMode, _ padding: Double?) -> Solution {
      let list = ListConfiguration(appearance: appearance, headerMode: mode, headerTopPadding: padding)
      return solve(Layout(section: .list(using: list, in: environment)), items: [2, 2], in: environment)
    }
    let (plain, padded) = (solution(.supplementary, nil), solution(.supplementary, 9))
    let headers = zip(plain.elements, padded.elements).filter { $0.0.category == .supplementary }
    #expect(headers.map { $0.1.frame.minY - $0.0.frame.minY } == [9, 18])
    #expect(headers.allSatisfy { $0.0.frame.size == $0.1.frame.size })
    #expect(padded.contentSize.height == plain.contentSize.height + 18)
    let leading = solution(.firstItemInSection, 9).contentSize.height - solution(.firstItemInSection, 0).contentSize.height
    #expect(leading == 18, "a header that is the first row")
  }

  /// The edge spacing is around the item: the item moves by the leading spacing, and later elements move by both.
  @Test func aBoundaryItemHasSpaceAroundIt() {  // R18.18
    let environment = Environment(bounds: Size(width: 300, height: 600), displayScale: 2)
    let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let edges = EdgeSpacing(leading: .fixed(5), top: .fixed(7), trailing: .flexible(2), bottom: .fixed(11))
    func cellsAndItem(_ alignment: RectAlignment, extends: Bool = true) -> [Rect] {
      let item = BoundarySupplementaryItem(
        layoutSize: LayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(30)), elementKind: "x", alignment: alignment,
        extendsBoundary: extends, edgeSpacing: edges)
      let group = Group(content: .subitems(.horizontal, [.item(Item(layoutSize: row))]), layoutSize: row)
      let section = Section(group: group, boundarySupplementaryItems: [item])
      return solve(Layout(section: section), items: [2], in: environment).elements.map(\.frame)
    }
    let list = cellsAndItem(.topLeading)
    #expect(list.map(\.minY) == [48, 92, 7] && list[2] == Rect(x: 5, y: 7, width: 100, height: 30))
    #expect(cellsAndItem(.bottomTrailing)[2] == Rect(x: 198, y: 95, width: 100, height: 30))
    #expect(cellsAndItem(.top)[2].minX == 96.5 + 5)
    #expect(cellsAndItem(.topTrailing, extends: false)[2] == Rect(x: 198, y: 7, width: 100, height: 30))
    #expect(cellsAndItem(.bottomLeading, extends: false)[2].minY == 88 - 11 - 30)
  }

  /// The background of a grouped list's section extends 16 points beyond the view on both sides, and 1,000 points beyond the only section.
  @Test(arguments: ListConfiguration.Appearance.allCases) func groupedListsHaveABackground(appearance: ListConfiguration.Appearance) {
    // R19.1
    let environment = Environment(bounds: Size(width: 300, height: 600))
    let list = Section.list(using: ListConfiguration(appearance: appearance), in: environment)
    let elements = solve(Layout(section: list), items: [2], in: environment).elements
    let backgrounds = elements.filter { $0.category == .decoration }
    guard appearance == .grouped || appearance == .insetGrouped else { return #expect(backgrounds.isEmpty) }
    #expect(backgrounds.map(\.frame) == [Rect(x: -16, y: -1_000, width: 332, height: 1_000 + 35 + 88 + 20 + 1_000)])
    let cells = elements.filter { $0.category == .cell }
    #expect(cells.allSatisfy { $0.zIndex > backgrounds[0].zIndex })
    if appearance == .insetGrouped { #expect(cells.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 300 - 2 * 16 }) }
  }

  /// The attached point of a badge is a point of its slot, including the edge spacing; a fractional offset refers to the badge's own size.
  @Test func aBadgeHasSpaceAroundIt() {  // R18.18
    let edges = EdgeSpacing(leading: .fixed(5), top: .fixed(7), trailing: .flexible(2), bottom: .fixed(11))
    func badge(_ point: DirectionalRectEdge, _ offset: LayoutAnchor.Offset = .absolute(.zero)) -> [Double] {
      let badge = SupplementaryItem(
        layoutSize: LayoutSize(.absolute(20), .absolute(20)), elementKind: "x", containerAnchor: LayoutAnchor(edges: point, offset: offset),
        edgeSpacing: edges)
      let cell = Subitem.slot(.absolute(100), .absolute(50)) { $0.supplementaryItems = [badge] }
      return Proof(.row(.absolute(100), .absolute(50), [cell]), items: 1).frames(.supplementary)[0]
    }
    #expect(badge([.top, .trailing]) == [78, 7, 20, 20])
    #expect(badge([.bottom, .leading]) == [5, 19, 20, 20])
    // With its edge spacing, it is 27 × 38.
    #expect(badge([]) == [41.5, 13, 20, 20])
    #expect(badge([.top, .leading], .fractional(Point(x: 0.5, y: -0.5))) == [15, -3, 20, 20])
  }

  /// Boundary items and backgrounds of a section are rounded once too, and their steps end at the same number.
  @Test func stepsToHeadersAndBackgroundsEndAtTheFrameUpToSystem15() {  // R18.11
    let environment = Environment(bounds: Size(width: 365, height: 480), displayScale: 2, systemVersion: 15)
    for number in 1...1000 {
      let length = Double(number / 20) / 20
      var header = BoundarySupplementaryItem.header(.fractionalWidth(0.7), .absolute(length))
      header.contentInsets = DirectionalEdgeInsets([0.05, 0.15, 0.35, 0.45][number / 5 % 4], 5, 0, 5)
      header.offset = Point(x: 0.1, y: [0.1, 0.2, 0.3, 0.7, -0.3][number % 5])
      let cell = Subitem.slot(.fractionalWidth(1), .fractionalHeight(1))
      let section = Section.of(.row(.fractionalWidth(1), .absolute(length), [cell])) {
        $0.boundarySupplementaryItems = [header]
        $0.decorationItems = [DecorationItem(elementKind: "plate", contentInsets: DirectionalEdgeInsets(0.15, 0.1, 0.3, 0.2))]
      }
      header.elementKind = "banner"
      let configuration = LayoutConfiguration(boundarySupplementaryItems: [header])
      let solution = solve(Layout(section: section, configuration: configuration), items: [1, 2, 3], in: environment)
      for element in solution.elements {
        for part in FramePart.allCases {
          let steps = solution.steps(behind: part, of: element.id)
          let isPinned = steps.contains { if case .pinned = $0.reason { true } else { false } }
          let last = steps.last?.result ?? .nan
          #expect(!isPinned && abs(last - part.value(of: element.frame)) < 1e-6, "\(part) of \(element.id), \(length)")
        }
      }
    }
  }

  /// 0.7 · 365 − 10 is slightly less than 245.5 as a `Double`, and is rounded without a tolerance. The steps end at the same number.
  @Test(arguments: [(15, 736 / 3.0), (18, 245.333)]) func lengthsAreRoundedAsTheyAreUpToSystem15(os: Int, width: Double) {  // R18.11
    let environment = Environment(bounds: Size(width: 365, height: 480), displayScale: 3, systemVersion: os)
    let cell = Subitem.slot(.fractionalWidth(0.7), .fractionalHeight(1)) { $0.contentInsets = DirectionalEdgeInsets(0, 5, 0, 5) }
    let solution = solve(Layout(section: .of(.row(.fractionalWidth(1), .absolute(40), [cell]))), items: [1], in: environment)
    let frame = solution.elements.map(\.frame)[0]
    #expect(abs(frame.width - width) < 0.001)
    for part in FramePart.allCases {
      #expect(solution.steps(behind: part, of: .cell(0, inSection: 0)).last?.result == part.value(of: frame))
    }
  }

  @Test func groupedListsInARow() {  // R18.1
    let solution = twoLists(os: 18, header: 17 + 47 / 3 + 6)
    let expected = [[16, 116 / 3, 268, 44], [16, 118, 268, 44], [16, 0, 268, 116 / 3]] as [[Double]]
    #expect(isNear(solution.elements.filter { $0.category != .decoration }.map(\.frame.list), expected))
    #expect(solution.contentSize.height == 182)
  }

  @Test func oneGroupedListWithoutHeader() {  // R18.1
    let environment = Environment(bounds: Size(width: 440, height: 956))
    let list = Section.list(using: ListConfiguration(appearance: .insetGrouped), in: environment)
    #expect(solve(Layout(section: list), items: [3], in: environment).contentSize.height == 187)
  }

  /// Without a header, a grouped list starts with 17.5 points on iOS 14, and its cells have z index 10.
  @Test(arguments: [(14, 17.5, 10), (15, 35, 1), (18, 35, 1)]) func groupedListsOfSystem14(os: Int, top: Double, zIndex: Int) throws {
    // R19.2
    let environment = Environment(bounds: Size(width: 414, height: 736), displayScale: 2, systemVersion: os)
    let list = Section.list(using: ListConfiguration(appearance: .insetGrouped), in: environment)
    let cell = try #require(solve(Layout(section: list), items: [1], in: environment).elements.first { $0.category == .cell })
    #expect(cell.frame == Rect(x: 20, y: top, width: 374, height: 44))
    #expect(cell.zIndex == zIndex)
    let plain = Section.list(using: ListConfiguration(appearance: .plain), in: environment)
    #expect(solve(Layout(section: plain), items: [1], in: environment).elements.first { $0.category == .cell }?.zIndex == 0)
    let padded = ListConfiguration(appearance: .grouped, headerMode: .firstItemInSection, headerTopPadding: 40)
    let header = Section.list(using: padded, in: environment)
    let row = solve(Layout(section: header), items: [1], in: environment).elements.first { $0.category == .cell }
    #expect(row?.frame.minY == 40)
  }

  @Test func listsOfSystem26() {  // R18.2
    let solution = twoLists(os: 26)
    let expected = [[16, 121 / 3, 268, 52], [16, 382 / 3, 268, 52], [16, 0, 268, 121 / 3]] as [[Double]]
    #expect(isNear(solution.elements.filter { $0.category != .decoration }.map(\.frame.list), expected))
    let boundary = solution.sectionExtent(at: 1)?.frame.minY ?? 0
    #expect(abs(boundary - 110) < 1 / 3.0)
  }

  /// A row of two uniform items, measured at 60 and 90, then 30 and 40.
  private func uniformRows(_ groupHeight: Dimension) -> [Double] {
    let item = Subitem.slot(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 44))
    let environment = Environment(bounds: Size(width: 320, height: 480), displayScale: 2)
    var measurements = Measurements()
    for (index, height) in [60.0, 90, 30, 40].enumerated() {
      measurements[Element.ID.cell(index, inSection: 0)] = Size(width: 160, height: height)
    }
    let layout = Layout(section: Section(group: .row(whole, groupHeight, [item])))
    return solve(layout, items: [4], in: environment, measurements: measurements).elements.map(\.frame.height)
  }

  @Test func siblingsAreThoseOfARow() {  // R18.4
    #expect(uniformRows(.estimated(44)) == [90, 90, 40, 40])
    #expect(uniformRows(.uniformAcrossSiblings(estimate: 44)) == [90, 90, 90, 90])
  }

  private func twoHalves(os: Int, _ spacing: Spacing) -> [[Double]] {
    var proof = Proof(
      .row(whole, .absolute(100), [.slot(.fractionalWidth(0.48), .fractionalHeight(1))], spacing: spacing), items: 2)
    proof.bounds.width = 373
    proof.scale = 3
    proof.change = { $0.systemVersion = os }
    return proof.cells.map { [$0[0], $0[2]] }
  }

  @Test func flexibleMinima() {  // R18.6
    #expect(isNear(twoHalves(os: 16, .flexible(10)), [[0, 179], [194, 179]]))
    #expect(isNear(twoHalves(os: 26, .flexible(10)), [[0, 174], [199, 174]]))
    #expect(isNear(twoHalves(os: 16, .fixed(10)), [[0, 174], [184, 174]]))
  }

  @Test func gapsThatFillTheRun() {  // R18.9
    let column = Group.column(whole, .absolute(47), [.slot(whole, .fractionalHeight(0.2))], spacing: .fixed(10))
    let proof = Proof(column, items: 5)
    #expect(proof.solution.faults.isEmpty)
    #expect(isNear(proof.cells.map { [$0[1], $0[3]] }, [[0, 1], [11, 1], [22, 1], [33, 1], [44, 1]]))
    #expect(isNear(Proof(column, items: 6).cells.suffix(1).map { [$0[1], $0[3]] }, [[47, 1]]))
  }

  @Test func faultsNameTheContainer() {  // R18.10
    let item = Subitem.slot(.absolute(60), .absolute(10)) { $0.edgeSpacing = EdgeSpacing(leading: .flexible(0)) }
    let group = Group.row(.absolute(50), .absolute(10), [item]) { $0.edgeSpacing = EdgeSpacing(top: .fixed(4)) }
    let text = Proof(group).solution.faults.first?.uiKitText ?? ""
    #expect(text.contains("when its effective size is {320, 480}."))
    let description = """
      Group: <NSCollectionLayoutGroup 0x0 size={.absolute(50), .absolute(10)}>
      \t\tedgeSpacing=<leading=(null); top=.fixed(4); trailing=(null); bottom=(null)>
      \t layoutDirection: .horizontal
      \t subitems=
      \t\t <NSCollectionLayoutItem 0x0 size={.absolute(60), .absolute(10)}>
      \t\t\tedgeSpacing=<leading=.flexible(0); top=(null); trailing=(null); bottom=(null)>
      """
    #expect(text.hasSuffix(description))
  }

  /// The group's own size makes no difference: absolute lengths are also laid out in the space inside the insets.
  @Test(arguments: [(200.0, true), (197, true), (196.5, true), (196, false)])
  func insetsThatTakeTheContainerAreAFault(inset: Double, isFault: Bool) {
    for width in [Dimension.fractionalWidth(1), .absolute(100), .estimated(50)] {
      var section = Section(group: .row(width, .absolute(10), [.slot(.absolute(1), .absolute(10))]))
      section.contentInsets = DirectionalEdgeInsets(0, inset, 0, inset)
      var proof = Proof(section)
      proof.bounds = Size(width: 393, height: 852)
      #expect(proof.solution.faults.contains { if case .noRoomForGroup = $0 { true } else { false } } == isFault, "\(width)")
    }
  }

  @Test func noRoomNamesTheContainer() {  // R18.10
    let item = Subitem.slot(whole, .absolute(10))
    var proof = Proof(.row(whole, .absolute(10), [item]) { $0.contentInsets = DirectionalEdgeInsets(0, 16, 0, 16) })
    proof.bounds = Size(width: 32, height: 653)
    #expect(proof.solution.faults.first?.uiKitText?.contains("when applied to size: {32, 653}.") == true)
  }
}
