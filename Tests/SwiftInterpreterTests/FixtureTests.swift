import CommandLanguage
import Commands
import Foundation
import SwiftParsing
import TestSupport
import Testing

@testable import Documents
@testable import Sessions
@testable import SwiftInterpreter

/// Evaluating UIKit code gives the same document as running its script.
@Suite struct FixtureTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var script: String
    var testDescription: String { script }
  }

  static let folder = "Tests/SwiftInterpreterTests/Fixtures"

  static let cases: [Case] = {
    let root = Repository.root.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".galley") && !$0.hasPrefix("prompt/") }.sorted().map { Case(script: $0) }
  }()

  /// The fixtures whose code cannot be evaluated yet, because it creates its own data or uses an unsupported part of Swift.
  static let unread: Set<String> = {
    let text = (try? Repository.text(of: "\(folder)/unread.txt")) ?? ""
    return Set(text.split(separator: "\n").map(String.init))
  }()

  @Test(arguments: cases) func codeBecomesItsScript(_ example: Case) throws {
    let isUnread = Self.unread.contains(example.script)
    let found = try? Self.frames(ofCodeOf: example.script)
    let wanted = try Self.frames(ofScript: example.script)
    if isUnread {
      #expect(found != wanted, "it is read now: take it out of unread.txt")
    } else {
      #expect(try Self.frames(ofCodeOf: example.script) == wanted)
    }
  }

  @Test func mostFixturesAreRead() { #expect(Self.unread.count < 10 && Self.cases.count > 150) }

  struct Failure: Error { var text: String }

  /// The frames, without the names of sections and items.
  static func frames(ofScript script: String) throws -> String {
    let text = try Repository.text(of: "\(folder)/\(script)")
    let session = Session()
    let output = Transcript()
    _ = session.runLines(
      Array(text.utf8), from: Source(name: script, folder: Repository.root.appendingPathComponent(folder).path), to: output)
    // A missing trait is only a warning.
    if output.errors.contains("error: ") { throw Failure(text: output.errors) }
    return bare(Session.framesAnswer(of: session))
  }

  static func frames(ofCodeOf script: String) throws -> String {
    let text = try Repository.text(of: "\(folder)/\(script)")
    let lines = text.split(separator: "\n").map(String.init)
    let session = Session()
    let environment = lines.prefix { !$0.hasPrefix("define") && !$0.hasPrefix("append") && !$0.hasPrefix("use") }
    _ = session.runLines(Array(environment.joined(separator: "\n").utf8), from: .standardInput, to: Transcript())
    let group = script.split(separator: "/").dropLast().joined(separator: "/")
    let output = Transcript()
    let source = Source(name: script, folder: Repository.root.appendingPathComponent("\(folder)/\(group)").path)
    _ = session.runLines(Array(lines[0].dropFirst("# ".count).utf8), from: source, to: output)
    // A missing trait is only a warning.
    if output.errors.contains("error: ") { throw Failure(text: output.errors) }
    return bare(Session.framesAnswer(of: session))
  }

  /// Omits columns that contain identifiers.
  private static func bare(_ csv: String) -> String {
    csv.split(separator: "\r\n").map { line in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      return cells.enumerated().filter { ![4, 5].contains($0.offset) }.map { String($0.element) }.joined(separator: ",")
    }.joined(separator: "\n")
  }
}

extension Session {
  static func framesAnswer(of session: Session) -> String {
    let output = Transcript()
    _ = session.runLines(Array("frames --csv".utf8), from: .standardInput, to: output)
    return output.answers
  }
}
