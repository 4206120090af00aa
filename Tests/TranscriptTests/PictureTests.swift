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

  /// The READMEs show six templates, each in a view as high as its content.
  @Test(arguments: [("grid", 9), ("mosaic", 3), ("dashboard", 3), ("app-rows", 6), ("carousel", 3), ("settings", 4)])
  func templatesAreAsExported(_ template: String, _ count: Int) throws {
    let lines = "template \(template)\nappend sections main\nappend items a{1...\(count)}\napply\n"
    let size = try #require(
      Transcript(of: [UInt8]((lines + "frames").utf8), from: .prompt).answers.firstMatch(of: /content 393 × ([\d.]+)/))
    let folder = try TemporaryFolder()
    let file = folder.path("picture.svg")
    let script = lines + "container 393x\(size.output.1)\nexport svg \(file)"
    #expect(Transcript(of: [UInt8](script.utf8), from: .prompt).errors.isEmpty)
    let picture = Self.folder.appendingPathComponent("templates/\(template).svg")
    try Recording.expect(String(contentsOfFile: file, encoding: .utf8), in: picture)
    for page in ["README.md", "Samples/README.ko.md"] { #expect(try Repository.text(of: page).contains("templates/\(template).svg")) }
  }

  @Test func everyPictureBelongsToASample() {
    #expect(Repository.names(in: Self.folder, extension: "svg") == Self.names + ["watch"])
  }
}
