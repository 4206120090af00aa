import CommandLanguage
import Foundation
import Localization
import TestSupport
import Testing

@testable import Lessons
@testable import Sessions

/// A lesson in progress.
@Suite struct TakingTests {
  /// Lines other than the solution's are also correct: 1/3 of 300 is 100 in any notation.
  @Test(arguments: [
    "set cell.width 1/3w", "set cell.width absolute(100)", "set cell.width 0.3334w",
    "define group row horizontal width=1w height=100 of cell count=3", "undo; redo; set cell.width 1/3w",
  ]) func wordsDoNotCount(_ way: String) {
    let session = Session(settings: Session.Settings(keepsGoing: true))
    session.run("lesson three-columns")
    #expect(session.run(way).answers.contains("Solved!"), "\(way)")
  }

  @Test func goalLeavesTheDocumentAlone() {
    let session = Session()
    session.run("lesson flexible")
    session.run("set edit.edgeSpacing (leading:fixed(40))")
    #expect(session.run("expect frame c (220,0,80,44)").errors == "", "the goal's container is not kept")
    #expect(session.state.record.lesson?.isReached == false)
    #expect(session.state.record.lesson.map { LessonTrial($0, on: session).goalState().met } == 3)
  }

  @Test func hintsComeOneByOne() throws {
    let session = Session()
    session.run("lesson fraction")
    let given = (1...4).map { _ in session.run("hint").answers }
    #expect(given[0].hasPrefix("Hint 1 of 3") && given[1].hasPrefix("Hint 2 of 3") && given[2].hasPrefix("Hint 3 of 3"))
    #expect(given[3] == given[2])
    #expect(session.run("hint 1").answers == given[0])
    #expect(session.run("solution").answers.contains("  set row.width fractionalWidth(1)\n"))
    #expect(session.state.record.lesson?.isReached == false, "showing the solution does not take it")
  }

  /// A lesson is one step of undo, which restores the previous document.
  @Test func undoBringsBackWhatWasThere() {
    let session = Session()
    session.run("append sections mine")
    let before = session.document
    session.run("lesson fraction")
    #expect(session.document != before)
    session.run("undo")
    #expect(session.document == before)
    session.run("lesson again; lesson end")
    #expect(session.state.record.lesson == nil)
    #expect(session.run("set row.width 1w").answers == "")
  }

  /// Shows the current state and the unchanged target, after any lines in between.
  @Test func showsTheLessonAgain() {
    let session = Session()
    let first = session.run("lesson fraction").answers
    #expect(session.run("lesson show").answers == first)
    session.run("set row.height 50; set photo.width 1w")
    let second = session.run("lesson show").answers
    #expect(second != first)
    #expect(second.split(separator: "\nThe target:").last == first.split(separator: "\nThe target:").last)
  }

  @Test func nextGoesOn() {
    let session = Session()
    #expect(session.run("lesson next").answers.hasPrefix("Lesson 1 of"))
    #expect(session.run("lesson next").answers.hasPrefix("Lesson 2 of"))
    session.run("lesson \(BundledLesson.all.count)")
    #expect(session.run("lesson next").answers.hasPrefix("That was the last lesson"))
  }

  /// 'lesson first' takes the lessons of the first chapter, in order, until they are solved.
  @Test func theFirstEveningComesFirst() throws {
    let evening = try #require(Course.bundled(in: .english).chapters.first).entries.map(\.place.name)
    #expect(
      evening == [
        "fraction", "first-snapshot", "direction", "three-columns", "squares", "insets", "gaps", "self-sizing", "swimlane", "storefront",
        "header", "identity",
      ])
    let session = Session()
    #expect(session.run("lesson first").answers.hasPrefix("Lesson 1 of"))
    session.run("set row.width 1w; lesson gaps")
    #expect(session.run("lesson first").answers.hasPrefix("Lesson 2 of"))
    for name in evening { session.state.lessonResults[name] = LessonResult(isSolved: true) }
    #expect(session.run("lesson first").answers.hasPrefix("you have solved every lesson of the first evening"))
    #expect(session.run("lesson end; lesson next").answers.hasPrefix("Lesson 13 of"))
  }

  /// A lesson that begins in a file continues after the file was read.
  @Test func aReadFileBeginsALesson() throws {
    let folder = try TemporaryFolder()
    try folder.write("lesson fraction\n", as: "class.galley")
    let session = Session()
    let output = Transcript()
    let source = Source(name: "test", folder: folder.path)
    let isAccepted = session.runLines(Array("read class.galley\nset row.width 1w\n".utf8), from: source, to: output)
    #expect(isAccepted)
    #expect(output.answers.contains("Solved!"))
  }

  /// The journal receives the lines of a lesson once, before its page is printed, and no lines that were only tried.
  @Test func theJournalIsToldOnce() throws {
    let folder = try TemporaryFolder()
    let session = Session()
    session.journals = JournalFolder(path: folder.path)
    let start = try BundledLesson.all[0].lesson().start.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(
      session.run("lesson fraction").journalText == (["# begin lesson fraction", "reset"] + start + ["# end", ""]).joined(separator: "\n"))
    #expect(session.run("set row.height 50; frames; hint; solution").journalText == "set row.height 50\n")
    #expect(session.run("lesson show; lesson end").journalText == "")
  }

  /// After a killed session, the lesson continues at the same task.
  @Test(arguments: [
    ("lesson fraction", "fraction"), ("lesson 1\nlesson next", "first-snapshot"), ("lesson first", "fraction"),
    ("lesson gaps\nlesson again", "gaps"), ("undo", nil),
  ])
  func aRestoredSessionGoesOn(_ typed: String, _ name: String?) throws {
    let folder = try TemporaryFolder()
    let killed = Session()
    killed.journals = JournalFolder(path: folder.path)
    try folder.write(killed.run("append sections mine\n" + typed).journalText, as: "journal-20260101-000000-1")
    let session = Session()
    session.journals = JournalFolder(path: folder.path)
    #expect(session.run("restore").errors == "")
    #expect(session.state.record.lesson?.bundled?.name == name)
    #expect(session.document == killed.document)
    #expect((session.run("hint").errors == "") == (name != nil))
  }

  // MARK: Progress

  @Test func progressIsKept() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/state/galley/lessons"
    let session = Session()
    session.settings.lessonProgressPath = Path(path)
    session.run("lesson fraction; set row.width 1w; lesson fraction; set row.width 1w")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "fraction\n")
    let later = Session()
    later.settings.lessonProgressPath = Path(path)
    #expect(later.solved() == ["fraction"])
    #expect(later.run("lesson next").answers.hasPrefix("Lesson 2 of"))
    #expect(later.run("lesson").answers.contains("1 of \(BundledLesson.all.count) solved"))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  /// Reaching the goal after the solution was shown does not solve a lesson. A new start does.
  @Test func aCopiedSolutionDoesNotCount() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/lessons"
    let session = Session()
    session.settings.lessonProgressPath = Path(path)
    let copied = session.run("lesson fraction; set photo.width 1w; hint; solution; undo; set row.width 1w").answers
    #expect(copied.contains("That is the goal. With the solution shown, it does not count as solved;") && !copied.contains("Solved!"))
    #expect(session.solved() == [])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "fraction\ttries=2\thints=1\tcopied\n")
    #expect(session.run("lesson again; set row.width 1w").answers.contains("Solved! Lesson 1 of"))
    #expect(session.lessonResults() == ["fraction": LessonResult(isSolved: true, isCopied: true, tries: 3, hints: 1)])
  }

  @Test func anUnwritableFolderIsReportedAndTheLessonContinues() {
    let session = Session()
    session.settings.lessonProgressPath = "/dev/null/galley/lessons"
    let answers = session.run("lesson fraction; set row.width 1w").answers
    #expect(answers.contains("Solved!"))
    #expect(answers.hasSuffix("\nprogress is kept only in this session: '/dev/null/galley/lessons': not a directory\n"))
    #expect(session.run("lesson").answers.contains("1 of \(BundledLesson.all.count) solved"))
  }

  // MARK: Language

  @Test func koreanIsSpoken() {
    let session = Session()
    session.settings.language = .korean
    #expect(session.run("lesson fraction").answers.hasPrefix("레슨 1/\(BundledLesson.all.count): 무엇에 대한 비율일까요?\n"))
    #expect(session.run("set row.width 1w").answers.contains("완료했습니다!"))
  }

  @Test(arguments: [
    (["LANG": "ko_KR.UTF-8"], Language.korean), (["LANG": "ko"], .korean), (["LANG": "en_GB.UTF-8"], .english), ([:], .english),
    (["LC_ALL": "ko_KR.UTF-8", "LANG": "en_US.UTF-8"], .korean), (["LC_ALL": "C", "LANG": "ko_KR.UTF-8"], .english),
    (["LC_ALL": "", "LANG": "ko_KR.UTF-8"], .korean), (["LC_MESSAGES": "ko_KR", "LANG": "en_US"], .korean),
    (["LANG": "kok_IN"], .english),
  ]) func environmentDecides(_ variables: [String: String], _ language: Language) {
    #expect(Language(environment: { variables[$0] }) == language)
  }

  // MARK: Lessons from files

  @Test func aFileIsALesson() throws {
    let folder = try TemporaryFolder()
    let text = String(decoding: BundledLesson.all[0].bytes, as: UTF8.self)
    try folder.write(text, as: "mine.galley")
    let session = Session()
    let output = Transcript()
    let source = Source(name: "test", folder: folder.path)
    let isAccepted = session.runLines(Array("lesson mine.galley\nset row.width 1w\n".utf8), from: source, to: output)
    #expect(isAccepted)
    #expect(output.answers.hasPrefix("A fraction of what?\n") && output.answers.contains("Solved!"))
    #expect(session.solved().isEmpty, "progress is kept of the curriculum alone")
  }

  /// A faulty lesson changes nothing, and fails a script.
  @Test func aBrokenFileChangesNothing() throws {
    let folder = try TemporaryFolder()
    let text = String(decoding: BundledLesson.all[0].bytes, as: UTF8.self)
    try folder.write(text.replacing("use feed", with: "use fed"), as: "broken.galley")
    let session = Session.after("append sections mine")
    let before = session.document
    let output = Transcript()
    let isAccepted = session.runLines(Array("lesson broken.galley\n".utf8), from: Source(name: "test", folder: folder.path), to: output)
    #expect(!isAccepted)
    #expect(output.errors.contains("broken.galley:") && output.errors.contains("did you mean 'feed'?"))
    #expect(session.document == before && session.state.record.lesson == nil && session.failureCount == 1)
  }
}
