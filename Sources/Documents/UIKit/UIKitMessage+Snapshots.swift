import Localization
import Snapshots

private typealias Fault = SnapshotFault<String, String>
private typealias TreeFault = SectionSnapshotFault<String>

extension UIKitMessage {
  private static let olderItems = "Fatal: supplied identifiers are not unique."
  private static let olderReload = "Invalid item identifier specified for reload"
  private static let olderSections = "Invalid parameter not satisfying: dataSourceSnapshot.numberOfSections == sectionIdentifiers.count"
  private static let olderLog =
    "Warning: … inserted identifier(s) already present; existing items will be moved into place for this current insertion. Please note "
    + "this will impact performance if items are not unique when inserted."

  private static let withMain = "append sections main"
  private static let withItems = "append sections main; append items a b to main"

  static let snapshots: [UIKitMessage] = [
    UIKitMessage(
      "append-without-sections", [Fault.noSections.uiKitText], "appendItems is called on a snapshot that has no sections.",
      causes: [
        "appendItems is called before appendSections.",
        "deleteAllItems was called, which deletes the sections too.",
        "The sections were appended to a different copy of the snapshot, which is a value type.",
      ], .scripts([["append items a"]]), remedy: "Call appendSections first.", known: "iOS 13 and later", rule: "2.1"),
    UIKitMessage(
      "repeated-items", [Fault.repeatedItems([changing]).uiKitText, olderItems], "One call names an item more than once.",
      causes: [
        "The server sends a record twice, or two pages of results overlap.",
        "Two models have the same value in the property that == compares.",
        "Several models have an empty id, or one with a default value.",
      ], .scripts([[withMain, "append items a b a to main"]]),
      remedy: "Remove the duplicates before the call, or compare a property that is unique.",
      known: "iOS 13 and later; up to 13.3, with the shorter text", rule: "2.1"),
    UIKitMessage(
      "repeated-sections", [Fault.repeatedSections([changing]).uiKitText], "One call names a section more than once.",
      causes: [
        "The sections are collected from the items, and two items have the same section.",
        "Two models have the same value in the property that == compares.",
      ], .scripts([["append sections main main"]]),
      remedy: "Remove the duplicates before the call, or compare a property that is unique.", known: "iOS 13 and later", rule: "2.1"),
    UIKitMessage(
      "section-not-found", [Fault.appendToUnknownSection("").uiKitText],
      "appendItems names a section, or insertItems names a destination, that is not in the snapshot.",
      causes: [
        "The section was never appended, or was deleted before the call.",
        "The destination was deleted, or its == compares content that has changed.",
        "The section identifier is a struct that contains its items, and they have changed.",
        "The identifier is a Swift class that is not an NSObject, which is identified by its instance before iOS 18.",
      ], .scripts([[withMain, "append items a to news"], [withItems, "insert items c before zz"]]),
      remedy: "Append the section first, or look the identifier up with indexOfSection or indexOfItem.", known: "iOS 13 and later",
      rule: "2.1"),
    UIKitMessage(
      "insert-beside-itself", [Fault.insertItemsBesideThemselves(destination: changing, items: [changing]).uiKitText],
      "insertItems is given a destination that is itself one of the items to insert.",
      causes: ["The new items come from a list that also contains the destination."],
      .scripts([[withItems, "insert items c b after b"]]), remedy: "Remove the destination from the inserted items.",
      known: "iOS 13 and later", rule: "2.1"),
    UIKitMessage(
      "move-beside-itself", [Fault.moveItemBesideItself(changing).uiKitText], "moveItem moves an item next to itself.",
      causes: ["A drag ends where it began.", "The new position is computed before the item is removed from its old one."],
      .scripts([[withItems, "move item a after a"]]), remedy: "Do nothing if the two identifiers are equal.", known: "iOS 13 and later",
      rule: "2.1"),
    UIKitMessage(
      "move-unknown-item", [Fault.moveUnknownItem("").uiKitText], "moveItem moves an item that is not in the snapshot.",
      causes: [
        "The item was deleted by an update in between.",
        "The call passes a new value, and its == compares content that has changed.",
      ], .scripts([[withItems, "move item zz after a"]]), remedy: "Look the item up with indexOfItem first, and compare only an id in ==.",
      known: "iOS 13 and later", rule: "2.1"),
    UIKitMessage(
      "move-to-unknown-item", [Fault.moveBesideUnknownItem("").uiKitText],
      "moveItem moves an item next to one that is not in the snapshot.",
      causes: [
        "The item was deleted by an update in between.",
        "The call passes a new value, and its == compares content that has changed.",
      ], .scripts([[withItems, "move item a after zz"]]), remedy: "Look the item up with indexOfItem first, and compare only an id in ==.",
      known: "iOS 13 and later", rule: "2.1"),
    UIKitMessage(
      "reload-unknown-item", [Fault.reloadUnknownItem(changing).uiKitText, olderReload],
      "reloadItems names an item that is not in the snapshot.",
      causes: [
        "The call passes a new value, and its == compares content that has changed.",
        "The items to reload were never appended to the new snapshot.",
        "The item was deleted by an update in between.",
        "The identifier is a Swift class that is not an NSObject, which is identified by its instance before iOS 18.",
      ], .scripts([[withItems, "reload items zz"]]), remedy: "Look the item up with indexOfItem first, and compare only an id in ==.",
      known: "iOS 14 and later; iOS 13 has the shorter text", rule: "2.1"
    ).onIOS13(.different(olderReload)),
    UIKitMessage(
      "reconfigure-unknown-item", [Fault.reconfigureUnknownItem(changing).uiKitText],
      "reconfigureItems names an item that is not in the snapshot.",
      causes: [
        "The call passes a new value, and its == compares content that has changed.",
        "The items to reconfigure were never appended to the new snapshot.",
        "The item was deleted by an update in between.",
      ], .scripts([[withItems, "reconfigure items zz"]]),
      remedy: "Look the item up with indexOfItem first, and compare only an id in ==.", known: "iOS 15 and later", .reported, rule: "2.1"),
    UIKitMessage(
      "insert-sections-beside-themselves", [Fault.insertSectionsBesideThemselves(destination: changing, sections: [changing]).uiKitText],
      "insertSections names its destination among the sections to insert.",
      causes: ["The new sections come from a list that also contains the destination."],
      .scripts([[withMain, "insert sections main news before main"]]), remedy: "Remove the destination from the inserted sections.",
      known: "iOS 13 and later", rule: "2.1"),
    UIKitMessage(
      "insert-at-unknown-section", [Fault.insertBesideUnknownSection("").uiKitText],
      "insertSections names a destination that is not in the snapshot.",
      causes: ["The section was never appended, or was deleted before the call."],
      .scripts([[withMain, "insert sections news before zz"]]), remedy: "Look the section up with indexOfSection first.",
      known: "iOS 13 and later", rule: "2.1"),
    UIKitMessage(
      "section-already-exists",
      [
        Fault.sectionsAlreadyPresent([changing]).uiKitText, Fault.sectionsAlreadyPresent([changing, changing]).uiKitText, olderSections,
      ],
      "appendSections or insertSections names a section that is already in the snapshot.",
      causes: [
        "The snapshot comes from dataSource.snapshot(), which already contains the sections.",
        "A loop appends the section once for each of its items.",
      ], .scripts([[withMain, "append sections main"]]),
      remedy: "Start from an empty snapshot, or append only sections that indexOfSection does not find.",
      known: "iOS 15 and later; iOS 13 has the text about numberOfSections", rule: "2.1"
    ).onIOS13(.different(olderSections)),
    UIKitMessage(
      "move-section-beside-itself", [Fault.moveSectionBesideItself(changing).uiKitText], "moveSection moves a section next to itself.",
      causes: ["The new position is computed before the section is removed from its old one."],
      .scripts([[withMain, "move section main after main"]]), remedy: "Do nothing if the two identifiers are equal.",
      known: "iOS 13 and later", rule: "2.1"),
    UIKitMessage(
      "move-unknown-section", [Fault.moveUnknownSection("").uiKitText], "moveSection moves a section that is not in the snapshot.",
      causes: ["The section was never appended, or was deleted before the call."],
      .scripts([[withMain, "move section zz after main"]]), remedy: "Look the section up with indexOfSection first.",
      known: "iOS 13 and later", rule: "2.1"),
    UIKitMessage(
      "move-to-unknown-section", [Fault.moveBesideUnknownSection("").uiKitText],
      "moveSection moves a section next to one that is not in the snapshot.",
      causes: ["The section was never appended, or was deleted before the call."],
      .scripts([[withMain, "move section main after zz"]]), remedy: "Look the section up with indexOfSection first.",
      known: "iOS 13 and later", rule: "2.1"),
    UIKitMessage(
      "reload-unknown-section", [Fault.reloadUnknownSection(changing).uiKitText],
      "reloadSections names a section that is not in the snapshot.",
      causes: [
        "The section identifier is a struct that contains its items, and they have changed.",
        "The section was never appended, or was deleted before the call.",
      ], .scripts([[withMain, "reload sections zz"]]), remedy: "Look the section up with indexOfSection first.", known: "iOS 13 and later",
      rule: "2.1"),
    UIKitMessage(
      "section-identifier-not-found", [Fault.unknownSection("").uiKitText],
      "itemIdentifiers(inSection:) or numberOfItems(inSection:) names a section that is not in the snapshot.",
      causes: [
        "Nothing has been applied yet, so dataSource.snapshot() is empty.",
        "The section was deleted when it lost its last item.",
      ], .scripts([[withMain, "count zz"], ["items zz"]]), remedy: "Look the section up with indexOfSection first.",
      known: "iOS 14 and later; iOS 13 returns an empty list", rule: "1.1"
    ).onIOS13(.nothing),
    UIKitMessage(
      "item-already-exists", [uiKitLog(movedIntoPlace: [changing]) ?? "", uiKitLog(movedIntoPlace: [changing, changing]) ?? "", olderLog],
      "appendItems or insertItems names items that are already in the snapshot; they move to the new position.", channel: .log,
      causes: [
        "An item is meant to appear in two sections, but it can be in only one.",
        "A page of results is appended again.",
      ], .scripts([[withItems, "append items a to main"]]),
      remedy: "Append each item once; if it has to appear in two places, make two identifiers for it.",
      known: "iOS 15 and later; an earlier text is known from a copy of the class", .reported, rule: "2.3"),
    UIKitMessage(
      "unequal-hashes", [Snapshots.uiKitText(unequalHashesOf: changing, and: changing)],
      "Two identifiers are equal, but their hashes differ. UIKit notices only if it compares the two, and may otherwise treat them as two items; Galley always raises.",
      causes: [
        "== compares only the id, but hash(into:) combines other properties too.",
        "hash(into:) combines a property of an object that was changed in place.",
      ],
      .scripts([
        [
          "struct A: Hashable { var n = 0; static func ==(a: A, b: A) -> Bool {true} }",
          "var s = NSDiffableDataSourceSnapshot<Int, A>(); s.appendSections([0])", "s.appendItems([A(n: 1), A(n: 2)]); dataSource.apply(s)",
        ]
      ]), remedy: "In hash(into:), combine only what == compares.", known: "iOS 15 and later", .reported, rule: "2.4"),
    UIKitMessage(
      "nil-identifiers",
      [
        "identifiers", "itemIdentifiers", "sectionIdentifiers", "destinationIdentifier", "toIdentifier", "fromSectionIdentifier",
        "toSectionIdentifier", "sectionIdentifier",
      ].map { "Invalid parameter not satisfying: \($0)" }, "Objective-C passes nil where a snapshot expects identifiers.",
      causes: ["A property of an Objective-C model is nil."],
      .outside("Swift's types do not allow nil here, and Galley supports only what is possible in Swift."),
      remedy: "Check the value before the call, in Objective-C.", known: "iOS 13 and later", rule: "2.1"),
  ]

  private static let withOutline = "append sections main; append items a to main; append items b under a"

  static let outlines: [UIKitMessage] = [
    UIKitMessage(
      "outline-repeated-items", [TreeFault.repeatedItems([changing]).uiKitText],
      "append or insert names an item that the section snapshot already contains, or names an item twice.",
      causes: [
        "Unlike a snapshot, a section snapshot does not move an item that it already contains.",
        "The same child is meant to appear under two parents.",
        "The children are appended again each time their parent expands.",
      ], .scripts([[withOutline, "append items b under a"]]),
      remedy: "Append only items that contains(_:) does not find, or use replace(childrenOf:using:).", known: "iOS 14 and later", rule: "3"),
    UIKitMessage(
      "outline-unknown-parent", [TreeFault.unknownParent(changing).uiKitText],
      "append(_:to:), replace(childrenOf:using:) or snapshot(of:) names a parent that the section snapshot does not contain.",
      causes: [
        "The children are appended before their parent.", "The call passes a new value, and its == compares content that has changed.",
      ],
      .scripts([[withItems, "append items c under zz"]]), remedy: "Append parents before children, and compare only an id in ==.",
      known: "iOS 14 and later", rule: "3"),
    UIKitMessage(
      "outline-insert-before", [TreeFault.insertBeforeUnknownItem(changing).uiKitText],
      "insert(_:before:) names a destination that the section snapshot does not contain.",
      causes: ["The item was deleted by an update in between.", "The item is in another section's snapshot."],
      .scripts([["var tree = NSDiffableDataSourceSectionSnapshot<String>()", "tree.insert([\"a\"], before: \"zz\")"]]),
      remedy: "Look the item up with contains(_:) first.", known: "iOS 14 and later", rule: "3"),
    UIKitMessage(
      "outline-insert-after", [TreeFault.insertAfterUnknownItem(changing).uiKitText],
      "insert(_:after:) names a destination that the section snapshot does not contain.",
      causes: ["The item was deleted by an update in between.", "The item is in another section's snapshot."],
      .scripts([["var tree = NSDiffableDataSourceSectionSnapshot<String>()", "tree.insert([\"a\"], after: \"zz\")"]]),
      remedy: "Look the item up with contains(_:) first.", known: "iOS 14 and later", rule: "3"),
    UIKitMessage(
      "outline-delete-unknown", [TreeFault.deleteUnknownItem(changing).uiKitText],
      "delete names an item that the section snapshot does not contain; a snapshot would ignore it.",
      causes: [
        "The item was deleted earlier, together with its parent.", "The item is in another section's snapshot.",
      ], .scripts([["var tree = NSDiffableDataSourceSectionSnapshot<String>()", "tree.delete([\"zz\"])"]]),
      remedy: "Look the item up with contains(_:) first.", known: "iOS 14 and later", rule: "3"),
    UIKitMessage(
      "outline-unknown-item", [TreeFault.unknownItem(changing).uiKitText],
      "isExpanded, isVisible or level(of:) asks about an item that the section snapshot does not contain.",
      causes: ["The item is in another section's snapshot.", "The item was deleted by an update in between."],
      .scripts([["let tree = NSDiffableDataSourceSectionSnapshot<String>()", "print(tree.level(of: \"zz\"))"]]),
      remedy: "Look the item up with contains(_:) first.", known: "iOS 14 and later", rule: "3"),
    UIKitMessage(
      "outline-unknown-child", [TreeFault.unknownChild(changing).uiKitText],
      "parent(of:) asks about an item that the section snapshot does not contain.",
      causes: ["The item is in another section's snapshot.", "The item was deleted by an update in between."],
      .scripts([["let tree = NSDiffableDataSourceSectionSnapshot<String>()", "print(tree.parent(of: \"zz\"))"]]),
      remedy: "Look the item up with contains(_:) first.", known: "iOS 14 and later", rule: "3"),
    UIKitMessage(
      "outline-nil", ["parentItem != nil", "snapshot != nil", "item != nil"].map { "Invalid parameter not satisfying: \($0)" },
      "Objective-C passes nil where a section snapshot expects an item or a snapshot.",
      causes: ["A property of an Objective-C model is nil."],
      .outside("Swift's types do not allow nil here, and Galley supports only what is possible in Swift."),
      remedy: "Check the value before the call, in Objective-C.", known: "iOS 14 and later", rule: "3"),
  ]
}
