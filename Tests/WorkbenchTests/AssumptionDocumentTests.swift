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

  /// How many documents have other answers.
  private static func differences(_ answers: [String], _ others: [String]) -> Int { zip(answers, others).count { $0 != $1 } }

  private static let environments = [
    ["set environment.os 18"], ["set environment.os 26; set environment.scale 2"], ["set environment.os 16"],
  ]

  /// Every two readings differ in at least two documents, so that no number agrees by accident.
  @Test(arguments: Assumption.allCases) func documentsTellReadingsApart(assumption: Assumption) {
    for environment in Self.environments {
      var known = [(name: "Galley's own", answers: Self.answers(assumption, .own, environment))]
      for reading in assumption.readings {
        let answers = Self.answers(assumption, reading.switched, environment)
        for other in known where !Self.isSame(reading, other.name, environment) {
          let count = Self.differences(answers, other.answers)
          #expect(count >= 2, "\(count) documents tell \(reading.name) from \(other.name) in \(environment)")
        }
        known.append((reading.name, answers))
      }
    }
  }

  /// Readings that differ in the first system alone are the same on others: a recording of one of these cannot tell them apart.
  private static func isSame(_ reading: Reading, _ other: String, _ environment: [String]) -> Bool {
    guard reading.assumption == .flexibleMinimum, reading.name == "minimumFromSystem26" else { return false }
    return environment[0].contains("os 18") == (other == "otherSystems")
  }

  /// Where iOS 18 does as the rule itself says, unlike what is assumed, that is told from the assumption.
  @Test func theFirstSystemOfFlexibleMinimumsIsToldFromTheAssumed() throws {
    let environment = ["set environment.os 18"]
    let own = Self.answers(.flexibleMinimum, .own, environment)
    let other = try #require(Assumption.flexibleMinimum.readings.first { $0.name == "minimumFromSystem26" })
    #expect(Self.differences(own, Self.answers(.flexibleMinimum, other.switched, environment)) == 2)
    #expect(Self.differences(own, Self.answers(.flexibleMinimum, .own, ["set environment.os 26"])) == 2)
  }

  /// Every assumption has several documents, and at least one other reading.
  @Test(arguments: Assumption.allCases) func everyAssumptionIsAsked(assumption: Assumption) {
    #expect(AssumptionDocument.all.count { $0.assumption == assumption } >= 2 && !assumption.readings.isEmpty)
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
