import CompositionalLayout
import Documents
import Exports
import Foundation
import Rendering
import TestSupport
import Testing

@testable import Sessions

/// Each open question has documents that test it.
@Suite struct AssumptionDocumentTests {
  /// The session of a document, built by its commands.
  static func session(_ document: AssumptionDocument) -> Session {
    let session = Session(on: MemoryFiles())
    session.settings = .goingOn
    for line in document.lines + document.steps {
      let errors = session.run(line).errors
      #expect(errors == "" || errors.hasPrefix("warning"), "\(document.name): \(line): \(errors)")
    }
    return session
  }

  /// Every assumption has several documents.
  @Test(arguments: Assumption.allCases) func everyAssumptionIsAsked(assumption: Assumption) {
    #expect(AssumptionDocument.all.count { $0.assumption == assumption } >= 2)
  }

  /// Each assumption has its own sentence.
  @Test func everyAnswerIsSaid() {
    let sentences = Assumption.allCases.map(\.statement)
    #expect(sentences.allSatisfy { $0.hasSuffix(".") && $0.count > 20 })
    #expect(Set(sentences).count == sentences.count)
  }
}
