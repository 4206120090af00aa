import Cancelling
import CommandLanguage
import CompositionalLayout
import HashTreeCollections
import Snapshots

/// The size a self-sizing cell or header asks for; nil on an axis that was not given.
package struct Measure: Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// Whether an element that has taken a size would ignore the change (layout-rules R7.9).
  fileprivate func isNear(_ size: Size) -> Bool {
    abs((width ?? size.width) - size.width) <= Solution.measuringTolerance
      && abs((height ?? size.height) - size.height) <= Solution.measuringTolerance
  }
}

/// The sizes that self-sizing elements of a view ask for, and the sizes they have taken.
///
/// Unlike in UIKit, the measures are known in advance; as in UIKit, only displayed elements take their size.
package struct MeasureRegister: Equatable, Sendable {
  package enum Taker: Hashable, Sendable {
    case item(ItemIdentifier)
    /// A boundary item of a section, or of the layout.
    case boundary(kind: String, section: String?)
  }

  /// The measures, by item, component or kind of boundary items, as `kind@title`.
  package var measures: TreeDictionary<String, Measure> = .init()
  package var taken: TreeDictionary<Taker, Size> = .init()
}

extension Document {
  /// Says what items, or all elements of a component or a kind, ask for. The sizes that these have taken are dropped if they differ, no
  /// others (R18.7): those in sight take the new one after the command.
  ///
  /// - Complexity: O(names); for components also O(sections + sizes taken).
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

  /// Called after a command: drops sizes that became invalid, keeps scroll offsets within the content, and measures displayed elements.
  package mutating func takeSizes(since before: CopyOnWriteBox<Document>) {
    let sharesParts = sharesParts(with: before)
    let changed = sharesParts ? views.indices(changedSince: before.value.views) : Array(views.indices)
    takeSizes(in: changed, since: before, sharesParts: sharesParts)
  }

  /// The same in the views that may differ: all of them where the parts do.
  mutating func takeSizes(in changed: [Int], since before: CopyOnWriteBox<Document>, sharesParts: Bool) {
    dropSizes(in: changed, since: before)
    keepToContent(changed, since: before)
    for index in changed where views.withView(at: index, { !$0.register.measures.isEmpty }) {
      if !sharesParts || displayMayDiffer(from: before.value, inViewAt: index) { takeSizes(inViewAt: index) }
    }
  }

  /// Drops the sizes taken in views whose layout changed (layout-rules R7.1).
  private mutating func dropSizes(in changed: [Int], since before: CopyOnWriteBox<Document>) {
    for index in changed where index < before.value.views.count && views.withView(at: index, { !$0.register.taken.isEmpty }) {
      if layoutDiffers(from: before.value, inViewAt: index) { views[index].register.taken = [:] }
    }
  }

  /// Whether a view's layout, items on screen, scroll position or measures may have changed, with the same components and environment.
  ///
  /// Any other command leaves the sizes that elements have taken, as a line of a saved script that names a view or registers a cell does.
  private func displayMayDiffer(from before: Document, inViewAt index: Int) -> Bool {
    guard index < before.views.count else { return true }
    let view = views[index]
    let old = before.views[index]
    return !view.applied.isTriviallyIdentical(to: old.applied) || view.provider != old.provider || view.configuration != old.configuration
      || view.boundaries != old.boundaries || view.bounds != old.bounds || view.contentOffset != old.contentOffset
      || view.orthogonalOffsets != old.orthogonalOffsets || view.register != old.register
  }

  /// Measures a view's displayed elements, from the top (layout-rules 7, A4).
  ///
  /// Where that makes the content shorter than the scroll offset, the view moves back, and what comes into sight is measured too (R18.8);
  /// an offset that was beyond the content before stays.
  ///
  /// - Complexity: O(sections + sizes taken + elements in sight), each time the view moves back.
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

  /// Measures what the current view displays, as after a command, so that the command can say where the view rests.
  package mutating func takeSizesInSight() {
    if !view.register.measures.isEmpty { takeSizes(inViewAt: current) }
  }

  /// The size an element asks for: the measure of its item, or of its component.
  private func preferredSize(of element: Element, in solution: Solution) -> Size? {
    guard let measure = measure(of: element, in: solution) else { return nil }
    return Size(width: measure.width ?? element.frame.width, height: measure.height ?? element.frame.height)
  }

  /// What an element asks for: the measure of its item, or of its component.
  package func measure(of element: Element, in solution: Solution) -> Measure? {
    names(of: element.id, in: solution).lazy.compactMap { view.register.measures[$0] }.first
  }

  /// The names under which an element's measure may be stored, the most specific first.
  private func names(of id: Element.ID, in solution: Solution) -> [String] {
    switch id.category {
    case .cell:
      guard let index = id.item, let item = view.applied.item(at: IndexPath(section: id.section, item: index)) else { return [] }
      return [item.name] + (itemComponent(ofCell: index, inSection: id.section, of: solution).map { [$0] } ?? [])
    case .supplementary: return boundaryComponents(ofKind: id.kind ?? "") + [kindPrefix + (id.kind ?? "")]
    case .decoration: return []
    }
  }

  private func boundaryComponents(ofKind kind: String) -> [String] {
    components.filter { $0.value.kind == .boundary && ($0.value.elementKind ?? $0.key) == kind }.map { $0.key }
  }

  /// All parts of a component, each once.
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

  /// The sizes a view's elements have taken, by the solution's identities.
  func measurements(of view: View) -> Measurements {
    var measurements = Measurements()
    for (taker, size) in view.register.taken.untilCancelled {
      if let id = elementID(of: taker, in: view) { measurements[id] = size }
    }
    return measurements
  }

  /// What takes a size under a name: a boundary item as `save` names it, `kind@title`; an item's cell; or every element of a component or a
  /// kind that is laid out, if no item has the name.
  ///
  /// - Complexity: O(1) for items and `kind@title`, else O(elements).
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
    case (.cell, let index?): return view.applied.item(at: IndexPath(section: id.section, item: index)).map { .item($0) }
    case (.supplementary, nil): return .boundary(kind: id.kind ?? "", section: nil)
    case (.supplementary, _?): return view.applied.sectionIdentifier(at: id.section).map { .boundary(kind: id.kind ?? "", section: $0) }
    case (.cell, nil), (.decoration, _): return nil
    }
  }
}
