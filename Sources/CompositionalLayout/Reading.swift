/// Another answer to an `Assumption` than the engine's own.
///
/// The engine can be switched to it by `Environment.readings`, so that what UIKit answered can be compared with every answer that is known.
public struct Reading: Hashable, Sendable {
  /// The question that it answers.
  public let assumption: Assumption
  /// A short name, unlike that of every other reading.
  public let name: String
  /// The answer, in one sentence.
  public let statement: String
  /// What an environment holds where the engine follows it.
  public let switched: Readings

  init(_ assumption: Assumption, _ name: String, _ switched: Readings, _ statement: String) {
    (self.assumption, self.name, self.switched, self.statement) = (assumption, name, switched, statement)
  }
}

/// The readings that the engine follows in place of its own answers; none by default.
public struct Readings: OptionSet, Hashable, Sendable {
  /// One bit for each reading.
  public let rawValue: UInt64

  /// The readings of some bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: Int) { rawValue = 1 << UInt64(bit) }
}

extension Readings {
  static let wholeRun = Readings(bit: 0)
  static let wholeRepeatedRun = Readings(bit: 1)
  static let otherSystems = Readings(bit: 2)
  static let oneSubitem = Readings(bit: 3)
  static let noSubitem = Readings(bit: 4)
  static let estimateFillsRun = Readings(bit: 5)
  static let emptyFrame = Readings(bit: 6)
  static let turnedFrame = Readings(bit: 7)
  static let startEdgeOnly = Readings(bit: 8)
  static let edgesOutside = Readings(bit: 9)
  static let quietPlace = Readings(bit: 10)
  static let noPlace = Readings(bit: 11)
  static let emptyGroupLength = Readings(bit: 12)
  static let overflowKept = Readings(bit: 13)
  static let negativeLength = Readings(bit: 14)
  static let frameExtent = Readings(bit: 15)
  static let estimatesDecide = Readings(bit: 16)
  static let longestMeasured = Readings(bit: 17)
  static let estimateUntilAll = Readings(bit: 18)
  static let estimateIsLeast = Readings(bit: 19)
  static let marginsOnly = Readings(bit: 20)
  static let middleOfBounds = Readings(bit: 21)
  static let referenceIgnored = Readings(bit: 22)
  static let noneFollows = Readings(bit: 23)
  static let sectionIgnored = Readings(bit: 24)
  static let topLeading = Readings(bit: 25)
  static let edgesIgnored = Readings(bit: 26)
  static let belowHeader = Readings(bit: 27)
  static let noPadding = Readings(bit: 28)
  static let noEdge = Readings(bit: 29)
  static let flexibleEdgeIsNothing = Readings(bit: 30)
  static let scrollsAlong = Readings(bit: 31)
  static let offsetZero = Readings(bit: 32)
  static let firstCentred = Readings(bit: 33)
  static let upperStop = Readings(bit: 34)
  static let withinReference = Readings(bit: 36)
  static let withinBounds = Readings(bit: 37)
  static let nothingMirrored = Readings(bit: 38)
  static let fromTheLeft = Readings(bit: 39)
  static let sixteen = Readings(bit: 40)
  static let twenty = Readings(bit: 41)
  static let viewMargins = Readings(bit: 42)
  static let overflowDropped = Readings(bit: 45)
  static let pinnedAtBounds = Readings(bit: 46)
  static let safeAreaIgnored = Readings(bit: 47)
  static let customFits = Readings(bit: 48)
  static let insetFractions = Readings(bit: 49)
  static let noLeadingPadding = Readings(bit: 50)
  static let halfAboveGroups = Readings(bit: 51)
  static let noSidebarEnd = Readings(bit: 52)
}
