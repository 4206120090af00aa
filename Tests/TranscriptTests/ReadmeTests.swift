import CommandLanguage
import Foundation
import Localization
import TestSupport
import Testing

@testable import Commands
@testable import Sessions

/// The READMEs and the guides show real output: the tests type their sessions and run their shell blocks.
@Suite struct ReadmeTests {
  @Test(arguments: Readme.all + Readme.guides) func answersAndOutputsAreReal(_ readme: Readme) throws {
    let page = try readme.page()
    var found = page
    // Starts from the end, so that a replacement does not move the blocks that remain.
    for (index, block) in page.blocks.enumerated().reversed() {
      if block.language == "galley" { found.replace(block.range, with: readme.session(typing: block.typedLines)) }
      guard block.language == "sh", block.marker == nil else { continue }
      let output = try Shell.output(of: block.text, in: readme.locale)
      let next = page.blocks.indices.contains(index + 1) ? page.blocks[index + 1] : nil
      guard let next, next.language == "text", next.range.lowerBound == block.range.upperBound + 3 else { continue }
      found.replace(next.range, with: output)
    }
    try Recording.expect(found.text, in: readme.file)
  }

  @Test func hasWhatOthersRelyOn() throws {
    let page = try Readme.english.page()
    let blocks = page.blocks
    #expect(blocks.filter { $0.marker == "try" && $0.language == "sh" }.count == 1)
    #expect(blocks.filter { $0.marker == "test" && $0.language == "sh" }.count == 1)
    #expect(blocks.contains { $0.language == "galley" })
  }

  /// The reference and the manual page that `galley help` prints contain every command and every topic.
  @Test(arguments: Readme.all) func theReferenceIsWhole(_ readme: Readme) throws {
    let all = try Shell.output(of: "galley help --all", in: readme.locale)
    let page = try Shell.output(of: "galley help --man", in: readme.locale)
    for command in shellCommands.visibleCommands.map({ $0.declaration }) {
      #expect(all.contains("  \(command.usage)") || all.contains(": \(command.usage)\n"), "\(command.usage)")
      // A page begins with the summary as a sentence, whose first letter is a capital.
      #expect(all.contains(command.summary.text(in: readme.language).dropFirst()), "\(command.name)")
      #expect(page.contains("\n.B \(command.usage.replacing("-", with: "\\-"))\n"), "\(command.usage)")
      for example in command.examples.flatMap({ $0.lines.split(separator: "\n") }) where !example.contains("\\") {
        #expect(page.contains("\n  \(example.replacing("-", with: "\\-"))\n"), "\(example)")
      }
    }
    for topic in HelpTopic.all {
      #expect(all.contains("\n\(topic.title.text(in: readme.language)).\n"), "\(topic.name)")
      for line in topic.text(in: readme.language) where !line.isEmpty { #expect(all.contains(line), "\(topic.name): \(line)") }
    }
  }

  /// The Korean page is a full translation of the English one.
  @Test(arguments: [Readme.all, Readme.guides]) func bothSayTheSame(_ pages: [Readme]) throws {
    let english = try pages[0].page()
    let korean = try pages[1].page()
    #expect(korean.outline == english.outline)
    #expect(korean.blocks.map(\.input) == english.blocks.map(\.input))
  }

  /// The READMEs give the same numbers as `help parity`.
  @Test(arguments: Readme.all) func accuracyIsThatOfHelp(_ readme: Readme) throws {
    let text = try readme.page().text
    let numbers = HelpTopic.parity.lines.joined(separator: "\n").matches(of: /(\d+) of (\d+)/).map { "\($0.output.1)/\($0.output.2)" }
    #expect(numbers.count == 7)
    for number in numbers { #expect(text.contains("\(number) "), "\(number)") }
  }

  /// The targets of all links on a page exist.
  @Test(arguments: Readme.all + Readme.guides) func linksLeadSomewhere(_ readme: Readme) throws {
    let folder = readme.file.deletingLastPathComponent()
    for link in try readme.page().text.matches(of: /\]\(([^)#]+)\)/).map(\.output.1) where !link.hasPrefix("https:") {
      let target = folder.appendingPathComponent(String(link)).standardizedFileURL.path
      #expect(FileManager.default.fileExists(atPath: target), "\(link)")
    }
  }
}

/// The README in a language.
struct Readme: CustomTestStringConvertible, Sendable {
  var file: URL
  var language: Language

  static let english = Readme(file: Repository.root.appendingPathComponent("README.md"), language: .english)
  static let korean = Readme(file: Repository.samples.appendingPathComponent("README.ko.md"), language: .korean)
  static let all = [english, korean]
  /// The longer texts that the READMEs link to.
  static let guides = [
    Readme(file: Repository.root.appendingPathComponent(".github/GUIDE.md"), language: .english),
    Readme(file: Repository.samples.appendingPathComponent("GUIDE.ko.md"), language: .korean),
  ]

  var testDescription: String { language.rawValue }

  func page() throws -> Markdown { Markdown(try String(contentsOf: file, encoding: .utf8)) }

  /// The environment variable that sets the language in a user's shell.
  var locale: (name: String, value: String) {
    // The system may not have the Korean locale; if it were set in LC_ALL, bash would print a warning.
    language == .korean ? ("LANG", "ko_KR.UTF-8") : ("LC_ALL", "C.UTF-8")
  }

  /// Types lines and returns them with their answers.
  func session(typing lines: [String]) -> String {
    Transcript(of: [UInt8](lines.map { $0 + "\n" }.joined().utf8), from: .prompt, in: language).text
  }
}

extension Markdown {
  /// The structure of the lines: headings, paragraphs, list items, table rows and blocks.
  fileprivate var outline: [String] {
    let inBlocks = Set(blocks.flatMap { $0.range.lowerBound - 1...$0.range.upperBound })
    let starts = blocks.map { $0.range.lowerBound - 1 }
    var outline: [String] = []
    var isParagraph = false
    for (index, line) in lines.enumerated() {
      let kind = starts.contains(index) ? line : inBlocks.contains(index) ? "" : Self.kind(of: line)
      if !kind.isEmpty, kind != "paragraph" || !isParagraph { outline.append(kind) }
      isParagraph = kind == "paragraph" || isParagraph && line.hasPrefix("  ")
    }
    return outline
  }

  private static func kind(of line: String) -> String {
    if line.isEmpty || line.hasPrefix("  ") { return "" }
    if line.hasPrefix("#") { return String(line.prefix { $0 == "#" }) }
    if line.hasPrefix("|") || line.hasPrefix("* ") { return String(line.prefix(1)) }
    return line.hasPrefix("<!--") ? line : line.hasPrefix("![") ? "picture" : "paragraph"
  }
}

extension Markdown.Block {
  /// The lines after `galley> `.
  fileprivate var typedLines: [String] { text.split(separator: "\n").filter { $0.hasPrefix("galley> ") }.map { String($0.dropFirst(8)) } }

  /// The text that a reader types or copies. Answers are excluded, because they are in the page's language.
  fileprivate var input: [String] {
    switch language {
    case "galley": typedLines
    case "text": []
    default: [text]
    }
  }
}
