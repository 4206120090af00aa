import CompositionalLayout

/// Documents about the contents and lengths of groups.
extension AssumptionDocument {
  static let ofGroups = fractions + passes + fits + nested + repeated + trimmed + attached + falls

  private static let fractions = [
    AssumptionDocument(
      .fractionBase, items: 5,
      [
        "define item cell width=0.3w height=1h", "define group row horizontal width=1w height=50 of cell interItemSpacing=12",
        "define section grid row",
      ]),
    AssumptionDocument(
      .fractionBase, items: 5,
      [
        "define item cell width=1w height=0.23h",
        "define group column vertical width=1w height=200 of cell interItemSpacing=7", "define section grid column",
      ]),
    AssumptionDocument(
      .fractionBase, items: 5,
      [
        "define item cell width=0.27w height=1h",
        "define group row horizontal width=1w height=50 of cell repeating=3 interItemSpacing=16", "define section grid row",
      ]),
    AssumptionDocument(
      .fractionBase, items: 9,
      [
        "define item cell width=0.21w height=1h",
        "define group row horizontal width=1w height=50 of cell repeating=4 interItemSpacing=9", "define section grid row",
      ]),
    AssumptionDocument(
      .flexibleMinimum, in: "373x700", items: 5,
      [
        "define item cell width=0.48w height=1h",
        "define group row horizontal width=1w height=50 of cell interItemSpacing=flexible(10)", "define section grid row",
      ]),
    AssumptionDocument(
      .flexibleMinimum, items: 5,
      [
        "define item cell width=1w height=0.2h",
        "define group column vertical width=1w height=300 of cell interItemSpacing=flexible(14)", "define section grid column",
      ]),
  ]

  private static let passes = [
    AssumptionDocument(
      .twoPasses, items: 7,
      [
        "define item fixed width=100 height=0.1w", "define item part width=0.25w height=40",
        "define group row horizontal width=1w height=60 of fixed part interItemSpacing=10", "define section grid row",
      ]),
    AssumptionDocument(
      .twoPasses, items: 8,
      [
        "define item fixed width=80 height=40", "define item part width=0.2w height=0.15w",
        "define group row horizontal width=1w height=90 of fixed part interItemSpacing=7", "define section grid row",
      ]),
    AssumptionDocument(
      .groupWithoutRoom, items: 3,
      [
        "define item wide width=500 height=50", "define group row horizontal width=1w height=60 of wide", "define section grid row",
      ]),
    AssumptionDocument(
      .groupWithoutRoom, items: 5,
      [
        "define item high width=0.5w height=131", "define group column vertical width=1w height=120 of high",
        "define section grid column contentInsets=(4,0,9,0)",
      ]),
  ]

  private static let fits = [
    AssumptionDocument(
      .oneRound, items: 6,
      [
        "define item thin width=0w height=40", "define item slim width=0 height=25",
        "define group row horizontal width=1w height=60 of thin slim", "define section grid row",
      ]),
    AssumptionDocument(
      .oneRound, items: 7,
      [
        "define item flat width=0.3w height=0", "define item level width=70 height=0", "define item thin width=55 height=0",
        "define group column vertical width=1w height=90 of flat level thin", "define section grid column interGroupSpacing=4",
      ]),
    AssumptionDocument(
      .estimateFits, in: "400x200", items: 200,
      [
        "define item chip width=~90 height=30", "define group row horizontal width=1w height=40 of chip interItemSpacing=8",
        "define section grid row",
      ], measures: ["measure \(items(1...40)) width=70"]),
    AssumptionDocument(
      .estimateFits, in: "400x200", items: 120,
      [
        "define item chip width=~150 height=30", "define group row horizontal width=1w height=40 of chip interItemSpacing=8",
        "define section grid row",
      ], measures: ["measure \(items(1...40)) width=120"]),
    AssumptionDocument(
      .measuredRun, in: "320x700", items: 7,
      [
        "define item chip width=~100 height=30", "define group row horizontal width=1w height=40 of chip interItemSpacing=8",
        "define section grid row",
      ], measures: ["measure i1 width=120; measure i2 width=90; measure i3 width=140; measure i4 width=60; measure i5 i6 i7 width=75"]),
    AssumptionDocument(
      .measuredRun, in: "320x700", items: 9,
      [
        "define item chip width=~60 height=30", "define group row horizontal width=1w height=40 of chip interItemSpacing=5",
        "define section grid row",
      ], measures: ["measure \(items(1...9)) width=99"]),
  ]

  private static let nested = [
    AssumptionDocument(
      .nestedGroupWithoutRoom, items: 5,
      [
        "define item tall width=1w height=80", "define group inner vertical width=0.4w height=60 of tall",
        "define item side width=0.2w height=1h",
        "define group row horizontal width=1w height=60 of side inner side interItemSpacing=6", "define section grid row",
      ]),
    AssumptionDocument(
      .nestedGroupWithoutRoom, items: 6,
      [
        "define item wide width=230 height=20", "define group inner horizontal width=0.5w height=44 of wide",
        "define item side width=1w height=33", "define group column vertical width=1w height=130 of side inner side interItemSpacing=5",
        "define section grid column",
      ]),
    AssumptionDocument(
      .emptyCustomGroup, items: 5,
      [
        "define group free custom width=0.5w height=41 frames=()",
        "define section grid free contentInsets=(13,3,2,0) interGroupSpacing=6",
      ]),
    AssumptionDocument(
      .emptyCustomGroup, items: 3,
      [
        "define group free custom width=1w height=83 frames=()", "define section grid free contentInsets=(5,0,9,0)",
      ]),
  ]

  private static let repeated = [
    AssumptionDocument(
      .customTrimming, items: 3,
      ["define group free custom width=1w height=100 frames=((0,0,100,30),(110,40,90,60))", "define section grid free"]),
    AssumptionDocument(
      .customTrimming, items: 5,
      [
        "define group free custom width=1w height=90 frames=((0,5,100,20),(110,7,90,41),(210,60,50,23))",
        "define section grid free interGroupSpacing=8",
      ]),
    AssumptionDocument(
      .customEstimate, items: 5,
      ["define group free custom width=1w height=~50 frames=((0,0,100,81),(110,10,90,33))", "define section grid free"]),
    AssumptionDocument(
      .customEstimate, items: 5,
      [
        "define group free custom width=1w height=~120 frames=((0,5,100,20),(110,30,90,41))",
        "define section grid free interGroupSpacing=3",
      ]),
    AssumptionDocument(
      .repeatingOverflow, items: 6,
      [
        "define item cell width=130 height=1h", "define group row horizontal width=1w height=50 of cell repeating=4",
        "define section grid row",
      ]),
    AssumptionDocument(
      .repeatingOverflow, items: 7,
      [
        "define item cell width=1w height=0.4h",
        "define group column vertical width=1w height=200 of cell repeating=3 interItemSpacing=6", "define section grid column",
      ]),
  ]

  private static let trimmed = [
    AssumptionDocument(
      .trimmedLength, items: 3,
      [
        "define item low width=0.5w height=30", "define item high width=0.5w height=100",
        "define group row horizontal width=1w height=40 of low high", "define section grid row",
      ]),
    AssumptionDocument(
      .trimmedLength, items: 3,
      [
        "define item low width=0.5w height=53", "define item high width=0.5w height=100",
        "define group row horizontal width=1w height=70 of low high", "define section grid row",
      ]),
    AssumptionDocument(
      .trimmedLength, items: 3,
      [
        "define item low width=0.5w height=25", "define item high width=0.5w height=140",
        "define group row horizontal width=1w height=70 of low high", "define section grid row",
      ]),
    AssumptionDocument(
      .trimmedExtent, items: 3,
      [
        "define item low width=0.5w height=0.6h contentInsets=(3,0,10,0)", "define item high width=0.5w height=1h",
        "define group row horizontal width=1w height=100 of low high", "define section grid row",
      ]),
    AssumptionDocument(
      .trimmedExtent, items: 3,
      [
        "define item low width=1w height=30 contentInsets=(2,0,7,0)", "define item high width=1w height=40",
        "define group column vertical width=1w height=80 of low high interItemSpacing=4", "define section grid column",
      ]),
  ]

  private static let attached = [
    AssumptionDocument(
      .supplementaryEstimate, items: 3,
      [
        "define item cell width=100 height=80", "define badge dot width=20 height=~14 containerAnchor=edges:bottom+trailing",
        "add dot to cell", "define group row horizontal width=1w height=80 of cell", "define section grid row",
      ], measures: ["measure kind@dot height=31"]),
    AssumptionDocument(
      .supplementaryEstimate, items: 4,
      [
        "define item cell width=0.5w height=60", "define group row horizontal width=1w height=60 of cell",
        "define badge mark width=~30 height=22 containerAnchor=(edges:top+leading,fractionalOffset:(0.5,0.25))", "add mark to row",
        "define section grid row interGroupSpacing=12",
      ], measures: ["measure kind@mark width=47"]),
  ]

  /// A custom group that computes columns from its container's width.
  private static func columns(
    _ count: Int, _ spacing: Int, part: Double, height: Int, insets: String, heights: [Int], items: Int
  ) -> AssumptionDocument {
    let code = [
      "let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(\(part)), heightDimension: .absolute(\(height)))",
      "let falls = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in "
        + "let width = ((environment.container.contentSize.width - \(spacing * (count - 1))) / \(count)).rounded(.down); "
        + "return \(heights).enumerated().map { NSCollectionLayoutGroupCustomItem("
        + "frame: CGRect(x: CGFloat($0) * (width + \(spacing)), y: 0, width: width, height: $1)) } }",
      "falls.contentInsets = NSDirectionalEdgeInsets(\(insets))", "let grid = NSCollectionLayoutSection(group: falls)",
    ]
    return AssumptionDocument(
      .customContainer, items: items, [code.joined(separator: "; "), "set grid.contentInsets (0,18,0,7)"])
  }

  private static let falls = [
    columns(2, 8, part: 0.5, height: 90, insets: "top: 0, leading: 10, bottom: 0, trailing: 14", heights: [40, 71], items: 3),
    columns(3, 5, part: 0.75, height: 80, insets: "top: 4, leading: 21, bottom: 0, trailing: 6", heights: [33, 52, 64], items: 7),
  ]

  static func items(_ range: ClosedRange<Int>) -> String { "i{\(range.lowerBound)...\(range.upperBound)}" }
}
