import Cancelling
import CommandLanguage
import CompositionalLayout
import HashTreeCollections
import Snapshots

/// The preferred size of a self-sizing cell or header; nil on an axis for which it has no preferred size.
package struct Measure: Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// True if the change is too small for an element that was already measured (layout-rules R7.9).
  fileprivate func isNear(_ size: Size) -> Bool {
    abs((width ?? size.width) - size.width) <= Solution.measuringTolerance
      && abs((height ?? size.height) - size.height) <= Solution.measuringTolerance
  }
}

/// The preferred sizes of a view's self-sizing elements, and the sizes that were applied to them.
///
/// Unlike in UIKit, the preferred sizes are known in advance. As in UIKit, only displayed elements are measured.
package struct MeasureRegister: Equatable, Sendable {
  package enum Taker: Hashable, Sendable {
    case item(ItemIdentifier)
    /// A boundary item of a section, or of the layout if the section is nil.
    case boundary(kind: String, section: String?)
  }

  /// The preferred sizes, by item, component or `kind@` and a kind of boundary item, such as `kind@title`.
  package var measures: TreeDictionary<String, Measure> = .init()
  package var taken: TreeDictionary<Taker, Size> = .init()
}

extension Document {
  /// Sets the preferred size of items, or of all elements of a component or kind. Drops their applied sizes if these differ, but no other
  /// sizes (R18.7); visible elements get the new size after the command.
  ///
  /// - Complexity: O(names); for components also O(sections + applied sizes).
  package mutating func setMeasure(_ measure: Measure, of names: [String]) {
    for name in names.untilCancelled {
      view.register.measures[name] = measure
      guard let item = view.appliedIdentifier(for: name), let size = view.register.taken[.item(item)] else { continue }
      if !measure.isNear(size) { view.register.taken[.item(item)] = nil }
    }
    let parts = Set(names.filter { components[$0] != nil || $0.hasPrefix(kindPrefix) })
    guard !parts.isEmpty, !view.register.taken.isEmpty, let solution = try? solution(of: view) else { return }
    for (id, size) in measurements(of: view).sizes.untilCancelled where !parts.isDisjoint(with: self.names(of: id, in: solution)) {
      if !measure.isNear(size), let taker = taker(of: id) { view.register.taken[taker] = nil }
    }
  }

  /// Called after a command: drops outdated sizes, keeps scroll offsets within the content, and measures displayed elements.
  package mutating func takeSizes(since before: CopyOnWriteBox<Document>) {
    let sharesParts = sharesParts(with: before)
    let changed = sharesParts ? views.indices(changedSince: before.value.views) : Array(views.indices)
    takeSizes(in: changed, since: before, sharesParts: sharesParts)
  }

  /// The same for the views that may have changed: all of them if the components or the environment did.
  mutating func takeSizes(in changed: [Int], since before: CopyOnWriteBox<Document>, sharesParts: Bool) {
    dropSizes(in: changed, since: before)
    keepToContent(changed, since: before)
    for index in changed where views.withView(at: index, { !$0.register.measures.isEmpty }) {
      if !sharesParts || displayMayDiffer(from: before.value, inViewAt: index) { takeSizes(inViewAt: index) }
    }
  }

  /// Drops the applied sizes of views whose layout changed (layout-rules R7.1).
  private mutating func dropSizes(in changed: [Int], since before: CopyOnWriteBox<Document>) {
    for index in changed where index < before.value.views.count && views.withView(at: index, { !$0.register.taken.isEmpty }) {
      if layoutDiffers(from: before.value, inViewAt: index) { views[index].register.taken = [:] }
    }
  }

  /// True if a view's layout, items on screen, scroll position or measures may have changed, given equal components and environment.
  ///
  /// Other commands, such as the lines of a saved script that name a view or register a cell, do not measure.
  private func displayMayDiffer(from before: Document, inViewAt index: Int) -> Bool {
    guard index < before.views.count else { return true }
    let view = views[index]
    let old = before.views[index]
    return !view.applied.isTriviallyIdentical(to: old.applied) || view.provider != old.provider || view.configuration != old.configuration
      || view.boundaries != old.boundaries || view.bounds != old.bounds || view.contentOffset != old.contentOffset
      || view.orthogonalOffsets != old.orthogonalOffsets || view.register != old.register
  }

  /// Measures a view's displayed elements from the top (layout-rules 7, A4).
  ///
  /// If this makes the content shorter than the scroll offset, the view moves back and the newly visible elements are measured too (R18.8).
  /// An offset that was already beyond the content stays.
  ///
  /// - Complexity: O(sections + applied sizes + visible elements) each time the view moves back.
  private mutating func takeSizes(inViewAt index: Int) {
    let turned = current
    current = index
    defer { current = turned }
    guard var solution = try? solution(of: view) else { return }
    var wasWithinContent: Bool
    repeat {
      let planned = solution
      let viewport = viewport(on: solution)
      wasWithinContent = kept(viewport, on: solution) == viewport
      let taken = solution.measureDisplayed(in: viewport) { preferredSize(of: $0, in: planned) }
      for (id, size) in taken.sizes.untilCancelled {
        if let taker = taker(of: id) { view.register.taken[taker] = size }
      }
    } while wasWithinContent && keepCurrentView(toContentOf: solution)
  }

  /// Measures the displayed elements of the current view before the command ends, so that the command can report the resting position.
  package mutating func takeSizesInSight() {
    if !view.register.measures.isEmpty { takeSizes(inViewAt: current) }
  }

  private func preferredSize(of element: Element, in solution: Solution) -> Size? {
    guard let measure = measure(of: element, in: solution) else { return nil }
    return Size(width: measure.width ?? element.frame.width, height: measure.height ?? element.frame.height)
  }

  /// The preferred size of an element's item, or else of its component.
  package func measure(of element: Element, in solution: Solution) -> Measure? {
    names(of: element.id, in: solution).lazy.compactMap { view.register.measures[$0] }.first
  }

  /// The names under which an element's measure may be stored, the most specific first.
  private func names(of id: Element.ID, in solution: Solution) -> [String] {
    switch id.category {
    case .cell:
      guard let index = id.item, let item = view.applied.item(at: SnapshotIndexPath(section: id.section, item: index)) else { return [] }
      return [item.name] + (itemComponent(ofCell: index, inSection: id.section, of: solution).map { [$0] } ?? [])
    case .supplementary: return boundaryComponents(of: id) + [kindPrefix + (id.kind ?? "")]
    case .decoration: return []
    }
  }

  /// The components of the layout or of a section that make its boundary item. Other sections may have components of the same kind.
  private func boundaryComponents(of id: Element.ID) -> [String] {
    let section = id.item.flatMap { _ in view.applied.sectionIdentifier(at: id.section) }
    let root = section.flatMap { layoutSection(for: $0, at: id.section) }
    let added = id.item == nil ? Array(view.boundaries) : root.flatMap { components[$0]?.parts.all } ?? []
    return added.filter { name in components[name].map { $0.kind == .boundary && ($0.elementKind ?? name) == id.kind } ?? false }
  }

  /// A component and its parts at all levels, without duplicates.
  func partsBelow(_ root: String) -> [String] {
    var order: [String] = []
    var waiting = [root]
    var seen: Set<String> = []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted else { continue }
      order.append(name)
      waiting += (components[name]?.parts.all ?? []).reversed()
    }
    return order
  }

  /// The applied sizes of a view's elements, by the solution's identifiers.
  func measurements(of view: View) -> Measurements {
    var measurements = Measurements()
    measurements.isBoundToLengths = true
    for (taker, size) in view.register.taken.untilCancelled {
      if let id = elementID(of: taker, in: view) { measurements[id] = size }
    }
    return measurements
  }

  /// The elements that a name refers to: a boundary item for `kind@title`; an item's cell; or, if no item has the name, every element of a
  /// component or kind.
  ///
  /// - Complexity: O(1) for items and `kind@title`, otherwise O(elements).
  package func takers(named name: String, inSection section: String?) -> [MeasureRegister.Taker] {
    if name.hasPrefix(kindPrefix) { return [.boundary(kind: String(name.dropFirst(kindPrefix.count)), section: section)] }
    let item = view.appliedIdentifier(for: name) ?? view.identifier(for: name)
    let isItem =
      view.applied.contains(item: item) || view.pending.contains(item: item) || view.outlines.values.contains { $0.contains(item) }
    guard !isItem, components[name] != nil || kinds.contains(name), let solution = try? solution(of: view) else { return [.item(item)] }
    let selector = kinds.contains(name) ? Selector.kind(name) : componentElements(name)
    return solution.elements.untilCancelled.filter { selector?.selects($0, of: solution) == true }.compactMap { taker(of: $0.id) }
  }

  private func elementID(of taker: MeasureRegister.Taker, in view: View) -> Element.ID? {
    switch taker {
    case .item(let item): return view.applied.indexPath(of: item).map { .cell($0.item, inSection: $0.section) }
    case .boundary(let kind, nil): return Element.ID(category: .supplementary, kind: kind, section: 0, item: nil)
    case .boundary(let kind, let section?):
      return view.applied.indexOfSection(section).map { Element.ID(category: .supplementary, kind: kind, section: $0, item: 0) }
    }
  }

  private func taker(of id: Element.ID) -> MeasureRegister.Taker? {
    switch (id.category, id.item) {
    case (.cell, let index?): return view.applied.item(at: SnapshotIndexPath(section: id.section, item: index)).map { .item($0) }
    case (.supplementary, nil): return .boundary(kind: id.kind ?? "", section: nil)
    case (.supplementary, _?): return view.applied.sectionIdentifier(at: id.section).map { .boundary(kind: id.kind ?? "", section: $0) }
    case (.cell, nil), (.decoration, _): return nil
    }
  }
}
