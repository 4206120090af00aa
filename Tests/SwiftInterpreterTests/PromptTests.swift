import Foundation
import TestSupport
import Testing

@testable import Documents
@testable import Sessions

/// Swift that is typed line by line, mixed with commands, gives the same frames as commands alone.
@Suite struct PromptTests {
  static let names = Repository.names(
    in: Repository.root.appendingPathComponent("\(FixtureTests.folder)/prompt"), extension: "txt")

  /// The answers to each `frames --csv` in a script, without the names of sections and items.
  private static func frames(of file: String) throws -> [String] {
    let text = try Repository.text(of: "\(FixtureTests.folder)/prompt/\(file)")
    let session = Session()
    let output = Transcript()
    _ = session.runLines(Array(text.utf8), from: .standardInput, to: output)
    if output.errors.contains("error:") { throw FixtureTests.Failure(text: output.errors) }
    return output.answers.split(whereSeparator: \.isNewline).map { $0.split(separator: ",", omittingEmptySubsequences: false) }.filter {
      $0.count > 8
    }
    .map { cells in cells.enumerated().filter { ![4, 5].contains($0.offset) }.map { String($0.element) }.joined(separator: ",") }
  }

  @Test(arguments: names) func typedSwiftMakesTheSameFrames(_ name: String) throws {
    let wanted = try Self.frames(of: "\(name).galley")
    #expect(wanted.count > 1)
    #expect(try Self.frames(of: "\(name).txt") == wanted)
  }

  @Test func thereAreTwenty() { #expect(Self.names.count >= 20) }
}
