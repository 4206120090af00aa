import Localization

/// The reason a line is rejected: the location, the message, and the input that would be accepted.
///
/// The message states the fact in lower case.
package struct Diagnostic: Error, Equatable, Sendable {
  /// The part of a command that a diagnostic refers to, before its position in the line is known.
  package enum Location: Equatable, Sendable {
    case command
    case bytes(Range<Int>)
    case parameter(String)
    /// The first word of the command with this text, or else the parameter.
    case word(String, parameter: String)
    /// The last word of the command with this text, or else the parameter. Used for words that may repeat.
    case lastWord(String, parameter: String)
    /// After the command's last word, where a word is missing.
    case end
  }

  package var code: DiagnosticCode
  package var message: Phrase
  package var place: Location
  /// A similar name, shown as `did you mean 'main'?`.
  package var suggestion: String?
  package var notes: [Phrase]
  /// The text of the exception that UIKit raises in the same case.
  package var uikit: String?

  package init(
    _ code: DiagnosticCode, _ message: Phrase, at place: Location = .command, suggestion: String? = nil, notes: [Phrase] = [],
    uikit: String? = nil
  ) {
    self.code = code
    self.message = message
    self.place = place
    self.suggestion = suggestion
    self.notes = notes
    self.uikit = uikit
  }
}

extension Diagnostic {
  /// Ends a command of a cancelled run without printing anything.
  package static let cancelled = Diagnostic(.alreadyPrinted, "")
}

extension Diagnostic {
  /// The number of names to list if no name is similar.
  private static let listed = 8

  /// Adds a suggestion for an unknown word: the nearest name, or a list of the first names.
  package func offering(_ names: [String], insteadOf word: String) -> Diagnostic {
    var copy = self
    copy.suggestion = nearestName(to: word, among: names)
    guard copy.suggestion == nil, !names.isEmpty else { return copy }
    let list = names.prefix(Self.listed).map { $0.abbreviated }.joined(separator: ", ")
    copy.notes.append(names.count > Self.listed ? "available, among others: \(list)" : "available: \(list)")
    return copy
  }
}
