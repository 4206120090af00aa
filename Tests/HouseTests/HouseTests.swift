import Foundation
import TestSupport
import Testing

@Suite struct HouseTests {
  @Test(arguments: Room.all) func importsOnlyFromBelow(_ room: Room) throws {
    guard FileManager.default.fileExists(atPath: Repository.root.appendingPathComponent("Sources/\(room.name)").path) else { return }
    let statement = /(?m)^\s*(?:(?:@\w+|public|package|internal|fileprivate|private) +)*import +(?:(?:struct|class|enum|func) +)?(\w+)/
    for file in try Repository.swiftFiles(below: "Sources/\(room.name)") {
      for match in file.text.matches(of: statement) {
        #expect(room.imports.contains(String(match.output.1)), "\(file) imports \(match.output.1)")
      }
    }
  }

  /// The repository is about Galley alone: nothing in it names a machine's folders or the way it was made.
  @Test func speaksOfGalleyAlone() throws {
    let extensions: Set = ["swift", "md", "galley", "out", "c", "h", "strings", "txt", ""]
    let words =
      /(?i)(?:^|[\s"'`(=])\/(?:work|home|root|mnt|Users)\/|\bagents?\b|\bfounders?\b|\bseed \d|\bissue #?\d|\bchat(?:bot|gpt)\b|\bllms?\b/
    var files = try Repository.files(below: "", where: { extensions.contains($0.pathExtension) })
    files.append(try Repository.file(at: ".ci/run"))
    for file in files {
      guard file.path != "Tests/HouseTests/HouseTests.swift", file.path != "LICENSE" else { continue }
      for match in file.text.matches(of: words) { Issue.record("\(file) says '\(match.output)'") }
    }
  }

  /// The rooms are the same code as native and as Embedded Swift, except in a few places.
  @Test func fewPlacesAreOtherwiseInEmbeddedSwift() throws {
    let condition = /(?m)^ *#(?:else)?if .*(?:hasFeature\(Embedded\)|\$Embedded|wasm|WASI).*/
    let places = try Repository.swiftFiles(below: "Sources").flatMap { file in file.text.matches(of: condition).map { _ in file.path } }
    #expect((1...5).contains(places.count), "\(places)")
  }

  @Test func theTopLevelIsFixed() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
    let hidden: Set = [".build", ".git", ".ci", ".gitignore", ".swift-format", ".swiftpm", ".DS_Store"]
    let shown: Set = ["LICENSE", "Package.resolved", "Package.swift", "README.md", "Samples", "Sources", "Tests"]
    #expect(Set(names).subtracting(hidden).subtracting(shown) == [])
  }
}
