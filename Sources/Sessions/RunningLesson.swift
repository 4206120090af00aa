import CommandLanguage
import Lessons

struct RunningLesson: Sendable {
  var lesson: Lesson
  /// The bundled lesson; nil for one from a file.
  var bundled: BundledLesson?
  /// The source of its lines, as named in errors.
  var source: Source
  /// Whether its beginning replaced unsaved work.
  var replacedWork = false
  var hintsGiven = 0
  /// How many expectations of the goal were met at the last check.
  var met = 0
  var isReached = false
}

struct GoalState: Sendable {
  var met = 0
  /// The first refused line; nil if the goal is reached.
  var unmet: Unmet?

  struct Unmet: Sendable {
    var line: Lesson.Line
    var diagnostic: Diagnostic
  }
}
