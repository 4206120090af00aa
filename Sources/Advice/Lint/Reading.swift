import CompositionalLayout

/// A draft read through once: each component in the places where it stands, with the sizes it comes to there.
///
/// A component that stands in many different surroundings is looked at in the first few of them, so that reading is linear in the
/// components, however often they name one another.
package struct Reading: Sendable {
  let draft: Draft
  /// Items and groups in their places.
  package private(set) var places: [Place] = []
  package private(set) var groups: [GroupPlace] = []
  package private(set) var sections: [SectionPlace] = []
  /// Both dimensions of everything that has a size.
  private(set) var dimensions: [SizedAxis] = []
  /// Every boundary item: those of sections, then those of the layout and of nothing, which are sized in the whole bounds.
  private(set) var boundaries: [BoundaryPlace] = []
  private var known: [String: [Known]] = [:]

  /// How much there was to read.
  package var extent: Int { places.count + groups.reduce(0) { $0 + $1.children.count } + sections.count + draft.data.count }

  /// In how many surroundings a component is looked at.
  private static let mostPlaces = 8

  /// Reads what is in use, then what is not, as if it served the whole view.
  package init(_ draft: Draft) {
    self.draft = draft
    known.reserveCapacity(draft.parts.count)
    var served: [String: [DataSection]] = [:]
    for section in draft.data { if let name = section.component { served[name, default: []].append(section) } }
    for part in draft.sections {
      let space = part.section.space(in: draft.configuration, environment: draft.environment)
      let data = served[part.name] ?? []
      let surroundings = Surroundings(container: space.groupContainer, hasItems: data.contains { $0.items > 0 })
      let group = part.group.flatMap { read($0, in: surroundings, depth: 0).group }
      sections.append(SectionPlace(part: part, space: space, group: group, data: data))
    }
    for name in unreadRoots { _ = read(name, in: Surroundings(container: draft.environment.bounds, hasItems: false), depth: 0) }
    dimensions = allDimensions
    boundaries = allBoundaries
  }

  /// The components that no section and no group holds, by name.
  private var unreadRoots: [String] {
    let mentioned = Set(draft.parts.values.flatMap(\.subitems))
    return draft.parts.keys.filter { known[$0] == nil && !mentioned.contains($0) }.sorted()
  }

  /// What decides how a component comes out.
  private struct Surroundings: Equatable {
    var container: Size
    /// Whether the layout section around shows any items.
    var hasItems: Bool
    /// The length that a count forces upon it, along an axis.
    var forced: Dimension?
    var parent: Parent?

    static func == (left: Surroundings, right: Surroundings) -> Bool {
      left.container == right.container && left.hasItems == right.hasItems && left.forced == right.forced
        && left.parent?.name == right.parent?.name
    }
  }

  /// A component in surroundings in which it was met, and how many cells one of it shows.
  private struct Known {
    var surroundings: Surroundings
    var cells = 1
    var group: GroupPlace?
  }

  /// Puts a component into its surroundings, and all it is made of into it.
  private mutating func read(_ name: String, in surroundings: Surroundings, depth: Int) -> Known {
    let met = known[name] ?? []
    if let same = met.first(where: { $0.surroundings == surroundings }) { return same }
    guard let written = draft.parts[name], depth <= Group.nestingLimit else { return Known(surroundings: surroundings) }
    if met.count >= Self.mostPlaces, let last = met.last { return last }
    var part = written
    part.force(surroundings.forced, along: surroundings.parent?.axis)
    let fit = part.group?.fit(in: surroundings.container, environment: draft.environment)
    let place = Place(
      name: name, part: part, writtenSize: written.layoutSize, container: surroundings.container,
      size: fit?.size ?? part.layoutSize.size(in: surroundings.container, draft.environment), parent: surroundings.parent,
      hasItems: surroundings.hasItems, isForced: surroundings.forced != nil)
    places.append(place)
    var result = Known(surroundings: surroundings)
    if let group = part.group, let fit {
      result.group = open(place, group, fit, depth: depth)
      result.cells = result.group?.cells ?? 1
    }
    known[name, default: []].append(result)
    return result
  }

  /// Reads what a group is made of.
  private mutating func open(_ place: Place, _ group: Group, _ fit: GroupFit, depth: Int) -> GroupPlace {
    let parent = Parent(name: place.name, axis: group.axis, inner: fit.innerSize, layoutSize: place.part.layoutSize)
    let inside = Surroundings(
      container: fit.subitemContainer, hasItems: place.hasItems, forced: group.forcedLength, parent: parent)
    var cells: [Int] = []
    var children: [Child] = []
    for (name, size) in zip(place.part.subitems, fit.subitemSizes) {
      guard let part = draft.parts[name] else { continue }
      cells.append(read(name, in: inside, depth: depth + 1).cells)
      children.append(Child(name: name, part: part, size: size))
    }
    let opened = GroupPlace(
      place: place, group: group, fit: fit, children: children,
      cells: cells.isEmpty ? fit.count : Self.total(cells, slots: fit.count))
    groups.append(opened)
    return opened
  }

  /// How many cells so many slots show, of subitems that follow each other in turn.
  private static func total(_ cells: [Int], slots: Int) -> Int {
    let cycle = cells.reduce(0) { min($0 + $1, cellLimit) }
    let rest = cells.prefix(slots % cells.count).reduce(0) { min($0 + $1, cellLimit) }
    return min(slots / cells.count * cycle + rest, cellLimit)
  }

  /// Groups of more cells hold all that anybody counts.
  private static let cellLimit = 1_000_000_000
}

/// The group that something stands in.
struct Parent: Sendable {
  var name: String
  /// The axis along which its subitems follow each other.
  var axis: Axis
  /// Its size within its insets.
  var inner: Size
  var layoutSize: LayoutSize
}

/// An item or a group where it stands. A class as its group and its section are, so that fifty checks hand on a reference and copy
/// nothing.
package final class Place: Sendable {
  let name: String
  let part: Part
  /// Its size as it is written, whatever a count makes of it.
  let writtenSize: LayoutSize
  /// What its fractions are of.
  let container: Size
  /// Its own size; estimated axes hold the estimate.
  let size: Size
  /// Nil for a section's group, and for what stands nowhere.
  let parent: Parent?
  /// Whether the layout section it was met in shows any items.
  let hasItems: Bool
  /// Whether a count decides its length along its group.
  let isForced: Bool

  fileprivate init(
    name: String, part: Part, writtenSize: LayoutSize, container: Size, size: Size, parent: Parent?, hasItems: Bool, isForced: Bool
  ) {
    self.name = name
    self.part = part
    self.writtenSize = writtenSize
    self.container = container
    self.size = size
    self.parent = parent
    self.hasItems = hasItems
    self.isForced = isForced
  }

  var isGroup: Bool { part.group != nil }

  func dimension(_ axis: Axis) -> Dimension { part.layoutSize.dimension(axis) }
}

/// A group where it stands, and how its subitems fill it.
package final class GroupPlace: Sendable {
  let place: Place
  let group: Group
  let fit: GroupFit
  /// Its subitems in order.
  let children: [Child]
  /// How many cells one repetition shows.
  let cells: Int

  fileprivate init(place: Place, group: Group, fit: GroupFit, children: [Child], cells: Int) {
    self.place = place
    self.group = group
    self.fit = fit
    self.children = children
    self.cells = cells
  }

  var name: String { place.name }
  var axis: Axis { group.axis }
  /// The room along the group's own axis.
  var room: Double { fit.innerSize[axis] }
  var gap: Double { group.interItemSpacing?.spacing ?? 0 }
  /// Whether the group is as long as what it holds.
  var isEstimated: Bool { group.layoutSize.dimension(axis).isEstimated }
}

/// A subitem of a group, with the size of its slot.
struct Child: Sendable {
  var name: String
  var part: Part
  var size: Size

  func dimension(_ axis: Axis) -> Dimension { part.layoutSize.dimension(axis) }

  /// The least space around it along an axis.
  func edges(_ axis: Axis) -> Double {
    let edges = part.edgeSpacing
    let ends = axis == .horizontal ? [edges?.leading, edges?.trailing] : [edges?.top, edges?.bottom]
    return ends.reduce(0) { $0 + ($1?.spacing ?? 0) }
  }
}

/// A layout section with the room it has, and the data it serves.
package final class SectionPlace: Sendable {
  let part: SectionPart
  let space: SectionSpace
  let group: GroupPlace?
  let data: [DataSection]

  fileprivate init(part: SectionPart, space: SectionSpace, group: GroupPlace?, data: [DataSection]) {
    self.part = part
    self.space = space
    self.group = group
    self.data = data
  }

  var name: String { part.name }
  var section: Section { part.section }
  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

  /// How many groups a number of items fills.
  func groupCount(of items: Int) -> Int {
    guard let cells = group?.cells, cells > 0 else { return 0 }
    return (items + cells - 1) / cells
  }
}

extension Group {
  /// What `subitem:count:` makes of its subitem's length (layout-rules R4.3).
  fileprivate var forcedLength: Dimension? {
    guard case .count(let axis, _, let count) = content else { return nil }
    return .fraction(axis, 1 / Double(max(count, 1)))
  }
}

extension LayoutSize {
  /// What it comes to in a container.
  func size(in container: Size, _ environment: Environment) -> Size {
    Group(content: .custom([]), layoutSize: self).fit(in: container, environment: environment).size
  }
}

extension Part {
  fileprivate mutating func force(_ dimension: Dimension?, along axis: Axis?) {
    guard let dimension, let axis else { return }
    let size = layoutSize.replacing(axis, by: dimension)
    switch shape {
    case .item(var item):
      item.layoutSize = size
      shape = .item(item)
    case .group(var group):
      group.layoutSize = size
      shape = .group(group)
    }
  }
}
