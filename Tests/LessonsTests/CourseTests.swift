import CommandLanguage
import Foundation
import Localization
import Rendering
import TestSupport
import Testing

@testable import Lessons
@testable import Sessions

/// Courses: those of Galley, and folders of lessons.
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

  private func run(_ lines: String, in session: inout Session) -> Transcript {
    let output = Transcript()
    _ = session.runLines(Array((lines + "\n").utf8), from: source, to: output)
    return output
  }

  // MARK: A folder

  @Test func aFolderIsACourse() {
    var session = Session(settings: .goingOn)
    let list = run("lesson class", in: &session).answers
    #expect(list.contains("1  one   First") && list.contains("2  two   Second") && list.contains("0 of 2 solved"))
    #expect(run("lesson map", in: &session).answers.hasPrefix("1  Beginnings  ..  lessons 1 to 2\n   What comes first.\n"))
    #expect(run("lesson next", in: &session).answers.hasPrefix("Lesson 1 of 2: First\n"))
    #expect(run("append items a to main; apply", in: &session).answers.contains("Solved! Lesson 1 of 2: First"))
    #expect(run("lesson next", in: &session).answers.hasPrefix("Lesson 2 of 2: Second\n"))
    #expect(run("append items x to main; apply", in: &session).answers.contains("not yet: x is somebody else."))
    #expect(run("lesson", in: &session).answers.contains("1 of 2 solved"))
    #expect(run("lesson two", in: &session).answers.hasPrefix("Lesson 2 of 2"))
    #expect(run("lesson fraction", in: &session).answers.hasPrefix("Lesson 1 of \(BundledLesson.all.count)"))
    #expect(run("lesson", in: &session).answers.contains("0 of \(BundledLesson.all.count) solved"))
  }

  @Test func progressIsKeptByPath() throws {
    var session = Session(settings: .goingOn)
    session.settings.lessonProgressPath = Path(folder.path("state/lessons"))
    _ = run("lesson class; lesson 1; append items a to main; apply", in: &session)
    let kept = try String(contentsOfFile: folder.path("state/lessons"), encoding: .utf8)
    #expect(kept.hasSuffix("class/01-one.galley\n"))
    #expect(run("lesson reset", in: &session).errors == "")
    #expect(try String(contentsOfFile: folder.path("state/lessons"), encoding: .utf8) == "")
    #expect(run("lesson", in: &session).answers.contains("0 of 2 solved"))
  }

  // MARK: For teachers

  @Test func checkingShowsEveryReply() {
    var session = Session(settings: .goingOn)
    let checked = run("lesson check class/01-one.galley fraction", in: &session)
    #expect(checked.errors == "")
    #expect(checked.answers.contains("class/01-one.galley: sound\n  1 line of text, 0 hints, 1 wrong turn\n"))
    #expect(checked.answers.contains("append items x to main; apply\n    x is somebody else.\n"))
    #expect(checked.answers.contains("fraction: sound"))
    #expect(session.record.lesson == nil)
  }

  @Test func checkingAFolderSaysWhatIsUnsound() throws {
    try folder.write(Self.lesson("Third", items: "c").replacing("items main c", with: "items main d"), as: "class/03-three.galley")
    var session = Session(settings: .goingOn)
    let checked = run("lesson check class", in: &session)
    #expect(checked.errors.contains("03-three.galley:16:1: error: the solution does not reach the goal"))
    #expect(checked.answers.contains("01-one.galley: sound") && checked.answers.contains("02-two.galley: sound"))
    #expect(session.failureCount > 0)
  }

  // MARK: For classes

  @Test func resultsAreAFile() throws {
    var session = Session(settings: .goingOn)
    #expect(run("lesson class; lesson 1; append items a to main; apply; lesson report done.txt", in: &session).errors == "")
    let text = try String(contentsOfFile: folder.path("done.txt"), encoding: .utf8)
    #expect(text == "1 of 2 lessons solved\n[x] 1. one: First\n[ ] 2. two: Second\n")
  }

  // MARK: The quiz

  /// Whatever is made up: three choices at least, one of them the engine's, and none of them twice.
  @Test(arguments: Array(1...10)) func questionsHaveOneAnswer(_ chapter: Int) throws {
    var session = Session(settings: .goingOn)
    var seen: Set<String> = []
    for _ in 0..<25 {
      let page = session.run("quiz \(chapter)").answers
      seen.insert(page)
      let question = try #require(session.quiz.question)
      #expect(question.choices.count >= 3 && Set(question.choices).count == question.choices.count)
      let right = try #require(question.choices.firstIndex { abs($0 - question.right) < 0.01 })
      let letter = ["a", "b", "c", "d", "e"][right]
      #expect(page.contains("\n  \(letter): \(rounded(question.right))\n"), "\(page)")
      let answer = session.run("answer \(letter)").answers
      #expect(answer.hasPrefix("right: ") && answer.contains(explained(question.asked)), "\(page)\(answer)")
      session.run("quiz \(chapter)")
      let next = try #require(session.quiz.question)
      let wrong = try #require(next.choices.firstIndex { abs($0 - next.right) > 0.01 })
      let reply = session.run("answer \(wrong + 1)").answers
      #expect(reply.hasPrefix("no: ") && reply.contains(explained(next.asked)) && reply.contains(reason(next.asked)), "\(reply)")
    }
    #expect(seen.count > 5, "never the same")
    #expect(session.quiz.asked == 50 && session.quiz.right == 25)
    #expect(session.run("answer 1").errors.contains("no question is asked"))
  }

  private func explained(_ asked: Quiz.Asked) -> String {
    switch asked {
    case .frame(let item, _): " of \(item) = "
    case .moved, .deleted: "an apply would be: "
    }
  }

  private func reason(_ asked: Quiz.Asked) -> String {
    switch asked {
    case .frame: "'help R3.2' tells"
    case .moved: "what keeps its order among the others stays"
    case .deleted: "what was deleted and is there again, elsewhere, has moved"
    }
  }

  /// A choice alone is answered with how to answer, while a question stands; a letter may be an item's name otherwise.
  @Test(arguments: ["1", "b", "B"]) func aChoiceAloneIsToldHowToAnswer(_ word: String) {
    var session = Session(settings: .goingOn)
    session.run("container 300x400; define item cell width=1w height=44; define group row horizontal width=1w height=44 of cell")
    session.run("define section list row; use list; append sections main; append items a b to main; apply")
    session.run("quiz 1")
    let refused = session.run(word)
    #expect(refused.errors.contains("'answer \(word)' answers the question") && refused.answers.isEmpty)
    session.run("answer \(word)")
    #expect(session.quiz.question == nil)
    #expect(!session.run(word).errors.contains("answers the question"))
  }

  /// Each topic belongs to a lesson of the course, and each chapter has one of its own.
  @Test func topicsHaveALesson() throws {
    let asked = Course.bundled(in: .english).chapters.map { $0.topics }
    #expect(asked.allSatisfy { !$0.isEmpty })
    #expect(asked.flatMap { $0 }.sorted { $0.rawValue < $1.rawValue } == QuizTopic.allCases.sorted { $0.rawValue < $1.rawValue })
  }

  /// After a chapter's last lesson its quiz comes, once; three right answers pass it, which is kept.
  @Test func aChapterEndsWithItsQuiz() throws {
    var session = Session(settings: .goingOn)
    session.settings.lessonProgressPath = Path(folder.path("lessons"))
    let chapters = Course.bundled(in: .english).chapters
    let last = try #require(chapters[0].entries.last).place
    session.run("lesson \(last.number)")
    #expect(session.run("lesson map").answers.contains("then 'quiz 1'"))
    #expect(session.run("lesson next").answers.hasPrefix("The end of chapter 1: its quiz."))
    for number in 1...3 {
      let question = try #require(session.quiz.question)
      let right = try #require(question.choices.firstIndex { abs($0 - question.right) < 0.01 })
      let answer = session.run("answer \(right + 1)").answers
      #expect(answer.contains("the quiz of chapter 1 is passed") == (number == 3), "\(answer)")
      session.run("quiz 1")
    }
    #expect(try String(contentsOfFile: folder.path("lessons"), encoding: .utf8) == "quiz-of-fraction\n")
    #expect(session.run("lesson map").answers.split(separator: "\n").first?.hasSuffix("quiz passed") == true)
    #expect(session.run("lesson next").answers.hasPrefix("Lesson \(last.number + 1) of"))
    #expect(session.run("lesson").answers.contains("0 of \(BundledLesson.all.count) solved"))
  }

  /// A folder's chapter has a quiz if its lessons name what it is about.
  @Test func aFolderHasQuizzes() throws {
    let second = Self.lesson("Second", items: "a b", chapter: "#: quiz moves deletions\n#: chapter.en Ends\n")
    try folder.write(second, as: "class/02-two.galley")
    var session = Session(settings: .goingOn)
    let map = run("lesson class; lesson map", in: &session).answers
    #expect(map.contains("1  Beginnings  .  lessons 1 to 1\n") && map.contains("2  Ends  .  lessons 2 to 2, then 'quiz 2'\n"))
    #expect(run("lesson 1; lesson next", in: &session).answers.contains("Lesson 2 of 2"))
    #expect(run("lesson next", in: &session).answers.hasPrefix("The end of chapter 2: its quiz."))
    for _ in 1...3 {
      let question = try #require(session.quiz.question)
      #expect(question.asked == .moved || question.asked == .deleted)
      let right = try #require(question.choices.firstIndex(of: question.right))
      _ = run("answer \(right + 1); quiz 2", in: &session)
    }
    _ = run("lesson report done.txt", in: &session)
    let text = try String(contentsOfFile: folder.path("done.txt"), encoding: .utf8)
    #expect(text == "0 of 2 lessons solved\n[ ] 1. one: First\n[ ] 2. two: Second\n[x] quiz 2: Ends\n")
  }

  @Test func aTopicThatIsNoneIsRefused() throws {
    try folder.write(Self.lesson("Odd", items: "a", chapter: "#: quiz gap\n"), as: "odd.galley")
    var session = Session(settings: .goingOn)
    let refused = run("lesson odd.galley", in: &session).errors
    #expect(refused.contains("odd.galley:1:9: error: a quiz has no topic 'gap'") && refused.contains("did you mean 'gaps'?"))
  }

  /// The number that a question takes for right is the one that its lines have by the rules.
  @Test func rightAnswersAreTheRules() throws {
    var session = Session(settings: .goingOn)
    for _ in 0..<40 {
      session.run("quiz 9")
      let question = try #require(session.quiz.question)
      let moves = question.lines.count { $0.hasPrefix("move item") }
      let deleted = question.lines.first { $0.hasPrefix("delete items") }?.split(separator: " ").count ?? 0
      #expect(question.right == (question.asked == .moved ? Double(moves) : Double(deleted - 3)), "\(question.lines)")
    }
  }

  /// Who does not want to be asked goes on.
  @Test func theQuizAtTheEndIsAskedOnce() throws {
    var session = Session(settings: .goingOn)
    let last = try #require(Course.bundled(in: .english).chapters[1].entries.last).place
    session.run("lesson \(last.number)")
    #expect(session.run("lesson next").answers.contains("The end of chapter 2"))
    #expect(session.run("lesson next").answers.hasPrefix("Lesson \(last.number + 1) of"))
  }

  @Test func aChapterThatIsNotThereIsRefused() {
    var session = Session(settings: .goingOn)
    #expect(session.run("quiz 11").errors.contains("there are 10 chapters"))
    #expect(session.quiz.question == nil)
  }

  @Test func aQuestionLeavesTheDocumentAlone() {
    var session = Session(settings: .goingOn)
    session.run("append sections mine")
    let before = session.document
    session.run("quiz; answer 1; quiz 3; answer 9")
    #expect(session.document == before)
  }

  // MARK: The bundled course

  /// Each chapter has a title and a sentence in every language.
  @Test(arguments: Language.allCases) func chaptersSayWhatTheyAreAbout(_ language: Language) {
    let chapters = Course.bundled(in: language).chapters
    #expect(chapters.count == 10)
    for chapter in chapters {
      #expect(!chapter.title(in: language).isEmpty && !chapter.sentence(in: language).isEmpty, "\(chapter.number)")
      #expect(chapter.entries.count >= 2)
      let task = language == .korean ? "과제: " : "Task: "
      #expect(chapter.entries.last?.lesson.title.text(in: language).hasPrefix(task) == true, "\(chapter.number)")
    }
  }
}
