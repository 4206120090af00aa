import Documents
import Localization
import Rendering
import Snapshots
import TestSupport
import Testing

@testable import Lessons
@testable import Sessions

@Suite struct TourTests {
  /// The output of a typed line on a terminal with 80 columns.
  private func typed(_ line: String, in session: Session) -> Transcript {
    let output = Transcript()
    _ = session.runLines(Array(line.utf8), from: .prompt, to: output)
    return output
  }

  private var session: Session {
    let session = Session(settings: Session.Settings(isTalkative: true))
    session.settings.renderer.columns = 80
    session.settings.renderer.rows = 24
    return session
  }

  /// Each step fits a screen of 80 by 24, together with the typed line and the next prompt.
  @Test func eachStepFitsAScreen() {
    let session = session
    var line = "tour"
    for index in Tour.steps.indices {
      let step = typed(line, in: session)
      #expect(step.errors == "", "step \(index + 1)")
      let rows = step.answers.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let count = rows.reduce(0) { $0 + max(1, (displayWidth($1) + 79) / 80) }
      #expect(count + 2 <= 24, "step \(index + 1) takes \(count) rows")
      #expect(step.answers.contains("\(index + 1) of \(Tour.steps.count): "))
      line = session.lineOfReturn ?? ""
    }
    #expect(line == "" && Tour.steps.count == 14)
  }

  /// No line of the sample is left out.
  @Test func theStepsAreTheSample() throws {
    let lines = try Repository.text(of: "Samples/00-tour.galley").split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(Tour.steps.flatMap(\.lines) == lines.map(String.init))
    #expect(Tour.steps.allSatisfy { !$0.text.isEmpty && !$0.lines.isEmpty })
  }

  @Test func aScriptShowsAllOfIt() {
    let session = Session()
    let all = session.run("tour")
    #expect(all.errors == "")
    #expect(Tour.steps.allSatisfy { $0.lines.allSatisfy { all.answers.contains("galley> \($0)\n") } })
    #expect(session.lineOfReturn == nil)
  }

  /// Each step is one undo step. Other lines may come between steps. If they make a step impossible, it reports this and changes nothing.
  @Test func anythingMayBeTypedInBetween() {
    let session = session
    _ = typed("append sections mine", in: session)
    _ = typed("tour", in: session)
    #expect(session.document.view.applied.sectionIdentifiers == ["featured", "all"])
    _ = typed("delete all; tour next", in: session)
    #expect(session.lineOfReturn == "tour next")
    let document = session.document
    #expect(typed("tour next", in: session).answers.contains("this step builds on earlier steps"))
    #expect(session.document == document)
    _ = typed("undo", in: session)
    #expect(typed("tour next", in: session).errors == "")
    _ = typed("undo 2", in: session)
    #expect(session.document.view.pending.sectionIdentifiers == ["mine"])
    _ = typed("tour end", in: session)
    #expect(session.lineOfReturn == nil)
    #expect(session.unsavedWork != nil)
  }

  @Test func itIsNoUnsavedWork() {
    let session = session
    _ = typed("tour; tour next; tour next; tour end", in: session)
    #expect(session.unsavedWork == nil)
    _ = typed("append items mine to all", in: session)
    #expect(session.unsavedWork != nil)
  }

  @Test func aLessonEndsIt() {
    let session = session
    _ = typed("tour; lesson fraction", in: session)
    #expect(session.lineOfReturn == nil)
  }
}
