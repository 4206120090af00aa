import Linting

/// Checks of insets and gaps, at their limits.
extension VariantTests {
  static let ofSpacing = insetsIgnored + insetBelowOne + insetsExceedItem + insetsExceed + doubleSectionGap + pixelGap + cellsOverlap

  private static let insetsIgnored = edges(
    "space-insets-ignored-estimated", .warning,
    speaks: [
      "above only": layout("width=1w height=~60 contentInsets=(10,0,0,0)", "vertical width=1w height=~60"),
      "below only": layout("width=1w height=~60 contentInsets=(0,0,10,0)", "vertical width=1w height=~60"),
      "a width": layout("width=~60 height=1h contentInsets=(0,4,0,4)", "horizontal width=~60 height=44"),
      "uniform": layout(
        "width=0.5w height=uniformAcrossSiblings(60) contentInsets=(4,0,4,0)", "horizontal width=1w height=~60"),
      "in a nested group":
        "define item a width=1w height=~60 contentInsets=8\ndefine group inner vertical width=0.5w height=~60 of a\ndefine group outer horizontal width=1w height=~60 of inner\ndefine section page outer",
      "an item alone": "define item cell width=1w height=~60 contentInsets=10",
      "one edge set": layout("width=1w height=~60", "vertical width=1w height=~60", then: "set cell.contentInsets.top 4"),
    ],
    silent: [
      "the other axis": layout("width=1w height=~60 contentInsets=(0,10,0,10)", "vertical width=1w height=~60"),
      "points": layout("width=1w height=60 contentInsets=10", "vertical width=1w height=60"),
      "a group": layout("width=1w height=~60", "vertical width=1w height=~60 contentInsets=10"),
      "a section": layout("width=1w height=~60", "vertical width=1w height=~60", "contentInsets=10"),
      "no insets": layout("width=1w height=~60", "vertical width=1w height=~60"),
      "edge spacing": layout("width=1w height=~60 edgeSpacing=(top:fixed(8))", "vertical width=1w height=~60"),
    ])

  private static let insetBelowOne = edges(
    "space-inset-below-one", .info,
    speaks: [
      "an item": layout("width=1w height=1h contentInsets=0.5", "horizontal width=1w height=44"),
      "a group": layout("width=1w height=1h", "horizontal width=1w height=44 contentInsets=(0,0,0,0.1)"),
      "a section": layout("width=1w height=1h", "horizontal width=1w height=44", "contentInsets=(0,0.05,0,0.05)"),
      "just below one": plain + "set grid.contentInsets.bottom 0.999",
      "just above nought": plain + "set grid.contentInsets.leading 0.001",
      "a background": plain + "define background plate contentInsets=0.5\nadd plate to grid",
      "an item alone": "define item cell width=1w height=1h contentInsets=(0.5,0,0,0)",
    ],
    silent: [
      "one": plain + "set grid.contentInsets 1",
      "nought": plain + "set grid.contentInsets 0",
      "below nought": plain + "set grid.contentInsets.top -0.5",
      "one and a half": plain + "set grid.contentInsets.top 1.5",
      "edge spacing": layout("width=0.5w height=1h edgeSpacing=(leading:fixed(0.5))", "horizontal width=1w height=44"),
      "spacing": layout("width=0.5w height=1h", "horizontal width=1w height=44", "interGroupSpacing=0.5"),
    ])

  private static let insetsExceedItem = edges(
    "space-insets-exceed", .warning,
    speaks: [
      "across": layout("width=50 height=1h contentInsets=(0,30,0,30)", "horizontal width=1w height=44"),
      "down": layout("width=1w height=50 contentInsets=(30,0,30,0)", "vertical width=1w height=50"),
      "a fraction": layout("width=0.1w height=1h contentInsets=(0,20,0,20)", "horizontal width=1w height=44"),
      "one edge": layout("width=50 height=1h contentInsets=(0,51,0,0)", "horizontal width=1w height=44"),
      "a share of a count": layout("width=1/4w height=1h contentInsets=(0,50,0,50)", "horizontal width=1w height=44 count=4"),
      "in a nested group":
        "define item a width=1w height=1h contentInsets=(0,20,0,20)\ndefine group inner vertical width=0.1w height=1h of a\ndefine group outer horizontal width=1w height=100 of inner\ndefine section page outer",
    ],
    silent: [
      "an estimated axis": layout("width=1w height=~50 contentInsets=(30,0,30,0)", "vertical width=1w height=~50"),
      "less than the item": layout("width=50 height=50 contentInsets=24", "horizontal width=1w height=50"),
      "along the way it scrolls": layout("width=1w height=1h", "horizontal width=1w height=44", "contentInsets=(500,0,500,0)"),
      "below nought": layout("width=50 height=50 contentInsets=-30", "horizontal width=1w height=50"),
    ])

  private static let insetsExceed = edges(
    "space-insets-exceed", .error,
    speaks: [
      "a group of which nothing is left": layout("width=1w height=1h", "horizontal width=1w height=60 contentInsets=(30,0,30,0)"),
      "a group across": layout("width=1w height=1h", "horizontal width=100 height=60 contentInsets=(0,60,0,60)"),
      "a nested group":
        "define item a width=1w height=1h\ndefine group inner vertical width=0.1w height=1h contentInsets=(0,20,0,20) of a\ndefine group outer horizontal width=1w height=100 of inner\ndefine section page outer",
    ],
    silent: [
      "a point of a group is left": layout("width=1w height=1h", "horizontal width=1w height=61 contentInsets=(30,0,30,0)"),
      "a section, whose container is below nought": layout(
        "width=1w height=1h", "horizontal width=1w height=60", "contentInsets=(0,200,0,200)"),
    ])

  private static func gap(_ first: String, _ second: String, _ layout: String = "set layout.interSectionSpacing 20") -> String {
    "define item cell width=1w height=44\ndefine group row horizontal width=1w height=44 of cell\ndefine section one row \(first)\n"
      + "define section two row \(second)\nuse one for a\nuse two for b\n\(layout)\n\(data(2, "a"))\(data(2, "b"))"
  }

  private static let doubleSectionGap = edges(
    "space-double-section-gap", .hint,
    speaks: [
      "below the first and above the second": gap("contentInsets=(0,0,20,0)", "contentInsets=(20,0,0,0)"),
      "one section serves both": layout(
        "width=1w height=44", "horizontal width=1w height=44", "contentInsets=20",
        then: "set layout.interSectionSpacing 8\n" + data(2, "a") + data(2, "b")),
      "sideways": gap(
        "contentInsets=(0,0,0,20)", "contentInsets=(0,20,0,0)",
        "set layout.scrollDirection horizontal\nset layout.interSectionSpacing 20"),
      "the second and the third":
        gap("", "contentInsets=20") + "use two for c\n" + data(2, "c"),
    ],
    silent: [
      "insets only": gap("contentInsets=20", "contentInsets=20", ""),
      "spacing only": gap("", ""),
      "insets at the sides": gap("contentInsets=(0,20,0,20)", "contentInsets=(0,20,0,20)"),
      "insets at the ends": gap("contentInsets=(20,0,0,0)", "contentInsets=(0,0,20,0)"),
      "insets down of what scrolls sideways": gap(
        "contentInsets=(20,0,20,0)", "contentInsets=(20,0,20,0)",
        "set layout.scrollDirection horizontal\nset layout.interSectionSpacing 20"),
    ])

  private static let pixelGap = edges(
    "space-pixel-gap", .info,
    speaks: [
      "sevenths": layout("width=1/7w height=1h", "horizontal width=391 height=44"),
      "quarters of 393": "container 393x852\n" + layout("width=0.25w height=1h", "horizontal width=1w height=44"),
      "a count": layout("width=1/7w height=1h", "horizontal width=391 height=44 count=7"),
      "repeated": layout("width=1/7w height=1h", "horizontal width=391 height=44 repeating=7"),
      "lengths": "set environment.scale 2\n" + layout("width=78.2 height=1h", "horizontal width=391 height=44"),
      "heights": layout("width=1w height=1/7h", "vertical width=1w height=100"),
      "before iOS 16": "set environment.os 15\n" + layout("width=1/7w height=1h", "horizontal width=1w height=44"),
      "a scale of one": "set environment.scale 1\n" + layout("width=0.25w height=1h", "horizontal width=1w height=44"),
    ],
    silent: [
      "a pixel at the end": layout("width=1/7w height=1h", "horizontal width=1w height=44"),
      "a pixel beside halves of 393": "container 393x852\n" + layout("width=0.5w height=1h", "horizontal width=1w height=44"),
      "thirds of 390": layout("width=1/3w height=1h", "horizontal width=1w height=44"),
      "halves": layout("width=0.5w height=1h", "horizontal width=1w height=44"),
      "points": layout("width=100 height=1h", "horizontal width=1w height=44"),
      "quarters at 2x": "set environment.scale 2\n" + layout("width=0.25w height=1h", "horizontal width=1w height=44"),
      "one item": layout("width=1w height=1h", "horizontal width=1w height=44"),
    ])

  private static let thirds = "width=1/3w height=1h"
  private static let row = "horizontal width=1w height=100"

  private static let cellsOverlap = edges(
    "space-cells-overlap", .warning,
    speaks: [
      "between items": layout(thirds, row + " interItemSpacing=fixed(-20)") + data(3),
      "of edges": layout(thirds + " edgeSpacing=(leading:fixed(-30))", row) + data(3),
      "of insets": layout(thirds + " contentInsets=-10", row) + data(3),
      "higher than the row": layout("width=1/3w height=150", row) + data(4),
      "wider than the column": layout("width=250 height=50", "vertical width=100 height=200")
        + "set grid.orthogonalScrollingBehavior continuous\n" + data(8),
      "many items": layout(thirds, row, "interGroupSpacing=-20") + data(1_000),
      "between sections": layout(thirds, row, then: "set layout.interSectionSpacing -30") + data(3) + data(3, "other"),
      "in a nested group":
        "define item a width=1w height=0.5h\ndefine group pile vertical width=1/2w height=1h interItemSpacing=fixed(-10) of a\ndefine group outer horizontal width=1w height=100 of pile\ndefine section page outer\nuse page\n"
        + data(4),
    ],
    silent: [
      "one item": layout(thirds, row + " interItemSpacing=fixed(-20)") + data(1),
      "nothing on screen": layout(thirds, row, "interGroupSpacing=-20"),
      "insets make up for it": layout(thirds + " contentInsets=(15,0,15,0)", row, "interGroupSpacing=-20") + data(6),
      "a gap of nought": layout(thirds, row, "interGroupSpacing=0") + data(6),
      "higher, in a single row": layout("width=1/3w height=150", row) + data(3),
      "higher, with room between rows": layout("width=1/3w height=150", row, "interGroupSpacing=50") + data(6),
      "insets between sections": layout(thirds, row, "contentInsets=20", then: "set layout.interSectionSpacing -30") + data(3)
        + data(3, "other"),
      "a custom group":
        "define group pile custom width=1w height=100 frames=((0,0,80,80),(40,40,80,80))\ndefine section page pile\nuse page\n"
        + data(4),
    ])
}
