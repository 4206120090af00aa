import Cancelling
import CommandLanguage
import CompositionalLayout
import HashTreeCollections
import Localization
import Snapshots

extension Document {
  /// Solves the layout of a view's applied snapshot.
  ///
  /// - Complexity: O(sections), independent of the number of items.
  /// - Throws: `no-layout` if a section with items has no layout, and errors from resolving a component.
  package func solution(of view: View) throws(Diagnostic) -> Solution {
    solve(try layout(of: view), items: view.applied.itemCounts, in: surroundings(of: view), measurements: measurements(of: view))
  }

  /// The view's layout: its distinct layout sections, and the one that each section of the applied snapshot uses.
  package func layout(of view: View) throws(Diagnostic) -> Layout {
    let environment = surroundings(of: view)
    let counts = view.applied.itemCounts
    var sections: [Section] = []
    var indices: [LayoutSectionKey: Int] = [:]
    var choices: [Int?] = []
    choices.reserveCapacity(counts.count)
    for index in counts.indices.untilCancelled {
      let identifier = view.applied.sectionIdentifier(at: index) ?? ""
      guard let name = view.provider.component(for: identifier, at: index, in: environment) else {
        if counts[index] > 0 { throw .noLayout(forSection: identifier, inProvider: !view.uses.isEmpty) }
        choices.append(nil)
        continue
      }
      let key = LayoutSectionKey(
        name: name, place: components[name]?.place(at: index, of: counts.count) ?? ListConfiguration.SectionPosition())
      if let known = indices[key] {
        choices.append(known)
      } else {
        indices[key] = sections.count
        choices.append(sections.count)
        sections.append(try components.section(named: name, in: environment, at: key.place))
      }
    }
    if CurrentRun.isCancelled { throw .cancelled }
    var configuration = view.configuration
    for name in view.boundaries { configuration.boundarySupplementaryItems.append(try components.boundary(named: name)) }
    return Layout(sections: sections, choices: choices, configuration: configuration)
  }

  package func surroundings(of view: View) -> Environment { environment.environment(bounds: view.bounds) }

  /// The layout section of a section of the current view; nil if no row of the section provider matches.
  package func layoutSection(for identifier: String, at index: Int) -> String? {
    view.provider.component(for: identifier, at: index, in: surroundings(of: view))
  }

  /// The layout section of a section on screen in the current view; nil if no row of the section provider matches.
  package func layoutSection(at index: Int) -> String? {
    view.applied.sectionIdentifier(at: index).flatMap { layoutSection(for: $0, at: index) }
  }
}

/// The key of a resolved layout section: its component and, for a grouped list, whether it is the first or the last.
private struct LayoutSectionKey: Hashable {
  var name: String
  var place: ListConfiguration.SectionPosition
}

extension DocumentSnapshot {
  var itemCounts: [Int] { (0..<numberOfSections).map { numberOfItems(inSectionAt: $0) } }
}

extension Diagnostic {
  /// The error for a section with items for which the section provider returns nil (layout-rules 13.1).
  ///
  /// - Parameter inProvider: Whether other sections have a layout. Without any layout, UIKit raises nothing.
  static func noLayout(forSection section: String, inProvider: Bool) -> Diagnostic {
    Diagnostic(
      .noLayout, "section '\(section.abbreviated)' has items but no layout",
      notes: [
        "choose a layout section with 'use NAME' or 'use NAME for \(quotedIfNeeded(section.abbreviated))', or make one with 'template list'"
      ],
      uikit: inProvider ? Fault.sectionMissing(section: 0).uiKitText : nil)
  }
}
