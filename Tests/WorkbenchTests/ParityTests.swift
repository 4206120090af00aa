import Foundation
import TestSupport
import Testing

@testable import Sessions

/// The counts in `help parity` are those of the fixtures; the tests that run each recording assert that all of them are reproduced.
@Suite struct ParityTests {
  @Test func countsAreThoseOfTheRecordings() throws {
    let layouts = try Self.fixture("Tests/CompositionalLayoutTests/Fixtures/layout-cases.json")
    let statics = try #require(layouts["static"] as? [[String: Any]])
    let orthogonal = try #require(layouts["orthogonal"] as? [[String: Any]])
    let sized = try #require(layouts["sized"] as? [[String: Any]])
    let rectangles = statics.compactMap { ($0["expected"] as? [String: Any])?["rects"] as? [Any] }.reduce(0) { $0 + $1.count }
    let steps = orthogonal.flatMap { $0["steps"] as? [[String: Any]] ?? [] }
    let offsets = steps.reduce(0) { $0 + (($1["sections"] as? [Any])?.count ?? 0) }
    let text = HelpTopic.parity.lines.joined(separator: "\n")
    #expect(text.contains("\(statics.count) of \(statics.count) recorded layouts"))
    #expect(text.contains("\(rectangles) of \(rectangles) rectangles"))
    #expect(text.contains("\(offsets) of \(offsets) resting offsets"))
    #expect(text.contains("in \(orthogonal.count) recordings"))
    #expect(text.contains("\(sized.count) of \(sized.count) self-sized layouts"))
  }

  @Test func countsOfCallsLeaveOutWhatSwiftCannotMake() throws {
    let snapshots = try Self.fixture("Tests/SnapshotsTests/Fixtures/snapshot-cases.json")
    let text = HelpTopic.parity.lines.joined(separator: "\n")
    for (key, what) in [("snapshot", "calls on snapshots"), ("sectionSnapshot", "on section snapshots")] {
      let cases = try #require(snapshots[key] as? [[String: Any]])
      let possible = cases.count { !(($0["args"] as? [Any])?.contains { $0 is NSNull } ?? false) }
      #expect(text.contains("\(possible) of \(cases.count) \(what)"))
    }
    #expect(text.contains("\(try #require(snapshots["apply"] as? [Any]).count) of 16 applies"))
  }

  private static func fixture(_ path: String) throws -> [String: Any] {
    let data = try Data(contentsOf: Repository.root.appendingPathComponent(path))
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }
}
