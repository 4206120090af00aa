import CommandLanguage
import Lessons

/// A lesson that is being taken, and how far.
struct RunningLesson: Sendable {
  var lesson: Lesson
  /// Which of those that Galley brings along; nil for one from a file.
  var bundled: BundledLesson?
  /// Where its lines come from, as errors name it.
  var source: Source
  var hintsGiven = 0
  /// How many expectations of the goal were met when it was looked at last.
  var met = 0
  var isReached = false
}

/// How far a goal is reached.
struct GoalState: Sendable {
  /// How many expectations are met.
  var met = 0
  /// The first line that is refused; nil where the goal is reached.
  var unmet: Unmet?

  struct Unmet: Sendable {
    var line: Lesson.Line
    var diagnostic: Diagnostic
  }
}
