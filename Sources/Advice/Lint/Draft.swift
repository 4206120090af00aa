import CompositionalLayout

/// A screen before it is shown: the components of a layout by name, its surroundings, and of the data what lint has to know.
///
/// Unlike a `Layout`, whose parts are nested in one another, it names each component once, so that a finding can say whose it is.
package struct Draft: Sendable {
  /// Items and groups.
  package var parts: [String: Part] = [:]
  /// Layout sections, those in use first.
  package var sections: [SectionPart] = []
  package var boundaries: [String: BoundarySupplementaryItem] = [:]
  /// What boundary items were defined as, where that was said.
  package var boundaryRoles: [String: BoundaryRole] = [:]
  package var badges: [String: SupplementaryItem] = [:]
  package var backgrounds: [String: DecorationItem] = [:]
  /// The layout's own settings, without its boundary items.
  package var configuration = LayoutConfiguration()
  package var environment: Environment
  /// The rows of the section provider.
  package var rows: [ProviderRow] = []
  /// The sections on screen, in order.
  package var data: [DataSection] = []
  /// The sizes that elements of components ask for.
  package var measures: [Measured] = []
  /// What is marked in the pending snapshot.
  package var marks = ReloadMarks()
  /// What the last apply did.
  package var lastApply: ApplyFacts?
  /// What was dropped last, where both lists still hold it.
  package var lastDrop: DropFacts?

  package init(environment: Environment) { self.environment = environment }
}

/// An item or a group, with the names of what it is made of.
package struct Part: Sendable {
  /// Kept aside, for parts are handed on often.
  package indirect enum Shape: Sendable {
    case item(Item)
    /// A group whose subitems stand as items of their sizes.
    case group(Group)
  }

  package var shape: Shape
  /// The names of a group's subitems, in order.
  package var subitems: [String]
  package var badges: [String]

  package init(_ shape: Shape, subitems: [String] = [], badges: [String] = []) {
    self.shape = shape
    self.subitems = subitems
    self.badges = badges
  }
}

/// What a boundary item is meant to be.
package enum BoundaryRole: Sendable {
  case header
  case footer

  /// What a kind says, as UIKit's constants and most apps name theirs; nil where it says neither, or both.
  init?(kind: String) {
    let kind = kind.lowercased()
    guard kind.contains("header") != kind.contains("footer") else { return nil }
    self = kind.contains("header") ? .header : .footer
  }
}

/// A layout section, with the names of what it is made of.
package struct SectionPart: Sendable {
  package var name: String
  /// Its settings; its group is known by name alone.
  package var section: Section
  /// Nil for a list section, whose rows are no component.
  package var group: String?
  package var boundaries: [String]
  package var backgrounds: [String]
  /// The kinds of boundary items that are no component, as a list's header.
  package var ownKinds: [String]

  package init(
    name: String, section: Section, group: String?, boundaries: [String] = [], backgrounds: [String] = [], ownKinds: [String] = []
  ) {
    self.name = name
    self.section = section
    self.group = group
    self.boundaries = boundaries
    self.backgrounds = backgrounds
    self.ownKinds = ownKinds
  }
}

/// A row of the section provider.
package struct ProviderRow: Sendable {
  package enum Target: Equatable, Sendable {
    case every
    case section(String)
    case index(Int)
  }

  package var component: String
  package var target: Target
  /// It counts only in some surroundings.
  package var isConditional: Bool

  package init(component: String, target: Target, isConditional: Bool) {
    self.component = component
    self.target = target
    self.isConditional = isConditional
  }
}

/// A section on screen.
package struct DataSection: Sendable {
  package var identifier: String
  package var items: Int
  /// The layout section that serves it; nil where the provider has none.
  package var component: String?

  package init(identifier: String, items: Int, component: String?) {
    self.identifier = identifier
    self.items = items
    self.component = component
  }
}

/// What an element of a component asks for.
package struct Measured: Sendable {
  package var component: String
  /// Nil on an axis that was not measured.
  package var width: Double?
  package var height: Double?

  package init(component: String, width: Double?, height: Double?) {
    self.component = component
    self.width = width
    self.height = height
  }
}

/// Reloads that wait for an apply.
package struct ReloadMarks: Sendable {
  /// Items that are shown in the same kind of cell before and after.
  package var itemsOfTheSameCell: [String] = []
  /// Sections without items.
  package var emptySections: [String] = []

  package init() {}
}

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

extension Part {
  package var layoutSize: LayoutSize {
    switch shape {
    case .item(let item): item.layoutSize
    case .group(let group): group.layoutSize
    }
  }

  package var contentInsets: DirectionalEdgeInsets {
    switch shape {
    case .item(let item): item.contentInsets
    case .group(let group): group.contentInsets
    }
  }

  package var edgeSpacing: EdgeSpacing? {
    switch shape {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }

  package var group: Group? {
    if case .group(let group) = shape { group } else { nil }
  }
}
