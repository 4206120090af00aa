import CommandLanguage
import Wording

package enum LessonRequest: Equatable, Sendable {
  case list
  /// A number, a name or a file.
  case begin(Path)
  case step(LessonCommands.Step)
  /// The next hint, or one by number.
  case hint(Int?)
  case solution
  case tour(LessonCommands.TourStep?)
}

/// Learning in the shell.
package enum LessonCommands {
  package static let all: [ShellCommand] = [tour, lesson, hint, solution]

  private static let topic = "lessons"
  private static let first = "lesson 1"

  package enum Step: String, Choice {
    case next, again, show, end

    package var meaning: Phrase {
      switch self {
      case .next: "goes on to the next lesson"
      case .again: "begins this lesson again"
      case .show: "shows the lesson and its target once more"
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
  ) { (workspace: inout Workspace, step: TourStep?) throws(Diagnostic) -> Outcome in .lesson(.tour(step)) }

  package static let lesson = ShellCommand(
    "lesson", "begins a lesson; alone, lists them",
    details: [
      "A lesson replaces the document, as 'open' does, and is reached when the screen is as its target, whatever led there.",
      "'lesson next' goes on, 'lesson show' shows it once more, 'lesson again' begins anew, 'lesson end' leaves it.",
      "'help lessons' says how to write one.",
    ], topic: topic, formats: .ofTables,
    MaybePath(
      .text("lesson", accepts: "a lesson's number, its name or its file, or next, show, again or end", completions: .live(Live.lesson))),
    examples: [Example("lesson"), Example(first), Example("lesson next", after: first)]
  ) { (workspace: inout Workspace, word: Path?) throws(Diagnostic) -> Outcome in
    guard let word else { return .lesson(.list) }
    return .lesson(Step(rawValue: word.text).map(LessonRequest.step) ?? .begin(word))
  }

  package static let hint = ShellCommand(
    "hint", "helps with the lesson: three hints, one after another, or the one of a number", topic: topic,
    Maybe(.count("number", from: 1, through: 3)), examples: [Example("hint", after: first), Example("hint 3", after: first)]
  ) { (workspace: inout Workspace, number: Int?) throws(Diagnostic) -> Outcome in .lesson(.hint(number)) }

  package static let solution = ShellCommand(
    "solution", "shows the lines that solve the lesson", topic: topic, examples: [Example("solution", after: first)]
  ) { (workspace: inout Workspace) throws(Diagnostic) -> Outcome in .lesson(.solution) }
}
