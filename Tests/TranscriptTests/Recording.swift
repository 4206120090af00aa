import Foundation
import Testing

/// An expected text in the repository. `RECORD=1` rewrites it if it differs, and the test still fails, so that the new recording is
/// reviewed.
struct Recording {
  static let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil

  /// Compares the text with a file.
  static func expect(_ found: String, in file: URL) throws {
    let expected = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    guard found != expected else { return }
    if isRecording { try found.write(to: file, atomically: true, encoding: .utf8) }
    Issue.record("\(file.lastPathComponent): \(difference(expected ?? "", found))")
  }

  /// The first line in which two strings differ.
  static func difference(_ expected: String, _ found: String) -> String {
    let before = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let after = found.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(before, after).prefix { $0 == $1 }.count
    let verdict = isRecording ? "recorded; read it, then run without RECORD" : "RECORD=1 swift test rewrites it"
    return """
      line \(line + 1) differs (\(verdict))
        expected: \(line < before.count ? String(before[line]) : "the end")
        found:    \(line < after.count ? String(after[line]) : "the end")
      """
  }
}
