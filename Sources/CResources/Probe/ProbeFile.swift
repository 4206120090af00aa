import Foundation
import XCTest

/// A test case whose tests record views or documents, all in one file next to the package.
class ProbeFile: XCTestCase {
  private static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("recording.json")

  @MainActor func record<Probe: ProbeDocument>(_ probe: Probe.Type, view: String) throws {
    try keep(Recorder<Probe>.recording(), ["view": view])
  }

  @MainActor func record<Probe: ProbeDocument>(_ probe: Probe.Type, as document: String, of assumption: String) throws {
    try keep(Recorder<Probe>.recording(), ["document": document, "assumption": assumption])
  }

  /// Stores a recording in the file, and replaces an earlier one with the same subject. Writes immediately, so that a later crash does not
  /// lose it.
  private func keep(_ answers: [String: Any], _ about: [String: String]) throws {
    let data = try? Data(contentsOf: Self.url)
    let file = data.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
    let others = (file?["documents"] as? [[String: Any]] ?? []).filter { old in !about.allSatisfy { old[$0] as? String == $1 } }
    let all: [String: Any] = ["recording": 1, "documents": others + [answers.merging(about) { $1 }]]
    try JSONSerialization.data(withJSONObject: all, options: [.sortedKeys]).write(to: Self.url)
    print("recorded: \(about.values.sorted().joined(separator: ", ")) in \(Self.url.path)")
  }
}
