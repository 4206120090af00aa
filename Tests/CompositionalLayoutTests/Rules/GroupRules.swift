import CompositionalLayout
import Testing

/// The worked examples of layout-rules 4, 5 and 6.
@Suite struct GroupRules {
  private let whole = Dimension.fractionalWidth(1)

  private func row(_ widths: [Dimension], _ spacing: Spacing?, items: Int = 8) -> Proof {
    Proof(.row(whole, .absolute(10), widths.map { .slot($0, .absolute(10)) }, spacing: spacing), items: items)
  }

  private func firstRow(_ proof: Proof) -> [[Double]] {
    proof.cells.filter { $0[1] == 0 }.map { [$0[0], $0[2]] }
  }

  @Test func fractionsShrinkInsteadOfWrapping() {  // R4.1
    #expect(isNear(firstRow(row([.fractionalWidth(0.3)], nil)), [[0, 96], [96, 96], [192, 96]]))
    #expect(isNear(firstRow(row([.fractionalWidth(0.3)], .fixed(10))), [[0, 90], [100, 90], [200, 90]]))
    #expect(isNear(firstRow(row([.fractionalWidth(0.25)], .fixed(10))), [[0, 72.5], [82.5, 72.5], [165, 72.5], [247.5, 72.5]]))
    #expect(isNear(firstRow(row([.fractionalWidth(0.5)], .fixed(10))), [[0, 155], [165, 155]]))
    #expect(isNear(firstRow(row([.fractionalWidth(0.4)], .fixed(10))), [[0, 124], [134, 124]]))
    #expect(isNear(firstRow(row([.fractionalWidth(0.9)], nil)), [[0, 288]]))
    #expect(isNear(firstRow(row([.fractionalWidth(0.5), .absolute(50)], .fixed(10))), [[0, 155], [165, 50]]))
    #expect(isNear(firstRow(row([.fractionalWidth(0.5), .fractionalWidth(0.25)], nil)), [[0, 160], [160, 80]]))
  }

  @Test func columnsShrinkToo() {  // R4.1
    let proof = Proof(
      .column(.fractionalWidth(0.5), .absolute(100), [.slot(whole, .fractionalHeight(0.25))], spacing: .fixed(10)), items: 4)
    #expect(isNear(proof.cells.map { [$0[1], $0[3]] }, [[0, 17.5], [27.5, 17.5], [55, 17.5], [82.5, 17.5]]))
  }

  @Test func countedSubitemsShareEqually() {  // R4.3
    let three = Group.count(.horizontal, LayoutSize(whole, .absolute(10)), .slot(.absolute(30), .absolute(10)), 3, spacing: .fixed(10))
    #expect(isNear(firstRow(Proof(three, items: 3)), [[0, 100], [110, 100], [220, 100]]))
    let column = Group.count(.vertical, LayoutSize(.fractionalWidth(0.5), .absolute(90)), .slot(whole, .fractionalHeight(0.1)), 3)
    #expect(Proof(column, items: 3).side(3) == [30, 30, 30])
    var narrow = Proof(
      Group.count(.horizontal, LayoutSize(whole, .absolute(10)), .slot(.absolute(100), .absolute(10)), 2, spacing: .fixed(20)))
    narrow.bounds.width = 270
    #expect(isNear(firstRow(narrow), [[0, 125], [145, 125]]))
  }

  @Test func repeatedSubitemsKeepTheirSize() {  // R4.4
    let group = Group(
      content: .repeating(.horizontal, .slot(.absolute(30), .absolute(10)), count: 3), layoutSize: LayoutSize(whole, .absolute(10)),
      interItemSpacing: .fixed(10))
    #expect(isNear(firstRow(Proof(group, items: 4)), [[0, 30], [40, 30], [80, 30]]))
  }

  @Test func estimatedGroupsHoldOneRound() {  // R4.5
    let column = Group.column(
      .fractionalWidth(1), .estimated(100), [.slot(whole, .absolute(30)), .slot(whole, .absolute(30))], spacing: .fixed(5))
    #expect(Proof(column, items: 4).side(1) == [0, 35, 65, 100])
    let counted = Group.count(.vertical, LayoutSize(whole, .estimated(88)), .slot(whole, .estimated(44)), 2, spacing: .fixed(5))
    #expect(Proof(counted, items: 2).side(3) == [41.5, 41.5])
  }

  @Test func subitemsThatDoNotFitAreDropped() {  // R4.6
    let first = Group.row(whole, .absolute(20), [.slot(whole, .absolute(20))])
    let second = Group.row(whole, .absolute(30), [.slot(whole, .absolute(30))])
    #expect(Proof(.row(whole, .absolute(40), [.nested(first), .nested(second)]), items: 3).side(3) == [20, 20, 20])
  }

  @Test func nothingFits() {  // R4.7
    let proof = Proof(.row(.absolute(50), .absolute(10), [.slot(.absolute(60), .absolute(10))]), items: 5)
    #expect(proof.cells.isEmpty)
    #expect(isNear(proof.contentSize, [320, 0]))
    guard case .subitemDoesNotFit(let site) = proof.solution.faults.first else {
      Issue.record("no fault")
      return
    }
    #expect(site.effectiveSize == Size(width: 50, height: 10))
  }

  @Test func tallItemsStickOut() {  // R4.8
    let proof = Proof(.row(whole, .absolute(20), [.slot(whole, .absolute(100))]), items: 2)
    #expect(proof.cells == [[0, 0, 320, 100], [0, 20, 320, 100]])
    #expect(isNear(proof.contentSize, [320, 40]))
  }

  @Test func nestedGroupsFillDepthFirst() {  // R4.9
    let column = Group.column(
      .fractionalWidth(0.5), .fractionalHeight(1), [.slot(whole, .fractionalHeight(0.5))], spacing: .fixed(4))
    let group = Group.row(
      whole, .absolute(100), [.slot(.fractionalWidth(0.5), .fractionalHeight(1)), .nested(column)], spacing: .fixed(6))
    let expected: [[Double]] = [[0, 0, 157, 100], [163, 0, 157, 48], [163, 52, 157, 48], [0, 100, 157, 100]]
    #expect(isNear(Proof(group, items: 4).cells, expected))
  }

  @Test func flexibleGapsShareTheRest() {  // R5.2
    #expect(isNear(firstRow(row([.fractionalWidth(0.3)], .flexible(10))).map { $0[0] }, [0, 115, 230]))
    #expect(isNear(firstRow(row([.fractionalWidth(0.25)], .flexible(1))).map { $0[0] }, [0, 80.5, 160.5, 241]))
  }

  @Test func flexibleEdgesShareTheRest() {  // R5.2
    let one = Subitem.slot(.absolute(160), .absolute(10)) { $0.edgeSpacing = EdgeSpacing(leading: .flexible(4), trailing: .flexible(6)) }
    #expect(Proof(.row(whole, .absolute(10), [one]), items: 1).side(0) == [79])
    let two = Subitem.slot(.absolute(128), .absolute(10)) { $0.edgeSpacing = EdgeSpacing(leading: .flexible(0)) }
    #expect(Proof(.row(whole, .absolute(10), [two]), items: 2).side(0) == [32, 192])
  }

  @Test func flexibleEdgesAcross() {  // R5.3
    let low = Subitem.slot(whole, .fractionalHeight(0.5)) { $0.edgeSpacing = EdgeSpacing(top: .flexible(0)) }
    #expect(Proof(.row(whole, .absolute(100), [low]), items: 1).side(1) == [50])
    let middle = Subitem.slot(whole, .fractionalHeight(0.5)) { $0.edgeSpacing = EdgeSpacing(top: .flexible(0), bottom: .flexible(0)) }
    #expect(Proof(.row(whole, .absolute(100), [middle]), items: 1).side(1) == [25])
  }

  @Test func shortLastRowsKeepTheirPlaces() {  // R5.4
    let proof = row([.fractionalWidth(0.3)], .flexible(1))
    #expect(isNear(Array(proof.side(0).suffix(2)), [0, 112.5]))
  }

  @Test func edgeSpacingTakesRoom() {  // R5.5
    let slot = Subitem.slot(.fractionalWidth(0.5), .fractionalHeight(1)) {
      $0.edgeSpacing = EdgeSpacing(leading: .fixed(4), top: .fixed(5), trailing: .fixed(6))
    }
    #expect(Proof(.row(whole, .absolute(100), [slot]), items: 2).cells == [[4, 5, 160, 100], [4, 105, 160, 100]])
  }

  @Test func insetsBeyondTheSlot() {  // R5.6
    let slot = Subitem.slot(.absolute(9.5), .absolute(10)) { $0.contentInsets = DirectionalEdgeInsets(0, 7, 0, 7) }
    #expect(Proof(.row(whole, .absolute(10), [slot]), items: 1).side(2) == [4.5])
  }

  @Test func insetsAreIgnoredWhereEstimated() {  // R5.7
    let slot = Subitem.slot(whole, .estimated(44)) { $0.contentInsets = DirectionalEdgeInsets(4, 6, 4, 6) }
    let section = Section.of(.column(whole, .estimated(44), [slot])) { $0.contentInsets = DirectionalEdgeInsets(2, 10, 2, 10) }
    #expect(Proof(section, items: 2).cells == [[16, 2, 288, 44], [16, 46, 288, 44]])
  }

  @Test func groupInsetsShrinkTheInside() {  // R6.1
    let slot = Subitem.slot(.fractionalWidth(0.5), .fractionalHeight(1)) { $0.contentInsets = DirectionalEdgeInsets(5, 6, 7, 8) }
    let group = Group.row(whole, .absolute(100), [slot]) { $0.contentInsets = DirectionalEdgeInsets(1, 2, 3, 4) }
    #expect(Proof(group, items: 3).cells == [[8, 6, 143, 84], [165, 6, 143, 84], [8, 106, 143, 84]])
  }

  @Test func groupEdgesComeOnTopOfSpacing() {  // R6.2
    let group = Group.row(whole, .absolute(30), [.slot(.fractionalWidth(0.5), .fractionalHeight(1))]) {
      $0.edgeSpacing = EdgeSpacing(leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7))
    }
    let proof = Proof(Section.of(group) { $0.interGroupSpacing = 8 }, items: 6)
    #expect(proof.side(1) == [5, 5, 55, 55, 105, 105])
    #expect(proof.cells[1] == [164, 5, 160, 30])
    #expect(isNear(proof.contentSize, [320, 142]))
  }

  @Test func estimatedRowsHugTheirItems() {  // R6.4
    #expect(Proof(.row(whole, .estimated(44), [.slot(.fractionalWidth(0.5), .estimated(30))]), items: 3).side(1) == [0, 0, 30])
    #expect(Proof(.row(whole, .estimated(44), [.slot(.fractionalWidth(0.5), .fractionalHeight(1))]), items: 3).side(1) == [0, 0, 44])
  }

  @Test(arguments: [(nil, 170.0), (Spacing.fixed(10), 260), (.flexible(10), 230)])
  func lastGroupsAreTrimmed(spacing: Spacing?, expected: Double) {  // R6.5
    let proof = Proof(.column(whole, .absolute(100), [.slot(whole, .absolute(30))], spacing: spacing), items: 5)
    #expect(isNear(proof.contentSize, [320, expected]))
  }

  @Test func trimmingLooksAtCells() {  // R6.5
    let column = Group.column(.fractionalWidth(0.5), .fractionalHeight(1), [.slot(whole, .fractionalHeight(0.5))])
    let nested = Proof(.row(whole, .absolute(100), [.nested(column), .nested(column)]), items: 5)
    #expect(isNear(nested.contentSize, [320, 150]))
    let uneven = [Subitem.slot(.fractionalWidth(0.5), .fractionalHeight(0.5)), .slot(.fractionalWidth(0.5), .fractionalHeight(1))]
    #expect(isNear(Proof(.row(whole, .absolute(100), uneven), items: 3).contentSize, [320, 150]))
  }

  @Test func customGroups() {  // R6.6
    let frames = [
      CustomItem(frame: Rect(x: 1, y: 2, width: 30, height: 40)),
      CustomItem(frame: Rect(x: 50, y: 10, width: 60, height: 30), zIndex: 4),
      CustomItem(frame: Rect(x: -5, y: -5, width: 400, height: 20)),
    ]
    let section = Section.of(Group(content: .custom(frames), layoutSize: LayoutSize(whole, .absolute(80)))) {
      $0.contentInsets = DirectionalEdgeInsets(3, 4, 5, 6)
    }
    let proof = Proof(section, items: 4)
    #expect(proof.cells == [[5, 5, 30, 40], [54, 13, 60, 30], [-1, -2, 400, 20], [5, 85, 30, 40]])
    #expect(proof.solution.cell(at: 1, inSection: 0)?.zIndex == 4)
    #expect(isNear(proof.contentSize, [320, 168]))
  }
}
