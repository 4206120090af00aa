import Testing

@testable import Advice
@testable import Workbench

/// Every check on its trigger and on what is like it and right, and the laws of mending.
@Suite struct LintTests {
  @Test(arguments: LintCase.all) func speaksOnItsTrigger(_ lintCase: LintCase) {
    var session = Session()
    #expect(session.run(lintCase.trigger).errors == "")
    #expect(session.document.findings().contains { $0.id == lintCase.id })
  }

  @Test(arguments: LintCase.all) func isSilentOnWhatIsRight(_ lintCase: LintCase) {
    var session = Session()
    #expect(session.run(lintCase.ok).errors == "")
    #expect(!session.document.findings().contains { $0.id == lintCase.id })
  }

  /// Every finding of every trigger, not only the one that the trigger is for.
  @Test(arguments: LintCase.all) func mendingRemovesAFindingAndCanBeUndone(_ lintCase: LintCase) {
    var session = Session()
    session.run(lintCase.trigger)
    let before = session.document
    for (index, finding) in before.findings().enumerated() where !finding.remedies.isEmpty {
      let steps = session.history.count
      #expect(session.run("lint --fix \(index + 1)").errors == "", "\(finding.id)")
      #expect(!session.document.findings().contains { $0.key == finding.key }, "\(finding.id): \(finding.commands(in: before))")
      #expect(session.history.count == steps + 1, "\(finding.id)")
      session.run("undo")
      #expect(session.document == before, "\(finding.id)")
    }
  }

  @Test(arguments: LintCase.all) func mostFindingsAreMendedByACommand(_ lintCase: LintCase) {
    var session = Session()
    session.run(lintCase.trigger)
    let finding = session.document.findings().first { $0.id == lintCase.id }
    #expect(finding?.remedies.isEmpty == Self.withoutRemedy.contains(lintCase.id))
  }

  /// What is an identifier cannot be changed afterwards.
  private static let withoutRemedy: Set = ["snap-section-identity-mutable"]
}

extension LintCase: CustomTestStringConvertible {
  var testDescription: String { id }
}
