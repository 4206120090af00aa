import CommandLanguage
import Commands
import Documents
import Exports
import Lessons
import Localization
import Rendering
import Snapshots

/// The goal of a lesson, which is checked after every command while a lesson is running.
extension Session {
  /// - Parameter line: The typed line; nil if the goal is checked before a command about the lesson.
  func lookAtGoal(after line: InputEntry? = nil, with context: RunContext) {
    // A finished session does not run lines, so every line of the goal would seem to succeed.
    guard state.record.isLearning, var running = state.record.lesson, !running.isReached, !isFinished, context.keeping.isJournaled else {
      return
    }
    let steps = state.record.history.count
    let tried = lessonCopy(of: running)
    let goal = tried.goalState(of: running)
    running.isReached = goal.unmet == nil
    if running.isReached {
      let unkept = running.place.flatMap { keep(running.result, of: $0.key) }
      print(pages.reached(running.lesson, at: running.place, isCopied: running.hasSeenSolution), with: context)
      draw(running, with: context)
      if let unkept { print(.line(unkept), with: context) }
    } else if steps > running.steps, steps != running.firstStep {
      if answer(LessonTry(of: running, by: tried, goal, line), with: context) { running.tries += 1 }
    }
    if steps != running.steps { running.last = tried.checked(running, in: goal) }
    running.steps = steps
    state.record.lesson = running
  }

  /// Draws the screen that reached the goal, at the same size as the target, unless a picture is already visible.
  private func draw(_ running: RunningLesson, with context: RunContext) {
    guard answerFormat == nil, !settings.isPictureInSight, (try? document.solution(of: document.view)) != nil else { return }
    guard let picture = running.lesson.picture else { return }
    guard let columns = settings.renderer.columns, let rows = settings.renderer.rows else {
      let copy = rehearsal
      _ = copy.run(picture, with: context.trial)
      return
    }
    let room = Self.rowsOfPicture(within: rows)
    let lines = look(at: document, by: picture, of: running, columns: Self.columnsOfOne(of: columns), rows: room)
    print(.lines(lines.map { StyledLine(verbatim: $0) }), with: context)
  }

  /// A copy of the session on the lesson's own screen: the size, the traits and the scroll positions of the target. A user may change
  /// them to experiment, which neither reaches nor misses the goal.
  func lessonCopy(of running: RunningLesson) -> Session {
    let copy = rehearsal
    copy.state.workspace.document = document.onScreen(of: running.sights.target)
    return copy
  }

  /// Runs the goal's lines on a copy of the document, and discards their effects.
  func goalState(of running: RunningLesson) -> GoalState {
    var state = GoalState()
    let copy = rehearsal
    var preparations: [Lesson.LessonLine] = []
    for (index, line) in running.lesson.goal.enumerated() {
      state.documents.append(copy.document)
      let refusals = Refusals()
      let context = context(from: .prompt, to: Output()).reading(lessonFrom: running.source).trial.collecting(refusals)
      let isAccepted = copy.run(InputEntry(line.bytes, number: line.number), with: context)
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

  /// Runs a lesson's lines up to the first that fails.
  package func run(_ lines: [Lesson.LessonLine], with context: RunContext) -> Bool {
    var joiner = LineJoiner()
    for line in lines {
      if let entry = joiner.take(line.bytes, number: line.number, by: swiftPrompt), !run(entry, with: context) { return false }
    }
    return joiner.finish().map { run($0, with: context) } ?? true
  }

  /// Runs a lesson's lines, printing only errors.
  func runQuietly(_ lines: [Lesson.LessonLine], with context: RunContext) -> Bool {
    var context = context.printingErrorsOnly
    context.keepsGoing = false
    return run(lines, with: context)
  }

  // MARK: Progress

  /// The keys of the lessons solved in this or a previous session.
  package func solved() -> Set<String> { Set(lessonResults().filter { $0.value.isSolved }.map { $0.key }) }

  /// The results in this and in previous sessions.
  func lessonResults() -> [String: LessonResult] {
    guard let path = settings.lessonProgressPath, let bytes = try? store.read(FilePlace(path), .script) else { return state.lessonResults }
    var results: [String: LessonResult] = [:]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let (key, result) = LessonResult.parse(String(decoding: line, as: UTF8.self))
      results[key] = result.after(results[key])
    }
    // Results that could not be written are only in memory.
    for (key, result) in state.lessonResults where results[key] == nil { results[key] = result }
    return results
  }

  /// Records the result of an attempt, unless the lesson is already solved. Returns a note if the file cannot be written, in which case the
  /// record is lost when this session ends.
  func keep(_ result: LessonResult, of key: String) -> Phrase? {
    let earlier = lessonResults()[key]
    guard earlier?.isSolved != true else { return nil }
    state.lessonResults[key] = result.after(earlier)
    guard let path = settings.lessonProgressPath else { return nil }
    do throws(FileFailure) {
      _ = try cancellation.unlessRequested { () throws(FileFailure) in try store.append("\(result.line(for: key))\n", to: path) }
      return nil
    } catch {
      return "progress is kept only in this session: '\(path.text.escapingControls)': \(error.reason)"
    }
  }
}

// MARK: Goals

extension Session {
  /// The parts of the goal, as sentences about the target, and whether each is reached.
  func goals(of running: RunningLesson) -> Report {
    let copy = lessonCopy(of: running)
    let later = copy.applied?.goalState(of: running)
    let state = later ?? copy.goalState(of: running)
    let parts = partsOfGoal(of: running).map { $0.goalPart(in: state) }
    return pages.goals(parts, LessonPages.Progress(met: state.met, of: running.lesson, isPending: later != nil))
  }

  /// The parts of the goal, which the target meets.
  func partsOfGoal(of running: RunningLesson) -> [GoalState.Held] {
    let target = rehearsal
    target.state.workspace.document = running.sights.target
    return target.goalState(of: running).held
  }

  /// A copy of the session after a successful apply; nil if nothing is pending.
  var applied: Session? {
    guard document.view.hasPendingEdits else { return nil }
    let copy = rehearsal
    return copy.runQuietly([Lesson.LessonLine("apply")], with: silentTrial) ? copy : nil
  }

  // MARK: Wrong turns

  /// The index of the first wrong turn that leads to the current screen, or whose signs succeed; nil if no turn matches.
  func wrongTurn(in running: RunningLesson) -> Int? {
    let turns = running.lesson.wrong
    let sight = running.sights.atTurns.contains { $0 != nil } ? self.sight(of: running) : nil
    return turns.indices.first { index in
      guard turns[index].signs.isEmpty else { return shows(turns[index].signs, of: running) }
      return sight != nil && running.sights.atTurns.indices.contains(index) && running.sights.atTurns[index] == sight
    }
  }

  /// The lesson with the observable states of its start and of its wrong turns.
  ///
  /// - Parameter form: Converts each document of the lesson, for example to the one that its code makes; nil if it cannot.
  func withSights(_ running: RunningLesson, as form: (Document) -> Document? = { $0 }) -> RunningLesson {
    let context = silentTrial.reading(lessonFrom: running.source)
    var running = running
    let commands = rehearsal
    commands.state.workspace.document = Document()
    guard commands.runQuietly(running.lesson.start, with: context), let start = commands.taking(form) else { return running }
    running.sights = Sights(start: start.document, target: start.document)
    running.sights.atStart = start.whatIsSeen(of: running)
    let solved = commands.copy()
    if solved.runQuietly(running.lesson.solution, with: context), let target = solved.taking(form) {
      running.sights.target = target.document
      running.sights.targets = target.goalState(of: running).documents
    }
    let copy = start.lessonCopy(of: running)
    running.sights.first = copy.checked(running, in: copy.goalState(of: running))
    // A wrong turn whose commands fail has no state.
    running.sights.atTurns = running.lesson.wrong.map { turn in
      let copy = commands.copy()
      guard turn.signs.isEmpty, copy.runQuietly(turn.commands, with: context) else { return nil }
      return copy.taking(form)?.lessonCopy(of: running).sight(of: running)
    }
    return running
  }

  /// A copy with the converted document.
  private func taking(_ form: (Document) -> Document?) -> Session? {
    guard let document = form(document) else { return nil }
    let copy = copy()
    copy.state.workspace.document = document
    return copy
  }

  private func shows(_ signs: [Lesson.LessonLine], of running: RunningLesson) -> Bool {
    let copy = rehearsal
    return copy.runQuietly(signs, with: silentTrial.reading(lessonFrom: running.source))
  }

  /// The maximum number of items to compare. Lessons have few items.
  private static let mostItems = 1_000
  private static let looks = ["frames --json", "snapshot --json", "snapshot applied --json", "cells --json", "views --json"]
    .map { Lesson.LessonLine($0) }

  /// The observable state of the document. If nothing visible has changed since the start, it also includes the changed parts of the
  /// layout.
  private func sight(of running: RunningLesson) -> String? {
    whatIsSeen(of: running).map { $0 == running.sights.atStart ? $0 + document.components(differingFrom: running.sights.start) : $0 }
  }

  /// The visible state of the document as text to compare; nil if there are too many items.
  private func whatIsSeen(of running: RunningLesson) -> String? {
    guard document.view.pending.numberOfItems <= Self.mostItems, document.view.applied.numberOfItems <= Self.mostItems else { return nil }
    let output = Sight()
    let copy = rehearsal
    for look in Self.looks + running.lesson.target {
      _ = copy.run([look], with: context(from: .prompt, to: output).reading(lessonFrom: running.source).trial)
    }
    return output.text + document.view.lastSummary.parts.joined(separator: ", ")
  }

  var silentTrial: RunContext { context(from: .prompt, to: Output()).trial }
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

// MARK: Screens

/// The current screen and the target of a lesson, as lines that fit a terminal.
extension Session {
  /// Both screens side by side, or only the target if the terminal is too narrow.
  func screens(of running: RunningLesson, columns: Int, rows: Int) -> [String] {
    let target = running.sights.target
    let width = Self.columnsOfOne(of: columns)
    let differing = document.labels(differingFrom: target).prefix(Self.mostNames).joined(separator: " ")
    let title: Phrase = differing.isEmpty ? "the target" : "the target; not met yet: \(differing)"
    let wanted = screen(target, title, of: running, columns: width, rows: rows)
    guard columns >= Self.columnsForTwo else { return wanted }
    let now = screen(document, "now", of: running, columns: width, rows: rows)
    return (0..<max(now.count, wanted.count)).map { row in
      let left = row < now.count ? now[row] : ""
      return left + String(repeating: " ", count: max(0, width - displayWidth(left))) + " │ " + (row < wanted.count ? wanted[row] : "")
    }
  }

  /// A title, followed by the lesson's output for a document, with lines cut to `columns`.
  private func screen(_ document: Document, _ title: Phrase, of running: RunningLesson, columns: Int, rows: Int) -> [String] {
    let commands = running.lesson.picture ?? running.lesson.look
    let lines = look(at: document, by: commands, of: running, columns: columns, rows: rows - 1)
    return ([title.text(in: settings.language)] + lines).map { $0.fitted(to: columns) ?? $0 }
  }

  /// The minimum number of columns for two pictures side by side, and the maximum number of names above them.
  private static let columnsForTwo = 70
  private static let mostNames = 6

  /// The number of columns for one of the two pictures.
  static func columnsOfOne(of columns: Int) -> Int { columns < columnsForTwo ? columns : (columns - 3) / 2 }

  /// The output of a lesson's commands for a document, cut off after `rows` rows.
  func look(at document: Document, by commands: [Lesson.LessonLine], of running: RunningLesson, columns: Int, rows: Int) -> [String] {
    var lines: [String] = []
    let copy = rehearsal
    copy.state.workspace.document = document
    copy.settings.renderer.columns = columns
    (copy.settings.renderer.isColoured, copy.settings.renderer.format) = (false, nil)
    for command in commands {
      let output = Sight()
      // A drawing leaves one row for the prompt, which is not part of this picture.
      copy.settings.renderer.rows = max(Self.fewestRows, rows - lines.count) + 1
      _ = copy.run([command.fitted], with: copy.context(from: .prompt, to: output).reading(lessonFrom: running.source).trial)
      lines += output.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
    return lines.count <= rows ? lines : lines.prefix(rows - 1) + ["…"]
  }
}

extension Document {
  /// The labels of elements in another document's picture that are missing here or have a different frame here.
  fileprivate func labels(differingFrom other: Document) -> [String] {
    guard let mine = try? SceneReport(of: self).scene, let theirs = try? SceneReport(of: other).scene else { return [] }
    let frames = mine.boxes.map { ($0.label, $0.frame) }
    return theirs.boxes.filter { box in !frames.contains { $0.0 == box.label && $0.1 == box.frame } }.map { $0.label }
  }
}

/// An output that stores everything.
final class Sight: Output {
  var text = ""

  override func write(_ text: String) { self.text += text }

  override func writeError(_ text: String) { self.text += text }
}
