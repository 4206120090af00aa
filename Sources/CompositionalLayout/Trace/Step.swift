/// A step in the computation of a number in a frame.
///
/// Use the steps of a number to explain it: each has a subject, a reason and the result so far.
public struct Step: Hashable, Sendable {
  /// The part of the layout that the step concerns.
  public var subject: Subject
  /// The reason for the result.
  public var reason: Reason
  /// The axis along which the result is measured. It differs from the axis of the final length while a fraction of the other axis is
  /// computed.
  public var axis: Axis
  /// The result of the step, in points.
  public var result: Double
  /// The assumption that the step relies on; nil if UIKit's behaviour is known.
  public var assumption: Assumption? = nil
}

extension Step {
  /// The part of the layout that a step concerns.
  public enum Subject: Hashable, Sendable {
    /// The collection view and its layout.
    case layout
    /// The section that contains the element.
    case section
    /// A group, by the path of subitem indices that leads to it from the section's group; empty for the section's group itself.
    case group([Int])
    /// An item of a group, by the path of subitem indices that leads to it.
    case item([Int])
    /// The container the element is attached to: a cell, a nested group or a repetition of the section's group.
    case container
    /// The element itself: a supplementary item of an item or group, or a boundary item of a section.
    case element
    /// The element itself: a decoration.
    case decoration
    /// The element itself: a boundary item of the layout.
    case layoutItem
  }
}

/// The lengths at both ends of an element along one axis, in points.
public struct Ends: Hashable, Sendable {
  /// The length at the leading edge or the top, in points.
  public var start: Double
  /// The length at the trailing edge or the bottom, in points.
  public var end: Double

  /// A length of 0 points at both ends.
  public static let zero = Ends(start: 0, end: 0)

  /// The sum of both lengths, in points.
  public var total: Double { start + end }
}

extension Step {
  /// The reason for the result of a step. Lengths are in points, along the axis of the step unless noted otherwise.
  public enum Reason: Hashable, Sendable {
    // Lengths

    /// The computation starts with a length of the bounds (layout-rules R2.1).
    case bounds
    /// The insets of the section's reference are subtracted (layout-rules R2.2, R8.2).
    case referenceInsets(ContentInsetsReference, Ends)
    /// The section's insets are subtracted: across the scroll axis (layout-rules R2.3), or across the groups' axis in an orthogonal section
    /// (R2.4).
    case sectionInsets(Ends, isOrthogonal: Bool)
    /// The section's insets are not subtracted along the axis on which its groups follow each other (layout-rules R2.3; R2.4 in an
    /// orthogonal section).
    case sectionInsetsKept(Ends, isOrthogonal: Bool)
    /// The insets that boundary items follow are subtracted (layout-rules R2.6, R8.3).
    case boundaryInsets(Ends)
    /// The section's insets are not subtracted, because its boundary items do not follow them (layout-rules R2.6), or because the boundary
    /// items have the reference `none` (R8.3).
    case boundaryInsetsKept(Ends, isByReference: Bool)
    /// A group's insets are subtracted, because its subitems are within them (layout-rules R6.1).
    case groupInsets(Ends)
    /// The number of subitems in the group is determined (layout-rules 4).
    case fit(Fit)
    /// The gaps between the subitems are subtracted before fractions are computed (layout-rules R2.5).
    case spacing(each: Double, count: Int, isFlexible: Bool)
    /// A counted group gives each subitem an equal part, whatever the subitem's own length is (layout-rules R4.3).
    case countShare(count: Int, instead: Dimension)
    /// A fraction is computed and rounded down to the grid (layout-rules R3.2). It may refer to the length along the other axis (R2.13).
    case fraction(Dimension, of: Double, exact: Double)
    /// A fraction is computed without rounding, up to iOS 15 (layout-rules R3.4).
    case exactFraction(Dimension, of: Double)
    /// A fraction of an estimated group is not measured (layout-rules R7.7), and neither is an equal part of an estimated counted group
    /// (R7.6).
    case notMeasured(estimate: Double, isCounted: Bool)
    /// A length is used unchanged (layout-rules R3.1); an estimate is used until the element is measured (R7.1).
    case given(Dimension)
    /// The element was measured (layout-rules R7.1; R7.8 for boundary items).
    case measured(estimate: Double)
    /// The element is as long as its longest sibling (layout-rules R7.10).
    case uniform
    /// The element's own insets are subtracted last (layout-rules R5.6).
    case itemInsets(Ends)
    /// The insets exceed the slot, or the slot is negative: the result is the absolute difference (layout-rules R5.6).
    case itemInsetsBeyond(Ends, slot: Double)
    /// The element's own insets are ignored on an estimated axis (layout-rules R5.7).
    case itemInsetsIgnored(Ends)
    /// A custom group specifies the length (layout-rules R6.6).
    case custom
    /// A boundary item without alignment has no size (layout-rules R8.4).
    case noAlignment
    /// The section's length, including boundary items, which a decoration covers (layout-rules R2.10).
    case sectionLength

    // Positions

    /// The content starts at 0 (layout-rules R8.1).
    case contentStart
    /// The layout's boundary items move the sections (layout-rules R10.1).
    case layoutItems(Double)
    /// The earlier sections, with the sum of their lengths and the spacing after each (layout-rules R8.1).
    case sectionsBefore(count: Int, length: Double, spacing: Double)
    /// The section's extending boundary items move its groups (layout-rules R8.4).
    case boundaryItems(Double)
    /// The reference's inset moves the section (layout-rules R2.2, R8.2).
    case referenceInset(ContentInsetsReference, Double)
    /// The section's inset moves its groups.
    case sectionInset(Double, InsetAxis)
    /// The edge spacing of a group moves it (layout-rules R6.2).
    case groupEdge(Double, isFlexible: Bool)
    /// The earlier groups, and the spacing between them (layout-rules R8.1; R8.6 in an orthogonal section).
    case groupsBefore(GroupsBefore)
    /// The edge spacing of the earlier groups, in total (layout-rules R6.2).
    case groupEdgesBefore(Double)
    /// The difference between the measured and planned length of the earlier groups (layout-rules R7.1).
    case groupsMeasured(Double)
    /// A group's inset moves its subitems (layout-rules R6.1).
    case groupInset(Double)
    /// The earlier subitems in the group, and the gaps between them (layout-rules R5.1).
    case slotsBefore(SlotsBefore)
    /// The edge spacing of the earlier subitems and before the subitem itself (layout-rules R5.5).
    case slotEdges(Double)
    /// The leftover length that earlier flexible gaps and edges receive (layout-rules R5.2).
    case leftoverShare(LeftoverShare)
    /// The space before the item across its group's axis (layout-rules R5.3), rounded to the nearest pixel (R3.3).
    case slotAcross(Double, isFlexible: Bool)
    /// The element's own inset moves its start (layout-rules R5.6).
    case itemInset(Double)
    /// A custom group specifies the position (layout-rules R6.6).
    case customOrigin(Double)
    /// The start of the container that the element is attached to: an item (layout-rules R2.8) or a group (R2.9).
    case containerStart(isGroup: Bool)
    /// The container's anchor point: a fraction of its length (layout-rules 9).
    case containerAnchor(fraction: Double, of: Double)
    /// The element's own anchor point: a fraction of its own length (layout-rules 9).
    case ownAnchor(fraction: Double, of: Double)
    /// The offset of an anchor (layout-rules 9). A fraction refers to the element's own length.
    case anchorOffset(Double, isFractional: Bool)
    /// A boundary item that extends the section is placed before it (layout-rules R8.4).
    case beforeRegion(length: Double)
    /// A boundary item that extends the section is placed after it (layout-rules R8.4).
    case afterRegion(region: Double)
    /// A boundary item is aligned to the start, the middle or the end of a span (layout-rules R8.4).
    case aligned(Alignment)
    /// A boundary item's offset moves it (layout-rules R8.4).
    case offset(Double)
    /// Pinning keeps the element on screen (layout-rules R8.5).
    case pinned(Pin)

    /// A step that leads to the length of a section, a group or the content, or to an offset.
    case extent(LengthReason)

    // Final steps of lengths and positions

    /// The number is rounded to the pixel grid (layout-rules R3.3); up to iOS 15 only at the end (R3.4).
    case pixels(isExact: Bool)
    /// The frame is mirrored within the content's width, because the layout direction is right to left (layout-rules 12).
    case mirrored(within: Double, length: Double)
  }
}

// MARK: - Rules

extension Step {
  /// The number of the rule that decides the step, such as `R4.1` (layout-rules). A step with an assumption cites a rule that leaves the
  /// question open.
  public var rule: String {
    guard let assumption else { return deciding }
    return assumption.rules.contains(deciding) ? deciding : assumption.rules[0]
  }

  private var deciding: String { ruleOfLength ?? ruleOfPosition ?? "" }

  /// The rule for a step that leads to a length; nil for a step that leads to a position.
  private var ruleOfLength: String? {
    switch reason {
    case .bounds: "R2.1"
    case .referenceInsets: "R8.2"
    case .sectionInsets(_, let isOrthogonal), .sectionInsetsKept(_, let isOrthogonal): isOrthogonal ? "R2.4" : "R2.3"
    case .boundaryInsets, .boundaryInsetsKept: "R2.6"
    case .groupInsets: "R6.1"
    case .fit(let fit): fit.cause.rule
    case .spacing: "R2.5"
    case .countShare: "R4.3"
    case .fraction(let dimension, _, let exact): dimension.isFraction(of: axis.crossed) && exact - result <= 1e-6 ? "R2.13" : "R3.2"
    case .exactFraction: "R3.4"
    case .notMeasured(_, let isCounted): isCounted ? "R7.6" : "R7.7"
    case .given(let dimension): dimension.isEstimated ? "R7.1" : "R3.1"
    case .measured: isOfItem ? "R7.1" : "R7.8"
    case .uniform: "R7.10"
    case .itemInsets, .itemInsetsBeyond: subject == .decoration ? "R2.10" : "R5.6"
    case .itemInsetsIgnored: "R5.7"
    case .custom: "R6.6"
    case .sectionLength: "R2.10"
    case .noAlignment: "R8.4"
    case .extent(let extent): extent.rule
    case .itemInset, .customOrigin, .referenceInset, .groupInset, .contentStart, .sectionsBefore, .layoutItems, .boundaryItems,
      .sectionInset, .groupEdge, .groupsBefore, .groupEdgesBefore, .groupsMeasured, .slotsBefore, .slotEdges, .leftoverShare,
      .slotAcross, .containerStart, .containerAnchor, .ownAnchor, .anchorOffset, .beforeRegion, .afterRegion, .aligned, .offset,
      .pinned, .pixels, .mirrored:
      nil
    }
  }

  /// The rule for a step that leads to a position, or for a final step; nil for all other steps.
  private var ruleOfPosition: String? {
    switch reason {
    case .contentStart, .sectionsBefore: "R8.1"
    case .layoutItems: "R10.1"
    case .boundaryItems: "R8.4"
    case .referenceInset: "R8.2"
    case .groupInset: "R6.1"
    case .itemInset: subject == .decoration ? "R2.10" : "R5.6"
    case .customOrigin: "R6.6"
    case .beforeRegion, .afterRegion, .aligned, .offset: subject == .layoutItem ? "R10.1" : "R8.4"
    case .sectionInset(_, let axis): axis.rule
    case .groupEdge, .groupEdgesBefore: assumption == .supplementaryEdges ? "R18.18" : "R6.2"
    case .groupsBefore(let groups): groups.isOrthogonal ? "R8.6" : "R8.1"
    case .groupsMeasured: "R7.1"
    case .slotsBefore: "R5.1"
    case .slotEdges: "R5.5"
    case .leftoverShare: "R5.2"
    case .slotAcross: "R5.3"
    case .containerStart(let isGroup): isGroup ? "R2.9" : "R2.8"
    case .containerAnchor, .ownAnchor, .anchorOffset: "R9"
    case .pinned: "R8.5"
    case .pixels(let isExact): isExact ? "R3.4" : "R3.3"
    case .mirrored: "R12"
    case .bounds, .referenceInsets, .sectionInsets, .sectionInsetsKept, .boundaryInsets, .boundaryInsetsKept, .groupInsets, .fit,
      .spacing, .countShare, .fraction, .exactFraction, .notMeasured, .given, .measured, .uniform, .itemInsets, .itemInsetsBeyond,
      .itemInsetsIgnored, .custom, .sectionLength, .noAlignment, .extent:
      nil
    }
  }

  private var isOfItem: Bool {
    if case .item = subject { true } else { false }
  }
}

extension Step.Reason.InsetAxis {
  fileprivate var rule: String {
    switch self {
    case .stacking: "R8.1"
    case .across: "R2.3"
    case .row: "R8.6"
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
    case .measured: "R18.5"
    }
  }
}

// MARK: The order of the computation

extension Step {
  /// The number of groups around the subject; 0 for the section's group, -1 for the section and the layout.
  private var depth: Int {
    switch subject {
    case .group(let path), .item(let path): path.count
    case .layout, .section: -1
    case .container, .element, .decoration, .layoutItem: 50
    }
  }

  private static let ranksOfDepth = 20

  /// The rank of a step that leads to a length, and whether it sets the length; nil for notes and rounding.
  package var lengthRank: (Int, Bool)? {
    let base = 10 + Self.ranksOfDepth * max(depth, 0)
    return switch reason {
    case .bounds: (0, true)
    case .referenceInsets: (1, false)
    case .sectionInsets: (2, false)
    case .boundaryInsets: (3, false)
    case .fraction, .exactFraction, .given, .custom, .noAlignment, .sectionLength, .measured, .uniform: (base, true)
    case .groupInsets: (base + 2, false)
    case .spacing: (base + 3, false)
    case .itemInsets, .itemInsetsBeyond: (base + 4, false)
    case .extent: (base + 5, true)
    default: nil
    }
  }

  /// The rank of a step that leads to a position; nil for notes and rounding.
  package var positionRank: Int? {
    let base = 100 + Self.ranksOfDepth * max(depth, 0)
    return switch reason {
    case .bounds: 0
    case .boundaryInsets: 1
    case .contentStart: 2
    case .layoutItems: 3
    case .sectionsBefore: 4
    case .boundaryItems: 5
    case .referenceInset: 6
    case .sectionInset: 7
    case .groupEdge: depth == 0 ? 8 : base
    case .groupsBefore: 9
    case .groupEdgesBefore: 10
    case .groupsMeasured: 11
    case .groupInset: base + 1
    case .slotsBefore: base + 2
    // Both keep space free before the element.
    case .slotEdges, .leftoverShare: base + 3
    case .slotAcross: base + 5
    case .customOrigin: base + 6
    case .itemInset: base + 7
    case .containerStart: 2_000
    case .containerAnchor: 2_001
    case .ownAnchor: 2_002
    case .anchorOffset: 2_003
    case .beforeRegion, .afterRegion, .aligned: 2_004
    case .offset: 2_005
    case .pinned: 2_006
    case .mirrored: 2_007
    default: nil
    }
  }
}
