import CommandLanguage
import CompositionalLayout
import LayoutComponents
import Snapshots

/// All that decides the frames of a view: two that are equal have the same solution.
package struct LayoutInputs: Equatable, Sendable {
  fileprivate var components: ComponentLibrary
  fileprivate var environment: EnvironmentSettings
  fileprivate var bounds: Size
  fileprivate var provider: SectionProvider
  fileprivate var configuration: LayoutConfiguration
  fileprivate var boundaries: KeyedList<String>
  fileprivate var sections: [String]
  fileprivate var counts: [Int]
  fileprivate var measurements: Measurements
}

extension Document {
  /// What decides the frames of the current view.
  ///
  /// - Complexity: O(sections + sizes taken).
  package var layoutInputs: LayoutInputs { layoutInputs(of: views.current) }

  private func layoutInputs(of view: View) -> LayoutInputs {
    LayoutInputs(
      components: components, environment: environment, bounds: view.bounds, provider: view.provider, configuration: view.configuration,
      boundaries: view.boundaries, sections: view.applied.sectionIdentifiers, counts: view.itemCounts,
      measurements: measurements(of: view))
  }
}
