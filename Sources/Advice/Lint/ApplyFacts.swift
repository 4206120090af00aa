/// The likely mistakes of an apply.
package struct ApplyFacts: Equatable, Sendable {
  /// Items whose content changed, and whose cells still show the old one.
  package var staleItems: [String] = []
  /// Sections whose content changed, and whose headers or footers still show the old one.
  package var staleHeaders: [String] = []
  /// Whether both snapshots hold the instance itself, so that changing it makes no difference.
  package var sharesInstances = false
  /// Items that were deleted and inserted because their content is part of their identity.
  package var replacedItems: [String] = []
  /// Items that were reloaded although they keep their kind of cell.
  package var needlesslyReloadedItems: [String] = []
  /// Sections that were reloaded although they are empty.
  package var emptyReloadedSections: [String] = []
  package var renamedSections: [RenamedSection] = []
  /// Sections that kept their items but are laid out by another row, because rows are chosen by index.
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

  /// A section with another layout section than before.
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

  /// Whether nothing is likely to be a mistake.
  package var isEmpty: Bool {
    staleItems.isEmpty && staleHeaders.isEmpty && replacedItems.isEmpty && needlesslyReloadedItems.isEmpty && emptyReloadedSections.isEmpty
      && renamedSections.isEmpty && switchedSections.isEmpty
  }
}

/// An item that was dropped into another collection view and is still in its own.
package struct DropFacts: Equatable, Sendable {
  package var item: String
  package var source: String
  package var destination: String
  /// Whether a copy was requested, so that nothing should be deleted.
  package var isCopy: Bool
  /// How many different things the two views show, and in how many cells.
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
