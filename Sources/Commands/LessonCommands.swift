import CommandLanguage
import Localization

package enum LessonRequest: Equatable, Sendable {
  case list
  /// A number, a name or a file.
  case begin(Path)
  case step(LessonCommands.TourMove)
  /// Shows the hint with the given number, or the next hint by default.
  case hint(Int?)
  case solution
  /// Answers the lesson's question with the choice of the given number.
  case answer(Int)
  case tour(LessonCommands.TourStep?)
  /// Checks lesson files, or the lesson files in folders, and shows their replies.
  case check([Path])
  case report(Path)
  /// Shows the user's results in the current course, or the results that codes contain.
  case results([String])
}

package enum LessonCommands {
  package static let all: [ShellCommand] = [tour, lesson, answer, check, report, results, hint, solution]

  private static let topic = "lessons"
  private static let first = "lesson fraction"

  package enum TourMove: String, Choice {
    case first, next, again, show, text, start, map, reset, end

    package var meaning: Phrase {
      switch self {
      case .first: "starts the next lesson of the first evening, which is the first chapter"
      case .next: "starts the next lesson"
      case .again: "restarts this lesson"
      case .show: "shows the screen, the target and the parts of the goal that are met"
      case .text: "shows the text again"
      case .start: "shows the lines that set up the lesson's initial state"
      case .map: "shows the chapters and the solved lessons"
      case .reset: "clears the record of solved lessons"
      case .end: "leaves the lesson without changing the document"
      }
    }
  }

  package enum TourStep: String, Choice {
    case next, end

    package var meaning: Phrase {
      switch self {
      case .next: "continues with the next step, like Return"
      case .end: "leaves the tour without changing the document"
      }
    }
  }

  static let tour = ShellCommand(
    "tour", "shows the main features, one step per Return",
    details: [
      "Each step explains a feature and runs a few lines. You can type your own commands in between; 'tour' restarts it.",
      "It replaces the document, as 'open' does. In a script, it runs as a single step.",
    ], topic: topic, Maybe(.oneOf(TourStep.self, named: "step")), examples: [Example("tour"), Example("tour end", after: "tour")]
  ) { (workspace: inout Workspace, step: TourStep?) throws(Diagnostic) -> CommandEffect in .session(.lesson(.tour(step))) }

  package static let lesson = ShellCommand(
    "lesson", "starts a lesson; without a name, lists the lessons",
    details: [
      "A lesson replaces the document, as 'open' does. It is solved when the screen matches the target, whichever commands you used.",
      "'lesson show' shows the target and the goal, 'lesson text' shows the text again; 'lesson again' restarts the lesson.",
      "'lesson first' starts the first evening, a chapter of twelve lessons. 'lesson next' starts the next lesson, 'lesson end' leaves it.",
      "A folder of lesson files is a course: 'lesson FOLDER' lists its lessons, and names and 'lesson next' then refer to that course.",
      "Some lessons ask for a prediction below their text: 'lesson answer 2' answers with the second choice.",
      "'help lessons' describes how to write a lesson.",
    ], topic: topic, formats: .ofTables,
    MaybePath(
      .text(
        "lesson",
        accepts: "a lesson's name, position or file, a folder, or one of first, next, show, text, start, again, map, reset and end",
        completions: .live(Live.lesson))),
    examples: [Example("lesson"), Example("lesson first"), Example(first), Example("lesson next", after: first)]
  ) { (workspace: inout Workspace, word: Path?) throws(Diagnostic) -> CommandEffect in
    guard let word else { return .session(.lesson(.list)) }
    return .session(.lesson(TourMove(rawValue: word.text).map(LessonRequest.step) ?? .begin(word)))
  }

  static let answer = ShellCommand(
    "lesson answer", "answers the lesson's question with one of its numbered choices, and explains the correct one",
    details: [
      "Some lessons ask for a prediction. The layout decides which choice is correct, and its explanation is shown as 'explain' shows it.",
      "You can answer as often as you like: an answer is not a try, and does not count in 'lesson results'.",
    ], topic: topic, formats: .ofAnswers, One(.count("number", from: 1, through: 99)),
    examples: [Example("lesson answer 1", after: "lesson estimate")]
  ) { (workspace: inout Workspace, number: Int) throws(Diagnostic) -> CommandEffect in .session(.lesson(.answer(number))) }

  static let check = ShellCommand(
    "lesson check", "checks lessons that you wrote, and shows every reply they give",
    details: ["A folder means all lesson files in it. The current lesson is not interrupted."], topic: topic, formats: .ofAnswers,
    Many(.text("file", accepts: "lesson files or folders", completions: .files), atLeast: 1), examples: [Example("lesson check fraction")]
  ) { (workspace: inout Workspace, files: [String]) throws(Diagnostic) -> CommandEffect in .session(.lesson(.check(files.map { Path($0) })))
  }

  static let report = ShellCommand(
    "lesson report", "writes the solved lessons to a text file that you can hand in",
    details: ["It copies this user's record of solved lessons; it is not signed and proves nothing."], topic: topic, OnePath(),
    examples: [Example("lesson report results.txt")]
  ) { (workspace: inout Workspace, path: Path) throws(Diagnostic) -> CommandEffect in .session(.lesson(.report(path))) }

  static let results = ShellCommand(
    "lesson results", "shows your results in this course as a short code, or the results in the codes of others",
    details: [
      "A code contains the solved lessons, the tries and hints, and the lessons that were reached after 'solution'. It is not signed.",
      "It belongs to the current course: a teacher opens the same course first, with 'lesson FOLDER', and then gives all codes at once.",
    ], topic: topic, formats: .ofTables, Many(.text("code", accepts: "codes that 'lesson results' printed"), atLeast: 0),
    examples: [Example("lesson results")]
  ) { (workspace: inout Workspace, codes: [String]) throws(Diagnostic) -> CommandEffect in .session(.lesson(.results(codes))) }

  package static let hint = ShellCommand(
    "hint", "shows the next hint of the lesson, or the hint with a given number", topic: topic,
    Maybe(.count("number", from: 1, through: 99)), examples: [Example("hint", after: first), Example("hint 3", after: first)]
  ) { (workspace: inout Workspace, number: Int?) throws(Diagnostic) -> CommandEffect in .session(.lesson(.hint(number))) }

  package static let solution = ShellCommand(
    "solution", "shows the lines that solve the lesson", topic: topic, examples: [Example("solution", after: first)]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> CommandEffect in .session(.lesson(.solution)) }
}
