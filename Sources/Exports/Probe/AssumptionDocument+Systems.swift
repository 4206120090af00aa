import CompositionalLayout

/// Documents about behaviour that depends on the system version, the text size, or the text direction (other than mirroring).
extension AssumptionDocument {
  static let ofSystems = rounded + textSizes + offsets + anchors

  /// Lengths that are a whole number plus 0.28 points. In a row, their edges fall on different pixels for each way of rounding.
  private static let rounded = [
    AssumptionDocument(
      .rounding, items: 10,
      [
        "define item cell width=0.1707w height=1h", "define group row horizontal width=1w height=40 of cell", "define section grid row",
      ]),
    AssumptionDocument(
      .rounding, items: 9,
      [
        "define item cell width=1w height=0.12056h", "define group column vertical width=1w height=500 of cell",
        "define section grid column",
      ]),
  ]

  private static func size(_ category: String) -> String { "set environment.preferredContentSizeCategory \(category)" }

  private static func guide(_ category: String) -> [String] {
    [
      size(category), "set environment.layoutMargins (0,20,0,20)", "define item cell width=0.5w height=1h",
      "define group row horizontal width=1w height=50 of cell", "define section grid row contentInsetsReference=readableContent",
    ]
  }

  private static func list(_ category: String, _ settings: String) -> [String] {
    [size(category), "define section grid list \(settings)"]
  }

  private static let textSizes = [
    AssumptionDocument(.readableTextSize, in: "1024x600", items: 3, guide("accessibilityLarge")),
    AssumptionDocument(.readableTextSize, in: "820x600", items: 3, guide("extraSmall")),
    AssumptionDocument(.listTextSize, items: 40, list("accessibilityMedium", "appearance=plain headerMode=supplementary")),
    AssumptionDocument(.listTextSize, items: 40, list("extraSmall", "appearance=grouped headerMode=supplementary")),
    AssumptionDocument(.listTextSize, items: 40, list("extraExtraExtraLarge", "appearance=sidebar")),
  ]

  private static func titled(_ title: String) -> [String] {
    [
      "set environment.direction rightToLeft", "define item cell width=1w height=1h",
      "define group row horizontal width=1w height=40 of cell",
      "define boundary title \(title)", "define section grid row", "add title to grid",
    ]
  }

  /// Cells with a badge, and rows with a badge.
  private static func marked(_ badge: String, to owner: String) -> [String] {
    [
      "set environment.direction rightToLeft", "define item cell width=0.5w height=1h",
      "define group row horizontal width=1w height=60 of cell", "define badge dot \(badge)", "define section grid row",
      "add dot to \(owner)",
    ]
  }

  private static let anchors = [
    AssumptionDocument(
      .mirroredOffset, items: 3, marked("width=20 height=14 containerAnchor=(edges:top+trailing,absoluteOffset:(9,-4))", to: "cell")),
    AssumptionDocument(
      .mirroredOffset, items: 5, marked("width=24 height=16 containerAnchor=(edges:top+trailing,fractionalOffset:(0.5,-0.5))", to: "cell")),
    AssumptionDocument(
      .mirroredOffset, items: 3,
      marked(
        "width=30 height=12 containerAnchor=edges:bottom+leading itemAnchor=(edges:top+leading,absoluteOffset:(-7,3))", to: "row")),
  ]

  private static let offsets = [
    AssumptionDocument(.mirroredOffset, items: 3, titled("width=70 height=20 alignment=topTrailing offset=(-13,0)")),
    AssumptionDocument(.mirroredOffset, items: 3, titled("width=90 height=24 alignment=bottom offset=(21,4)")),
  ]
}
