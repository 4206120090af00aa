import CompositionalLayout
import Documents
import Localization
import TestSupport
import Testing

@testable import Sessions

/// Short and full names of properties.
@Suite struct NameTests {
  @Test func choicesAreShortenedAtThePromptOnly() {
    let line = "set layout.scrollDirection hor"
    let typed = Session()
    let output = Transcript()
    let isAccepted = typed.runLines(Array(line.utf8), from: .prompt, to: output)
    #expect(isAccepted)
    #expect(typed.document.view.configuration.scrollDirection == .horizontal)
    let script = Session()
    #expect(script.run(line).errors.contains("accepted: one of horizontal, vertical"))
  }

  @Test func anAmbiguousBeginningIsRefusedAtThePromptToo() {
    let session = Session()
    let output = Transcript()
    let grid = "define item i width=1 height=1; define group g vertical width=1 height=1 of i; define section s g"
    let isAccepted = session.runLines(Array(grid.utf8), from: .prompt, to: output)
    #expect(isAccepted)
    let refusal = Transcript()
    let isAcceptedToo = session.runLines(Array("set s.orthogonalScrollingBehavior group".utf8), from: .prompt, to: refusal)
    #expect(!isAcceptedToo)
    #expect(refusal.errors.contains("accepted: one of"))
  }

  @Test func helpAndShowNameTheFullNames() {
    let session = Session()
    #expect(session.run("help define item").answers.contains("in full widthDimension"))
    let shown = session.run("define item i widthDimension=1 heightDimension=2; show i").answers
    #expect(shown == "define item i width=absolute(1) height=absolute(2)\n# in full: width is widthDimension, height is heightDimension\n")
    #expect(session.run("show environment").answers.contains("scale is displayScale"))
  }

  /// The output of `show` can be typed, including the comment.
  @Test func whatShowPrintsCanBeTyped() {
    let session = Session.after("set environment.displayScale 2; set layout.interSectionSpacing 4")
    let lines = session.run("show environment; show layout").answers
    let other = Session.after(lines)
    #expect(other.document == session.document)
  }

  /// A topic can be shown even if a command has the same name.
  @Test func everyTopicIsHelp() {
    let session = Session()
    for topic in HelpTopic.all { #expect(session.run("help \(topic.name)").answers.contains(topic.title.english), "\(topic.name)") }
  }

  @Test func aHeadingOfTheOverviewIsHelp() {
    let session = Session()
    #expect(session.run("help looking").answers.hasPrefix("looking\n  frames"))
    #expect(session.run("help lookin").errors.contains("did you mean 'looking'?"))
  }
}
