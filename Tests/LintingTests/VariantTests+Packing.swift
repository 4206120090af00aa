import Linting

/// Checks of packing, within a point of fitting.
extension VariantTests {
  static let ofPacking =
    subitemDropped + spacingOverflow + repeatingOverflow + countOverridesSize + noProgress + edgeSpacingOverflow + deadInterItem
    + deadInterGroup

  private static func two(_ a: String, _ b: String, _ group: String, _ more: String = "") -> String {
    "define item a \(a)\ndefine item b \(b)\ndefine group row \(group) of a b\ndefine section grid row\nuse grid\n\(more)"
  }

  private static let subitemDropped = edges(
    "pack-subitem-dropped", .warning,
    speaks: [
      "a column": two("width=1w height=1h", "width=1w height=1h", "vertical width=1w height=100"),
      "the third":
        "define item a width=0.5w height=1h\ndefine group row horizontal width=1w height=44 of a a a\ndefine section grid row",
      "points": two("width=200 height=1h", "width=200 height=1h", "horizontal width=1w height=44"),
      "a point too much": two("width=200 height=1h", "width=191 height=1h", "horizontal width=1w height=44"),
      "points beside a spacing": two(
        "width=195 height=1h", "width=195 height=1h", "horizontal width=1w height=44 interItemSpacing=fixed(10)"),
      "a flexible spacing's least": two(
        "width=195 height=1h", "width=195 height=1h", "horizontal width=1w height=44 interItemSpacing=flexible(10)"),
      "edge spacing": two(
        "width=0.5w height=1h edgeSpacing=(trailing:fixed(10))", "width=0.5w height=1h", "horizontal width=1w height=44"),
      "insets of the group": two("width=195 height=1h", "width=195 height=1h", "horizontal width=1w height=44 contentInsets=(0,8,0,8)"),
      "in a nested group":
        "define item a width=1w height=1h\ndefine group inner vertical width=0.5w height=1h of a a\ndefine group outer horizontal width=1w height=100 of inner\ndefine section page outer",
    ],
    silent: [
      "what fits exactly": two("width=200 height=1h", "width=190 height=1h", "horizontal width=1w height=44"),
      "fractions beside a spacing": two(
        "width=0.5w height=1h", "width=0.5w height=1h", "horizontal width=1w height=44 interItemSpacing=fixed(10)"),
      "an estimated group": two("width=1w height=60", "width=1w height=60", "vertical width=1w height=~60"),
      "too few items": two("width=0.5w height=1h", "width=0.5w height=1h", "horizontal width=1w height=44", data(1)),
      "thirds": "define item a width=1/3w height=1h\ndefine group row horizontal width=1w height=44 of a a a\ndefine section grid row",
      "lengths on the cross axis": two("width=0.5w height=100", "width=0.5w height=100", "horizontal width=1w height=44"),
    ])

  private static let spacingOverflow = edges(
    "pack-spacing-overflow", .warning,
    speaks: [
      "heights": layout("width=1w height=50", "vertical width=1w height=100 interItemSpacing=fixed(4)"),
      "a flexible spacing": layout("width=130 height=1h", "horizontal width=1w height=100 interItemSpacing=flexible(8)"),
      "two lengths": two("width=100 height=1h", "width=290 height=1h", "horizontal width=1w height=44 interItemSpacing=fixed(1)"),
      "within insets": layout("width=185 height=1h", "horizontal width=1w height=44 contentInsets=(0,10,0,10) interItemSpacing=fixed(8)"),
      "a group in points": layout("width=100 height=1h", "horizontal width=300 height=44 interItemSpacing=fixed(8)"),
      "a short form": layout("width=130 height=1h", "horizontal width=1w height=100 interItemSpacing=8"),
    ],
    silent: [
      "estimates, which measured lengths replace": layout(
        "width=~130 height=1h", "horizontal width=1w height=100 interItemSpacing=fixed(8)"),
      "fractions": layout("width=1/3w height=1h", "horizontal width=1w height=100 interItemSpacing=fixed(8)"),
      "no spacing": layout("width=130 height=1h", "horizontal width=1w height=100"),
      "a spacing of nought": layout("width=130 height=1h", "horizontal width=1w height=100 interItemSpacing=fixed(0)"),
      "a rest that is less than an item": layout("width=129 height=1h", "horizontal width=1w height=100 interItemSpacing=fixed(8)"),
      "a count": layout("width=130 height=1h", "horizontal width=1w height=100 count=3 interItemSpacing=fixed(8)"),
      "one item": layout("width=390 height=1h", "horizontal width=1w height=100 interItemSpacing=fixed(8)"),
      "a group that grows": layout("width=1w height=50", "vertical width=1w height=~100 interItemSpacing=fixed(8)"),
    ])

  private static let repeatingOverflow = edges(
    "pack-repeating-overflow", .warning,
    speaks: [
      "points": layout("width=200 height=1h", "horizontal width=1w height=44 repeating=2"),
      "heights": layout("width=1w height=1h", "vertical width=1w height=44 repeating=2"),
      "a spacing of a point": layout("width=195 height=1h", "horizontal width=1w height=44 repeating=2 interItemSpacing=fixed(1)"),
      "fractions above the whole": layout("width=0.34w height=1h", "horizontal width=1w height=44 repeating=3"),
      "the long name": layout("width=131 height=1h", "horizontal width=1w height=44 repeatingSubitem=3"),
      "a nested group":
        "define item a width=1w height=1h\ndefine group inner vertical width=0.5w height=1h of a repeating=2\ndefine group outer horizontal width=1w height=100 of inner\ndefine section page outer",
      "edge spacing": layout(
        "width=190 height=1h edgeSpacing=(leading:fixed(10))", "horizontal width=1w height=44 repeating=2"),
    ],
    silent: [
      "what fits exactly": layout("width=195 height=1h", "horizontal width=1w height=44 repeating=2"),
      "rounded down they fit": layout("width=0.334w height=1h", "horizontal width=1w height=44 repeating=3"),
      "room to spare": layout("width=100 height=1h", "horizontal width=1w height=44 repeating=3 interItemSpacing=fixed(8)"),
      "a group that grows": layout("width=1w height=60", "vertical width=1w height=~60 repeating=2"),
      "a count": layout("width=1w height=1h", "horizontal width=1w height=44 count=2"),
      "subitems": layout("width=200 height=1h", "horizontal width=1w height=44"),
    ])

  private static let countOverridesSize = edges(
    "pack-count-overrides-size", .info,
    speaks: [
      "the whole": layout("width=1w height=1h", "horizontal width=1w height=44 count=2"),
      "points": layout("width=100 height=1h", "horizontal width=1w height=44 count=3"),
      "heights": layout("width=1w height=0.5h", "vertical width=1w height=90 count=3"),
      "an estimate": layout("width=~100 height=1h", "horizontal width=1w height=44 count=3"),
      "half, alone": layout("width=0.5w height=1h", "horizontal width=1w height=44 count=1"),
      "a nested group":
        "define item a width=1w height=1h\ndefine group inner vertical width=1w height=1h of a\ndefine group outer horizontal width=1w height=100 of inner count=2\ndefine section page outer",
      "a height in a column of points": layout("width=1w height=44", "vertical width=1w height=100 count=2"),
    ],
    silent: [
      "the same in points": layout("width=130 height=1h", "horizontal width=1w height=44 count=3"),
      "the same fraction": layout("width=0.5w height=1h", "horizontal width=1w height=44 count=2"),
      "the cross axis": layout("width=0.5w height=20", "horizontal width=1w height=44 count=2"),
      "repeated": layout("width=0.33w height=1h", "horizontal width=1w height=44 repeating=3"),
      "subitems": layout("width=0.33w height=1h", "horizontal width=1w height=44"),
      "one, whole": layout("width=1w height=1h", "horizontal width=1w height=44 count=1"),
    ])

  private static let noProgress = edges(
    "pack-no-progress", .error,
    speaks: [
      "a row": layout("width=400 height=1h", "horizontal width=1w height=44"),
      "a fraction above one": layout("width=1.5w height=1h", "horizontal width=1w height=44"),
      "a column of no length": layout("width=1w height=1h", "vertical width=1w height=absolute(0)"),
      "insets of the group": layout("width=360 height=1h", "horizontal width=1w height=44 contentInsets=(0,20,0,20)"),
      "insets of the section": layout("width=360 height=1h", "horizontal width=1w height=44", "contentInsets=(0,20,0,20)"),
      "half a point": layout("width=390.5 height=1h", "horizontal width=1w height=44"),
      "the first of two": two("width=400 height=1h", "width=100 height=1h", "horizontal width=1w height=44"),
      "a narrow container": "container 320x568\n" + layout("width=360 height=1h", "horizontal width=1w height=44"),
      "an estimate": layout("width=1w height=~60", "vertical width=1w height=40"),
    ],
    silent: [
      "what fits exactly": layout("width=390 height=1h", "horizontal width=1w height=44"),
      "the second of two": two("width=100 height=1h", "width=400 height=1h", "horizontal width=1w height=44"),
      "the cross axis": layout("width=0.5w height=60", "horizontal width=1w height=44"),
      "a group that grows": layout("width=1w height=60", "vertical width=1w height=~40"),
      "a count": layout("width=400 height=1h", "horizontal width=1w height=44 count=2"),
      "insets of the item": layout("width=390 height=1h contentInsets=8", "horizontal width=1w height=44"),
      "a custom group": "define group free custom width=1w height=40 frames=((0,0,500,60))\ndefine section page free\nuse page",
    ])

  private static let edgeSpacingOverflow = edges(
    "pack-edge-spacing-overflow", .error,
    speaks: [
      "above": layout("width=1w height=60 edgeSpacing=(top:fixed(4))", "vertical width=1w height=60"),
      "a flexible one's least": layout("width=1w height=1h edgeSpacing=(leading:flexible(8))", "horizontal width=1w height=44"),
      "a point too much": layout("width=375 height=1h edgeSpacing=(leading:fixed(8),trailing:fixed(8))", "horizontal width=1w height=44"),
      "trailing only": layout("width=1w height=1h edgeSpacing=(trailing:fixed(1))", "horizontal width=1w height=44"),
      "a nested group":
        "define item a width=1w height=1h\ndefine group inner vertical width=1w height=1h edgeSpacing=(leading:fixed(8)) of a\ndefine group outer horizontal width=1w height=100 of inner\ndefine section page outer",
      "within insets": layout(
        "width=1w height=1h edgeSpacing=(leading:fixed(8))", "horizontal width=1w height=44 contentInsets=(0,10,0,10)"),
    ],
    silent: [
      "what fits exactly": layout("width=374 height=1h edgeSpacing=(leading:fixed(8),trailing:fixed(8))", "horizontal width=1w height=44"),
      "the cross axis": layout("width=1w height=1h edgeSpacing=(top:fixed(8),bottom:fixed(8))", "horizontal width=1w height=44"),
      "a flexible one of nought": layout("width=1w height=1h edgeSpacing=(leading:flexible(0))", "horizontal width=1w height=44"),
      "the section's group": layout("width=1w height=1h", "horizontal width=1w height=44 edgeSpacing=(leading:fixed(8))"),
      "a group that grows": layout("width=1w height=60 edgeSpacing=(top:fixed(8))", "vertical width=1w height=~60"),
      "half the width": layout("width=0.5w height=1h edgeSpacing=(leading:fixed(4),trailing:fixed(6))", "horizontal width=1w height=44"),
    ])

  private static let deadInterItem = edges(
    "space-dead-inter-item", .info,
    speaks: [
      "a row": layout("width=1w height=1h", "horizontal width=1w height=44 interItemSpacing=fixed(10)"),
      "a flexible spacing": layout("width=1w height=1h", "horizontal width=1w height=44 interItemSpacing=flexible(10)"),
      "one of six tenths": layout("width=0.6w height=1h", "horizontal width=1w height=44 interItemSpacing=fixed(10)"),
      "one in points": layout("width=200 height=1h", "horizontal width=1w height=44 interItemSpacing=fixed(10)"),
      "a count of one": layout("width=1w height=1h", "horizontal width=1w height=44 count=1 interItemSpacing=fixed(10)"),
      "repeated once": layout("width=1w height=1h", "horizontal width=1w height=44 repeating=1 interItemSpacing=fixed(10)"),
      "a nested group":
        "define item a width=1w height=1h\ndefine group inner vertical width=0.5w height=1h of a interItemSpacing=fixed(4)\ndefine group outer horizontal width=1w height=100 of inner\ndefine section page outer",
      "set afterwards": layout("width=1w height=~60", "vertical width=1w height=~60", then: "set row.interItemSpacing fixed(10)"),
    ],
    silent: [
      "two": layout("width=0.5w height=1h", "horizontal width=1w height=44 interItemSpacing=fixed(10)"),
      "none": layout("width=1w height=1h", "horizontal width=1w height=44"),
      "two in a group that grows": two(
        "width=1w height=30", "width=1w height=30", "vertical width=1w height=~60 interItemSpacing=fixed(5)"),
      "repeated": layout("width=0.5w height=1h", "horizontal width=1w height=44 repeating=2 interItemSpacing=fixed(10)"),
      "two, of which one is there": layout(
        "width=0.5w height=1h", "horizontal width=1w height=44 interItemSpacing=fixed(10)", then: data(1)),
    ])

  private static let deadInterGroup = edges(
    "space-dead-inter-group", .hint,
    speaks: [
      "a full row": layout("width=1/3w height=1h", "horizontal width=1w height=44", "interGroupSpacing=10", then: data(3)),
      "a row that is not full": layout("width=1/3w height=1h", "horizontal width=1w height=44", "interGroupSpacing=10", then: data(2)),
      "a lane": layout(
        "width=1w height=1h", "horizontal width=100 height=44", "interGroupSpacing=10 orthogonalScrollingBehavior=continuous", then: data(1)
      ),
      "a count": layout("width=0.5w height=1h", "horizontal width=1w height=44 count=2", "interGroupSpacing=10", then: data(2)),
      "a custom group":
        "define group free custom width=1w height=40 frames=((0,0,50,40),(60,0,50,40))\ndefine section page free interGroupSpacing=8\nuse page\n"
        + data(2),
      "set afterwards": layout("width=1w height=1h", "horizontal width=1w height=44", then: data(1) + "set grid.interGroupSpacing 10"),
      "sideways":
        "set layout.scrollDirection horizontal\n"
        + layout("width=1w height=1h", "horizontal width=100 height=1h", "interGroupSpacing=10", then: data(1)),
    ],
    silent: [
      "one more than a row": layout("width=1/3w height=1h", "horizontal width=1w height=44", "interGroupSpacing=10", then: data(4)),
      "before there are items": layout("width=1w height=1h", "horizontal width=1w height=44", "interGroupSpacing=10"),
      "two by measured lengths": layout(
        "width=~80 height=1h", "horizontal width=1w height=44", "interGroupSpacing=10", then: data(2) + "measure main1 width=380"),
      "no spacing": layout("width=1w height=1h", "horizontal width=1w height=44", then: data(1)),
      "a spacing of nought": layout("width=1w height=1h", "horizontal width=1w height=44", "interGroupSpacing=0", then: data(1)),
      "another section has more": layout(
        "width=1w height=1h", "horizontal width=1w height=44", "interGroupSpacing=10", then: data(1) + data(5, "more")),
    ])
}
