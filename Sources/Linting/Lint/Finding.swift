import Documents
import Localization

/// A likely mistake: its subject, its numbers, its cause, and its correction.
package struct Finding: Equatable, Sendable {
  /// The check that found it, in kebab-case.
  package var id: String
  package var severity: Severity
  package var subject: Subject
  /// The fact, with its numbers.
  package var message: Phrase
  /// The cause, or the consequence.
  package var cause: Phrase
  /// The layout rule behind it; nil if there is none.
  package var rule: String?
  /// The steps that correct it, in order; empty if no command can.
  package var remedies: [Remedy]
  /// Other steps, in order of preference, in case those lead to another finding.
  package var alternatives: [[Remedy]] = []

  /// The identity of a finding, independent of its numbers.
  package struct Key: Hashable, Sendable {
    package var id: String
    package var subject: Subject
  }

  package var key: Key { Key(id: id, subject: subject) }
}

package enum Severity: String, CaseIterable, Comparable, Sendable {
  /// UIKit raises, or nothing useful is visible.
  case error
  /// Probably not what was meant.
  case warning
  /// Surprising behaviour.
  case info
  /// A possible improvement.
  case hint

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

package enum Subject: Hashable, Sendable {
  case component(String)
  case property(String, PropertyName)
  case section(String)
  case items([String])
  case layout
}
