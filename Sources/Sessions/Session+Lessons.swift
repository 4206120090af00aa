import CommandLanguage
import Commands
import Documents
import Drawing
import Lessons
import Reports
import Wording

/// Running lessons. Their texts are in `LessonPages`.
extension Session {
  package mutating func carryOut(
    _ request: LessonRequest, line entry: Entry, with context: RunContext
  ) throws(Diagnostic) {
    switch request {
    case .list: print(pages.list(solved: solved(), current: record.lesson?.bundled?.number), with: context)
    case .begin(let word): try begin(try find(word, line: entry, with: context), line: entry, with: context)
    case .step(let step): try take(step, line: entry, with: context)
    case .hint(let number): try giveHint(number, with: context)
    case .tour(let step): try tour(step, line: entry, with: context)
    case .solution: print(pages.solution(of: try current().lesson), with: context)
    }
  }

  var pages: LessonPages { LessonPages(language: answerLanguage) }

  private func current() throws(Diagnostic) -> RunningLesson {
    guard let lesson = record.lesson else {
      throw Diagnostic(.noLesson, "no lesson is being taken", notes: ["'lesson' lists them, 'lesson 1' begins the first"])
    }
    return lesson
  }

  private mutating func take(_ step: LessonCommands.Step, line entry: Entry, with context: RunContext) throws(Diagnostic) {
    switch step {
    case .again: try begin(try current(), line: entry, with: context)
    case .show: show(try current(), with: context)
    case .next:
      guard let next = next() else { return print(pages.last, with: context) }
      try begin(try running(next), line: entry, with: context)
    case .end:
      _ = try current()
      record.lesson = nil
    }
  }

  /// The lesson after the current one; without a current one, the first unsolved one.
  private func next() -> BundledLesson? {
    if let number = record.lesson?.bundled?.number { return BundledLesson.all.first { $0.number > number } }
    let solved = solved()
    return BundledLesson.all.first { !solved.contains($0.name) }
  }

  /// Resumes the lesson that replayed steps began last, if it is a bundled one.
  mutating func resumeLesson(begunBy steps: [JournalStep]) {
    for step in steps where step.script != nil {
      let words = String(decoding: step.line, as: UTF8.self).split(separator: " ")
      guard words.count == 2, words[0] == "lesson", words[1] != LessonCommands.Step.again.rawValue else { continue }
      let isNext = words[1] == LessonCommands.Step.next.rawValue
      guard let begun = isNext ? next() : Self.bundled(named: String(words[1])), var running = try? self.running(begun) else { continue }
      running.met = goalState(of: running).met
      record.lesson = running
    }
  }

  private mutating func giveHint(_ number: Int?, with context: RunContext) throws(Diagnostic) {
    var running = try current()
    let hints = running.lesson.hints
    let wanted = min(number ?? running.hintsGiven + 1, hints.count)
    running.hintsGiven = max(running.hintsGiven, wanted)
    record.lesson = running
    print(pages.hint(wanted, of: hints), with: context)
  }

  // MARK: Beginning

  private mutating func begin(_ running: RunningLesson, line entry: Entry, with context: RunContext) throws(Diagnostic) {
    let replacedWork = unsavedWork != nil
    let succeeded = asOneStep(currentLine(entry), redoing: .lines(after: "reset\n"), with: context) { session, context in
      session.workspace.document = Document()
      return session.runQuietly(running.lesson.start, with: context.reading(lessonFrom: running.source))
    }
    guard succeeded else { throw .readFailed }
    writeJournal(with: context)
    record.tourStep = nil
    record.lesson = RunningLesson(
      lesson: running.lesson, bundled: running.bundled, source: running.source, replacedWork: replacedWork, met: goalState(of: running).met)
    show(running, with: context)
  }

  private mutating func show(_ running: RunningLesson, with context: RunContext) {
    print(pages.introduction(of: running.lesson, bundled: running.bundled), with: context)
    let usual = running.lesson.target.isEmpty
    let look = usual ? [Self.drawing] : running.lesson.target
    printForPeople(pages.nowHeading, with: context)
    let trial = context.reading(lessonFrom: running.source).trial
    var now = rehearsal
    // What the lesson shows is in the format that it was asked for in.
    now.settings.renderer = answerRenderer
    _ = now.run(look, with: trial)
    printForPeople(pages.targetHeading, with: context)
    var target = now
    target.workspace.document = self.target(of: running)
    _ = target.run(usual ? [Self.drawing, Self.numbers] : look, with: trial)
    printForPeople(pages.footer, with: context)
  }

  /// The document that the lesson wants; nil outside a lesson.
  package var lessonTarget: Document? { record.lesson.map(target) }

  private func target(of running: RunningLesson) -> Document {
    let trial = context(from: .prompt, to: Output()).reading(lessonFrom: running.source).trial
    var target = rehearsal
    target.workspace.document = Document()
    _ = target.runQuietly(running.lesson.start, with: trial)
    _ = target.runQuietly(running.lesson.solution, with: trial)
    return target.workspace.document
  }

  /// The default command that shows a screen: a picture; the target is also listed in numbers.
  private static let drawing = Lesson.Line(Array("draw --width 32".utf8), number: 1)
  private static let numbers = Lesson.Line(Array("frames --visible".utf8), number: 2)

  // MARK: Finding

  private mutating func find(
    _ name: Path, line entry: Entry, with context: RunContext
  ) throws(Diagnostic) -> RunningLesson {
    let word = name.text
    if let lesson = Self.bundled(named: word) { return try running(lesson) }
    guard name.hasSuffix(".galley") || name.bytes.contains(UInt8(ascii: "/")) || Link.kind(of: name.bytes) != nil else {
      throw Diagnostic(
        .unknownLesson, "there is no lesson '\(word.abbreviated)'", at: .parameter("lesson"),
        notes: ["'lesson' lists them; a lesson of your own is named by its file, which ends in .galley"]
      ).offering(BundledLesson.all.map { $0.name }, insteadOf: word)
    }
    return try read(lesson: name, line: entry, with: context)
  }

  private static func bundled(named word: String) -> BundledLesson? {
    BundledLesson.all.first { $0.name == word || String($0.number) == word }
  }

  private func running(_ bundled: BundledLesson) throws(Diagnostic) -> RunningLesson {
    do throws(LessonFault) {
      return RunningLesson(
        lesson: try bundled.lesson(in: settings.language), bundled: bundled, source: Source(name: "lesson \(bundled.name)"))
    } catch {
      throw LocatedFault(error, in: bundled.bytes).diagnostic
    }
  }

  /// The lines of a lesson file that works.
  mutating func sound(lesson name: Path, line entry: Entry, with context: RunContext) throws(Diagnostic) -> [UInt8] {
    if let bundled = Self.bundled(named: name.text) { return bundled.bytes }
    let file = try load(lesson: name, line: entry, with: context)
    _ = try lesson(in: file, with: context)
    return file.bytes
  }

  private mutating func load(lesson name: Path, line entry: Entry, with context: RunContext) throws(Diagnostic) -> LoadedFile {
    do throws(Diagnostic) {
      return try load(name, in: entry, with: context)
    } catch {
      var diagnostic = error
      diagnostic.place = .parameter("lesson")
      throw diagnostic
    }
  }

  /// Reads a lesson from a file, and checks that it works.
  private mutating func read(
    lesson name: Path, line entry: Entry, with context: RunContext
  ) throws(Diagnostic) -> RunningLesson {
    try lesson(in: try load(lesson: name, line: entry, with: context), with: context)
  }

  private mutating func lesson(in file: LoadedFile, with context: RunContext) throws(Diagnostic) -> RunningLesson {
    let running: RunningLesson
    do throws(LessonFault) {
      running = RunningLesson(lesson: try Lesson(parsing: file.bytes), source: file.source)
    } catch {
      let located = LocatedFault(error, in: file.bytes)
      _ = refuse(located.diagnostic, in: located.entry, with: context.reading(file.source))
      throw .readFailed
    }
    guard isSound(running, with: context) else { throw .readFailed }
    return running
  }
}
