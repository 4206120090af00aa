import Localization

/// A text that UIKit raises as an exception or writes to the console, with its `help` page.
///
/// `all` is the table of messages. Texts that the engines raise are taken from the engines.
package struct UIKitMessage: Sendable {
  package enum Channel: Sendable {
    case exception
    /// An exception for a method that an object does not have.
    case unknownSelector
    /// A line in the console, not an exception.
    case log
    /// A message that the Swift runtime prints before it stops the app.
    case trap
  }

  package enum Evidence: Sendable {
    /// Recorded from UIKit by a program.
    case recorded
    /// Pasted into public reports of apps.
    case reported
  }

  /// The lines that reproduce a text in Galley, or the reason that nothing does.
  package enum Reproduction: Sendable {
    /// Scripts for new sessions. The last line of each script is rejected with the text, or prints it.
    case scripts([[String]])
    case outside(Phrase)
  }

  /// The text on iOS 13, according to public reports.
  package enum FirstText: Sendable {
    case same
    case different(String)
    /// iOS 13 raises no exception.
    case nothing
  }

  /// The placeholder in a text for everything that differs between apps and runs: identifiers, counts, addresses.
  package static let changing = "…"

  /// The name of its page, such as `repeated-items`.
  package var name: String
  /// The text, and its forms in other versions or for several identifiers. `changing` replaces identifiers and counts.
  package var texts: [String]
  package var onIOS13 = FirstText.same
  package var channel: Channel
  package var event: Phrase
  /// The causes, the most frequent first.
  package var causes: [Phrase]
  package var reproduction: Reproduction
  package var remedy: Phrase
  /// The versions of iOS that raise it.
  package var versions: Phrase
  package var evidence: Evidence
  /// `R4.7` for a layout rule, `2.1` for a diffable rule. Nil if no rule is about the text.
  package var rule: String?

  init(
    _ name: String, _ texts: [String], _ event: Phrase, channel: Channel = .exception, causes: [Phrase], _ reproduction: Reproduction,
    remedy: Phrase, known versions: Phrase, _ evidence: Evidence = .recorded, rule: String? = nil
  ) {
    (self.name, self.texts, self.channel, self.event, self.causes) = (name, texts, channel, event, causes)
    (self.reproduction, self.remedy, self.versions, self.evidence, self.rule) = (reproduction, remedy, versions, evidence, rule)
  }

  package static let all: [UIKitMessage] = snapshots + outlines + dataSources + layouts + newerSelectors

  /// The text of an exception on a version of iOS; nil if that version does not raise it.
  package static func text(_ text: String, systemVersion: Int) -> String? {
    guard systemVersion == 13 else { return text }
    return switch UIKitMessageSearch.shared.messages(in: text).first?.onIOS13 {
    case .different(let first): first
    case .nothing: nil
    case .same, nil: text
    }
  }

  /// A copy with the text of iOS 13.
  func onIOS13(_ first: FirstText) -> UIKitMessage {
    var copy = self
    copy.onIOS13 = first
    return copy
  }

  package static func named(_ name: String) -> UIKitMessage? { all.first { $0.name == name } }

  /// The sentence of a diffable rule; nil for a layout rule, whose sentence is in `Rule`.
  package var diffableRule: Phrase? { rule.flatMap { Self.diffableRules[$0] } }

  /// All sentences, for the test of the translations.
  package var phrases: [Phrase] {
    let outside: [Phrase] = if case .outside(let reason) = reproduction { [reason] } else { [] }
    return [event] + causes + outside + [remedy, versions] + (diffableRule.map { [$0] } ?? [])
  }

  private static let diffableRules: [String: Phrase] = [
    "1.1": "An item can be in only one place in the whole snapshot, and asking about an unknown section raises an exception.",
    "2.1":
      "A call with repeated or unknown identifiers, or one that places an identifier next to itself, raises an exception and changes nothing.",
    "2.3": "Appending or inserting items that are already in the snapshot moves them and writes a line to the console.",
    "2.4": "Two identifiers that are equal must have equal hash values.",
    "3": "A section snapshot rejects items that it already contains and destinations that it does not contain.",
    "4":
      "The data source asks its providers for each cell and each supplementary view, which must not be nil, and knows only its snapshot's sections.",
    "5.3":
      "Deletions and the origins of moves are old positions; insertions and the destinations of moves are new positions. No position may appear twice.",
    "5.6": "All applies of a data source run on the main queue, or all run on one background queue, and they are never nested.",
    "5.7": "A reload replaces the cell; a reconfigure keeps it and must not change its registration.",
  ]
}
