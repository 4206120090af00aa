import CompositionalLayout

/// What UIKit answered to an assumption, beside what each reading of it says.
package struct AssumptionAnswer: Sendable {
  /// What came of comparing with a reading.
  enum Verdict: String, CaseIterable, Sendable {
    /// The engine's own answer alone agrees.
    case own
    /// Another reading alone agrees.
    case other
    /// Several agree, of which the recorded documents tell no more.
    case several
    /// Two readings together agree, and none alone.
    case pair
    /// Neither a reading nor two together agree.
    case none
    case notRecorded
  }

  let assumption: Assumption
  /// The names of the recorded documents.
  let documents: [String]
  /// The system that answered first.
  let system: String?
  /// In how many places each reading differs; the engine's own answer has no name.
  private(set) var differences: [(reading: Reading?, count: Int)] = []

  /// Readings that agree with everything where both hold, if none alone does.
  package var pairs: [[Reading]] = []

  /// An assumption of which some documents were recorded.
  package init(_ assumption: Assumption, recordings: [Recording]) {
    self.assumption = assumption
    documents = recordings.compactMap { $0.document }
    system = recordings.first?.system
  }

  /// Notes in how many places a reading differs from what was recorded; nil is the engine's own answer.
  package mutating func add(_ reading: Reading?, differences count: Int) { differences.append((reading, count)) }

  /// Whether no reading alone agrees.
  package var isUnexplained: Bool { isRecorded && !supportsOwn && supported.isEmpty }

  package var isRecorded: Bool { !documents.isEmpty }

  /// Whether the engine's own answer agrees with everything.
  package var supportsOwn: Bool { differences.contains { $0.reading == nil && $0.count == 0 } }

  /// The other readings that agree with everything.
  var supported: [Reading] { differences.compactMap { $0.count == 0 ? $0.reading : nil } }

  var verdict: Verdict {
    guard isRecorded else { return .notRecorded }
    switch (supportsOwn, supported.count) {
    case (true, 0): return .own
    case (false, 1): return .other
    case (false, 0): return pairs.isEmpty ? .none : .pair
    default: return .several
    }
  }

  /// In how many places the engine's own answer differs.
  package var ownDifferences: Int? { differences.first { $0.reading == nil }?.count }
}
