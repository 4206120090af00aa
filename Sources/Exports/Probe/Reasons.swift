import Localization
import Rendering

/// Counts why some recorded values cannot be compared.
struct Reasons: Sendable {
  enum DifferenceReason: String, CaseIterable, Sendable {
    case unanswered, refused, notRecorded, rowOutOfSight, privateDecoration, cellsOfScrolls, cellsOfMeasuredViews

    var words: Phrase {
      switch self {
      case .unanswered: "commands without an answer"
      case .refused: "the probe could not run a command"
      case .notRecorded: "numbers that were not recorded"
      case .rowOutOfSight: "a section that is not visible has no scroll view"
      case .privateDecoration: "Galley does not know UIKit's own decorations"
      case .cellsOfScrolls: "the cells that a scroll requests depend on what UIKit keeps beyond the edges"
      case .cellsOfMeasuredViews: "the requested cells depend on sizes that are measured only after the cells are made"
      }
    }
  }

  private var counts: [DifferenceReason: Int] = [:]

  mutating func add(_ reason: DifferenceReason, _ count: Int = 1) { counts[reason, default: 0] += count }

  mutating func add(_ others: Reasons) { for (reason, count) in others.counts { add(reason, count) } }

  var total: Int { counts.values.reduce(0, +) }

  var counted: [(reason: DifferenceReason, count: Int)] {
    DifferenceReason.allCases.compactMap { reason in counts[reason].flatMap { $0 > 0 ? (reason, $0) : nil } }
  }
}
