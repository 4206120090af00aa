import CommandLanguage
import Exports
import Localization

/// An expectation, as it is told where it is not met: both sides, and the line that would hold.
package struct UnmetExpectation: Sendable {
  /// What is compared: `the frame of a`.
  package var subject: Phrase
  package var expected: Phrase
  package var found: Phrase
  /// The same expectation of what was found, as a line to type; nil if no line of its form expects that.
  /// A closure, because the line may name a million items and is rarely needed.
  package var line: @Sendable () -> String?
  /// The frames on both sides, if frames are compared.
  package var frames: UnmetFrame?

  package init(
    _ subject: Phrase, expected: Phrase, found: Phrase, line: @autoclosure @escaping @Sendable () -> String?, frames: UnmetFrame? = nil
  ) {
    self.subject = subject
    self.expected = expected
    self.found = found
    self.line = line
    self.frames = frames
  }

  /// The same, as a lesson says it.
  package var shortfall: Shortfall { frames.map(Shortfall.frame) ?? .other(subject: subject, expected: expected, found: found) }

  package var diagnostic: Diagnostic {
    Diagnostic(.expectation, "\(subject) is not as expected", notes: ["expected: \(expected)", "found:    \(found)"])
  }
}

extension CommandEffect {
  /// The outcome of comparing two sides; what is said of them is made only if they differ.
  static func expectation(isMet: Bool, orElse unmet: @escaping @Sendable () -> UnmetExpectation) -> CommandEffect {
    isMet ? .met(unmet) : .unmet(unmet())
  }
}
