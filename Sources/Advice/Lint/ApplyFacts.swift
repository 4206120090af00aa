/// What an apply did that is likely a mistake.
package struct ApplyFacts: Equatable, Sendable {
  /// Items whose content changed, and whose cells still show the old one.
  package var staleItems: [String] = []
  /// Both snapshots hold the instance itself, so that a change of it is no difference.
  package var sharesInstances = false
  /// Items that were deleted and inserted because their content is part of what makes them equal.
  package var replacedItems: [String] = []
  /// Items that were reloaded and are shown in the same kind of cell.
  package var needlesslyReloadedItems: [String] = []
  /// Sections that were reloaded and hold nothing.
  package var emptyReloadedSections: [String] = []
  package var renamedSections: [RenamedSection] = []
  /// Sections that kept their items and are laid out by another row, because it goes by the index.
  package var switchedSections: [SwitchedSection] = []

  /// A section that was deleted while another was inserted with its items.
  package struct RenamedSection: Equatable, Sendable {
    package var old: String
    package var new: String

    package init(old: String, new: String) {
      self.old = old
      self.new = new
    }
  }

  /// A section that another layout section serves than before.
  package struct SwitchedSection: Equatable, Sendable {
    package var section: String
    package var old: String
    package var new: String

    package init(section: String, old: String, new: String) {
      self.section = section
      self.old = old
      self.new = new
    }
  }

  package init() {}
}

/// An item that was dropped into another collection view and that its own still holds.
package struct DropFacts: Equatable, Sendable {
  package var item: String
  package var source: String
  package var destination: String
  /// Whether a copy was asked for, so that nothing was to be deleted.
  package var isCopy: Bool
  /// How many different things both views show, and in how many cells.
  package var things: Int
  package var cells: Int

  package init(item: String, source: String, destination: String, isCopy: Bool, things: Int, cells: Int) {
    self.item = item
    self.source = source
    self.destination = destination
    self.isCopy = isCopy
    self.things = things
    self.cells = cells
  }
}
