import CompositionalLayout

/// What stands around a section's groups.
extension AssumptionDocument {
  static let ofSections = boundaries + edges + lists + ends + containers + decorations

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
    AssumptionDocument(.orthogonalCrossGap, items: 4, row("top:flexible(13),bottom:fixed(4)")),
  ]

  private static func row(_ edges: String) -> [String] {
    [
      "define item cell width=1w height=1h",
      "define group card horizontal width=150 height=60 of cell edgeSpacing=(\(edges))",
      "define section grid card orthogonalScrollingBehavior=continuous",
    ]
  }

  private static let lists = [
    AssumptionDocument(
      .headerTopPadding, items: 3, ["define section grid list appearance=plain headerMode=supplementary headerTopPadding=13"]),
    AssumptionDocument(
      .headerTopPadding, items: 3, ["define section grid list appearance=grouped headerMode=supplementary headerTopPadding=21"]),
    AssumptionDocument(.listMargin, in: "393x700", items: 3, inset("insetGrouped")),
    AssumptionDocument(.listMargin, in: "430x700", items: 3, inset("insetGrouped")),
    AssumptionDocument(.listMargin, in: "393x700", items: 3, inset("sidebar")),
    AssumptionDocument(.listMargin, in: "430x700", items: 3, inset("sidebarPlain")),
  ]

  private static func inset(_ appearance: String) -> [String] {
    ["set environment.layoutMargins (0,27,0,27)", "define section grid list appearance=\(appearance)"]
  }

  /// Every appearance with every header.
  private static let ends = ["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"].flatMap { appearance in
    ["none", "supplementary", "firstItemInSection"].map { header in
      AssumptionDocument(.listEnds, items: 3, ["define section grid list appearance=\(appearance) headerMode=\(header)"])
    }
  }

  private static let containers = [
    AssumptionDocument(.safeArea, in: "700x400", items: 4, ["set environment.safeArea (0,59,21,44)"] + halves),
    AssumptionDocument(
      .safeArea, in: "700x400", items: 4,
      ["set environment.safeArea (48,0,21,0)", "set layout.scrollDirection horizontal"] + halves),
  ]

  private static let halves = [
    "set layout.contentInsetsReference safeArea", "define item cell width=0.5w height=1h",
    "define group row horizontal width=1w height=0.5h of cell", "define section grid row contentInsets=(3,7,5,11)",
  ]

  private static let decorations = [
    AssumptionDocument(
      .decorationFrame, items: 2,
      [margins] + rows + [
        "define background plate contentInsets=2", "define section grid row contentInsetsReference=layoutMargins", "add plate to grid",
      ])
  ]
}
