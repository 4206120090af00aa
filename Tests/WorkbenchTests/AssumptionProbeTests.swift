import CommandLanguage
import CompositionalLayout
import Exports
import Foundation
import Rendering
import TestSupport
import Testing

@testable import Sessions

/// The package of `export probe --assumptions`: the stand-in for UIKit records its documents, and `verify` lists the assumptions that
/// agree.
@Suite struct AssumptionProbeTests {
  /// The recorded values, which are the engine's own answers.
  private static func recording(scale: Double, system: Int) throws -> String {
    let folder = try TemporaryFolder()
    let files = MemoryFiles()
    let session = Session(on: files)
    #expect(session.run("export probe Probe --assumptions").errors == "")
    let package = try StandIn.Package(files, in: folder)
    let standIn = try StandIn(in: folder)
    try standIn.typecheck(package.sources)
    #expect(package.asked.count == AssumptionDocument.all.count)
    let main = "try printRecording(of: [\(package.asked.joined(separator: ", "))], scale: \(scale), system: \(system))"
    return try ExportedFramesTests.output(of: standIn.program(of: package, main), [])
  }

  /// The rows of `verify`'s answer, keyed by the assumption's name.
  private static func rows(_ recording: String) throws -> [String: [String: Any]] {
    let files = MemoryFiles()
    _ = try files.replace(FilePlace(Path("recording.json")), with: recording, by: .never)
    let session = Session(on: files)
    session.settings.renderer.format = .json
    let answer = session.run("verify recording.json").answers
    let object = try #require(JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any], "\(answer)")
    let rows = object["assumptions"] as? [[String: Any]] ?? []
    return Dictionary(uniqueKeysWithValues: rows.map { ($0["name"] as? String ?? "", $0) })
  }

  @Test(arguments: SampleSize.every(2, of: [(3.0, 18), (2.0, 26)], "scales and systems for AssumptionProbeTests"))
  func whatAgreesAndWhatDiffersIsSaid(scale: Double, system: Int) throws {
    let recording = try Self.recording(scale: scale, system: system)
    let rows = try Self.rows(recording)
    #expect(rows.count == Assumption.allCases.count)
    for (assumption, row) in rows { #expect(row["verdict"] as? String == "own", "\(assumption): \(row)") }

    var file = try RecordedObjects.read(recording)
    let documents = (file["documents"] as? [[String: Any]] ?? []).filter { $0["assumption"] as? String != "safeArea" }
    file["documents"] = documents.map(Self.movedIfOfListMargin)
    for (assumption, row) in try Self.rows(String(decoding: try JSONSerialization.data(withJSONObject: file), as: UTF8.self)) {
      let verdict = ["listMargin": "other", "safeArea": "notRecorded"][assumption] ?? "own"
      #expect(row["verdict"] as? String == verdict, "\(assumption): \(row)")
    }
  }

  /// A recorded document about a list's margins with a different first frame; other documents are unchanged.
  private static func movedIfOfListMargin(_ document: [String: Any]) -> [String: Any] {
    guard document["assumption"] as? String == "listMargin", var steps = document["steps"] as? [[String: Any]],
      var elements = steps[0]["elements"] as? [[String: Any]]
    else { return document }
    elements[0]["frame"] = [1, 2, 3, 4]
    steps[0]["elements"] = elements
    return document.merging(["steps": steps]) { $1 }
  }
}
