import CommandLanguage
import CompositionalLayout
import HashTreeCollections
import Snapshots

/// The values that determine a view's frames: views with equal inputs have equal solutions.
package struct LayoutInputs: Sendable {
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
  /// True if the current view has the given inputs. Compares in place, because a test calls this for each expectation.
  ///
  /// - Complexity: O(sections · log sections + applied sizes).
  package func hasLayout(of inputs: LayoutInputs) -> Bool {
    components == inputs.components && environment == inputs.environment
      && view.bounds == inputs.bounds && view.provider == inputs.provider
      && view.configuration == inputs.configuration && view.boundaries.hasSameNames(as: inputs.boundaries)
      && hasSections(inputs.sections, inputs.counts) && measurements(of: view) == inputs.measurements
  }

  private func hasSections(_ sections: [String], _ counts: [Int]) -> Bool {
    guard view.applied.numberOfSections == sections.count else { return false }
    return sections.indices.allSatisfy {
      view.applied.numberOfItems(inSectionAt: $0) == counts[$0] && view.applied.sectionIdentifier(at: $0) == sections[$0]
    }
  }

  /// The inputs of the current view.
  ///
  /// - Complexity: O(sections + applied sizes).
  package var layoutInputs: LayoutInputs {
    LayoutInputs(
      components: components, environment: environment, bounds: view.bounds,
      provider: view.provider, configuration: view.configuration,
      boundaries: view.boundaries, sections: view.applied.sectionIdentifiers,
      counts: view.applied.itemCounts,
      measurements: measurements(of: view))
  }
}
