import CompositionalLayout

/// Sections that scroll across the layout, and layouts from right to left. Their offsets are no frames; the numbers are such that other
/// cells are in sight.
extension AssumptionDocument {
  static let ofScrolling = sideways + offsets + mirrored + pinned

  private static func cards(_ width: Int, _ spacing: Int, _ behavior: String) -> [String] {
    [
      "define item cell width=1w height=1h", "define group card horizontal width=\(width) height=60 of cell",
      "define section grid card interGroupSpacing=\(spacing) orthogonalScrollingBehavior=\(behavior)",
    ]
  }

  private static let sideways = [
    AssumptionDocument(.orthogonalInHorizontal, items: 5, ["set layout.scrollDirection horizontal"] + cards(90, 7, "continuous"))
  ]

  private static let offsets = [
    AssumptionDocument(.initialOffset, in: "393x700", items: 12, cards(120, 10, "groupPagingCentered")),
    AssumptionDocument(.initialOffset, in: "393x700", items: 12, cards(77, 4, "groupPagingCentered")),
    AssumptionDocument(.restingTie, items: 12, cards(100, 0, "groupPaging"), offsets: [150]),
    AssumptionDocument(.restingTie, items: 12, cards(80, 20, "continuousGroupLeadingBoundary"), offsets: [250]),
    AssumptionDocument(.restingTie, items: 30, cards(100, 0, "paging"), offsets: [600]),
  ]

  private static let pinned = [
    AssumptionDocument(
      .pinnedInsets, items: 60,
      [
        "set environment.safeArea (47,0,34,0)", "define item cell width=1w height=1h",
        "define group row horizontal width=1w height=40 of cell", "define boundary title width=1w height=31 pinToVisibleBounds=true",
        "define boundary end width=1w height=23 alignment=bottom pinToVisibleBounds=true", "define section grid row",
        "add title to grid; add end to grid",
      ], scrolls: [150, 420])
  ]

  private static let leftward = "set environment.direction rightToLeft"

  private static let mirrored = [
    AssumptionDocument(
      .mirroring, items: 3,
      [
        leftward, "define item cell width=0.3w height=1h", "define group row horizontal width=517 height=50 of cell interItemSpacing=9",
        "define section grid row contentInsets=(0,12,0,4)",
      ]),
    AssumptionDocument(.mirroring, items: 12, [leftward] + cards(110, 6, "continuous"), offsets: [130]),
  ]
}
