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

  /// Each folder of Sources is a room that is known here, and a target with its one sentence in the comment above it.
  @Test func everyTargetHasItsSentence() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Repository.sources.path).filter { $0 != "README.md" }
    #expect(Set(folders).isSubset(of: Set(Room.all.map(\.name))))
    let lines = try Repository.text(of: "Package.swift").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    var sentences: [String: String] = [:]
    for (index, line) in lines.enumerated() {
      guard let target = line.wholeMatch(of: /\.(?:executableTarget|target)\((.*)/) else { continue }
      let declaration = target.output.1.isEmpty ? lines[index + 1] : String(target.output.1)
      guard let name = declaration.firstMatch(of: /name: "([\w-]+)"/)?.output.1 else { continue }
      sentences[String(name)] = index > 0 && lines[index - 1].hasPrefix("// ") ? String(lines[index - 1].dropFirst(3)) : ""
    }
    for folder in folders {
      let sentence = try #require(sentences[folder], "\(folder) is no target")
      #expect(sentence.wholeMatch(of: /[A-Z][^.]*\./) != nil, "\(folder): '\(sentence)' is not one sentence")
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
