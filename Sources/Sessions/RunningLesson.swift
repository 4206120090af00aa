import CommandLanguage
import Commands
import Documents
import Exports
import Lessons
import Localization

struct RunningLesson: Sendable {
  var lesson: Lesson
  /// The bundled lesson; nil for a lesson from a file.
  var bundled: BundledLesson?
  /// The position in the course; nil for a file without a course.
  var place: LessonPlace?
  /// The source of its lines, as named in errors.
  var source: Source
  /// Whether starting the lesson replaced unsaved work.
  var replacedWork = false
  var hintsGiven = 0
  /// The number of tries that did not reach the goal.
  var tries = 0
  var hasSeenSolution = false
  /// The number of undo steps at the last check.
  var steps = 0
  var firstStep = 0
  var sights = Sights()
  var isReached = false
  /// The state at the last check; nil before the first one.
  var last: CheckedState?
  /// The state to which the next try is compared.
  var before: CheckedState { last ?? sights.first }

  var result: LessonResult { LessonResult(isSolved: !hasSeenSolution, isCopied: hasSeenSolution, tries: tries + 1, hints: hintsGiven) }

  /// The same lesson, without any progress.
  ///
  /// - Parameter steps: The current number of undo steps.
  func begun(after steps: Int) -> RunningLesson {
    RunningLesson(
      lesson: lesson, bundled: bundled, place: place, source: source, steps: steps, firstStep: steps, sights: sights)
  }
}

/// A state of the document while a lesson runs, and the lines of the goal that it meets.
struct CheckedState: Sendable {
  var document = Document()
  /// The document with its pending edits applied.
  var applied = Document()
  var met: Set<Int> = []
  /// The causes of the unmet lines, in English.
  var causes: Set<String> = []
}

/// The observable state of a lesson's screens, as text to compare.
struct Sights: Sendable {
  var start = Document()
  /// The document after the solution.
  var target = Document()
  /// The target's document before each line of the goal.
  var targets: [Document] = []
  /// The lesson's start on the screen of the target.
  var first = CheckedState()
  var atStart: String?
  /// The state after each wrong turn; nil for a wrong turn that has signs.
  var atTurns: [String?] = []
}

struct GoalState: Sendable {
  /// The indices of the expectations that hold.
  var metLines: Set<Int> = []
  var met: Int { metLines.count }
  /// The document before each line.
  var documents: [Document] = []
  /// The lines that failed.
  var allUnmet: [Unmet] = []
  var held: [Held] = []
  /// The first line that failed; nil if the goal is reached.
  var unmet: Unmet? { allUnmet.first }

  struct Held: Sendable {
    var line: Lesson.LessonLine
    var words: Phrase
    /// The goal's commands that changed something before the expectation.
    var preparations: [Lesson.LessonLine]

    func goalPart(in state: GoalState) -> LessonPages.GoalPart {
      LessonPages.GoalPart(words, after: preparations, isMet: !state.allUnmet.contains { $0.line == line })
    }
  }

  struct Unmet: Sendable {
    var line: Lesson.LessonLine
    /// The index of the line in the goal.
    var index: Int
    var diagnostic: Diagnostic
    /// The comparison, if both sides were found.
    var shortfall: Shortfall?
    /// The document in which the expectation failed.
    var document: Document
    var preparations: [Lesson.LessonLine]

    var sentence: Phrase { shortfall?.sentence(in: document) ?? absence ?? diagnostic.message }

    /// A sentence if the element of the line is missing on screen or ambiguous; nil for any other error.
    private var absence: Phrase? {
      let words = line.text.split(separator: " ")
      guard words.count > 2 else { return nil }
      return switch diagnostic.code {
      case .nothingSelected: "there is no \(String(words[2])) on screen"
      case .ambiguousSelector: "there is more than one \(String(words[2])) on screen"
      default: nil
      }
    }
  }
}
