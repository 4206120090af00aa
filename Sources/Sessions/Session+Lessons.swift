import CommandLanguage
import Drawing
import LayoutComponents
import Lessons

/// Lessons, carried out. What they say stands in `LessonPages`.
extension Session {
  mutating func carryOut(
    _ request: LessonRequest, line entry: Entry, from source: Source, to output: inout some Output
  ) throws(Diagnostic) {
    switch request {
    case .list: print(pages.list(solved: solved(), current: lesson?.bundled?.number), to: &output)
    case .begin(let word): try begin(try find(word, line: entry, from: source, to: &output), line: entry, to: &output)
    case .step(let step): try take(step, line: entry, to: &output)
    case .hint(let number): try giveHint(number, to: &output)
    case .solution: print(pages.solution(of: try current().lesson), to: &output)
    }
  }

  var pages: LessonPages { LessonPages(language: answerLanguage) }

  private func current() throws(Diagnostic) -> RunningLesson {
    guard let lesson else {
      throw Diagnostic(.noLesson, "no lesson is being taken", notes: ["'lesson' lists them, 'lesson 1' begins the first"])
    }
    return lesson
  }

  private mutating func take(_ step: LessonCommands.Step, line entry: Entry, to output: inout some Output) throws(Diagnostic) {
    switch step {
    case .again: try begin(try current(), line: entry, to: &output)
    case .show: show(try current(), to: &output)
    case .next:
      guard let next = next() else { return print(pages.last, to: &output) }
      try begin(try running(next), line: entry, to: &output)
    case .end:
      _ = try current()
      lesson = nil
    }
  }

  /// The lesson after the current one; without one, the first that is not solved.
  private func next() -> BundledLesson? {
    if let number = lesson?.bundled?.number { return BundledLesson.all.first { $0.number > number } }
    let solved = solved()
    return BundledLesson.all.first { !solved.contains($0.name) }
  }

  /// Takes up the lesson that replayed steps began last, where it is one that Galley brings along.
  mutating func resumeLesson(begunBy steps: [JournalStep]) {
    for step in steps where step.script != nil {
      let words = String(decoding: step.line, as: UTF8.self).split(separator: " ")
      guard words.count == 2, words[0] == "lesson", words[1] != LessonCommands.Step.again.rawValue else { continue }
      let isNext = words[1] == LessonCommands.Step.next.rawValue
      guard let begun = isNext ? next() : Self.bundled(named: String(words[1])), var running = try? self.running(begun) else { continue }
      running.met = goalState(of: running).met
      lesson = running
    }
  }

  private mutating func giveHint(_ number: Int?, to output: inout some Output) throws(Diagnostic) {
    var running = try current()
    let hints = running.lesson.hints
    let wanted = min(number ?? running.hintsGiven + 1, hints.count)
    running.hintsGiven = max(running.hintsGiven, wanted)
    lesson = running
    print(pages.hint(wanted, of: hints), to: &output)
  }

  // MARK: Beginning

  private mutating func begin(_ running: RunningLesson, line entry: Entry, to output: inout some Output) throws(Diagnostic) {
    let succeeded = asOneStep(currentLine(entry), again: .lines(after: "reset\n")) { session in
      session.workspace.document = Document()
      return session.runQuietly(running.lesson.start, from: running.source, to: &output)
    }
    guard succeeded else { throw .readFailed }
    tellJournal(&output)
    lesson = RunningLesson(
      lesson: running.lesson, bundled: running.bundled, source: running.source, met: goalState(of: running).met)
    show(running, to: &output)
  }

  /// The text, what there is, and what is wanted.
  private func show(_ running: RunningLesson, to output: inout some Output) {
    print(pages.introduction(of: running.lesson, bundled: running.bundled), to: &output)
    let usual = running.lesson.target.isEmpty
    let look = usual ? [Self.drawing] : running.lesson.target
    print(pages.nowHeading, to: &output)
    _ = rehearse { _ = $0.run(look, from: running.source, to: &output) }
    print(pages.targetHeading, to: &output)
    _ = rehearse { session in
      session.workspace.document = Document()
      _ = session.runQuietly(running.lesson.start, from: running.source, to: &output)
      _ = session.runQuietly(running.lesson.solution, from: running.source, to: &output)
      _ = session.run(usual ? [Self.drawing, Self.numbers] : look, from: running.source, to: &output)
    }
    print(pages.footer, to: &output)
  }

  /// How a screen is shown where a lesson asks for nothing else: as a picture, and where it is to be reached in numbers too.
  private static let drawing = Lesson.Line(Array("draw --width 32".utf8), number: 1)
  private static let numbers = Lesson.Line(Array("frames --visible".utf8), number: 2)

  // MARK: Finding

  private mutating func find(
    _ word: String, line entry: Entry, from source: Source, to output: inout some Output
  ) throws(Diagnostic) -> RunningLesson {
    if let lesson = Self.bundled(named: word) { return try running(lesson) }
    guard word.hasSuffix(".galley") || word.contains("/") else {
      throw Diagnostic(
        .unknownLesson, "there is no lesson '\(word.abbreviated)'", at: .parameter("lesson"),
        notes: ["'lesson' lists them; a lesson of your own is named by its file, which ends in .galley"]
      ).offering(BundledLesson.all.map(\.name), insteadOf: word)
    }
    return try read(lesson: word, line: entry, from: source, to: &output)
  }

  /// The lesson of a name or a number.
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

  /// Reads a lesson from a file, and expects that it can be taken.
  private mutating func read(
    lesson name: String, line entry: Entry, from source: Source, to output: inout some Output
  ) throws(Diagnostic) -> RunningLesson {
    let file: LoadedFile
    do throws(Diagnostic) {
      file = try load(name, in: entry, from: source)
    } catch {
      var diagnostic = error
      diagnostic.place = .parameter("lesson")
      throw diagnostic
    }
    let running: RunningLesson
    do throws(LessonFault) {
      running = RunningLesson(lesson: try Lesson(parsing: file.bytes), source: file.source)
    } catch {
      let located = LocatedFault(error, in: file.bytes)
      _ = refuse(located.diagnostic, in: located.entry, from: file.source, to: &output)
      throw .readFailed
    }
    guard isSound(running, to: &output) else { throw .readFailed }
    return running
  }
}
