import SwiftParsing
import Testing

@testable import SwiftInterpreter

/// The types of generic parameters affect the numbers, names and closures of those types.
@Suite struct GenericsTests {
  typealias Case = SemanticsTests.Case

  private static let types: [Case] = [
    Case(35, "f()", "struct Pile<E> { var a: [E] = []; var top: E? { a.last } }\nfunc f() -> Int { (Pile<Int>(a: [71]).top ?? 1) / 2 }"),
    Case(3.5, "f()", "struct Pile<E> { var a: [E] = []; var top: E? { a.last } }\nfunc f() -> CGFloat { Pile<CGFloat>(a: [7]).top! / 2 }"),
    Case(2.5, "Pair<CGFloat>(a: 5).a / 2", "struct Pair<A> { let a: A }"),
    Case(
      3.5, "f()", "struct Pair<A> { let a: A; let b: A }\nfunc f() -> CGFloat { let p: Pair<CGFloat> = .init(a: 7, b: 2); return p.a / 2 }"),
    Case(
      3.5, "f()", "struct Pair<A> { let a: A; let b: A }\nfunc f() -> CGFloat { let p: Pair<CGFloat> = Pair(a: 7, b: 2); return p.a / 2 }"),
    Case(3, "f()", "struct Pair<A> { let a: A; let b: A }\nfunc f() -> Int { let p = Pair(a: 7, b: 2); return p.a / p.b }"),
    Case(3.5, "f()", "struct Pair<A> { let a: A; let b: A }\nfunc f() -> CGFloat { let p = Pair(a: 7, b: 2.5); return p.a / 2 }"),
    Case(3.5, "g(Pair(a: 7, b: 2))", "struct Pair<A> { let a: A; let b: A }\nfunc g(_ p: Pair<CGFloat>) -> CGFloat { p.a / p.b }"),
    Case(
      3.5, "S(p: .init(a: 7, b: 2)).p.a / 2", "struct Pair<A> { let a: A; let b: A }\nstruct S { let p: Pair<CGFloat> }"),
    Case(3.5, "P(a: 7).a / 2", "struct Pair<A> { let a: A }\ntypealias P = Pair<CGFloat>"),
    Case(
      3.5, "f()",
      "struct Pile<E> { private var a: [E] = []; init() {}; mutating func push(_ e: E) { a.append(e) }; func last() -> E { a[a.count - 1] } }\n"
        + "func f() -> CGFloat { var p = Pile<CGFloat>(); p.push(7); return p.last() / 2 }"),
    Case(
      3.5, "f()",
      "final class Box<V> { var v: V; init(_ v: V) { self.v = v } }\nfunc f() -> CGFloat { let b = Box<CGFloat>(1); b.v = 7; return b.v / 2 }"
    ),
    Case(
      7, "f()",
      "struct Pair<A> { let a: A; func with(_ n: A) -> Pair { Pair(a: n) } }\n"
        + "func f() -> CGFloat { let p = Pair<CGFloat>(a: 1); return p.with(14).a / 2 }"),
    Case(
      3.5, "f()",
      "enum Load<T> { case none, done(T) }\n"
        + "func f() -> CGFloat { let l: Load<CGFloat> = .done(7); if case .done(let h) = l { return h / 2 }; return 0 }"),
    Case(3.5, "f()", "func f() -> CGFloat { let s = Set<CGFloat>([7]); return s.first! / 2 }"),
    Case(3.5, "f()", "func f() -> CGFloat { let a = Array<CGFloat>([7, 8]); return a[0] / 2 }"),
  ]

  /// The members of a parameter's type.
  private static let parameters: [Case] = [
    Case(
      8, "Build<Wide>().g()",
      "protocol Theme { static var gap: Int { get } }\nenum Wide: Theme { static let gap = 4 }\n"
        + "struct Build<T: Theme> { func g() -> Int { T.gap * 2 } }"),
    Case(
      3, "D().c()",
      "enum E: CaseIterable { case a, b, c }\nclass Base<S: CaseIterable> { func c() -> Int { S.allCases.count } }\nfinal class D: Base<E> {}"
    ),
    Case(
      3, "D().c()",
      "enum E: CaseIterable { case a, b, c }\nclass Base<S: CaseIterable> { func c() -> Int { S.allCases.count } }\n"
        + "class Mid<T: CaseIterable>: Base<T> {}\nfinal class D: Mid<E> {}"),
    Case(
      2, "S().n()",
      "protocol P { associatedtype Kind: CaseIterable }\nextension P { func n() -> Int { Kind.allCases.count } }\n"
        + "struct S: P { enum Kind: CaseIterable { case a, b } }"),
    Case(
      6, "S().n()",
      "protocol P { associatedtype M: Gaps }\nprotocol Gaps { static var gap: Int { get } }\nenum Wide: Gaps { static let gap = 6 }\n"
        + "extension P { func n() -> Int { M.gap } }\nstruct S: P { typealias M = Wide }"),
    Case(
      5, "S().n()",
      "enum Wide { static let gap = 5 }\nprotocol P { associatedtype M = Wide }\nextension P where M == Wide { func n() -> Int { M.gap } }\n"
        + "struct S: P {}"),
  ]

  /// Associated types that follow from the members of a type.
  private static let witnesses: [Case] = [
    Case(
      2, "S().n()",
      "protocol P { associatedtype Kind: CaseIterable; var all: [Kind] { get } }\nextension P { func n() -> Int { Kind.allCases.count } }\n"
        + "enum K: CaseIterable { case a, b }\nstruct S: P { var all: [K] { [.a] } }"),
    Case(
      4, "S().n()",
      "protocol P { associatedtype Kind: RawRepresentable where Kind.RawValue == Int; func make(_ k: Kind) -> Int }\n"
        + "extension P { func n() -> Int { Kind(rawValue: 4)?.rawValue ?? 1 } }\n"
        + "enum K: Int { case a = 3, b }\nstruct S: P { func make(_ k: K) -> Int { 0 } }"),
    Case(
      3, "D().n()",
      "protocol P { associatedtype Kind: CaseIterable }\nextension P { func n() -> Int { Kind.allCases.count } }\n"
        + "class C: P { enum Kind: CaseIterable { case a, b, c } }\nfinal class D: C {}"),
  ]

  private static let wrappers: [Case] = [
    Case(15, "S().n / 2", "@propertyWrapper struct W<V> { var wrappedValue: V }\nstruct S { @W var n: Int = 30 }"),
    Case(15, "S().n / 2", "@propertyWrapper struct W<V> { var wrappedValue: V }\nstruct S { @W var n = 31 }"),
    Case(15.5, "S().n / 2", "@propertyWrapper struct W<V> { var wrappedValue: V }\nstruct S { @W var n: CGFloat = 31 }"),
    Case(15.5, "S(n: 31).n / 2", "@propertyWrapper struct W<V> { var wrappedValue: V }\nstruct S { @W var n: CGFloat }"),
  ]

  private static let functions: [Case] = [
    Case(3.5, "f()", "func build<T>(_ b: () -> T) -> T { b() }\nfunc f() -> CGFloat { let h: CGFloat = build { 7 / 2 }; return h }"),
    Case(3, "f()", "func build<T>(_ b: () -> T) -> T { b() }\nfunc f() -> Int { build { 7 / 2 } }"),
    Case(
      3.5, "f()", "func all<T>(_ b: () -> [T]) -> [T] { b() }\nfunc f() -> CGFloat { let h: [CGFloat] = all { [7 / 2, 1] }; return h[0] }"),
    Case(
      3.5, "f()",
      "func pick<T>(_ first: Bool, _ a: T, _ b: T) -> T { first ? a : b }\n"
        + "func f() -> CGFloat { let gap: CGFloat = 4; let h = pick(true, 7, gap); return h / 2 }"),
    Case(3.5, "pick(false, 7 / 2)", "func pick(_ c: Bool, _ d: @autoclosure () -> CGFloat) -> CGFloat { c ? 1 : d() }"),
    Case(
      1, "f()",
      "func pick(_ c: Bool, _ d: @autoclosure () -> Int) -> Int { c ? 1 : d() }\n"
        + "func f() -> Int { var n = 1; func next() -> Int { n += 5; return n }; _ = pick(true, next()); return n }"),
    Case(
      3.5, "f()",
      "infix operator ??? : NilCoalescingPrecedence\n"
        + "func ??? <T>(a: T?, b: @autoclosure () -> T) -> T { if let a { return a }; return b() }\n"
        + "func f() -> CGFloat { let a: CGFloat? = 7; let h: CGFloat = a ??? 2; return h / 2 }"),
  ]

  /// The expected type of a call determines its receiver and its closures.
  private static let chains: [Case] = [
    Case(0.5, "f()[0]", "func f() -> [CGFloat] { [1, 2, 3].map { $0 / 2 } }"),
    Case(1, "f()[2]", "func f() -> [Int] { [1, 2, 3].map { $0 / 2 } }"),
    Case(0.875, "f()", "func f() -> CGFloat { let h: CGFloat = [1, 2, 4].reduce(0) { $0 + $1 / 8 }; return h }"),
    Case(0.875, "f()", "func f() -> CGFloat { let h: CGFloat = [1, 2, 4].map { $0 / 8 }.reduce(0, +); return h }"),
    Case(4, "f()", "func f() -> Int { [1, 2, 3].reduce(into: 1) { $0 += $1 / 1 * 1 - 1 } }"),
    Case(3.5, "f()", "func f() -> CGFloat { let h: CGFloat? = Optional(7).map { $0 / 2 }; return h! }"),
    Case(3.5, "f()", "func f() -> CGFloat { let d: [String: CGFloat] = [\"a\": 7].mapValues { $0 / 2 }; return d[\"a\"]! }"),
    Case(3.5, "f()", "func f() -> CGFloat { let r: ClosedRange<CGFloat> = 1...7; return r.upperBound / 2 }"),
    Case(
      3.5, "f()",
      "extension Array { func at(_ i: Int, or e: Element) -> Element { indices.contains(i) ? self[i] : e } }\n"
        + "func f() -> CGFloat { let a: [CGFloat] = [1]; return a.at(5, or: 7) / 2 }"),
    Case(
      3.5, "f()",
      "extension Optional { func or(_ d: @autoclosure () -> Wrapped) -> Wrapped { self ?? d() } }\n"
        + "func f() -> CGFloat { let a: CGFloat? = nil; return a.or(7 / 2) }"),
    Case(3.5, "f()", "typealias Change<T> = (T) -> T\nfunc f() -> CGFloat { let h: Change<CGFloat> = { $0 / 2 }; return h(7) }"),
    Case(
      2, "f()",
      "struct Pair<A, B> { var a: A; var b: B; func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) } }\n"
        + "func f() -> Int { let p: Pair<CGFloat, Int> = .init(a: 3, b: 5); return p.swapped().a / 2 }"),
  ]

  @Test(arguments: chains + types + parameters + witnesses + wrappers + functions) func typesReachTheirValues(_ example: Case) throws {
    let found = try SemanticsTests.refusalOrHeight(example)
    #expect(found.height == example.height, "\(String(describing: found.reason))")
  }

  /// A member may require fractions, in an extension of `Pair<CGFloat>`.
  @Test(arguments: [
    Case(0, "Pair(a: 7).half", "struct Pair<A> { let a: A }\nextension Pair where A == CGFloat { var half: CGFloat { a / 2 } }"),
    Case(0, "Pair(a: 7).half()", "struct Pair<A> { let a: A }\nextension Pair where A == CGFloat { func half() -> CGFloat { a / 2 } }"),
  ]) func wholeNumbersAloneTellNoType(_ example: Case) throws {
    let found = try SemanticsTests.refusalOrHeight(example)
    #expect(found.reason != nil, "\(String(describing: found.height))")
  }
}
