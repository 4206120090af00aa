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
    #expect(LessonTrial(running, on: session).choices().count { $0.isCorrect } == 1)
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
    ("estimate", 2, "correct: the height of r20 is 200\n  200: row: estimated(200)\n"),
    ("whole-view", 3, "correct: the height of a is 400\n  400: the collection view is 400 tall\n"),
    ("three-columns", 2, "correct: the width of a is 100\n"), ("flexible", 2, "correct: the x of c is 200\n"),
  ]) func theReplyExplainsTheNumber(_ lesson: String, _ choice: Int, _ words: String) {
    let answer = Self.session(taking: lesson).run("lesson answer \(choice)").answers
    #expect(answer.hasPrefix(words), "\(answer)")
  }

  /// A wrong choice is answered with the misconception that leads to it, and then with the explanation of the correct one.
  @Test(arguments: asking, Language.allCases) func aWrongChoiceIsAnsweredByItsMisconception(_ name: String, _ language: Language) throws {
    let session = Self.session(taking: name, in: language)
    let running = try #require(session.state.record.lesson)
    let choices = LessonTrial(running, on: session).choices()
    let correct = try #require(choices.firstIndex { $0.isCorrect })
    let explanation = session.run("lesson answer \(correct + 1)").answers.split(separator: "\n").dropFirst()
    for (index, choice) in choices.enumerated() where !choice.isCorrect {
      let words = try #require(running.lesson.misconceptions[index + 1]).words
      #expect(words.lines[language] != nil, "\(name) \(index + 1)")
      let lines = session.run("lesson answer \(index + 1)").answers.split(separator: "\n")
      #expect(lines.first.map(String.init) == (language == .korean ? "아닙니다: " : "no: ") + words.text(in: language))
      #expect(lines.dropFirst().first.map(String.init) == choices[correct].words.text(in: language))
      #expect(Array(lines.dropFirst(2)) == Array(explanation), "\(lines)")
      let number = try #require(choice.line.text.split(separator: " ").last)
      #expect(words.text(in: language).hasPrefix(number), "the sentence says where the chosen number is from")
    }
  }

  /// The layout in which the number of a wrong choice is right, where there is one.
  @Test(arguments: [
    ("three-columns", "define group row horizontal width=fractionalWidth(1) height=absolute(100) of cell repeating=3", "expect width a 99"),
    ("flexible", "frames", "expect x c 180"),
    ("flexible", "set edit.edgeSpacing (leading:fixed(20),trailing:fixed(20))", "expect x c 220"),
    ("estimate", "scroll to 0,100000", "expect height r20 60"),
  ]) func aMisconceptionIsTrue(_ lesson: String, _ line: String, _ expectation: String) {
    let session = Self.session(taking: lesson)
    session.run(line)
    #expect(session.run(expectation).errors == "")
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

  private static func asking(_ parts: String) -> String {
    """
    #: title.en T
    #: text.en T
    #: ask.en How wide is a?
    #: choices
    # expect width a 300
    # expect width a 150
    # expect width a 100
    \(parts)
    #: start
    container 300x400
    define item card width=fractionalWidth(1) height=fractionalHeight(1)
    define group row horizontal width=fractionalWidth(1) height=absolute(100) of card
    define section list row
    use list
    append sections main
    append items a to main
    apply
    #: solution
    set card.width fractionalWidth(0.5)
    #: goal
    expect width a 150
    """
  }

  private static func fault(_ parts: String) throws -> String {
    let folder = try TemporaryFolder()
    let file = try folder.write(asking(parts), as: "asking.galley")
    return Session(settings: .goingOn).run("lesson check \(file)").errors
  }

  @Test func eachWrongChoiceNeedsItsMisconception() throws {
    let second = "#: choice.2.en 150 is half."
    #expect(try Self.fault("\(second)\n#: choice.3.en 100 is a third.") == "")
    #expect(try Self.fault(second).contains(":7:1: error: choice 3 is wrong, but its misconception is missing"))
    #expect(try Self.fault("\(second)\n#: choice.3.en").contains(":7:1: error: choice 3 is wrong"))
    #expect(try Self.fault("#: choice.1.en It is.").contains(":8:1: error: choice 1 is the correct one"))
    #expect(try Self.fault("\(second)\n#: choice.4.en More.").contains(":9:1: error: the question does not have a choice 4"))
    #expect(try Self.fault("#: choice.en Half.").contains(":8:4: error: a lesson cannot have a part 'choice.en'"))
    #expect(try Self.fault("\(second)\n#: choice.2.en Again.").contains(":9:4: error: the part 'choice.2.en' appears twice"))
  }

  @Test func aMisconceptionWithoutAQuestionIsRefused() throws {
    let folder = try TemporaryFolder()
    let rest = Self.asking("").split(separator: "\n").filter {
      !$0.hasPrefix("#: ask") && !$0.hasPrefix("#: choices") && !$0.hasPrefix("# ")
    }
    let text = "#: choice.1.en No.\n" + rest.joined(separator: "\n")
    let file = try folder.write(text, as: "asking.galley")
    #expect(Session(settings: .goingOn).run("lesson check \(file)").errors.contains(":1:1: error: the question does not have a choice 1"))
  }

  @Test func aQuestionNeedsChoices() {
    let rest = "#: title.en T\n#: text.en T\n#: start\nappend sections a\n#: solution\napply\n#: goal\nexpect sections a\n"
    #expect(throws: LessonFault.missingPart(.choices)) { try Lesson(parsing: Array(("#: ask.en How?\n" + rest).utf8)) }
    #expect(throws: LessonFault.missingPart(.ask)) { try Lesson(parsing: Array(("#: choices\n# expect count 1\n" + rest).utf8)) }
  }
}
