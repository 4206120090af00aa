import CommandLanguage
import Commands
import Documents
import Exports
import Lessons
import Localization
import Rendering

/// The goal of a lesson, checked after every command while a lesson is running.
extension Session {
  func lookAtGoal(with context: RunContext) {
    // A session that is finished runs no line, so none of the goal's would be refused.
    guard state.record.isLearning, var running = state.record.lesson, !running.isReached, !isFinished, context.keeping.isJournaled else { return }
    let goal = goalState(of: running)
    running.isReached = goal.unmet == nil
    if running.isReached {
      let unkept = running.place.flatMap { keepSolved($0.key) }
      print(pages.reached(running.lesson, at: running.place), with: context)
      draw(running, with: context)
      if let unkept { print(.line(unkept), with: context) }
    } else if state.record.history.count != running.steps, state.record.history.count != running.firstStep {
      answer(running, in: goal, with: context)
    }
    running.steps = state.record.history.count
    state.record.lesson = running
  }

  /// Shows the screen that reached the goal, as large as its target was drawn, where no picture is in sight.
  private func draw(_ running: RunningLesson, with context: RunContext) {
    guard answerFormat == nil, !settings.isPictureInSight, (try? document.solution(of: document.view)) != nil else { return }
    guard let picture = running.lesson.picture else { return }
    guard let columns = settings.renderer.columns, let rows = settings.renderer.rows else {
      let copy = rehearsal
      _ = copy.run(picture, with: context.trial)
      return
    }
    let room = Self.rowsOfPicture(within: rows)
    let lines = look(at: document, by: picture, of: running, columns: Self.columnsOfOne(of: columns), rows: room)
    print(.lines(lines.map { StyledLine(verbatim: $0) }), with: context)
  }

  /// Runs the goal's lines on a copy of the document; their effects are discarded.
  func goalState(of running: RunningLesson) -> GoalState {
    var state = GoalState()
    let copy = rehearsal
    var preparations: [Lesson.LessonLine] = []
    for line in running.lesson.goal {
      let refusals = Refusals()
      let context = context(from: .prompt, to: Output()).reading(lessonFrom: running.source).trial.collecting(refusals)
      let isAccepted = copy.run(InputEntry(line.bytes, number: line.number), with: context)
      if isAccepted && line.isExpectation {
        state.met += 1
        state.held.append(GoalState.Held(line: line, words: refusals.held ?? .verbatim(line.text), preparations: preparations))
      }
      if !line.isExpectation { preparations.append(line) }
      guard let refusal = refusals.all.first else { continue }
      state.allUnmet.append(
        GoalState.Unmet(
          line: line, diagnostic: refusal, shortfall: refusals.unmet.map { $0.shortfall }, document: copy.document,
          preparations: preparations))
    }
    return state
  }

  /// Runs a lesson's lines up to the first refused one.
  package func run(_ lines: [Lesson.LessonLine], with context: RunContext) -> Bool {
    var joiner = LineJoiner()
    for line in lines {
      if let entry = joiner.take(line.bytes, number: line.number, in: self), !run(entry, with: context) { return false }
    }
    return joiner.finish().map { run($0, with: context) } ?? true
  }

  /// Runs a lesson's lines; only what is refused is printed.
  func runQuietly(_ lines: [Lesson.LessonLine], with context: RunContext) -> Bool {
    var context = context.printingErrorsOnly
    context.keepsGoing = false
    return run(lines, with: context)
  }

  // MARK: Progress

  /// The names of the lessons solved in this session or an earlier one.
  package func solved() -> Set<String> {
    guard let path = settings.lessonProgressPath, let bytes = try? store.read(FilePlace(path), .script) else { return state.solvedLessons }
    return state.solvedLessons.union(bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) })
  }

  /// Records that a lesson is solved; returns a note if the file cannot be written and the record lasts only for this session.
  func keepSolved(_ name: String) -> Phrase? {
    guard !solved().contains(name) else { return nil }
    state.solvedLessons.insert(name)
    guard let path = settings.lessonProgressPath else { return nil }
    do throws(FileFailure) {
      _ = try cancellation.unlessRequested { () throws(FileFailure) in try store.append("\(name)\n", to: path) }
      return nil
    } catch {
      return "progress is kept in this session only: '\(path.text.escapingControls)': \(error.reason)"
    }
  }
}
