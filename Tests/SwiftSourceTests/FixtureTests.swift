import CommandLanguage
import Foundation
import Commands
import SwiftParsing
import TestSupport
import Testing

@testable import Documents
@testable import Sessions
@testable import SwiftSource

/// UIKit code becomes the document that its script makes.
@Suite struct FixtureTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var script: String
    var testDescription: String { script }
  }

  static let folder = "Tests/SwiftSourceTests/Fixtures"

  static let cases: [Case] = {
    let root = Repository.root.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".galley") && !$0.hasPrefix("prompt/") }.sorted().map { Case(script: $0) }
  }()

  /// The fixtures whose code is not read yet: their data is made by the code itself, or they use a part of Swift that is missing.
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

  /// The frames without the names of sections and items.
  static func frames(ofScript script: String) throws -> String {
    let text = try Repository.text(of: "\(folder)/\(script)")
    var session = Session()
    let output = Transcript()
    _ = session.runLines(
      Array(text.utf8), from: Source(name: script, folder: Repository.root.appendingPathComponent(folder).path), to: output)
    if !output.errors.isEmpty { throw Failure(text: output.errors) }
    return bare(Session.framesAnswer(of: &session))
  }

  static func frames(ofCodeOf script: String) throws -> String {
    let text = try Repository.text(of: "\(folder)/\(script)")
    let lines = text.split(separator: "\n").map(String.init)
    var session = Session()
    let environment = lines.prefix { !$0.hasPrefix("define") && !$0.hasPrefix("append") && !$0.hasPrefix("use") }
    _ = session.runLines(Array(environment.joined(separator: "\n").utf8), from: .standardInput, to: Transcript())
    let group = script.split(separator: "/").dropLast().joined(separator: "/")
    let call = try ReadCall(String(lines[0].dropFirst("# read ".count)), folder: "\(folder)/\(group)")
    let output = Transcript()
    let made = try call.lines(in: session.document)
    _ = session.runLines(Array(made.joined(separator: "\n").utf8), from: .standardInput, to: output)
    if !output.errors.isEmpty { throw Failure(text: output.errors + made.joined(separator: "\n")) }
    return bare(Session.framesAnswer(of: &session))
  }

  /// Columns of identifiers left out.
  private static func bare(_ csv: String) -> String {
    csv.split(separator: "\n").map { line in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      return cells.enumerated().filter { ![4, 5].contains($0.offset) }.map { String($0.element) }.joined(separator: ",")
    }.joined(separator: "\n")
  }
}

extension Session {
  static func framesAnswer(of session: inout Session) -> String {
    let output = Transcript()
    _ = session.runLines(Array("frames --csv".utf8), from: .standardInput, to: output)
    return output.answers
  }
}

/// The arguments of `read`, as a fixture's first line has them.
struct ReadCall {
  var files: [String] = []
  var entry: String?
  var items: ItemCounts?
  var definitions: [String: String] = [:]
  let folder: String

  init(_ text: String, folder: String) throws {
    self.folder = folder
    var words = Self.words(text)[...]
    while let word = words.popFirst() {
      switch word {
      case "--items": items = words.popFirst().flatMap { ItemCounts($0) }
      case "--define":
        let sides = (words.popFirst() ?? "").split(separator: "=", maxSplits: 1).map(String.init)
        definitions[sides[0]] = sides[1]
      default:
        if word.hasSuffix(".swift")
          || FileManager.default.fileExists(atPath: Repository.root.appendingPathComponent("\(folder)/\(word)").path)
        {
          files.append(word)
        } else {
          entry = word
        }
      }
    }
  }

  /// Words at spaces outside of parentheses.
  private static func words(_ text: String) -> [String] {
    var words = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == " ", depth == 0 { words.append("") } else { words[words.count - 1].append(character) }
    }
    return words.filter { !$0.isEmpty }
  }

  func lines(in document: Document) throws -> [String] {
    let paths = try files.flatMap { file -> [String] in
      let url = Repository.root.appendingPathComponent("\(folder)/\(file)")
      guard url.hasDirectoryPath || !file.hasSuffix(".swift") else { return [url.path] }
      return (FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
        .sorted().map { "\(url.path)/\($0)" }
    }
    let bytes = try paths.map { Array(try Data(contentsOf: URL(fileURLWithPath: $0))) }
    var host = SwiftHost(document)
    let sections = items?.sections ?? []
    host.sections = sections.map { $0.name }
    host.itemCounts = sections.map { $0.count }
    var reader = SwiftReader(files: bytes, host: host)
    reader.definitions = definitions
    do throws(SwiftReader.Failure) {
      return try reader.read(entry, sectionCount: max(1, sections.count), makesData: items == nil).lines(with: items, sections: [])
    } catch {
      switch error {
      case .refused(let refusal):
        let file = Int(refusal.span.file) < reader.program.files.count ? reader.program.files[Int(refusal.span.file)] : nil
        let position = file.map { $0.position(of: refusal.span.start) }
        throw FixtureTests.Failure(text: "\(position?.line ?? 0):\(position?.column ?? 0) \(refusal.reason)")
      case .choice(let names): throw FixtureTests.Failure(text: "choice: \(names.joined(separator: " "))")
      case .nothing: throw FixtureTests.Failure(text: "nothing makes a layout")
      }
    }
  }
}
