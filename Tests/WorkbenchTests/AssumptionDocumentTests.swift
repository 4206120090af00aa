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

/// Each open question has documents whose frames tell all of its readings apart.
@Suite struct AssumptionDocumentTests {
  /// A document as it is made by an engine that follows some readings.
  static func session(_ document: AssumptionDocument, _ readings: Readings, _ environment: [String]) -> Session {
    var session = Session(on: MemoryFiles().host)
    session.settings = .goingOn
    session.workspace.document.environment.readings = readings
    for line in environment + document.lines + document.steps {
      let errors = session.run(line).errors
      #expect(errors == "" || errors.hasPrefix("warning"), "\(document.name): \(line): \(errors)")
    }
    return session
  }

  /// What the engine answers of the documents of an assumption: frames, and which of them are in sight.
  private static func answers(_ assumption: Assumption, _ readings: Readings, _ environment: [String]) -> [String] {
    AssumptionDocument.all.filter { $0.assumption == assumption }.map { document in
      Recording.json(of: session(document, readings, environment).document).text.replacing(/"script":\[[^\]]*\]/, with: "")
    }
  }

  private static let environments = [
    ["set environment.os 18"], ["set environment.os 26; set environment.scale 2"], ["set environment.os 16"],
  ]

  @Test(arguments: Assumption.allCases) func documentsTellReadingsApart(assumption: Assumption) {
    for environment in Self.environments {
      var known = [Self.answers(assumption, [], environment): "Galley's own"]
      for reading in assumption.readings {
        let answers = Self.answers(assumption, reading.switched, environment)
        #expect(known[answers] == nil, "\(reading.name) answers as \(known[answers] ?? "") in \(environment)")
        known[answers] = reading.name
      }
    }
  }

  /// An assumption has documents and readings, or the reason why it has none.
  @Test(arguments: Assumption.allCases) func everyAssumptionIsAsked(assumption: Assumption) {
    let documents = AssumptionDocument.all.filter { $0.assumption == assumption }
    let isAsked = AssumptionDocument.reason(without: assumption) == nil
    #expect(documents.isEmpty != isAsked && assumption.readings.isEmpty != isAsked)
  }

  /// Each assumption and each reading has a sentence of its own.
  @Test func everyAnswerIsSaid() {
    let sentences = Assumption.allCases.map(\.statement) + Reading.all.map(\.statement)
    #expect(sentences.allSatisfy { $0.hasSuffix(".") && $0.count > 20 })
    #expect(Set(sentences).count == sentences.count)
  }

  /// No reading is there twice, and each belongs to the documents of one assumption.
  @Test func readingsDiffer() {
    #expect(Reading.all.map(\.name).sorted() == Reading.Key.allCases.map(\.rawValue).sorted())
  }
}
