import HashTreeCollections
import Localization
import Snapshots

/// The cell provider of a view as data: the registered cells, the cell of each section, and the cells on screen.
@usableFromInline
package struct CellRegister: Equatable, Sendable {
  package struct Registration: Keyed {
    package var name: String
    package var key: String { name }
    /// The `type` that an item must have; nil accepts every item.
    package var type: String?
    /// True if the cell configures itself only once, so that a reused cell still shows its first item's content.
    package var configuresOnce: Bool

    package init(name: String, type: String? = nil, configuresOnce: Bool) {
      self.name = name
      self.type = type
      self.configuresOnce = configuresOnce
    }
  }

  package struct Presentation: Keyed {
    package enum PresentationTarget: Hashable, Sendable {
      case section(String)
      case index(Int)
    }

    package var target: PresentationTarget
    package var cell: String
    package var key: PresentationTarget { target }

    package init(target: PresentationTarget, cell: String) {
      self.target = target
      self.cell = cell
    }
  }

  /// A cell object: its registration and the item whose content it shows.
  package struct Cell: Hashable, Sendable {
    /// Nil for a plain cell.
    package var name: String?
    package var shows: String

    package init(name: String? = nil, shows: String) {
      self.name = name
      self.shows = shows
    }
  }

  package var registrations: KeyedList<Registration> = []
  package var presentations: KeyedList<Presentation> = []
  /// Cells on screen, by item. Empty unless cells are registered.
  package var onScreen: TreeDictionary<ItemIdentifier, Cell> = .init()
  package var free = ReuseQueue()

  package func registration(_ name: String?) -> Registration? { name.flatMap { registrations[$0] } }

  /// The cell that shows a section's items; the last matching presentation wins.
  package func cell(forSection identifier: String, at index: Int) -> String? {
    let matching = [Presentation.PresentationTarget.section(identifier), .index(index)].compactMap { presentations.numbered($0) }
    return matching.max { $0.number < $1.number }?.element.cell
  }
}

package struct CellRequest: Equatable, Sendable {
  package enum Way: String, Sendable {
    case dequeued
    case reused
    /// The cell on screen, configured again.
    case reconfigured

    package var words: Phrase {
      switch self {
      case .dequeued: "dequeued"
      case .reused: "reused"
      case .reconfigured: "reconfigured"
      }
    }
  }

  package var item: ItemIdentifier
  package var at: SnapshotIndexPath
  package var way: Way
  package var cell: CellRegister.Cell
  /// The problem that this request would cause in an app.
  package var warning: Phrase?
}
