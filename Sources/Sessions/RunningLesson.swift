import CommandLanguage
import Commands
import Documents
import Exports
import Lessons
import Localization

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
  var sights = Sights()
  var isReached = false

  /// The same lesson, as it is before anything was tried.
  ///
  /// - Parameter steps: How many steps of undo there are then.
  func begun(after steps: Int) -> RunningLesson {
    RunningLesson(
      lesson: lesson, bundled: bundled, place: place, source: source, steps: steps, firstStep: steps, sights: sights)
  }
}

/// What is seen of a lesson, as text to compare.
struct Sights: Sendable {
  /// The document that the lesson begins with, and what is seen of it.
  var start = Document()
  var atStart: String?
  /// What is seen where each wrong turn leads; nil for one with signs of its own.
  var atTurns: [String?] = []
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
    var line: Lesson.LessonLine
    var words: Phrase
    /// The goal's commands that changed something before.
    var preparations: [Lesson.LessonLine]
  }

  struct Unmet: Sendable {
    var line: Lesson.LessonLine
    var diagnostic: Diagnostic
    /// What was compared, if both sides were found.
    var shortfall: Shortfall?
    /// The document in which it was expected.
    var document: Document
    /// The goal's commands that changed something before.
    var preparations: [Lesson.LessonLine]

    /// What is not as it should be, and why.
    var sentence: Phrase { shortfall?.sentence(in: document) ?? absence ?? diagnostic.message }

    /// That what the line names is not on screen, or not alone; nil if it was refused for something else.
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
