extension Step.Reason {
  /// The number of subitems in a group, with the lengths that decide it.
  public struct Fit: Hashable, Sendable {
    /// The reason for the number.
    public enum Cause: Hashable, Sendable {
      /// As many as fit (layout-rules R4.1).
      case room
      /// As many as fit, counted without spacing first, because a length across the axis depends on one along it (R4.2).
      case roomInTwoPasses
      /// One round of the subitems, because the group's length is estimated (R4.5).
      case oneRound
      /// The given number, each an equal part (R4.3).
      case count
      /// The given number, each at its own length (R4.4).
      case repeating
      /// As many as fit with their measured lengths (R18.5).
      case measured
    }

    /// The reason for the number.
    public var cause: Cause
    /// The number of subitems in the group.
    public var count: Int
    /// The number of subitems in the group's description.
    public var subitemCount: Int
    /// The minimum gap between two subitems, in points.
    public var gap: Double
    /// The available length, in points.
    public var room: Double
    /// The length of all subitems with minimum spacing, in points. Fractions refer to the length that the gaps leave.
    public var needed: Double
    /// The length with one more subitem, in points. Equal to `needed` if measured lengths decide and there are no more items.
    public var neededByNext: Double
    /// The measured lengths of the subitems, in points; empty unless they decide the number.
    public var lengths: [Double] = []

    /// True if the subitems have zero length, so that any number of them would fit and the group holds each once (layout-rules R4.1, open).
    public var isEndless: Bool { count == subitemCount && needed + gap <= 1e-9 && neededByNext <= room }
  }

  /// The groups before a group. All lengths are in points.
  public struct GroupsBefore: Hashable, Sendable {
    /// The number of groups.
    public var count: Int
    /// The length of each group before measuring.
    public var length: Double
    /// The section's spacing between two groups.
    public var spacing: Double
    /// True if the section is orthogonal; orthogonal scrolling does not change its frames (layout-rules R8.6).
    public var isOrthogonal: Bool
  }

  /// The slots before a slot in its group. All lengths are in points.
  public struct SlotsBefore: Hashable, Sendable {
    /// The number of slots.
    public var count: Int
    /// The sum of their lengths.
    public var lengths: Double
    /// The gap after each slot.
    public var gap: Double
  }

  /// The leftover length that flexible gaps and edges before a slot receive. All lengths are in points.
  public struct LeftoverShare: Hashable, Sendable {
    /// The growth of each flexible gap or edge.
    public var each: Double
    /// The number of flexible gaps and edges before the slot.
    public var count: Double
    /// The leftover length, which all flexible gaps of the group share.
    public var leftover: Double
  }

  /// The axis along which a section's inset moves its groups.
  public enum InsetAxis: Hashable, Sendable {
    /// The scroll axis, along which sections follow each other (layout-rules R8.1).
    case stacking
    /// The axis perpendicular to the scroll axis; the inset also narrows the groups (R2.3).
    case across
    /// The axis of an orthogonal section's groups (R8.6).
    case row
  }

  /// The limits of a pinned boundary item. Both are positions of its leading or top edge, in points.
  public struct Pin: Hashable, Sendable {
    /// True if the item is pinned to the start of the visible area, like a header; false if it is pinned to the end.
    public var isAtStart: Bool
    /// The position at the edge of the visible area, not counting the part that bars cover.
    public var sight: Double
    /// The position at the far end of the item's section. A header moves no further down, and a footer no further up.
    public var limit: Double
  }

  /// The alignment of a boundary item between two ends.
  public struct Alignment: Hashable, Sendable {
    /// The part of the span to which the item is aligned.
    public enum Side: Hashable, Sendable {
      /// At the start.
      case start
      /// In the middle.
      case middle
      /// At the end.
      case end
    }

    /// The part of the span to which the item is aligned.
    public var side: Side
    /// The positions of both ends, in points, in the content's coordinate space.
    public var span: Ends
    /// The length of the item, in points.
    public var length: Double
  }
}
