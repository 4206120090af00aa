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
