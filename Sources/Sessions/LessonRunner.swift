import CommandLanguage
import Commands
import Documents
import Exports
import Lessons
import Localization
import Rendering

/// Runs the commands about lessons, and replies to the lines that are typed while a lesson is running. The text of the pages is in
/// `LessonPages`.
struct LessonRunner {
  let session: Session
  /// The current line.
  let line: InputEntry
  let context: RunContext

  var pages: LessonPages { session.lessonPages }

  func print(_ report: Report) { session.print(report, with: context) }

  func run(_ request: LessonRequest) throws(Diagnostic) {
    // An earlier command on the same line may have solved the lesson.
    checkGoal(isAfterLine: false)
    switch request {
    case .list: print(session.coursePages.list)
    case .begin(let word):
      if try turn(to: word) { return print(session.coursePages.list) }
      try begin(try find(word))
    case .step(let step): try take(step)
    case .hint(let number): try giveHint(number)
    case .tour(let step): try tour(step)
    case .solution:
      print(pages.solution(of: try current().lesson))
      session.state.record.lesson?.hasSeenSolution = true
    case .answer(let number): try answerQuestion(number)
    case .check(let files): try check(files)
    case .report(let path): try writeReport(to: path)
    case .results(let codes): try showResults(codes)
    }
  }

  private func current() throws(Diagnostic) -> RunningLesson {
    guard let lesson = session.state.record.lesson else {
      throw Diagnostic(
        .noLesson, "there is no current lesson", notes: ["'lesson' lists the lessons, 'lesson first' starts the first evening"])
    }
    return lesson
  }

  private func take(_ step: LessonCommands.TourMove) throws(Diagnostic) {
    switch step {
    case .again: try begin(try current())
    case .first:
      // The lessons of the first chapter are meant for the first evening.
      let solved = session.solved()
      let chapter = session.currentCourse.chapters.first?.entries.map { $0.place } ?? []
      guard let place = chapter.first(where: { !solved.contains($0.key) }) else { return print(pages.endOfFirstChapter) }
      try begin(try find(Path(place.name)))
    case .show:
      guard session.answerFormat == nil, let rows = session.settings.renderer.rows else { return show(try current(), isWhole: true) }
      showScreens(of: try current(), within: rows)
    case .text: show(try current(), isWhole: false)
    case .start: print(pages.start(of: try current().lesson))
    case .map: print(session.coursePages.map)
    case .reset: try forgetSolved()
    case .next:
      guard let next = try next() else { return print(pages.last) }
      try begin(next)
    case .end:
      _ = try current()
      session.state.record.lesson = nil
    }
  }

  private func giveHint(_ number: Int?) throws(Diagnostic) {
    var running = try current()
    let hints = running.lesson.hints
    let wanted = min(number ?? running.hintsGiven + 1, hints.count)
    running.hintsGiven = max(running.hintsGiven, wanted)
    session.state.record.lesson = running
    print(pages.hint(wanted, of: hints))
  }

  private func answerQuestion(_ number: Int) throws(Diagnostic) {
    let choices = LessonTrial(try current(), on: session).choices()
    guard let correct = choices.first(where: { $0.isCorrect }) else {
      throw Diagnostic(.noLesson, "this lesson asks no question", notes: ["'lesson text' shows its task"])
    }
    guard choices.indices.contains(number - 1) else {
      throw Diagnostic(
        .unreadableValue, "the question does not have a choice \(number)", at: .parameter("number"),
        notes: ["accepted: 1 to \(choices.count)"])
    }
    print(pages.answer(number, correct.words, misconception: choices[number - 1].misconception, because: correct.reasons))
  }

  // MARK: Beginning

  private func begin(_ running: RunningLesson) throws(Diagnostic) {
    let replacedWork = session.unsavedWork != nil
    let succeeded = session.asOneStep(session.currentLine(line), redoing: .lines(after: "reset\n"), with: context) { session, context in
      session.state.workspace.document = Document()
      return session.runQuietly(running.lesson.start, with: context.reading(lessonFrom: running.source))
    }
    guard succeeded else { throw .readFailed }
    session.writeJournal(with: context)
    session.state.record.tourStep = nil
    var running = running.begun(after: session.state.record.history.count)
    running.replacedWork = replacedWork
    session.state.record.lesson = running
    show(running, isWhole: session.answerFormat != nil || session.settings.renderer.rows == nil)
  }

  /// - Parameter isWhole: Whether to show the lines of the start and both screens after the text. A terminal has space only for the text.
  private func show(_ running: RunningLesson, isWhole: Bool) {
    let trial = LessonTrial(running, on: session)
    print(pages.introduction(of: running.lesson, at: running.place, asking: trial.choices().map { $0.words }, isWhole: isWhole))
    guard isWhole else { return session.printForPeople(pages.shortFooter, with: context) }
    session.printForPeople(.lines([StyledLine("")]), with: context)
    session.printForPeople(trial.goals(), with: context)
    session.printForPeople(pages.nowHeading, with: context)
    let look = running.lesson.look
    let lookContext = context.reading(lessonFrom: running.source).trial
    let now = session.rehearsal
    // The output of the lesson's commands uses the format of the answer.
    now.settings.renderer = session.answerRenderer
    _ = now.run(look, with: lookContext)
    session.printForPeople(pages.targetHeading, with: context)
    let target = now.copy()
    target.state.workspace.document = running.sights.target
    _ = target.run(running.lesson.target.isEmpty ? look + [Self.numbers] : look, with: lookContext)
    session.printForPeople(pages.footer, with: context)
  }

  /// Shows the screen, the target and the goal, without the text, on a single screen of a terminal. Shows only the goal if the pictures are
  /// already visible.
  private func showScreens(of running: RunningLesson, within rows: Int) {
    let columns = session.settings.renderer.columns ?? Self.usualColumns
    print(pages.heading(of: running.lesson, at: running.place))
    let trial = LessonTrial(running, on: session)
    let goals = trial.goals()
    var plain = session.settings.renderer
    plain.isColoured = false
    let taken = plain.text(of: goals).count { $0 == "\n" } + Self.rowsAroundScreens
    let room = min(max(LessonTrial.fewestRows, rows - taken), Self.rowsOfPicture(within: rows) + 1)
    let lines = session.settings.isPictureInSight ? [] : trial.screens(columns: columns, rows: room)
    print(.lines(lines.map { StyledLine(verbatim: $0) }))
    print(goals)
    print(pages.screensFooter)
  }

  private static let usualColumns = 80
  private static let rowsAroundScreens = 3

  /// The number of rows for a picture that leaves space for the text about a solved lesson, so that no pager opens. The solved screen is
  /// drawn in the same size as its target.
  private static func rowsOfPicture(within rows: Int) -> Int { max(LessonTrial.fewestRows, rows - 12) }

  /// The command that lists the frames of a target, in addition to its picture.
  private static let numbers = Lesson.LessonLine("frames --visible")

  // MARK: The goal

  /// Checks the goal of the current lesson, and prints that it is reached, or the reply to a try.
  ///
  /// - Parameter isAfterLine: False if the goal is checked before a command about the lesson, which is not a try.
  func checkGoal(isAfterLine: Bool = true) {
    // A finished session does not run lines, so every line of the goal would seem to succeed.
    guard var running = session.state.record.lesson, !running.isReached, !session.isFinished, context.keeping.isJournaled else { return }
    let steps = session.state.record.history.count
    let tried = LessonTrial(running, on: session).onLessonScreen
    let goal = tried.goalState()
    running.isReached = goal.unmet == nil
    if running.isReached {
      let unkept = running.place.flatMap { session.keep(running.result, of: $0.key) }
      print(pages.reached(running.lesson, at: running.place, isCopied: running.hasSeenSolution))
      draw(running)
      if let unkept { print(.line(unkept)) }
    } else if steps > running.steps, steps != running.firstStep {
      if answer(LessonTry(by: tried, goal, isAfterLine ? line : nil), of: running) { running.tries += 1 }
    }
    if steps != running.steps { running.last = tried.checked(in: goal) }
    running.steps = steps
    session.state.record.lesson = running
  }

  /// Draws the screen that reached the goal, at the same size as the target, unless a picture is already visible.
  private func draw(_ running: RunningLesson) {
    let document = session.document
    guard session.answerFormat == nil, !session.settings.isPictureInSight, (try? document.solution(of: document.view)) != nil,
      let picture = running.lesson.picture
    else { return }
    guard let columns = session.settings.renderer.columns, let rows = session.settings.renderer.rows else {
      let copy = session.rehearsal
      _ = copy.run(picture, with: context.trial)
      return
    }
    let lines = LessonTrial(running, on: session).look(
      at: document, by: picture, columns: LessonTrial.columnsOfOne(of: columns), rows: Self.rowsOfPicture(within: rows))
    print(.lines(lines.map { StyledLine(verbatim: $0) }))
  }

  /// Prints the reply to a change. Returns whether the change was a try, and not an experiment.
  private func answer(_ attempt: LessonTry, of running: RunningLesson) -> Bool {
    let reply = attempt.reply(session.document, in: session.settings.language)
    let progress = LessonPages.Progress(met: attempt.goal.met, of: running.lesson, isPending: attempt.isPending)
    if case .none = reply { return false }
    if session.answerFormat == .json {
      let reasons = attempt.goal.allUnmet.map { LessonPages.Unmet(line: $0.line, why: attempt.cause(of: $0)) }
      print(pages.attempt(running.lesson, at: running.place, unmet: reasons, reply: reply.sentence, isPending: attempt.isPending))
    }
    switch reply {
    case .none: return false
    case .surroundings(let sentence):
      session.printForPeople(.line(sentence), with: context)
      return false
    case .unreached(let sentence, let isCloser):
      session.printForPeople(pages.unreached(sentence, progress, isCloser: isCloser), with: context)
      return true
    }
  }
}

// MARK: The tour

/// The tour. At a prompt, one step is shown each time Return is pressed; in a script, all steps are shown.
extension LessonRunner {
  private func tour(_ step: LessonCommands.TourStep?) throws(Diagnostic) {
    if step == .end {
      session.state.record.tourStep = nil
      return
    }
    if step == nil { session.state.record.tourStep = nil }
    repeat { try takeTourStep() } while session.state.record.tourStep != nil && !context.source.isTyped
  }

  private func takeTourStep() throws(Diagnostic) {
    let index = session.state.record.tourStep ?? 0
    let step = Tour.steps[index]
    let holdsNoWork = session.unsavedWork == nil
    let isForPeople = session.settings.renderer.format == nil
    if isForPeople {
      let title: Phrase = "\(index + 1) of \(Tour.steps.count): \(Phrase(saying: step.text))"
      print(.lines([StyledLine(""), StyledLine(title, .heading).hanging(at: 0)]))
    }
    let first = index == 0 ? "reset\n" : ""
    let succeeded = session.asOneStep(session.currentLine(line), redoing: .lines(after: first), with: context) { session, context in
      if index == 0 { session.state.workspace.document = Document() }
      let lines = Array(step.lines.joined(separator: "\n").utf8)
      let context = context.reading(Source(name: "tour"))
      return session.runLines(lines, with: isForPeople ? context.shown : context)
    }
    guard succeeded else {
      session.say(
        "this step builds on earlier steps: undo your changes with 'undo' and press Return, or restart with 'tour'", with: context)
      throw .readFailed
    }
    if holdsNoWork { session.state.saved = session.document }
    session.writeJournal(with: context)
    (session.state.record.lesson, session.state.record.tourStep) = (nil, index + 1 < Tour.steps.count ? index + 1 : nil)
    session.say(
      session.state.record.tourStep == nil
        ? "that was the tour: learn more with 'lesson first', or experiment with 'template grid 3'"
        : "press Return to continue, or type 'tour end' to leave", with: context)
  }
}
