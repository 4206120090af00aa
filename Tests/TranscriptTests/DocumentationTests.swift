import FoundationEssentials
import TestSupport
import Testing

/// The libraries' articles agree with the sources: their code is compiled, their topics list every type, and they explain each rule that a
/// comment cites.
@Suite struct DocumentationTests {
  static let libraries = ["CompositionalLayout", "Snapshots", "UIKitLayout"]

  /// The library's `ArticleTests` contain each block of Swift line by line, and run it.
  @Test(arguments: libraries) func everyBlockIsRun(_ library: String) throws {
    let tests = try code(in: "Tests/\(library)Tests/ArticleTests.swift")
    for article in try articles(of: library) { expect(tests, toHold: article.text, of: article.path) }
  }

  /// The README's code for the libraries is also compiled and run.
  @Test(arguments: ["README.md", "Samples/README.ko.md"]) func readmeCodeIsRun(_ page: String) throws {
    expect(try code(in: "Tests/CompositionalLayoutTests/ArticleTests.swift"), toHold: try Repository.text(of: page), of: page)
  }

  /// The lines of a file, without their indentation.
  private func code(in path: String) throws -> String { lines(try Repository.text(of: path)).joined(separator: "\n") }

  private func expect(_ tests: String, toHold page: String, of path: String) {
    for block in page.split(separator: "```swift\n").dropFirst() {
      let lines = lines(block[..<(block.firstRange(of: "```")?.lowerBound ?? block.endIndex)])
      let code = lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
      #expect(tests.contains(code), "\(path) has code that no test runs:\n\(code)")
      for line in lines where line.hasPrefix("import ") { #expect(tests.contains("\(line)\n"), "\(path): \(line)") }
    }
  }

  /// The first page sorts every public type and function into a group.
  @Test(arguments: libraries) func everyNameHasItsTopic(_ library: String) throws {
    let page = try Repository.text(of: "Sources/\(library)/\(library).docc/\(library).md")
    let topics = Set(page.matches(of: /- ``(\w+)/).map { String($0.output.1) })
    var names: Set<String> = []
    for file in try Repository.swiftFiles(below: "Sources/\(library)") {
      let declaration = /(?m)^(?:@\w+ )*(?:public|open) (?:indirect )?(?:struct|enum|func|protocol|typealias|final class|class) (\w+)/
      for match in file.text.matches(of: declaration) { names.insert(String(match.output.1)) }
    }
    #expect(names.subtracting(topics) == [], "no topic of \(library) names these")
    #expect(topics.subtracting(names) == [], "topics of \(library) name what there is not")
  }

  /// Every public declaration has a comment above it.
  @Test(arguments: libraries) func everyPublicNameIsExplained(_ library: String) throws {
    for file in try Repository.swiftFiles(below: "Sources/\(library)") {
      let lines = lines(file.text)
      for (index, line) in lines.enumerated() where line.hasPrefix("public ") || line.hasPrefix("@inlinable public ") {
        let above = lines[..<index].last { !$0.hasPrefix("@") }
        #expect(above?.hasPrefix("///") == true, "\(file): '\(line)' has no comment")
      }
    }
  }

  /// A rule cited as `layout-rules R4.1` in a comment is on the page of rules.
  @Test(arguments: [("CompositionalLayout", "LayoutRules", "layout-rules"), ("Snapshots", "DiffableRules", "diffable-rules")])
  func everyRuleIsExplained(_ library: String, _ page: String, _ citation: String) throws {
    let rules = try Repository.text(of: "Sources/\(library)/\(library).docc/\(page).md")
    let terms = rules.matches(of: /(?m)^- term ([\w.]+):/).map { String($0.output.1) }
    // Chapter 9 may be cited as R9.
    let chapters = rules.matches(of: /(?m)^### (\w+)\.\s/).flatMap { [String($0.output.1), "R\($0.output.1)"] }
    let explained = Set(terms + chapters)
    for file in try Repository.swiftFiles(below: "Sources/\(library)") {
      // A number that starts with R is a citation even without the name.
      let cited = try Regex("(?:" + citation + #" |(?=\bR\d))((?:(?:, | to )?[RA]?\d+(?:\.\d+)?)+)"#, as: (Substring, Substring).self)
      for match in file.text.matches(of: cited) {
        for number in match.output.1.matches(of: /[RA]?\d+(?:\.\d+)?/).map({ String($0.output) }) {
          #expect(explained.contains(number), "\(file) cites \(citation) \(number), which \(page) does not explain")
        }
      }
    }
  }

  private func articles(of library: String) throws -> [Repository.File] {
    try Repository.files(below: "Sources/\(library)/\(library).docc", where: { $0.pathExtension == "md" })
  }

  /// The lines of the text, without their indentation.
  private func lines(_ text: some StringProtocol) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0.drop(while: \.isWhitespace)) }.filter { !$0.isEmpty }
  }
}
