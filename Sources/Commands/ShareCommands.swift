import CommandLanguage
import Localization

/// The content of a link, and the page that it opens.
package struct ShareRequest: Equatable, Sendable {
  /// The lesson file; nil for the document.
  package var lesson: Path?
  /// The page's address; nil for the default one.
  package var address: String?
}

enum ShareCommands {
  static let all: [ShellCommand] = [share, shareLesson]

  private static let topic = "session"
  private static let address = ValueType<String>.text(
    "address", accepts: "the page's address, such as https://example.org/galley.html")

  static let share = ShellCommand(
    "share", "prints a link that opens this document in a browser",
    details: [
      "The link holds the lines that 'save' would write, behind the #: no server sees them. 'open' takes it too.",
      "Without an address it is of the file galley.html, or of the page that this is typed in.",
    ],
    topic: topic, formats: .ofAnswers, Maybe(address),
    examples: [Example("share", after: "append sections main"), Example("share https://example.org/galley.html")]
  ) { (_: inout Workspace, address: String?) throws(Diagnostic) -> CommandEffect in
    .files(.share(ShareRequest(lesson: nil, address: address)))
  }

  static let shareLesson = ShellCommand(
    "share lesson", "prints a link that begins a lesson in a browser",
    details: ["A lesson of your own is checked as 'lesson FILE' checks it. 'lesson' takes the link too."],
    topic: topic, formats: .ofAnswers, OnePath(), Maybe(address),
    examples: [Example("share lesson fraction")]
  ) { (_: inout Workspace, file: Path, address: String?) throws(Diagnostic) -> CommandEffect in
    .files(.share(ShareRequest(lesson: file, address: address)))
  }
}
