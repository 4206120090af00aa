import Documents
import Exports
import Localization
import TestSupport
import Testing

@testable import Linting
@testable import Sessions

/// Runs every check on a case that triggers it and on a similar correct case, and tests the laws of fixes.
@Suite struct LintTests {
  @Test(arguments: LintCase.all) func reportsOnItsTrigger(_ lintCase: LintCase) {
    let session = Session()
    #expect(session.run(lintCase.trigger).errorsBesideLogs == "")
    #expect(session.document.findings().contains { $0.id == lintCase.id })
  }

  @Test(arguments: LintCase.all) func isSilentOnCorrectLayouts(_ lintCase: LintCase) {
    let session = Session()
    #expect(session.run(lintCase.ok).errors == "")
    #expect(!session.document.findings().contains { $0.id == lintCase.id })
  }

  @Test(arguments: LintCase.all.map(\.trigger) + VariantTests.scripts) func mendingRemovesAFindingAndCanBeUndone(_ script: String) {
    let session = Session()
    session.run(script)
    session.expectThatMendingHelps()
  }

  /// The numbers in the catalogue's messages, for a view of 390 × 844.
  private static let numbers: KeyValuePairs<String, [Double]> = [
    "dim-percent": [50], "dim-negative": [-8, 32, 40], "dim-thirds": [0.33, 3, 0.99, 4], "dim-thirds-overflow": [0.34, 3, 1.02, 2],

    "dim-huge-cell": [62_400, 168_800], "dim-not-square": [124.667, 130], "pack-parts-stacked": [2, 195],
    "space-doubled-insets": [8, 16], "ortho-item-width": [160, 70, 2], "sup-screen-high": [844, 1], "sup-estimated-badge": [20],
    "pack-spacing-overflow": [3, 130, 2, 8, 406, 390], "pack-repeating-overflow": [2, 390, 780],
    "pack-count-overrides-size": [0.33, 130, 128.7], "pack-no-progress": [60, 40], "pack-edge-spacing-overflow": [390, 16, 406],
    "space-dead-inter-item": [10], "space-insets-exceed": [30, 50], "space-double-section-gap": [20, 60], "space-pixel-gap": [375, 2, 1],
    "space-cells-overlap": [0, 3, 130, 20],
    "pack-empty-rest": [120, 2, 50, 20], "space-triple-insets": [16, 8, 32],
    "size-estimate-far": [1, 88], "size-longer-than-group": [500, 390], "ortho-paging-partial": [390, 234],
    "ortho-inset-ignored": [390, 350],
    "sup-header-inset": [358], "sup-empty-section-header": [44, 20, 84], "prov-nil": [1, 5], "prov-wide-columns": [2, 512, 1024],
    "snap-two-lists": [3, 4],
  ]

  @Test(arguments: numbers.map(\.key)) func messagesNameTheNumbersOfTheCase(id: String) throws {
    let lintCase = try #require(LintCase.all.first { $0.id == id })
    let session = Session()
    session.run(lintCase.trigger)
    let finding = try #require(session.document.findings().first { $0.id == id })
    let said = finding.message.numbers
    for number in Self.numbers.first(where: { $0.key == id })?.value ?? [] {
      #expect(said.contains { abs($0 - number) < 0.001 }, "\(number) in \(finding.message.english)")
    }
  }

  @Test(arguments: LintCase.all) func mostFindingsHaveACorrectingCommand(_ lintCase: LintCase) {
    let session = Session()
    session.run(lintCase.trigger)
    let finding = session.document.findings().first { $0.id == lintCase.id }
    #expect(finding?.remedies.isEmpty == Self.withoutRemedy.contains(lintCase.id))
  }

  /// Findings without a fix: identifiers and types cannot be changed later, only the cell itself determines its preferred size, and before anything
  /// is measured, only the end of self-sizing would keep a row from changing.
  private static let withoutRemedy: Set = [
    "snap-section-identity-mutable", "snap-content-outside-hash", "snap-new-identity", "env-newer-api", "size-longer-than-group",
    "size-estimated-orthogonal",
  ]
}

extension Session {
  /// Runs each finding's fix: the finding disappears, no other finding appears, and the fix is one undo step.
  func expectThatMendingHelps() {
    let before = document
    let findings = before.findings()
    for (index, finding) in findings.enumerated() where !finding.remedies.isEmpty {
      let what: Comment = "\(finding.id): \(finding.commands(in: before))"
      let steps = state.record.history.count
      #expect(run("lint --fix \(index + 1)").errors == "", what)
      let after = document.findings()
      #expect(!after.contains { $0.key == finding.key }, what)
      // An apply also shows all other pending edits.
      if !finding.remedies.contains(.apply) { #expect(after.otherThan(findings).map(\.message.english) == [], what) }
      #expect(state.record.history.count == steps + 1, what)
      run("undo")
      #expect(document == before, what)
    }
  }
}

extension [Finding] {
  /// New findings, except hints, which are only suggestions, and except findings that depend on the width of the screen: no fraction
  /// divides every width evenly.
  func otherThan(_ before: [Finding]) -> [Finding] {
    let known = Set(before.map(\.key))
    return filter { finding in
      finding.severity != .hint && !known.contains(finding.key) && Check.all.first { $0.id == finding.id }?.scope != .layoutAndEnvironment
    }
  }
}

extension LintCase: CustomTestStringConvertible {
  var testDescription: String { id }
}
