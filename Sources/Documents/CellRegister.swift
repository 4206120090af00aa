import Snapshots
import Wording

/// The cell provider of a view as data: the registered cells, the cell of each section, and the cells on screen.
struct CellRegister: Equatable, Sendable {
  /// A registered cell.
  struct Registration: Equatable, Sendable {
    var name: String
    /// The `type` of the items it accepts; nil for any.
    var type: String?
    /// Whether it configures itself only once, so that it shows its first item's content after reuse.
    var configuresOnce: Bool
  }

  /// The cell for a section's items.
  struct Presentation: Equatable, Sendable {
    enum Target: Equatable, Sendable {
      case section(String)
      case index(Int)
    }

    var target: Target
    var cell: String
  }

  /// A cell object: its registration and the item whose content it shows.
  struct Cell: Hashable, Sendable {
    /// Its registration; nil for a plain cell.
    var name: String?
    /// The item whose content it shows.
    var shows: String
  }

  var registrations: [Registration] = []
  var presentations: [Presentation] = []
  /// Cells on screen, by item. Kept only if cells are registered.
  var onScreen: [ItemIdentifier: Cell] = [:]
  /// Cells waiting for reuse; the last one is reused first.
  var free: [Cell] = []

  func registration(_ name: String?) -> Registration? { registrations.first { $0.name == name } }

  /// The cell that shows a section's items; the last matching presentation wins.
  func cell(forSection identifier: String, at index: Int) -> String? {
    presentations.last { $0.target == .section(identifier) || $0.target == .index(index) }?.cell
  }
}

/// A cell that UIKit requests from the cell provider.
struct CellRequest: Equatable, Sendable {
  enum Way: String, Sendable {
    /// A new cell.
    case dequeued
    /// One of the cells waiting for reuse.
    case reused
    /// The present cell, configured again.
    case reconfigured

    var words: Phrase {
      switch self {
      case .dequeued: "dequeued"
      case .reused: "reused"
      case .reconfigured: "reconfigured"
      }
    }
  }

  var item: ItemIdentifier
  var at: IndexPath
  var way: Way
  var cell: CellRegister.Cell
  /// A problem this would cause in an app.
  var warning: Phrase?
}
