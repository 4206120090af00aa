import CompositionalLayout
import HashTreeCollections
import Snapshots
import TestSupport
import Testing

@testable import Documents
@testable import Sessions

/// The random documents of the law tests differ from the initial one in every part.
@Suite struct ReachTests {
  /// Values that are not reached: names in layouts and components become values only when a layout is made, as do the kind of a component,
  /// the insets of a section if they are not set, and the z index of list cells. A third copy of an item on screen would need a long session.
  private static let constant = [
    "boundarySupplementaryItems.count", "supplementaryItems.count", "decorationItems.count", "value.section..0.group",
    "value.group..0.content case", "value.group..0.content.custom.count", "value.section..0.contentInsets", "value.section..0.cellZIndex",
    "value.boundary..0.elementKind",
    "value.badge.elementKind", "value.background.elementKind", "distinction.copy",
  ]

  @Test func everyPartOfADocumentTakesMoreThanOneValue() {
    var values: [String: Set<String>] = [:]
    for session in RandomSession.goingOn + RandomSession.coded { note(session.end.document, at: "document", in: &values) }
    let constant = values.filter { $0.value.count < 2 }.keys.sorted().filter { path in !Self.constant.contains { path.contains($0) } }
    #expect(constant == [])
    #expect(values.count > 100)
  }

  /// Collects the values of every stored property, at any depth: the elements of a list count as one value, and so do the cases of an
  /// enumeration.
  private func note(_ value: Any, at path: String, in values: inout [String: Set<String>]) {
    if let snapshot = value as? DocumentSnapshot {
      for (name, value) in [
        ("sections", "\(snapshot.sectionIdentifiers)"), ("items", "\(snapshot.itemIdentifiers)"),
        ("reloadedSections", "\(snapshot.reloadedSectionIdentifiers)"), ("reloadedItems", "\(snapshot.reloadedItemIdentifiers)"),
        ("reconfiguredItems", "\(snapshot.reconfiguredItemIdentifiers)"),
      ] where !(path.hasSuffix("applied") && name.hasPrefix("re")) { values["\(path).\(name)", default: []].insert(value) }
      return
    }
    if let outline = value as? SectionSnapshot<ItemIdentifier> {
      values["\(path).rows", default: []].insert("\(outline.rows)")
      return
    }
    if let views = value as? ViewList {
      values["\(path).currentIndex", default: []].insert("\(views.currentIndex)")
      return note(Array(views), at: path, in: &values)
    }
    if let library = value as? ComponentLibrary {
      return note(Dictionary(uniqueKeysWithValues: library.map { ($0.key, $0.value) }), at: path, in: &values)
    }
    if let queue = value as? ReuseQueue { return note(queue.cells, at: path, in: &values) }
    if let dimension = value as? Dimension {
      values["\(path).form", default: []].insert(dimension.form.rawValue)
      values["\(path).value", default: []].insert("\(dimension.value)")
      return
    }
    // Caches, and records of earlier states, are not part of a value.
    if value is Derived<DocumentSnapshot?> || value is Derived<AwaitedByCode?> || value is Derived<[HashMistake]>
      || value is Derived<[String?: ComponentSource]> || value is Derived<[String]?>
      || value is Derived<OutlinesInStep?>
      || value is Derived<LastApply?>
      || value is Derived<LastDrop?> || value is Derived<PastApplies>
      || value is Derived<TreeDictionary<String, RowMove>> || value is Derived<LayoutCode.CodeScreen?>
    {
      return
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection, .set, .dictionary:
      values["\(path).count", default: []].insert("\(mirror.children.count)")
      for child in mirror.children { note(child.value, at: path + "[]", in: &values) }
    case .optional:
      values["\(path)?", default: []].insert("\(mirror.children.count)")
      for child in mirror.children { note(child.value, at: path, in: &values) }
    case .enum:
      let name = mirror.children.first?.label ?? "\(value)"
      values["\(path) case", default: []].insert(name)
      for child in mirror.children { note(child.value, at: "\(path).\(name)", in: &values) }
    default:
      if mirror.children.isEmpty {
        values[path, default: []].insert("\(value)")
      } else {
        for child in mirror.children {
          let label = child.label ?? ""
          // A boxed value has the path of its box.
          note(child.value, at: ["box", "held"].contains(label) ? path : "\(path).\(label)", in: &values)
        }
      }
    }
  }
}
