import Testing

/// Statements, conditions and patterns.
@Suite struct StatementTests {
  @Test(arguments: [
    Reading(
      "if a, let b, let c = d, var e: Int = f { }",
      "(if name a (if-let bind b) (if-let bind c (value name d)) (if-var bind e (type type Int) (value name f)) block)"),
    Reading("if case .a(let x)? = y { }", "(if (if-case (? (call .a (let bind x))) name y) block)"),
    Reading("if #available(iOS 15.0, macOS 12, *) { } else { }", "(if (#available iOS 15.0 macOS 12 *) block block)"),
    Reading("if #unavailable(iOS 16) { }", "(if (#unavailable iOS 16) block)"),
    Reading("if a { 1 } else if b { 2 } else { 3 }", "(if name a (block integer 1) (if name b (block integer 2) (block integer 3)))"),
    Reading("guard let self else { return }", "(guard (if-let bind self) (block return))"),
    Reading("if a.contains(where: { $0 }) { b }", "(if (call (member contains name a) (where: (closure name $0))) (block name b))"),
    Reading("if x == .y { z }", "(if (operator == name x .y) (block name z))"),
    Reading("while i < 3 { i += 1 }", "(while (operator < name i integer 3) (block (operator += name i integer 1)))"),
    Reading("repeat { a } while b", "(repeat (block name a) name b)"), Reading("defer { a }", "(defer (block name a))"),
    Reading(
      "for x in 0..<3 where x > 1 { }", "(for bind x (operator ..< integer 0 integer 3) (where (operator > name x integer 1)) block)"),
    Reading("for try await case .a(let x) in y { }", "(for try await case (call .a (let bind x)) name y block)"),
    Reading("for (i, x) in a.enumerated() { }", "(for (tuple bind i bind x) (call (member enumerated name a)) block)"),
    Reading("for _ in a.filter { $0 } { }", "(for _ (call{} (member filter name a) (trailing (closure name $0))) block)"),
    Reading("outer: for x in y { break outer }", "(label outer (for bind x name y (block break outer)))"),
    Reading("while true { continue\n}", "(while true (block continue ))"), Reading("throw E.a", "(throw (member a name E))"),
    Reading(
      "do { try f() } catch E.a { } catch let e as F where e.x { } catch { }",
      "(do (block (try (call name f))) (catch (item (member a name E)) block) (catch (item (let (as bind e type F)) (where (member x name e))) block) (catch block))"
    ),
    Reading("do throws(E) { }", "(do (throws type E) block)"), Reading("discard self", "(discard name self)"),
  ]) func statements(_ reading: Reading) { reading.check() }

  @Test(arguments: [
    Reading(
      "switch a { case 1, 2: b\nc\ncase let x where x > 3: d\ndefault: break }",
      "(switch name a (case (item integer 1) (item integer 2) name b name c) (case (item (let bind x) (where (operator > name x integer 3))) name d) (default break ))"
    ),
    Reading(
      "switch a { case .b(let c, _): d\ncase (1, .e): f\ncase is G: fallthrough\n@unknown default: h }",
      "(switch name a (case (item (call .b (let bind c) _)) name d) (case (item (tuple integer 1 .e)) name f) (case (item (is type G)) fallthrough) (@unknown default name h))"
    ),
    Reading(
      "switch a { case 0...9: b\ncase .c?: d\ncase let (x, y): e\ncase nil: f }",
      "(switch name a (case (item (operator ... integer 0 integer 9)) name b) (case (item (? .c)) name d) (case (item (let (tuple bind x bind y))) name e) (case (item nil) name f))"
    ),
    Reading(
      "switch a { case let b as C: d\ncase E.f(g: 1, let h): i\ncase let .j(k): l }",
      "(switch name a (case (item (let (as bind b type C))) name d) (case (item (call (member f name E) (g: integer 1) (let bind h))) name i) (case (item (let (call .j bind k))) name l))"
    ),
    Reading(
      "switch a {\n#if X\ncase 1: b\n#endif\ndefault: c }",
      "(switch name a (#if (branch X (case (item integer 1) name b))) (default name c))"),
    Reading(
      "switch a {\ncase 1:\n#if X\nb\n#endif\nc\ndefault: d }",
      "(switch name a (case (item integer 1) (#if (branch X name b)) name c) (default name d))"),
  ]) func switches(_ reading: Reading) { reading.check() }

  @Test(arguments: [
    Reading(
      "#if os(iOS) && !DEBUG || swift(>=5.9)\na\n#elseif canImport(UIKit)\nb\n#else\nc\n#endif",
      "(#if (branch (|| (&& os(iOS) (! DEBUG)) swift(>=5.9)) name a) (branch canImport(UIKit) name b) (branch else name c))"),
    Reading(
      "#if targetEnvironment(simulator)\n#if A\na\n#endif\n#endif", "(#if (branch targetEnvironment(simulator) (#if (branch A name a))))"),
    Reading("#if (A || B) && C\n#endif", "(#if (branch (&& (|| A B) C)))"),
    Reading(
      "#if compiler(<6)\nx y z\n#endif", "(#if (branch compiler(<6) unparsed expected(SwiftParsing.Problem.Expectation.newline) at y))"),
  ]) func conditionalBlocks(_ reading: Reading) { reading.check() }

  @Test(arguments: [
    Reading("func f() { return\n}", "(func f parameters (body return))"),
    Reading("func f() { return 1 }", "(func f parameters (body (return integer 1)))"),
    Reading("func f() { return; 1 }", "(func f parameters (body return integer 1))"),
    Reading("var x: Int { _read { yield &y } }", "(var (binding bind x (type type Int) (accessors (_read (body (yield (& name y)))))))"),
    Reading(
      "func f() { let a = 1; var b: Int }",
      "(func f parameters (body (let (binding bind a (value integer 1))) (var (binding bind b (type type Int)))))"),
    Reading("func f() { func g() { 1 } }", "(func f parameters (body (func g parameters (body integer 1))))"),
  ]) func bodies(_ reading: Reading) { reading.check() }
}
