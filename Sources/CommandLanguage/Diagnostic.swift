import Wording

/// Why a line was refused: where, what, and what would be accepted.
///
/// The message states the fact in lower case.
package struct Diagnostic: Error, Equatable, Sendable {
  /// What a diagnostic points at, before it is known where that stands in the line.
  package enum Place: Equatable, Sendable {
    /// The command as a whole.
    case command
    /// Bytes of the line.
    case bytes(Range<Int>)
    /// All words that were given for a parameter.
    case parameter(String)
    /// The first word of the command that reads so, else the parameter.
    case word(String, parameter: String)
    /// The last word of the command that reads so, else the parameter: what was said again.
    case lastWord(String, parameter: String)
    /// After the command's last word, where something is missing.
    case end
  }

  package var code: DiagnosticCode
  package var message: Phrase
  package var place: Place
  /// A near name: `did you mean 'main'?`, without the question.
  package var suggestion: String?
  package var notes: [Phrase]
  /// The text with which UIKit raises in the same place.
  package var uikit: String?

  package init(
    _ code: DiagnosticCode, _ message: Phrase, at place: Place = .command, suggestion: String? = nil, notes: [Phrase] = [],
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
