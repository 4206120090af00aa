import CommandLanguage
import Commands
import Documents
import Exports
import Lessons
import Localization
import Rendering

/// Running lessons. Their texts are in `LessonPages`.
extension Session {
  package func carryOut(
    _ request: LessonRequest, line entry: InputEntry, with context: RunContext
  ) throws(Diagnostic) {
    // What was solved earlier on the line counts for what follows.
    lookAtGoal(with: context)
    switch request {
    case .list: print(coursePages.list, with: context)
    case .begin(let word):
      if try turn(to: word, with: context) { return print(coursePages.list, with: context) }
      try begin(try find(word, line: entry, with: context), line: entry, with: context)
    case .step(let step): try take(step, line: entry, with: context)
    case .hint(let number): try giveHint(number, with: context)
    case .tour(let step): try tour(step, line: entry, with: context)
    case .solution: print(pages.solution(of: try current().lesson), with: context)
    case .check(let files): try check(files, line: entry, with: context)
    case .report(let path): try writeReport(to: path, with: context)
    }
  }

  var pages: LessonPages { LessonPages(language: answerLanguage) }

  func current() throws(Diagnostic) -> RunningLesson {
    guard let lesson = state.record.lesson else {
      throw Diagnostic(.noLesson, "no lesson is being taken", notes: ["'lesson' lists them, 'lesson 1' begins the first"])
    }
    return lesson
  }

  private func take(_ step: LessonCommands.TourMove, line entry: InputEntry, with context: RunContext) throws(Diagnostic) {
    switch step {
    case .again: try begin(try current(), line: entry, with: context)
    case .show:
      guard answerFormat == nil, let rows = settings.renderer.rows else { return show(try current(), isWhole: true, with: context) }
      showScreens(of: try current(), within: rows, with: context)
    case .text: show(try current(), isWhole: false, with: context)
    case .start: print(pages.start(of: try current().lesson), with: context)
    case .map: print(coursePages.map, with: context)
    case .reset: try forgetSolved(with: context)
    case .next:
      guard let next = try nextRunning(line: entry, with: context) else { return print(pages.last, with: context) }
      try begin(next, line: entry, with: context)
    case .end:
      _ = try current()
      state.record.lesson = nil
    }
  }

  /// The lesson after the current one; without a current one, the first unsolved one.
  func next() -> BundledLesson? {
    if let number = state.record.lesson?.bundled?.number { return BundledLesson.all.first { $0.number > number } }
    let solved = solved()
    return BundledLesson.all.first { !solved.contains($0.name) }
  }

  /// Resumes the lesson that replayed steps began last, if it is a bundled one.
  func resumeLesson(begunBy steps: [JournalStep]) {
    for step in steps where step.script != nil {
      let words = String(decoding: step.line, as: UTF8.self).split(separator: " ")
      guard words.count == 2, words[0] == "lesson", words[1] != LessonCommands.TourMove.again.rawValue else { continue }
      let isNext = words[1] == LessonCommands.TourMove.next.rawValue
      guard let begun = isNext ? next() : Self.bundled(named: String(words[1])), let running = try? self.running(begun) else { continue }
      state.record.lesson = running.begun(after: state.record.history.count)
    }
  }

  private func giveHint(_ number: Int?, with context: RunContext) throws(Diagnostic) {
    var running = try current()
    let hints = running.lesson.hints
    let wanted = min(number ?? running.hintsGiven + 1, hints.count)
    running.hintsGiven = max(running.hintsGiven, wanted)
    state.record.lesson = running
    print(pages.hint(wanted, of: hints), with: context)
  }

  // MARK: Beginning

  private func begin(_ running: RunningLesson, line entry: InputEntry, with context: RunContext) throws(Diagnostic) {
    let replacedWork = unsavedWork != nil
    let succeeded = asOneStep(currentLine(entry), redoing: .lines(after: "reset\n"), with: context) { session, context in
      session.state.workspace.document = Document()
      return session.runQuietly(running.lesson.start, with: context.reading(lessonFrom: running.source))
    }
    guard succeeded else { throw .readFailed }
    writeJournal(with: context)
    state.record.tourStep = nil
    var running = running.begun(after: state.record.history.count)
    running.replacedWork = replacedWork
    state.record.lesson = running
    show(running, isWhole: answerFormat != nil || settings.renderer.rows == nil, with: context)
  }

  /// - Parameter isWhole: Whether the lines of the start, and both screens, follow the text: at a terminal its text alone leaves room.
  private func show(_ running: RunningLesson, isWhole: Bool, with context: RunContext) {
    print(pages.introduction(of: running.lesson, at: running.place, isWhole: isWhole), with: context)
    guard isWhole else { return printForPeople(pages.shortFooter, with: context) }
    printForPeople(.lines([StyledLine("")]), with: context)
    printForPeople(goals(of: running), with: context)
    let look = running.lesson.look
    printForPeople(pages.nowHeading, with: context)
    let trial = context.reading(lessonFrom: running.source).trial
    var now = rehearsal
    // What the lesson shows is in the format that it was asked for in.
    now.settings.renderer = answerRenderer
    _ = now.run(look, with: trial)
    printForPeople(pages.targetHeading, with: context)
    let target = now.copy()
    target.state.workspace.document = self.target(of: running)
    _ = target.run(running.lesson.target.isEmpty ? look + [Self.numbers] : look, with: trial)
    printForPeople(pages.footer, with: context)
  }

  /// Shows the screen, the target and the goal without the text, on one screen of a terminal; where the two are in sight, the goal alone.
  private func showScreens(of running: RunningLesson, within rows: Int, with context: RunContext) {
    let columns = settings.renderer.columns ?? Self.usualColumns
    print(pages.heading(of: running.lesson, at: running.place), with: context)
    let goals = goals(of: running)
    var plain = settings.renderer
    plain.isColoured = false
    let taken = plain.text(of: goals).count { $0 == "\n" } + Self.rowsAroundScreens
    let room = min(max(Self.fewestRows, rows - taken), Self.rowsOfPicture(within: rows) + 1)
    let lines = settings.isPictureInSight ? [] : screens(of: running, columns: columns, rows: room)
    print(.lines(lines.map { StyledLine(verbatim: $0) }), with: context)
    print(goals, with: context)
    print(pages.screensFooter, with: context)
  }

  private static let usualColumns = 80
  /// The rows of the heading, the footer and the prompt.
  private static let rowsAroundScreens = 3

  /// The rows of a picture, on a terminal of as many, that leave room for the words about a solved lesson: no pager opens, and what is
  /// solved is drawn as large as its target.
  static func rowsOfPicture(within rows: Int) -> Int { max(fewestRows, rows - 12) }

  static let fewestRows = 5

  /// The document that the lesson wants; nil outside a lesson.
  package var lessonTarget: Document? { state.record.lesson.map(target) }

  func target(of running: RunningLesson) -> Document {
    let trial = context(from: .prompt, to: Output()).reading(lessonFrom: running.source).trial
    let target = rehearsal
    target.state.workspace.document = Document()
    _ = target.runQuietly(running.lesson.start, with: trial)
    _ = target.runQuietly(running.lesson.solution, with: trial)
    return target.state.workspace.document
  }

  /// The target of a lesson that is shown as a picture is also listed in numbers.
  private static let numbers = Lesson.LessonLine("frames --visible")
}
