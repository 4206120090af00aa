import CommandLanguage
import Foundation
import Rendering
import SwiftParsing
import TestSupport
import Testing

@testable import Sessions

/// No input ends the process: tests every byte, every pair of ASCII characters, and text that is cut off at any position.
///
/// A trap would end the whole test run, so each test passes if it reaches its end.
@Suite struct EveryByteTests {
  private static let filled = """
    template grid 3; append sections main; append items a b c to main; apply; scroll to 0,10
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    """

  private static let shortTexts: [[UInt8]] =
    (0...255).map { [$0] } + (0..<128).flatMap { first in (0..<128).map { [first, $0] } }

  @Test func everyByteAndPairIsTokenized() {
    for text in Self.shortTexts {
      Self.tokenize(text)
      Self.parse(text)
    }
  }

  @Test(arguments: ["", filled]) func everyByteAndPairIsALine(after setup: String) {
    let texts = SampleSize.every(7, of: Self.shortTexts, "lines of one or two bytes")
    let session = Self.session(after: setup)
    for text in texts + (0...255).map({ [$0] }) {
      let session = session.copy()
      _ = session.runLines(text, from: .standardInput, to: Transcript())
      session.run(typed: String(decoding: text, as: UTF8.self), to: Transcript())
    }
  }

  @Test func everySwiftFixtureIsReadWhereverItEnds() throws {
    let files = try Repository.swiftFiles(below: "Tests/SwiftInterpreterTests/Fixtures")
    #expect(files.count > 100)
    for file in SampleSize.every(10, large: 3, of: files, "Swift files cut at every byte") {
      let bytes = Array(file.text.utf8)
      for end in stride(from: 0, through: min(bytes.count, 3_000), by: SampleSize.isLarge ? 1 : 7) {
        _ = SourceFile.ending(of: Array(bytes[..<end]))
      }
      for end in stride(from: 0, through: min(bytes.count, 3_000), by: SampleSize.isLarge ? 17 : 101) { Self.parse(Array(bytes[..<end])) }
    }
  }

  @Test(arguments: ["", filled]) func everyLineOfASampleIsReadWhereverItEnds(after setup: String) throws {
    let files = try Repository.files(below: "Samples") { $0.pathExtension == "galley" }
    let lines = Set(files.flatMap { $0.text.split(separator: "\n").map(String.init) }).sorted()
    #expect(lines.count > 500)
    let session = Self.session(after: setup)
    let count = SampleSize.count(90, large: 900, of: "lines of samples cut at every byte")
    let sample = stride(from: 0, to: lines.count, by: max(1, lines.count / count)).map { lines[$0] }
    for line in sample {
      let bytes = Array(line.utf8)
      for end in 0...bytes.count {
        let session = session.copy()
        Self.tokenize(Array(bytes[..<end]))
        _ = session.runLines(Array(bytes[..<end]), from: .standardInput, to: Transcript())
      }
    }
  }

  /// Its files are in memory, because a cut line can name any file to write to.
  private static func session(after lines: String) -> Session {
    let session = Session(on: MemoryFiles())
    session.run(lines)
    return session
  }

  private static func tokenize(_ bytes: [UInt8]) {
    var tokenizer = Tokenizer(bytes)
    var tokens: [Token] = []
    while (try? tokenizer.nextCommand(into: &tokens)) == true {}
  }

  private static func parse(_ bytes: [UInt8]) {
    _ = SourceFile.ending(of: bytes)
    _ = SourceFile(bytes).statements
    _ = SourceFile.marks(in: bytes)
  }
}
