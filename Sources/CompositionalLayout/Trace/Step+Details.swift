extension Step.Reason {
  /// How many subitems a group holds.
  public struct Fit: Hashable, Sendable {
    /// What decides the number.
    public enum Cause: Hashable, Sendable {
      /// As many as fit (layout-rules R4.1).
      case room
      /// The same, counted first without spacing, because a length across depends on one along the group (R4.2).
      case roomInTwoPasses
      /// One round of the subitems, because the group's length is estimated (R4.5).
      case oneRound
      /// The number that was given, each an equal part (R4.3).
      case count
      /// The number that was given, each at its own length (R4.4).
      case repeating
      /// As many as fit by their measured lengths (R18.5).
      case measured
    }

    /// What decides the number.
    public var cause: Cause
    /// How many subitems the group holds.
    public var count: Int
    /// How many subitems the group was described with.
    public var subitemCount: Int
    /// The minimum gap between two of them, in points.
    public var gap: Double
    /// The available length, in points.
    public var room: Double
    /// The length of that many with minimum spacing, where fractions are of what the gaps leave, in points.
    public var needed: Double
    /// The length of one more, in points; where measured lengths decide and there is no other, the same.
    public var neededByNext: Double
    /// Where measured lengths decide, those of the subitems, in points.
    public var lengths: [Double] = []

    /// Whether they have zero length and would fit for ever, so that the group holds one round of them (layout-rules R4.1, open).
    public var isEndless: Bool { count == subitemCount && needed + gap <= 1e-9 && neededByNext <= room }
  }

  /// What stands before a group. All lengths are in points.
  public struct GroupsBefore: Hashable, Sendable {
    /// How many groups stand before it.
    public var count: Int
    /// The length of each, unless measured.
    public var length: Double
    /// The section's spacing between two groups.
    public var spacing: Double
    /// Whether the section scrolls orthogonally, which moves none of its frames (layout-rules R8.6).
    public var isOrthogonal: Bool
  }

  /// What stands before a slot in its group. All lengths are in points.
  public struct SlotsBefore: Hashable, Sendable {
    /// How many slots stand before it.
    public var count: Int
    /// Their lengths together.
    public var lengths: Double
    /// The gap after each of them.
    public var gap: Double
  }

  /// What flexible gaps and edges before a slot get of the leftover length. All lengths are in points.
  public struct LeftoverShare: Hashable, Sendable {
    /// How much each flexible gap or edge grows.
    public var each: Double
    /// How many of them stand before the slot.
    public var count: Double
    /// The leftover length shared by all flexible gaps of the group.
    public var leftover: Double
  }

  /// The axis on which a section's inset moves its groups.
  public enum InsetAxis: Hashable, Sendable {
    /// The scroll axis, along which sections follow each other (layout-rules R8.1).
    case stacking
    /// Across the scroll axis, where the inset also narrows the groups (R2.3).
    case across
    /// Along the row of an orthogonal section (R8.6).
    case row
  }

  /// The limits within which a pinned boundary item stays in sight. Both are positions of its first edge, in points.
  public struct Pin: Hashable, Sendable {
    /// Whether it stays at the beginning of the visible area, as a header does, or at its end.
    public var isAtStart: Bool
    /// The position at which it is visible and clear of bars.
    public var sight: Double
    /// The position at the end of its section: a header goes no further down, and a footer no further up.
    public var limit: Double
  }

  /// Where a boundary item stands between two ends.
  public struct Alignment: Hashable, Sendable {
    /// Which end it stands at.
    public enum Side: Hashable, Sendable {
      /// At the first end.
      case start
      /// In the middle of the two.
      case middle
      /// At the second end.
      case end
    }

    /// Which end it stands at.
    public var side: Side
    /// Where the two ends are, in points of the content's space.
    public var span: Ends
    /// The length of the item, in points.
    public var length: Double
  }
}
