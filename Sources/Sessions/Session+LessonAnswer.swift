import CommandLanguage
import Commands
import Documents
import Exports
import Lessons
import Localization
import Rendering
import Snapshots

/// What a lesson says after a change that does not reach its goal.
extension Session {
  func answer(_ running: RunningLesson, in state: GoalState, with context: RunContext) {
    guard answerFormat == .json else { return printForPeople(answer(to: running, in: state), with: context) }
    print(attempt(at: running, in: state), with: context)
  }

  /// For programs: each line of the goal, whether it is met, and why not.
  private func attempt(at running: RunningLesson, in state: GoalState) -> Report {
    let applied = applied
    let latest = applied?.goalState(of: running) ?? state
    let reply = (wrongTurn(in: running) ?? applied?.wrongTurn(in: running)).map { running.lesson.wrong[$0].reply }
    let reasons = latest.allUnmet.map { LessonPages.Unmet(line: $0.line, why: $0.sentence) }
    return pages.attempt(running.lesson, at: running.place, unmet: reasons, reply: reply, isPending: applied != nil)
  }

  /// The reply to a wrong turn that the lesson knows, or what is not yet as it should be.
  ///
  /// Edits that are pending are looked at as if they were applied: it is the next thing to do.
  func answer(to running: RunningLesson, in state: GoalState) -> Report {
    let applied = applied
    let later = applied?.goalState(of: running)
    let latest = later ?? state
    let progress = LessonPages.Progress(met: latest.met, of: running.lesson, isPending: later != nil)
    guard let unmet = latest.unmet else { return pages.unreached(LessonPages.pending, progress) }
    if let turn = wrongTurn(in: running) ?? applied?.wrongTurn(in: running), !running.lesson.wrong[turn].reply.lines.isEmpty {
      return pages.unreached(.verbatim(running.lesson.wrong[turn].reply.text(in: settings.language)), progress)
    }
    return pages.unreached(LessonPages.shortfall(unmet.sentence, after: unmet.preparations), progress)
  }

  /// All that the goal expects, in the words of a screen that has it, and whether it is met.
  func goals(of running: RunningLesson) -> Report {
    let later = applied?.goalState(of: running)
    let state = later ?? goalState(of: running)
    let target = rehearsal
    target.state.workspace.document = self.target(of: running)
    let parts = target.goalState(of: running).held.map { part in
      LessonPages.Part(part.words, after: part.preparations, isMet: !state.allUnmet.contains { $0.line == part.line })
    }
    return pages.goals(parts, LessonPages.Progress(met: state.met, of: running.lesson, isPending: later != nil))
  }

  /// The session after an apply that would be accepted; nil if nothing is pending.
  private var applied: Session? {
    guard document.view.hasPendingEdits else { return nil }
    let copy = rehearsal
    return copy.runQuietly([Lesson.LessonLine("apply")], with: silentTrial) ? copy : nil
  }

  // MARK: Wrong turns

  /// The first wrong turn whose end is what is seen now, or whose signs are; nil if none is.
  func wrongTurn(in running: RunningLesson) -> Int? {
    let turns = running.lesson.wrong
    let sight = running.sights.atTurns.contains { $0 != nil } ? self.sight(of: running) : nil
    return turns.indices.first { index in
      guard turns[index].signs.isEmpty else { return shows(turns[index].signs, of: running) }
      return sight != nil && running.sights.atTurns.indices.contains(index) && running.sights.atTurns[index] == sight
    }
  }

  /// The lesson with what is seen of its start, and where its wrong turns lead from there.
  func withSights(_ running: RunningLesson) -> RunningLesson {
    let context = silentTrial.reading(lessonFrom: running.source)
    var running = running
    let start = rehearsal
    start.state.workspace.document = Document()
    guard start.runQuietly(running.lesson.start, with: context) else { return running }
    running.sights = Sights(start: start.document)
    running.sights.atStart = start.whatIsSeen(of: running)
    // A turn that cannot be taken leads nowhere.
    running.sights.atTurns = running.lesson.wrong.map { turn in
      guard turn.signs.isEmpty else { return nil }
      let copy = start.copy()
      return copy.runQuietly(turn.commands, with: context) ? copy.sight(of: running) : nil
    }
    return running
  }

  private func shows(_ signs: [Lesson.LessonLine], of running: RunningLesson) -> Bool {
    let copy = rehearsal
    return copy.runQuietly(signs, with: silentTrial.reading(lessonFrom: running.source))
  }

  /// The most items that are looked at: a lesson has few.
  private static let mostItems = 1_000
  private static let looks = ["frames --json", "snapshot --json", "snapshot applied --json", "cells --json", "views --json"]
    .map { Lesson.LessonLine($0) }

  /// What is seen of the document; where nothing seems to have changed since the start, also which parts of the layout have.
  private func sight(of running: RunningLesson) -> String? {
    whatIsSeen(of: running).map { $0 == running.sights.atStart ? $0 + document.components(differingFrom: running.sights.start) : $0 }
  }

  /// All that is seen of the document, as text to compare; nil where there is too much of it.
  private func whatIsSeen(of running: RunningLesson) -> String? {
    guard document.view.pending.numberOfItems <= Self.mostItems, document.view.applied.numberOfItems <= Self.mostItems else { return nil }
    let output = Sight()
    let copy = rehearsal
    for look in Self.looks + running.lesson.target {
      _ = copy.run([look], with: context(from: .prompt, to: output).reading(lessonFrom: running.source).trial)
    }
    return output.text + document.view.lastSummary.parts.joined(separator: ", ")
  }

  private var silentTrial: RunContext { context(from: .prompt, to: Output()).trial }
}

extension Document {
  /// The properties of components that differ in another document, and the kinds of those that are not there, as text to compare: a turn
  /// that shows nothing is known by what it touched, whatever its values.
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
