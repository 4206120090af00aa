import Testing

@testable import Workbench

/// Short names and full ones.
@Suite struct NameTests {
  @Test func choicesAreShortenedWhereAPersonTypesAndNowhereElse() {
    let line = "set layout.scrollDirection hor"
    var typed = Session()
    var output = Transcript()
    #expect(typed.runLines(Array(line.utf8), from: .prompt, to: &output))
    #expect(typed.document.view.configuration.scrollDirection == .horizontal)
    var script = Session()
    #expect(script.run(line).errors.contains("accepted: one of horizontal, vertical"))
  }

  @Test func anAmbiguousBeginningIsRefusedAlsoWhereAPersonTypes() {
    var session = Session()
    var output = Transcript()
    let grid = "define item i width=1 height=1; define group g vertical width=1 height=1 of i; define section s g"
    #expect(session.runLines(Array(grid.utf8), from: .prompt, to: &output))
    output = Transcript()
    #expect(!session.runLines(Array("set s.orthogonalScrollingBehavior group".utf8), from: .prompt, to: &output))
    #expect(output.errors.contains("accepted: one of"))
  }

  @Test func helpAndShowNameTheFullNames() {
    var session = Session()
    #expect(session.run("help define item").answers.contains("in full widthDimension"))
    let shown = session.run("define item i widthDimension=1 heightDimension=2; show i").answers
    #expect(shown == "define item i width=absolute(1) height=absolute(2)\n# in full: width is widthDimension, height is heightDimension\n")
    #expect(session.run("show environment").answers.contains("scale is displayScale"))
  }

  /// What `show` prints can be typed, the comment included.
  @Test func whatShowPrintsCanBeTyped() {
    var session = Session.after("set environment.displayScale 2; set layout.interSectionSpacing 4")
    let lines = session.run("show environment; show layout").answers
    let other = Session.after(lines)
    #expect(other.document == session.document)
  }

  /// A topic is reached also where a command has its name.
  @Test func everyTopicIsHelp() {
    var session = Session()
    for topic in HelpTopic.all { #expect(session.run("help \(topic.name)").answers.contains(topic.title.english), "\(topic.name)") }
  }

  @Test func aHeadingOfTheOverviewIsHelp() {
    var session = Session()
    #expect(session.run("help looking").answers.hasPrefix("looking\n  frames"))
    #expect(session.run("help lookin").errors.contains("did you mean 'looking'?"))
  }
}
