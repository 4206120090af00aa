import HashTreeCollections
import Snapshots

/// The cells that wait for reuse. Of those of one registration, the last one is reused first.
package struct ReuseQueue: Equatable, Sendable {
  private struct Waiting: Equatable, Sendable {
    var cell: CellRegister.Cell
    /// Rises from cell to cell, over all registrations.
    var number: Int

    static func == (left: Waiting, right: Waiting) -> Bool { left.cell == right.cell }
  }

  /// By registration; without empty arrays.
  private var byRegistration: TreeDictionary<String?, SharedArray<Waiting>> = .init()
  private var nextNumber = 0

  package mutating func append(_ cell: CellRegister.Cell) {
    byRegistration[cell.name, default: SharedArray()].append(Waiting(cell: cell, number: nextNumber))
    nextNumber += 1
  }

  /// Takes out the cell that is reused next for a registration; nil if none waits.
  package mutating func removeLast(of registration: String?) -> CellRegister.Cell? {
    guard let count = byRegistration[registration]?.count else { return nil }
    let cell = byRegistration[registration, default: SharedArray()].removeLast().cell
    if count == 1 { byRegistration[registration] = nil }
    return cell
  }

  /// All cells, in the order in which they came.
  package var cells: [CellRegister.Cell] {
    byRegistration.values.flatMap { $0 }.sorted { $0.number < $1.number }.map { $0.cell }
  }

  package static func == (left: ReuseQueue, right: ReuseQueue) -> Bool { left.byRegistration == right.byRegistration }
}
