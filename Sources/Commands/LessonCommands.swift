import CommandLanguage
import Localization

package enum LessonRequest: Equatable, Sendable {
  case list
  /// A number, a name or a file.
  case begin(Path)
  case step(LessonCommands.TourMove)
  /// Shows the hint with the given number, by default the next one.
  case hint(Int?)
  case solution
  case tour(LessonCommands.TourStep?)
  /// Checks lesson files, or those of folders, and shows their replies.
  case check([Path])
  case report(Path)

  /// Whether the request needs a running lesson.
  package var isAboutTheCurrent: Bool {
    switch self {
    case .step(let step): step != .next && step != .map && step != .reset
    case .hint, .solution: true
    case .list, .begin, .tour, .check, .report: false
    }
  }
}

package enum LessonCommands {
  package static let all: [ShellCommand] = [tour, lesson, check, report, hint, solution]

  private static let topic = "lessons"
  private static let first = "lesson 1"

  package enum TourMove: String, Choice {
    case next, again, show, text, start, map, reset, end

    package var meaning: Phrase {
      switch self {
      case .next: "goes on to the next lesson"
      case .again: "begins this lesson again"
      case .show: "shows the screen, the target, and what of the goal is met"
      case .text: "shows the text once more"
      case .start: "shows the lines that made what the lesson begins with"
      case .map: "shows the chapters, and what is solved of them"
      case .reset: "forgets which lessons are solved"
      case .end: "leaves the lesson, and the document as it is"
      }
    }
  }

  package enum TourStep: String, Choice {
    case next, end

    package var meaning: Phrase {
      switch self {
      case .next: "goes on with the next step, as Return alone does"
      case .end: "leaves the tour, and the document as it is"
      }
    }
  }

  static let tour = ShellCommand(
    "tour", "shows what there is, a step at each Return",
    details: [
      "Each step says what it shows and runs a few lines. You may type your own in between; 'tour' begins anew.",
      "It replaces the document, as 'open' does. In a script it runs as a whole.",
    ], topic: topic, Maybe(.oneOf(TourStep.self, named: "step")), examples: [Example("tour"), Example("tour end", after: "tour")]
  ) { (workspace: inout Workspace, step: TourStep?) throws(Diagnostic) -> CommandEffect in .session(.lesson(.tour(step))) }

  package static let lesson = ShellCommand(
    "lesson", "begins a lesson; alone, lists them",
    details: [
      "A lesson replaces the document, as 'open' does, and is reached when the screen is as its target, whatever led there.",
      "'lesson show' shows its target and its goal, 'lesson text' its text once more; 'lesson again' begins anew.",
      "'lesson next' goes on, 'lesson end' leaves it.",
      "A folder of lesson files is a course of its own: 'lesson FOLDER' lists it, and numbers and 'lesson next' are its own from then on.",
      "'help lessons' says how to write one.",
    ], topic: topic, formats: .ofTables,
    MaybePath(
      .text(
        "lesson", accepts: "a lesson's number, its name, its file or a folder, or next, show, text, start, again, map, reset or end",
        completions: .live(Live.lesson))),
    examples: [Example("lesson"), Example(first), Example("lesson next", after: first)]
  ) { (workspace: inout Workspace, word: Path?) throws(Diagnostic) -> CommandEffect in
    guard let word else { return .session(.lesson(.list)) }
    return .session(.lesson(TourMove(rawValue: word.text).map(LessonRequest.step) ?? .begin(word)))
  }

  static let check = ShellCommand(
    "lesson check", "says whether lessons of your own work, and shows every reply they give",
    details: ["A folder stands for the lesson files in it. The lesson that is being taken goes on."], topic: topic, formats: .ofAnswers,
    Many(.text("file", accepts: "lesson files or folders", completions: .files), atLeast: 1), examples: [Example("lesson check fraction")]
  ) { (workspace: inout Workspace, files: [String]) throws(Diagnostic) -> CommandEffect in .session(.lesson(.check(files.map { Path($0) })))
  }

  static let report = ShellCommand(
    "lesson report", "writes which lessons are solved to a text file, to hand in",
    details: ["It says what the record of this user says; it is not signed and proves nothing."], topic: topic, OnePath(),
    examples: [Example("lesson report results.txt")]
  ) { (workspace: inout Workspace, path: Path) throws(Diagnostic) -> CommandEffect in .session(.lesson(.report(path))) }

  package static let hint = ShellCommand(
    "hint", "helps with the lesson: its hints, one after another, or the one of a number", topic: topic,
    Maybe(.count("number", from: 1, through: 99)), examples: [Example("hint", after: first), Example("hint 3", after: first)]
  ) { (workspace: inout Workspace, number: Int?) throws(Diagnostic) -> CommandEffect in .session(.lesson(.hint(number))) }

  package static let solution = ShellCommand(
    "solution", "shows the lines that solve the lesson", topic: topic, examples: [Example("solution", after: first)]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> CommandEffect in .session(.lesson(.solution)) }
}
