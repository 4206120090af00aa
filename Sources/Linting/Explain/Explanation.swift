import CompositionalLayout

/// Explains a part of a frame: the solver's steps, and notes on surprising ones.
package struct Explanation: Equatable, Sendable {
  package struct ExplainedStep: Equatable, Sendable {
    package var step: Step
    package var surprise: Surprise?
  }

  package var part: FramePart
  package var lines: [ExplainedStep]

  /// The explained number; nil if the element does not exist.
  package var value: Double? { lines.last?.step.result }

  /// Explains numbers by their steps. Each surprise is noted only once.
  ///
  /// - Parameter told: The surprises that were already noted for other numbers of the frame.
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
