import CompositionalLayout
import Documents
import Localization
import Snapshots

/// The reason why an edit moved nothing on screen.
extension Document {
  /// The largest number of components that are compared to find the edited ones.
  private static let mostComponents = 1_000

  /// The reason why editing components or the layout since `before` moved no frame; nil if neither was edited.
  ///
  /// - Complexity: linear in the components and in the sections on screen.
  package func reasonForUnchangedFrames(since before: Document) -> Phrase? {
    guard current == before.current, components.count <= Self.mostComponents else { return nil }
    // The placeholders of the code are still to come.
    if case .items? = view.awaited.value, view.pending.numberOfSections == 0 { return nil }
    let edited = components.filter { component in
      before.components[component.key].map { $0 != component.value } ?? false
    }.map { $0.key }.sorted()
    guard let name = edited.first, let old = before.components[name], let new = components[name] else {
      guard view.configuration != before.view.configuration else { return nil }
      return reason(forLayoutSince: before.view)
    }
    return reason(for: ComponentEdit(name: name, old: old, new: new), since: before)
  }

  private func reason(for edit: ComponentEdit, since before: Document) -> Phrase {
    if let reason = reasonForNoItems { return reason }
    let placed = PlacedComponents(self, .layoutAndSections)
    let users = placed.data.filter { section in section.component.map { components.chain(from: $0, to: edit.name) != nil } ?? false }
    if users.isEmpty, !view.boundaries.contains(edit.name) { return reasonForNoUse(of: edit.name, by: placed.data) }
    if let section = users.first, users.allSatisfy({ $0.items == 0 }) {
      return "section '\(section.identifier)' uses '\(edit.name)' and has no items on screen"
    }
    return edit.reason(in: placed, before: PlacedComponents(before, .layoutAndSections), users: users) ?? "no frame on screen depends on it"
  }

  /// The reason if nothing on screen can be placed by a layout.
  private var reasonForNoItems: Phrase? {
    guard view.applied.numberOfItems == 0 else { return nil }
    return view.pending.numberOfItems > 0
      ? "no items are on screen, because edits are pending until 'apply'"
      : "no items are on screen; add some with 'append items' and 'apply'"
  }

  private func reasonForNoUse(of name: String, by data: [ServedSection]) -> Phrase {
    let owners = components.owners(of: name).sorted()
    guard components[name]?.kind == .section || !owners.isEmpty, let section = data.first, let other = section.component else {
      return omission(of: name)
    }
    let ownSections = components.map { $0.key }.filter { components[$0]?.kind == .section && components.chain(from: $0, to: name) != nil }
      .sorted()
    guard let own = ownSections.first else { return omission(of: name) }
    guard own != name else { return "section '\(section.identifier)' uses '\(other)': 'use \(own)' shows '\(own)'" }
    return "section '\(section.identifier)' uses '\(other)', and '\(name)' belongs to '\(own)': 'use \(own)' shows it"
  }

  private func reason(forLayoutSince before: View) -> Phrase? {
    if let reason = reasonForNoItems { return reason }
    let (old, new) = (before.configuration, view.configuration)
    if old.interSectionSpacing != new.interSectionSpacing, view.applied.numberOfSections < 2 {
      return "there is one section, and interSectionSpacing applies only between sections"
    }
    return "no frame on screen depends on it"
  }
}

/// One edit of a component.
private struct ComponentEdit {
  var name: String
  var old: Component
  var new: Component

  /// The properties whose values differ.
  var properties: Set<PropertyName> {
    Set(Component.properties(of: new.kind).properties.filter { $0.text(old) != $0.text(new) }.map { $0.key })
  }

  /// The reason, based on where the component is used; nil if no reason is known.
  func reason(in placed: PlacedComponents, before: PlacedComponents, users: [ServedSection]) -> Phrase? {
    let properties = properties
    if properties == [.zIndex] { return "zIndex decides which element is drawn on top and does not move any elements" }
    if properties == [.pinToVisibleBounds] { return "a pinned element moves only while the view scrolls" }
    if !properties.isEmpty, properties.isSubset(of: [.orthogonalScrollingBehavior, .bounce, .decelerationRate]) {
      return "it changes how the section scrolls, not its frames"
    }
    return reasonOfSize(properties, in: placed, before: before) ?? reasonOfSpacing(properties, in: placed, users: users)
  }

  private func reasonOfSize(_ properties: Set<PropertyName>, in placed: PlacedComponents, before: PlacedComponents) -> Phrase? {
    guard !properties.isEmpty, properties.isSubset(of: [.width, .height]) else { return nil }
    let places = placed.places.filter { $0.name == name }
    guard let place = places.first else { return nil }
    if let parent = place.parent, place.isForced, properties == [PropertyName(parent.axis)] {
      return
        "'\(parent.name)' has a count, which divides its \(parent.axis.length) among its subitems: 'unset \(parent.name).count' ends that"
    }
    guard let axis = Axis.allCases.first(where: { properties == [PropertyName($0)] }),
      (places + before.places.filter { $0.name == name }).allSatisfy({ $0.size[axis] == place.size[axis] })
    else { return nil }
    return "its \(axis.length) is \(rounded(place.size[axis])) points, as before"
  }

  private func reasonOfSpacing(_ properties: Set<PropertyName>, in placed: PlacedComponents, users: [ServedSection]) -> Phrase? {
    if properties == [.interItemSpacing] {
      let groups = placed.groups.filter { $0.name == name }
      guard !groups.isEmpty, groups.allSatisfy({ $0.fit.count < 2 }) else { return nil }
      return "only one item fits in '\(name)', and interItemSpacing applies only between items"
    }
    if properties == [.interGroupSpacing], let section = placed.sections.first(where: { $0.name == name }), let user = users.first,
      users.allSatisfy({ section.groupCount(of: $0.items) < 2 })
    {
      return "section '\(user.identifier)' has one group, and interGroupSpacing applies only between groups"
    }
    return nil
  }
}
