/// One step in the computation of a number of a frame: its subject, its reason, and the number after it.
public struct Step: Hashable, Sendable {
  /// What the step is about.
  public var subject: Subject
  /// What happened.
  public var reason: Reason
  /// The axis the number is measured along; it differs from the final length's axis while a fraction of the other axis is computed.
  public var axis: Axis
  /// The number after the step, in points.
  public var result: Double
}

extension Step {
  /// What a step is about.
  public enum Subject: Hashable, Sendable {
    /// The collection view and its layout.
    case layout
    /// The section the element is in.
    case section
    /// A group, by the positions of subitems on the way from the section's group to it; empty for that group itself.
    case group([Int])
    /// An item of a group, by the positions of subitems on the way to it.
    case item([Int])
    /// The container the element is attached to: a cell, a nested group or a repetition of the section's group.
    case container
    /// The element itself: a supplementary or decoration.
    case element
  }
}

/// Two lengths at the ends of something along one axis, in points; the first is at the leading edge or the top.
public struct Ends: Hashable, Sendable {
  /// The length at the leading edge or the top, in points.
  public var start: Double
  /// The length at the trailing edge or the bottom, in points.
  public var end: Double

  /// No length at either end: 0 points.
  public static let zero = Ends(start: 0, end: 0)

  /// Both together, in points.
  public var total: Double { start + end }
}

extension Step {
  /// What happened in a step. Lengths are in points, along the axis of the step unless it says otherwise.
  public enum Reason: Hashable, Sendable {
    // Lengths.

    /// The computation begins with a length of the bounds (layout-rules R2.1).
    case bounds
    /// A reference's insets come off (layout-rules R2.2, R8.2).
    case referenceInsets(ContentInsetsReference, Ends)
    /// The section's insets come off (layout-rules R2.3).
    case sectionInsets(Ends)
    /// The section's insets do not come off along the axis on which its groups follow each other (layout-rules R2.3), nor under an
    /// orthogonal section's fractions (R2.4).
    case sectionInsetsKept(Ends, isOrthogonal: Bool)
    /// The insets that boundary items respect come off (layout-rules R2.6, R8.3).
    case boundaryInsets(Ends)
    /// A group's insets come off: its children live within them (layout-rules R6.1).
    case groupInsets(Ends)
    /// The number of subitems in the group is determined (layout-rules 4).
    case fit(Fit)
    /// The gaps between the subitems come off before fractions are taken (layout-rules R2.5).
    case spacing(each: Double, count: Int, isFlexible: Bool)
    /// A counted group gives its subitem an equal part, whatever the subitem's own length (layout-rules R4.3).
    case countShare(count: Int, instead: Dimension)
    /// A fraction is taken and rounded down to the grid (layout-rules R3.2), if its axis differs, of that axis's length (R2.13).
    case fraction(Dimension, of: Double, exact: Double)
    /// A length is used as it is given (layout-rules R3.1), an estimate until something is measured (R7.1).
    case given(Dimension)
    /// The element was asked for its size (layout-rules R7.1, R7.2).
    case measured(estimate: Double)
    /// The element is as long as its longest sibling (layout-rules R7.10).
    case uniform
    /// The element's own insets come off last (layout-rules R5.6).
    case itemInsets(Ends)
    /// The insets exceed the slot, or the slot is negative: the result is the absolute value of what is left (layout-rules R5.6).
    case itemInsetsBeyond(Ends, slot: Double)
    /// The element's own insets are ignored on an estimated axis (layout-rules R5.7).
    case itemInsetsIgnored(Ends)
    /// A custom group gives the length itself (layout-rules R6.6).
    case custom
    /// A boundary item without alignment has no size (layout-rules R8.4).
    case noAlignment
    /// The section's length, boundary items included (layout-rules R8.1, R8.7).
    case sectionLength

    // Positions.

    /// The content begins (layout-rules R8.1).
    case contentStart
    /// The layout's boundary items push the sections away (layout-rules R10.1).
    case layoutItems(Double)
    /// The sections before, with their lengths together, and the spacing after each of them (layout-rules R8.1).
    case sectionsBefore(count: Int, length: Double, spacing: Double)
    /// The section's extending boundary items push its groups away (layout-rules R8.4).
    case boundaryItems(Double)
    /// The reference's inset moves the section (layout-rules R2.2, R8.2).
    case referenceInset(ContentInsetsReference, Double)
    /// The section's inset moves its groups (layout-rules R8.1).
    case sectionInset(Double)
    /// The space outside a group moves it (layout-rules R6.2).
    case groupEdge(Double, isFlexible: Bool)
    /// The groups before, and the spacing between them (layout-rules R8.1, R6.2).
    case groupsBefore(GroupsBefore)
    /// A group's inset moves what it holds (layout-rules R6.1).
    case groupInset(Double)
    /// The subitems before in the same group (layout-rules R5.1 to R5.5).
    case slotsBefore(SlotsBefore)
    /// The space beside the item across its group (layout-rules R5.3), on the nearest pixel (R3.3).
    case slotAcross(Double, isFlexible: Bool)
    /// The element's own inset moves its beginning (layout-rules R5.6).
    case itemInset(Double)
    /// A custom group gives the position (layout-rules R6.6).
    case customOrigin(Double)
    /// What the element is attached to begins here: an item (layout-rules R2.8) or a group (R2.9).
    case containerStart(isGroup: Bool)
    /// A point of the container: a fraction of its length (layout-rules 9).
    case containerAnchor(fraction: Double, of: Double)
    /// The element's own anchor point: a fraction of its own length (layout-rules 9).
    case ownAnchor(fraction: Double, of: Double)
    /// An anchor's offset (layout-rules 9); a fraction is one of the element's own length.
    case anchorOffset(Double, isFractional: Bool)
    /// Outside the section, before its beginning: a boundary item that extends it (layout-rules R8.4).
    case beforeRegion(length: Double)
    /// Outside the section, after its end: a boundary item that extends it (layout-rules R8.4).
    case afterRegion(region: Double)
    /// Between two ends: a boundary item at the first, in the middle, or at the second (layout-rules R8.4).
    case aligned(Alignment)
    /// A boundary item's offset moves it (layout-rules R8.4).
    case offset(Double)
    /// It is kept in sight (layout-rules R8.5).
    case pinned(Pin)

    // The last steps of both.

    /// The number is rounded to the pixel grid (layout-rules R3.3; R3.4 up to iOS 15).
    case pixels
    /// The layout runs from right to left: the frame is mirrored within the content's width (layout-rules 12).
    case mirrored(within: Double, length: Double)
  }
}

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
    /// The length of one more, in points.
    public var neededByNext: Double

    /// Whether they have zero length and would fit for ever, so that the group holds one round of them (layout-rules R4.1, open).
    public var isEndless: Bool { count == subitemCount && needed + gap <= 1e-9 && neededByNext <= room }
  }

  /// What stands before a group. All lengths are in points.
  public struct GroupsBefore: Hashable, Sendable {
    /// How many groups stand before it.
    public var count: Int
    /// The length of each, unless measured.
    public var length: Double
    /// The space outside each group, both ends together.
    public var edges: Double
    /// The section's spacing between two groups.
    public var spacing: Double
    /// How much longer than planned the measured ones are, in total.
    public var measured: Double
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
    /// Their minimum edge spacing and the slot's own leading one.
    public var edges: Double
    /// How much each flexible gap or edge grows; nil if there are none.
    public var share: Double?
    /// How many flexible gaps and edges stand before the slot.
    public var flexibleCount: Double
    /// The leftover length shared by all flexible gaps of the group.
    public var leftover: Double
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

extension Step {
  /// The number of the rule that decides the step, such as `R4.1` (layout-rules).
  public var rule: String {
    switch reason {
    case .bounds: "R2.1"
    case .referenceInsets, .referenceInset: "R8.2"
    case .sectionInsets: "R2.3"
    case .sectionInsetsKept(_, let isOrthogonal): isOrthogonal ? "R2.4" : "R2.3"
    case .boundaryInsets: "R2.6"
    case .groupInsets, .groupInset: "R6.1"
    case .fit(let fit): fit.cause.rule
    case .spacing: "R2.5"
    case .countShare: "R4.3"
    case .fraction: "R3.2"
    case .given(let dimension): dimension.isEstimated ? "R7.1" : "R3.1"
    case .measured: "R7.2"
    case .uniform: "R7.10"
    case .itemInsets, .itemInsetsBeyond, .itemInset: "R5.6"
    case .itemInsetsIgnored: "R5.7"
    case .custom, .customOrigin: "R6.6"
    case .noAlignment, .boundaryItems, .beforeRegion, .afterRegion, .aligned, .offset: "R8.4"
    case .sectionLength: "R8.7"
    case .contentStart, .sectionsBefore, .sectionInset, .groupsBefore: "R8.1"
    case .layoutItems: "R10.1"
    case .groupEdge: "R6.2"
    case .slotsBefore(let slots): slots.share == nil ? "R5.1" : "R5.2"
    case .slotAcross: "R5.3"
    case .containerStart(let isGroup): isGroup ? "R2.9" : "R2.8"
    case .containerAnchor, .ownAnchor, .anchorOffset: "R9"
    case .pinned: "R8.5"
    case .pixels: "R3.3"
    case .mirrored: "R12"
    }
  }
}

extension Step.Reason.Fit.Cause {
  fileprivate var rule: String {
    switch self {
    case .room: "R4.1"
    case .roomInTwoPasses: "R4.2"
    case .oneRound: "R4.5"
    case .count: "R4.3"
    case .repeating: "R4.4"
    }
  }
}
