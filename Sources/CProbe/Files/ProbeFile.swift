import Foundation
import XCTest

/// Several documents, whose answers are kept in one file beside the package.
class ProbeFile: XCTestCase {
  private static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("recording.json")

  /// Puts a document's answers into the file, in the place of earlier ones: what is recorded before another document ends the program is
  /// kept.
  @MainActor func record<Probe: ProbeDocument>(_ probe: Probe.Type, as document: String, of assumption: String) throws {
    let answers = Recorder<Probe>().recording().merging(["document": document, "assumption": assumption]) { $1 }
    let data = try? Data(contentsOf: Self.url)
    let file = data.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
    let others = (file?["documents"] as? [[String: Any]] ?? []).filter { $0["document"] as? String != document }
    let all: [String: Any] = ["recording": 1, "documents": others + [answers]]
    try JSONSerialization.data(withJSONObject: all, options: [.prettyPrinted, .sortedKeys]).write(to: Self.url)
    print("recorded: \(document)")
  }
}
