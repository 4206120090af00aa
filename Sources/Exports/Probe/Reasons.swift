import Localization
import Rendering

/// Counts why some recorded values cannot be compared.
struct Reasons: Sendable {
  enum DifferenceReason: String, CaseIterable, Sendable {
    case unanswered, refused, notRecorded, rowOutOfSight, privateDecoration, cellsOfScrolls, cellsOfMeasuredViews

    var words: Phrase {
      switch self {
      case .unanswered: "commands have no answer"
      case .refused: "the probe could not carry a command out"
      case .notRecorded: "numbers were not recorded"
      case .rowOutOfSight: "a section out of sight has no scroll view that could be asked"
      case .privateDecoration: "decorations of UIKit's own are not known here"
      case .cellsOfScrolls: "which cells a scroll asks for depends on what UIKit keeps beyond the edges"
      case .cellsOfMeasuredViews: "which cells are asked for depends on sizes that are measured only when the cells are there"
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
