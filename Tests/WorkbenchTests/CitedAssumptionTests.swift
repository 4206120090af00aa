import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import Drawing
import Foundation
import Reports
import TestSupport
import Testing

@testable import Sessions

/// `explain` says which assumption a number rests on.
@Suite struct CitedAssumptionTests {
  /// Where no step cites it: a number is not shown or stays as it is, which is no step; the answer of a scroll names it; or every number
  /// would cite it.
  private static let uncited: Set<Assumption> = [
    .oneRound, .nestedGroupWithoutRoom, .emptyCustomGroup, .groupWithoutRoom, .customTrimming, .restingTie, .flick, .shrunkContent,
    .initialOffset, .rounding, .listTextSize, .providerContainer,
  ]

  /// The numbers of assumptions that the explanations of a document's elements name, and of its extents.
  private static func cited(_ document: AssumptionDocument) throws -> Set<Int> {
    var session = AssumptionDocumentTests.session(document, .own, [])
    session.settings.renderer.format = .json
    var numbers: Set<Int> = []
    let kinds = ["dot", "mark", "title", "end", "plate", Section.headerElementKind, Section.listBackgroundElementKind]
    for line in [
      "explain i1", "explain i2", "explain i3", "explain i4", "explain i117", "explain i118", "explain content", "explain section main",
      "explain group i1",
    ]
      + kinds.map({ "explain \($0)" })
    {
      for match in session.run(line).answers.matches(of: /"assumed":(\d+)/) { numbers.insert(Int(match.output.1) ?? 0) }
    }
    return numbers
  }

  @Test(arguments: Assumption.allCases.filter { !uncited.contains($0) }) func someNumberCitesIt(assumption: Assumption) throws {
    let documents = AssumptionDocument.all.filter { $0.assumption == assumption }
    let cited = try documents.map(Self.cited)
    #expect(cited.contains { $0.contains(assumption.number) }, "\(assumption): \(cited)")
  }
}
