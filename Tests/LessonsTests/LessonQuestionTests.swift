import Localization
import TestSupport
import Testing

@testable import Lessons
@testable import Sessions

/// The questions of lessons, whose correct choice the layout decides.
@Suite struct LessonQuestionTests {
  private static func session(taking lesson: String, in language: Language = .english) -> Session {
    let session = Session(settings: .goingOn)
    session.settings.language = language
    session.run("lesson \(lesson)")
    return session
  }

  private static let asking = BundledLesson.all.filter { (try? $0.lesson())?.choices.isEmpty == false }.map(\.name)

  @Test func severalLessonsAsk() { #expect(Self.asking == ["three-columns", "whole-view", "flexible", "estimate"]) }

  @Test(arguments: asking) func oneChoiceIsCorrect(_ name: String) throws {
    let session = Self.session(taking: name)
    let running = try #require(session.state.record.lesson)
    #expect(session.choices(of: running).count { $0.isCorrect } == 1)
    for language in Language.allCases {
      let session = Self.session(taking: name, in: language)
      let count = running.lesson.choices.count { $0.isExpectation }
      let answers = (1...count).map { session.run("lesson answer \($0)").answers }
      let word = language == .korean ? "맞습니다: " : "correct: "
      #expect(answers.count { $0.hasPrefix(word) } == 1, "\(name): \(answers)")
    }
  }

  /// A row that was never on screen has its estimate; the insets of a section do not reduce a fraction along the groups; count divides the
  /// group; edge spacing moves what follows: 80 + 10 + 20 + 80 + 10.
  @Test(arguments: [
    ("estimate", 1, "no: the height of r20 is 200\n  200: row: estimated(200)\n"),
    ("whole-view", 1, "no: the height of a is 400\n  400: the collection view is 400 tall\n"),
    ("three-columns", 2, "correct: the width of a is 100\n"), ("flexible", 2, "correct: the x of c is 200\n"),
  ]) func theReplyExplainsTheNumber(_ lesson: String, _ choice: Int, _ words: String) {
    let answer = Self.session(taking: lesson).run("lesson answer \(choice)").answers
    #expect(answer.hasPrefix(words), "\(answer)")
  }

  @Test func aChoiceIsNoTryAndChangesNothing() throws {
    let session = Self.session(taking: "estimate")
    let document = session.document
    session.run("lesson answer 1")
    #expect(session.document == document && session.state.record.lesson?.tries == 0)
    session.run("set row.height absolute(90)")
    #expect(session.run("lesson answer 2").answers.hasPrefix("correct: "), "the question is about the initial state")
  }

  @Test func theQuestionFollowsTheText() {
    let text = Self.session(taking: "estimate").run("lesson text").answers
    #expect(
      text.contains(
        "if every row asks for 60?\n  lesson answer 1  the height of r20 is 60\n  lesson answer 2  the height of r20 is 200\n"), "\(text)")
  }

  @Test func otherNumbersAndLessonsWithoutAQuestionAreRefused() {
    #expect(Self.session(taking: "estimate").run("lesson answer 4").errors.contains("the question does not have a choice 4"))
    #expect(Self.session(taking: "fraction").run("lesson answer 1").errors.contains("this lesson asks no question"))
    #expect(Session(settings: .goingOn).run("lesson answer 1").errors.contains("there is no current lesson"))
  }

  @Test func aQuestionNeedsChoices() {
    let rest = "#: title.en T\n#: text.en T\n#: start\nappend sections a\n#: solution\napply\n#: goal\nexpect sections a\n"
    #expect(throws: LessonFault.missingPart(.choices)) { try Lesson(parsing: Array(("#: ask.en How?\n" + rest).utf8)) }
    #expect(throws: LessonFault.missingPart(.ask)) { try Lesson(parsing: Array(("#: choices\n# expect count 1\n" + rest).utf8)) }
  }
}
