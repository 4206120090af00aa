import CompositionalLayout
import Documents
import Localization
import Rendering

/// The properties of a list section that its steps depend on.
package struct ListNames: Equatable, Sendable {
  var configuration: ListConfiguration
  /// Whether the list computes the section's insets. False if `contentInsets` were set.
  var computesInsets: Bool
  /// Whether the element is the header that the configuration requests.
  var isOwnHeader = false {
    didSet { isOwnHeader = isOwnHeader && configuration.headerMode == .supplementary }
  }

  /// Whether estimates may differ at the user's text size.
  var hasAssumedEstimates: Bool
  private let systemVersion: Int

  init?(_ source: SectionSource?, _ environment: Environment) {
    guard let source, let list = source.list else { return nil }
    configuration = list
    hasAssumedEstimates = environment.preferredContentSizeCategory != .large
    computesInsets = source.contentInsets == nil
    systemVersion = environment.systemVersion
  }

  /// Whether the space above the rows is `headerTopPadding`, because the first item is the header.
  fileprivate var isPaddedAbove: Bool { configuration.headerMode == .firstItemInSection && configuration.headerTopPadding != nil }
  fileprivate var ruleAlongRows: String {
    if isPaddedAbove { return "R18.3" }
    guard configuration.appearance.isGrouped else { return "R11" }
    return systemVersion == 14 && configuration.headerMode == .none ? "R19.2" : "R18.1"
  }
}

/// Steps that a list's configuration determines. Their sentences mention the list, because the document has no insets or edge spacing for
/// them.
extension Step {
  /// The sentence for the step; nil if a list does not determine it.
  func listSentence(_ names: StepNames) -> Phrase? {
    guard let list = names.list else { return nil }
    let name = names.name(of: subject)
    switch reason {
    case .groupEdge(let length, _) where list.isOwnHeader: return "\(name): headerTopPadding moves it by \(rounded(length))"
    case .sectionInsets(let ends, _) where list.computesInsets: return "\(name): the list's own margins subtract \(ends.shown(axis))"
    case .sectionInset(let length, .stacking) where list.computesInsets:
      return list.isPaddedAbove
        ? "\(name): headerTopPadding \(rounded(length))" : "\(name): the list leaves \(rounded(length)) above its rows"
    case .sectionInset(let length, _) where list.computesInsets: return "\(name): the list's own margin, \(rounded(length))"
    case .extent(.insets(let ends)) where list.computesInsets: return "\(name): the list's own margins add \(ends.shown(axis))"
    default: return nil
    }
  }

  /// The assumption that a list's step depends on, or nil.
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

  /// The rule for the step; nil if a list does not determine it.
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
