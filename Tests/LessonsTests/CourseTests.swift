import CommandLanguage
import Foundation
import Localization
import TestSupport
import Testing

@testable import Lessons
@testable import Sessions

/// The bundled courses, and folders of lessons.
@Suite struct CourseTests {
  private let folder: TemporaryFolder
  private let source: Source

  init() throws {
    folder = try TemporaryFolder()
    source = Source(name: "test", folder: folder.path)
    try FileManager.default.createDirectory(atPath: folder.path("class"), withIntermediateDirectories: true)
    try folder.write(
      Self.lesson("First", items: "a", chapter: "#: chapter.en Beginnings\n# What comes first.\n"), as: "class/01-one.galley")
    try folder.write(Self.lesson("Second", items: "a b"), as: "class/02-two.galley")
    try folder.write("nothing of it", as: "class/notes.txt")
  }

  private static func lesson(_ title: String, items: String, chapter: String = "") -> String {
    """
    \(chapter)#: title.en \(title)
    #: text.en Put \(items) on screen.
    #: target
    # snapshot applied
    #: start
    append sections main
    apply
    #: wrong
    # append items x to main
    # apply
    #: reply.en x is somebody else.
    #: solution
    append items \(items) to main
    apply
    #: goal
    expect items main \(items)

    """
  }

  private func run(_ lines: String, in session: Session) -> Transcript {
    let output = Transcript()
    _ = session.runLines(Array((lines + "\n").utf8), from: source, to: output)
    return output
  }

  // MARK: A folder

  @Test func aFolderIsACourse() {
    let session = Session(settings: .goingOn)
    let list = run("lesson class", in: session).answers
    #expect(list.contains("1  one   First") && list.contains("2  two   Second") && list.contains("0 of 2 solved"))
    #expect(run("lesson map", in: session).answers.hasPrefix("1  Beginnings  ..  one to two\n   What comes first.\n"))
    #expect(run("lesson next", in: session).answers.hasPrefix("Lesson 1 of 2: First\n"))
    #expect(run("append items a to main; apply", in: session).answers.contains("Solved! Lesson 1 of 2: First"))
    #expect(run("lesson next", in: session).answers.hasPrefix("Lesson 2 of 2: Second\n"))
    #expect(run("append items x to main; apply", in: session).answers.contains("not yet: x is somebody else."))
    #expect(run("lesson", in: session).answers.contains("1 of 2 solved"))
    #expect(run("lesson two", in: session).answers.hasPrefix("Lesson 2 of 2"))
    #expect(run("lesson fraction", in: session).answers.hasPrefix("Lesson 1 of \(BundledLesson.all.count)"))
    #expect(run("lesson", in: session).answers.contains("0 of \(BundledLesson.all.count) solved"))
  }

  /// The record of a lesson belongs to its commands: a copy in another folder has it, and so has a corrected text.
  @Test func progressIsKeptByContent() throws {
    let session = Session(settings: .goingOn)
    session.settings.lessonProgressPath = Path(folder.path("state/lessons"))
    _ = run("lesson class; lesson one; append items a to main; apply", in: session)
    try FileManager.default.createDirectory(atPath: folder.path("copy"), withIntermediateDirectories: true)
    try folder.write(Self.lesson("First, with another title", items: "a"), as: "copy/01-one.galley")
    try folder.write(Self.lesson("Second", items: "a b"), as: "copy/02-two.galley")
    #expect(run("lesson copy", in: session).answers.contains("1 of 2 solved"))
    try folder.write(Self.lesson("First", items: "a z"), as: "copy/01-one.galley")
    #expect(run("lesson copy", in: session).answers.contains("0 of 2 solved"))
    #expect(run("lesson reset", in: session).errors == "")
    #expect(try String(contentsOfFile: folder.path("state/lessons"), encoding: .utf8) == "")
    #expect(run("lesson", in: session).answers.contains("0 of 2 solved"))
  }

  // MARK: For teachers

  @Test func checkingShowsEveryReply() {
    let session = Session(settings: .goingOn)
    let checked = run("lesson check class/01-one.galley fraction", in: session)
    #expect(checked.errors == "")
    #expect(checked.answers.contains("class/01-one.galley: no problems\n  1 line of text, 0 hints, 1 wrong turn\n"))
    #expect(checked.answers.contains("append items x to main; apply\n    x is somebody else.\n"))
    #expect(checked.answers.contains("fraction: no problems"))
    #expect(session.state.record.lesson == nil)
  }

  @Test func checkingAFolderSaysWhatIsUnsound() throws {
    try folder.write(Self.lesson("Third", items: "c").replacing("items main c", with: "items main d"), as: "class/03-three.galley")
    let session = Session(settings: .goingOn)
    let checked = run("lesson check class", in: session)
    #expect(checked.errors.contains("03-three.galley:16:1: error: the solution does not reach the goal"))
    #expect(checked.answers.contains("01-one.galley: no problems") && checked.answers.contains("02-two.galley: no problems"))
    #expect(session.failureCount > 0)
  }

  // MARK: For classes

  @Test func resultsAreAFile() throws {
    let session = Session(settings: .goingOn)
    #expect(run("lesson class; lesson one; append items a to main; apply; lesson report done.txt", in: session).errors == "")
    let text = try String(contentsOfFile: folder.path("done.txt"), encoding: .utf8)
    #expect(text == "1 of 2 lessons solved\n[x] 1. one: First\n[ ] 2. two: Second\n")
  }

  /// A link contains all lessons of a folder, and is the same course as the folder.
  @Test func aFolderIsSharedAsOneLink() throws {
    let teacher = Session(settings: .goingOn)
    let link = run("share lesson class", in: teacher).answers.replacing("\n", with: "")
    #expect(link.contains("#lesson1."))
    let pupil = Session(settings: .goingOn)
    #expect(run("lesson '\(link)'", in: pupil).answers.contains("2  two   Second"))
    #expect(run("lesson first", in: pupil).answers.hasPrefix("Lesson 1 of 2: First\n"))
    #expect(run("append items a to main; apply", in: pupil).answers.contains("Solved! Lesson 1 of 2"))
    #expect(run("lesson next", in: pupil).answers.hasPrefix("Lesson 2 of 2: Second\n"))
    _ = run("lesson class", in: teacher)
    #expect(pupil.state.course?.lessons.map(\.key) == teacher.state.course?.lessons.map(\.key))
    try folder.write("#: title.en Nothing\n", as: "class/03-broken.galley")
    #expect(run("share lesson class", in: teacher).errors.contains("03-broken.galley:"))
  }

  /// A pupil's code has the results of each lesson, and is read only in the same course.
  @Test func resultsAreACode() throws {
    let pupil = Session(settings: .goingOn)
    _ = run("lesson class; lesson one\nappend items x to main; apply\nundo\nundo\nappend items a to main; apply", in: pupil)
    _ = run("lesson two; solution\nappend items a b to main; apply", in: pupil)
    let rows = run("lesson results --csv", in: pupil).answers.split(whereSeparator: \.isNewline)
    let row = try #require(rows.last)
    let code = try #require(row.split(separator: ",").first)
    #expect(row.hasPrefix("\(code),1,1,") && row.hasSuffix(",#="), "\(rows)")
    let teacher = Session(settings: .goingOn)
    #expect(run("lesson results \(code)", in: teacher).errors.contains("belongs to another course"))
    #expect(run("lesson class\nlesson results \(code) --csv", in: teacher).answers.contains(row))
    #expect(run("lesson results \(code.dropLast())", in: teacher).errors.contains("is not a complete result code"))
    #expect(run("lesson results \(String(code.reversed()))", in: teacher).errors.contains("is not a complete result code"))
  }

  @Test(arguments: [
    LessonResult(isSolved: true), LessonResult(isSolved: true, tries: 4, hints: 3), LessonResult(isCopied: true),
    LessonResult(isCopied: true, tries: 15, hints: 2), LessonResult(isSolved: true, isCopied: true, tries: 9),
  ]) func everyResultFitsACode(_ result: LessonResult) throws {
    let keys = ["one", "two", "three"]
    let code = ResultCode([nil, result, nil])
    #expect(try ResultCode(code.text(keys: keys), keys: keys) == code)
    guard !result.isSolved || !result.isCopied else { return }
    #expect(LessonResult.parse(result.line(for: "one")).result == result)
  }

  // MARK: The bundled course

  /// Each chapter has a title, a sentence and a task in every language. All but the first evening end with it.
  @Test(arguments: Language.allCases) func chaptersSayWhatTheyAreAbout(_ language: Language) {
    let chapters = Course.bundled(in: language).chapters
    #expect(chapters.count == 9)
    for chapter in chapters {
      #expect(!chapter.title(in: language).isEmpty && !chapter.sentence(in: language).isEmpty, "\(chapter.number)")
      #expect(chapter.entries.count >= 2)
      let task = language == .korean ? "과제: " : "Task: "
      let titles = chapter.entries.map { $0.lesson.title.text(in: language) }
      #expect(titles.contains { $0.hasPrefix(task) }, "\(chapter.number)")
      #expect(titles.last?.hasPrefix(task) == true || chapter.number == 1, "\(chapter.number)")
    }
  }
}
