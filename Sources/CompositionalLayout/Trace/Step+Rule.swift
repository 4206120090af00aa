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
