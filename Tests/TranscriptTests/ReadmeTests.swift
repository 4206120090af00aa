import Foundation
import Testing
import Workbench

/// What the README shows is what happens: its sessions are typed, its shell blocks are run, its command table is made anew.
@Suite struct ReadmeTests {
  private let readme: Markdown

  init() throws { readme = Markdown(try String(contentsOf: Repository.readme, encoding: .utf8)) }

  @Test func answersAndOutputsAreReal() throws {
    var found = readme
    // From the end, so that a replaced block moves none that is still to come.
    for (index, block) in readme.blocks.enumerated().reversed() {
      if block.language == "galley" { found.replace(block.range, with: Self.session(typing: block.text)) }
      guard block.language == "sh", block.marker == nil else { continue }
      let output = try Shell.output(of: block.text)
      let next = readme.blocks.indices.contains(index + 1) ? readme.blocks[index + 1] : nil
      guard let next, next.language == "text", next.range.lowerBound == block.range.upperBound + 3 else { continue }
      found.replace(next.range, with: output)
    }
    if let region = found.region("commands") { found.replace(region, with: "\n\(try CommandList.current().table)\n") }
    try Recording.expect(found.text, in: Repository.readme)
  }

  @Test func hasWhatOthersRelyOn() {
    let blocks = readme.blocks
    #expect(blocks.filter { $0.marker == "try" && $0.language == "sh" }.count == 1)
    #expect(blocks.filter { $0.marker == "test" && $0.language == "sh" }.count == 1)
    #expect(blocks.contains { $0.language == "galley" && $0.range.lowerBound < 15 })
    #expect(readme.region("commands") != nil)
    for name in SampleTests.names { #expect(readme.text.contains("Samples/\(name).galley"), "\(name) is not named") }
  }

  /// Types the lines after `galley> ` and gives them with their answers.
  private static func session(typing text: String) -> String {
    let typed = text.split(separator: "\n").filter { $0.hasPrefix("galley> ") }.map { $0.dropFirst(8) + "\n" }.joined()
    return Transcript(of: [UInt8](typed.utf8), from: .prompt).text
  }
}

/// The commands as `help --json` declares them.
private struct CommandList: Decodable {
  struct Command: Decodable {
    var usage: String
    var summary: String
    var topic: String
  }

  var commands: [Command]

  static func current() throws -> CommandList {
    let json = Transcript.answer(to: "help --json")
    return try JSONDecoder().decode(CommandList.self, from: Data(json.utf8))
  }

  /// A table for each topic, in the order of `help`.
  var table: String {
    let topics = commands.reduce(into: [String]()) { if !$0.contains($1.topic) { $0.append($1.topic) } }
    return topics.map { topic in
      let rows = commands.filter { $0.topic == topic }.map { "| `\($0.usage.replacing("|", with: "\\|"))` | \($0.summary) |\n" }
      return "| \(topic) | |\n|---|---|\n" + rows.joined()
    }.joined(separator: "\n")
  }
}
