import Exports
import Localization
import TestSupport
import Testing

@testable import Commands
@testable import Documents
@testable import Linting
@testable import Rendering
@testable import Sessions

/// The printing of findings, and the answers of `lint`.
@Suite struct SayingTests {
  private static let talkative = Session.Settings(isTalkative: true)
  private static let slip = "define item half width=50w height=1h; define group pair horizontal width=1w height=100 of half"

  private func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  @Test func anErrorIsPrintedOnceAfterTheCommandThatCausedIt() {
    let session = Session(settings: Self.talkative)
    #expect(!session.run("define item half width=50w height=1h").answers.contains("error"))
    let answer = lines(session.run("define group pair horizontal width=1w height=100 of half").answers)
    #expect(answer.count == 2)
    #expect(
      answer.last == "error: the width of half, fractionalWidth(50), is 50 times 393 points, not 50 percent; 'lint' explains it")
    for line in ["define section page pair", "use page", "append sections main", "append items a", "apply", "container 320x480", "frames"] {
      #expect(!session.run(line).answers.contains("error: "), "\(line)")
    }
    #expect(!session.run("set half.width 0.5w").answers.contains("error: "))
    #expect(session.run("set half.width 50w").answers.contains("error: "))
  }

  @Test func nothingIsReportedInABatch() {
    let session = Session()
    #expect(session.run(Self.slip).answers == "")
    let machine = Session(settings: Session.Settings(renderer: Renderer(format: .json)))
    let answers = lines(machine.run(Self.slip).answers)
    #expect(!answers.isEmpty && answers.allSatisfy { $0.hasPrefix("{\"ok\":true,") })
  }

  @Test func infosAndHintsAreNotPrinted() {
    let session = Session(settings: Self.talkative)
    session.run("define item third width=0.33w height=1h; define group row horizontal width=1w height=100 of third")
    #expect(session.document.findings().map(\.severity) == [.info])
    #expect(!session.run("define section grid row").answers.contains("info"))
  }

  @Test func aSnapshotWithoutAnyLayoutIsNotAMistake() {
    let session = Session(settings: Self.talkative)
    #expect(!session.run("append sections main other; append items a to main; append items b to other; apply").answers.contains("error"))
    #expect(session.document.findings().isEmpty)
    session.run("define item cell width=1w height=1h; define group row horizontal width=1w height=44 of cell; define section list row")
    // The first `use` of a provider causes no finding about sections that have no layout yet.
    #expect(!session.run("use list for main").answers.contains("error"))
    #expect(session.document.findings().map(\.id) == ["prov-nil"])
    session.run("use list")
    #expect(session.run("unuse list; use list for other").answers.contains("error: section 0, 'main', has") == false)
  }

  @Test func anApplyThatBringsAnUnservedSectionIsReported() {
    let session = Session(settings: Self.talkative)
    session.run("template list; unuse list-section; use list-section for main; append sections main; append items a; apply")
    #expect(
      session.run("append sections other; append items b; apply").answers.contains("error: section 1, 'other', has"))
  }

  @Test func findingsAreListedFromTheMostSevereOn() {
    let session = Session()
    session.run(Self.slip + "; define item third width=0.33w height=1h; define group row horizontal width=1w height=0.4 of third")
    let findings = session.document.findings()
    #expect(findings.map(\.severity) == findings.map(\.severity).sorted())
    let short = session.run("lint").answers
    #expect(short.contains("1  error  dim-percent  half.width  R3.2\n"))
    #expect(!short.contains("dim-thirds"))
    #expect(short.contains("1 error, 1 warning, 1 info ('lint --all'); 'lint --fix 1' runs the commands after →"))
    #expect(session.run("lint --all").answers.contains("info  dim-thirds  third.width"))
    #expect(session.run("lint --json").answers.contains(#""id":"dim-thirds","severity":"info","component":"third","property":"width""#))
  }

  @Test func aCleanDocumentSaysSoInOneLine() {
    let session = Session()
    #expect(session.run("lint").answers == "no findings\n")
    #expect(session.run("template grid 3; lint").answers == "no findings\n")
    #expect(session.run("lint --json").answers == "{\"findings\":[],\"command\":\"lint\"}\n")
  }

  @Test func mendingPrintsItsLinesAndIsOneStep() {
    let session = Session(settings: Self.talkative)
    session.run("container 390x844; " + Self.slip)
    #expect(session.run("lint --fix 1").answers.hasPrefix("  set half.width fractionalWidth(0.5)\n"))
    #expect(session.run("lint").answers == "no findings\n")
    session.run("undo; redo")
    #expect(session.document.findings().isEmpty)
  }

  @Test func namesAreShownAndQuoted() {
    let session = Session()
    session.run("append sections \"a b\"; apply; reload sections \"a b\"")
    #expect(session.document.findings().first?.commands(in: session.document) == ["append items \"a b-placeholder\" to \"a b\""])
    #expect(session.run("lint --fix 1").errors == "")
    #expect(session.document.findings().isEmpty)
  }

  /// Galley's own templates are correct on every screen.
  @Test(arguments: Template.all.map(\.name)) func templatesHaveNoErrorsAndNoWarnings(name: String) {
    let session = Session()
    session.run("template \(name); append sections main; append items i{1...30}; apply")
    for device in Device.all {
      session.run("device \(device.name)")
      let grave = session.document.findings().filter { $0.severity <= .warning }
      #expect(grave.isEmpty, "\(device.name): \(grave.map { "\($0.id) \($0.message.english)" })")
    }
  }
}
