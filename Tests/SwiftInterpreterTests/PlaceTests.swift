import SwiftParsing
import Testing

@testable import SwiftInterpreter

/// The expected type of a value determines whether a number is an integer, and the type of an implicit member.
@Suite struct PlaceTests {
  typealias Case = SemanticsTests.Case

  /// With `Any`, an integer literal is an `Int`, regardless of its neighbours.
  private static let anything: [Case] = [
    Case(40, "d[\"a\"] as? Int ?? 9", "let d: [String: Any] = [\"a\": 40, \"b\": 2.5]"),
    Case(40, "d[\"a\"] as? Int ?? 9", "let d = [\"a\": 40, \"b\": 2.5] as [String: Any]"),
    Case(3, "a.filter { $0 is Int }.count", "let a: [Any] = [1, 2.5, 3, 4]"),
    Case(2, "a.compactMap { $0 as? Int }[1]", "let a: [AnyHashable] = [1, 2, 4.5]"),
    Case(1, "f(7, 2.5)", "func f(_ all: Any...) -> Int { all.filter { $0 is Int }.count }"),
    Case(3.5, "f()", "func f() -> CGFloat { let d = [\"a\": 7, \"b\": 2.5]; return d[\"a\"]! / 2 }"),
    Case(3.5, "f()", "func f() -> Double { let d: [String: Any] = [\"a\": [7, 2.5]]; return (d[\"a\"] as! [Double])[0] / 2 }"),
  ]

  /// A pattern uses the source's own `~=`.
  private static let patterns: [Case] = [
    Case(
      4, "h(6)",
      "struct From { let n: Int; static func ~= (f: From, n: Int) -> Bool { n >= f.n } }\n"
        + "func h(_ n: Int) -> Int { switch n { case From(n: 5): 4; default: 3 } }"),
    Case(
      8, "h(6)",
      "func ~= (test: (Int) -> Bool, n: Int) -> Bool { test(n) }\nfunc isEven(_ n: Int) -> Bool { n % 2 == 0 }\n"
        + "func h(_ n: Int) -> Int { switch n { case 5: 1; case isEven: 8; default: 2 } }"),
    Case(
      6, "h(K(n: 3))",
      "struct K { let n: Int }\nextension K { static func ~= (name: String, k: K) -> Bool { name.count == k.n } }\n"
        + "func h(_ k: K) -> Int { switch k { case \"ab\": 5; case \"abc\": 6; default: 7 } }"),
    Case(1, "Odd() ~= 3 ? 1 : 2", "struct Odd {}\nfunc ~= (_: Odd, n: Int) -> Bool { n % 2 == 1 }"),
    Case(
      2, "h(3)",
      "struct Odd {}\nfunc ~= (_: Odd, n: Int) -> Bool { n % 2 == 1 }\n"
        + "func h(_ n: Int) -> Int { if case Odd() = n, case 1...3 = n { return 2 }; return 5 }"),
  ]

  private static let tuples: [Case] = [
    Case(3.5, "gap / 2", "let (gap, n): (CGFloat, Int) = (7, 3)"),
    Case(1, "n / 2", "let (gap, n): (CGFloat, Int) = (7, 3)"),
    Case(3.5, "f()", "func f() -> CGFloat { let (a, b): (CGFloat, Int); a = 7; b = 2; return b > 1 ? a / 2 : 0 }"),
    Case(3.5, "E.a / 2", "enum E { static let (a, b): (CGFloat, Int) = (7, 7) }"),
    Case(2.5, "f()", "func f() -> CGFloat { let s: Set<CGFloat> = [5]; return s.first! / 2 }"),
    Case(2.5, "f([5])", "func f(_ s: Set<CGFloat>) -> CGFloat { s.max()! / 2 }"),
    Case(2.5, "S(all: [5]).all.first! / 2", "struct S { let all: Set<CGFloat> }"),
  ]

  @Test(arguments: anything + patterns + tuples) func aPlaceDecides(_ example: Case) throws {
    let found = try SemanticsTests.refusalOrHeight(example)
    #expect(found.height == example.height, "\(String(describing: found.reason))")
  }

  @Test(arguments: [
    Case(0, "f()", "func f() -> Int { let n: Int?? = .some(nil); return n == nil ? 1 : 2 }"),
    Case(0, "f()", "func f() -> Int { let n: Int?? = Optional.some(nil); return n == nil ? 1 : 2 }"),
  ]) func whatIsNotToldApartIsRefused(_ example: Case) throws {
    let found = try SemanticsTests.refusalOrHeight(example)
    #expect(found.reason != nil, "\(String(describing: found.height))")
  }
}
