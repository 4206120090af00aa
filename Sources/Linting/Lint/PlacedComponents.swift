import Cancelling
import CompositionalLayout
import Documents
import HashTreeCollections
import Snapshots

/// The components in the places where they stand, with the sizes they come to there.
///
/// A component that stands in many different surroundings is looked at in the first few of them, so that the work is linear in the
/// components, however often they name one another.
package struct PlacedComponents: Sendable {
  /// How much of a document is read.
  package enum ReadingDepth {
    case layout, layoutAndSections
    /// Measured sizes and the last changes too. Without a layout, sections are left out.
    case everything
  }

  let document: Document
  let environment: Environment
  /// The boundary items of the layouts themselves.
  let layoutBoundaries: Set<String>
  /// The sections on screen, in order.
  let data: [ServedSection]
  /// The sizes that elements of components ask for.
  let measures: [String: [Measure]]
  let lastChange: LastChange
  package private(set) var places: [PlacedComponent] = []
  package private(set) var groups: [GroupPlace] = []
  package private(set) var sections: [SectionPlace] = []
  /// Both dimensions of everything that has a size.
  private(set) var dimensions: [SizedAxis] = []
  /// Every boundary item: those of sections, then those of the layout and unused ones, which are sized in the whole bounds.
  private(set) var boundaries: [BoundaryPlace] = []
  private var known: [String: [Known]] = [:]
  /// The components' names by kind, sorted.
  private var names: [Component.ComponentKind: [String]] = [:]

  /// The amount of work done, for cost tests.
  package var work: Int { places.count + groups.reduce(0) { $0 + $1.children.count } + sections.count + data.count }

  /// The maximum number of containers in which a component is read.
  private static let mostPlaces = 8

  /// Reads the components in use, then unused ones, as if they filled the whole view.
  package init(_ document: Document, _ extent: ReadingDepth) {
    self.document = document
    environment = document.surroundings(of: document.view)
    layoutBoundaries = document.views.reduce(into: []) { $0.formUnion($1.boundaries.elements) }
    data = extent == .layoutAndSections || extent == .everything && document.hasLayout ? document.servedSections : []
    measures = extent == .everything ? document.componentMeasures : [:]
    lastChange = extent == .everything ? document.lastChange : LastChange()
    known.reserveCapacity(document.components.count)
    for (name, component) in document.components { names[component.kind, default: []].append(name) }
    for kind in names.keys { names[kind]?.sort() }
    var served: [String: [ServedSection]] = [:]
    for section in data { if let name = section.component { served[name, default: []].append(section) } }
    for name in sectionNames {
      guard let component = document.components[name], var section = component.section(in: environment) else { continue }
      section.boundarySupplementaryItems = component.parts.supplementaries.compactMap { try? document.components.boundary(named: $0) }
      let space = section.space(in: document.view.configuration, environment: environment)
      let data = served[name] ?? []
      let surroundings = Surroundings(container: space.groupContainer, hasItems: data.contains { $0.items > 0 })
      let group = component.groupName.flatMap { read($0, in: surroundings, depth: 0).group }
      sections.append(SectionPlace(name: name, component: component, section: section, space: space, group: group, data: data))
    }
    for name in unreadRoots { _ = read(name, in: Surroundings(container: environment.bounds, hasItems: false), depth: 0) }
    dimensions = allDimensions
    boundaries = allBoundaries
  }

  func names(of kinds: Component.ComponentKind...) -> [String] {
    let names = kinds.map { self.names[$0] ?? [] }
    return names.count == 1 ? names[0] : names.flatMap { $0 }.sorted()
  }

  /// The layout sections, those in use first.
  private var sectionNames: [String] {
    var seen: Set<String> = []
    return (document.view.uses.map { $0.component } + names(of: .section)).filter { seen.insert($0).inserted }
  }

  /// The components that no section and no group holds, by name.
  private var unreadRoots: [String] {
    let mentioned = Set(names(of: .group).flatMap { document.components.subitems(of: $0) })
    return names(of: .item, .group).filter { known[$0] == nil && !mentioned.contains($0) }
  }

  /// The inputs that decide a component's resolved size.
  private struct Surroundings: Equatable {
    var container: Size
    /// Whether the layout section around shows any items.
    var hasItems: Bool
    /// The length forced by a count, along an axis.
    var forced: Dimension?
    var parent: Parent?

    static func == (left: Surroundings, right: Surroundings) -> Bool {
      left.container == right.container && left.hasItems == right.hasItems && left.forced == right.forced
        && left.parent?.name == right.parent?.name
    }
  }

  /// A component already read in some surroundings, and the number of cells it shows there.
  private struct Known {
    var surroundings: Surroundings
    var cells = 1
    var group: GroupPlace?
  }

  /// Reads a component in its surroundings, and recursively its parts.
  private mutating func read(_ name: String, in surroundings: Surroundings, depth: Int) -> Known {
    let met = known[name] ?? []
    if let same = met.first(where: { $0.surroundings == surroundings }) { return same }
    guard let component = document.components[name], var size = component.layoutSize, !component.kind.hasElementKind,
      depth <= Group.nestingLimit
    else { return Known(surroundings: surroundings) }
    if met.count >= Self.mostPlaces, let last = met.last { return last }
    if let forced = surroundings.forced, let axis = surroundings.parent?.axis { size = size.replacing(axis, by: forced) }
    var group = document.components.flatGroup(component)
    group?.layoutSize = size
    let fit = group?.fit(in: surroundings.container, environment: environment)
    let place = PlacedComponent(
      name: name, component: component, layoutSize: size, group: group, container: surroundings.container,
      size: fit?.size ?? size.size(in: surroundings.container, environment), parent: surroundings.parent,
      hasItems: surroundings.hasItems, isForced: surroundings.forced != nil)
    places.append(place)
    var result = Known(surroundings: surroundings)
    if let group, let fit {
      result.group = open(place, group, fit, depth: depth)
      result.cells = result.group?.cells ?? 1
    }
    known[name, default: []].append(result)
    return result
  }

  private mutating func open(_ place: PlacedComponent, _ group: Group, _ fit: GroupFit, depth: Int) -> GroupPlace {
    let parent = Parent(name: place.name, axis: group.axis, inner: fit.innerSize, layoutSize: place.layoutSize)
    let inside = Surroundings(
      container: fit.subitemContainer, hasItems: place.hasItems, forced: group.forcedLength, parent: parent)
    var cells: [Int] = []
    var children: [Child] = []
    for (name, size) in zip(place.parts.subitems, fit.subitemSizes) {
      guard let component = document.components[name] else { continue }
      cells.append(read(name, in: inside, depth: depth + 1).cells)
      children.append(Child(name: name, component: component, size: size))
    }
    let opened = GroupPlace(
      place: place, group: group, fit: fit, children: children,
      cells: cells.isEmpty ? fit.count : Self.total(cells, slots: fit.count))
    groups.append(opened)
    return opened
  }

  /// The number of cells in a number of slots, with subitems repeating in turn.
  private static func total(_ cells: [Int], slots: Int) -> Int {
    let cycle = cells.reduce(0) { min($0 + $1, cellLimit) }
    let rest = cells.prefix(slots % cells.count).reduce(0) { min($0 + $1, cellLimit) }
    return min(slots / cells.count * cycle + rest, cellLimit)
  }

  /// The limit at which counting the cells of a group stops.
  private static let cellLimit = 1_000_000_000
}

struct Parent: Sendable {
  var name: String
  /// The axis along which its subitems follow each other.
  var axis: Axis
  var inner: Size
  var layoutSize: LayoutSize
}

/// An item or a group at a place where it is used. It is a class, as are its group and section, so that the checks pass references and copy
/// nothing.
package final class PlacedComponent: Sendable {
  let name: String
  let component: Component
  /// Its size, and along its group what a count makes of it.
  let layoutSize: LayoutSize
  /// The group, whose subitems stand as items of their sizes; nil for an item.
  let group: Group?
  let contentInsets: DirectionalEdgeInsets
  /// The size that its fractions refer to.
  let container: Size
  /// Its own size; estimated axes hold the estimate.
  let size: Size
  /// The enclosing group; nil for a section's group and for unused components.
  let parent: Parent?
  /// Whether the layout section it is used in shows any items.
  let hasItems: Bool
  /// Whether a count decides its length along its group.
  let isForced: Bool

  fileprivate init(
    name: String, component: Component, layoutSize: LayoutSize, group: Group?, container: Size, size: Size, parent: Parent?,
    hasItems: Bool, isForced: Bool
  ) {
    self.name = name
    self.component = component
    self.layoutSize = layoutSize
    self.group = group
    contentInsets = component.contentInsets ?? .zero
    self.container = container
    self.size = size
    self.parent = parent
    self.hasItems = hasItems
    self.isForced = isForced
  }

  var isGroup: Bool { group != nil }
  var parts: Parts { component.parts }
  /// Its size as written, before a count changes it.
  var writtenSize: LayoutSize { component.layoutSize ?? layoutSize }

  func dimension(_ axis: Axis) -> Dimension { layoutSize.dimension(axis) }
}

package final class GroupPlace: Sendable {
  let place: PlacedComponent
  let group: Group
  let fit: GroupFit
  let children: [Child]
  /// How many cells one repetition shows.
  let cells: Int

  fileprivate init(place: PlacedComponent, group: Group, fit: GroupFit, children: [Child], cells: Int) {
    self.place = place
    self.group = group
    self.fit = fit
    self.children = children
    self.cells = cells
  }

  var name: String { place.name }
  var axis: Axis { group.axis }
  /// The available length along the group's own axis.
  var room: Double { fit.innerSize[axis] }
  var gap: Double { group.interItemSpacing?.spacing ?? 0 }
  /// Whether the group is as long as its content.
  var isEstimated: Bool { group.layoutSize.dimension(axis).isEstimated }
}

/// A subitem of a group, with the size of its slot.
struct Child: Sendable {
  var name: String
  var component: Component
  var layoutSize: LayoutSize
  var edgeSpacing: EdgeSpacing?
  var size: Size

  init(name: String, component: Component, size: Size) {
    self.name = name
    self.component = component
    layoutSize = component.layoutSize ?? .zero
    edgeSpacing = component.edgeSpacing
    self.size = size
  }

  func dimension(_ axis: Axis) -> Dimension { layoutSize.dimension(axis) }

  /// The minimum edge spacing around it along an axis.
  func edges(_ axis: Axis) -> Double {
    let edges = edgeSpacing
    let ends = axis == .horizontal ? [edges?.leading, edges?.trailing] : [edges?.top, edges?.bottom]
    return ends.reduce(0) { $0 + ($1?.spacing ?? 0) }
  }
}

/// A layout section with its available sizes, and the data sections that use it.
package final class SectionPlace: Sendable {
  let name: String
  let component: Component
  /// Its settings, and the boundary items that were added to it; its group is known by name alone.
  let section: Section
  let space: SectionSpace
  let group: GroupPlace?
  let data: [ServedSection]

  fileprivate init(
    name: String, component: Component, section: Section, space: SectionSpace, group: GroupPlace?, data: [ServedSection]
  ) {
    self.name = name
    self.component = component
    self.section = section
    self.space = space
    self.group = group
    self.data = data
  }

  var parts: Parts { component.parts }
  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

  /// How many groups a number of items fills.
  func groupCount(of items: Int) -> Int {
    guard let cells = group?.cells, cells > 0 else { return 0 }
    return (items + cells - 1) / cells
  }
}

extension Group {
  /// The length that `subitem:count:` gives its subitem (layout-rules R4.3).
  fileprivate var forcedLength: Dimension? {
    guard case .count(let axis, _, let count) = content else { return nil }
    return .fraction(axis, 1 / Double(max(count, 1)))
  }
}

extension LayoutSize {
  func size(in container: Size, _ environment: Environment) -> Size {
    Group(content: .custom([]), layoutSize: self).fit(in: container, environment: environment).size
  }
}

/// A section on screen.
struct ServedSection: Sendable {
  var identifier: String
  var items: Int
  /// The layout section for it; nil if the provider has none.
  var component: String?
}

extension Document {
  fileprivate var servedSections: [ServedSection] {
    (0..<view.applied.numberOfSections).untilCancelled.map { index in
      ServedSection(
        identifier: view.applied.sectionIdentifier(at: index) ?? "", items: view.applied.numberOfItems(inSectionAt: index),
        component: layoutSection(at: index))
    }
  }
}
