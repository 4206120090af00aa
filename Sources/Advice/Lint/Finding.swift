import LayoutComponents
import Wording

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

  /// The identity of a finding, independent of its numbers.
  package struct Key: Hashable, Sendable {
    package var id: String
    package var subject: Subject
  }

  package var key: Key { Key(id: id, subject: subject) }
}

/// The severity of a finding.
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

/// The subject of a finding.
package enum Subject: Hashable, Sendable {
  /// A component of the layout.
  case component(String)
  /// A property of a component.
  case property(String, PropertyName)
  /// A section of the snapshot.
  case section(String)
  /// Items of the snapshot, by name.
  case items([String])
  /// The layout as a whole.
  case layout
}
