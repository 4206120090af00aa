import Commands
import Localization

/// The part of a layout that Swift code leaves open until something looks at the layout, or the input ends.
enum AwaitedByCode: Sendable {
  /// The items of a layout, where the code does not say how many there are. Placeholders stand in for them.
  ///
  /// - Parameter way: How to set other numbers.
  case items([ItemCounts.CountedSection], way: Phrase)
  /// The layout itself, for a reason.
  case layout(Phrase)

  /// How many placeholders each section has.
  static let placeholderCount = 6

  /// - Parameter names: The sections by the names that the code has for them; none for code that names no sections.
  static func items(inSectionsCalled names: [String], way: Phrase) -> AwaitedByCode {
    .items((names.isEmpty ? ["main"] : names).map { ItemCounts.CountedSection(name: $0, count: placeholderCount) }, way: way)
  }

  var words: Phrase {
    switch self {
    case .items(_, let way):
      "the code does not say how many items there are: each section has \(Self.placeholderCount) placeholders; \(way)"
    case .layout(let reason): reason
    }
  }
}
