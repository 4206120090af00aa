import CompositionalLayout
import Documents
import Localization
import Rendering

/// What a step needs to know of the list section that it belongs to.
package struct ListNames: Equatable, Sendable {
  var configuration: ListConfiguration
  /// Whether the section's insets are those that the list computes, and not `contentInsets` that were set.
  var computesInsets: Bool
  /// Whether the element is the header that the configuration asks for.
  var isOwnHeader = false {
    didSet { isOwnHeader = isOwnHeader && configuration.headerMode == .supplementary }
  }

  /// Whether estimates may be others at the reader's text size.
  var hasAssumedEstimates: Bool

  init?(_ source: SectionSource?, _ environment: Environment) {
    guard let source, let list = source.list else { return nil }
    configuration = list
    hasAssumedEstimates = environment.preferredContentSizeCategory != .large
    computesInsets = source.contentInsets == nil
  }

  /// Whether the room above the rows is `headerTopPadding`, above a first item that stands for a header.
  fileprivate var isPaddedAbove: Bool { configuration.headerMode == .firstItemInSection && configuration.headerTopPadding != nil }
  fileprivate var ruleAlongRows: String { isPaddedAbove ? "R18.3" : configuration.appearance.isGrouped ? "R18.1" : "R11" }
}

/// Steps that a list decides by its configuration: nobody set these as insets or edge spacing, and their words say so.
extension Step {
  /// What happened; nil for a step that a list does not decide.
  func listSentence(_ names: StepNames) -> Phrase? {
    guard let list = names.list else { return nil }
    let name = names.name(of: subject)
    switch reason {
    case .groupEdge(let length, _) where list.isOwnHeader: return "\(name): headerTopPadding moves it by \(rounded(length))"
    case .sectionInsets(let ends, _) where list.computesInsets: return "\(name): the list's own margins take \(ends.shown(axis)) off"
    case .sectionInset(let length, .stacking) where list.computesInsets:
      return list.isPaddedAbove
        ? "\(name): headerTopPadding \(rounded(length))" : "\(name): the list leaves \(rounded(length)) above its rows"
    case .sectionInset(let length, _) where list.computesInsets: return "\(name): the list's own margin, \(rounded(length))"
    case .extent(.insets(let ends)) where list.computesInsets: return "\(name): the list's own room adds \(ends.shown(axis))"
    default: return nil
    }
  }

  /// The answer to an open question that a list's step rests on; nil for none.
  func listAssumption(_ names: StepNames) -> Assumption? {
    guard let list = names.list else { return nil }
    if list.isOwnHeader, assumption == .supplementaryEdges { return .headerTopPadding }
    if case .given(let dimension) = reason, dimension.isEstimated, list.hasAssumedEstimates, assumption == nil { return .listTextSize }
    guard list.computesInsets, assumption == nil else { return nil }
    switch reason {
    case .sectionInsets, .sectionInset(_, .across): return .listMargin
    case .sectionInset(_, .stacking), .extent(.insets): return list.isPaddedAbove ? nil : .listEnds
    default: return nil
    }
  }

  /// The rule of a step that a list decides; nil for another.
  func listRule(_ names: StepNames) -> String? {
    guard let list = names.list else { return nil }
    switch reason {
    case .groupEdge where list.isOwnHeader: return "R18.3"
    case .beforeRegion where list.isOwnHeader: return "R8.4"
    case .sectionInset(_, .stacking) where list.computesInsets, .extent(.insets) where list.computesInsets: return list.ruleAlongRows
    case .sectionInsets where list.computesInsets, .sectionInset where list.computesInsets: return "R11"
    default: return nil
    }
  }
}
