import Documents
import Linting
import Localization
import Rendering
import TestSupport
import Testing

@testable import Lessons
@testable import Sessions

/// Each lesson works: its own solution solves it, and its hints and texts are correct.
@Suite struct CurriculumTests {
  @Test(arguments: BundledLesson.all.map(\.name)) func ownSolutionSolves(_ name: String) throws {
    let lesson = try Self.lesson(name)
    let session = try Self.session(taking: name)
    for line in lesson.solution {
      let output = session.run(line)
      #expect(output.errorsBesideLogs == "", "\(name):\(line.number)")
      #expect(output.answers.contains("Solved!") == (line == lesson.solution.last), "\(name):\(line.number) \(output.answers)")
    }
    #expect(session.solved().contains(name))
  }

  /// The success message leaves space for the prompt at 80 × 24, so that no pager receives the next keys.
  @Test(arguments: BundledLesson.all.map(\.name)) func successFitsALowTerminal(_ name: String) throws {
    for language in Language.allCases {
      let session = try Self.session(taking: name, in: language)
      (session.settings.renderer.columns, session.settings.renderer.rows) = (80, 24)
      session.settings.isTalkative = true
      let answers = try Self.lesson(name).solution.map { session.run($0).answers }
      let lines = try #require(answers.last).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let isDiff = lines.contains { $0.hasPrefix("apply #") }
      #expect(lines.count <= 23 || isDiff, "\(name): \(lines.count)\n\(lines.joined(separator: "\n"))")
    }
  }

  @Test(arguments: BundledLesson.all.map(\.name)) func nothingIsFoundInTheSolution(_ name: String) throws {
    let session = try Self.session(taking: name)
    for line in try Self.lesson(name).solution { _ = session.run(line) }
    #expect(session.document.findings().map(\.id) == [])
  }

  @Test(arguments: BundledLesson.all.map(\.name)) func startIsNotTheGoal(_ name: String) throws {
    let session = try Self.session(taking: name)
    let state = LessonTrial(try #require(session.state.record.lesson), on: session).goalState()
    #expect(state.unmet != nil)
    #expect(session.state.record.lesson?.isReached == false)
  }

  /// The file itself is a script: start, solution and goal in this order.
  @Test(arguments: BundledLesson.all.map(\.name)) func runsAsAScript(_ name: String) throws {
    let bundled = try #require(BundledLesson.all.first { $0.name == name })
    let session = Session()
    let output = Transcript()
    let isAccepted = session.runLines(bundled.bytes, from: Source(name: name), to: output)
    #expect(isAccepted)
    #expect(output.errors == "")
  }

  /// Commands shown in a hint or the text are accepted at the lesson's start; those in the text are run one after another.
  @Test(arguments: BundledLesson.all.map(\.name)) func shownCommandsAreAccepted(_ name: String) throws {
    for language in Language.allCases {
      let lesson = try Self.lesson(name, in: language)
      for words in [lesson.text] + lesson.hints {
        let session = try Self.session(taking: name)
        for command in words.lines(in: language).compactMap(Lesson.command) {
          let output = session.run(Lesson.LessonLine(Array(command.utf8), number: 1))
          #expect(output.errorsBesideLogs == "", "\(name): \(command)")
        }
      }
    }
  }

  /// If a text's commands end with an undo, they lead back exactly to the lesson's start.
  @Test(arguments: BundledLesson.all.map(\.name)) func textsLeadBack(_ name: String) throws {
    let commands = try Self.lesson(name).text.lines(in: .english).compactMap(Lesson.command)
    guard let last = commands.last, last.hasPrefix("undo") || last == "revert" else { return }
    let session = try Self.session(taking: name)
    let start = session.document
    for command in commands { _ = session.run(Lesson.LessonLine(Array(command.utf8), number: 1)) }
    #expect(session.document == start, "\(name)")
  }

  /// The first two hints do not solve the lesson.
  @Test(arguments: BundledLesson.all.map(\.name)) func earlyHintsDoNotSolve(_ name: String) throws {
    let lesson = try Self.lesson(name)
    for words in [lesson.text] + lesson.hints.prefix(2) {
      let session = try Self.session(taking: name)
      for command in words.lines(in: .english).compactMap(Lesson.command) {
        _ = session.run(Lesson.LessonLine(Array(command.utf8), number: 1))
      }
      #expect(session.state.record.lesson?.isReached == false, "\(name)")
    }
  }

  /// Wrong turns that have their own reply get it in each language, and do not reach the goal.
  @Test(arguments: BundledLesson.all.map(\.name)) func wrongTurnsAreAnswered(_ name: String) throws {
    for language in Language.allCases {
      let turns = try Self.lesson(name, in: language).wrong
      for turn in turns {
        let session = try Self.session(taking: name, in: language)
        var answers = ""
        for line in turn.commands {
          let output = session.run(line)
          #expect(output.errorsBesideLogs == "", "\(name):\(line.number)")
          answers = output.answers
        }
        #expect(session.state.record.lesson?.isReached == false, "\(name):\(turn.heading.number)")
        let reply = turn.reply.lines(in: language).filter { !$0.isEmpty }.joined(separator: " ")
        #expect(!reply.isEmpty && answers.contains(reply), "\(name):\(turn.heading.number): \(answers)")
      }
    }
  }

  /// The text leaves space for the heading and the prompt at 80 × 24.
  @Test(arguments: BundledLesson.all.map(\.name)) func textsFitALowTerminal(_ name: String) throws {
    for language in Language.allCases {
      #expect(try Self.lesson(name, in: language).text.lines(in: language).count <= 16, "\(name) in \(language.rawValue)")
    }
  }

  /// The English text has all parts. The parts that exist in another language show the same commands as the English ones.
  @Test(arguments: BundledLesson.all.map(\.name)) func speaksEveryLanguage(_ name: String) throws {
    let english = Self.words(of: try Self.lesson(name)).map { $0.lines(in: .english) }
    for language in Language.allCases {
      let lesson = try Self.lesson(name, in: language)
      #expect(lesson.hints.count == 3)
      for (words, english) in zip(Self.words(of: lesson), english) {
        // `MissingTranslations` lists the missing translations of a language.
        guard let lines = words.lines[language] ?? (language == .english ? [] : nil) else { continue }
        #expect(lines.compactMap(Lesson.command) == english.compactMap(Lesson.command), "\(name) in \(language.rawValue)")
        #expect(lines.contains { !$0.isEmpty }, "\(name) in \(language.rawValue)")
        #expect(lines.contains(where: Self.hasHangul) == (language == .korean), "\(name) in \(language.rawValue): \(lines)")
        for line in lines where Lesson.command(in: line) == nil { #expect(displayWidth(line) <= 80, "\(name): \(line)") }
      }
    }
  }

  // MARK: Taking

  private static func lesson(_ name: String, in language: Language = .english) throws -> Lesson {
    try #require(BundledLesson.all.first { $0.name == name }).lesson(in: language)
  }

  private static func words(of lesson: Lesson) -> [Lesson.Words] {
    let chapter = lesson.chapter.lines.isEmpty ? [] : [lesson.chapter]
    return chapter + [lesson.title, lesson.text, lesson.done] + lesson.hints + lesson.wrong.map(\.reply)
  }

  private static func hasHangul(_ line: String) -> Bool { line.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } }

  private static func session(taking name: String, in language: Language = .english) throws -> Session {
    let session = Session()
    session.settings.language = language
    let output = session.run(Lesson.LessonLine(Array("lesson \(name)".utf8), number: 1))
    #expect(output.errors == "", "\(name)")
    return session
  }
}
