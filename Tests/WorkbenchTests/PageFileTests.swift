import Exports
import Foundation
import TestSupport
import Testing

/// The page's files, and the messages that they use.
@Suite struct PageFileTests {
  private static let folder = "Sources/CResources/Page"

  /// `Page.c` lists the files again, because the compiler cannot list a folder.
  @Test func everyFileIsEmbedded() throws {
    let embedded = try Repository.text(of: "Sources/CResources/Page.c").matches(of: /#embed "Page\/([\w.]+)"/).map { String($0.output.1) }
    let files = try FileManager.default.contentsOfDirectory(atPath: Repository.root.appendingPathComponent(Self.folder).path)
    #expect(embedded.sorted() == files.sorted())
  }

  @Test func scriptsAreShort() throws {
    for file in try Repository.files(below: Self.folder, where: { $0.pathExtension == "js" }) {
      #expect(file.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 300, "\(file.path)")
    }
  }

  /// The scripts use every message of the page, and every message that they use exists.
  @Test func wordsAreThoseOfTheScripts() throws {
    let text = try Repository.files(below: Self.folder, where: { $0.pathExtension == "js" }).map(\.text).joined()
    let words = Set(
      try Repository.text(of: "Sources/Exports/Page/PageWords.swift").matches(of: /PageWords\("(\w+)"/).map { String($0.output.1) })
    let asked = Set(text.matches(of: /Galley\.say\("(\w+)"/).map { String($0.output.1) })
    #expect(asked.subtracting(words) == [])
    #expect(words.filter { !text.contains("\"\($0)\"") } == [])
  }
}
