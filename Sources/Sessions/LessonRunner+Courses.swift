import CommandLanguage
import Commands
import Exports
import Lessons
import Localization
import Rendering

/// Finding lessons.
extension LessonRunner {
  func find(_ name: Path) throws(Diagnostic) -> RunningLesson {
    let word = name.text
    if let place = session.state.course?.place(named: word) { return try running(place) }
    if let lesson = BundledLesson.named(word) { return try running(lesson) }
    guard name.hasSuffix(".galley") || name.bytes.contains(UInt8(ascii: "/")) || Link.kind(of: name.bytes) != nil else {
      let pages = UIKitWord.named(word).map { ["lesson \($0.lesson)"] } ?? HelpSearch.shared.lines(matching: word)
      throw Diagnostic(
        .unknownLesson, "there is no lesson '\(word.abbreviated)'", at: .parameter("lesson"),
        notes: (pages.isEmpty ? [] : [.seeing(pages)]) + [
          "'lesson' lists the lessons; to start one of your own, type the name of its .galley file"
        ]
      ).offering(BundledLesson.all.map { $0.name }, insteadOf: word)
    }
    return try lesson(in: try load(name))
  }

  private func running(_ bundled: BundledLesson) throws(Diagnostic) -> RunningLesson { try session.running(bundled) }

  /// The lesson at a position in the current course of a teacher.
  private func running(_ place: LessonPlace) throws(Diagnostic) -> RunningLesson {
    guard let text = session.state.course?.lessons[place.number - 1] else { throw .readFailed }
    let file =
      try text.file.map { name throws(Diagnostic) in try load(name) }
      ?? Session.LoadedFile(bytes: text.bytes, source: Source(name: "lesson \(text.name)"), link: .lesson)
    var running = try lesson(in: file)
    running.place = place
    return running
  }

  private func load(_ name: Path) throws(Diagnostic) -> Session.LoadedFile {
    do throws(Diagnostic) {
      return try session.load(name, in: line, with: context)
    } catch {
      var diagnostic = error
      diagnostic.place = .parameter("lesson")
      throw diagnostic
    }
  }

  private func lesson(in file: Session.LoadedFile) throws(Diagnostic) -> RunningLesson {
    let running: RunningLesson
    do throws(LessonFault) {
      running = LessonTrial.withSights(RunningLesson(lesson: try Lesson(parsing: file.bytes), source: file.source), on: session)
    } catch {
      let located = LocatedFault(error, in: file.bytes)
      _ = session.refuse(located.diagnostic, in: located.entry, with: context.reading(file.source))
      throw .readFailed
    }
    guard isSound(running) else { throw .readFailed }
    return running
  }

  /// Whether a lesson works. Prints an error otherwise, which counts for the session.
  private func isSound(_ running: RunningLesson) -> Bool {
    let check = LessonCheck(of: running, on: session, with: context)
    defer { (session.state.failureCount, session.state.tally) = (check.session.failureCount, check.session.state.tally) }
    return check.isSound()
  }

  /// The lines of a lesson, or of all lessons in a folder, after checking that they work.
  func soundLines(of name: Path) throws(Diagnostic) -> [UInt8] {
    if let bundled = BundledLesson.named(name.text) { return bundled.bytes }
    guard let course = folderCourse(name) else {
      let file = try load(name)
      _ = try lesson(in: file)
      return file.bytes
    }
    for file in course.lessons.compactMap({ $0.file }) { _ = try lesson(in: try load(file)) }
    return course.lines
  }

  /// The lesson after the current one, or the first unsolved one if no lesson is running; nil after the last one.
  func next() throws(Diagnostic) -> RunningLesson? {
    let solved = session.solved()
    guard let course = session.state.course else {
      let number = session.state.record.lesson?.bundled?.number
      let next = BundledLesson.all.first { lesson in number.map { lesson.number > $0 } ?? !solved.contains(lesson.name) }
      return try next.map { bundled throws(Diagnostic) in try running(bundled) }
    }
    let places = course.places
    let next =
      session.state.record.lesson?.place.map { current in places.first { $0.number > current.number } }
      ?? places.first { !solved.contains($0.key) }
    return try next.map { place throws(Diagnostic) in try running(place) }
  }

  // MARK: Courses

  /// Selects the course of a folder or of a link. Returns false if the word is neither. The name of a bundled lesson selects the bundled
  /// course.
  func turn(to word: Path) throws(Diagnostic) -> Bool {
    if let course = Link(word.bytes).flatMap({ CustomCourse(lines: $0.lines) }) ?? folderCourse(word) {
      session.state.course = course
      session.state.record.lesson = nil
      return true
    }
    if session.state.course?.place(named: word.text) == nil, BundledLesson.named(word.text) != nil { session.state.course = nil }
    return false
  }

  /// The lesson files of a folder; nil if the path is not a folder or contains no lesson.
  private func folderCourse(_ word: Path) -> CustomCourse? {
    let (ending, store) = (CustomCourse.ending, session.store)
    guard BundledLesson.named(word.text) == nil, !word.hasSuffix(ending), Link.kind(of: word.bytes) == nil else { return nil }
    guard let place = try? session.files.place(of: word, in: context.source), store.isFolder(place) else { return nil }
    let names = store.names(in: place) { $0.hasSuffix(ending) }.sorted()
    let files = names.map { place.path + "/" + $0 }.map { file in (path: file, bytes: (try? store.read(FilePlace(file), .script)) ?? []) }
    return files.isEmpty ? nil : CustomCourse(files: files)
  }

  // MARK: For teachers

  /// Checks lessons completely, and shows those that work.
  func check(_ names: [Path]) throws(Diagnostic) {
    var checked: [LessonCheckPage.Checked] = []
    var hasFailed = false
    for name in names.flatMap({ name in folderCourse(name).map { $0.lessons.compactMap { $0.file } } ?? [name] }) {
      do throws(Diagnostic) {
        checked.append(LessonCheckPage.Checked(file: name.text, lesson: try sound(name)))
      } catch {
        guard error.code == .alreadyPrinted else { throw error }
        hasFailed = true
      }
    }
    print(LessonCheckPage(checked, language: session.answerLanguage).report)
    if hasFailed { throw .readFailed }
  }

  private func sound(_ name: Path) throws(Diagnostic) -> Lesson {
    guard let bundled = BundledLesson.named(name.text) else {
      return try lesson(in: try session.load(name, in: line, with: context)).lesson
    }
    let running = try running(bundled)
    guard isSound(running) else { throw .readFailed }
    return running.lesson
  }

  // MARK: For classes

  func writeReport(to name: Path) throws(Diagnostic) {
    guard try session.write(session.coursePages.report, to: name, with: context) else { return }
    session.say("wrote the solved lessons to \(name.text.escapingControls)", with: context)
  }

  func showResults(_ codes: [String]) throws(Diagnostic) {
    let keys = session.currentCourse.entries.map { $0.place.key }
    let own = session.lessonResults()
    var rows: [(code: String, results: [LessonResult?])] = []
    for code in codes.isEmpty ? [ResultCode(keys.map { own[$0] }).text(keys: keys)] : codes {
      do throws(ResultCode.ReadFault) {
        rows.append((code, try ResultCode(code, keys: keys).results))
      } catch {
        throw .unreadable(code, error)
      }
    }
    print(session.coursePages.results(rows))
  }

  /// Removes the record of solved lessons, in this session and in the user's file.
  func forgetSolved() throws(Diagnostic) {
    session.state.lessonResults = [:]
    if let path = session.settings.lessonProgressPath, session.store.exists(FilePlace(path)) {
      do throws(FileFailure) {
        _ = try session.store.replace(FilePlace(path), with: "", by: session.cancellation)
      } catch {
        throw .unwritable(path, error)
      }
    }
    session.say("cleared the record of solved lessons", with: context)
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
}
