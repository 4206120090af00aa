import Foundation
import Testing
import Workbench

/// One transcript for each code a line can be refused with: the sentences are read, not only their codes.
@Suite struct DiagnosticTests {
  static let names = Repository.names(in: Repository.diagnostics, extension: "galley")
  /// Stands for errors that were printed where they happened.
  private static let silentCodes: Set = ["already-printed"]

  @Test(arguments: names) func saysWhatIsRecorded(_ name: String) throws {
    let scene = try Scene(of: name)
    let transcript = Transcript(of: scene.script, from: scene.source)
    try Recording.expect(transcript.text, in: Repository.diagnostics.appendingPathComponent(name + ".out"))
    #expect(try Transcript.code(of: scene.script, from: scene.source) == name)
  }

  @Test func everyCodeHasATranscript() throws {
    let codes = try Self.codesInSources().subtracting(Self.silentCodes)
    #expect(codes.subtracting(Self.names).sorted() == [], "codes without a transcript")
    #expect(Set(Self.names).subtracting(codes).sorted() == [], "transcripts without a code")
    #expect(Repository.names(in: Repository.diagnostics, extension: "out") == Self.names)
  }

  /// The codes that stand in the sources: the first argument of a diagnostic, or of the initialisers that make one of a fault.
  private static func codesInSources() throws -> Set<String> {
    let pattern = try Regex(#"(?:Diagnostic|self\.init)\(\s*"([a-z0-9]+(?:-[a-z0-9]+)*)""#)
    var codes: Set<String> = []
    let files = FileManager.default.enumerator(at: Repository.sources, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.contains("Diagnostic") else { continue }
      for match in text.matches(of: pattern) { codes.insert(String(match.output[1].substring ?? "")) }
    }
    return codes
  }
}

/// A script in a folder of its own, in which it can read itself, files that read one another, and a lesson that is kept beside it.
final class Scene {
  private static let fileCount = 26

  let script: [UInt8]
  let source: Source
  private let folder: URL

  init(of name: String) throws {
    script = [UInt8](try Data(contentsOf: Repository.diagnostics.appendingPathComponent(name + ".galley")))
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent("diagnostic-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name + ".galley")
    try Data(script).write(to: file)
    source = Source(name: file.lastPathComponent, folder: folder.path, paths: [file.path])
    let lesson = Repository.diagnostics.appendingPathComponent("files/\(name).galley")
    if let text = try? Data(contentsOf: lesson) { try text.write(to: folder.appendingPathComponent("lesson.galley")) }
    for number in 1...Self.fileCount where name == "read-too-deep" {
      try Data("read \(number + 1).galley\n".utf8).write(to: folder.appendingPathComponent("\(number).galley"))
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}
