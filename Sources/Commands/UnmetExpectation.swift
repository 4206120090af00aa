import CommandLanguage
import Exports
import Localization

/// A failed expectation: both sides, and a line that would succeed.
package struct UnmetExpectation: Sendable {
  /// The compared property: `the frame of a`.
  package var subject: Phrase
  package var expected: Phrase
  package var found: Phrase
  /// The line that expects the found value, if one exists.
  ///
  /// It is a closure because the line may name a million items and is rarely needed.
  package var line: @Sendable () -> String?
  /// Both frames, if frames are compared.
  package var frames: UnmetFrame?
  /// The sentences for a lesson, if the comparison does not read as one.
  package var statement: Statement?
  /// Whether the error consists of these sentences, because both sides do not explain it.
  package var isStated: Bool

  /// Two sentences about an expectation in a lesson: the goal, and that it is not reached.
  package struct Statement: Equatable, Sendable {
    package var goal: Phrase
    package var shortfall: Phrase

    package init(goal: Phrase, shortfall: Phrase) { (self.goal, self.shortfall) = (goal, shortfall) }
  }

  package init(
    _ subject: Phrase, expected: Phrase, found: Phrase, line: @autoclosure @escaping @Sendable () -> String?, frames: UnmetFrame? = nil,
    statement: Statement? = nil, isStated: Bool = false
  ) {
    self.subject = subject
    self.expected = expected
    self.found = found
    self.line = line
    self.frames = frames
    self.statement = statement
    self.isStated = isStated
  }

  /// The comparison in the form that lessons report.
  package var shortfall: Shortfall {
    frames.map(Shortfall.frame) ?? statement.map(Shortfall.stated) ?? .other(subject: subject, expected: expected, found: found)
  }

  package var diagnostic: Diagnostic {
    if isStated, let statement { return Diagnostic(.expectation, statement.shortfall, notes: ["expected: \(statement.goal)"]) }
    return Diagnostic(.expectation, "\(subject) is not as expected", notes: ["expected: \(expected)", "found:    \(found)"])
  }
}

extension CommandEffect {
  /// The result of comparing two values. The description is created only if they differ.
  static func expectation(isMet: Bool, orElse unmet: @escaping @Sendable () -> UnmetExpectation) -> CommandEffect {
    isMet ? .met(unmet) : .unmet(unmet())
  }
}
