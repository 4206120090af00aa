import CompositionalLayout

/// The steps of an explanation by their stage, so that two explanations can be compared.
struct StagedSteps {
  struct StagedStep {
    var step: Step
    /// The difference from the result before.
    var change: Double
    /// The count that divides the group, if the step is an equal part of it.
    var count: Int?
  }

  /// The place of a step in the order of the computation. Steps of different layouts with the same stage correspond.
  struct Stage: Hashable {
    var axis: Axis
    /// True while the other axis is measured, which happens first.
    var isOnOtherAxis: Bool
    var rank: Int
    /// Whether the step sets the length of an item, a group or the bounds, so that only its result counts.
    var isLength: Bool

    var order: Int { isOnOtherAxis ? rank - Self.otherAxis : rank }
    private static let otherAxis = 100_000
  }

  private var steps: [Stage: StagedStep] = [:]

  subscript(stage: Stage) -> StagedStep? { steps[stage] }

  /// All stages of two explanations, in order.
  func stages(with other: StagedSteps) -> [Stage] {
    Set(steps.keys).union(other.steps.keys).sorted { $0.order < $1.order }
  }

  /// The stages of two lengths, from the first one that both have: an absolute length does not depend on the container.
  func comparableStages(with other: StagedSteps) -> [Stage] {
    let start = max(first, other.first)
    return stages(with: other).filter { $0.order >= start }
  }

  private var first: Int { steps.keys.map { $0.order }.min() ?? 0 }

  init(lengths: [Step], axis: Axis) {
    var result = 0.0
    var count: Int?
    for step in lengths {
      if case .countShare(let number, _) = step.reason { count = number }
      if let (rank, isLength) = step.lengthRank {
        let stage = Stage(axis: step.axis, isOnOtherAxis: step.axis != axis, rank: rank, isLength: isLength)
        steps[stage] = StagedStep(step: step, change: step.result - result, count: isLength ? count : nil)
        if isLength { count = nil }
      }
      result = step.result
    }
  }

  init(positions: [Step]) {
    var result = 0.0
    for step in positions {
      if let rank = step.positionRank {
        let stage = Stage(axis: step.axis, isOnOtherAxis: false, rank: rank, isLength: false)
        let change = step.result - result + (steps[stage]?.change ?? 0)
        steps[stage] = StagedStep(step: step, change: change)
      }
      result = step.result
    }
  }
}

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
  fileprivate var lengthRank: (Int, Bool)? {
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
  fileprivate var positionRank: Int? {
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
