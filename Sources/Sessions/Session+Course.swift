import CommandLanguage
import Commands
import Documents
import Exports
import Lessons
import Localization

/// Courses: the bundled lessons, or a folder's.
extension Session {
  var coursePages: CoursePages {
    CoursePages(currentCourse, solved: solved(), current: state.record.lesson?.place?.key, language: answerLanguage)
  }

  var currentCourse: Course { state.course.map { loaded($0) } ?? .bundled(in: answerLanguage) }

  /// Turns to the course in a folder; returns false if the word names none. Naming a bundled lesson turns back.
  func turn(to word: Path, with context: RunContext) throws(Diagnostic) -> Bool {
    if let folder = folderCourse(word, with: context) {
      state.course = folder
      state.record.lesson = nil
      return true
    }
    if state.course?.place(named: word.text) == nil, Self.bundled(named: word.text) != nil { state.course = nil }
    return false
  }

  /// The lesson files of a folder; nil if it is none, or has none.
  private func folderCourse(_ word: Path, with context: RunContext) -> FolderCourse? {
    guard Self.bundled(named: word.text) == nil, !word.hasSuffix(FolderCourse.ending) else { return nil }
    guard let place = try? files.place(of: word, in: context.source), store.isFolder(place) else { return nil }
    let names = store.names(in: place) { $0.hasSuffix(FolderCourse.ending) }.sorted()
    return names.isEmpty ? nil : FolderCourse(folder: place.path, files: names)
  }

  /// A folder's lessons; one that cannot be read has its name alone, and says why when it begins.
  private func loaded(_ course: FolderCourse) -> Course {
    let places = course.places
    return Course(
      places.indices.map { index in
        let bytes = try? store.read(FilePlace(course.path(at: index)), .script)
        return Course.ListedLesson(bytes.flatMap { try? Lesson(parsing: $0) } ?? Lesson.unreadable, at: places[index])
      })
  }

  /// The lesson after the current one, or else the first unsolved one; nil after the last.
  func nextRunning(line entry: InputEntry, with context: RunContext) throws(Diagnostic) -> RunningLesson? {
    guard let course = state.course else { return try next().map { bundled throws(Diagnostic) in try running(bundled) } }
    let solved = solved()
    let places = course.places
    let next =
      state.record.lesson?.place.map { current in places.first { $0.number > current.number } } ?? places.first { !solved.contains($0.key) }
    return try next.map { place throws(Diagnostic) in try running(place, line: entry, with: context) }
  }

  /// The lesson at a place in the current folder.
  func running(_ place: LessonPlace, line entry: InputEntry, with context: RunContext) throws(Diagnostic) -> RunningLesson {
    let file = try load(lesson: Path(place.key), line: entry, with: context)
    var running = try lesson(in: file, with: context)
    running.place = place
    return running
  }

  // MARK: For teachers

  /// Checks lessons, each to its end, and shows those that work.
  func check(_ names: [Path], line entry: InputEntry, with context: RunContext) throws(Diagnostic) {
    var checked: [LessonCheckPage.Checked] = []
    var hasFailed = false
    for name in names.flatMap({ name in folderCourse(name, with: context).map { $0.places.map { Path($0.key) } } ?? [name] }) {
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
    say("wrote which lessons are solved to \(name.text.escapingControls)", with: context)
  }

  /// Forgets which lessons are solved, in this session and in the user's record.
  func forgetSolved(with context: RunContext) throws(Diagnostic) {
    state.solvedLessons = []
    if let path = settings.lessonProgressPath, store.exists(FilePlace(path)) {
      do throws(FileFailure) {
        _ = try store.replace(FilePlace(path), with: "", by: cancellation)
      } catch {
        throw .unwritable(path, error)
      }
    }
    say("no lesson counts as solved any more", with: context)
  }
}
