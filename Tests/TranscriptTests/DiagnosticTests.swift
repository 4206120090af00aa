import CommandLanguage
import Foundation
import Sessions
import TestSupport
import Testing

/// One transcript for each code with which a line can be rejected. It records the whole message, not only the code.
@Suite struct DiagnosticTests {
  static let folder = Repository.root.appendingPathComponent("Tests/TranscriptTests/Diagnostics")
  static let names = Repository.names(in: Self.folder, extension: "galley")

  @Test(arguments: names) func messagesAreAsRecorded(_ name: String) throws {
    let scene = try Scene(of: name)
    let transcript = Transcript(of: scene.script, from: scene.source)
    try Recording.expect(transcript.text, in: DiagnosticTests.folder.appendingPathComponent(name + ".out"))
    #expect(try Transcript.code(of: scene.script, from: scene.source) == name)
  }

  /// A transcript ends with the code in its name, so an unused code has no transcript.
  @Test func everyCodeHasATranscript() {
    let codes = Set(DiagnosticCode.allCases.filter { $0.explainedUnder != nil }.map(\.name))
    #expect(codes.subtracting(Self.names).sorted() == [], "codes without a transcript")
    #expect(Set(Self.names).subtracting(codes).sorted() == [], "transcripts without a code")
    #expect(Repository.names(in: Self.folder, extension: "out") == Self.names)
  }

  @Test(arguments: DiagnosticCode.allCases) func helpExplainsACode(_ code: DiagnosticCode) {
    guard let place = code.explainedUnder else { return }
    let explanation = Transcript(of: [UInt8]("help \(place)".utf8), from: .command)
    #expect(explanation.errors.isEmpty, "there is no 'help \(place)'")
    #expect(Transcript.answer(to: "help \(code.name)") == Transcript.answer(to: "help \(place)"))
  }
}

/// A folder with a script that can read itself, files that read each other, a file with one long line, and a lesson.
final class Scene {
  private static let fileCount = 26

  let script: [UInt8]
  let source: Source
  private let folder: TemporaryFolder

  init(of name: String) throws {
    script = [UInt8](try Data(contentsOf: DiagnosticTests.folder.appendingPathComponent(name + ".galley")))
    folder = try TemporaryFolder()
    let file = try folder.write(String(decoding: script, as: UTF8.self), as: name + ".galley")
    source = Source(name: name + ".galley", folder: folder.path, paths: [file])
    let lesson = DiagnosticTests.folder.appendingPathComponent("files/\(name).galley")
    if let text = try? String(contentsOf: lesson, encoding: .utf8) { try folder.write(text, as: "lesson.galley") }
    if name == "line-too-long" { try folder.write("echo " + String(repeating: "a", count: Tokenizer.longestLine), as: "long.galley") }
    for number in 1...Self.fileCount where name == "read-too-deep" {
      try folder.write("read \(number + 1).galley\n", as: "\(number).galley")
    }
  }
}
