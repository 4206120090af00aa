import CommandLanguage
import CompositionalLayout
import Exports
import Foundation
import Rendering
import TestSupport
import Testing

@testable import Sessions

/// The package of `export probe --assumptions`: the stand-in for UIKit records its documents as each reading has them, and `verify` names
/// that reading.
@Suite struct AssumptionProbeTests {
  /// What is recorded: a line for the engine's own answers, then one for each reading.
  private static func recordings(scale: Double, system: Int) throws -> [String] {
    let folder = try TemporaryFolder()
    let files = MemoryFiles()
    var session = Session(on: files.host)
    #expect(session.run("export probe Probe --assumptions").errors == "")
    let package = try StandIn.Package(files, in: folder)
    let standIn = try StandIn(in: folder)
    try standIn.typecheck(package.sources)
    #expect(package.asked.count == AssumptionDocument.all.count)
    let main = "try printRecordings(of: [\(package.asked.joined(separator: ", "))], scale: \(scale), system: \(system))"
    return try ExportedFramesTests.output(of: standIn.program(of: package, main), []).split(separator: "\n").map(String.init)
  }

  /// The rows that `verify` answers with, by the assumption's name.
  private static func rows(_ recording: String) throws -> [String: [String: Any]] {
    let files = MemoryFiles()
    _ = try files.host.replace(FilePlace(Path("recording.json")), recording, .never)
    var session = Session(on: files.host)
    session.settings.renderer.format = .json
    let answer = session.run("verify recording.json").answers
    let object = try #require(JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any], "\(answer)")
    let rows = object["assumptions"] as? [[String: Any]] ?? []
    return Dictionary(uniqueKeysWithValues: rows.map { ($0["name"] as? String ?? "", $0) })
  }

  /// The readings that one system cannot tell from a reading: of the first system with a rule, one before it and one after it.
  private static func agreeing(with reading: Reading, onSystem system: Int) -> [String] {
    let ofSystems = ["otherSystems", "minimumFromSystem26"]
    guard ofSystems.contains(reading.name) else { return [reading.name] }
    return system < 26 ? ofSystems : [reading.name]
  }

  /// Where no reading agrees alone, two together may: those of a list's two ends, here, or of two assumptions.
  @Test(arguments: [["noLeadingPadding", "noSidebarEnd"], ["halfAboveGroups", "twenty"]]) func twoReadingsTogetherAreNamed(
    names: [String]
  ) throws {
    let readings = names.compactMap { name in Reading.all.first { $0.name == name } }
    let both = readings[0].switched.and(readings[1].switched)
    let made = AssumptionDocument.all.filter { $0.assumption == .listEnds }.map { asked in
      AssumptionExport.Made(asked, [AssumptionDocumentTests.session(asked, both, []).document])
    }
    let row = try #require(try Self.rows(Recording.json(of: made).text)["listEnds"])
    #expect(row["verdict"] as? String == "pair" && row["readings"] as? [String] == [], "\(row)")
    #expect((row["pairs"] as? [String])?.contains { Set($0.split(separator: "+").map(String.init)) == Set(names) } == true, "\(row)")
  }

  @Test(arguments: SampleSize.every(2, of: [(3.0, 18), (2.0, 26)], "scales and systems for AssumptionProbeTests"))
  func eachReadingIsNamed(scale: Double, system: Int) throws {
    let lines = try Self.recordings(scale: scale, system: system)
    try #require(lines.count == Reading.all.count + 1)
    for (assumption, row) in try Self.rows(lines[0]) {
      // From iOS 26 on a rule that begins there is none.
      let isFirstSystem = assumption == "flexibleMinimum" && system >= 26
      #expect(row["verdict"] as? String == (isFirstSystem ? "several" : "own"), "\(assumption): \(row)")
    }
    for (reading, line) in zip(Reading.all, lines.dropFirst()) {
      for (assumption, row) in try Self.rows(line) {
        let isAsked = assumption == reading.assumption.rawValue
        let names = Self.agreeing(with: reading, onSystem: system)
        let isOwnToo = reading.name == "minimumFromSystem26" && system >= 26
        let verdict = names == [reading.name] && !isOwnToo ? "other" : "several"
        #expect(row["verdict"] as? String == (isAsked ? verdict : "notRecorded"), "\(reading.name): \(row)")
        #expect(row["readings"] as? [String] == (isAsked ? names : []), "\(reading.name): \(row)")
        #expect(row["line"] as? Int == Assumption(rawValue: assumption)?.place.line)
      }
    }
  }
}
