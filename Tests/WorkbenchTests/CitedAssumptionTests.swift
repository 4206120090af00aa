import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import Exports
import Foundation
import Rendering
import TestSupport
import Testing

@testable import Sessions

/// `explain` names the assumption that a number depends on.
@Suite struct CitedAssumptionTests {
  /// Assumptions that no step can cite, with the reason.
  private static let uncited: [Assumption: String] = [
    .restingTie: "the answer of 'scroll' names it, and an offset at rest does not tell what it was asked for",
    .flick: "the answer of 'flick' names it",
    .shrunkContent: "the answer of what made the content shorter names it",
    .customContainer: "a custom group holds the frames that its provider gave, and not the provider",
    .listLayer: "a z index is no length and no position",
  ]

  /// The numbers of the assumptions that the explanations of a document's elements and extents cite.
  private static func cited(_ document: AssumptionDocument) throws -> Set<Int> {
    let session = AssumptionDocumentTests.session(document)
    session.settings.renderer.format = .json
    var numbers: Set<Int> = []
    let kinds = ["dot", "mark", "mark0", "title", "end", "plate", Section.headerElementKind, Section.listBackgroundElementKind]
    let cells = ["i1", "i2", "i3", "i4", "i117", "i118"]
    let extents = ["content", "section main", "group i1", "offset main"]
    for line in (cells + extents + kinds).map({ "explain \($0)" }) {
      for match in session.run(line).answers.matches(of: /"assumed":(\d+)/) { numbers.insert(Int(match.output.1) ?? 0) }
    }
    return numbers
  }

  /// Each is cited in at least one of its own documents, or there is a reason why it cannot be.
  @Test(arguments: Assumption.allCases) func someNumberCitesIt(assumption: Assumption) throws {
    let documents = AssumptionDocument.all.filter { $0.assumption == assumption }
    let cited = try documents.map(Self.cited)
    let isCited = cited.contains { $0.contains(assumption.number) }
    #expect(isCited == (Self.uncited[assumption] == nil), "\(assumption): \(cited)")
  }
}
