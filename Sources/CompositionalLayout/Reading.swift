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
    case upperStop, withinReference, withinBounds, nothingMirrored, leftEndFirst, sixteen, twenty, viewMargins, overflowDropped
    case pinnedAtBounds, safeAreaIgnored, customFits, insetFractions, noLeadingPadding, halfAboveGroups, noSidebarEnd, endBelowFooters
    case attachedMeasured, fastFlick, velocityIgnored, pagesAsFarAsItGoes, offsetKept, rowOffsetKept, noBackground, behindRows,
      behindEveryList
    case widthGrows, estimatesGrow, otherRounding, nearestLengths, quietSection, onePass, customTrimmed, offsetsToTheRight
    case rowKeepsEstimate, rowsAlone, wholeSection, containerInSafeArea
    case groupInsetFractions, allInsetFractions, anchorsToTheRight, allToTheRight, viewIsContainer, innerContainer, cellsInFront
    case nothingShown, minimumFromSystem26, contentInSafeArea
  }

  /// The question that it answers.
  public let assumption: Assumption
  /// The answer, in one sentence.
  public let statement: String
  private let key: Key

  /// A short name, unlike that of every other reading.
  public var name: String { key.rawValue }
  /// What an environment holds where the engine follows this reading.
  public var switched: Readings { Readings(key) }

  init(_ assumption: Assumption, _ key: Key, _ statement: String) {
    (self.assumption, self.key, self.statement) = (assumption, key, statement)
  }
}

/// What the engine follows where an `Assumption` leaves a choice: its own answers, or a reading or two in the place of some of them.
public struct Readings: Hashable, Sendable {
  private let key: Reading.Key?
  private var other: Reading.Key?

  /// The engine's own answers.
  public static let own = Readings(nil)

  fileprivate init(_ key: Reading.Key?) { self.key = key }

  /// What is followed where a reading is followed besides; in the place of a second one, if there is one.
  package func and(_ reading: Readings) -> Readings {
    var both = self
    both.other = reading.key
    return both
  }

  /// Whether a reading is followed. O(1).
  func contains(_ key: Reading.Key) -> Bool { self.key == key || other == key }
}
