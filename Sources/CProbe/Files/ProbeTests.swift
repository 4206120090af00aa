import Foundation
import XCTest

/// Builds the document with UIKit, and writes what it answers to a file beside the package.
final class ProbeTests: XCTestCase {
  @MainActor func testRecord() throws {
    let recording = Recorder<Probe>().recording()
    let data = try JSONSerialization.data(withJSONObject: recording, options: [.prettyPrinted, .sortedKeys])
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appendingPathComponent("recording.json")
    try data.write(to: file)
    print("recorded: \(file.path)")
  }
}
