import CommandLanguage
import Localization

/// The content of a link, and the page that it opens.
package struct ShareRequest: Equatable, Sendable {
  /// The lesson file, or a folder of them; nil for the document.
  package var lesson: Path?
  /// The page's address; nil for the default one.
  package var address: String?
}

enum ShareCommands {
  static let all: [ShellCommand] = [share, shareLesson]

  private static let topic = "session"
  static let address = ValueType<String>.text(
    "address", accepts: "the page's address, such as https://example.org/galley.html")

  static let share = ShellCommand(
    "share", "prints a link that opens this document in a browser",
    details: [
      "After the #, the link contains the lines that 'save' would write; they are not sent to a server. 'open' also accepts the link.",
      "Without an address, the link uses the file galley.html or, in a browser, the current page.",
    ],
    topic: topic, formats: .ofAnswers, Maybe(address),
    examples: [Example("share", after: "append sections main"), Example("share https://example.org/galley.html")]
  ) { (_: inout Workspace, address: String?) throws(Diagnostic) -> CommandEffect in
    .files(.share(ShareRequest(lesson: nil, address: address)))
  }

  static let shareLesson = ShellCommand(
    "share lesson", "prints a link that starts a lesson or a course in a browser",
    details: [
      "Lessons of your own are checked first, as with 'lesson FILE'. A folder of lessons is a course. 'lesson' also accepts the link."
    ],
    topic: topic, formats: .ofAnswers, OnePath(), Maybe(address),
    examples: [Example("share lesson fraction")]
  ) { (_: inout Workspace, file: Path, address: String?) throws(Diagnostic) -> CommandEffect in
    .files(.share(ShareRequest(lesson: file, address: address)))
  }
}
