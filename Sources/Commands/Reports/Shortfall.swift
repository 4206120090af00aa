import CompositionalLayout
import Documents
import Linting
import Localization
import Rendering

/// An unmet expectation of a lesson's goal.
package enum Shortfall: Equatable, Sendable {
  case frame(UnmetFrame)
  case stated(UnmetExpectation.Statement)
  case other(subject: Phrase, expected: Phrase, found: Phrase)

  static func difference(of subject: Phrase, expected: Phrase, found: Phrase) -> Phrase {
    "\(subject) should be '\(expected)', but is '\(found)'"
  }

  package var goal: Phrase {
    switch self {
    case .frame(let frame):
      "\(frame.name) is at (\(rounded(frame.expected.minX)),\(rounded(frame.expected.minY))), \(rounded(frame.expected.width)) wide and \(rounded(frame.expected.height)) tall"
    case .stated(let statement): statement.goal
    case .other(let subject, let expected, _): "\(subject) is \(expected)"
    }
  }

  /// The difference from the goal, and the reason for the current value.
  ///
  /// - Parameter document: The document that contains the frame.
  package func sentence(in document: Document) -> Phrase {
    switch self {
    case .frame(let frame):
      guard let part = frame.differingPart else { return "\(frame.name) is not in the right place" }
      let isOfPixels = abs(part.value(of: frame.expected) - part.value(of: frame.found)) < 1
      let reason = document.reason(for: part, of: frame.name, isOfPixels: isOfPixels)
      return reason.map { "\(frame.sentence(on: part)): \($0)" } ?? frame.sentence(on: part)
    case .stated(let statement): return statement.shortfall
    case .other(let subject, let expected, let found): return Self.difference(of: subject, expected: expected, found: found)
    }
  }
}

extension UnmetFrame {
  /// The first number that differs. Sizes come before positions, which depend on them.
  fileprivate var differingPart: FramePart? { ExplainReport.parts.first { abs($0.value(of: expected) - $0.value(of: found)) > 0.01 } }

  fileprivate func sentence(on part: FramePart) -> Phrase {
    let (expected, found) = (rounded(part.value(of: expected)), rounded(part.value(of: found)))
    return switch part {
    case .width: "\(name) should be \(expected) wide, but is \(found)"
    case .height: "\(name) should be \(expected) tall, but is \(found)"
    case .x: "\(name) should start at x \(expected), but starts at \(found)"
    case .y: "\(name) should start at y \(expected), but starts at \(found)"
    }
  }
}

extension Document {
  /// The reason for one number of an element's frame: the most surprising step, or the last one.
  ///
  /// - Parameter isOfPixels: Whether the difference is less than a point, so that rounding may be the reason.
  fileprivate func reason(for part: FramePart, of word: String, isOfPixels: Bool) -> Phrase? {
    guard let selector = try? selector(word), let solution = try? solution(of: view) else { return nil }
    let viewport = viewport(on: solution)
    guard let element = solution.elements(at: viewport).first(where: { selector.selects($0, of: solution) }) else { return nil }
    let lines = Explanation.all([part]) { solution.steps(behind: $0, of: element.id, at: viewport) }.flatMap { $0.lines }
    // Scrolling does not change frames, so it is not reported as a reason.
    let surprise = lines.compactMap { $0.surprise }.last { (isOfPixels || !$0.isOfPixels) && $0 != .scrollingMovesNoFrame }
    if let surprise { return surprise.sentence }
    return lines.last?.step.sentence(stepNames(of: element, in: solution))
  }
}
