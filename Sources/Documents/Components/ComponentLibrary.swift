import CommandLanguage
import CompositionalLayout
import HashTreeCollections
import Localization

/// Components by name, whose copies share storage.
package struct ComponentLibrary: Equatable, Sendable {
  private var components: TreeDictionary<String, Placed> = .init()
  /// The owners of each part, each with the number of the owner's lists that contain the part.
  private var owners: TreeDictionary<String, TreeDictionary<String, Int>> = .init()
  private var nextPlace = 0

  /// A component with its position in the order of definition, which `==` ignores.
  fileprivate struct Placed: Equatable, Sendable {
    var component: Component
    var place: Int

    static func == (left: Placed, right: Placed) -> Bool { left.component == right.component }
  }

  package init() {}

  package var count: Int { components.count }
  package var isEmpty: Bool { components.isEmpty }
  package var keys: some Collection<String> { components.keys }

  /// Complexity of setting: O(changed parts · log components); linear in the subitems if they changed.
  package subscript(name: String) -> Component? {
    get { components[name]?.component }
    set {
      let known = components[name]
      countParts(of: name, known?.component.parts ?? Parts(), newValue?.parts ?? Parts())
      guard let newValue else { return components[name] = nil }
      let place = known?.place ?? nextPlace
      nextPlace = Swift.max(nextPlace, place + 1)
      components.updateValue(Placed(component: newValue, place: place), forKey: name)
    }
  }

  /// Edits a component after a single lookup. Returns nil if there is no such component. If the closure throws, nothing changes.
  package mutating func edit<Result>(
    _ name: String, _ body: (inout Component) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result? {
    guard var edited = components[name] else { return nil }
    let old = edited.component.parts
    let result = try body(&edited.component)
    countParts(of: name, old, edited.component.parts)
    components.updateValue(edited, forKey: name)
    return result
  }

  private mutating func countParts(of name: String, _ old: Parts, _ new: Parts) {
    guard old != new else { return }
    if old.subitems != new.subitems {
      for part in Set(old.subitems) { count(part, of: name, -1) }
      for part in Set(new.subitems) { count(part, of: name, 1) }
    }
    for (old, new) in [(old.supplementaries, new.supplementaries), (old.backgrounds, new.backgrounds)] where old.count + new.count > 0 {
      for part in old.keys(notIn: new) { count(part, of: name, -1) }
      for part in new.keys(notIn: old) { count(part, of: name, 1) }
    }
  }

  /// True if a component was defined earlier than another. Redefining or changing a component keeps its position.
  func isDefined(_ name: String, before other: String) -> Bool { (components[name]?.place ?? 0) < (components[other]?.place ?? 0) }

  /// Renames a component, which keeps its position, and updates all references to it. Complexity: linear in the number of its owners'
  /// parts.
  package mutating func rename(_ name: String, to newName: String) {
    for owner in owners(of: name) { self[owner]?.parts.rename(name, to: newName) }
    if let renamed = components[name] {
      self[newName] = renamed.component
      components[newName]?.place = renamed.place
    }
    self[name] = nil
  }

  private mutating func count(_ part: String, of owner: String, _ step: Int) {
    let lists = (owners[part]?[owner] ?? 0) + step
    owners[part, default: [:]][owner] = lists > 0 ? lists : nil
    if owners[part]?.isEmpty == true { owners[part] = nil }
  }

  package func owners(of part: String) -> some Collection<String> { (owners[part] ?? [:]).keys }

  package static func == (left: ComponentLibrary, right: ComponentLibrary) -> Bool { left.components == right.components }
}

extension ComponentLibrary: Sequence {
  package struct Iterator: IteratorProtocol {
    fileprivate var components: TreeDictionary<String, Placed>.Iterator

    package mutating func next() -> (key: String, value: Component)? { components.next().map { ($0.key, $0.value.component) } }
  }

  package func makeIterator() -> Iterator { Iterator(components: components.makeIterator()) }
}

/// Resolving components to the engine's values.
extension ComponentLibrary {
  /// The layout section that a component describes, with all its parts.
  package func section(
    named name: String, in environment: Environment, at place: ListConfiguration.SectionPosition = ListConfiguration.SectionPosition()
  ) throws(Diagnostic) -> Section {
    guard let component = self[name], var section = component.section(in: environment, at: place) else {
      throw .wrongKind(name, self[name], wanted: "a section")
    }
    if let group = component.groupName {
      section.group = try self.group(named: group, within: [name])
    }
    for name in component.parts.supplementaries { section.boundarySupplementaryItems.append(try boundary(named: name)) }
    for name in component.parts.backgrounds { section.decorationItems.append(try background(named: name)) }
    return section
  }

  /// Throws if a layout section's groups are nested too deeply for recursion over its parts.
  ///
  /// - Complexity: O(depth · components), where the depth is at most the limit.
  package func checkNesting(ofSection name: String) throws(Diagnostic) {
    var level = Set([self[name]?.groupName].compactMap { $0 })
    for _ in 0...Group.nestingLimit {
      level = Set(level.flatMap { self[$0]?.parts.subitems ?? [] })
      if level.isEmpty { return }
    }
    throw .nestedTooDeep(name)
  }

  /// The group that a component describes, with all its parts. `owners` are the components that contain it.
  package func group(named name: String, within owners: [String] = []) throws(Diagnostic) -> Group {
    guard expandedCount(of: name) <= Section.subitemLimit else { throw .tooManySubitems(name) }
    return try nestedGroup(named: name, within: owners)
  }

  private func nestedGroup(named name: String, within chain: [String]) throws(Diagnostic) -> Group {
    guard let component = self[name], var group = component.group, let arrangement = component.arrangement else {
      throw .wrongKind(name, self[name], wanted: "a group")
    }
    let chain = chain + [name]
    guard chain.count <= Group.nestingLimit + 1 else { throw .nestedTooDeep(name) }
    var subitems: [Subitem] = []
    for name in component.parts.subitems where arrangement.axis != nil { subitems.append(try subitem(named: name, within: chain)) }
    group.content = arrangement.content(of: subitems)
    for badge in component.parts.supplementaries { group.supplementaryItems.append(try self.badge(named: badge)) }
    return group
  }

  private func subitem(named name: String, within chain: [String]) throws(Diagnostic) -> Subitem {
    guard let component = self[name], var item = component.item else { return .group(try nestedGroup(named: name, within: chain)) }
    for badge in component.parts.supplementaries { item.supplementaryItems.append(try self.badge(named: badge)) }
    return .item(item)
  }

  /// A group whose subitems are replaced by items of the same size; nil for other components.
  package func flatGroup(_ component: Component) -> Group? {
    guard var group = component.group, let arrangement = component.arrangement else { return nil }
    group.content = arrangement.content(
      of: component.parts.subitems.map { name in
        let subitem = self[name]
        return .item(subitem?.item ?? Item(layoutSize: subitem?.group?.layoutSize ?? .zero, edgeSpacing: subitem?.group?.edgeSpacing))
      })
    return group
  }

  package func boundary(named name: String) throws(Diagnostic) -> BoundarySupplementaryItem {
    guard var boundary = self[name]?.boundary else { throw .wrongKind(name, self[name], wanted: "a boundary item") }
    boundary.elementKind = elementKind(of: name)
    return boundary
  }

  private func badge(named name: String) throws(Diagnostic) -> SupplementaryItem {
    guard var badge = self[name]?.badge else { throw .wrongKind(name, self[name], wanted: "a badge") }
    badge.elementKind = elementKind(of: name)
    return badge
  }

  private func background(named name: String) throws(Diagnostic) -> DecorationItem {
    guard var background = self[name]?.background else { throw .wrongKind(name, self[name], wanted: "a background") }
    background.elementKind = elementKind(of: name)
    return background
  }

  /// The kind of a supplementary or decoration item; by default its name.
  package func elementKind(of name: String) -> String { self[name]?.elementKind ?? name }
}

extension Component {
  /// The position of a section among the others, on which the layout of a grouped list depends. Sections that are not grouped lists get the
  /// position of an only section, so that they share one layout.
  package func place(at index: Int, of count: Int) -> ListConfiguration.SectionPosition {
    guard source?.list?.appearance.isGrouped == true else { return ListConfiguration.SectionPosition() }
    return ListConfiguration.SectionPosition(isFirst: index == 0, isLast: index == count - 1)
  }

  /// A section's settings in an environment, with the group and the boundary items of a list; nil for other components.
  package func section(in environment: Environment, at place: ListConfiguration.SectionPosition = ListConfiguration.SectionPosition())
    -> Section?
  {
    guard var section, let source else { return nil }
    if let list = source.list {
      let own = Section.list(using: list, in: environment, at: place)
      section.group = own.group
      section.contentInsets = own.contentInsets
      section.contentInsetsReference = own.contentInsetsReference
      section.boundarySupplementaryItems = own.boundarySupplementaryItems
      section.decorationItems = own.decorationItems
      section.cellZIndex = own.cellZIndex
    }
    if let contentInsets = source.contentInsets { section.contentInsets = contentInsets }
    if let reference = source.contentInsetsReference { section.contentInsetsReference = reference }
    return section
  }
}
