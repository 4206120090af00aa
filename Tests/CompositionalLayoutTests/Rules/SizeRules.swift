import CompositionalLayout
import Testing

/// The worked examples of layout-rules 2 and 3.
@Suite struct SizeRules {
  private let whole = Dimension.fractionalWidth(1)

  @Test func sectionInsetsNarrowGroupsAcrossOnly() {  // R2.3 A
    let slot = Subitem.slot(.fractionalWidth(1), .fractionalHeight(1))
    let section = Section.of(.row(whole, .fractionalHeight(0.5), [slot])) { $0.contentInsets = DirectionalEdgeInsets(10, 20, 30, 40) }
    let proof = Proof(section, items: 2)
    #expect(isNear(proof.cells, [[20, 10, 260, 240], [20, 250, 260, 240]]))
    #expect(isNear(proof.contentSize, [320, 520]))
  }

  @Test func sectionInsetsSideways() {  // R2.3 B
    let slot = Subitem.slot(.fractionalWidth(1), .fractionalHeight(1))
    let section = Section.of(.row(.fractionalWidth(0.5), .fractionalHeight(1), [slot])) {
      $0.contentInsets = DirectionalEdgeInsets(3, 4, 5, 6)
    }
    #expect(isNear(Proof(section, items: 1, scroll: .horizontal).cells, [[4, 3, 160, 472]]))
  }

  @Test func orthogonalGroupsTakeTheWholeWidth() {  // R2.4
    let slot = Subitem.slot(.fractionalWidth(1), .fractionalHeight(1))
    let section = Section.of(.row(.fractionalWidth(0.8), .fractionalHeight(0.25), [slot])) {
      $0.contentInsets = DirectionalEdgeInsets(3, 4, 5, 6)
      $0.orthogonalScrollingBehavior = .continuous
    }
    #expect(isNear(Proof(section, items: 2).cells, [[4, 3, 256, 118], [260, 3, 256, 118]]))
  }

  @Test func fractionsShareWhatSpacingLeaves() {  // R2.5
    let proof = Proof(.row(whole, .absolute(20), [.slot(.fractionalWidth(0.5), .fractionalWidth(0.25))], spacing: .fixed(10)), items: 2)
    #expect(isNear(proof.cells, [[0, 0, 155, 77.5], [165, 0, 155, 77.5]]))
  }

  @Test func boundaryItemsFollowInsets() {  // R2.6
    let slot = Subitem.slot(.fractionalWidth(1), .fractionalHeight(1))
    let section = Section.of(.row(whole, .absolute(40), [slot])) {
      $0.contentInsets = DirectionalEdgeInsets(3, 4, 5, 6)
      $0.boundarySupplementaryItems = [.header(.fractionalWidth(1), .fractionalHeight(0.1))]
    }
    #expect(isNear(Proof(section, items: 1).frames(.supplementary), [[4, 0, 310, 48]]))
  }

  @Test func layoutItemsIgnoreReferences() {  // R2.7
    var proof = Proof(.row(whole, .absolute(40), [.slot(.fractionalWidth(1), .fractionalHeight(1))]), items: 1)
    proof.configuration.boundarySupplementaryItems = [.header(.fractionalWidth(1), .absolute(30))]
    proof.configuration.contentInsetsReference = .layoutMargins
    proof.change = { $0.layoutMargins = DirectionalEdgeInsets(10, 20, 30, 40) }
    #expect(isNear(proof.frames(.supplementary), [[0, 0, 320, 30]]))
    #expect(isNear(proof.cells, [[20, 30, 260, 40]]))
  }

  @Test func groupSupplementariesAreSizedInTheParent() {  // R2.9
    let badge = SupplementaryItem(
      layoutSize: LayoutSize(.fractionalWidth(1), .absolute(4)), elementKind: "line", containerAnchor: LayoutAnchor(edges: .bottom))
    let column = Group.column(.fractionalWidth(0.5), .fractionalHeight(1), [.slot(.fractionalWidth(1), .fractionalHeight(0.5))]) {
      $0.supplementaryItems = [badge]
    }
    let outer = Group.row(whole, .absolute(100), [.slot(.fractionalWidth(0.5), .fractionalHeight(1)), .nested(column)])
    #expect(isNear(Proof(outer, items: 3).frames(.supplementary), [[80, 96, 320, 4]]))
  }

  @Test func fractionsMayTakeTheOtherLength() {  // R2.13
    #expect(Proof(.row(whole, .fractionalWidth(0.2), [.slot(whole, .fractionalHeight(1))]), items: 1).cells == [[0, 0, 320, 64]])
  }

  @Test(arguments: [(320.0, 2.0, 1 / 3.0, 106.5), (280.0, 2.0, 1 / 3.0, 93.0), (317.0, 2.0, 0.25, 79.0), (125.0, 3.0, 0.5, 62.333)])
  func fractionsAreFloored(width: Double, scale: Double, fraction: Double, expected: Double) {  // R3.2
    var proof = Proof(.row(whole, .absolute(10), [.slot(.fractionalWidth(fraction), .absolute(10))]), items: 1)
    proof.bounds.width = width
    proof.scale = scale
    #expect(isNear([proof.cells[0][2]], [expected]))
  }

  @Test func positionsFollowFlooredSizes() {  // R3.3
    var proof = Proof(.row(whole, .absolute(10), [.slot(.fractionalWidth(1.0 / 3), .absolute(10))]), items: 3)
    proof.bounds.width = 280
    #expect(proof.side(0) == [0, 93, 186])
  }

  @Test func middlesRoundAwayFromZero() {  // R3.3
    let badge = SupplementaryItem(
      layoutSize: LayoutSize(.absolute(0), .absolute(0)), elementKind: "dot", containerAnchor: LayoutAnchor(edges: []))
    var proof = Proof(.row(.absolute(165), .absolute(10), [.slot(whole, .absolute(10)) { $0.supplementaryItems = [badge] }]), items: 1)
    proof.scale = 3
    #expect(isNear([proof.frames(.supplementary)[0][0]], [82.667]))
  }

  @Test(arguments: [(1.0 / 3, 3), (0.33, 3), (0.34, 2), (0.334, 3)])
  func flooredSizesDecideWhatFits(fraction: Double, expected: Int) {  // R3.5
    let proof = Proof(.row(whole, .absolute(10), [.slot(.fractionalWidth(fraction), .absolute(10))]), items: 6)
    #expect(proof.side(1).filter { $0 == 0 }.count == expected)
  }

  @Test func upToIOS15OnlyFinalFramesAreRounded() {  // the table of layout-rules 0
    var proof = Proof(.row(whole, .absolute(98), [.slot(.fractionalWidth(0.25), .absolute(98))]), items: 4)
    proof.bounds.width = 393
    proof.scale = 3
    #expect(isNear(proof.side(0), [0, 98, 196, 294]))
    proof.change = { $0.systemVersion = 15 }
    #expect(isNear(proof.side(0), [0, 98.333, 196.667, 294.667]))
  }

  @Test func fiveColumnsOfAPhone() {  // the table of layout-rules 0
    var proof = Proof(.row(whole, .absolute(98), [.slot(.fractionalWidth(0.2), .absolute(98))]), items: 2)
    proof.bounds.width = 393
    proof.scale = 3
    #expect(isNear(proof.side(0), [0, 78.333]))
  }
}
