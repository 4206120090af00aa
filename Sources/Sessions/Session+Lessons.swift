import CommandLanguage
import Commands
import Documents
import Exports
import Lessons
import Localization
import Rendering

/// The course, running a lesson's lines, and the record of solved lessons, for other parts of the session. `LessonRunner`
/// runs the commands.
extension Session {
  var lessonPages: LessonPages { LessonPages(language: answerLanguage) }

  var coursePages: CoursePages {
    CoursePages(currentCourse, solved: solved(), current: state.record.lesson?.place?.key, language: answerLanguage)
  }

  var currentCourse: Course { state.course.map { loaded($0) } ?? .bundled(in: answerLanguage) }

  /// The lessons of a teacher. A lesson that cannot be parsed is listed by its name, and its error is reported when it is started.
  private func loaded(_ course: CustomCourse) -> Course {
    Course(
      zip(course.lessons, course.places).map { text, place in
        Course.ListedLesson((try? Lesson(parsing: text.bytes)) ?? Lesson.unreadable, at: place)
      })
  }

  /// The target of the current lesson; nil if no lesson is running.
  package var lessonTarget: Document? { state.record.lesson?.sights.target }

  /// The line that an empty entry runs; nil if the tour is not running.
  package var lineOfReturn: String? { state.record.tourStep == nil ? nil : "tour next" }

  func running(_ bundled: BundledLesson) throws(Diagnostic) -> RunningLesson {
    do throws(LessonFault) {
      let lesson = try bundled.lesson(in: settings.language)
      let source = Source(name: "lesson \(bundled.name)")
      return LessonTrial.withSights(RunningLesson(lesson: lesson, bundled: bundled, place: bundled.place, source: source), on: self)
    } catch {
      throw LocatedFault(error, in: bundled.bytes).diagnostic
    }
  }

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

  /// Runs a lesson's lines up to the first that fails.
  package func run(_ lines: [Lesson.LessonLine], with context: RunContext) -> Bool {
    var joiner = LineJoiner()
    for line in lines {
      if let entry = joiner.take(line.bytes, number: line.number, by: swiftPrompt), !run(entry, with: context) { return false }
    }
    return joiner.finish().map { run($0, with: context) } ?? true
  }

  /// Runs a lesson's lines, printing only errors.
  func runQuietly(_ lines: [Lesson.LessonLine], with context: RunContext) -> Bool {
    var context = context.printingErrorsOnly
    context.keepsGoing = false
    return run(lines, with: context)
  }

  // MARK: Progress

  /// The keys of the lessons solved in this or a previous session.
  package func solved() -> Set<String> { Set(lessonResults().filter { $0.value.isSolved }.map { $0.key }) }

  /// The results in this and in previous sessions.
  func lessonResults() -> [String: LessonResult] {
    guard let path = settings.lessonProgressPath, let bytes = try? store.read(FilePlace(path), .script) else { return state.lessonResults }
    var results: [String: LessonResult] = [:]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let (key, result) = LessonResult.parse(String(decoding: line, as: UTF8.self))
      results[key] = result.after(results[key])
    }
    // Results that could not be written are only in memory.
    for (key, result) in state.lessonResults where results[key] == nil { results[key] = result }
    return results
  }

  /// Records the result of an attempt, unless the lesson is already solved. Returns a note if the file cannot be written, in which case the
  /// record is lost when this session ends.
  func keep(_ result: LessonResult, of key: String) -> Phrase? {
    let earlier = lessonResults()[key]
    guard earlier?.isSolved != true else { return nil }
    state.lessonResults[key] = result.after(earlier)
    guard let path = settings.lessonProgressPath else { return nil }
    do throws(FileFailure) {
      _ = try cancellation.unlessRequested { () throws(FileFailure) in try store.append("\(result.line(for: key))\n", to: path) }
      return nil
    } catch {
      return "progress is kept only in this session: '\(path.text.escapingControls)': \(error.reason)"
    }
  }
}
