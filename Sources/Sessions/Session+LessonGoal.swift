import CommandLanguage
import Drawing
import Lessons
import Wording

/// The goal of a lesson, looked at after every command while one is taken.
extension Session {
  mutating func lookAtGoal(to output: inout some Output) {
    guard var running = lesson, !running.isReached else { return }
    let state = goalState(of: running)
    running.isReached = state.unmet == nil
    if running.isReached {
      let unkept = running.bundled.flatMap { keepSolved($0.name) }
      print(pages.reached(running.lesson, bundled: running.bundled), to: &output)
      if let unkept { print(.line(unkept), to: &output) }
    } else if state.met != running.met {
      say(pages.progress(state.met, of: running.lesson), to: &output)
    }
    running.met = state.met
    lesson = running
  }

  /// Tries the goal's lines on the document as it is; nothing they do is kept.
  func goalState(of running: RunningLesson) -> GoalState {
    var state = GoalState()
    var silence = Silence()
    _ = rehearse { session in
      for line in running.lesson.goal {
        session.failures = []
        let isAccepted = session.run(Entry(line.bytes, number: line.number), from: running.source, to: &silence)
        if isAccepted && line.isExpectation { state.met += 1 }
        if let refusal = session.failures?.first, state.unmet == nil { state.unmet = GoalState.Unmet(line: line, diagnostic: refusal) }
      }
    }
    return state
  }

  /// Runs a lesson's lines up to the first that is refused.
  mutating func run(_ lines: [Lesson.Line], from source: Source, to output: inout some Output) -> Bool {
    var joiner = LineJoiner()
    for line in lines {
      guard take(line.bytes, number: line.number, joining: &joiner, from: source, to: &output) else { return false }
    }
    return finish(&joiner, from: source, to: &output)
  }

  /// Runs a lesson's lines; only what is refused is said.
  mutating func runQuietly(_ lines: [Lesson.Line], from source: Source, to output: inout some Output) -> Bool {
    let talking = settings
    settings.isTalkative = false
    settings.echoes = false
    settings.keepsGoing = false
    defer { settings = talking }
    var errors = KeptErrors()
    defer { if !errors.text.isEmpty { output.writeError(errors.text) } }
    return run(lines, from: source, to: &errors)
  }

  // MARK: Progress

  /// The names of the lessons that were solved, in this session or in one before.
  func solved() -> Set<String> {
    guard let path = settings.lessonProgressPath, let bytes = try? Files.read(path) else { return solvedLessons }
    return solvedLessons.union(bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) })
  }

  /// Keeps that a lesson is solved, and says why that lasts no longer than the session where it cannot be written.
  private mutating func keepSolved(_ name: String) -> Phrase? {
    guard !solved().contains(name) else { return nil }
    solvedLessons.insert(name)
    guard let path = settings.lessonProgressPath else { return nil }
    do throws(Files.Failure) {
      try Files.append("\(name)\n", to: path)
      return nil
    } catch {
      return "progress is kept in this session only: '\(path.escapingControls)': \(error.reason)"
    }
  }
}

/// An output that keeps errors for later.
private struct KeptErrors: Output {
  var text = ""

  mutating func write(_ text: String) {}
  mutating func writeError(_ text: String) { self.text += text }
}
