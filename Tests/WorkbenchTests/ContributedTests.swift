import Commands
import CompositionalLayout
import Documents
import Exports
import Foundation
import Rendering
import TestSupport
import Testing

@testable import Sessions

/// Contributed recordings of UIKit, as described in the README. A recording agrees, or its `teaches` lists the differences and their
/// reasons.
@Suite struct ContributedTests {
  private typealias Object = [String: Any]

  @Test func contributedRecordingsAgreeOrTeach() throws {
    let recordings = try Repository.files(below: "Tests/WorkbenchTests/Recorded/Contributed", where: { $0.pathExtension == "json" })
    #expect(!recordings.isEmpty)
    for recording in recordings { #expect(try Self.problems(of: recording.text) == [], "\(recording.path)") }
  }

  /// The contradictions between a recording and its `teaches` list. `teaches` needs an entry for each assumption that differs, with its
  /// number and, for a view, the rows that `verify --json` lists.
  private static func problems(of text: String) throws -> [String] {
    let file = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
    let taught = file["teaches"] as? [Object] ?? []
    let answer = VerifyTests.verify(text).answers
    let found = try #require(JSONSerialization.jsonObject(with: Data(answer.utf8)) as? Object, "\(answer)")
    let named = Set(taught.map { "\($0["assumption"] ?? "")" })
    let known = Set(Assumption.allCases.map { "\($0.number)" })
    var problems = named.subtracting(known).sorted().map { "there is no assumption \($0)" }
    if found["differing"] == nil, let rows = found["assumptions"] as? [Object] {
      return problems + differences(named, Set(rows.filter { $0["verdict"] as? String == "other" }.map { "\($0["assumption"] ?? "")" }))
    }
    let expected = taught.flatMap { $0["differing"] as? [Object] ?? [] }.map(place)
    problems += differences(Set(expected), Set((found["differing"] as? [Object] ?? []).map(place)))
    let restedOn = Set((found["restsOn"] as? [Int] ?? []).map(String.init))
    return problems + named.intersection(known).subtracting(restedOn).sorted().map { "nothing that differs rests on assumption \($0)" }
  }

  /// The location of a difference, without its numbers.
  private static func place(_ row: Object) -> String {
    ["view", "step", "change", "category", "kind", "section", "item"].map { "\(row[$0] ?? NSNull())" }.joined(separator: " ")
  }

  private static func differences(_ expected: Set<String>, _ found: Set<String>) -> [String] {
    expected.subtracting(found).sorted().map { "does not differ: \($0)" } + found.subtracting(expected).sorted().map { "differs: \($0)" }
  }

  /// A recording in which edge spacing above an orthogonal section's groups has no effect, with its `teaches` list.
  private static func recording(_ teaching: ([Object]) -> [Object]) throws -> String {
    let document = Session.after(VerifyTests.cards).document
    var file = try RecordedObjects.read(Recording.json(of: document).text)
    var steps = file["steps"] as? [Object] ?? []
    steps[0]["elements"] = (steps[0]["elements"] as? [Object] ?? []).map { element in
      var frame = element["frame"] as? [Double] ?? []
      frame[1] -= 9
      return element.merging(["frame": frame]) { $1 }
    }
    file["steps"] = steps
    let text = String(decoding: try JSONSerialization.data(withJSONObject: file), as: UTF8.self)
    let found = try #require(JSONSerialization.jsonObject(with: Data(VerifyTests.verify(text).answers.utf8)) as? Object)
    file["teaches"] = teaching(found["differing"] as? [Object] ?? [])
    return String(decoding: try JSONSerialization.data(withJSONObject: file), as: UTF8.self)
  }

  @Test func whatARecordingTeachesIsExactlyWhatDiffers() throws {
    let number = Assumption.orthogonalCrossGap.number
    func problems(_ teaching: ([Object]) -> [Object]) throws -> [String] { try Self.problems(of: Self.recording(teaching)) }
    let good = try problems { [["assumption": number, "differing": $0]] }
    #expect(good == [])
    let untold = try problems { _ in [] }
    #expect(untold.contains { $0.hasPrefix("differs: ") }, "\(untold)")
    let missing = try problems { [["assumption": number, "differing": Array($0.dropLast())]] }
    #expect(missing.count == 1 && missing[0].hasPrefix("differs: "), "\(missing)")
    let extra = try problems { rows in
      [["assumption": number, "differing": rows + [rows[0].merging(["item": 99]) { $1 }]]]
    }
    #expect(extra.count == 1 && extra[0].hasPrefix("does not differ: "), "\(extra)")
    let unknown = try problems { [["assumption": 999, "differing": $0]] }
    #expect(unknown == ["there is no assumption 999"])
    let wrong = try problems { [["assumption": Assumption.listMargin.number, "differing": $0]] }
    #expect(wrong == ["nothing that differs rests on assumption \(Assumption.listMargin.number)"])
  }
}
