import CompositionalLayout
import Localization

extension UIKitMessage {
  /// The exception for a group without a layout size.
  static let sizeRequired = "A size is required."

  /// The exception for a section with two supplementary items of the same kind, without the kinds (R13.3).
  package static let uniqueElementKinds = "Every supplementary must have a unique elementKind"

  /// The reason for a layout error, both by itself and preceded by the sentence that UIKit puts before each reason.
  private static func layoutErrors(_ fault: Fault) -> [String] {
    let lines = (fault.uiKitText ?? "").split(separator: "\n").prefix(2).map { withoutNumbers(String($0)) }
    return [String(lines[1].dropFirst("Error: ".utf8.count)), lines.joined(separator: " ")]
  }

  private static func withoutNumbers(_ text: String) -> String {
    ["{{0, 0}, {0, 0}}", "{0, 0, 0, 0}", "{0, 0}", "\"automatic\"", "index 0", "0x0"].reduce(text) {
      $0.replacing(text: $1, with: $1.hasPrefix("index") ? "index \(changing)" : changing)
    }
  }

  private static func notFinite(_ form: Dimension.Form) -> String {
    (Fault.dimensionNotFinite(section: nil, form: form, value: .nan).uiKitText ?? "").replacing(text: "nan", with: changing)
  }

  private static func notPositive(_ form: Dimension.Form) -> String {
    Fault.dimensionNotPositive(section: nil, form: form, value: 0).uiKitText ?? ""
  }

  private static let withItem = "append sections main; append items a to main; apply"

  static let layouts: [UIKitMessage] = [
    UIKitMessage(
      "section-definition", [Fault.sectionMissing(section: 0).uiKitText ?? ""],
      "The section provider returns nil for a section that has items.",
      causes: [
        "The provider switches on the index, and the snapshot has more sections or a different order.",
        "The provider reads the section from the data source before the first apply.",
      ],
      .scripts([
        [
          "define item cell width=1w height=44", "define group row horizontal width=1w height=44 of cell",
          "define section grid row; use grid for other", withItem, "frames",
        ]
      ]),
      remedy: "Return a layout for each section; switch on dataSource.sectionIdentifier(for:) rather than on the index.",
      known: "iOS 13 and later", rule: "R13.1"),
    UIKitMessage(
      "group-cannot-fit", layoutErrors(.subitemDoesNotFit(.zero)), "The first item of a group is longer than the group.",
      causes: [
        "Insets or spacing take up more space than the view has at this width, often in a split view or before the first layout.",
        "An absolute width is larger than the screen.",
        "A self-sizing item asks for more than its group has.",
      ],
      .scripts([
        [
          "define item wide width=500 height=1h", "define group row horizontal width=1w height=50 of wide",
          "define section grid row; use grid", withItem, "frames --json",
        ]
      ]), remedy: "Give the item a fraction of the group, or the group an estimated length along its axis.",
      known: "iOS 26; earlier versions are assumed to show no items instead", .reported, rule: "R4.7"),
    UIKitMessage(
      "no-room", layoutErrors(.noRoomForGroup(.zero)), "The insets of a group or a section are as large as the group or section itself.",
      causes: [
        "The view is laid out with almost no width, before it has its place in the window.",
        "The insets on both sides add up to more than the width of a narrow column.",
      ],
      .scripts([
        ["template list; set lines.contentInsets (0,200,0,200)", withItem, "frames --json"]
      ]), remedy: "Make the insets smaller, or compute them from environment.container.effectiveContentSize.",
      known: "iOS 26; earlier versions are assumed to show no items instead", .reported, rule: "R13.2"),
    UIKitMessage(
      "duplicate-kinds", [Fault.duplicateElementKinds(section: 0, kinds: [changing]).uiKitText ?? ""],
      "Two supplementary items of one section have the same elementKind.",
      causes: [
        "One function makes both the header and the footer, and uses the same kind for both.",
        "An item with a badge is listed twice in subitems, instead of repeated.",
      ],
      .scripts([
        [
          "template list; define header top width=1w height=30 elementKind=bar",
          "define footer end width=1w height=30 elementKind=bar", "add top to list-section; add end to list-section", withItem,
          "frames --json",
        ]
      ]), remedy: "Give each supplementary item a kind of its own; repeat an item with repeatingSubitem.", known: "iOS 13 and later",
      rule: "R13.3"),
    UIKitMessage(
      "size-required", [sizeRequired], "A group has no layoutSize.",
      causes: ["Objective-C passes nil as the size.", "The size comes from a property that is not set yet."],
      .scripts([["define group row horizontal"]]), remedy: "Give the group a size with a width and a height.", known: "iOS 13 and later",
      rule: "R13.4"),
    UIKitMessage(
      "group-without-subitems", [Fault.groupWithoutSubitems(section: 0).uiKitText ?? ""], "A group has no subitems.",
      causes: ["The subitems are made from an empty list.", "A custom group has no itemProvider."],
      .scripts([["define group row horizontal width=1w height=50"]]),
      remedy: "Leave the section out while it has no content, or give the group one item.", known: "iOS 13 and later", rule: "R13.5"),
    UIKitMessage(
      "count-below-one", [Axis.horizontal, .vertical].map { Fault.countBelowOne(section: 0, axis: $0).uiKitText ?? "" },
      "A group repeats its subitem less than once.",
      causes: [
        "The number of columns is computed from a width that is still 0.",
        "The number of columns is rounded down to 0 on a narrow screen.",
      ],
      .scripts([
        ["define item cell width=1w height=1h", "define group row horizontal width=1w height=50 of cell count=0"],
        ["define item cell width=1w height=1h", "define group row vertical width=1w height=50 of cell repeating=0"],
      ]), remedy: "Use at least one: max(1, columns).", known: "iOS 13 and later", rule: "R13.6"),
    UIKitMessage(
      "section-without-group", ["Invalid parameter not satisfying: group"], "A section is made without a group.",
      causes: ["Objective-C passes nil as the group."],
      .outside("Swift's types do not allow nil here, and Galley supports only what is possible in Swift."),
      remedy: "Check the value before the call, in Objective-C.", known: "iOS 13 and later", rule: "R13.7"),
    UIKitMessage(
      "not-finite", [Dimension.Form.fractionalWidth, .fractionalHeight, .absolute, .estimated].map(notFinite),
      "A dimension is NaN or infinite.",
      causes: [
        "The code divides by a width or a count of 0.", "A ratio is computed from an image that has no size yet.",
        "CGFloat.infinity or greatestFiniteMagnitude is used as the largest length.",
      ],
      .scripts([
        ["define item cell width=estimated(inf) height=50"], ["define item cell width=absolute(inf) height=50"],
        ["define item cell width=fractionalWidth(nan) height=50"], ["define item cell width=1w height=fractionalHeight(nan)"],
      ]), remedy: "Check the divisor, and use fractionalWidth(1) for the whole width.", known: "iOS 13 and later", rule: "R13.8"),
    UIKitMessage(
      "absolute-not-positive", [notPositive(.absolute)], "An absolute dimension is 0 or negative; UIKit uses it unchanged.", channel: .log,
      causes: ["A height of 0 is used to hide something.", "Insets are subtracted from a width that is still 0."],
      .scripts([
        ["template list; set line.height 0", withItem, "frames --json"]
      ]), remedy: "Leave the item out of the layout instead of giving it no height.", known: "iOS 13 and later", .reported, rule: "R13.9"),
    UIKitMessage(
      "estimated-not-positive", [notPositive(.estimated)], "An estimate is 0 or negative; UIKit uses it unchanged.", channel: .log,
      causes: ["The estimate is meant to express that the size is unknown.", "An estimate is computed from data that is not loaded yet."],
      .scripts([
        ["template list; set line.height estimated(0)", withItem, "frames --json"]
      ]), remedy: "Use the height of a typical cell, such as 44.", known: "iOS 13 and later", .reported, rule: "R13.9"),
    UIKitMessage(
      "pinned-frame", ["Frame … does not intersect {{"], "A pinned header or footer does not overlap the area it is pinned in.",
      causes: [
        "The pinned item has a width or a height of 0, because that dimension is a fraction of an empty container.",
        "A subclass of the layout moves elements after the layout has placed them.",
      ], .outside("Galley pins an empty frame without checking it."),
      remedy: "Give the pinned item a width and a height, and remove it from empty sections.", known: "iOS 15", .reported,
      rule: "R8.5"),
    UIKitMessage(
      "handler-with-estimates",
      ["the section invalidation handler cannot currently mutate visible items for layouts containing estimated items"],
      "A section has a visibleItemsInvalidationHandler, and the layout has estimated sizes.", channel: .log,
      causes: ["The handler changes the transform, alpha or center of visible items, and some size in the layout is estimated."],
      .outside("Galley does not run the handler; it warns if the code that it reads has both."),
      remedy: "Use absolute or fractional sizes in the whole layout, or change the cells themselves while they scroll.",
      known: "not dated", .reported, rule: "R18.14"),
    UIKitMessage(
      "attributes-past-end",
      ["UICollectionView received layout attributes for a cell with an index path that does not exist"],
      "The layout has a frame for an item that the data source no longer has.",
      causes: [
        "A layout or its subclass keeps attributes from before an update.",
        "The snapshot was applied on one queue while the view was laid out on another.",
        "The data source of the view changed, but the layout was not invalidated.",
      ], .outside("Galley solves the layout again for each snapshot, and keeps no attributes."),
      remedy: "Leave caching to the compositional layout, and invalidate it when the data source is replaced.", known: "iOS 9 and later",
      .reported, rule: "5.3"),
    UIKitMessage(
      "encapsulated-layout",
      ["Unable to simultaneously satisfy constraints", "UIView-Encapsulated-Layout-Height", "UIView-Encapsulated-Layout-Width"],
      "The constraints in a cell require a different size from the one that the layout gives the cell.", channel: .log,
      causes: [
        "The cell is first laid out at its estimated size, and measured afterwards. Until then, a required height contradicts the estimate.",
        "An absolute or fractional size is smaller than the constraints of the cell allow.",
        "Constraints of the cell contradict each other, or it has not called translatesAutoresizingMaskIntoConstraints = false.",
      ], .outside("Galley has no constraints: 'measure' sets the size of a cell, and 'lint' reports estimates that are far from it."),
      remedy: "Give one constraint along that axis the priority 999, or use an estimate near the real size. The final frames are the same.",
      known: "iOS 8 and later", .reported, rule: "R7.1"),
  ]
}
