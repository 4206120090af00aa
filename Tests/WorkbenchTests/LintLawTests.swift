import Advice
import Testing

@testable import Workbench

/// Lint on documents of any kind: what it offers can be done, does it, and can be undone.
@Suite struct LintLawTests {
  @Test(arguments: SessionLawTests.documentSeeds) func whatIsOfferedMends(seed: UInt64) {
    var generator = LineGenerator(seed: seed)
    var session = Session(settings: .goingOn)
    for line in generator.documentSession(of: SessionLawTests.documentLength) { session.run(line) }
    let document = session.document
    for (index, finding) in document.findings().enumerated() where !finding.remedies.isEmpty {
      let commands = finding.commands(in: document)
      #expect(session.run("lint --fix \(index + 1)").errors == "", "\(commands)")
      #expect(
        !session.document.findings().contains { $0.key == finding.key }, "\(finding.id): \(finding.message.phrase.english): \(commands)")
      session.run("undo")
      #expect(session.document == document, "\(commands)")
    }
  }
}
