import Documents
import Localization

/// A likely mistake: its subject, numbers, cause and fix.
package struct Finding: Equatable, Sendable {
  /// The check that found it, in kebab-case.
  package var id: String
  package var severity: Severity
  package var subject: Subject
  package var message: Phrase
  /// The cause or the consequence.
  package var cause: Phrase
  package var rule: String?
  /// The steps of the fix, in order; empty if commands cannot fix it.
  package var remedies: [Remedy]
  /// Other fixes, in order of preference, for when the first one leads to another finding.
  package var alternatives: [[Remedy]] = []
  /// The group or layout section in which the subject is wrong; nil if it is wrong in all that contain it.
  package var container: String?
  /// The item that a fix has to make square.
  package var squareItem: String?

  /// Identifies a finding independently of its numbers.
  package struct Key: Hashable, Sendable {
    package var id: String
    package var subject: Subject
  }

  package var key: Key { Key(id: id, subject: subject) }

  func inside(_ container: String) -> Finding {
    var finding = self
    finding.container = container
    return finding
  }

  /// The same finding, with the requirement that its fix makes an item square.
  func requiringSquare(_ item: String) -> Finding {
    var finding = self
    finding.squareItem = item
    return finding
  }
}

package enum Severity: String, CaseIterable, Comparable, Sendable {
  /// UIKit raises an exception, or nothing useful is visible.
  case error
  /// Probably a mistake.
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

extension Document {
  /// The code that set the property or made the component that a finding is about; nil if no code did.
  package func source(of subject: Subject) -> SourceRange? {
    switch subject {
    case .component(let name): source(ofComponent: name)
    case .property(let name, let property): source(of: property, of: name) ?? source(ofComponent: name)
    case .section, .items, .layout: nil
    }
  }
}
