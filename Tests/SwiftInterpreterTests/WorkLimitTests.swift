import Foundation
import TestSupport
import Testing

@testable import Documents
@testable import Sessions

/// Code that takes too many steps or is nested too deeply is rejected. A library call counts the elements that it processes.
@Suite struct WorkLimitTests {
  private static let text = "let s = String(repeating: \"ab\", count: 50000)"
  private static let table = "var d = [String: Int]()\nfor i in 0..<3000 { d[\"k\\(i)\"] = i }"
  private static let list = "let a = Array(0..<50000)\nlet b = Array(0..<50000)"

  private func errors(of code: String) throws -> String {
    let files = MemoryFiles()
    try files.write(code, to: "a.swift")
    let session = Session(on: files)
    let before = session.document
    let errors = session.run("read a.swift createLayout()").errors
    #expect(session.document == before)
    return errors
  }

  @Test(arguments: [
    (text, "s.uppercased()"), (text, "s.lowercased()"), (text, "s.split(separator: \"z\")"), (text, "s.contains(\"zz\")"),
    (text, "s.count"),
    (text, "s.replacingOccurrences(of: \"q\", with: \"r\")"), (text, "s.dropFirst(1)"), (text, "s == s + \"\""),
    (table, "d.keys"), (table, "d[\"k2999\"]"), (table, "d == d"), (table, "d.keys.contains(\"z\")"),
    (list, "a == b"), (list, "a.contains(-1)"), (list, "a.reversed()"), (list, "a + b"), (list, "(0..<50000).reversed()"),
  ])
  func aLoopOfLongCallsIsRefusedAtItsLoop(_ setup: String, _ call: String) throws {
    let lines = setup.split(separator: "\n").count
    let code = "func createLayout() -> UICollectionViewLayout {\n\(setup)\nfor _ in 0..<99000 {\n_ = \(call)\n}\nfatalError()\n}\n"
    let errors = try errors(of: code)
    #expect(errors.contains("a.swift:\(lines + 2):1: error: the code takes more than"), "\(errors)")
  }

  /// There is one limit for everything that a reading evaluates, not one for each statement.
  @Test func manyShortLoopsAreRefusedTogether() throws {
    let loops = (0..<30).map { "for i\($0) in 0..<20000 { _ = i\($0) + 1 }" }.joined(separator: "\n")
    let inFunction = try errors(of: "func createLayout() -> UICollectionViewLayout {\n\(loops)\nfatalError()\n}\n")
    #expect(inFunction.contains("error: the code takes more than"), "\(inFunction)")
    let atTop = try errors(of: loops)
    #expect(atTop.contains("error: the code takes more than"), "\(atTop)")
  }

  /// The worst case of a search is a pattern that repeats the beginning of the text.
  @Test func oneLongSearchIsRefused() throws {
    let code = """
      func createLayout() -> UICollectionViewLayout {
      let text = String(repeating: "ab", count: 50000)
      let part = String(repeating: "ab", count: 20000) + "c"
      if text.contains(part) { fatalError() }
      fatalError()
      }
      """
    let errors = try errors(of: code)
    #expect(errors.contains("a.swift:4:9: error: the code takes more than"), "\(errors)")
  }

  @Test(
    arguments: ["struct A { ", "enum A { ", "class A { ", "extension A { ", "func f() { ", "if true { ", "{ ", "(", "["], [161, 100_000])
  func closedBracketsAreCounted(_ opening: String, _ depth: Int) throws {
    let closing = opening == "(" ? ")" : opening == "[" ? "]" : "}"
    let errors = try errors(of: String(repeating: opening, count: depth) + String(repeating: closing, count: depth))
    // The first bracket inside 160 others.
    let column = opening.count * 160 + opening.prefix { !"([{".contains($0) }.count + 1
    #expect(errors.contains("a.swift:1:\(column): error:"), "\(errors.prefix(300))")
    #expect(errors.contains("nested"), "\(errors.prefix(300))")
  }
}
