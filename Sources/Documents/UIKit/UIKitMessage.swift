import Localization

/// A text that UIKit raises as an exception or writes to the console, and what `help` says about it.
///
/// The table of all of them is `all`. A text that an engine has is taken from the engine; the others are in the table.
package struct UIKitMessage: Sendable {
  package enum Channel: Sendable {
    case exception
    /// A line in the console; nothing is raised.
    case log
    /// The Swift runtime's last words.
    case trap
  }

  package enum Evidence: Sendable {
    /// Recorded from UIKit by a program.
    case recorded
    /// Pasted into public reports of apps.
    case reported
  }

  /// Why a text cannot be seen in Galley, or the lines that lead to it.
  package enum Reproduction: Sendable {
    /// Each is for a session of its own; its last line is refused with the text, or its answer has it.
    case scripts([[String]])
    case outside(Phrase)
  }

  /// The placeholder in a text for everything that differs between apps and runs: identifiers, counts, addresses.
  package static let changing = "…"

  /// The word that `help` explains it under, such as `repeated-items`.
  package var name: String
  /// The text, and its forms in other versions or for several identifiers; the changing parts are `changing`.
  package var texts: [String]
  package var channel: Channel
  package var event: Phrase
  /// The most frequent one first.
  package var causes: [Phrase]
  package var reproduction: Reproduction
  package var remedy: Phrase
  /// The versions of iOS that it is known from.
  package var versions: Phrase
  package var evidence: Evidence
  /// `R4.7` for a rule of layout, `2.1` for one of the diffable rules.
  package var rule: String

  init(
    _ name: String, _ texts: [String], _ event: Phrase, channel: Channel = .exception, causes: [Phrase], _ reproduction: Reproduction,
    remedy: Phrase, known versions: Phrase, _ evidence: Evidence = .recorded, rule: String
  ) {
    (self.name, self.texts, self.channel, self.event, self.causes) = (name, texts, channel, event, causes)
    (self.reproduction, self.remedy, self.versions, self.evidence, self.rule) = (reproduction, remedy, versions, evidence, rule)
  }

  package static let all: [UIKitMessage] = snapshots + outlines + dataSources + layouts

  package static func named(_ name: String) -> UIKitMessage? { all.first { $0.name == name } }

  /// A diffable rule in one sentence, by its number; nil for a rule of layout, which `Rule` has.
  package var diffableRule: Phrase? { Self.diffableRules[rule] }

  /// All its sentences, for the test of translations.
  package var phrases: [Phrase] {
    let outside: [Phrase] = if case .outside(let reason) = reproduction { [reason] } else { [] }
    return [event] + causes + outside + [remedy, versions] + (diffableRule.map { [$0] } ?? [])
  }

  private static let diffableRules: [String: Phrase] = [
    "1.1": "An item is in one place of the whole snapshot, and asking about an unknown section raises.",
    "2.1": "A call with repeated or unknown identifiers, or a destination next to itself, raises and changes nothing.",
    "2.3": "Appending or inserting items that are there already moves them, and writes a line to the console.",
    "2.4": "Two identifiers that are equal must have equal hash values.",
    "3": "A section snapshot refuses items that it has already and destinations that it does not have.",
    "4": "The data source asks its providers for each cell and each supplementary view, and may not get nil.",
    "5.3": "Deletions and origins of moves are old places, insertions and destinations are new ones, and none may be there twice.",
    "5.6": "All applies of a data source run on the main queue, or all on one background queue, never inside one another.",
    "5.7": "A reload replaces the cell; a reconfigure keeps it and may not change its registration.",
  ]
}
