import Documents
import HashTreeCollections
import Snapshots

/// The type of section identifiers in exported code: an enum with a case for each section of the view's snapshots. It is `String` for a
/// view without sections or with many, and for identifiers that Swift does not allow as names of cases.
struct SwiftSections {
  private static let mostCases = 50
  private static let casesPerLine = 8

  /// The sections of the snapshots; if they are empty, those that the layout names.
  let identifiers: [String]
  let isEnum: Bool
  let isProbe: Bool

  /// - Parameter isProbe: Whether the code is for a probe, whose steps apply snapshots with any sections.
  init(of view: View, isProbe: Bool) {
    let named = view.uses.compactMap { if case .section(let identifier) = $0.target { identifier } else { nil } }
    let shown = view.applied.sectionIdentifiers + view.pending.sectionIdentifiers
    self.isProbe = isProbe
    var seen: Set<String> = []
    identifiers = (isProbe ? shown + named : shown.isEmpty ? named : shown).filter { seen.insert($0).inserted }
    isEnum = !isProbe && (1...Self.mostCases).contains(identifiers.count) && identifiers.allSatisfy(SwiftNames.isCase)
  }

  /// The declaration of the type, named `Section`.
  var declaration: [String] {
    guard isEnum else { return ["/// The sections' identifiers.", "typealias Section = String"] }
    let lines = stride(from: 0, to: identifiers.count, by: Self.casesPerLine).map { first in
      "  case " + identifiers[first..<min(first + Self.casesPerLine, identifiers.count)].joined(separator: ", ")
    }
    return ["/// The sections.", "nonisolated enum Section: String {"] + lines + ["}"]
  }

  func code(_ identifier: String) -> String { isEnum ? "." + identifier : SwiftExpression.literal(identifier) }

  /// The text of an expression whose value is a section.
  func text(of expression: String) -> String { isEnum ? "\(expression)?.rawValue" : expression }
}
