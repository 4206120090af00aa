import CompositionalLayout

/// Why a number of a frame has its value: the solver's steps, and notes on surprising ones.
package struct Explanation: Equatable, Sendable {
  /// One step, with a note if it is surprising.
  package struct ExplainedStep: Equatable, Sendable {
    package var step: Step
    package var surprise: Surprise?
  }

  package var part: FramePart
  package var lines: [ExplainedStep]

  /// The number itself; nil if there is no such element.
  package var value: Double? { lines.last?.step.result }

  /// Explains numbers by their steps. Each surprise is noted only once.
  ///
  /// - Parameter told: What was noted for other numbers of the frame already.
  package static func all(_ parts: [FramePart], after told: Set<Surprise> = [], steps: (FramePart) -> [Step]) -> [Explanation] {
    var told = told
    return parts.map { part in
      let steps = steps(part)
      let lines = steps.indices.map { index in
        let surprise = Surprise(steps[index], before: index + 1 < steps.count ? steps[index + 1] : nil, axis: part.axis)
        return ExplainedStep(step: steps[index], surprise: surprise.flatMap { told.insert($0).inserted ? $0 : nil })
      }
      return Explanation(part: part, lines: lines)
    }
  }
}
