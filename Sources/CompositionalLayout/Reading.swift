/// Another answer to an `Assumption` than the engine's own.
///
/// The engine can be switched to it by `Environment.readings`, so that what UIKit answered can be compared with every answer that is known.
public struct Reading: Hashable, Sendable {
  /// The names of all readings.
  package enum Key: String, CaseIterable, Sendable {
    case wholeRun, wholeRepeatedRun, otherSystems, oneSubitem, noSubitem, estimateFillsRun, emptyFrame, turnedFrame, startEdgeOnly
    case edgesOutside, quietPlace, noPlace, emptyGroupLength, overflowKept, negativeLength, frameExtent, estimatesDecide
    case longestMeasured, estimateUntilAll, estimateIsLeast, marginsOnly, middleOfBounds, referenceIgnored, noneFollows, sectionIgnored
    case topLeading, edgesIgnored, belowHeader, noPadding, noEdge, flexibleEdgeIsNothing, scrollsAlong, offsetZero, firstCentred
    case upperStop, withinReference, withinBounds, nothingMirrored, fromTheLeft, sixteen, twenty, viewMargins, overflowDropped
    case pinnedAtBounds, safeAreaIgnored, customFits, insetFractions, noLeadingPadding, halfAboveGroups, noSidebarEnd
  }

  /// The question that it answers.
  public let assumption: Assumption
  /// The answer, in one sentence.
  public let statement: String
  private let key: Key

  /// A short name, unlike that of every other reading.
  public var name: String { key.rawValue }
  /// What an environment holds where the engine follows it.
  public var switched: Readings { Readings(key) }

  init(_ assumption: Assumption, _ key: Key, _ statement: String) {
    (self.assumption, self.key, self.statement) = (assumption, key, statement)
  }
}

/// The readings that the engine follows in place of its own answers; none by default.
public struct Readings: OptionSet, Hashable, Sendable {
  /// One bit for each reading.
  public let rawValue: UInt64

  /// The readings of some bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  fileprivate init(_ key: Reading.Key) { rawValue = 1 << UInt64(Reading.Key.allCases.firstIndex(of: key) ?? 0) }

  /// Whether a reading is followed. O(1) where none is.
  func contains(_ key: Reading.Key) -> Bool { rawValue != 0 && contains(Readings(key)) }
}
