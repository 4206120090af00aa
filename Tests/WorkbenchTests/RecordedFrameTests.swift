import Documents
import Exports
import Foundation
import Rendering
import TestSupport
import Testing

@testable import Sessions

/// Checksums of the frames of all samples and of all documents of `export probe --assumptions`. They must not change unless a change of the
/// engine is intended to change frames.
@Suite struct RecordedFrameTests {
  private static let path = "Tests/WorkbenchTests/Recorded/frames.txt"

  private static let environments = [16, 18, 26].map { ["set environment.os \($0)", "set environment.scale 2"] }

  /// The names of the documents, and the lines that build them.
  private static func documents() throws -> [(name: String, lines: [String])] {
    let samples = try Repository.names(in: Repository.samples, extension: "galley").map { name in
      ("Samples/\(name).galley", [try Repository.text(of: "Samples/\(name).galley")])
    }
    return samples + AssumptionDocument.all.map { ($0.name, $0.lines + $0.steps) }
  }

  /// `RECORD=1` rewrites the file and fails, so that the change is reviewed first.
  @Test func framesAreAsRecorded() throws {
    var lines: [String] = []
    for document in try Self.documents() {
      let sums = Self.environments.map { environment in
        let end = Session.after(each: environment + document.lines, settings: .goingOn).document
        return Self.sum(of: Recording.json(of: end).withoutScripts.text)
      }
      lines.append("\(document.name) \(sums.joined(separator: " "))")
    }
    let found = lines.joined(separator: "\n") + "\n"
    let recorded = try? Repository.text(of: Self.path)
    guard found != recorded else { return }
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try found.write(to: Repository.root.appendingPathComponent(Self.path), atomically: true, encoding: .utf8)
    }
    let known = Set((recorded ?? "").split(separator: "\n").map(String.init))
    Issue.record("other frames than recorded: \(lines.filter { !known.contains($0) })")
  }

  /// The FNV-1a checksum of a text.
  private static func sum(of text: String) -> String {
    let sum = text.utf8.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    return String(sum, radix: 16)
  }
}

extension JSON {
  /// The recording, without the lines that build its documents.
  fileprivate var withoutScripts: JSON {
    switch self {
    case .object(let members):
      .object(members.filter { $0.key != "script" }.map { Member($0.key, $0.value.withoutScripts) })
    case .array(let elements): .array(elements.map(\.withoutScripts))
    case .null, .bool, .integer, .number, .string: self
    }
  }
}
