import Linting

/// Checks of sizes at their limits: both axes, every kind of dimension, values just above, just below and at a limit.
extension VariantTests {
  static let ofSizes =
    fractionAsPoints + percent + overwide + pointsAsFraction + zero + nothingByNothing + negative + thirds + thirdsOverflow
    + screenRowHeight
    + hugeCell

  private static let fractionAsPoints = edges(
    "dim-fraction-as-points", .error,
    speaks: [
      "a height of five": layout("width=1w height=5h", "vertical width=1w height=100"),
      "ten and a half": layout("width=1w height=1h", "horizontal width=10.5w height=100"),
      "ten": layout("width=1w height=1h", "horizontal width=1w height=fractionalWidth(10)"),
      "the long form": layout("width=1w height=1h", "horizontal width=fractionalWidth(160) height=200"),
      "a nested group":
        "define item a width=1w height=1h\ndefine group inner vertical width=0.5w height=12h of a\ndefine group outer horizontal width=1w height=100 of inner\ndefine section page outer",
      "a lane's card": layout("width=1w height=1h", "horizontal width=160w height=1h", "orthogonalScrollingBehavior=continuous"),
      "a footer": plain + "define footer end width=390w height=44\nadd end to grid",
      "a header of the layout": plain + "define header top width=1w height=50h\nadd top to layout",
      "a percentage that does not add up": layout("width=30w height=1h", "horizontal width=1w height=44"),
      "two that make nine tenths":
        "define item a width=60w height=1h\ndefine item b width=30w height=1h\ndefine group row horizontal width=1w height=44 of a b",
      "above a hundred": layout("width=101w height=1h", "horizontal width=1w height=44"),
      "a count's own width": layout("width=44w height=1h", "horizontal width=1w height=44 count=3"),
      "a set value": layout("width=1w height=1h", "horizontal width=1w height=44", then: "set row.height 0.44h\nset row.height 44h"),
    ],
    silent: [
      "nine and a half": layout("width=1w height=1h", "horizontal width=9.5w height=100"),
      "four and a half": layout("width=1w height=1h", "vertical width=1w height=4.5h"),
      "three and two": layout("width=1w height=1h", "vertical width=3w height=2h"),
      "points": layout("width=1w height=160", "vertical width=1w height=absolute(160)"),
      "an estimate": layout("width=1w height=~160", "vertical width=1w height=estimated(160)"),
      "a percentage": layout("width=50w height=1h", "horizontal width=1w height=100"),
      "a percentage, written so": layout("width=50%w height=1h", "horizontal width=1w height=100"),
    ])

  private static let percent = edges(
    "dim-percent", .error,
    speaks: [
      "heights": layout("width=1w height=50h", "vertical width=1w height=100"),
      "a quarter": layout("width=25w height=1h", "horizontal width=1w height=100"),
      "a fifth": layout("width=20w height=1h", "horizontal width=1w height=100"),
      "three that add up":
        "define item a width=25w height=1h\ndefine item b width=50w height=1h\ndefine group row horizontal width=1w height=44 of a b a",
      "beside a fraction":
        "define item a width=50w height=1h\ndefine item b width=0.5w height=1h\ndefine group row horizontal width=1w height=44 of a b",
      "a count": layout("width=50w height=1h", "horizontal width=1w height=44 count=2"),
      "repeated": layout("width=25w height=1h", "horizontal width=1w height=44 repeating=4"),
      "nested groups":
        "define item a width=1w height=1h\ndefine group inner vertical width=50w height=1h of a\ndefine group outer horizontal width=1w height=100 of inner\ndefine section page outer",
      "the whole": layout("width=100w height=1h", "horizontal width=1w height=44"),
      "in an unused group": "define item a width=50w height=1h\ndefine group row horizontal width=1w height=44 of a",
    ],
    silent: [
      "as UIKit writes it": layout("width=0.5w height=1h", "horizontal width=1w height=100"),
      "one": layout("width=1w height=1h", "horizontal width=1w height=100"),
      "points": layout("width=50 height=1h", "horizontal width=1w height=100"),
      "no whole number": layout("width=12.5w height=1h", "horizontal width=1w height=100"),
      "above a hundred": layout("width=160w height=1h", "horizontal width=1w height=100"),
      "two that make nine tenths":
        "define item a width=60w height=1h\ndefine item b width=30w height=1h\ndefine group row horizontal width=1w height=44 of a b",
      "repeated too seldom": layout("width=25w height=1h", "horizontal width=1w height=44 repeating=2"),
      "a group of two containers": layout(
        "width=0.5w height=1h", "horizontal width=2w height=100", "orthogonalScrollingBehavior=continuous"),
    ])

  private static let overwide = edges(
    "dim-overwide", .info,
    speaks: [
      "a height": layout("width=0.5w height=1.5h", "horizontal width=1w height=100"),
      "points": layout("width=400 height=50", "vertical width=1w height=100"),
      "a taller item": layout("width=0.5w height=101", "horizontal width=1w height=100"),
      "a nested group":
        "define item a width=0.5w height=1h\ndefine group inner horizontal width=1.2w height=0.5h of a\ndefine group outer vertical width=1w height=100 of inner\ndefine section page outer",
      "an item of a nested group":
        "define item a width=1w height=120\ndefine group inner horizontal width=0.5w height=1h of a\ndefine group outer horizontal width=1w height=100 of inner\ndefine section page outer",
      "counted": layout("width=1.5w height=1h", "vertical width=1w height=100 count=2"),
      "the second":
        "define item a width=1w height=0.5h\ndefine item b width=1.1w height=0.5h\ndefine group row vertical width=1w height=100 of a b\ndefine section page row",
    ],
    silent: [
      "as wide": layout("width=390 height=50", "vertical width=1w height=100"),
      "as tall": layout("width=0.5w height=100", "horizontal width=1w height=100"),
      "the main axis": layout("width=1.5w height=1h", "horizontal width=1w height=100"),
      "a height of the width": layout("width=1w height=1h", "horizontal width=1w height=1.5w"),
      "a wide card": layout("width=1w height=1h", "horizontal width=1.05w height=100", "orthogonalScrollingBehavior=groupPaging"),
      "a header": plain + "define header title width=1w height=2h\nadd title to grid",
    ])

  private static let pointsAsFraction = edges(
    "dim-points-as-fraction", .warning,
    speaks: [
      "a height": layout("width=1w height=0.5", "vertical width=1w height=44"),
      "a group": layout("width=1w height=1h", "horizontal width=1w height=absolute(0.4)"),
      "an estimated group": layout("width=1w height=~44", "vertical width=1w height=~0.9"),
      "a nested group":
        "define item a width=1w height=1h\ndefine group inner vertical width=0.5 height=1h of a\ndefine group outer horizontal width=1w height=100 of inner\ndefine section page outer",
      "just below a point": layout("width=1w height=absolute(0.999)", "vertical width=1w height=44"),
      "uniform": layout("width=0.5w height=uniformAcrossSiblings(0.5)", "horizontal width=1w height=~44"),
      "unused": "define item cell width=absolute(0.33) height=1h",
    ],
    silent: [
      "a point": layout("width=1w height=1", "vertical width=1w height=absolute(44)"),
      "nought": layout("width=1w height=absolute(0)", "vertical width=1w height=44"),
      "a fraction": layout("width=0.33w height=0.5h", "horizontal width=1w height=44"),
      "a footer": plain + "define footer line width=1w height=absolute(0.5)\nadd line to grid",
      "an estimated header": plain + "define header line width=1w height=~0.5\nadd line to grid",
      "a badge": plain + "define badge dot width=0.5 height=0.5\nadd dot to cell",
      "below nought": layout("width=1w height=1h", "horizontal width=1w height=-0.5"),
    ])

  private static let zero = edges(
    "dim-zero", .warning,
    speaks: [
      "an item's width": layout("width=0 height=1h", "vertical width=1w height=44", then: three),
      "an item's height": layout("width=1w height=absolute(0)", "horizontal width=1w height=44", then: three),
      "a fraction of nought": layout("width=0.5w height=0h", "horizontal width=1w height=44", then: three),
      "a column without width": layout("width=1w height=0.5h", "vertical width=absolute(0) height=100", then: three),
      "a nested group":
        "define item a width=0.5w height=1h\ndefine group inner horizontal width=1w height=absolute(0) of a\ndefine group outer vertical width=1w height=100 of inner\ndefine section page outer\nuse page\n"
        + three,
      "in the second section that holds it": layout(
        "width=0.5w height=1h", "horizontal width=1w height=absolute(0)",
        then: "define section more row\nuse more for main\nappend sections other\n" + three),
      "by its section's name":
        "define item a width=0.5w height=1h\ndefine group row horizontal width=1w height=0 of a\ndefine section flat row\nuse flat for main\n"
        + three,
      "in another view": layout("width=0.5w height=1h", "horizontal width=1w height=absolute(0)", then: "view other\nuse grid\n" + three),
    ],
    silent: [
      "the main axis of a row": layout("width=1w height=1h", "horizontal width=absolute(0) height=44", then: three),
      "the main axis of a column": layout("width=1w height=1h", "vertical width=1w height=absolute(0)", then: three),
      "nobody is shown": layout("width=0 height=1h", "vertical width=1w height=44"),
      "an empty section": layout("width=0 height=1h", "vertical width=1w height=44", then: "append sections main\napply"),
      "another section has the items":
        "define item a width=0 height=1h\ndefine group row vertical width=1w height=44 of a\ndefine section flat row\ndefine section prefs list\nuse prefs\n"
        + three,
      "a header": plain + "define header title width=1w height=absolute(0)\nadd title to grid\n" + three,
      "half a point": layout("width=1w height=0.5", "vertical width=1w height=44", then: three),
    ])

  private static let nothingByNothing = edges(
    "dim-zero", .info,
    speaks: ["an explicit empty section": layout("width=1w height=1h", "horizontal width=0 height=0", then: three)],
    silent: ["without items": layout("width=0 height=0", "horizontal width=0 height=0", then: "append sections main\napply")])

  private static let negative = edges(
    "dim-negative", .error,
    speaks: [
      "a width": layout("width=-8 height=1h", "horizontal width=1w height=44"),
      "a fraction": layout("width=-0.5w height=1h", "horizontal width=1w height=44"),
      "an estimate": layout("width=1w height=~-1", "vertical width=1w height=44"),
      "a group's height": layout("width=1w height=1h", "horizontal width=1w height=-1"),
      "a header": plain + "define header title width=1w height=-44\nadd title to grid",
      "a badge": plain + "define badge dot width=-20 height=20\nadd dot to cell",
      "insets that leave nothing": layout("width=1w height=1h", "horizontal width=1w height=44", "contentInsets=(0,195,0,195)"),
      "insets that leave less than nothing": layout("width=1w height=1h", "horizontal width=1w height=44", "contentInsets=(0,200,0,191)"),
      "insets above and below a row that scrolls sideways":
        "set layout.scrollDirection horizontal\n"
        + layout("width=1w height=1h", "vertical width=100 height=1h", "contentInsets=(422,0,422,0)"),
      "insets above and below a lane": layout(
        "width=1w height=1h", "horizontal width=100 height=1h", "contentInsets=(422,0,422,0) orthogonalScrollingBehavior=continuous"),
    ],
    silent: [
      "a group's insets leave no room": layout("width=1w height=1h", "horizontal width=1w height=60 contentInsets=(30,0,30,0)"),
      "a point is left": layout("width=1w height=1h", "horizontal width=1w height=44", "contentInsets=(0,195,0,194)"),
      "insets along the way it scrolls": layout("width=1w height=1h", "horizontal width=1w height=44", "contentInsets=(500,0,500,0)"),
      "spacing": layout("width=1w height=1h", "horizontal width=1w height=44 interItemSpacing=fixed(-8)", "interGroupSpacing=-10"),
      "insets below nought": layout("width=1w height=1h", "horizontal width=1w height=44", "contentInsets=-50"),
      "an offset": plain + "define header title width=1w height=44 offset=(-5,-7)\nadd title to grid",
      "nought": layout("width=1w height=1h", "horizontal width=1w height=absolute(0)"),
    ])

  private static let thirds = edges(
    "dim-thirds", .info,
    speaks: [
      "heights": layout("width=1w height=0.33h", "vertical width=1w height=300"),
      "a quarter": layout("width=0.245w height=1h", "horizontal width=1w height=44"),
      "a sixth": layout("width=0.166w height=1h", "horizontal width=1w height=44"),
      "a seventh": layout("width=0.142w height=1h", "horizontal width=1w height=44"),
      "four thousandths": layout("width=0.332w height=1h", "horizontal width=1w height=44"),
      "nearly four hundredths": layout("width=0.321w height=1h", "horizontal width=1w height=44"),
      "one in a row": layout("width=0.98w height=1h", "horizontal width=1w height=44"),
      "written three times":
        "define item a width=0.33w height=1h\ndefine group row horizontal width=1w height=44 of a a a\ndefine section page row",
      "nested groups":
        "define item a width=1w height=0.5h\ndefine group inner vertical width=0.33w height=1h of a\ndefine group outer horizontal width=1w height=100 of inner\ndefine section page outer",
      "beside a fixed spacing": layout("width=0.33w height=1h", "horizontal width=1w height=44 interItemSpacing=fixed(8)"),
      "per cent": layout("width=33%w height=1h", "horizontal width=1w height=44"),
    ],
    silent: [
      "a thousandth": layout("width=0.333w height=1h", "horizontal width=1w height=44"),
      "an exact third": layout("width=1/3w height=1h", "horizontal width=1w height=44"),
      "more than four hundredths": layout("width=0.319w height=1h", "horizontal width=1w height=44"),
      "a half": layout("width=0.5w height=1h", "horizontal width=1w height=44"),
      "the cross axis": layout("width=0.5w height=0.33h", "horizontal width=1w height=44"),
      "a count": layout("width=0.33w height=1h", "horizontal width=1w height=44 count=3"),
      "a group": layout("width=1w height=1h", "horizontal width=1w height=0.33w"),
      "points": layout("width=128.7 height=1h", "horizontal width=1w height=44"),
      "a card": layout("width=1w height=1h", "horizontal width=0.33w height=44", "orthogonalScrollingBehavior=continuous"),
    ])

  private static let thirdsOverflow = edges(
    "dim-thirds-overflow", .warning,
    speaks: [
      "heights": layout("width=1w height=0.34h", "vertical width=1w height=300"),
      "halves": layout("width=0.51w height=1h", "horizontal width=1w height=44"),
      "quarters": layout("width=0.26w height=1h", "horizontal width=1w height=44"),
      "sixths": layout("width=0.17w height=1h", "horizontal width=1w height=44"),
      "a pixel too much": layout("width=0.335w height=1h", "horizontal width=1w height=44"),
      "written three times":
        "define item a width=0.34w height=1h\ndefine group row horizontal width=1w height=44 of a a a\ndefine section page row",
      "beside a spacing": layout("width=0.34w height=1h", "horizontal width=1w height=44 interItemSpacing=fixed(10)"),
      "nested groups":
        "define item a width=1w height=0.5h\ndefine group inner vertical width=0.34w height=1h of a\ndefine group outer horizontal width=1w height=100 of inner\ndefine section page outer",
    ],
    silent: [
      "rounded down they fit": layout("width=0.334w height=1h", "horizontal width=1w height=44"),
      "a third": layout("width=1/3w height=1h", "horizontal width=1w height=44"),
      "two fifths": layout("width=0.4w height=1h", "horizontal width=1w height=44"),
      "six tenths": layout("width=0.6w height=1h", "horizontal width=1w height=44"),
      "three quarters": layout("width=0.75w height=1h", "horizontal width=1w height=44"),
      "a count": layout("width=0.34w height=1h", "horizontal width=1w height=44 count=3"),
      "the cross axis": layout("width=0.5w height=0.34h", "horizontal width=1w height=44"),
      "fractions shrink beside a spacing": layout("width=1/3w height=1h", "horizontal width=1w height=44 interItemSpacing=fixed(10)"),
    ])

  private static let screenRowHeight = edges(
    "dim-screen-row-height", .hint,
    speaks: [
      "before there are items": layout("width=0.5w height=1h", "horizontal width=1w height=0.3h"),
      "one item more than a row": layout("width=0.5w height=1h", "horizontal width=1w height=0.3h", then: three),
      "the long form": layout("width=fractionalWidth(1/3) height=1h", "horizontal width=1w height=fractionalHeight(0.2)", then: data(9)),
      "a column": layout("width=1w height=0.5h", "vertical width=1w height=0.5h", then: data(9)),
      "a count": layout("width=0.5w height=1h", "horizontal width=1w height=0.3h count=2", then: data(9)),
      "a nested item":
        "define item a width=1w height=0.5h\ndefine group inner vertical width=0.5w height=1h of a\ndefine group outer horizontal width=1w height=0.3h of inner\ndefine section page outer\nuse page\n"
        + data(12),
    ],
    silent: [
      "one row": layout("width=0.5w height=1h", "horizontal width=1w height=0.3h", then: data(2)),
      "a height of the width": layout("width=0.5w height=1h", "horizontal width=1w height=0.3w", then: data(9)),
      "points": layout("width=0.5w height=1h", "horizontal width=1w height=100", then: data(9)),
      "an item of a width in points": layout("width=100 height=1h", "horizontal width=1w height=0.3h", then: data(9)),
      "a layout that scrolls sideways":
        "set layout.scrollDirection horizontal\n" + layout("width=0.5w height=1h", "horizontal width=1w height=0.3h", then: data(9)),
      "a lane": layout(
        "width=1w height=1h", "horizontal width=0.8w height=0.3h", "orthogonalScrollingBehavior=groupPaging", then: data(9)),
      "an estimate": layout("width=0.5w height=~44", "horizontal width=1w height=~44", then: data(9)),
    ])

  private static let hugeCell = edges(
    "dim-huge-cell", .warning,
    speaks: [
      "points": layout("width=2000 height=4000", "horizontal width=2000 height=4000"),
      "a point more than four times": layout("width=1561 height=3377", "horizontal width=1561 height=3377"),
      "an item that leaves its group": layout("width=1w height=5000", "horizontal width=5w height=100"),
      "a nested item":
        "define item a width=1w height=1h\ndefine group inner vertical width=1w height=1h of a\ndefine group outer horizontal width=5w height=5h of inner\ndefine section page outer\nuse page",
      "a header": plain + "define header title width=1600 height=5h\nadd title to grid",
      "a footer of the layout": plain + "define footer end width=5w height=5h\nadd end to layout",
      "a badge": plain + "define badge dot width=2000 height=4000\nadd dot to cell",
    ],
    silent: [
      "four times": layout("width=1w height=1h", "horizontal width=4w height=4h"),
      "wide only": layout("width=1w height=1h", "horizontal width=9.5w height=100"),
      "tall only": layout("width=1w height=1h", "horizontal width=1w height=9.5h"),
      "pages": layout("width=1w height=1h", "horizontal width=1w height=1h", "orthogonalScrollingBehavior=paging"),
      "small items of a huge group": layout("width=100 height=100", "horizontal width=5w height=5h"),
      "a tall header": plain + "define header title width=1w height=5h\nadd title to grid",
    ])
}
