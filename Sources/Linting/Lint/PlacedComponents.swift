import Cancelling
import CompositionalLayout
import Documents
import HashTreeCollections
import Snapshots

/// A document's components with the sizes that they have in each of their containers.
///
/// A component with many different containers is examined only in the first few, so that the work stays linear in the number of components.
package struct PlacedComponents: Sendable {
  package enum ReadingDepth {
    case layout, layoutAndSections
    /// Includes measured sizes and the last changes. Sections are omitted if the document has no layout.
    case everything
  }

  let document: Document
  let environment: Environment
  /// The boundary items of the layouts of all views.
  let layoutBoundaries: Set<String>
  let data: [ServedSection]
  let solution: Solution?
  /// The preferred sizes of elements, by component.
  let measures: [String: [Measure]]
  let lastChange: LastChange
  package private(set) var places: [PlacedComponent] = []
  package private(set) var groups: [GroupPlace] = []
  package private(set) var sections: [SectionPlace] = []
  /// Both dimensions of everything that has a size.
  private(set) var dimensions: [SizedAxis] = []
  /// All boundary items: those of sections, then those of the layout and unused ones, whose sizes are computed for the whole bounds.
  private(set) var boundaries: [BoundaryPlace] = []
  private var known: [String: [Known]] = [:]
  private var names: [Component.ComponentKind: [String]] = [:]

  /// The amount of work done, for tests of complexity.
  package var work: Int { places.count + groups.reduce(0) { $0 + $1.children.count } + sections.count + data.count }

  /// The maximum number of containers in which a component is examined.
  private static let mostPlaces = 8

  /// Reads the components in use, then unused components as if each filled the whole view.
  package init(_ document: Document, _ extent: ReadingDepth) {
    self.document = document
    environment = document.surroundings(of: document.view)
    layoutBoundaries = document.views.reduce(into: []) { $0.formUnion($1.boundaries.elements) }
    data = extent == .layoutAndSections || extent == .everything && document.hasLayout ? document.servedSections : []
    solution = extent == .everything && document.hasLayout ? try? document.solution(of: document.view) : nil
    measures = extent == .everything ? document.componentMeasures(in: solution) : [:]
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

  /// The items and groups that are not in any section or group.
  private var unreadRoots: [String] {
    let mentioned = Set(names(of: .group).flatMap { document.components.subitems(of: $0) })
    return names(of: .item, .group).filter { known[$0] == nil && !mentioned.contains($0) }
  }

  /// The inputs that determine a component's size.
  private struct Surroundings: Equatable {
    var container: Size
    /// Whether the containing layout section shows any items.
    var hasItems: Bool
    /// The length that a count determines along the parent's axis.
    var forced: Dimension?
    var parent: Parent?

    static func == (left: Surroundings, right: Surroundings) -> Bool {
      left.container == right.container && left.hasItems == right.hasItems && left.forced == right.forced
        && left.parent?.name == right.parent?.name
    }
  }

  /// A component that was read in some surroundings, and the number of cells that it shows there.
  private struct Known {
    var surroundings: Surroundings
    var cells = 1
    var group: GroupPlace?
  }

  /// Reads a component in its surroundings, and its parts recursively.
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

  /// The number of cells in the given number of slots, whose subitems repeat in order.
  private static func total(_ cells: [Int], slots: Int) -> Int {
    let cycle = cells.reduce(0) { min($0 + $1, cellLimit) }
    let rest = cells.prefix(slots % cells.count).reduce(0) { min($0 + $1, cellLimit) }
    return min(slots / cells.count * cycle + rest, cellLimit)
  }

  /// The number at which counting a group's cells stops.
  private static let cellLimit = 1_000_000_000
}

struct Parent: Sendable {
  var name: String
  /// The axis along which its subitems are laid out.
  var axis: Axis
  var inner: Size
  var layoutSize: LayoutSize
}

/// An item or a group in one of its containers. This is a class, like its group and section, so that checks pass references without
/// copying.
package final class PlacedComponent: Sendable {
  let name: String
  let component: Component
  /// The size. A count may have replaced the length along the containing group's axis.
  let layoutSize: LayoutSize
  /// The group, with its subitems as items of equal size; nil for an item.
  let group: Group?
  let contentInsets: DirectionalEdgeInsets
  /// The size that fractions refer to.
  let container: Size
  /// The computed size, with estimates for estimated dimensions.
  let size: Size
  /// The containing group; nil for a section's group and for unused components.
  let parent: Parent?
  /// Whether its layout section shows any items.
  let hasItems: Bool
  /// Whether a count determines its length along the containing group.
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
  /// The size as written, before a count changes it.
  var writtenSize: LayoutSize { component.layoutSize ?? layoutSize }

  func dimension(_ axis: Axis) -> Dimension { layoutSize.dimension(axis) }
}

package final class GroupPlace: Sendable {
  let place: PlacedComponent
  let group: Group
  let fit: GroupFit
  let children: [Child]
  /// The number of cells in one repetition.
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

  /// The minimum edge spacing along an axis.
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
  /// The settings and boundary items. Only the name of the section's group is known here.
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

struct ServedSection: Sendable {
  var index: Int
  var identifier: String
  var items: Int
  /// The layout section for it; nil if the provider returns nil.
  var component: String?
}

extension Document {
  fileprivate var servedSections: [ServedSection] {
    (0..<view.applied.numberOfSections).untilCancelled.map { index in
      ServedSection(
        index: index, identifier: view.applied.sectionIdentifier(at: index) ?? "", items: view.applied.numberOfItems(inSectionAt: index),
        component: layoutSection(at: index))
    }
  }
}
