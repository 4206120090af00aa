import Foundation
import Sessions
import TestSupport
import Testing

/// The samples are both lessons and tests: each has a file with its exact answers.
@Suite struct SampleTests {
  static let names = Repository.names(in: Repository.samples, extension: "galley")

  @Test(arguments: names) func answersAsRecorded(_ name: String) throws {
    let file = Repository.samples.appendingPathComponent(name + ".galley")
    let source = Source(name: "Samples/\(name).galley", folder: Repository.samples.path, paths: [file.path])
    let transcript = Transcript(of: [UInt8](try Data(contentsOf: file)), from: source)
    #expect(transcript.errors.isEmpty)
    try Recording.expect(transcript.text, in: Repository.samples.appendingPathComponent(name + ".out"))
  }

  /// A sample checks its own claims.
  @Test(arguments: names) func endsInExpectations(_ name: String) throws {
    let text = try String(contentsOf: Repository.samples.appendingPathComponent(name + ".galley"), encoding: .utf8)
    let last = text.split(separator: "\n").last { !$0.hasPrefix("#") }
    #expect(last?.hasPrefix("expect ") == true)
  }

  @Test func everyAnswerBelongsToASample() {
    #expect(Repository.names(in: Repository.samples, extension: "out") == Self.names)
    #expect(!Self.names.isEmpty)
  }
}
