import CommandLanguage
import CompositionalLayout
import HashTreeCollections
import LayoutComponents
import Snapshots

/// All that decides the frames of a view: two that are equal have the same solution.
package struct LayoutInputs: Equatable, Sendable {
  fileprivate var components: ComponentLibrary
  fileprivate var environment: Kept<EnvironmentSettings>
  fileprivate var bounds: Size
  fileprivate var provider: Kept<SectionProvider>
  fileprivate var configuration: LayoutConfiguration
  fileprivate var boundaries: Boundaries
  fileprivate var sections: [String]
  fileprivate var counts: [Int]
  fileprivate var measurements: Measurements

  /// Names that are compared where their type is known.
  fileprivate struct Boundaries: Equatable, Sendable {
    let names: KeyedList<String>

    static func == (left: Boundaries, right: Boundaries) -> Bool { left.names.hasSameNames(as: right.names) }
  }
}

extension KeptDocument {
  /// What decides the frames of the current view.
  ///
  /// - Complexity: O(sections + sizes taken).
  package var layoutInputs: LayoutInputs {
    // Part by part, and measurements only of a view that has some: whoever is given the view is given a copy of it.
    LayoutInputs(
      components: document.components, environment: document.keptEnvironment, bounds: document.view.bounds,
      provider: document.view.keptProvider, configuration: document.view.configuration,
      boundaries: LayoutInputs.Boundaries(names: document.view.boundaries), sections: document.view.applied.sectionIdentifiers,
      counts: document.view.applied.itemCounts,
      measurements: document.view.register.taken.isEmpty ? Measurements() : document.measurements(of: document.view))
  }
}
