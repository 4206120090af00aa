import Foundation
import SwiftParsing
import Testing

/// On a thread with a stack of 512 KB, deep nesting causes an error, and long source causes neither an error nor a crash.
@Suite struct LimitTests {
  /// Opens and parses a source on a thread with a small stack, and returns the kind of its first statement.
  private func kind(_ source: String) -> String {
    let result = Box()
    let thread = Thread {
      let file = SourceFile(Array(source.utf8))
      for body in Self.bodies(file) { _ = try? file.statements(of: body) }
      switch file.statements.first?.kind {
      case .unparsed(let problem): result.text = "\(problem.kind)"
      case nil: result.text = "nothing"
      default: result.text = "read"
      }
      result.done.signal()
    }
    // Without optimisation, parsing takes ten times as long.
    #if DEBUG
      thread.stackSize = 8 << 20
    #else
      thread.stackSize = 512 << 10
    #endif
    thread.start()
    result.done.wait()
    return result.text
  }

  private final class Box: @unchecked Sendable {
    var text = ""
    let done = DispatchSemaphore(value: 0)
  }

  private static func bodies(_ file: SourceFile) -> [Body] {
    file.statements.compactMap {
      guard case .declaration(let declaration) = $0.kind, case .function(let function) = declaration.kind else { return nil }
      return function.body
    }
  }

  private func nested(_ open: String, _ middle: String, _ close: String, _ depth: Int) -> String {
    String(repeating: open, count: depth) + middle + String(repeating: close, count: depth)
  }

  @Test(arguments: [
    ("(", "1", ")"), ("[", "1", "]"), ("f(", "1", ")"), ("{ ", "1", " }"), ("-(", "1", ")"), ("a ? b : ", "c", ""), ("if a { ", "b", " }"),
    ("try ", "a", ""), ("\"\\(", "a", ")\""), ("x[", "1", "]"), ("a = ", "b", ""), ("if a { } else ", "if b { }", ""),
    ("switch a { default: ", "b", " }"), ("do { ", "a", " }"), ("f { ", "1", " }.g(h)"), ("(a ? b : ", "c", ").d.e.f"),
    ("#if X\n", "a", "\n#endif\n"), ("\\A.b[", "1", "]"), ("a.b(c ?? d * ", "e", ")"), ("#a(", "1", ")"),
  ]) func nesting(_ open: String, _ middle: String, _ close: String) { checkNesting("", open, middle, close) }

  @Test(arguments: [
    ("[", "A", "]"), ("(", "A", ")"), ("A<", "B", ">.C"), ("(A, ", "B", ") -> C"), ("some (", "A", ")?"), ("@a (", "A", ")"),
  ])
  func nestingOfTypes(_ open: String, _ middle: String, _ close: String) { checkNesting("let x: ", open, middle, close) }

  private func checkNesting(_ prefix: String, _ open: String, _ middle: String, _ close: String) {
    #expect(kind(prefix + nested(open, middle, close, 20)) == "read")
    #expect(["tooDeep", "read"].contains(kind(prefix + nested(open, middle, close, 120))))
    for depth in [1000, 100_000] {
      let answer = kind(prefix + nested(open, middle, close, depth))
      // The content of an `#if` branch is a single unparsed statement in this case.
      #expect(answer == "tooDeep" || open.hasPrefix("#if") && answer == "read")
    }
  }

  @Test(arguments: ["+", "??", "&&", "*", "<<<"]) func longOperations(_ name: String) {
    let source = "let x = " + Array(repeating: "a", count: 10_000).joined(separator: " \(name) ")
    #expect(kind(source) == (name == "<<<" ? "unorderedOperators" : "read"))
  }

  @Test func longListsAreRead() {
    let elements = Array(repeating: "f(1)", count: 100_000).joined(separator: ", ")
    #expect(kind("let x = [\(elements)]") == "read")
    #expect(kind("func f() { " + Array(repeating: "g()", count: 100_000).joined(separator: "; ") + " }") == "read")
    #expect(kind("let x = \"" + String(repeating: "\\(a)b", count: 100_000) + "\"") == "read")
  }

  @Test func longChainsAreRefused() {
    #expect(kind("a" + String(repeating: ".b", count: 100)) == "read")
    #expect(kind("a" + String(repeating: ".b", count: 10_000)) == "tooDeep")
    #expect(kind("a" + String(repeating: " as B", count: 10_000)) != "")
    #expect(kind("let x: A" + String(repeating: "?", count: 10_000)) == "tooDeep")
  }

  /// Eight times the code takes about eight times the processor time; quadratic work would take 64 times. Elapsed time would include other
  /// tests.
  @Test(arguments: [
    "(", "[", "{", ")", "}", "\"", "/", "<", "a<", "#if\n", "/*", "\\(", "\"\\(", "@a(", "let ", "func ", "`", "#", "'", "`a", "([{", "(}",
    "[)",
  ]) func oddCodeTakesLinearTime(_ unit: String) {
    let short = processorTime { readUnits(unit, 1250) }
    let long = processorTime { readUnits(unit, 10_000) }
    #expect(long < 24 * short + 0.05)
  }

  private func readUnits(_ unit: String, _ count: Int) {
    let file = SourceFile(Array(String(repeating: unit, count: count).utf8))
    #expect(file.bytes.count == count * unit.utf8.count)
  }

  /// The processor time of only this thread, in seconds.
  private func processorTime(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    body()
    return now() - start
  }
}
