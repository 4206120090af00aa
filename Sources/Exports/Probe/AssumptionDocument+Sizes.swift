import CompositionalLayout

/// Documents about the lengths of frames, and the widths of layout guides.
extension AssumptionDocument {
  static let ofSizes = insets + partialInsets + cross + uniform + readable

  private static let insets = [
    AssumptionDocument(
      .insetFrame, items: 3,
      [
        "define item narrow width=9.5 height=50 contentInsets=(0,7,0,7)", "define group row horizontal width=1w height=60 of narrow",
        "define section grid row",
      ]),
    AssumptionDocument(
      .insetFrame, items: 3,
      [
        "define item low width=80 height=20 contentInsets=(9,0,24,0)", "define group row horizontal width=1w height=60 of low",
        "define section grid row",
      ]),
    AssumptionDocument(
      .fractionalInsets, items: 3,
      [
        "define item cell width=120 height=80 contentInsets=(0.25,0.1,0.5,0.2)",
        "define group row horizontal width=1w height=80 of cell", "define section grid row",
      ]),
    AssumptionDocument(
      .fractionalInsets, items: 4,
      [
        "define item cell width=0.5w height=90 contentInsets=(0.1,0.3,0.2,0.05)",
        "define group row horizontal width=1w height=90 of cell", "define section grid row",
      ]),
  ]

  /// Insets of a group, and of a section, that are between 0 and 1.
  private static let partialInsets = [
    AssumptionDocument(
      .fractionalInsets, items: 4,
      [
        "define item cell width=0.5w height=1h",
        "define group row horizontal width=1w height=80 of cell contentInsets=(0.25,0.1,0.05,0.2)", "define section grid row",
      ]),
    AssumptionDocument(
      .fractionalInsets, items: 5,
      [
        "define item cell width=1w height=0.3h",
        "define group column vertical width=1w height=200 of cell contentInsets=(0.15,0,0.2,0.3)", "define section grid column",
      ]),
    AssumptionDocument(
      .fractionalInsets, items: 4,
      [
        "define item cell width=0.5w height=1h", "define group row horizontal width=1w height=60 of cell",
        "define section grid row contentInsets=(0.1,0.05,0.2,0.15)",
      ]),
    AssumptionDocument(
      .fractionalInsets, items: 3,
      [
        "define item cell width=1w height=1h", "define group row horizontal width=1w height=44 of cell",
        "define boundary title width=1w height=20", "define section grid row contentInsets=(0.04,0.2,0,0.1)", "add title to grid",
      ]),
  ]

  private static let cross = [
    AssumptionDocument(
      .crossExtent, items: 4,
      [
        "define item cell width=0.5w height=30 edgeSpacing=(top:fixed(7),bottom:fixed(11))",
        "define group row horizontal width=1w height=~50 of cell", "define section grid row",
      ]),
    AssumptionDocument(
      .crossExtent, items: 4,
      [
        "define item cell width=0.5w height=40 edgeSpacing=(top:flexible(13),bottom:fixed(8))", "define item tall width=0.3w height=44",
        "define group row horizontal width=1w height=~90 of cell tall", "define section grid row",
      ]),
  ]

  private static let pairs = [
    "define item cell width=0.5w height=uniformAcrossSiblings(60)",
    "define group row horizontal width=1w height=uniformAcrossSiblings(60) of cell", "define section grid row",
  ]

  /// The same pairs, in rows that have an estimated height and are not uniform themselves.
  private static let rowPairs = [pairs[0], "define group row horizontal width=1w height=~60 of cell", pairs[2]]

  private static let uniform = [
    AssumptionDocument(.uniformLengths, in: "400x200", items: 60, pairs, measures: ["measure \(items(1...30)) height=41"]),
    AssumptionDocument(.uniformLengths, in: "400x200", items: 60, pairs, measures: ["measure \(items(1...30)) height=87"]),
    AssumptionDocument(.uniformLengths, in: "400x200", items: 60, pairs, measures: ["measure \(items(1...30)) height=33"]),
    AssumptionDocument(.uniformLengths, in: "400x200", items: 60, pairs, measures: ["measure \(items(1...30)) height=113"]),
    AssumptionDocument(.uniformLengths, items: 4, pairs, measures: ["measure i1 i2 i3 height=36; measure i4 height=44"]),
    AssumptionDocument(.uniformLengths, items: 6, pairs, measures: ["measure i{1...5} height=27; measure i6 height=51"]),
    AssumptionDocument(.uniformLengths, items: 4, rowPairs, measures: ["measure i1 i3 height=39; measure i2 i4 height=47"]),
    AssumptionDocument(.uniformScope, items: 4, pairs, measures: ["measure i1 height=66; measure i2 i3 height=70; measure i4 height=91"]),
    AssumptionDocument(.uniformScope, items: 6, pairs, measures: ["measure i1 i2 height=120; measure i{3...6} height=83"]),
    AssumptionDocument(
      .uniformScope, items: 4, rowPairs, measures: ["measure i1 height=66; measure i2 i3 height=70; measure i4 height=91"]),
    AssumptionDocument(.uniformScope, items: 6, rowPairs, measures: ["measure i1 i2 height=120; measure i{3...6} height=83"]),
  ]

  private static let readable = [
    AssumptionDocument(.readableInsets, in: "1024x600", items: 3, guide("(0,20,0,60)")),
    AssumptionDocument(.readableInsets, in: "820x600", items: 3, guide("(0,24,0,50)")),
    AssumptionDocument(.readableInsets, in: "1180x600", items: 3, guide("(0,90,0,40)")),
  ]

  private static func guide(_ margins: String) -> [String] {
    [
      "set environment.layoutMargins \(margins)", "define item cell width=0.5w height=1h",
      "define group row horizontal width=1w height=50 of cell", "define section grid row contentInsetsReference=readableContent",
    ]
  }
}
