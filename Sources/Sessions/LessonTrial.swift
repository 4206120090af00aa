import CommandLanguage
import Commands
import Documents
import Exports
import Lessons
import Localization
import Rendering
import Snapshots

/// Runs the lines of a lesson on copies of a session: its goal, its wrong turns and its question. Changes nothing in the session.
struct LessonTrial {
  let running: RunningLesson
  let session: Session

  init(_ running: RunningLesson, on session: Session) { (self.running, self.session) = (running, session) }

  private var document: Document { session.document }

  private var context: RunContext { Self.silent(on: session).reading(lessonFrom: running.source) }

  private static func silent(on session: Session) -> RunContext { session.context(from: .prompt, to: Output()).trial }

  /// The lesson on its own screen: the size, the traits and the scroll positions of the target. A user may change them to experiment, which
  /// neither reaches nor misses the goal.
  var onLessonScreen: LessonTrial { on(document.onScreen(of: running.sights.target)) }

  private func on(_ document: Document) -> LessonTrial {
    let copy = session.rehearsal
    copy.state.workspace.document = document
    return LessonTrial(running, on: copy)
  }

  /// The lesson after a successful apply; nil if nothing is pending.
  var applied: LessonTrial? {
    guard document.view.hasPendingEdits else { return nil }
    let copy = session.rehearsal
    return copy.runQuietly([Lesson.LessonLine("apply")], with: Self.silent(on: session)) ? LessonTrial(running, on: copy) : nil
  }

  // MARK: The goal

  /// Runs the goal's lines.
  func goalState() -> GoalState {
    var state = GoalState()
    let copy = session.rehearsal
    var preparations: [Lesson.LessonLine] = []
    for (index, line) in running.lesson.goal.enumerated() {
      state.documents.append(copy.document)
      let refusals = Refusals()
      let isAccepted = copy.run(InputEntry(line.bytes, number: line.number), with: context.collecting(refusals))
      if isAccepted && line.isExpectation {
        state.metLines.insert(index)
        state.held.append(GoalState.Held(line: line, words: refusals.held ?? .verbatim(line.text), preparations: preparations))
      }
      if !line.isExpectation { preparations.append(line) }
      guard let refusal = refusals.all.first else { continue }
      state.allUnmet.append(
        GoalState.Unmet(
          line: line, index: index, diagnostic: refusal, shortfall: refusals.unmet.map { $0.shortfall }, document: copy.document,
          preparations: preparations))
    }
    return state
  }

  /// The state to which the next try is compared.
  func checked(in goal: GoalState) -> CheckedState {
    let later = applied
    let goal = later?.goalState() ?? goal
    return CheckedState(
      document: document, applied: (later ?? self).document, met: goal.metLines,
      causes: Set(goal.allUnmet.map { goal.cause(of: $0, from: running.sights.targets).english }))
  }

  /// The parts of the goal, as sentences about the target, and whether each is reached.
  func goals() -> Report {
    let trial = onLessonScreen
    let later = trial.applied?.goalState()
    let state = later ?? trial.goalState()
    let parts = partsOfGoal().map { $0.goalPart(in: state) }
    return session.lessonPages.goals(parts, LessonPages.Progress(met: state.met, of: running.lesson, isPending: later != nil))
  }

  /// The parts of the goal, which the target meets.
  func partsOfGoal() -> [GoalState.Held] { on(running.sights.target).goalState().held }

  // MARK: Wrong turns

  /// The index of the first wrong turn that leads to the current screen, or whose signs succeed; nil if no turn matches.
  func wrongTurn() -> Int? {
    let turns = running.lesson.wrong
    let sight = running.sights.atTurns.contains { $0 != nil } ? self.sight() : nil
    return turns.indices.first { index in
      guard turns[index].signs.isEmpty else { return session.rehearsal.runQuietly(turns[index].signs, with: context) }
      return sight != nil && running.sights.atTurns.indices.contains(index) && running.sights.atTurns[index] == sight
    }
  }

  /// The lesson with the observable states of its start and of its wrong turns.
  ///
  /// - Parameter form: Converts each document of the lesson, for example to the one that its code makes; nil if it cannot.
  static func withSights(
    _ running: RunningLesson, on session: Session, as form: (Document) -> Document? = { $0 }
  ) -> RunningLesson {
    let context = silent(on: session).reading(lessonFrom: running.source)
    var running = running
    func trial(_ session: Session) -> LessonTrial? { form(session.document).map { LessonTrial(running, on: session).on($0) } }
    let commands = session.rehearsal
    commands.state.workspace.document = Document()
    guard commands.runQuietly(running.lesson.start, with: context), let start = trial(commands)?.session else { return running }
    running.sights = Sights(start: start.document, target: start.document)
    running.sights.atStart = LessonTrial(running, on: start).whatIsSeen()
    let solved = commands.copy()
    if solved.runQuietly(running.lesson.solution, with: context), let target = trial(solved) {
      running.sights.target = target.document
      running.sights.targets = target.goalState().documents
    }
    let first = LessonTrial(running, on: start).onLessonScreen
    running.sights.first = first.checked(in: first.goalState())
    // A wrong turn whose commands fail has no state.
    running.sights.atTurns = running.lesson.wrong.map { turn in
      let copy = commands.copy()
      guard turn.signs.isEmpty, copy.runQuietly(turn.commands, with: context) else { return nil }
      return trial(copy)?.onLessonScreen.sight()
    }
    return running
  }

  /// The maximum number of items to compare. Lessons have few items.
  private static let mostItems = 1_000
  private static let looks = ["frames --json", "snapshot --json", "snapshot applied --json", "cells --json", "views --json"]
    .map { Lesson.LessonLine($0) }

  /// The observable state of the document. If nothing visible has changed since the start, it also includes the changed parts of the
  /// layout.
  private func sight() -> String? {
    whatIsSeen().map { $0 == running.sights.atStart ? $0 + document.components(differingFrom: running.sights.start) : $0 }
  }

  /// The visible state of the document as text to compare; nil if there are too many items.
  private func whatIsSeen() -> String? {
    guard document.view.pending.numberOfItems <= Self.mostItems, document.view.applied.numberOfItems <= Self.mostItems else { return nil }
    let output = Sight()
    let copy = session.rehearsal
    let context = session.context(from: .prompt, to: output).reading(lessonFrom: running.source).trial
    for look in Self.looks + running.lesson.target { _ = copy.run([look], with: context) }
    return output.text + document.view.lastSummary.parts.joined(separator: ", ")
  }

  // MARK: The question

  /// The choices of the lesson's question. They are checked in the initial state, so edits do not change the correct one.
  func choices() -> [LessonChoice] {
    let lines = running.lesson.choices
    let first = lines.firstIndex { $0.isExpectation } ?? lines.endIndex
    let copy = on(running.sights.start).session
    guard copy.runQuietly(Array(lines[..<first]), with: context) else { return [] }
    return lines[first...].enumerated().map { index, line in
      let refusals = Refusals()
      let isCorrect = copy.run(InputEntry(line.bytes, number: line.number), with: context.collecting(refusals))
      let words = refusals.held ?? refusals.unmet?.shortfall.goal ?? .verbatim(line.text)
      let misconception = running.lesson.misconceptions[index + 1]?.words.text(in: session.answerLanguage) ?? ""
      return LessonChoice(
        line: line, words: words, isCorrect: isCorrect, misconception: isCorrect ? nil : .verbatim(misconception),
        document: copy.document)
    }
  }
}

extension Document {
  /// The changed properties of components, and the kinds of new components, as text to compare. A wrong turn that has no visible effect is
  /// identified by the properties that it changed, regardless of their values.
  fileprivate func components(differingFrom other: Document) -> String {
    var names: Set<String> = []
    for (name, component) in components where component != other.components[name] {
      guard let former = other.components[name], former.kind == component.kind else {
        names.insert(component.kind.rawValue)
        continue
      }
      let (now, before) = (component.settings, former.settings)
      let settings = now.filter { !before.contains($0) } + before.filter { setting in !now.contains { $0.name == setting.name } }
      names.formUnion(settings.isEmpty ? [name] : settings.map { "\(name).\($0.name)" })
    }
    return names.sorted().joined(separator: " ")
  }
}

/// An output that stores everything.
final class Sight: Output {
  var text = ""

  override func write(_ text: String) { self.text += text }

  override func writeError(_ text: String) { self.text += text }
}
