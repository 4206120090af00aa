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

  @Test(arguments: LintCase.all.map(\.trigger) + VariantTests.scripts) func mendingRemovesAFindingAndCanBeUndone(_ script: String) {
    var session = Session()
    session.run(script)
    session.expectThatMendingHelps()
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

extension Session {
  /// Mends each finding there is: it goes, no error comes, and it was one step.
  mutating func expectThatMendingHelps() {
    let before = document
    let findings = before.findings()
    let errors = Set(findings.filter { $0.severity == .error }.map(\.key))
    for (index, finding) in findings.enumerated() where !finding.remedies.isEmpty {
      let what: Comment = "\(finding.id): \(finding.commands(in: before))"
      let steps = history.count
      #expect(run("lint --fix \(index + 1)").errors == "", what)
      let after = document.findings()
      #expect(!after.contains { $0.key == finding.key }, what)
      #expect(after.filter { $0.severity == .error && !errors.contains($0.key) }.map(\.message.phrase.english) == [], what)
      #expect(history.count == steps + 1, what)
      run("undo")
      #expect(document == before, what)
    }
  }
}

extension LintCase: CustomTestStringConvertible {
  var testDescription: String { id }
}
