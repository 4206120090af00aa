import CompositionalLayout

/// Documents about the padding, margins and backgrounds of lists.
extension AssumptionDocument {
  static let ofLists = paddings + margins + ends + footers + backgrounds + layers

  private static let paddings = [
    AssumptionDocument(
      .headerTopPadding, items: 3, ["define section grid list appearance=plain headerMode=supplementary headerTopPadding=13"]),
    AssumptionDocument(
      .headerTopPadding, items: 3, ["define section grid list appearance=grouped headerMode=supplementary headerTopPadding=21"]),
  ]

  private static let margins = [
    AssumptionDocument(.listMargin, in: "393x700", items: 3, inset("insetGrouped")),
    AssumptionDocument(.listMargin, in: "430x700", items: 3, inset("insetGrouped")),
    AssumptionDocument(.listMargin, in: "393x700", items: 3, inset("sidebar")),
    AssumptionDocument(.listMargin, in: "430x700", items: 3, inset("sidebarPlain")),
    AssumptionDocument(.listMargin, in: "820x700", items: 3, inset("insetGrouped")),
  ]

  private static func inset(_ appearance: String) -> [String] {
    ["set environment.layoutMargins (0,27,0,27)", "define section grid list appearance=\(appearance)"]
  }

  /// Every list appearance with every header mode.
  private static let ends = ["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"].flatMap { appearance in
    ["none", "supplementary", "firstItemInSection"].map { header in
      AssumptionDocument(.listEnds, items: 3, ["define section grid list appearance=\(appearance) headerMode=\(header)"])
    }
  }

  private static let footers = [
    "plain", "grouped", "insetGrouped", "sidebar", "plain headerMode=firstItemInSection", "insetGrouped headerMode=supplementary",
  ].map { AssumptionDocument(.listEnds, items: 3, ["define section grid list appearance=\($0) footerMode=supplementary"]) }

  private static let layers = ["plain", "insetGrouped headerMode=supplementary", "sidebar"].map {
    AssumptionDocument(.listLayer, items: 4, ["define section grid list appearance=\($0)"])
  }

  private static let backgrounds = [
    AssumptionDocument(.listBackground, items: 3, ["define section grid list appearance=insetGrouped"]),
    AssumptionDocument(
      .listBackground, in: "430x700", items: 5, ["define section grid list appearance=insetGrouped headerMode=supplementary"]),
    AssumptionDocument(.listBackground, items: 4, ["define section grid list appearance=grouped"]),
    AssumptionDocument(.listBackground, items: 3, ["define section grid list appearance=plain"]),
    AssumptionDocument(.listBackground, items: 5, ["define section grid list appearance=sidebar"]),
  ]
}
