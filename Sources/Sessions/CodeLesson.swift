import CommandLanguage
import Documents
import Exports
import Lessons
import Localization
import Rendering

/// A lesson as UIKit code: the code makes its start and its target, and each change of the code is a try.
package struct CodeLesson {
  /// The file of the code, as exports write it for a layout and its snapshot.
  package static let file: Path = "Layout.swift"

  package let start: String
  package let solution: String
  /// The commands that set the lesson's screen.
  package let screen: [String]
  /// The commands that set the sizes of the cells' contents, which code of a layout does not have. They run after the code.
  package let sizes: [String]
  private var running: RunningLesson
  private let parts: [GoalState.Held]
  private let choices: [LessonChoice]
  private let language: Language
  let text: [TextPart]
  let hints: [[TextPart]]
  /// The last try, until it is settled.
  private var latest: CheckedState?

  /// - Returns: Nil if code of a layout and a snapshot cannot express the lesson: the goal must hold for the code of its solution, and not
  ///   for the code of its start, and the start must be wholly on screen.
  package init?(_ lesson: Lesson, from source: String, in language: Language) {
    let session = Session(on: MemoryFiles())
    session.settings.language = language
    let commands = LessonTrial.withSights(RunningLesson(lesson: lesson, source: Source(name: source)), on: session)
    let (begun, target) = (commands.sights.start, commands.sights.target)
    guard !begun.view.hasPendingEdits else { return nil }
    let screen = target.environmentRecord.lines + ["container \(target.view.bounds.typed)"]
    let sizes = begun.sizeLines(of: begun.view)
    guard let start = Self.code(of: begun), let solution = Self.code(of: target), let first = Self.read(start, on: screen, sizes),
      let last = Self.read(solution, on: screen, sizes)
    else { return nil }
    let running = LessonTrial.withSights(commands, on: session) { document in
      Self.code(of: document).flatMap { Self.read($0, on: screen, sizes)?.document }
    }
    guard LessonTrial(running, on: first.session).onLessonScreen.goalState().unmet != nil,
      LessonTrial(running, on: last.session).onLessonScreen.goalState().unmet == nil
    else { return nil }
    (self.start, self.solution, self.screen, self.sizes) = (start, solution, screen, sizes)
    (self.running, self.language) = (running, language)
    parts = LessonTrial(running, on: session).partsOfGoal()
    choices = LessonTrial(commands, on: session).choices()
    let reader = TextReader(start: begun, code: start, components: first.document.components.inOrderOfDefinition)
    text = reader.parts(of: lesson.text.lines(in: language))
    let change = ChangedCode(from: start, to: solution)
    hints = lesson.hints.enumerated().map { index, hint in
      index == lesson.hints.count - 1 ? [.hidden(change)] : reader.parts(of: hint.lines(in: language))
    }
  }

  package var target: Document { running.sights.target }

  static func code(of document: Document) -> String? {
    (try? SwiftExport.content(of: document, isLayoutOnly: true, isWhole: true)).map { $0.text(in: .english) }
  }

  /// A workbench with the code on the lesson's screen; nil if the code cannot be read.
  private static func read(_ code: String, on screen: [String], _ sizes: [String]) -> Workbench? {
    var request = Workbench.Request()
    request.files = [MemoryFiles.File(path: file, bytes: Array(code.utf8))]
    request.surroundings = screen
    if !sizes.isEmpty { request.entries = [MemoryFiles.File(path: "Commands", bytes: Array(sizes.joined(separator: "\n").utf8))] }
    let workbench = Workbench(request)
    return workbench.isRead ? workbench : nil
  }
}

// MARK: Tries

extension CodeLesson {
  /// The state of the goal after a change of the code, and the reply.
  package struct Verdict {
    /// The number of expectations that hold.
    package var met: Int
    package var isReached: Bool
    /// The reply; nil if the document is as before, or if the goal is reached.
    package var reply: Phrase?
    /// Whether the change counts as a try. A change of the screen does not.
    package var isTry = false
    fileprivate var goal: GoalState
  }

  /// Checks the goal. The code is compared with that of the last settled try, so that half-typed words are not tries of their own.
  ///
  /// - Returns: Nil if the code cannot be read.
  package mutating func verdict(on workbench: Workbench) -> Verdict? {
    guard workbench.isRead else { return nil }
    let tried = LessonTrial(running, on: workbench.session).onLessonScreen
    let goal = tried.goalState()
    latest = tried.checked(in: goal)
    var verdict = Verdict(met: goal.met, isReached: goal.unmet == nil, goal: goal)
    guard !verdict.isReached else { return verdict }
    switch LessonTry(by: tried, goal, nil).reply(workbench.document, in: language) {
    case .none: break
    case .surroundings(let sentence): verdict.reply = sentence
    case .unreached(let sentence, let isCloser):
      verdict.reply = LessonPages.answer(sentence, isCloser: isCloser)
      verdict.isTry = true
    }
    return verdict
  }

  /// Makes the last try the one to which the next one is compared.
  package mutating func settle() {
    if let latest { running.last = latest }
    latest = nil
  }
}

// MARK: Answers

extension CodeLesson {
  package static let verdictShape: JSONShape = [
    "met": .integer, "of": .integer, "isReached": .bool, "isTry": .bool, "reply": .optional(.string), "goal": LessonPages.goalShape,
  ]

  package func record(of verdict: Verdict) -> JSON {
    [
      "met": .integer(verdict.met), "of": .integer(parts.count), "isReached": .bool(verdict.isReached), "isTry": .bool(verdict.isTry),
      "reply": .optional(verdict.reply?.text(in: language)),
      "goal": LessonPages(language: language).record(of: parts.map { $0.goalPart(in: verdict.goal) }),
    ]
  }

  package static let shape: JSONShape = [
    "start": .string, "solution": .string, "screen": .strings, "sizes": .strings, "target": .anyObject, "text": textShape,
    "hints": .array(textShape), "question": .strings, "choices": .array(["text": .string, "isCorrect": .bool, "reply": .strings]),
  ]

  private func record(of choice: LessonChoice) -> JSON {
    let pages = LessonPages(language: language)
    let reply = choices.first { $0.isCorrect }.map { pages.verdict($0.words, misconception: choice.misconception) + $0.reasons } ?? []
    return [
      "text": .string(choice.words.text(in: language)), "isCorrect": .bool(choice.isCorrect),
      "reply": .array(reply.map { .string($0.text(in: language)) }),
    ]
  }

  /// - Parameter page: The picture of the target.
  package func record(with page: Page?) -> JSON {
    [
      "start": .string(start), "solution": .string(solution), "screen": .array(screen.map(JSON.string)),
      "sizes": .array(sizes.map(JSON.string)), "target": page?.picture(in: language) ?? .null, "text": Self.record(of: text),
      "hints": .array(hints.map(Self.record)),
      "question": .array(running.lesson.question.lines(in: language).map(JSON.string)), "choices": .array(choices.map { record(of: $0) }),
    ]
  }
}
