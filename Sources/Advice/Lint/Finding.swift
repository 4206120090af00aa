import LayoutComponents
import Wording

/// Something that is likely a mistake: where it is, what it comes to, why, and what mends it.
package struct Finding: Equatable, Sendable {
  /// The check that found it, in kebab-case.
  package var id: String
  package var severity: Severity
  package var subject: Subject
  /// What is the case, with its numbers.
  package var message: Phrase
  /// Why that is so, or why it matters.
  package var cause: Phrase
  /// The layout rule behind it; nil where there is none.
  package var rule: String?
  /// What mends it, to be done in order; empty where no command can.
  package var remedies: [Remedy]

  /// What makes two findings the same one, whatever the numbers are.
  package struct Key: Hashable, Sendable {
    package var id: String
    package var subject: Subject
  }

  package var key: Key { Key(id: id, subject: subject) }
}

/// How much a finding weighs.
package enum Severity: String, CaseIterable, Comparable, Sendable {
  /// UIKit raises, or nothing sensible is seen.
  case error
  /// What is seen is hardly what was meant.
  case warning
  /// Something that surprises.
  case info
  /// Something that could be nicer.
  case hint

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// What a finding concerns.
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

  /// Its names: a component, identifiers, or nothing for the layout.
  package var names: [String] {
    switch self {
    case .component(let name), .property(let name, _), .section(let name): [name]
    case .items(let names): names
    case .layout: []
    }
  }
}
