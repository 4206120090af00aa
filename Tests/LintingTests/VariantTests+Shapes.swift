import Linting

/// Checks of shapes, directions and invisible parts, at their limits.
extension VariantTests {
  static let ofShapes = notSquare + partsStacked + doubledInsets + itemWidth + toolbars + neverAdded + screenHigh + estimatedBadge

  private static func grid(_ item: String, _ row: String, _ section: String = "") -> String {
    layout(item, "horizontal width=1w \(row)", section)
  }

  private static let notSquare = edges(
    "dim-not-square", .info,
    speaks: [
      "a count": grid("width=1w height=1h", "height=1/3w interItemSpacing=fixed(8) count=3"),
      "repeated": grid("width=1/4w height=1h", "height=0.25w interItemSpacing=fixed(8) repeating=4"),
      "insets of the group": grid("width=1/3w height=1h", "height=1/3w contentInsets=(0,10,0,10)"),
      "within insets of the section": grid("width=0.5w height=1h", "height=0.5w interItemSpacing=fixed(10)", "contentInsets=20"),
      "a lane": layout(
        "width=1/3w height=1h", "horizontal width=0.9w height=0.3w interItemSpacing=fixed(8)", "orthogonalScrollingBehavior=continuous"),
      "sideways": "set layout.scrollDirection horizontal\n"
        + layout("width=1w height=0.5h", "vertical width=0.5h height=1h interItemSpacing=fixed(12)"),
    ],
    silent: [
      "no spacing": grid("width=1/3w height=1h", "height=1/3w"),
      "a spacing of a point": grid("width=0.5w height=1h", "height=0.5w interItemSpacing=fixed(2)"),
      "points": grid("width=1/3w height=1h", "height=130 interItemSpacing=fixed(8)"),
      "another ratio": grid("width=1/3w height=1h", "height=0.5w interItemSpacing=fixed(8)"),
      "half as high": grid("width=1/3w height=0.5h", "height=1/3w interItemSpacing=fixed(8)"),
      "one cell": grid("width=1w height=1h", "height=1w contentInsets=(0,10,0,10)"),
      "square already": grid("width=1/3w height=1/3w", "height=~100 interItemSpacing=fixed(8)"),
    ])

  private static let partsStacked = edges(
    "pack-parts-stacked", .warning,
    speaks: [
      "thirds": layout("width=1/3w height=50", "vertical width=1w height=150"),
      "a count": layout("width=0.5w height=1h", "vertical width=1w height=100 count=2"),
      "two kinds of halves":
        "define item a width=0.5w height=0.5h\ndefine item b width=0.5w height=0.5h\ndefine group row vertical width=1w height=100 of a b\ndefine section page row",
      "an estimated column": layout("width=0.5w height=~60", "vertical width=1w height=~60"),
      "a nested column":
        "define item a width=0.5w height=1h\ndefine group inner vertical width=0.5w height=1h of a\ndefine group outer horizontal width=1w height=100 of inner\ndefine section page outer",
      "rows that were meant as a column": layout("width=1w height=0.5h", "horizontal width=1w height=200"),
    ],
    silent: [
      "side by side": layout("width=0.5w height=1h", "horizontal width=1w height=100"),
      "a column of whole ones": layout("width=1w height=0.5h", "vertical width=1w height=100"),
      "seven tenths": layout("width=0.7w height=1h", "vertical width=1w height=100"),
      "moved to the middle": layout(
        "width=0.5w height=1h edgeSpacing=(leading:flexible(0),trailing:flexible(0))", "vertical width=1w height=100"),
      "small ones beside each other": layout("width=0.25w height=0.5h", "horizontal width=1w height=100"),
      "points": layout("width=100 height=1h", "vertical width=1w height=100"),
      "unequal ones":
        "define item a width=0.5w height=0.5h\ndefine item b width=1w height=0.5h\ndefine group row vertical width=1w height=100 of a b\ndefine section page row",
    ])

  private static let doubledInsets =
    edges(
      "space-doubled-insets", .hint,
      speaks: [
        "halves": grid("width=0.5w height=1h contentInsets=5", "height=100"),
        "a count": grid("width=1w height=1h contentInsets=(0,8,0,8)", "height=100 count=3"),
        "a column": layout("width=1w height=0.5h contentInsets=(4,0,4,0)", "vertical width=1w height=100"),
        "a lane": layout(
          "width=0.5w height=1h contentInsets=8", "horizontal width=0.9w height=100", "orthogonalScrollingBehavior=continuous"),
      ],
      silent: [
        "as much at the edges": grid("width=0.5w height=1h contentInsets=5", "height=100", "contentInsets=5"),
        "one side": grid("width=0.5w height=1h contentInsets=(0,8,0,0)", "height=100"),
        "above and below": grid("width=0.5w height=1h contentInsets=(8,0,8,0)", "height=100"),
        "one in a row": grid("width=1w height=1h contentInsets=8", "height=100"),
        "spacing alone": grid("width=0.5w height=1h", "height=100 interItemSpacing=fixed(8)"),
        "an estimate, which has no insets": layout("width=1w height=~50 contentInsets=(4,0,4,0)", "vertical width=1w height=~100"),
      ])
    + edges(
      "space-doubled-insets", .info,
      speaks: ["beside a spacing": grid("width=0.5w height=1h contentInsets=(0,8,0,8)", "height=100 interItemSpacing=fixed(8)")],
      silent: [
        "as much at the edges, with a spacing": grid(
          "width=0.5w height=1h contentInsets=(0,8,0,8)", "height=100 interItemSpacing=fixed(8)", "contentInsets=(0,16,0,16)")
      ])

  private static func lane(_ item: String, _ group: String, _ behavior: String = "continuous") -> String {
    layout("\(item) height=1h", "horizontal \(group) height=100", "orthogonalScrollingBehavior=\(behavior)")
  }

  private static let itemWidth =
    edges(
      "ortho-item-width", .warning,
      speaks: [
        "a fraction": lane("width=0.8w", "width=1w", "groupPaging"), "paging": lane("width=0.75w", "width=1w", "paging"),
        "centred": lane("width=250", "width=1w", "groupPagingCentered"), "points": lane("width=160", "width=390"),
        "a spacing": lane("width=100", "width=1w interItemSpacing=fixed(10)"),
      ],
      silent: [
        "the group's": lane("width=1w", "width=160"), "halves": lane("width=0.5w", "width=1w"), "thirds": lane("width=0.33w", "width=1w"),
        "the whole": lane("width=1w", "width=1w"), "a narrower group": lane("width=100", "width=340"),
        "no lane": layout("width=160 height=1h", "horizontal width=1w height=100"),
        "points that fill": lane("width=130", "width=1w"),
        "a column": layout("width=0.8w height=50", "vertical width=1w height=100", "orthogonalScrollingBehavior=groupPaging"),
        "gaps that take the rest": lane("width=100", "width=1w interItemSpacing=flexible(10)"),
      ])
    + edges(
      "ortho-no-peek", .hint, speaks: ["halves": lane("width=0.5w", "width=1w")],
      silent: ["an item of a card's width": lane("width=160", "width=1w")])

  private static func toolbar(_ count: Int, _ spacing: String) -> String {
    "container 300x400\n" + layout("width=60 height=1h", "horizontal width=1w height=44 interItemSpacing=\(spacing)(10)", then: data(count))
  }

  private static let toolbars = edges(
    "pack-spacing-overflow", .warning, speaks: ["five buttons": toolbar(5, "fixed"), "a second row": toolbar(9, "flexible")],
    silent: ["four buttons": toolbar(4, "fixed"), "four buttons across": toolbar(4, "flexible"), "one button": toolbar(1, "fixed")])

  private static let neverAdded = edges(
    "sup-never-added", .warning,
    speaks: [
      "a footer": plain + "define footer end width=1w height=44", "a badge": plain + "define badge dot width=8 height=8",
      "a background": plain + "define background plate",
      "taken out again": plain + "define header title width=1w height=44\nadd title to grid\nremove title from grid",
    ],
    silent: [
      "of the layout": plain + "define header banner width=1w height=44\nadd banner to layout",
      "on a group": plain + "define badge dot width=8 height=8\nadd dot to row",
      "without a section": "define header title width=1w height=44",
    ])

  private static func headed(_ boundary: String, _ layout: String = plain) -> String {
    layout + "define boundary title \(boundary)\nadd title to grid"
  }

  private static let screenHigh = edges(
    "sup-screen-high", .warning,
    speaks: [
      "a footer": headed("width=1w height=1h alignment=bottom"), "nine tenths": headed("width=1w height=0.9h"),
      "at a corner": headed("width=0.5w height=1h alignment=topLeading"),
      "sideways": headed(
        "width=1w height=1h alignment=leading",
        "set layout.scrollDirection horizontal\n" + layout("width=1w height=1h", "horizontal width=100 height=1h")),
    ],
    silent: [
      "half": headed("width=1w height=0.5h"), "at a side": headed("width=30 height=1h alignment=leading"),
      "points": headed("width=1w height=844"), "a height of the width": headed("width=1w height=1w"),
      "above, sideways": headed(
        "width=1w height=1h alignment=top",
        "set layout.scrollDirection horizontal\n" + layout("width=1w height=1h", "horizontal width=100 height=1h")),
    ])

  private static let estimatedBadge = edges(
    "sup-estimated-badge", .info,
    speaks: [
      "a width": plain + "define badge dot width=~20 height=20\nadd dot to row",
      "uniform": plain + "define badge dot width=20 height=uniformAcrossSiblings(20)\nadd dot to cell",
    ],
    silent: [
      "points": plain + "define badge dot width=20 height=20\nadd dot to cell",
      "fractions": plain + "define badge dot width=0.5w height=0.5h\nadd dot to cell",
      "a header": plain + "define header title width=1w height=~44\nadd title to grid",
    ])
}
