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

  @Test func progressIsKeptByPath() throws {
    let session = Session(settings: .goingOn)
    session.settings.lessonProgressPath = Path(folder.path("state/lessons"))
    _ = run("lesson class; lesson one; append items a to main; apply", in: session)
    let kept = try String(contentsOfFile: folder.path("state/lessons"), encoding: .utf8)
    #expect(kept.hasSuffix("class/01-one.galley\n"))
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
