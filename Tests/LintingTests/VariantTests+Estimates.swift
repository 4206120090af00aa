import Linting

/// Checks of estimated elements, their groups, and the error of the estimate.
extension VariantTests {
  static let ofEstimates =
    fractionalInEstimated + estimatedInFixed + unequalRow + uniformCost + estimateFar + longerThanGroup
    + estimatedOrthogonal

  private static let fractionalInEstimated = edges(
    "size-fractional-in-estimated", .warning,
    speaks: [
      "a width": layout("width=0.5w height=1h", "vertical width=~200 height=100"),
      "half the height": layout("width=0.5w height=0.5h", "horizontal width=1w height=~100"),
      "a uniform group": layout("width=0.5w height=1h", "horizontal width=1w height=uniformAcrossSiblings(100)"),
      "a nested group":
        "define item a width=1w height=~44\ndefine group inner vertical width=0.5w height=1h of a\ndefine group outer horizontal width=1w height=~100 of inner\ndefine section page outer",
      "in a nested group":
        "define item a width=1w height=1h\ndefine group inner horizontal width=0.5w height=~44 of a\ndefine group outer horizontal width=1w height=~100 of inner\ndefine section page outer",
      "a width of the height": layout("width=0.5h height=~100", "horizontal width=1w height=~100"),
      "a count": layout("width=0.5w height=1h", "horizontal width=1w height=~100 count=2"),
      "a column": layout("width=1w height=0.5h", "vertical width=1w height=~100"),
    ],
    silent: [
      "points": layout("width=0.5w height=100", "horizontal width=1w height=~100"),
      "uniform": layout("width=0.5w height=uniformAcrossSiblings(100)", "horizontal width=1w height=~100"),
      "a height of the width": layout("width=0.5w height=0.5w", "horizontal width=1w height=~100"),
      "a fixed group": layout("width=0.5w height=1h", "horizontal width=1w height=100"),
      "a fraction of the other axis": layout("width=1w height=~100", "vertical width=1w height=~100"),
    ])

  private static let estimatedInFixed = edges(
    "size-estimated-in-fixed", .warning,
    speaks: [
      "a row": layout("width=0.5w height=~60", "horizontal width=1w height=60"),
      "a fraction of the screen": layout("width=1w height=~60", "vertical width=1w height=0.3h"),
      "a fraction of the width": layout("width=0.5w height=~60", "horizontal width=1w height=0.5w"),
      "uniform": layout("width=0.5w height=uniformAcrossSiblings(60)", "horizontal width=1w height=60"),
      "a width": layout("width=~60 height=0.5h", "vertical width=100 height=100"),
      "in a nested group":
        "define item a width=1w height=~44\ndefine group inner vertical width=0.5w height=50 of a\ndefine group outer horizontal width=1w height=~100 of inner\ndefine section page outer",
      "the second of two":
        "define item a width=0.5w height=1h\ndefine item b width=0.5w height=~44\ndefine group row horizontal width=1w height=44 of a b",
    ],
    silent: [
      "a row that grows": layout("width=0.5w height=~60", "horizontal width=1w height=~60"),
      "points": layout("width=0.5w height=60", "horizontal width=1w height=60"),
      "fixed on the other axis": layout("width=100 height=~60", "horizontal width=300 height=~60"),
      "fractions": layout("width=0.5w height=1h", "horizontal width=1w height=60"),
      "a header": plain + "define header title width=1w height=~60\nadd title to grid",
      "a uniform group": layout("width=1w height=~60", "vertical width=1w height=uniformAcrossSiblings(60)"),
    ])

  private static let unequalRow = edges(
    "size-unequal-row", .info,
    speaks: [
      "three": layout("width=1/3w height=~44", "horizontal width=1w height=~44"),
      "a count": layout("width=0.5w height=~44", "horizontal width=1w height=~44 count=2"),
      "repeated": layout("width=0.5w height=~44", "horizontal width=1w height=~44 repeating=2"),
      "two kinds":
        "define item a width=0.3w height=~44\ndefine item b width=0.7w height=~60\ndefine group row horizontal width=1w height=~60 of a b\ndefine section page row",
      "points across": layout("width=100 height=~44", "horizontal width=1w height=~44"),
      "in a fixed row": layout("width=0.5w height=~44", "horizontal width=1w height=44"),
      "a nested row":
        "define item a width=0.5w height=~44\ndefine group inner horizontal width=1w height=~44 of a\ndefine group outer vertical width=1w height=~100 of inner inner\ndefine section page outer",
    ],
    silent: [
      "one": layout("width=1w height=~44", "horizontal width=1w height=~44"),
      "one of two thirds": layout("width=2/3w height=~44", "horizontal width=1w height=~44"),
      "uniform": layout("width=0.5w height=uniformAcrossSiblings(44)", "horizontal width=1w height=~44"),
      "a column":
        "define item a width=1w height=~44\ndefine group column vertical width=1w height=~88 of a a\ndefine section page column",
      "one estimated of two":
        "define item a width=0.5w height=44\ndefine item b width=0.5w height=~60\ndefine group row horizontal width=1w height=~60 of a b\ndefine section page row",
      "points": layout("width=0.5w height=44", "horizontal width=1w height=44"),
    ])

  private static let uniformCost = edges(
    "size-uniform-cost", .info,
    speaks: [
      "a row of two": layout("width=0.5w height=~100", "horizontal width=1w height=uniformAcrossSiblings(100)", then: data(500)),
      "before there are items": layout("width=1w height=~100", "horizontal width=1w height=uniformAcrossSiblings(100)"),
      "a column": layout("width=1w height=~100", "vertical width=1w height=uniformAcrossSiblings(100)", then: data(500)),
      "a width": layout(
        "width=~100 height=1h", "horizontal width=uniformAcrossSiblings(100) height=44", "orthogonalScrollingBehavior=continuous",
        then: data(500)),
    ],
    silent: [
      "an item": layout("width=0.5w height=uniformAcrossSiblings(100)", "horizontal width=1w height=~100", then: data(500)),
      "a nested group":
        "define item a width=1w height=~44\ndefine group inner vertical width=0.5w height=uniformAcrossSiblings(44) of a\ndefine group outer horizontal width=1w height=~100 of inner\ndefine section page outer\nuse page\n"
        + data(500),
      "an estimated group": layout("width=1w height=~100", "horizontal width=1w height=~100", then: data(500)),
    ])

  private static let estimateFar = edges(
    "size-estimate-far", .info,
    speaks: [
      "a point less than half": layout("width=1w height=~43", "vertical width=1w height=~43", then: three + "measure a 390x88"),
      "less than half of the estimate": layout("width=1w height=~100", "vertical width=1w height=~100", then: three + "measure a 390x49"),
      "a width": layout(
        "width=~20 height=1h", "horizontal width=~20 height=44", "orthogonalScrollingBehavior=continuous",
        then: three + "measure a width=90"),
      "one of many": layout(
        "width=1w height=~44", "vertical width=1w height=~44", then: three + "measure a b height=50\nmeasure c height=200"),
      "a footer": plain + "define footer end width=1w height=~20\nadd end to grid\nmeasure end height=60",
      "in a row": layout("width=0.5w height=~20", "horizontal width=1w height=~20", then: three + "measure b 195x60"),
    ],
    silent: [
      "twice": layout("width=1w height=~44", "vertical width=1w height=~44", then: three + "measure a 390x88"),
      "half": layout("width=1w height=~100", "vertical width=1w height=~100", then: three + "measure a 390x50"),
      "near": layout("width=1w height=~80", "vertical width=1w height=~80", then: three + "measure a 390x88"),
      "nothing measured": layout("width=1w height=~1", "vertical width=1w height=~1", then: three),
      "not estimated": layout("width=1w height=10", "vertical width=1w height=10", then: three + "measure a 390x88"),
      "far on the other axis": layout("width=1w height=~44", "vertical width=1w height=~44", then: three + "measure a 100x44"),
    ])

  private static let longerThanGroup = edges(
    "size-longer-than-group", .error,
    speaks: [
      "in a row": layout("width=~90 height=44", "horizontal width=1w height=44", then: three + "measure a 391x44"),
      "without room for its edge spacing": layout(
        "width=~90 height=44 edgeSpacing=(leading:fixed(10))", "horizontal width=1w height=44", then: three + "measure a 385x44"),
      "in a column": layout("width=1w height=~44", "vertical width=1w height=100", then: three + "measure a 390x101"),
    ],
    silent: [
      "as long as the group": layout("width=~90 height=44", "horizontal width=1w height=44", then: three + "measure a 390x44"),
      "with its edge spacing": layout(
        "width=~90 height=44 edgeSpacing=(leading:fixed(10))", "horizontal width=1w height=44", then: three + "measure a 380x44"),
      "longer by less than a thousandth": layout(
        "width=~90 height=44", "horizontal width=1w height=44", then: three + "measure a 390.0005x44"),
      "an estimated group": layout("width=1w height=~44", "vertical width=1w height=~100", then: three + "measure a 390x500"),
      "on the other axis": layout("width=~90 height=~44", "horizontal width=1w height=44", then: three + "measure a 90x500"),
    ])

  private static let estimatedOrthogonal = edges(
    "size-estimated-orthogonal", .info,
    speaks: [
      "the group": layout("width=1w height=100", "horizontal width=160 height=~200", "orthogonalScrollingBehavior=groupPaging"),
      "the item": layout("width=1w height=~100", "horizontal width=160 height=100", "orthogonalScrollingBehavior=continuous"),
      "paging": layout("width=1w height=~200", "horizontal width=1w height=~200", "orthogonalScrollingBehavior=paging"),
      "centred": layout("width=1w height=~200", "vertical width=0.8w height=~200", "orthogonalScrollingBehavior=groupPagingCentered"),
      "uniform": layout(
        "width=1w height=uniformAcrossSiblings(200)", "horizontal width=160 height=~200", "orthogonalScrollingBehavior=continuous"),
      "in a nested group":
        "define item a width=1w height=~44\ndefine group inner vertical width=0.5w height=~44 of a\ndefine group outer horizontal width=160 height=~100 of inner\ndefine section page outer orthogonalScrollingBehavior=continuous",
      "set afterwards": layout(
        "width=1w height=~200", "horizontal width=160 height=~200", then: "set grid.orthogonalScrollingBehavior continuous"),
    ],
    silent: [
      "no lane": layout("width=1w height=~200", "horizontal width=1w height=~200"),
      "points": layout("width=1w height=1h", "horizontal width=160 height=200", "orthogonalScrollingBehavior=continuous"),
      "a fraction": layout("width=1w height=1h", "horizontal width=160 height=0.3h", "orthogonalScrollingBehavior=continuous"),
      "an estimated width": layout("width=~80 height=1h", "horizontal width=~80 height=44", "orthogonalScrollingBehavior=continuous"),
      "a header": layout(
        "width=1w height=1h", "horizontal width=160 height=200", "orthogonalScrollingBehavior=continuous",
        then: "define header title width=1w height=~44\nadd title to grid"),
    ])
}
