import CommandLanguage
import CompositionalLayout
import HashTreeCollections
import LayoutComponents
import Snapshots

/// All that decides the frames of a view: two views with the same have the same solution.
package struct LayoutInputs: Sendable {
  fileprivate var components: ComponentLibrary
  fileprivate var environment: Kept<EnvironmentSettings>
  fileprivate var bounds: Size
  fileprivate var provider: Kept<SectionProvider>
  fileprivate var configuration: LayoutConfiguration
  fileprivate var boundaries: KeyedList<String>
  fileprivate var sections: [String]
  fileprivate var counts: [Int]
  fileprivate var measurements: Measurements
}

extension KeptDocument {
  /// Whether the current view has the layout of inputs; they are compared in their places, as between the expectations of a test.
  ///
  /// - Complexity: O(sections · log sections + sizes taken).
  package func hasLayout(of inputs: LayoutInputs) -> Bool {
    document.components == inputs.components && document.keptEnvironment == inputs.environment
      && document.view.bounds == inputs.bounds && document.view.keptProvider == inputs.provider
      && document.view.configuration == inputs.configuration && document.view.boundaries.hasSameNames(as: inputs.boundaries)
      && hasSections(inputs.sections, inputs.counts) && measurements == inputs.measurements
  }

  private func hasSections(_ sections: [String], _ counts: [Int]) -> Bool {
    guard document.view.applied.numberOfSections == sections.count else { return false }
    return sections.indices.allSatisfy {
      document.view.applied.numberOfItems(inSectionAt: $0) == counts[$0] && document.view.applied.sectionIdentifier(at: $0) == sections[$0]
    }
  }

  /// Only of a view that has some: whoever is given the view is given a copy of it.
  private var measurements: Measurements {
    document.view.register.taken.isEmpty ? Measurements() : document.measurements(of: document.view)
  }

  /// What decides the frames of the current view.
  ///
  /// - Complexity: O(sections + sizes taken).
  package var layoutInputs: LayoutInputs {
    LayoutInputs(
      components: document.components, environment: document.keptEnvironment, bounds: document.view.bounds,
      provider: document.view.keptProvider, configuration: document.view.configuration,
      boundaries: document.view.boundaries, sections: document.view.applied.sectionIdentifiers,
      counts: document.view.applied.itemCounts,
      measurements: measurements)
  }
}
