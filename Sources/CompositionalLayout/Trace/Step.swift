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
  /// The answer to an open question that the step rests on; nil if UIKit's behaviour is known.
  public var assumption: Assumption? = nil
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
    /// The element itself: a supplementary, or a boundary item of a section.
    case element
    /// The element itself: a decoration.
    case decoration
    /// The element itself: a boundary item of the layout.
    case layoutItem
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
    /// The section's insets come off: across the scroll axis (layout-rules R2.3), or across an orthogonal section's row (R2.4).
    case sectionInsets(Ends, isOrthogonal: Bool)
    /// The section's insets do not come off along the axis on which its groups follow each other (layout-rules R2.3), nor under an
    /// orthogonal section's fractions (R2.4).
    case sectionInsetsKept(Ends, isOrthogonal: Bool)
    /// The insets that boundary items respect come off (layout-rules R2.6, R8.3).
    case boundaryInsets(Ends)
    /// The section's insets do not come off, because its boundary items do not follow them (layout-rules R2.6), or because their own
    /// reference is none (R8.3).
    case boundaryInsetsKept(Ends, isByReference: Bool)
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
    /// A fraction is taken and not rounded, as up to iOS 15 (layout-rules R3.4).
    case exactFraction(Dimension, of: Double)
    /// A fraction of an estimated group is not measured (layout-rules R7.7), nor is a part of an estimated counted one (R7.6).
    case notMeasured(estimate: Double, isCounted: Bool)
    /// A length is used as it is given (layout-rules R3.1), an estimate until something is measured (R7.1).
    case given(Dimension)
    /// The element was asked for its size (layout-rules R7.1; R7.8 for boundary items).
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
    /// The section's length, boundary items included, which a decoration covers (layout-rules R2.10).
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
    /// The section's inset moves its groups.
    case sectionInset(Double, InsetAxis)
    /// The space outside a group moves it (layout-rules R6.2).
    case groupEdge(Double, isFlexible: Bool)
    /// The groups before, and the spacing between them (layout-rules R8.1; R8.6 in an orthogonal section).
    case groupsBefore(GroupsBefore)
    /// The space outside each of the groups before, in total (layout-rules R6.2).
    case groupEdgesBefore(Double)
    /// How much longer than planned the groups before are, because something in them was measured (layout-rules R7.1).
    case groupsMeasured(Double)
    /// A group's inset moves what it holds (layout-rules R6.1).
    case groupInset(Double)
    /// The subitems before in the same group, and the gaps between them (layout-rules R5.1).
    case slotsBefore(SlotsBefore)
    /// The space outside them and before the subitem itself (layout-rules R5.5).
    case slotEdges(Double)
    /// What flexible gaps and edges before it get of the leftover length (layout-rules R5.2).
    case leftoverShare(LeftoverShare)
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

    /// A step towards the length of something larger than an element, or towards an offset.
    case extent(Extent)

    // The last steps of both.

    /// The number is rounded to the pixel grid (layout-rules R3.3), up to iOS 15 only once, at the end (R3.4).
    case pixels(isExact: Bool)
    /// The layout runs from right to left: the frame is mirrored within the content's width (layout-rules 12).
    case mirrored(within: Double, length: Double)
  }
}
