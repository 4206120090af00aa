import CommandLanguage
import CompositionalLayout

/// How components become a layout.
extension Document {
  /// The layout of a view's applied snapshot, solved.
  ///
  /// - Complexity: O(sections), whatever they hold.
  /// - Throws: `no-layout` where a section with items has none, and what resolving a component refuses.
  func solution(of view: View) throws(Diagnostic) -> Solution {
    solve(
      try layout(of: view), items: view.itemCounts, in: environment.environment(bounds: view.bounds), measurements: measurements(of: view))
  }

  /// The view's section provider as a table: its distinct layout sections, and which of them serves which section of the snapshot.
  func layout(of view: View) throws(Diagnostic) -> Layout {
    let counts = view.itemCounts
    var sections: [Section] = []
    var indices: [String: Int] = [:]
    let provider = SectionProvider(view.uses, in: environment.environment(bounds: view.bounds))
    var choices: [Int?] = []
    choices.reserveCapacity(counts.count)
    for index in counts.indices {
      let identifier = view.applied.sectionIdentifier(at: index) ?? ""
      guard let name = provider.component(for: identifier, at: index) else {
        if counts[index] > 0 { throw .noLayout(forSection: identifier) }
        choices.append(nil)
        continue
      }
      if let known = indices[name] {
        choices.append(known)
      } else {
        indices[name] = sections.count
        choices.append(sections.count)
        sections.append(try section(named: name, in: view))
      }
    }
    var configuration = view.configuration
    for name in view.boundaries { configuration.boundarySupplementaryItems.append(try boundary(named: name)) }
    return Layout(sections: sections, choices: choices, configuration: configuration)
  }

  /// The layout section that a component describes.
  func section(named name: String, in view: View) throws(Diagnostic) -> Section {
    guard case .section(let component)? = components[name] else { throw .wrongKind(name, components[name], wanted: "a section") }
    var section: Section
    switch component.content {
    case .group(let group):
      guard expandedCount(of: group) <= Section.subitemLimit else { throw .tooManySubitems(group) }
      section = Section(group: try self.group(named: group, within: [name]))
    case .list(let configuration):
      section = Section.list(using: configuration, in: environment.environment(bounds: view.bounds))
    }
    component.write(to: &section)
    for name in component.boundaries { section.boundarySupplementaryItems.append(try boundary(named: name)) }
    for name in component.backgrounds { section.decorationItems.append(try background(named: name)) }
    return section
  }

  func group(named name: String, within chain: [String] = []) throws(Diagnostic) -> Group {
    guard case .group(let component)? = components[name] else { throw .wrongKind(name, components[name], wanted: "a group") }
    let chain = chain + [name]
    guard chain.count <= Group.nestingLimit + 1 else { throw .nestedTooDeep(name) }
    var group = component.group(of: try content(of: component, within: chain))
    for badge in component.badges { group.supplementaryItems.append(try self.badge(named: badge)) }
    return group
  }

  private func content(of component: GroupComponent, within chain: [String]) throws(Diagnostic) -> Group.Content {
    var subitems: [Subitem] = []
    for name in component.subitems where component.direction != .custom { subitems.append(try subitem(named: name, within: chain)) }
    return component.content(of: subitems)
  }

  private func subitem(named name: String, within chain: [String]) throws(Diagnostic) -> Subitem {
    guard case .item(let component)? = components[name] else { return .group(try group(named: name, within: chain)) }
    var item = component.item
    for badge in component.badges { item.supplementaryItems.append(try self.badge(named: badge)) }
    return .item(item)
  }

  func badge(named name: String) throws(Diagnostic) -> SupplementaryItem {
    guard case .badge(let badge)? = components[name] else { throw .wrongKind(name, components[name], wanted: "a badge") }
    return SupplementaryItem(
      layoutSize: badge.size.layoutSize, elementKind: badge.elementKind ?? name, containerAnchor: badge.containerAnchor,
      itemAnchor: badge.itemAnchor, zIndex: badge.zIndex, contentInsets: badge.contentInsets)
  }

  func boundary(named name: String) throws(Diagnostic) -> BoundarySupplementaryItem {
    guard case .boundary(let boundary)? = components[name] else { throw .wrongKind(name, components[name], wanted: "a boundary item") }
    return BoundarySupplementaryItem(
      layoutSize: boundary.size.layoutSize, elementKind: boundary.elementKind ?? name, alignment: boundary.alignment,
      offset: boundary.offset, extendsBoundary: boundary.extendsBoundary, pinToVisibleBounds: boundary.pinToVisibleBounds,
      zIndex: boundary.zIndex, contentInsets: boundary.contentInsets)
  }

  func background(named name: String) throws(Diagnostic) -> DecorationItem {
    guard case .background(let background)? = components[name] else { throw .wrongKind(name, components[name], wanted: "a background") }
    return DecorationItem(elementKind: background.elementKind ?? name, contentInsets: background.contentInsets, zIndex: background.zIndex)
  }
}

// MARK: Components as the engine's descriptions, without what was added to them

extension ItemComponent {
  var item: Item { Item(layoutSize: size.layoutSize, contentInsets: contentInsets, edgeSpacing: edgeSpacing) }
}

extension GroupComponent {
  /// How the group arranges subitems.
  func content(of subitems: [Subitem]) -> Group.Content {
    guard direction != .custom else { return .custom(frames ?? []) }
    let axis: Axis = direction == .horizontal ? .horizontal : .vertical
    guard let first = subitems.first else { return .subitems(axis, []) }
    if let count { return .count(axis, first, count: count) }
    if let repeatingSubitem { return .repeating(axis, first, count: repeatingSubitem) }
    return .subitems(axis, subitems)
  }

  func group(of content: Group.Content) -> Group {
    Group(
      content: content, layoutSize: size.layoutSize, contentInsets: contentInsets, edgeSpacing: edgeSpacing,
      interItemSpacing: interItemSpacing)
  }
}

extension SectionComponent {
  /// Writes everything but what the section is made of.
  func write(to section: inout Section) {
    if let contentInsets { section.contentInsets = contentInsets }
    if let contentInsetsReference { section.contentInsetsReference = contentInsetsReference }
    section.interGroupSpacing = interGroupSpacing
    section.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    section.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    section.orthogonalScrollingProperties = orthogonalScrollingProperties
    section.supplementariesFollowContentInsets = supplementariesFollowContentInsets
  }
}

extension Document {
  /// The current view's section provider.
  var provider: SectionProvider { SectionProvider(view.uses, in: environment.environment(bounds: view.bounds)) }
}

/// The uses of a view, in a form that answers for each section at flat cost.
struct SectionProvider {
  private struct Ranked {
    var component: String
    var rank: Int
  }

  private var bySection: [String: Ranked] = [:]
  private var byIndex: [Int: Ranked] = [:]
  private var every: Ranked?

  init(_ uses: [Use], in environment: Environment) {
    for (rank, use) in uses.enumerated() where use.condition?.holds(in: environment) ?? true {
      let ranked = Ranked(component: use.component, rank: rank)
      switch use.target {
      case .every: every = ranked
      case .section(let identifier): bySection[identifier] = ranked
      case .index(let index): byIndex[index] = ranked
      }
    }
  }

  /// The component that serves a section, the last matching use winning.
  func component(for identifier: String, at index: Int) -> String? {
    [every, bySection[identifier], byIndex[index]].compactMap { $0 }.max { $0.rank < $1.rank }?.component
  }
}

extension View {
  /// How many items each section holds on screen.
  fileprivate var itemCounts: [Int] { (0..<applied.numberOfSections).map { applied.numberOfItems(inSectionAt: $0) } }
}
