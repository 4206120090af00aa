import Linting

/// Checks of space that stays empty, or that is kept free more than once.
extension VariantTests {
  static let ofEmptySpace = emptyRest + tripleInsets + chipLanes

  private static func column(_ item: String, _ group: String, _ more: String = data(6)) -> String {
    layout(item, "vertical width=1w \(group)", then: more)
  }

  private static func row(_ item: String, _ group: String = "height=120") -> String {
    layout(item, "horizontal width=1w \(group)", then: data(6))
  }

  private static func nested(_ small: String, _ big: String = "1h") -> String {
    "define item big width=0.5w height=\(big)\ndefine item small width=1w height=\(small)\n"
      + "define group column vertical width=0.5w height=1h of small\ndefine group row horizontal width=1w height=120 of big column\n"
      + "define section grid row\nuse grid\n\(data(6))"
  }

  private static let emptyRest = edges(
    "pack-empty-rest", .info,
    speaks: [
      "a third one does not fit": column("width=1w height=50", "height=120"),
      "without items": column("width=1w height=50", "height=120", ""),
      "fractions": column("width=1w height=0.3h", "height=300"),
      "a spacing": column("width=1w height=50", "height=150 interItemSpacing=fixed(10)"),
      "a nested column": nested("50"),
      "a fraction of the row": row("width=0.5w height=0.3h"),
      "three quarters": row("width=0.5w height=0.75h"),
      "a lane": layout("width=1w height=0.3h", "horizontal width=160 height=120", "orthogonalScrollingBehavior=continuous", then: data(6)),
      "a horizontal layout": "set layout.scrollDirection horizontal\n"
        + layout("width=50 height=1h", "horizontal width=120 height=1h", then: data(6)),
    ],
    silent: [
      "filled": column("width=1w height=60", "height=120"),
      "a small rest": column("width=1w height=39", "height=120"),
      "a rest as long as the spacing": column("width=1w height=50", "height=120 interItemSpacing=fixed(20)"),
      "a page for all": column("width=1w height=50", "height=1h"),
      "a flexible spacing": column("width=1w height=50", "height=120 interItemSpacing=flexible(4)"),
      "estimated": column("width=1w height=~50", "height=~120"),
      "repeated on purpose": column("width=1w height=30", "height=120 repeating=3"),
      "a row with an empty end": row("width=100 height=1h"),
      "most of the row": row("width=0.5w height=0.9h"),
      "centred": row("width=0.5w height=0.5h edgeSpacing=(top:flexible(0),bottom:flexible(0))"),
      "points": row("width=0.5w height=60"),
      "a taller neighbour": nested("1h", "0.5h"),
      "an unused group": "define item cell width=1w height=50\ndefine group column vertical width=1w height=120 of cell",
    ])

  private static func insets(_ item: String, _ group: String, _ section: String) -> String {
    layout(
      "width=0.5w height=1h contentInsets=\(item)", "horizontal width=1w height=120 contentInsets=\(group)", "contentInsets=\(section)")
  }

  private static let tripleInsets = edges(
    "space-triple-insets", .hint,
    speaks: [
      "three": insets("8", "8", "8"),
      "across only": insets("(0,4,0,4)", "(0,8,0,8)", "(0,16,0,16)"),
      "nested groups": "define item cell width=1w height=1h\ndefine group inner vertical width=0.5w height=1h contentInsets=4 of cell\n"
        + "define group row horizontal width=1w height=120 contentInsets=8 of inner\ndefine section grid row contentInsets=16\nuse grid",
    ],
    silent: [
      "two": insets("8", "0", "8"),
      "on different axes": insets("(4,0,4,0)", "(0,8,0,8)", "16"),
      "ignored by an estimated item": layout(
        "width=1w height=~44 contentInsets=(8,0,8,0)", "vertical width=1w height=~44 contentInsets=8", "contentInsets=8"),
    ])

  private static func chips(_ width: String, _ behavior: String = "continuous", then more: String = data(9)) -> String {
    layout(
      "width=~80 height=32", "horizontal width=\(width) height=32 interItemSpacing=fixed(8)", "orthogonalScrollingBehavior=\(behavior)",
      then: more)
  }

  private static let chipLanes = edges(
    "ortho-item-width", .warning,
    speaks: [
      "chips in a group as wide as the view": chips("1w"),
      "measured": chips("1w", then: data(9) + "measure cell width=90"),
      "without items": chips("1w", then: ""),
      "measured so that they need a second group": chips("1w", then: data(4) + "measure cell width=150"),
    ],
    silent: [
      "a group for each chip": chips("~80"),
      "no lane": chips("1w", "none"),
      "all in one group": chips("1w", then: data(4)),
    ])
}
