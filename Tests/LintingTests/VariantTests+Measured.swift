import Linting

/// Checks of layouts whose cells were measured.
extension VariantTests {
  static let ofMeasured = unequalRow + notScrollable + estimatedOrthogonal + subitemDropped + estimateFar

  private static func measured(_ items: KeyValuePairs<String, String>) -> String {
    items.map { "measure \($0.key) \($0.value)\n" }.joined()
  }

  private static func row(_ lines: String) -> String {
    layout("width=1/3w height=~36", "horizontal width=1w height=~36", then: data(6) + lines)
  }

  private static let unequalRow = edges(
    "size-unequal-row", .info,
    speaks: [
      "two heights in a row": row(measured(["main1": "height=36", "main2": "height=50"])),
      "the second row": row(measured(["cell": "height=40", "main6": "height=60"])),
      "one cell of a row": row(measured(["main1": "height=50"])),
      "estimated widths": layout(
        "width=~80 height=~36", "horizontal width=1w height=~36", then: data(3) + measured(["main1": "90x36", "main2": "90x40"])),
    ],
    silent: [
      "all as estimated": row(measured(["cell": "height=36"])),
      "all taller": row(measured(["cell": "height=60"])),
      "rows of different heights": row(measured(["cell": "height=60"]) + "measure main4 main5 main6 height=80"),
      "six in a group": layout(
        "width=~60 height=~36", "horizontal width=1w height=~36", then: data(6) + measured(["cell": "60x36"])
      ).replacing("of cell", with: "of cell cell cell cell cell cell"),
    ])

  private static func chips(_ more: String) -> String {
    layout(
      "width=~100 height=32", "horizontal width=~100 height=32", "orthogonalScrollingBehavior=continuous interGroupSpacing=8",
      then: data(3) + more)
  }

  private static let notScrollable = edges(
    "ortho-not-scrollable", .info,
    speaks: [
      "estimates that fit": chips(""),
      "measured shorter": layout(
        "width=~200 height=32", "horizontal width=~200 height=32", "orthogonalScrollingBehavior=continuous",
        then: data(2) + "measure cell width=100"),
    ],
    silent: ["measured longer": chips("measure cell width=200"), "one measured longer": chips("measure main1 width=300")])

  private static func lane(_ more: String, _ section: String = "") -> String {
    layout("width=1w height=~200", "horizontal width=160 height=~200", "orthogonalScrollingBehavior=continuous \(section)", then: more)
  }

  private static let estimatedOrthogonal = edges(
    "size-estimated-orthogonal", .info,
    speaks: [
      "measured taller": lane(data(5) + "measure cell height=335.333"),
      "one measured taller": lane(data(5) + "measure main1 height=300"),
      "not measured": lane(data(5)),
    ],
    silent: ["measured as estimated": lane(data(5) + "measure cell height=200")])

  private static func column(_ height: String, _ more: String) -> String {
    layout("width=1w height=\(height)", "vertical width=1w height=120", then: data(6) + more).replacing(
      "of cell", with: "of cell cell cell")
  }

  private static let subitemDropped = edges(
    "pack-subitem-dropped", .warning,
    speaks: [
      "measured too tall": column("~40", "measure cell height=50"), "estimated too tall": column("~50", ""), "points": column("50", ""),
    ],
    silent: ["measured shorter": column("~50", "measure cell height=40"), "estimated to fit": column("~40", "")])

  private static let estimateFar = edges(
    "size-estimate-far", .info,
    speaks: ["a chip of a lane": chips("measure main1 width=300")],
    silent: [
      "a chip that flows": layout(
        "width=~80 height=32", "horizontal width=1w height=32 interItemSpacing=fixed(8)", then: data(3) + "measure main1 width=200")
    ])
}
