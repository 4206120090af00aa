import CompositionalLayout
import Testing

/// The articles are correct: the tests contain their code word for word, and compare their numbers with the library's.
@Suite struct ArticleTests {
  let story: String
  let view = Environment(bounds: Size(width: 320, height: 480), displayScale: 2)

  init() throws {
    story = try Story().text
  }

  /// The library's first page.
  @Test func aRowOfThirds() {
    let third = Item(layoutSize: LayoutSize(widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1)))
    let row = Group(
      content: .subitems(.horizontal, [.item(third)]),
      layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1.0 / 3)))
    let phone = Environment(bounds: Size(width: 393, height: 852))

    let solution = solve(Layout(section: Section(group: row)), items: [4], in: phone)
    let fourth = solution.cell(at: 3, inSection: 0)?.frame  // x 0, y 131, 131 × 131
    #expect(fourth == Rect(x: 0, y: 131, width: 131, height: 131))
  }

  @Test func aFractionIsOfSomething() {
    let half = Item(layoutSize: LayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = Group(
      content: .subitems(.horizontal, [.item(half)]),
      layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
    let section = Section(group: group, contentInsets: DirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))

    let view = Environment(bounds: Size(width: 320, height: 480), displayScale: 2)
    let solution = solve(Layout(section: section), items: [4], in: view)
    let first = solution.cell(at: 0, inSection: 0)?.frame  // x 20, y 10, 130 × 240
    #expect(first == Rect(x: 20, y: 10, width: 130, height: 240))
    #expect(solution.contentSize == Size(width: 320, height: 520))
    #expect(solution.groupFrame(at: 1, inSection: 0) == Rect(x: 20, y: 250, width: 260, height: 240))
    #expect(story.contains("make \(number(solution.contentSize.height)) points of content"))

    let way = solution.steps(behind: .width, of: .cell(0, inSection: 0))
    let lengths = way.map(\.result)  // [320, 260, 260, 260, 130]
    let rules = way.map(\.rule)  // ["R2.1", "R2.3", "R3.2", "R4.1", "R3.2"]
    #expect(lengths == [320, 260, 260, 260, 130])
    #expect(rules == ["R2.1", "R2.3", "R3.2", "R4.1", "R3.2"])
  }

  @Test func theNextElementBeginsAtTheRoundedEnd() throws {
    let row = Group.row(.absolute(280), .absolute(20), [.slot(.fractionalWidth(1.0 / 3), .fractionalHeight(1))])
    let frames = try frames(of: Section(group: row), items: 3)
    let xs = frames.map { number($0.minX) }
    #expect(story.contains("\(number(frames[0].width)) points each and start at \(xs[0]), \(xs[1]) and \(xs[2]) (R3.3)"))
  }

  @Test(arguments: [
    (Dimension.fractionalWidth(0.3), 0.0), (.fractionalWidth(0.3), 10), (.fractionalWidth(0.25), 10), (.fractionalWidth(0.5), 10),
    (.fractionalWidth(0.34), 0), (.fractionalWidth(0.9), 0), (.absolute(100), 10), (.absolute(100), 11),
  ])
  func howManyFit(_ width: Dimension, _ gap: Double) throws {
    let row = Group.row(.fractionalWidth(1), .absolute(20), [.slot(width, .fractionalHeight(1))], spacing: .fixed(gap))
    let solution = solve(Layout(section: Section(group: row)), items: [10], in: view)
    let first = try #require(solution.cell(at: 0, inSection: 0)?.frame)
    let fit = try #require(solution.sectionExtent(at: 0)?.itemsPerGroup)
    let spacing = gap == 0 ? "none" : "`fixed(\(number(gap)))`"
    let written = number(width.value)
    let name = if case .absolute = width { "absolute(\(written))" } else { "fractionalWidth(\(written))" }
    let line = "| `\(name)` | \(spacing) | \(fit) | \(number(first.width)) |"
    #expect(story.contains(line), "the article does not say \(line)")
  }

  @Test func aGroupThatHoldsNothing() {
    let wide = Item(layoutSize: LayoutSize(widthDimension: .absolute(400), heightDimension: .fractionalHeight(1)))
    let row = Group(
      content: .subitems(.horizontal, [.item(wide)]),
      layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)))
    let nothing = solve(Layout(section: Section(group: row)), items: [4], in: view)

    let shown = nothing.sectionExtent(at: 0)?.items  // 0
    let complaint = nothing.faults.first?.uiKitText  // "… This group cannot fit even a single item. …"
    #expect(shown == 0)
    #expect(complaint?.contains(" This group cannot fit even a single item. ") == true)
  }

  /// The picture of gaps, and the sentence that half the width plus ten points fits once.
  @Test func leftoverSpace() throws {
    func starts(_ spacing: Spacing, _ items: Int) throws -> [Double] {
      let row = Group.row(
        .fractionalWidth(1), .absolute(20), [.slot(.fractionalWidth(0.3), .fractionalHeight(1))], spacing: spacing)
      return try frames(of: Section(group: row), items: items).map(\.minX)
    }
    #expect(try starts(.fixed(10), 3) == [0, 100, 200])
    #expect(try starts(.flexible(10), 3) == [0, 115, 230])
    #expect(try starts(.flexible(10), 5) == [0, 115, 230, 0, 115])

    let spaced = Subitem.slot(.fractionalWidth(0.5), .fractionalHeight(1)) {
      $0.edgeSpacing = EdgeSpacing(leading: .fixed(4), trailing: .fixed(6))
    }
    let rows = try frames(of: Section(group: .row(.fractionalWidth(1), .absolute(20), [spaced])), items: 2)
    #expect(rows.map(\.minX) == [4, 4])
  }

  @Test func groupsInGroups() throws {
    func size(_ width: Dimension, _ height: Dimension) -> LayoutSize {
      LayoutSize(widthDimension: width, heightDimension: height)
    }
    let large = Item(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let small = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = Group(
      content: .subitems(.vertical, [.item(small)]), layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
      interItemSpacing: .fixed(4))
    let mosaic = Group(
      content: .subitems(.horizontal, [.item(large), .group(column)]), layoutSize: size(.fractionalWidth(1), .absolute(100)),
      interItemSpacing: .fixed(6))

    let solution = solve(Layout(section: Section(group: mosaic)), items: [5], in: view)
    let third = solution.cell(at: 2, inSection: 0)?.frame  // x 163, y 52, 157 × 48
    #expect(third == Rect(x: 163, y: 52, width: 157, height: 48))
    #expect(solution.cell(at: 3, inSection: 0)?.frame == Rect(x: 0, y: 100, width: 157, height: 100))
    #expect(solution.cell(at: 4, inSection: 0)?.frame == Rect(x: 163, y: 100, width: 157, height: 48))
    #expect(solution.contentSize.height == 200)

    let columns = Group.column(.fractionalWidth(1), .absolute(100), [.slot(.fractionalWidth(1), .absolute(30))])
    let short = solve(Layout(section: Section(group: columns)), items: [5], in: view)
    #expect(story.contains("five cells of 30 points in columns of 100 make \(number(short.contentSize.height)) points of content"))
  }

  @Test func framesOfYourOwn() {
    func size(_ width: Dimension, _ height: Dimension) -> LayoutSize {
      LayoutSize(widthDimension: width, heightDimension: height)
    }
    let pile = Group(
      content: .custom([
        CustomItem(frame: Rect(x: 0, y: 0, width: 200, height: 120)),
        CustomItem(frame: Rect(x: 180, y: 80, width: 140, height: 80), zIndex: 1),
      ]),
      layoutSize: size(.fractionalWidth(1), .absolute(160)))

    let piles = solve(Layout(section: Section(group: pile)), items: [3], in: view)
    let second = piles.cell(at: 1, inSection: 0)?.frame  // x 180, y 80, 140 × 80
    let again = piles.cell(at: 2, inSection: 0)?.frame  // x 0, y 160, 200 × 120
    #expect(second == Rect(x: 180, y: 80, width: 140, height: 80))
    #expect(again == Rect(x: 0, y: 160, width: 200, height: 120))
  }

  @Test func attachedToACorner() {
    func size(_ width: Dimension, _ height: Dimension) -> LayoutSize {
      LayoutSize(widthDimension: width, heightDimension: height)
    }
    let dot = SupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: LayoutAnchor(edges: [.top, .trailing], offset: .fractional(Point(x: 0.5, y: -0.5))))
    let app = Item(layoutSize: size(.absolute(60), .absolute(60)), supplementaryItems: [dot])
    let dock = Group(content: .subitems(.horizontal, [.item(app)]), layoutSize: size(.fractionalWidth(1), .absolute(60)))
    let home = Section(group: dock, contentInsets: DirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20))

    let badge = solve(Layout(section: home), items: [1], in: view).elements.first { $0.category == .supplementary }
    let corner = badge?.frame  // x 70, y 10, 20 × 20
    #expect(corner == Rect(x: 70, y: 10, width: 20, height: 20))
  }

  @Test func whichSectionOnWhichScreen() {
    func size(_ width: Dimension, _ height: Dimension) -> LayoutSize {
      LayoutSize(widthDimension: width, heightDimension: height)
    }
    func columns(for width: Double) -> Layout {
      let cell = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let row = Group(
        content: .count(.horizontal, .item(cell), count: width < 600 ? 2 : 4), layoutSize: size(.fractionalWidth(1), .absolute(100)))
      return Layout(section: Section(group: row))
    }
    let narrow = solve(columns(for: 320), items: [4], in: view).contentSize.height  // 200
    let wide = Environment(bounds: Size(width: 820, height: 1180))
    let flat = solve(columns(for: 820), items: [4], in: wide).contentSize.height  // 100
    #expect(narrow == 200)
    #expect(flat == 100)
  }

  @Test func sizesThatAreEstimated() {
    func size(_ width: Dimension, _ height: Dimension) -> LayoutSize {
      LayoutSize(widthDimension: width, heightDimension: height)
    }
    let rowSize = size(.fractionalWidth(1), .estimated(44))
    let list = Section(group: Group(content: .subitems(.horizontal, [.item(Item(layoutSize: rowSize))]), layoutSize: rowSize))
    var solution = solve(
      Layout(section: list), items: [6], in: Environment(bounds: Size(width: 320, height: 170), displayScale: 2))
    let before = solution.contentSize.height  // 264

    let heights = [70.0, 30, 90, 50, 50, 50]
    solution.measureDisplayed(in: Viewport()) { element in
      element.item.map { Size(width: element.frame.width, height: heights[$0]) }
    }
    let after = solution.contentSize.height  // 322
    #expect(before == 264)
    #expect(after == 322)
  }

  /// The picture of a section.
  @Test func aSectionAroundItsGroups() throws {
    let row = Group.row(.fractionalWidth(1), .absolute(40), [.slot(.fractionalWidth(1), .fractionalHeight(1))])
    let section = Section.of(row) {
      $0.contentInsets = DirectionalEdgeInsets(12, 16, 12, 16)
      $0.boundarySupplementaryItems = [
        .header(.fractionalWidth(1), .absolute(30)), .header(.fractionalWidth(1), .absolute(20), .bottom, kind: "footer"),
      ]
    }
    let solution = solve(Layout(section: section), items: [3], in: view)
    let boundaries = solution.elements.filter { $0.category == .supplementary }.sorted { $0.frame.minY < $1.frame.minY }
    #expect(boundaries.map(\.frame) == [Rect(x: 16, y: 0, width: 288, height: 30), Rect(x: 16, y: 174, width: 288, height: 20)])
    #expect(solution.cell(at: 0, inSection: 0)?.frame == Rect(x: 16, y: 42, width: 288, height: 40))
    #expect(solution.contentSize.height == 194)
  }

  @Test(arguments: [
    OrthogonalScrollingBehavior.continuous, .groupPaging, .groupPagingCentered, .paging,
  ])
  func whereARowComesToRest(_ behavior: OrthogonalScrollingBehavior) throws {
    let card = Group.row(.absolute(100), .absolute(50), [.slot(.fractionalWidth(1), .fractionalHeight(1))])
    let section = Section.of(card) {
      $0.contentInsets = DirectionalEdgeInsets(0, 4, 0, 6)
      $0.interGroupSpacing = 8
      $0.orthogonalScrollingBehavior = behavior
    }
    let solution = solve(Layout(section: section), items: [8], in: view)
    let rest = try #require(solution.restingOffset(inSection: 0, asked: 200))
    let line = "| `\(behavior.rawValue)` | \(number(rest)) |"
    #expect(story.contains(line), "the article does not say \(line)")
    #expect(solution.orthogonalScrolling(inSection: 0)?.frame.width == 310)
  }

  private func frames(of section: Section, items: Int) throws -> [Rect] {
    let solution = solve(Layout(section: section), items: [items], in: view)
    return try (0..<items).map { try #require(solution.cell(at: $0, inSection: 0)).frame }
  }

  /// A number, without `.0` if it is whole.
  private func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}
