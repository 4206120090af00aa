import Cancelling
import CompositionalLayout
import HashTreeCollections
import Localization
import Snapshots

/// Requests cells, as a collection view requests them from its data source.
extension Document {
  /// The maximum number of cells requested, however small they are.
  private static var mostCells: Int { 10_000 }
  /// The assumed number of visible cells if there is no layout: about a large screenful.
  private static var cellsWithoutLayout: Int { 100 }

  /// Requests the cells that an apply reloads, reconfigures or makes visible.
  package mutating func requestCells(after application: Application, method: ApplyMethod) -> [CellRequest] {
    let plan =
      application.number == 1
      ? ApplyPlan(from: nil, to: application.marked, method: method)
      : ApplyPlan(application.difference, from: application.old, to: application.marked, method: method)
    var round = CellRound(register: view.cells, view: view)
    let sight = itemsInSight()
    if plan.reloadsEverything { round.freeAll() }
    round.free(allBut: Set(sight.map { $0.identifier }))
    let reconfigured = Set(plan.reloadsEverything ? [] : plan.difference.items.reconfigured.map { $0.identifier })
    let reloaded = Set(plan.reloadsEverything ? [] : plan.reloaded.map { $0.identifier })
    for place in sight {
      round.request(place, isReloaded: reloaded.contains(place.identifier), isReconfigured: reconfigured.contains(place.identifier))
    }
    return finish(round, plan, sight)
  }

  /// Applies a view's pending snapshot, and requests its cells if any are registered.
  package mutating func apply(inViewAt index: Int) -> Application {
    let turned = current
    current = index
    defer { current = turned }
    let application = view.apply()
    if !view.cells.registrations.isEmpty { _ = requestCells(after: application, method: .animated) }
    return application
  }

  /// Requests the cells that scrolling made visible.
  package mutating func requestCells() -> [CellRequest] {
    guard !view.cells.registrations.isEmpty else { return [] }
    var round = CellRound(register: view.cells, view: view)
    let sight = itemsInSight()
    round.free(allBut: Set(sight.map { $0.identifier }))
    for place in sight { round.request(place, isReloaded: false, isReconfigured: false) }
    view.cells = round.register
    return round.requests
  }

  /// Stores the cells and returns the requests. Without registrations, cells are not tracked, and the requests depend only on the apply.
  private mutating func finish(
    _ round: CellRound, _ plan: ApplyPlan<String, ItemIdentifier>, _ sight: [Marked<ItemIdentifier, SnapshotIndexPath>]
  ) -> [CellRequest] {
    guard view.cells.registrations.isEmpty else {
      view.cells = round.register
      return round.requests
    }
    let inSight = Set(sight.map { $0.identifier })
    func plain(_ marked: Marked<ItemIdentifier, SnapshotIndexPath>, _ way: CellRequest.Way) -> CellRequest {
      CellRequest(
        item: marked.identifier, at: marked.at, way: way, cell: CellRegister.Cell(name: nil, shows: marked.identifier.name))
    }
    let reconfigured = plan.reloadsEverything ? [] : plan.difference.items.reconfigured
    return plan.requested.untilCancelled.filter { inSight.contains($0.identifier) }.map { plain($0, .dequeued) }
      + reconfigured.untilCancelled.filter { inSight.contains($0.identifier) }.map { plain($0, .reconfigured) }
  }

  /// The items with visible cells; without a layout, the first items.
  func itemsInSight() -> [Marked<ItemIdentifier, SnapshotIndexPath>] {
    let applied = view.applied
    if let solution = try? solution(of: view) {
      return solution.visibleElements(in: viewport(on: solution), atMost: Self.mostCells).compactMap { element in
        guard element.category == .cell, let index = element.item else { return nil }
        let path = SnapshotIndexPath(section: element.section, item: index)
        return applied.item(at: path).map { Marked(identifier: $0, at: path) }
      }
    }
    var result: [Marked<ItemIdentifier, SnapshotIndexPath>] = []
    for section in 0..<applied.numberOfSections where result.count < Self.cellsWithoutLayout {
      for (index, item) in applied.items(inSectionAt: section).prefix(Self.cellsWithoutLayout - result.count).enumerated() {
        result.append(Marked(identifier: item, at: SnapshotIndexPath(section: section, item: index)))
      }
    }
    return result
  }
}

private struct CellRound {
  var register: CellRegister
  let view: View
  var requests: [CellRequest] = []

  mutating func freeAll() { free(allBut: []) }

  /// Queues the cells of invisible items for reuse, sorted by name so that the result is deterministic.
  mutating func free(allBut kept: Set<ItemIdentifier>) {
    for (item, cell) in register.onScreen.filter({ !kept.contains($0.key) }).sorted(by: { $0.key.name < $1.key.name }) {
      register.onScreen[item] = nil
      register.free.append(cell)
    }
  }

  mutating func request(_ place: Marked<ItemIdentifier, SnapshotIndexPath>, isReloaded: Bool, isReconfigured: Bool) {
    let item = place.identifier
    let section = view.applied.sectionIdentifier(at: place.at.section) ?? ""
    let name = register.cell(forSection: section, at: place.at.section)
    if let cell = register.onScreen[item], !isReloaded {
      if isReconfigured { reconfigure(cell, place, as: name) }
      return
    }
    let old = register.onScreen.removeValue(forKey: item)
    var cell = CellRegister.Cell(name: name, shows: item.name)
    var way = CellRequest.Way.dequeued
    if let waiting = register.free.removeLast(of: name) {
      cell = waiting
      way = .reused
      if register.registration(name)?.configuresOnce != true { cell.shows = item.name }
    }
    // The replaced cell is queued last, so that the item does not get the same cell back.
    if let old { register.free.append(old) }
    register.onScreen[item] = cell
    requests.append(CellRequest(item: item, at: place.at, way: way, cell: cell, warning: warning(item, cell)))
  }

  private mutating func reconfigure(_ cell: CellRegister.Cell, _ place: Marked<ItemIdentifier, SnapshotIndexPath>, as name: String?) {
    var request = CellRequest(item: place.identifier, at: place.at, way: .reconfigured, cell: cell, warning: nil)
    if cell.name != name {
      request.warning = "UIKit raises: \(UIKitMessage.otherCell)"
    } else {
      if register.registration(name)?.configuresOnce != true { request.cell.shows = place.identifier.name }
      register.onScreen[place.identifier] = request.cell
      request.warning = warning(place.identifier, request.cell)
    }
    requests.append(request)
  }

  /// The warning for a forced cast that fails, or for a cell that shows a different item's content (diffable-rules 5.7).
  private func warning(_ item: ItemIdentifier, _ cell: CellRegister.Cell) -> Phrase? {
    let type = view.items.content(of: item.name)["type"]
    if let type, let taken = register.registration(cell.name)?.type, taken != type {
      return "'\(item.name)' has type \(type), but cell '\(cell.name ?? "")' takes \(taken): in an app, the forced cast fails"
    }
    guard cell.shows != item.name else { return nil }
    return "cell '\(cell.name ?? "")' is configured only once: reused for '\(item.name)', it still shows '\(cell.shows)'"
  }
}
