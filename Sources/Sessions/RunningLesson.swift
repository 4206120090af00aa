import CommandLanguage
import Documents
import Lessons
import Reports
import Wording

struct RunningLesson: Sendable {
  var lesson: Lesson
  /// The bundled lesson; nil for one from a file.
  var bundled: BundledLesson?
  /// Where it stands in its course; nil for a file alone.
  var place: LessonPlace?
  /// The source of its lines, as named in errors.
  var source: Source
  /// Whether its beginning replaced unsaved work.
  var replacedWork = false
  var hintsGiven = 0
  /// How many steps of undo there were at the last check, and when it began.
  var steps = 0
  var firstStep = 0
  /// What is seen where each wrong turn leads; nil for one with signs of its own.
  var wrongSights: [String?] = []
  var isReached = false

  /// The same lesson, as it is before anything was tried.
  ///
  /// - Parameter steps: How many steps of undo there are then.
  func begun(after steps: Int) -> RunningLesson {
    RunningLesson(
      lesson: lesson, bundled: bundled, place: place, source: source, steps: steps, firstStep: steps, wrongSights: wrongSights)
  }
}

struct GoalState: Sendable {
  var met = 0
  /// The refused lines.
  var allUnmet: [Unmet] = []
  /// The expectations that are met, in words.
  var held: [Held] = []
  /// The first unmet one; nil if the goal is reached.
  var unmet: Unmet? { allUnmet.first }

  struct Held: Sendable {
    var line: Lesson.Line
    var words: Phrase
    /// The goal's commands that changed something before.
    var preparations: [Lesson.Line]
  }

  struct Unmet: Sendable {
    var line: Lesson.Line
    var diagnostic: Diagnostic
    /// What was compared, if both sides were found.
    var shortfall: Shortfall?
    /// The document in which it was expected.
    var document: Document
    /// The goal's commands that changed something before.
    var preparations: [Lesson.Line]

    /// What is not as it should be, and why.
    var sentence: Phrase { shortfall?.sentence(in: document) ?? diagnostic.message }
  }
}
