import Snapshots
import Wording

/// The cell provider of a view as data: which cells are registered, which section shows which, and the cells on screen.
struct CellRegister: Equatable, Sendable {
  /// A registered cell.
  struct Registration: Equatable, Codable, Sendable {
    var name: String
    /// The `type` of the items it takes, nil for any.
    var type: String?
    /// It configures itself the first time only, and shows its first item's content after reuse.
    var configuresOnce: Bool
  }

  /// Which cell a section's items are shown in.
  struct Presentation: Equatable, Codable, Sendable {
    enum Target: Equatable, Codable, Sendable {
      case section(String)
      case index(Int)
    }

    var target: Target
    var cell: String
  }

  /// A cell object, by what it is and what it shows.
  struct Cell: Hashable, Codable, Sendable {
    /// Its registration; nil for a plain cell.
    var name: String?
    /// The item whose content it shows.
    var shows: String
  }

  var registrations: [Registration] = []
  var presentations: [Presentation] = []
  /// Cells on screen, by item. Kept only where cells are registered.
  var onScreen: [ItemIdentifier: Cell] = [:]
  /// Cells that wait for reuse, the one that left last first to come.
  var free: [Cell] = []

  func registration(_ name: String?) -> Registration? { registrations.first { $0.name == name } }

  /// The cell that shows a section's items, the last matching presentation winning.
  func cell(forSection identifier: String, at index: Int) -> String? {
    presentations.last { $0.target == .section(identifier) || $0.target == .index(index) }?.cell
  }
}

/// A cell that UIKit asks the cell provider for.
struct CellRequest: Equatable, Sendable {
  enum Way: String, Sendable {
    /// Made anew.
    case dequeued
    /// Taken from the cells that wait.
    case reused
    /// The cell that is there, configured again.
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
  /// What fails or misleads in an app.
  var warning: Phrase?
}
