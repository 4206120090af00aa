import Foundation
import TestSupport
import Testing

@testable import Linting

/// `help` prints the same rules as the documentation.
@Suite struct RuleFileTests {
  private static let article = Repository.root.appendingPathComponent("Sources/CompositionalLayout/CompositionalLayout.docc/LayoutRules.md")
  private static let source = Repository.root.appendingPathComponent("Sources/Linting/Rule+All.swift")

  private static let examples = Repository.root.appendingPathComponent("Samples/13-rules.galley")

  /// `RECORD=1` generates the source file again, and fails, because the change has to be built first.
  @Test func sourcesHoldTheArticle() throws {
    let examples = Self.examples(in: try String(contentsOf: Self.examples, encoding: .utf8))
    var rules = Self.rules(in: try String(contentsOf: Self.article, encoding: .utf8))
    for index in rules.indices { rules[index].example = examples[rules[index].number] ?? "" }
    #expect(rules.filter(\.example.isEmpty).map(\.number) == [], "rules without an example")
    #expect(Set(examples.keys).subtracting(rules.map(\.number)) == [], "examples without a rule")
    let entries = rules.map {
      "    Rule(number: \"\($0.number)\", chapter: \"\($0.chapter)\", sentence: \"\($0.sentence)\", example: \"\($0.example)\"),\n"
    }
    let expected = """
      // swift-format-ignore-file
      // Generated from the article LayoutRules and Samples/13-rules.galley by 'RECORD=1 swift test --filter RuleFileTests', which compares them.

      extension Rule {
        package static let all: [Rule] = [
      \(entries.joined())  ]
      }

      """
    guard try String(contentsOf: Self.source, encoding: .utf8) != expected else { return }
    if ProcessInfo.processInfo.environment["RECORD"] != nil { try expected.write(to: Self.source, atomically: true, encoding: .utf8) }
    Issue.record("the sources differ from the article; RECORD=1 makes them anew, then build")
  }

  /// The line below each comment that consists of a rule's number. The sample's own test runs these lines.
  private static func examples(in sample: String) -> [String: String] {
    let pairs = sample.matches(of: /# ([RA][0-9.]+)\n([^\n]+)/).map { (String($0.output.1), String($0.output.2)) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// The terms of each chapter, or the text of a chapter without terms.
  private static func rules(in article: String) -> [Rule] {
    var rules: [Rule] = []
    for part in article.components(separatedBy: "\n### ").dropFirst() {
      let lines = part.components(separatedBy: "\n")
      guard let heading = lines.first?.wholeMatch(of: /([0-9A-Z]+)\. (.*)/) else { continue }
      let chapter = String(heading.output.2)
      let terms = lines.compactMap { $0.wholeMatch(of: /- term ([A-Z0-9.]+): (.*)/) }
      for term in terms {
        rules.append(Rule(number: number(term.output.1), chapter: chapter, sentence: plain(String(term.output.2)), example: ""))
      }
      guard terms.isEmpty else { continue }
      let text = lines.dropFirst().filter { !$0.isEmpty }.joined(separator: " ")
      rules.append(Rule(number: number(heading.output.1), chapter: chapter, sentence: plain(text), example: ""))
    }
    return rules
  }

  private static func number(_ text: Substring) -> String { (text.first?.isNumber == true ? "R" : "") + text }

  private static func plain(_ text: String) -> String {
    text.replacingOccurrences(of: "`", with: "").replacingOccurrences(of: "*", with: "").replacingOccurrences(of: "\"", with: "\\\"")
  }

  /// A rule is a sentence that ends with a full stop, and refers to other rules by their full numbers.
  @Test func everyRuleReadsAsASentence() {
    for rule in Rule.all {
      #expect(rule.sentence.hasSuffix(".") && rule.sentence.first?.isUppercase == true, "\(rule.number)")
      #expect(rule.sentence.contains(" "), "\(rule.number)")
      #expect(rule.sentence.firstMatch(of: /see \d|\d \([ab]\)|\([ab]\) |rules? \d|open\./) == nil, "\(rule.number)")
    }
  }

  @Test func everyCitedRuleIsExplained() throws {
    let text = try ["Step", "Step+Extent"].map { try Repository.text(of: "Sources/CompositionalLayout/Trace/\($0).swift") }.joined()
    let cited = Set(text.matches(of: /"([RA][0-9.]+)"/).map { String($0.output.1) })
    #expect(cited.count > 20)
    #expect(cited.subtracting(Rule.all.map(\.number)) == [])
  }

  @Test func aNumberMeansARuleOrAChapter() {
    #expect(Rule.numbered("r4.1").map(\.number) == ["R4.1"])
    #expect(Rule.numbered("R10").map(\.number) == ["R10.1", "R10.2", "R10.3", "R10.4", "R10.5"])
    #expect(Rule.numbered("9").map(\.number) == ["R9"])
    #expect(Rule.numbered("R99").isEmpty && Rule.numbered("").isEmpty)
  }
}
