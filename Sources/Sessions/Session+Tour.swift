import CommandLanguage
import Commands
import Documents
import Lessons
import Localization
import Rendering

/// The tour: at a prompt one step at each Return, in a script all of them.
extension Session {
  /// The line that Return alone stands for; nil outside of a tour.
  package var lineOfReturn: String? { state.record.tourStep == nil ? nil : "tour next" }

  func tour(_ step: LessonCommands.TourStep?, line entry: InputEntry, with context: RunContext) throws(Diagnostic) {
    if step == .end {
      state.record.tourStep = nil
      return
    }
    if step == nil { state.record.tourStep = nil }
    repeat { try takeTourStep(line: entry, with: context) } while state.record.tourStep != nil && !context.source.isTyped
  }

  private func takeTourStep(line entry: InputEntry, with context: RunContext) throws(Diagnostic) {
    let index = state.record.tourStep ?? 0
    let step = Tour.steps[index]
    let holdsNoWork = unsavedWork == nil
    let isForPeople = settings.renderer.format == nil
    if isForPeople {
      let title: Phrase = "\(index + 1) of \(Tour.steps.count): \(Phrase(saying: step.text))"
      print(.lines([StyledLine(""), StyledLine(title, .heading).hanging(at: 0)]), with: context)
    }
    let first = index == 0 ? "reset\n" : ""
    let succeeded = asOneStep(currentLine(entry), redoing: .lines(after: first), with: context) { session, context in
      if index == 0 { session.state.workspace.document = Document() }
      let lines = Array(step.lines.joined(separator: "\n").utf8)
      let context = context.reading(Source(name: "tour"))
      return session.runLines(lines, with: isForPeople ? context.shown : context)
    }
    guard succeeded else {
      say("this step goes on from the ones before it: 'undo' your changes and press Return, or 'tour' begins anew", with: context)
      throw .readFailed
    }
    if holdsNoWork { state.saved = state.workspace.document }
    writeJournal(with: context)
    (state.record.lesson, state.record.tourStep) = (nil, index + 1 < Tour.steps.count ? index + 1 : nil)
    say(
      state.record.tourStep == nil
        ? "that was the tour: 'lesson 1' teaches all of it, and 'template grid 3' is something to change"
        : "Return goes on, 'tour end' leaves", with: context)
  }
}
