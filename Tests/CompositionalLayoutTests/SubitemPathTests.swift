import CompositionalLayout
import Testing

/// The path of a cell leads to the subitem that it comes from.
@Suite struct SubitemPathTests {
  private let large = Item(layoutSize: LayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
  private let small = Item(layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))

  private var mosaic: Layout {
    let column = Group(
      content: .subitems(.vertical, [.item(small)]),
      layoutSize: LayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let row = Group(
      content: .subitems(.horizontal, [.item(large), .group(column)]),
      layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)))
    return Layout(section: Section(group: row))
  }

  /// The item first, then the whole inner column, then the next repetition (layout-rules R4.9).
  @Test func nestedGroupsAreFilledDepthFirst() {
    let solution = solve(mosaic, items: [5], in: Environment(bounds: Size(width: 320, height: 480)))
    let paths = (0..<5).map { solution.subitemPath(ofCell: $0, inSection: 0) }
    #expect(paths == [[0], [1, 0], [1, 0], [0], [1, 0]])
    #expect(solution.subitemPath(ofCell: 5, inSection: 0) == nil)
    #expect(solution.subitemPath(ofCell: 0, inSection: 1) == nil)
  }
}
