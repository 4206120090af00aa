import CompositionalLayout

/// The comparison of UIKit's answers with an assumption.
package struct AssumptionAnswer: Sendable {
  enum Verdict: String, CaseIterable, Sendable {
    /// UIKit does what is assumed.
    case own
    /// UIKit does something else.
    case other
    case notRecorded
  }

  let assumption: Assumption
  /// The names of the recorded documents.
  let documents: [String]
  /// The system that answered first.
  let system: String?
  /// In how many places Galley differs; nil if nothing was recorded.
  let differences: Int?

  /// An answer of some recordings, which Galley differs from in a number of places.
  package init(_ assumption: Assumption, recordings: [Recording], differences: Int) {
    self.assumption = assumption
    documents = recordings.compactMap { $0.document }
    system = recordings.first?.system
    self.differences = documents.isEmpty ? nil : differences
  }

  var isRecorded: Bool { differences != nil }

  /// Whether UIKit does something else than is assumed.
  package var isOther: Bool { verdict == .other }

  var verdict: Verdict { differences.map { $0 == 0 ? .own : .other } ?? .notRecorded }
}
