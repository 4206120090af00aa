import Wording

/// Why a line was refused: the place, the reason, and what would be accepted.
///
/// The message states the fact in lower case.
package struct Diagnostic: Error, Equatable, Sendable {
  /// What a diagnostic points at, before its position in the line is known.
  package enum Place: Equatable, Sendable {
    case command
    case bytes(Range<Int>)
    /// All words of a parameter.
    case parameter(String)
    /// The first word of the command with this text, or else the parameter.
    case word(String, parameter: String)
    /// The last word of the command with this text, or else the parameter; for repeated words.
    case lastWord(String, parameter: String)
    /// After the command's last word, where something is missing.
    case end
  }

  package var code: DiagnosticCode
  package var message: Phrase
  package var place: Place
  /// A similar name, for `did you mean 'main'?`.
  package var suggestion: String?
  package var notes: [Phrase]
  /// The text of the exception that UIKit raises in the same case.
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

extension Diagnostic {
  /// Ends a command of a cancelled run, of which nothing is printed.
  package static let cancelled = Diagnostic(.alreadyPrinted, "")
}
