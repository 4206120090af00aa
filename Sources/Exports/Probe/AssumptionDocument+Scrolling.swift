import CompositionalLayout

/// Documents about orthogonal sections and right-to-left layouts. Their offsets are chosen to show different cells for each possible
/// answer.
extension AssumptionDocument {
  static let ofScrolling = sideways + offsets + flicks + shrunk + mirrored + pinned

  private static func cards(_ width: Int, _ spacing: Int, _ behavior: String) -> [String] {
    [
      "define item cell width=1w height=1h", "define group card horizontal width=\(width) height=60 of cell",
      "define section grid card interGroupSpacing=\(spacing) orthogonalScrollingBehavior=\(behavior)",
    ]
  }

  private static let sideways = [
    AssumptionDocument(.orthogonalInHorizontal, items: 5, ["set layout.scrollDirection horizontal"] + cards(90, 7, "continuous")),
    AssumptionDocument(.orthogonalInHorizontal, items: 9, ["set layout.scrollDirection horizontal"] + cards(133, 11, "groupPaging")),
    AssumptionDocument(.orthogonalRow, items: 8, estimated, measures: ["measure i1 height=91; measure i2 i3 height=77"]),
    AssumptionDocument(.orthogonalRow, items: 8, estimated, measures: ["measure i2 height=108; measure i1 i3 height=70"]),
  ]

  private static let offsets = [
    AssumptionDocument(.initialOffset, in: "393x700", items: 12, cards(120, 10, "groupPagingCentered")),
    AssumptionDocument(.initialOffset, in: "393x700", items: 12, cards(77, 4, "groupPagingCentered")),
    AssumptionDocument(.restingTie, items: 12, cards(100, 0, "groupPaging"), offsets: [150]),
    AssumptionDocument(.restingTie, items: 12, cards(80, 20, "continuousGroupLeadingBoundary"), offsets: [250]),
    AssumptionDocument(.restingTie, items: 30, cards(100, 0, "paging"), offsets: [600]),
  ]

  /// Cards with the height of their cells.
  private static let estimated = [
    "define item cell width=1w height=~60", "define group card horizontal width=150 height=~60 of cell",
    "define section grid card interGroupSpacing=9 orthogonalScrollingBehavior=continuous",
  ]

  private static func flicked(_ width: Int, _ spacing: Int, _ behavior: String, _ velocity: Double) -> AssumptionDocument {
    AssumptionDocument(
      .flick, items: 40, cards(width, spacing, behavior),
      asked: [.flick(section: "main", velocity: velocity, hasStops: behavior != "continuous")])
  }

  private static let flicks = [
    flicked(100, 5, "continuous", 300), flicked(130, 8, "continuous", 710), flicked(100, 5, "groupPaging", 900),
    flicked(140, 10, "groupPaging", 1500), flicked(90, 6, "paging", 2600),
  ]

  private static func shrunk(from offset: Double, _ deleted: ClosedRange<Int>) -> AssumptionDocument {
    let rows = ["define item cell width=1w height=1h", "define group row horizontal width=1w height=50 of cell", "define section grid row"]
    return AssumptionDocument(.shrunkContent, items: 40, rows, scrolls: [offset], asked: [.delete(deleted)])
  }

  private static func shrunkRow(_ width: Int, from offset: Double, _ deleted: ClosedRange<Int>) -> AssumptionDocument {
    AssumptionDocument(.shrunkContent, items: 40, cards(width, 7, "continuous"), offsets: [offset], asked: [.delete(deleted)])
  }

  private static let shrunk = [
    shrunk(from: 1300, 21...40), shrunk(from: 900, 6...40), shrunkRow(100, from: 2000, 11...40), shrunkRow(130, from: 1111, 8...40),
  ]

  /// Pinned headers and footers below bars.
  private static func pinned(_ safeArea: String, _ header: Int, _ footer: Int) -> AssumptionDocument {
    AssumptionDocument(
      .pinnedInsets, items: 60,
      [
        "set environment.safeArea \(safeArea)", "define item cell width=1w height=1h",
        "define group row horizontal width=1w height=40 of cell", "define boundary title width=1w height=\(header) pinToVisibleBounds=true",
        "define boundary end width=1w height=\(footer) alignment=bottom pinToVisibleBounds=true", "define section grid row",
        "add title to grid; add end to grid",
      ], scrolls: [150, 420])
  }

  private static let pinned = [pinned("(47,0,34,0)", 31, 23), pinned("(59,0,0,0)", 44, 18), pinned("(0,0,83,0)", 27, 39)]

  private static let leftward = "set environment.direction rightToLeft"

  private static let mirrored = [
    AssumptionDocument(
      .mirroring, items: 3,
      [
        leftward, "define item cell width=0.3w height=1h", "define group row horizontal width=517 height=50 of cell interItemSpacing=9",
        "define section grid row contentInsets=(0,12,0,4)",
      ]),
    AssumptionDocument(
      .mirroring, items: 5,
      [
        leftward, "define item cell width=0.4w height=1h", "define group row horizontal width=611 height=30 of cell",
        "define section grid row contentInsets=(3,21,0,8) interGroupSpacing=4",
      ]),
    AssumptionDocument(.mirroring, items: 12, [leftward] + cards(110, 6, "continuous"), offsets: [130]),
    AssumptionDocument(.mirroring, items: 15, [leftward] + cards(83, 11, "continuous"), offsets: [217]),
  ]
}
