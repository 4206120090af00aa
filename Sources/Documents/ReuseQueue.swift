import HashTreeCollections
import Snapshots

/// The cells waiting for reuse. For each registration, the cell that was queued last is reused first.
package struct ReuseQueue: Equatable, Sendable {
  private struct Waiting: Equatable, Sendable {
    var cell: CellRegister.Cell
    /// Increases with each queued cell, across all registrations.
    var number: Int

    static func == (left: Waiting, right: Waiting) -> Bool { left.cell == right.cell }
  }

  /// The waiting cells, by registration. Contains no empty arrays.
  private var byRegistration: TreeDictionary<String?, SharedArray<Waiting>> = .init()
  private var nextNumber = 0

  package mutating func append(_ cell: CellRegister.Cell) {
    byRegistration[cell.name, default: SharedArray()].append(Waiting(cell: cell, number: nextNumber))
    nextNumber += 1
  }

  /// Removes and returns the next cell to reuse for a registration; nil if none is waiting.
  package mutating func removeLast(of registration: String?) -> CellRegister.Cell? {
    guard let count = byRegistration[registration]?.count else { return nil }
    let cell = byRegistration[registration, default: SharedArray()].removeLast().cell
    if count == 1 { byRegistration[registration] = nil }
    return cell
  }

  /// All cells, in the order in which they were queued.
  package var cells: [CellRegister.Cell] {
    byRegistration.values.flatMap { $0 }.sorted { $0.number < $1.number }.map { $0.cell }
  }

  package static func == (left: ReuseQueue, right: ReuseQueue) -> Bool { left.byRegistration == right.byRegistration }
}
