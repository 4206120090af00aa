import Testing

/// Declarations with their headers, and types.
@Suite struct DeclarationTests {
  @Test(arguments: [
    Reading("import UIKit", "import UIKit"), Reading("@testable import struct A.B", "(import struct A.B (@ type testable))"),
    Reading("let a = 1, b: Int = 2", "(let (binding bind a (value integer 1)) (binding bind b (type type Int) (value integer 2)))"),
    Reading("let (a, _) = b", "(let (binding (tuple bind a _) (value name b)))"),
    Reading("static var x = 1", "(var static (binding bind x (value integer 1)))"),
    Reading("var a: Int { 1 }", "(var (binding bind a (type type Int) (body integer 1)))"),
    Reading(
      "var a: Int { get { 1 } set(v) { b } }",
      "(var (binding bind a (type type Int) (accessors (get (body integer 1)) (set(v) (body name b)))))"),
    Reading("var a = 1 { didSet { b } }", "(var (binding bind a (value integer 1) (accessors (didSet (body name b)))))"),
    Reading("var a: Int { get async throws }", "(var (binding bind a (type type Int) (accessors (get async throws))))"),
    Reading(
      "private(set) lazy var a: A = { B() }()",
      "(var private(set) lazy (binding bind a (type type A) (value (call (closure (call name B))))))"),
    Reading("@Published(x: 1) var a", "(var (@ type Published x: 1) (binding bind a))"),
    Reading("weak var a: A?", "(var weak (binding bind a (type (type? type A))))"),
  ]) func variables(_ reading: Reading) { reading.check() }

  @Test(arguments: [
    Reading(
      "func f(a: Int, _ b: B = 1, c d: inout C...) async throws -> D { }",
      "(func f (parameters (a: type Int) (_ b: type B (default integer 1)) (c d:... (attributed inout type C))) async throws (result type D) body)"
    ),
    Reading(
      "func f<T: P, each U>(x: T) where T: Q, U == Int { }", "(func f (generics T U) (parameters (x: type T)) (where T: Q, U == Int) body)"),
    Reading(
      "static func == (l: A, r: A) -> Bool { true }", "(func == static (parameters (l: type A) (r: type A)) (result type Bool) (body true))"
    ),
    Reading("func <<T>(a: T) { }", "(func < (generics T) (parameters (a: type T)) body)"),
    Reading("func f() throws(E)", "(func f parameters (throws type E))"),
    Reading(
      "@discardableResult @available(iOS 13.0, *) func f() { }",
      "(func f (@ type discardableResult) (@ type available iOS 13.0, *) parameters body)"),
    Reading(
      "func f(@ViewBuilder a: @escaping () -> A) rethrows { }",
      "(func f (parameters (a: (@ type ViewBuilder) (attributed (@ type escaping) (type-> type A)))) rethrows body)"),
    Reading("func `in`() { }", "(func in parameters body)"),
  ]) func functions(_ reading: Reading) { reading.check() }

  @Test(arguments: [
    Reading(
      "struct A<T>: B, C where T: D { let x = 1; init?(y: Int) { } deinit { } }".replacing(" deinit { }", with: ""),
      "(struct type A (generics T) (inherits type B type C) (where T: D) (members (let (binding bind x (value integer 1))) (init? (parameters (y: type Int)) body)))"
    ),
    Reading(
      "enum A: Int, CaseIterable { case a = 1, b\nindirect case c(x: Int, A)\ncase `default` }",
      "(enum type A (inherits type Int type CaseIterable) (members (cases (case a (value integer 1)) case b) (cases indirect (case c (parameters (x: type Int) (: type A)))) (cases case default)))"
    ),
    Reading(
      "final class A: B { override func f() { }\nclass func g() { }\ndeinit { x } }",
      "(class final type A (inherits type B) (members (func f override parameters body) (func g class parameters body) (deinit (body name x))))"
    ),
    Reading(
      "protocol P<T>: AnyObject { associatedtype T: Q = R\nvar a: Int { get set }\nfunc f()\ninit() }",
      "(protocol type P (primary T) (inherits type AnyObject) (members (associatedtype T (inherits type Q) (default type R)) (var (binding bind a (type type Int) (accessors get set))) (func f parameters) (init parameters)))"
    ),
    Reading(
      "extension A.B: C where D == E { subscript(i: Int) -> F { g } }",
      "(extension (type.B type A) (inherits type C) (where D == E) (members (subscript (parameters (i: type Int)) (result type F) (body name g))))"
    ),
    Reading("actor A { nonisolated let x: Int }", "(actor type A (members (let nonisolated (binding bind x (type type Int)))))"),
    Reading("extension A: @unchecked Sendable { }", "(extension type A (inherits (attributed (@ type unchecked) type Sendable)) members)"),
    Reading("typealias A<T> = [T: B]", "(typealias A (generics T) (type[:] type T type B))"),
    Reading(
      "struct A {\n#if X\nlet a: Int\n#else\nlet b: Int\n#endif\nlet c: Int }",
      "(struct type A (members (#if (branch X (let (binding bind a (type type Int)))) (branch else (let (binding bind b (type type Int))))) (let (binding bind c (type type Int)))))"
    ),
    Reading(
      "struct A { #Preview(\"x\") { B() } }",
      "(struct type A (members (macro (#Preview (() (string text:x)) (trailing (closure (call name B)))))))"),
    Reading("prefix operator √", "(operator √ prefix)"),
    Reading(
      "precedencegroup P { higherThan: A, B\nassociativity: left\nassignment: true }",
      "(precedencegroup P (higherThan A B) lowerThan left true)"),
    Reading(
      "@freestanding(expression) macro m<T>(x: T) -> T = #external(a: 1)",
      "(macro m (@ type freestanding expression) (generics T) (parameters (x: type T)) (result type T) (definition (#external (() (a: integer 1)))))"
    ),
  ]) func types(_ reading: Reading) { reading.check() }

  @Test(arguments: [
    ("Int", "type Int"), ("A.B<C>", "(type.B type A (<> type C))"), ("Int?", "(type? type Int)"), ("Int!", "(type! type Int)"),
    ("[[Int]]", "(type[] (type[] type Int))"),
    ("[A: [B]]", "(type[:] type A (type[] type B))"), ("()", "type()"), ("(a: Int, B)", "(type() (a: type Int) (: type B))"),
    ("(Int, _ b: B) async throws -> C", "(type-> (: type Int) (_ b: type B) async throws type C)"),
    ("some P & Q", "(some (type& type P type Q))"),
    ("any P.Type", "(any (metatype Type type P))"), ("(any P)?", "(type? (type() (: (any type P))))"), ("A.Type", "(metatype Type type A)"),
    ("@MainActor () -> Void", "(attributed (@ type MainActor) (type-> type Void))"), ("~Copyable", "(~ type Copyable)"),
    ("A<B<C>>", "(type A (<> (type B (<> type C))))"),
    ("[3 of Int]", "(type[of] integer 3 type Int)"), ("A -> B -> C", "(type-> (: type A) (type-> (: type B) type C))"),
    ("(repeat each T)", "(type() (: (repeat (each type T))))"),
  ]) func typesInAnnotations(_ type: String, _ expected: String) {
    #expect(Reading.text("let x: \(type)") == "(let (binding bind x (type \(expected))))")
    #expect(Reading.text("typealias X = \(type)\nlet y: Z") == "(typealias X \(expected)) (let (binding bind y (type type Z)))")
  }
}
