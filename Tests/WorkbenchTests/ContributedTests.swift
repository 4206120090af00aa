import Commands
import CompositionalLayout
import Documents
import Exports
import Foundation
import Rendering
import TestSupport
import Testing

@testable import Sessions

/// What UIKit answered, as it was handed in; the README says how. It agrees, or its `teaches` says what differs and why.
@Suite struct ContributedTests {
  private typealias Object = [String: Any]

  @Test func contributedRecordingsAgreeOrTeach() throws {
    let recordings = try Repository.files(below: "Tests/WorkbenchTests/Recorded/Contributed", where: { $0.pathExtension == "json" })
    #expect(!recordings.isEmpty)
    for recording in recordings { #expect(try Self.problems(of: recording.text) == [], "\(recording.path)") }
  }

  /// What is not as a recording says: `teaches` has an entry for each assumption that differs, with its number, the name of the reading
  /// that UIKit has and, of a view, the rows that `verify --json` lists for it.
  private static func problems(of text: String) throws -> [String] {
    let file = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
    let taught = file["teaches"] as? [Object] ?? []
    let answer = VerifyTests.verify(text).answers
    let found = try #require(JSONSerialization.jsonObject(with: Data(answer.utf8)) as? Object, "\(answer)")
    let named = taught.map { "\($0["assumption"] ?? ""): \($0["reading"] ?? "")" }
    let known = Set(Reading.all.map { "\($0.assumption.number): \($0.name)" })
    var problems = named.filter { !known.contains($0) }.map { "there is no reading \($0)" }
    if let rows = found["assumptions"] as? [Object] {
      let others = rows.filter { !["own", "several", "notRecorded"].contains($0["verdict"] as? String) }
      let answers = others.flatMap { row in (row["readings"] as? [String] ?? []).map { "\(row["assumption"] ?? ""): \($0)" } }
      return problems + differences(Set(named), Set(answers)) + others.filter { $0["verdict"] as? String == "none" }.map { "\($0)" }
    }
    let expected = taught.flatMap { $0["differing"] as? [Object] ?? [] }.map(place)
    problems += differences(Set(expected), Set((found["differing"] as? [Object] ?? []).map(place)))
    let readings = found["readings"] as? [[String]] ?? []
    let names = Set(taught.compactMap { $0["reading"] as? String })
    if !taught.isEmpty, !readings.contains(where: { Set($0) == names }) { problems.append("\(names.sorted()) does not explain it") }
    return problems
  }

  /// What differs, whatever the numbers.
  private static func place(_ row: Object) -> String {
    ["view", "step", "change", "category", "kind", "section", "item"].map { "\(row[$0] ?? NSNull())" }.joined(separator: " ")
  }

  private static func differences(_ expected: Set<String>, _ found: Set<String>) -> [String] {
    expected.subtracting(found).sorted().map { "does not differ: \($0)" } + found.subtracting(expected).sorted().map { "differs: \($0)" }
  }

  /// A recording of a reading, with what it teaches.
  private static func recording(_ teaching: ([Object]) -> [Object]) throws -> String {
    let lines = """
      define item cell width=1w height=1h
      define group card horizontal width=150 height=60 of cell edgeSpacing=(top:fixed(9))
      define section cards card orthogonalScrollingBehavior=continuous
      use cards; append sections a; append items x y to a; apply
      """
    var session = Session(on: MemoryFiles().host)
    session.settings = .goingOn
    session.workspace.document.environment.readings = try #require(Reading.all.first { $0.name == "noEdge" }).switched
    #expect(session.run(lines).errors == "")
    let text = Recording.json(of: session.document).text
    let found = try #require(JSONSerialization.jsonObject(with: Data(VerifyTests.verify(text).answers.utf8)) as? Object)
    var file = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
    file["teaches"] = teaching(found["differing"] as? [Object] ?? [])
    return String(decoding: try JSONSerialization.data(withJSONObject: file), as: UTF8.self)
  }

  @Test func whatARecordingTeachesIsExactlyWhatDiffers() throws {
    let number = Assumption.orthogonalCrossGap.number
    func problems(_ teaching: ([Object]) -> [Object]) throws -> [String] { try Self.problems(of: Self.recording(teaching)) }
    let good = try problems { [["assumption": number, "reading": "noEdge", "differing": $0]] }
    #expect(good == [])
    let untold = try problems { _ in [] }
    #expect(untold.contains { $0.hasPrefix("differs: ") }, "\(untold)")
    let missing = try problems { [["assumption": number, "reading": "noEdge", "differing": Array($0.dropLast())]] }
    #expect(missing.count == 1 && missing[0].hasPrefix("differs: "), "\(missing)")
    let extra = try problems { rows in
      [["assumption": number, "reading": "noEdge", "differing": rows + [rows[0].merging(["item": 99]) { $1 }]]]
    }
    #expect(extra.count == 1 && extra[0].hasPrefix("does not differ: "), "\(extra)")
    let wrong = try problems { [["assumption": number, "reading": "sixteen", "differing": $0]] }
    #expect(wrong == ["there is no reading \(number): sixteen", "[\"sixteen\"] does not explain it"])
  }
}
