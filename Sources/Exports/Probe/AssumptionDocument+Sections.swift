import CompositionalLayout

/// Documents about the insets, boundary items and decorations of sections.
extension AssumptionDocument {
  static let ofSections = boundaries + edges + containers + choices + decorations + around + besideBars

  private static let rows = ["define item cell width=1w height=1h", "define group row horizontal width=1w height=40 of cell"]
  private static let margins = "set environment.layoutMargins (0,30,0,50)"

  private static let boundaries = [
    AssumptionDocument(
      .supplementaryInsets, items: 2,
      [margins] + rows + [
        "define boundary title width=1w height=20", "define section grid row contentInsets=(0,11,0,23)",
        "set grid.supplementaryContentInsetsReference none", "add title to grid",
      ]),
    AssumptionDocument(
      .supplementaryInsets, items: 2,
      [margins] + rows + [
        "define boundary title width=1w height=20", "define section grid row contentInsets=(0,11,0,23) contentInsetsReference=none",
        "set grid.supplementaryContentInsetsReference layoutMargins", "add title to grid",
      ]),
    AssumptionDocument(
      .supplementaryInsets, items: 2,
      [margins] + rows + [
        "define boundary title width=0.5w height=26",
        "define section grid row contentInsets=(0,17,0,8) contentInsetsReference=layoutMargins",
        "set grid.supplementaryContentInsetsReference none", "add title to grid",
      ]),
    AssumptionDocument(
      .supplementaryInsets, items: 2,
      [margins] + rows + [
        "define boundary title width=0.5w height=26 alignment=bottomLeading",
        "define section grid row contentInsets=(0,19,0,29) contentInsetsReference=none",
        "set grid.supplementaryContentInsetsReference layoutMargins", "add title to grid",
      ]),
    AssumptionDocument(
      .noAlignment, items: 3,
      rows + [
        "define boundary title width=0.5w height=39 alignment=none offset=(7,9)", "define section grid row contentInsets=(0,17,6,5)",
        "add title to grid",
      ]),
    AssumptionDocument(
      .noAlignment, items: 2,
      rows + [
        "define boundary title width=70 height=24 alignment=none", "define section grid row contentInsets=(5,11,0,23)", "add title to grid",
      ]),
  ]

  private static let edges = [
    AssumptionDocument(
      .supplementaryEdges, items: 2,
      rows + [
        "define boundary title width=100 height=24 edgeSpacing=(leading:fixed(6),top:fixed(5),bottom:fixed(9))", "define section grid row",
        "add title to grid",
      ]),
    AssumptionDocument(
      .supplementaryEdges, items: 2,
      [
        "define item cell width=1w height=1h",
        "define badge dot width=20 height=14 containerAnchor=edges:top+trailing edgeSpacing=(top:fixed(4),trailing:fixed(7))",
        "add dot to cell", "define group row horizontal width=1w height=40 of cell", "define section grid row",
      ]),
    AssumptionDocument(.orthogonalCrossGap, items: 4, row("top:fixed(9)")),
    AssumptionDocument(.orthogonalCrossGap, items: 4, row("top:fixed(23),bottom:flexible(3)")),
    AssumptionDocument(.orthogonalCrossGap, items: 4, row("top:flexible(17)")),
    AssumptionDocument(.orthogonalCrossGap, items: 4, row("top:flexible(13),bottom:fixed(4)")),
  ]

  private static func row(_ edges: String) -> [String] {
    [
      "define item cell width=1w height=1h",
      "define group card horizontal width=150 height=60 of cell edgeSpacing=(\(edges))",
      "define section grid card orthogonalScrollingBehavior=continuous",
    ]
  }

  private static let containers = [
    AssumptionDocument(.safeArea, in: "700x400", items: 4, ["set environment.safeArea (0,59,21,44)"] + halves),
    AssumptionDocument(
      .safeArea, in: "700x400", items: 4,
      ["set environment.safeArea (48,0,21,0)", "set layout.scrollDirection horizontal"] + halves),
  ]

  /// A section that shows two cells in a row if it is wide enough, or else one.
  private static func choice(_ safeArea: String, _ condition: String, reference: String = "none") -> AssumptionDocument {
    AssumptionDocument(
      .providerContainer, in: "700x400", items: 4,
      ["set environment.safeArea \(safeArea)", "set layout.contentInsetsReference \(reference)"] + rows + [
        "define section grid row", "define item half width=0.5w height=1h", "define group pair horizontal width=1w height=37 of half",
        "define section wide pair",
      ], uses: ["use grid", "use wide when \(condition)"])
  }

  private static let choices = [
    choice("(0,59,21,44)", "width >= 650"), choice("(20,0,34,0)", "height >= 380"), choice("(0,62,20,62)", "width <= 600"),
    choice("(0,62,21,62)", "width >= 650", reference: "safeArea"),
  ]

  /// Content next to vertical bars.
  private static let besideBars = [
    AssumptionDocument(
      .contentWidth, in: "874x402", items: 5, ["set environment.safeArea (0,62,21,62)"] + rows + ["define section grid row"]),
    AssumptionDocument(
      .contentWidth, in: "667x375", items: 3,
      ["set environment.safeArea (0,44,0,0)", "set layout.contentInsetsReference none"] + rows + ["define section grid row"]),
    AssumptionDocument(
      .contentWidth, in: "402x874", items: 3,
      [
        "set environment.safeArea (59,0,34,0)", "set layout.scrollDirection horizontal", "define item cell width=1w height=1h",
        "define group column vertical width=90 height=0.5h of cell", "define section grid column",
      ]),
  ]

  /// The layout's boundary items around a section without items.
  private static func empty(_ section: String, _ boundaries: String...) -> AssumptionDocument {
    AssumptionDocument(
      .emptyLayout, items: 0,
      rows + ["define section grid row \(section)"]
        + boundaries.enumerated().flatMap { ["define boundary mark\($0) \($1)", "add mark\($0) to layout"] })
  }

  private static let around = [
    empty("contentInsets=(7,3,9,5)", "width=1w height=31", "width=1w height=22 alignment=bottom"),
    empty("", "width=80 height=47 alignment=topTrailing offset=(0,6)"),
    empty("interGroupSpacing=4", "width=30 height=1h alignment=leading", "width=1w height=18 alignment=bottom"),
  ]

  private static let halves = [
    "set layout.contentInsetsReference safeArea", "define item cell width=0.5w height=1h",
    "define group row horizontal width=1w height=0.5h of cell", "define section grid row contentInsets=(3,7,5,11)",
  ]

  private static let decorations = [
    AssumptionDocument(
      .decorationFrame, items: 3,
      ["set environment.layoutMargins (0,18,0,37)"] + rows + [
        "define background plate contentInsets=(1,9,3,5)",
        "define section grid row contentInsets=(6,4,8,2) contentInsetsReference=layoutMargins", "add plate to grid",
      ]),
    AssumptionDocument(
      .decorationFrame, items: 2,
      [margins] + rows + [
        "define background plate contentInsets=2", "define section grid row contentInsetsReference=layoutMargins", "add plate to grid",
      ]),
  ]
}
