import CommandLanguage
import Commands
import Documents
import Exports
import Lessons
import Localization
import Rendering

/// Running lessons. The text of their pages is in `LessonPages`.
extension Session {
  package func carryOut(
    _ request: LessonRequest, line entry: InputEntry, with context: RunContext
  ) throws(Diagnostic) {
    // An earlier command on the same line may have solved the lesson.
    lookAtGoal(with: context)
    switch request {
    case .list: print(coursePages.list, with: context)
    case .begin(let word):
      if try turn(to: word, with: context) { return print(coursePages.list, with: context) }
      try begin(try find(word, line: entry, with: context), line: entry, with: context)
    case .step(let step): try take(step, line: entry, with: context)
    case .hint(let number): try giveHint(number, with: context)
    case .tour(let step): try tour(step, line: entry, with: context)
    case .solution:
      print(pages.solution(of: try current().lesson), with: context)
      state.record.lesson?.hasSeenSolution = true
    case .answer(let number): try answerQuestion(number, with: context)
    case .check(let files): try check(files, line: entry, with: context)
    case .report(let path): try writeReport(to: path, with: context)
    case .results(let codes): try showResults(codes, with: context)
    }
  }

  var pages: LessonPages { LessonPages(language: answerLanguage) }

  func current() throws(Diagnostic) -> RunningLesson {
    guard let lesson = state.record.lesson else {
      throw Diagnostic(
        .noLesson, "there is no current lesson", notes: ["'lesson' lists the lessons, 'lesson first' starts the first evening"])
    }
    return lesson
  }

  private func take(_ step: LessonCommands.TourMove, line entry: InputEntry, with context: RunContext) throws(Diagnostic) {
    switch step {
    case .again: try begin(try current(), line: entry, with: context)
    case .first:
      guard let place = firstChapter.first(where: { !solved().contains($0.key) }) else {
        return print(pages.endOfFirstChapter, with: context)
      }
      try begin(try find(Path(place.name), line: entry, with: context), line: entry, with: context)
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

  /// The lesson after the current one, or the first unsolved one if no lesson is running.
  func next() -> BundledLesson? {
    if let number = state.record.lesson?.bundled?.number { return BundledLesson.all.first { $0.number > number } }
    let solved = solved()
    return BundledLesson.all.first { !solved.contains($0.name) }
  }

  /// The lessons of the first chapter, which are meant for the first evening.
  private var firstChapter: [LessonPlace] { currentCourse.chapters.first?.entries.map { $0.place } ?? [] }

  /// Resumes the last lesson that the replayed steps began, if it is a bundled lesson.
  func resumeLesson(begunBy steps: [JournalStep]) {
    for step in steps where step.line.starts(with: "lesson ".utf8) {
      guard let script = step.script, let begun = BundledLesson.all.first(where: { Self.start(of: $0) == script }) else { continue }
      guard let running = try? self.running(begun) else { continue }
      state.record.lesson = running.begun(after: state.record.history.count)
    }
  }

  /// The lines that the journal has for the beginning of a lesson. A name or a position that was typed can have another meaning later.
  private static func start(of bundled: BundledLesson) -> [UInt8]? {
    (try? bundled.lesson()).map { lesson in Array("reset\n".utf8) + lesson.start.flatMap { $0.bytes + [UInt8(ascii: "\n")] } }
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

  /// - Parameter isWhole: Whether to show the lines of the start and both screens after the text. A terminal has space only for the text.
  private func show(_ running: RunningLesson, isWhole: Bool, with context: RunContext) {
    let choices = choices(of: running).map { $0.words }
    print(pages.introduction(of: running.lesson, at: running.place, asking: choices, isWhole: isWhole), with: context)
    guard isWhole else { return printForPeople(pages.shortFooter, with: context) }
    printForPeople(.lines([StyledLine("")]), with: context)
    printForPeople(goals(of: running), with: context)
    let look = running.lesson.look
    printForPeople(pages.nowHeading, with: context)
    let trial = context.reading(lessonFrom: running.source).trial
    let now = rehearsal
    // The output of the lesson's commands uses the format of the answer.
    now.settings.renderer = answerRenderer
    _ = now.run(look, with: trial)
    printForPeople(pages.targetHeading, with: context)
    let target = now.copy()
    target.state.workspace.document = running.sights.target
    _ = target.run(running.lesson.target.isEmpty ? look + [Self.numbers] : look, with: trial)
    printForPeople(pages.footer, with: context)
  }

  /// Shows the screen, the target and the goal, without the text, on a single screen of a terminal. Shows only the goal if the pictures are
  /// already visible.
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
  private static let rowsAroundScreens = 3

  /// The number of rows for a picture that leaves space for the text about a solved lesson, so that no pager opens. The solved screen is
  /// drawn in the same size as its target.
  static func rowsOfPicture(within rows: Int) -> Int { max(fewestRows, rows - 12) }

  static let fewestRows = 5

  /// The target of the current lesson; nil if no lesson is running.
  package var lessonTarget: Document? { state.record.lesson?.sights.target }

  /// The command that lists the frames of a target, in addition to its picture.
  private static let numbers = Lesson.LessonLine("frames --visible")
}

// MARK: Finding lessons

extension Session {
  func find(
    _ name: Path, line entry: InputEntry, with context: RunContext
  ) throws(Diagnostic) -> RunningLesson {
    let word = name.text
    if let place = state.course?.place(named: word) { return try running(place, line: entry, with: context) }
    if let lesson = Self.bundled(named: word) { return try running(lesson) }
    guard name.hasSuffix(".galley") || name.bytes.contains(UInt8(ascii: "/")) || Link.kind(of: name.bytes) != nil else {
      let pages = UIKitWord.named(word).map { ["lesson \($0.lesson)"] } ?? HelpSearch.shared.lines(matching: word)
      throw Diagnostic(
        .unknownLesson, "there is no lesson '\(word.abbreviated)'", at: .parameter("lesson"),
        notes: (pages.isEmpty ? [] : [.seeing(pages)]) + [
          "'lesson' lists the lessons; to start one of your own, type the name of its .galley file"
        ]
      ).offering(BundledLesson.all.map { $0.name }, insteadOf: word)
    }
    return try read(lesson: name, line: entry, with: context)
  }

  static func bundled(named word: String) -> BundledLesson? {
    BundledLesson.all.first { $0.name == word || String($0.number) == word }
  }

  func running(_ bundled: BundledLesson) throws(Diagnostic) -> RunningLesson {
    do throws(LessonFault) {
      return withSights(
        RunningLesson(
          lesson: try bundled.lesson(in: settings.language), bundled: bundled, place: bundled.place,
          source: Source(name: "lesson \(bundled.name)")))
    } catch {
      throw LocatedFault(error, in: bundled.bytes).diagnostic
    }
  }

  /// The lines of a lesson, or of all lessons in a folder, after checking that they work.
  func soundLines(of name: Path, line entry: InputEntry, with context: RunContext) throws(Diagnostic) -> [UInt8] {
    if let bundled = Self.bundled(named: name.text) { return bundled.bytes }
    guard let course = folderCourse(name, with: context) else {
      let file = try load(lesson: name, line: entry, with: context)
      _ = try lesson(in: file, with: context)
      return file.bytes
    }
    for file in course.lessons.compactMap({ $0.file }) {
      _ = try lesson(in: try load(lesson: file, line: entry, with: context), with: context)
    }
    return course.lines
  }

  func load(lesson name: Path, line entry: InputEntry, with context: RunContext) throws(Diagnostic) -> LoadedFile {
    do throws(Diagnostic) {
      return try load(name, in: entry, with: context)
    } catch {
      var diagnostic = error
      diagnostic.place = .parameter("lesson")
      throw diagnostic
    }
  }

  private func read(
    lesson name: Path, line entry: InputEntry, with context: RunContext
  ) throws(Diagnostic) -> RunningLesson {
    try lesson(in: try load(lesson: name, line: entry, with: context), with: context)
  }

  func lesson(in file: LoadedFile, with context: RunContext) throws(Diagnostic) -> RunningLesson {
    let running: RunningLesson
    do throws(LessonFault) {
      running = withSights(RunningLesson(lesson: try Lesson(parsing: file.bytes), source: file.source))
    } catch {
      let located = LocatedFault(error, in: file.bytes)
      _ = refuse(located.diagnostic, in: located.entry, with: context.reading(file.source))
      throw .readFailed
    }
    guard isSound(running, with: context) else { throw .readFailed }
    return running
  }
}

// MARK: Courses

extension Session {
  var coursePages: CoursePages {
    CoursePages(currentCourse, solved: solved(), current: state.record.lesson?.place?.key, language: answerLanguage)
  }

  var currentCourse: Course { state.course.map { loaded($0) } ?? .bundled(in: answerLanguage) }

  /// Selects the course of a folder or of a link. Returns false if the word is neither. The name of a bundled lesson selects the bundled
  /// course.
  func turn(to word: Path, with context: RunContext) throws(Diagnostic) -> Bool {
    if let course = Link(word.bytes).flatMap({ CustomCourse(lines: $0.lines) }) ?? folderCourse(word, with: context) {
      state.course = course
      state.record.lesson = nil
      return true
    }
    if state.course?.place(named: word.text) == nil, Self.bundled(named: word.text) != nil { state.course = nil }
    return false
  }

  /// The lesson files of a folder; nil if the path is not a folder or contains no lesson.
  func folderCourse(_ word: Path, with context: RunContext) -> CustomCourse? {
    guard Self.bundled(named: word.text) == nil, !word.hasSuffix(CustomCourse.ending), Link.kind(of: word.bytes) == nil else { return nil }
    guard let place = try? files.place(of: word, in: context.source), store.isFolder(place) else { return nil }
    let names = store.names(in: place) { $0.hasSuffix(CustomCourse.ending) }.sorted()
    let files = names.map { place.path + "/" + $0 }.map { file in (path: file, bytes: (try? store.read(FilePlace(file), .script)) ?? []) }
    return files.isEmpty ? nil : CustomCourse(files: files)
  }

  /// The lessons of a teacher. A lesson that cannot be parsed is listed by its name, and its error is reported when it is started.
  private func loaded(_ course: CustomCourse) -> Course {
    Course(
      zip(course.lessons, course.places).map { text, place in
        Course.ListedLesson((try? Lesson(parsing: text.bytes)) ?? Lesson.unreadable, at: place)
      })
  }

  /// The lesson after the current one, or the first unsolved one if no lesson is running; nil after the last one.
  func nextRunning(line entry: InputEntry, with context: RunContext) throws(Diagnostic) -> RunningLesson? {
    guard let course = state.course else { return try next().map { bundled throws(Diagnostic) in try running(bundled) } }
    let solved = solved()
    let places = course.places
    let next =
      state.record.lesson?.place.map { current in places.first { $0.number > current.number } } ?? places.first { !solved.contains($0.key) }
    return try next.map { place throws(Diagnostic) in try running(place, line: entry, with: context) }
  }

  /// The lesson at a position in the current course of a teacher.
  func running(_ place: LessonPlace, line entry: InputEntry, with context: RunContext) throws(Diagnostic) -> RunningLesson {
    guard let text = state.course?.lessons[place.number - 1] else { throw .readFailed }
    let file =
      try text.file.map { name throws(Diagnostic) in try load(lesson: name, line: entry, with: context) }
      ?? LoadedFile(bytes: text.bytes, source: Source(name: "lesson \(text.name)"), link: .lesson)
    var running = try lesson(in: file, with: context)
    running.place = place
    return running
  }

  // MARK: For teachers

  /// Checks lessons completely, and shows those that work.
  func check(_ names: [Path], line entry: InputEntry, with context: RunContext) throws(Diagnostic) {
    var checked: [LessonCheckPage.Checked] = []
    var hasFailed = false
    for name in names.flatMap({ name in folderCourse(name, with: context).map { $0.lessons.compactMap { $0.file } } ?? [name] }) {
      do throws(Diagnostic) {
        checked.append(LessonCheckPage.Checked(file: name.text, lesson: try sound(name, line: entry, with: context)))
      } catch {
        guard error.code == .alreadyPrinted else { throw error }
        hasFailed = true
      }
    }
    print(LessonCheckPage(checked, language: answerLanguage).report, with: context)
    if hasFailed { throw .readFailed }
  }

  private func sound(_ name: Path, line entry: InputEntry, with context: RunContext) throws(Diagnostic) -> Lesson {
    guard let bundled = Self.bundled(named: name.text) else {
      return try lesson(in: try load(name, in: entry, with: context), with: context).lesson
    }
    let running = try running(bundled)
    guard isSound(running, with: context) else { throw .readFailed }
    return running.lesson
  }

  // MARK: For classes

  func writeReport(to name: Path, with context: RunContext) throws(Diagnostic) {
    guard try write(coursePages.report, to: name, with: context) else { return }
    say("wrote the solved lessons to \(name.text.escapingControls)", with: context)
  }

  private var resultKeys: [String] { currentCourse.entries.map { $0.place.key } }

  private func showResults(_ codes: [String], with context: RunContext) throws(Diagnostic) {
    let keys = resultKeys
    let own = lessonResults()
    var rows: [(code: String, results: [LessonResult?])] = []
    for code in codes.isEmpty ? [ResultCode(keys.map { own[$0] }).text(keys: keys)] : codes {
      do throws(ResultCode.ReadFault) {
        rows.append((code, try ResultCode(code, keys: keys).results))
      } catch {
        throw .unreadable(code, error)
      }
    }
    print(coursePages.results(rows), with: context)
  }

  /// Removes the record of solved lessons, in this session and in the user's file.
  func forgetSolved(with context: RunContext) throws(Diagnostic) {
    state.lessonResults = [:]
    if let path = settings.lessonProgressPath, store.exists(FilePlace(path)) {
      do throws(FileFailure) {
        _ = try store.replace(FilePlace(path), with: "", by: cancellation)
      } catch {
        throw .unwritable(path, error)
      }
    }
    say("cleared the record of solved lessons", with: context)
  }
}

// MARK: Checking lessons

extension Session {
  /// Whether a lesson works: its start succeeds without reaching the goal, its solution reaches the goal, and its wrong turns do not.
  /// Prints an error otherwise.
  func isSound(_ running: RunningLesson, with context: RunContext) -> Bool {
    let lesson = running.lesson
    let context = context.reading(lessonFrom: running.source).trial
    let trial = rehearsal
    trial.state.workspace.document = Document()
    // Errors in the trial are printed, and count for the session.
    defer { (state.failureCount, state.tally) = (trial.failureCount, trial.state.tally) }
    guard trial.runQuietly(lesson.start, with: context) else { return false }
    guard trial.hasSoundQuestion(running, with: context) else { return false }
    guard trial.misses(lesson.goal.first, .metAtStart, of: running, with: context) else { return false }
    let start = trial.state.workspace
    for index in lesson.wrong.indices {
      guard trial.isMissed(by: index, of: running, with: context) else { return false }
      trial.state.workspace = start
    }
    guard trial.runQuietly(lesson.solution, with: context) else { return false }
    guard let unmet = trial.goalState(of: running).unmet else { return true }
    return trial.refuse(.unsolved(by: unmet.diagnostic), at: unmet.line, with: context)
  }

  /// Whether exactly one choice of the lesson's question is correct, and each of the others has its reply. Prints an error otherwise.
  private func hasSoundQuestion(_ running: RunningLesson, with context: RunContext) -> Bool {
    let lesson = running.lesson
    let choices = choices(of: running)
    let correct = choices.count { $0.isCorrect }
    if let first = lesson.choices.first, correct != 1 { return refuse(.choices(correct: correct), at: first, with: context) }
    for (number, misconception) in lesson.misconceptions.sorted(by: { $0.key < $1.key }) {
      let fault: Diagnostic? =
        number > choices.count
        ? .noChoice(number, of: choices.count) : choices[number - 1].isCorrect ? .replyToCorrectChoice(number) : nil
      if let fault { return refuse(fault, at: misconception.heading, with: context) }
    }
    let unanswered = choices.indices.first { !choices[$0].isCorrect && lesson.misconceptions[$0 + 1]?.words.isEmpty != false }
    guard let unanswered else { return true }
    return refuse(.unansweredChoice(unanswered + 1), at: choices[unanswered].line, with: context)
  }

  /// Whether a wrong turn can be run, does not reach the goal, and gets its own reply.
  private func isMissed(by index: Int, of running: RunningLesson, with context: RunContext) -> Bool {
    let turn = running.lesson.wrong[index]
    guard runQuietly(turn.commands, with: context) else { return false }
    guard misses(turn.commands.first ?? turn.heading, .metByWrong, of: running, with: context) else { return false }
    guard wrongTurn(in: running) != index else { return true }
    return refuse(turn.signs.isEmpty ? .answeredBefore : .unanswered, at: turn.heading, with: context)
  }

  /// Whether the goal is not reached. If it is, reports an error at a line of the lesson.
  private func misses(
    _ line: Lesson.LessonLine?, _ diagnostic: Diagnostic, of running: RunningLesson, with context: RunContext
  ) -> Bool {
    guard goalState(of: running).unmet == nil, let line else { return true }
    return refuse(diagnostic, at: line, with: context)
  }

  private func refuse(_ diagnostic: Diagnostic, at line: Lesson.LessonLine, with context: RunContext) -> Bool {
    var diagnostic = diagnostic
    diagnostic.place = .bytes(0..<line.bytes.count)
    return refuse(diagnostic, in: InputEntry(line.bytes, number: line.number), with: context)
  }
}

extension Diagnostic {
  fileprivate static func unreadable(_ code: String, _ fault: ResultCode.ReadFault) -> Diagnostic {
    switch fault {
    case .damaged: Diagnostic(.unreadableValue, "'\(code.abbreviated)' is not a complete result code", at: .parameter("code"))
    case .ofAnotherCourse:
      Diagnostic(
        .unreadableValue, "the code '\(code.abbreviated)' belongs to another course", at: .parameter("code"),
        notes: ["'lesson FOLDER' opens a course of your own, and 'lesson fraction' the one of Galley"])
    }
  }

  fileprivate static let metAtStart = Diagnostic(
    .lessonMetAtStart, "the lesson's initial state already meets the goal", notes: ["add an 'expect' line that is not true yet"])

  fileprivate static func choices(correct: Int) -> Diagnostic {
    Diagnostic(
      .lessonChoices, "exactly one choice should be correct in the initial state, but \(correct) are",
      notes: ["the choices are the lines from the first 'expect' on; lines above it prepare the question"])
  }

  fileprivate static func noChoice(_ number: Int, of count: Int) -> Diagnostic {
    Diagnostic(
      .lessonChoices, "the question does not have a choice \(number)",
      notes: [count == 0 ? "a question and its choices belong together: '#: ask.en' and '#: choices'" : "accepted: 1 to \(count)"])
  }

  fileprivate static func replyToCorrectChoice(_ number: Int) -> Diagnostic {
    Diagnostic(
      .lessonChoices, "choice \(number) is the correct one, which needs no misconception",
      notes: ["the reply to it explains its number; write '#: choice' parts only for the wrong choices"])
  }

  fileprivate static func unansweredChoice(_ number: Int) -> Diagnostic {
    Diagnostic(
      .lessonChoices, "choice \(number) is wrong, but its misconception is missing",
      notes: ["add a part '#: choice.\(number).en' with a sentence about it"])
  }

  fileprivate static let metByWrong = Diagnostic(
    .lessonMetByWrong, "these commands should not reach the goal, but do", notes: ["add an 'expect' line that is true only for a solution"]
  )

  fileprivate static let answeredBefore = Diagnostic(
    .lessonUnanswered, "this wrong turn would get the reply of an earlier one",
    notes: ["both lead to the same screen; add an 'expect' line that holds only for this one"])

  fileprivate static let unanswered = Diagnostic(
    .lessonUnanswered, "the expectations of this wrong turn fail after its own commands",
    notes: ["its reply is printed if all its lines from the first 'expect' on succeed and no earlier wrong turn matches"])

  fileprivate static func unsolved(by diagnostic: Diagnostic) -> Diagnostic {
    Diagnostic(.lessonUnsolved, "the solution does not reach the goal: \(diagnostic.message)", notes: diagnostic.notes)
  }
}

// MARK: The tour

/// The tour. At a prompt, one step is shown each time Return is pressed; in a script, all steps are shown.
extension Session {
  /// The line that an empty entry runs; nil if the tour is not running.
  package var lineOfReturn: String? { state.record.tourStep == nil ? nil : "tour next" }

  func tour(_ step: LessonCommands.TourStep?, line entry: InputEntry, with context: RunContext) throws(Diagnostic) {
    if step == .end {
      state.record.tourStep = nil
      return
    }
    if step == nil { state.record.tourStep = nil }
    repeat { try takeTourStep(line: entry, with: context) } while state.record.tourStep != nil && !context.source.isTyped
  }

  private func takeTourStep(line entry: InputEntry, with context: RunContext) throws(Diagnostic) {
    let index = state.record.tourStep ?? 0
    let step = Tour.steps[index]
    let holdsNoWork = unsavedWork == nil
    let isForPeople = settings.renderer.format == nil
    if isForPeople {
      let title: Phrase = "\(index + 1) of \(Tour.steps.count): \(Phrase(saying: step.text))"
      print(.lines([StyledLine(""), StyledLine(title, .heading).hanging(at: 0)]), with: context)
    }
    let first = index == 0 ? "reset\n" : ""
    let succeeded = asOneStep(currentLine(entry), redoing: .lines(after: first), with: context) { session, context in
      if index == 0 { session.state.workspace.document = Document() }
      let lines = Array(step.lines.joined(separator: "\n").utf8)
      let context = context.reading(Source(name: "tour"))
      return session.runLines(lines, with: isForPeople ? context.shown : context)
    }
    guard succeeded else {
      say("this step builds on earlier steps: undo your changes with 'undo' and press Return, or restart with 'tour'", with: context)
      throw .readFailed
    }
    if holdsNoWork { state.saved = state.workspace.document }
    writeJournal(with: context)
    (state.record.lesson, state.record.tourStep) = (nil, index + 1 < Tour.steps.count ? index + 1 : nil)
    say(
      state.record.tourStep == nil
        ? "that was the tour: learn more with 'lesson first', or experiment with 'template grid 3'"
        : "press Return to continue, or type 'tour end' to leave", with: context)
  }
}
