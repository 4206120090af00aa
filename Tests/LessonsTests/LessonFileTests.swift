import Foundation
import Testing

@testable import Lessons

/// The lessons in the sources are the lessons in the folder.
@Suite struct LessonFileTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let source = root.appendingPathComponent("Sources/Lessons/BundledLesson+All.swift")

  /// `RECORD=1` makes the source file anew, and fails: what was changed has to be built.
  @Test func sourcesHoldTheFolder() throws {
    let folder = Self.root.appendingPathComponent("Samples/lessons")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    var entries = ""
    for file in files.filter({ $0.pathExtension == "galley" }).sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
      let name = file.deletingPathExtension().lastPathComponent
      let match = try #require(name.wholeMatch(of: /(\d\d)-([a-z0-9-]+)/), "\(name) is not NN-name")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.hasSuffix("\n") && !text.contains("\"\"\"##"))
      entries +=
        "    BundledLesson(\n      \(try #require(Int(match.output.1))), \"\(match.output.2)\",\n      ##\"\"\"\n\(text)\n\"\"\"##),\n"
    }
    let expected = """
      // swift-format-ignore-file
      // Made of Samples/lessons by 'RECORD=1 swift test --filter LessonFileTests', which compares the two.

      extension BundledLesson {
        /// The curriculum, in order.
        package static let all: [BundledLesson] = [
      \(entries)  ]
      }

      """
    guard try String(contentsOf: Self.source, encoding: .utf8) != expected else { return }
    if ProcessInfo.processInfo.environment["RECORD"] != nil { try expected.write(to: Self.source, atomically: true, encoding: .utf8) }
    Issue.record("the sources differ from Samples/lessons; RECORD=1 makes them anew, then build")
  }

  @Test func numbersCountFromOne() {
    #expect(BundledLesson.all.map(\.number) == Array(1...25))
    #expect(Set(BundledLesson.all.map(\.name)).count == BundledLesson.all.count)
  }
}
