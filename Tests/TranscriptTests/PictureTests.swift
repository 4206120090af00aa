import Foundation
import Sessions
import TestSupport
import Testing

/// The samples that use templates have pictures, which `export svg` writes at the sample's first `draw`.
@Suite struct PictureTests {
  static let folder = Repository.samples.appendingPathComponent("pictures")
  static let names = SampleTests.names.filter { $0 >= "20-" }

  @Test(arguments: names) func picturesAreAsExported(_ name: String) throws {
    let script = try String(contentsOf: Repository.samples.appendingPathComponent(name + ".galley"), encoding: .utf8)
    let lines = script.split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(lines.firstIndex { $0 == "draw" || $0.hasPrefix("draw ") }, "\(name) draws nothing")
    let folder = try TemporaryFolder()
    let file = folder.path("picture.svg")
    let export = "export svg \(file)" + lines[first].dropFirst("draw".count)
    let transcript = Transcript(of: [UInt8]((lines[..<first] + [export[...]]).joined(separator: "\n").utf8), from: .prompt)
    #expect(transcript.errors.isEmpty)
    try Recording.expect(String(contentsOfFile: file, encoding: .utf8), in: Self.folder.appendingPathComponent(name + ".svg"))
  }

  @Test func everyPictureBelongsToASample() {
    #expect(Repository.names(in: Self.folder, extension: "svg") == Self.names + ["terminal"])
  }
}
