import CompositionalLayout
import HashTreeCollections
import LayoutComponents

/// What lint looks at: the components of a layout, the view that shows them, and what was done to it last.
package struct LintInput: Sendable {
  package var components = ComponentLibrary()
  /// The layout's own settings, without its boundary items.
  package var configuration = LayoutConfiguration()
  package var environment: Environment
  package var uses: [Use] = []
  /// The boundary items of layouts themselves.
  package var layoutBoundaries: Set<String> = []
  /// The sections on screen, in order.
  package var data: [DataSection] = []
  /// The sizes that elements of components ask for.
  package var measures: [Measured] = []
  package var marks = ReloadMarks()
  package var lastApply: ApplyFacts?
  /// The last drop, if both views still hold the item.
  package var lastDrop: DropFacts?

  package init(environment: Environment) { self.environment = environment }
}

package struct DataSection: Sendable {
  package var identifier: String
  package var items: Int
  /// The layout section for it; nil if the provider has none.
  package var component: String?

  package init(identifier: String, items: Int, component: String?) {
    self.identifier = identifier
    self.items = items
    self.component = component
  }
}

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

package struct ReloadMarks: Sendable {
  /// Items that keep their kind of cell.
  package var itemsOfTheSameCell: [String] = []
  package var emptySections: [String] = []

  package init() {}
}
