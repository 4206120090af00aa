import CompositionalLayout

/// UIKit's recorded answer to an assumption.
package struct AssumptionAnswer: Sendable {
  enum Verdict: String, CaseIterable, Sendable {
    /// UIKit behaves as assumed.
    case own
    /// UIKit behaves differently.
    case other
    case notRecorded
  }

  let assumption: Assumption
  let documents: [String]
  /// The system of the first recording.
  let system: String?
  /// The number of differences from the recordings; nil if nothing was recorded.
  let differences: Int?

  /// - Parameter differences: The number of differences between Galley and the recordings.
  package init(_ assumption: Assumption, recordings: [Recording], differences: Int) {
    self.assumption = assumption
    documents = recordings.compactMap { $0.document }
    system = recordings.first?.system
    self.differences = documents.isEmpty ? nil : differences
  }

  var isRecorded: Bool { differences != nil }

  package var isOther: Bool { verdict == .other }

  var verdict: Verdict { differences.map { $0 == 0 ? .own : .other } ?? .notRecorded }
}
