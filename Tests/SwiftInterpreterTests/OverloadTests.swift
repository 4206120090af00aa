import SwiftParsing
import Testing

@testable import SwiftInterpreter

/// The choice among several members with the same name, and between members of the source and of the library.
@Suite struct OverloadTests {
  typealias Case = SemanticsTests.Case

  /// Extensions that declare a method with the same name as a library method, and call the library method in it.
  private static let overloads: [Case] = [
    Case(
      3, "rows.sorted(by: \\.n)[0].n",
      "struct Row { let n: Int }\nlet rows = [Row(n: 9), Row(n: 3), Row(n: 5)]\n"
        + "extension Sequence { func sorted<K: Comparable>(by key: KeyPath<Element, K>) -> [Element] { sorted { $0[keyPath: key] < $1[keyPath: key] } } }"
    ),
    Case(
      17, "rows.map(\\.n).reduce(0, +)",
      "struct Row { let n: Int }\nlet rows = [Row(n: 9), Row(n: 3), Row(n: 5)]\n"
        + "extension Sequence { func map<K>(_ key: KeyPath<Element, K>) -> [K] { map { $0[keyPath: key] } } }"),
    Case(
      2, "rows.filter(\\.on).count",
      "struct Row { let on: Bool }\nlet rows = [Row(on: true), Row(on: false), Row(on: true)]\n"
        + "extension Array { func filter(_ key: KeyPath<Element, Bool>) -> [Element] { self.filter { $0[keyPath: key] } } }"),
    Case(
      6, "rows.first(where: \\.n, is: 3)!.m",
      "struct Row { let n, m: Int }\nlet rows = [Row(n: 9, m: 1), Row(n: 3, m: 6)]\n"
        + "extension Sequence { func first<V: Equatable>(where key: KeyPath<Element, V>, is value: V) -> Element? { first { $0[keyPath: key] == value } } }"
    ),
    Case(
      3, "f()",
      "struct Row { let n: Int }\n"
        + "extension Array { mutating func sort<K: Comparable>(by key: KeyPath<Element, K>) { sort { $0[keyPath: key] < $1[keyPath: key] } } }\n"
        + "func f() -> Int { var a = [Row(n: 9), Row(n: 3)]; a.sort(by: \\.n); return a[0].n }"),
    Case(
      4, "[1, 2, 3].count(above: 1) + [1, 2].doubled().count",
      "extension Sequence { func count(above n: Int) -> Int { filter { \"\\($0)\" > \"\\(n)\" }.count }\nfunc doubled() -> [Element] { map { $0 } } }"
    ),
    Case(
      3, "f()",
      "extension Array { mutating func push(_ e: Element) { append(e) } }\nfunc f() -> Int { var a = [1, 2]; a.push(7); return a.count }"),
  ]

  /// Static members in protocol extensions, used where the protocol is expected.
  private static let protocols: [Case] = [
    Case(
      9, "f(.grid)",
      "protocol Style { var h: Int { get } }\nstruct Grid: Style { let h = 9 }\nextension Style where Self == Grid { static var grid: Grid { Grid() } }\n"
        + "func f(_ s: some Style) -> Int { s.h }"),
    Case(
      9, "f(.grid)",
      "protocol Style { var h: Int { get } }\nstruct Grid: Style { let h = 9 }\nextension Style where Self == Grid { static var grid: Grid { Grid() } }\n"
        + "func f<S: Style>(_ s: S) -> Int { s.h }"),
    Case(
      6, "f(.grid(6))",
      "protocol Style { var h: Int { get } }\nstruct Grid: Style { let h: Int }\n"
        + "extension Style where Self == Grid { static func grid(_ h: Int) -> Grid { Grid(h: h) } }\nfunc f(_ s: any Style) -> Int { s.h }"),
  ]

  /// Declared operators between different types, ranges of declared types, and declared sequences.
  private static let operators: [Case] = [
    Case(1, "Money(v: 3) == 3 ? 1 : 2", "struct Money { let v: Int }\nfunc == (a: Money, b: Int) -> Bool { a.v == b }"),
    Case(2, "Money(v: 3) == 4 ? 1 : 2", "struct Money { let v: Int; static func == (a: Money, b: Int) -> Bool { a.v == b } }"),
    Case(
      1, "f()",
      "struct T: Comparable { let c: Int; static func < (a: T, b: T) -> Bool { a.c < b.c } }\n"
        + "func f() -> Int { switch T(c: 9) { case T(c: 0)...T(c: 9): 1; default: 2 } }"),
    Case(
      12, "It().map { $0 * 2 }.reduce(0, +)",
      "struct It: Sequence, IteratorProtocol { var n = 0; mutating func next() -> Int? { guard n < 3 else { return nil }; n += 1; return n } }"
    ),
    Case(
      9, "Holder(.grid).s.h",
      "protocol Style { var h: Int { get } }\nstruct Grid: Style { let h = 9 }\nextension Style where Self == Grid { static var grid: Grid { Grid() } }\n"
        + "struct Holder<S: Style> { let s: S; init(_ s: S) { self.s = s } }"),
  ]

  private static let initializers: [Case] = [
    Case(
      20, "B().n",
      "class A { let n: CGFloat; init(n: CGFloat) { self.n = n }; convenience init() { self.init(n: 20) } }\nclass B: A {}"),
    Case(
      40, "B().n",
      "class A { let n: CGFloat; init(n: CGFloat) { self.n = n }; convenience init() { self.init(n: 20) } }\n"
        + "class B: A { override init(n: CGFloat) { super.init(n: n * 2) } }"),
    Case(
      7, "C(n: 7).n", "class A { let n: Int; init(n: Int) { self.n = n } }\nclass B: A {}\nclass C: B {}"),
    Case(
      8, "h(.col(1, n: 2)) + h(.col(1, h: 0, n: 2))",
      "enum B { case col(Int, h: Int = 2, n: Int) }\nfunc h(_ b: B) -> Int { switch b { case let .col(a, h, n): a + h + n } }"),
    Case(5, "[1, 2].map(B.col).count + 3", "enum B { case col(n: Int) }"),
    Case(
      6, "[5, 6][safe: 1] ?? 9", "extension Collection { subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil } }"),
    Case(30, "C()[26] + C()[-1, default: 1]", "struct C { subscript(_ i: Int, default d: Int = 4) -> Int { i + d } }"),
  ]

  private static let names: [Case] = [
    Case(
      2, "pick(1).rawValue",
      "enum Side: Int { case left = 1, right; static let all: [Side] = [.left, .right] }\nfunc pick(_ i: Int) -> Side { .all[i] }"),
    Case(1, "h(\"F\")", "func h(_ c: Character) -> Int { switch c { case \"A\"...\"K\": 1; case \"L\"..<\"Z\": 2; default: 3 } }"),
    Case(3, "h(\"Z\")", "func h(_ c: Character) -> Int { switch c { case \"A\"...\"K\": 1; case \"L\"..<\"Z\": 2; default: 3 } }"),
    Case(1, "(\"a\"...\"c\").contains(\"b\") ? 1 : 2"), Case(2, "(\"a\"...\"c\").contains(\"d\") ? 1 : 2"),
    Case(2, "\"aBcD\".filter { $0.isUppercase }.count"),
    Case(7, "[\"a\": 7].first!.value"), Case(5, "zip([5, 6], 1...).map { $0 }.last!.0 - 1"),
    Case(6, "zip(0..., [4, 5]).map { $0 + $1 }.last!"),
    Case(3, "Array((0...).prefix(3)).count"), Case(12, "Array((10...).prefix(3)).last!"),
    Case(1, "f()", "func f() -> Int { var s: Set = [1, 2, 3]; s.subtract([1, 3]); return s.count }"),
    Case(
      3512, "f()",
      "func f() -> Int { var a = [2, 1, 5, 3]; let n = a.partition { $0 < 3 }; return n == 2 ? a.reduce(0) { $0 * 10 + $1 } : 0 }"),
    Case(
      21, "f()",
      "func f() -> Int { var s = NSDiffableDataSourceSectionSnapshot<Int>(); s.append([1, 2]); s.append([3, 4], to: 1)\n"
        + "return s.snapshot(of: 1).rootItems.count * 10 + s.snapshot(of: 1, includingParent: true).level(of: 3) }"),
    Case(-1, "(-7).signum()"), Case(4, "Int(exactly: 4.0)!"), Case(1, "Int(exactly: 4.5) == nil ? 1 : 2"),
    Case(1, "String(\"abc\".reversed()) == \"cba\" ? 1 : 2"),
  ]

  private static let rectangles: [Case] = [
    Case(30, "a.union(b).width", "let a = CGRect(x: 0, y: 0, width: 10, height: 10), b = CGRect(x: 20, y: 5, width: 10, height: 10)"),
    Case(5, "a.intersection(b).width", "let a = CGRect(x: 0, y: 0, width: 10, height: 10), b = CGRect(x: 5, y: 5, width: 10, height: 10)"),
    Case(1, "a.intersects(b) ? 1 : 2", "let a = CGRect(x: 0, y: 0, width: 10, height: 10), b = CGRect(x: 5, y: 5, width: 10, height: 10)"),
    Case(2, "a.intersects(b) ? 1 : 2", "let a = CGRect(x: 0, y: 0, width: 10, height: 10), b = CGRect(x: 50, y: 5, width: 10, height: 10)"),
    Case(12, "CGRect(x: 0.5, y: 0, width: 10.7, height: 3).integral.width"),
    Case(2, "CGRect(x: 0, y: 0, width: 10, height: 10).contains(CGPoint(x: 10, y: 2)) ? 1 : 2"),
  ]

  /// Functions with the same name and different types, in the order of Swift's overload rules.
  private static let types: [Case] = [
    Case(
      20, "f()",
      "enum M { static func h() -> Int { 10 }; static func h() -> CGFloat { 20 } }\nfunc f() -> CGFloat { let h: CGFloat = M.h(); return h }"
    ),
    Case(10, "f()", "enum M { static func h() -> Int { 10 }; static func h() -> CGFloat { 20 } }\nfunc f() -> Int { M.h() }"),
    Case(1, "h(3)", "func h(_ x: CGFloat) -> Int { 2 }\nfunc h(_ x: Int) -> Int { 1 }"),
    Case(2, "h(3.5)", "func h(_ x: Int) -> Int { 1 }\nfunc h(_ x: CGFloat) -> Int { 2 }"),
    Case(
      2, "f()", "func h(_ x: Double) -> Int { 1 }\nfunc h(_ x: CGFloat) -> Int { 2 }\nfunc f() -> Int { let w: CGFloat = 3; return h(w) }"),
    Case(1, "h(3.5)", "func h(_ x: CGFloat) -> Int { 2 }\nfunc h(_ x: Double) -> Int { 1 }"),
    Case(2, "f()", "func h(_ x: Int) -> Int { 1 }\nfunc h(_ x: Int?) -> Int { 2 }\nfunc f() -> Int { let n: Int? = 4; return h(n) }"),
    Case(1, "h(4)", "func h(_ x: Int?) -> Int { 2 }\nfunc h(_ x: Int) -> Int { 1 }"),
    Case(2, "h(nil)", "func h(_ x: Int) -> Int { 1 }\nfunc h(_ x: String?) -> Int { 2 }"),
    Case(3, "h(B())", "class A {}\nclass B: A {}\nfunc h(_ a: A) -> Int { 1 }\nfunc h(_ b: B) -> Int { 3 }"),
    Case(
      1, "f()",
      "class A {}\nclass B: A {}\nfunc h(_ b: B) -> Int { 3 }\nfunc h(_ a: A) -> Int { 1 }\nfunc f() -> Int { let a: A = B(); return h(a) }"
    ),
    Case(2, "h(.wide)", "enum A { case tall }\nenum B { case wide }\nfunc h(_ a: A) -> Int { 1 }\nfunc h(_ b: B) -> Int { 2 }"),
    Case(2, "h { 1.5 }", "func h(_ f: () -> String) -> Int { 1 }\nfunc h(_ f: () -> CGFloat) -> Int { 2 }"),
    Case(1, "h { \"a\" }", "func h(_ f: () -> CGFloat) -> Int { 2 }\nfunc h(_ f: () -> String) -> Int { 1 }"),
    Case(2, "h { a, b in a + b }", "func h(_ f: (Int) -> Int) -> Int { 1 }\nfunc h(_ f: (Int, Int) -> Int) -> Int { f(1, 1) }"),
    Case(1, "h(P())", "protocol Q {}\nstruct P: Q {}\nfunc h(_ q: any Q) -> Int { 2 }\nfunc h(_ p: P) -> Int { 1 }"),
    Case(1, "h(7)", "func h(_ x: Any) -> Int { 2 }\nfunc h(_ x: Int) -> Int { 1 }"),
    Case(1, "C(3).k", "struct C { let k: Int; init(_ x: String) { k = 2 }; init(_ x: Int) { k = 1 } }"),
    Case(0.5, "h(1 / 2)", "func h(_ x: CGFloat) -> CGFloat { x }\nfunc h(_ x: String) -> CGFloat { 9 }"),
  ]

  /// Extensions and functions with names from UIKit and Swift.
  private static let beside: [Case] = [
    Case(
      3, "NSDirectionalEdgeInsets(top: 3, leading: 0, bottom: 0, trailing: 0).top",
      "extension NSDirectionalEdgeInsets { init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat, by n: CGFloat = 2) {\n"
        + "self.init(top: top * n, leading: leading, bottom: bottom, trailing: trailing) } }"),
    Case(
      6, "NSDirectionalEdgeInsets(top: 3, leading: 0, bottom: 0, trailing: 0, by: 2).top",
      "extension NSDirectionalEdgeInsets { init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat, by n: CGFloat = 5) {\n"
        + "self.init(top: top * n, leading: leading, bottom: bottom, trailing: trailing) } }"),
    Case(
      0.25, "d(.fractionalWidth(per: 4))",
      "extension NSCollectionLayoutDimension { static func fractionalWidth(per n: Int) -> Self { .fractionalWidth(1 / CGFloat(n)) } }\n"
        + "func d(_ d: NSCollectionLayoutDimension) -> CGFloat { d.dimension }"),
    Case(
      0.5, "d(.fractionalWidth(0.5))",
      "extension NSCollectionLayoutDimension { static func fractionalWidth(per n: Int) -> Self { .fractionalWidth(1 / CGFloat(n)) } }\n"
        + "func d(_ d: NSCollectionLayoutDimension) -> CGFloat { d.dimension }"),
    Case(
      0.5, "d(.fractionalWidth(2)) + d(.absolute(0))",
      "extension NSCollectionLayoutDimension { static func fractionalWidth(_ n: Int) -> Self { .fractionalWidth(1 / CGFloat(n)) } }\n"
        + "func d(_ d: NSCollectionLayoutDimension) -> CGFloat { d.dimension }"),
    Case(9, "max(4, 9)", "struct Row { let n: Int }\nfunc max(_ a: Row, _ b: Row) -> Row { a.n > b.n ? a : b }"),
    Case(
      4, "max(Row(n: 4), Row(n: 2)).n", "struct Row { let n: Int }\nfunc max(_ a: Row, _ b: Row) -> Row { a.n > b.n ? a : b }"),
    Case(
      5, "CGRect(x: 0, y: 0, width: 5, height: 5).union(CGRect(x: 0, y: 0, width: 5, height: 5)).width",
      "extension CGRect { func union(with size: CGSize) -> CGRect { CGRect(x: 0, y: 0, width: 99, height: 99) } }"),
  ]

  private static let both = "func h() -> Double { 10 }\nfunc h() -> CGFloat { 20 }\n"
  private static let members = "extension Int { func points() -> Double { 10 }\nfunc points() -> CGFloat { 20 } }\n"

  /// `Double` is preferred where the place does not take a `CGFloat`.
  private static let fractions: [Case] = [
    Case(10, "f()", both + "func f() -> CGFloat { let x = h(); return CGFloat(x) }"),
    Case(20, "f()", both + "func f() -> CGFloat { let x: CGFloat = h(); return x }"),
    Case(10, "f()", both + "func f() -> Double { h() }"),
    Case(20, "f()", both + "func f() -> CGFloat { h() }"),
    Case(20, "g(h())", both + "func g(_ x: CGFloat) -> CGFloat { x }"),
    Case(10, "g(h())", both + "func g(_ x: Double) -> Double { x }"),
    Case(21, "f()", both + "func f() -> CGFloat { let w: CGFloat = 1; let sum = h() + w; return sum }"),
    Case(11, "f()", both + "func f() -> CGFloat { let w: Double = 1; let sum = h() + w; return CGFloat(sum) }"),
    Case(41, "f()", both + "func g() -> CGFloat { 21 }\nfunc f() -> CGFloat { let w = g(); let sum = w + h(); return sum }"),
    Case(20, "f()", both + "struct S { var w: CGFloat = 1 }\nfunc f() -> CGFloat { var s = S(); s.w = h(); return s.w }"),
    Case(20, "f()", both + "func f() -> CGFloat { var r = CGRect.zero; r.size.width = h(); return r.width }"),
    Case(20, "CGSize(width: h(), height: 0).width", both),
    Case(10, "f()", members + "func f() -> CGFloat { let x = 3.points(); return CGFloat(x) }"),
    Case(20, "f()", members + "func f() -> CGFloat { 3.points() }"),
  ]

  private static let protocol2 =
    "protocol P {}\nprotocol Q {}\nextension P { var n: Int { 1 }; func m() -> Int { 1 } }\nextension Q { var n: Int { 2 }; func m() -> Int { 2 } }\n"
  private static let derived =
    "protocol P {}\nprotocol Q: P {}\nextension P { var n: Int { 1 }; func m() -> Int { 1 } }\nextension Q { var n: Int { 2 }; func m() -> Int { 2 } }\n"
  private static let constrained =
    "protocol P {}\nprotocol Q {}\nextension P { var n: Int { 1 }; func m() -> Int { 1 } }\n"
    + "extension P where Self: Q { var n: Int { 2 }; func m() -> Int { 2 } }\n"

  /// A member that several protocols give: the more derived one and the one that asks for more win.
  private static let inherited: [Case] = [
    Case(2, "S().n", derived + "struct S: P, Q {}"),
    Case(2, "S().m()", derived + "struct S: P, Q {}"),
    Case(2, "S().n", constrained + "struct S: P, Q {}"),
    Case(2, "S().m()", constrained + "struct S: Q, P {}"),
    Case(1, "S().n", constrained + "struct S: P {}"),
    Case(1, "S().m()", constrained + "struct S: P {}"),
    Case(1, "S().n", protocol2 + "class B: P {}\nfinal class S: B {}"),
    Case(
      2, "S().height",
      "protocol P { var height: Int { get } }\nprotocol Q: P {}\nextension P { var height: Int { 1 } }\nextension Q { var height: Int { 2 } }\nstruct S: P, Q {}"
    ),
    Case(
      7, "S().n",
      "protocol P {}\nextension P where Self: UIView { var n: Int { 7 } }\nextension P { var n: Int { 1 } }\nfinal class S: UIView, P {}"),
  ]

  @Test(arguments: fractions + inherited) func theNearestIsMeant(_ example: Case) throws {
    let found = try SemanticsTests.refusalOrHeight(example)
    #expect(found.height == example.height, "\(String(describing: found.reason))")
  }

  @Test(arguments: ["S().n", "S().m()"]) func whatSwiftCallsAmbiguousIsRefused(_ expression: String) throws {
    let found = try SemanticsTests.refusalOrHeight(Case(0, expression, Self.protocol2 + "struct S: P, Q {}"))
    #expect(found.reason == .severalMembers(expression.contains("m") ? "m" : "n"), "\(String(describing: found.height))")
  }

  @Test func functionsThatDifferOnlyInTheirResultsNeedAPlace() throws {
    let found = try SemanticsTests.refusalOrHeight(
      Case(0, "f()", "func h() -> Int { 10 }\nfunc h() -> CGFloat { 20 }\nfunc f() -> Int { let x = h(); return 1 }"))
    #expect(found.reason == .ambiguous("h"))
  }

  @Test(arguments: overloads + protocols + operators + initializers + names + rectangles + types + beside) func theRightOneIsMeant(
    _ example: Case
  ) throws {
    let found = try SemanticsTests.refusalOrHeight(example)
    #expect(found.height == example.height, "\(String(describing: found.reason))")
  }

  /// Rectangles that only touch, or have no size.
  @Test(arguments: [
    Case(0, "a.intersects(b) ? 1 : 2", "let a = CGRect(x: 0, y: 0, width: 10, height: 10), b = CGRect(x: 10, y: 0, width: 10, height: 10)"),
    Case(0, "a.intersection(b).width", "let a = CGRect(x: 0, y: 0, width: 10, height: 10), b = CGRect(x: 20, y: 0, width: 10, height: 10)"),
    Case(0, "zip(0..., 1...).map { $0 }.count"),
  ]) func whatIsNotCertainIsRefused(_ example: Case) throws {
    let found = try SemanticsTests.refusalOrHeight(example)
    #expect(found.reason != nil, "\(String(describing: found.height))")
  }
}
