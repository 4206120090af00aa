import Testing

/// The grouping of expressions.
@Suite struct ExpressionTests {
  @Test(arguments: [
    Reading("12", "integer 12"), Reading("0xFF_00", "integer 0xFF_00"), Reading("0b10", "integer 0b10"), Reading("0o17", "integer 0o17"),
    Reading("1_000.5e-3", "float 1_000.5e-3"), Reading("0x1.8p4", "float 0x1.8p4"), Reading("1e9", "float 1e9"),
    Reading("true", "true"), Reading("nil", "nil"), Reading("[]", "array"), Reading("[:]", "dictionary"),
    Reading("[1, 2,]", "(array integer 1 integer 2)"), Reading("[a: 1]", "(dictionary name a integer 1)"),
    Reading("()", "tuple"), Reading("(1, b: 2)", "(tuple integer 1 (b: integer 2))"), Reading("t.0.1", "(member 1 (member 0 name t))"),
    Reading("#file", "#file"), Reading("#selector(a.b)", "(#selector (() (member b name a)))"),
    Reading("0xff.description", "(member description integer 0xff)"), Reading("1.description", "(member description integer 1)"),
  ]) func literals(_ reading: Reading) { reading.check() }

  @Test(arguments: [
    Reading("a + b * c", "(operator + name a (operator * name b name c))"),
    Reading("a - b - c", "(operator - (operator - name a name b) name c)"),
    Reading("a ?? b ?? c", "(operator ?? name a (operator ?? name b name c))"),
    Reading("a == b && c || d", "(operator || (operator && (operator == name a name b) name c) name d)"),
    Reading("a..<b + 1", "(operator ..< name a (operator + name b integer 1))"),
    Reading("a = b = c", "(= name a (= name b name c))"), Reading("a += b * 2", "(operator += name a (operator * name b integer 2))"),
    Reading("a ? b : c ? d : e", "(?: name a name b (?: name c name d name e))"),
    Reading("x = a ? b : c", "(= name x (?: name a name b name c))"),
    Reading("a as? B ?? c", "(operator ?? (as? name a type B) name c)"),
    Reading("a + b as Int", "(as (operator + name a name b) type Int)"),
    Reading("-a + !b", "(operator + (prefix - name a) (prefix ! name b))"), Reading("a...", "(postfix ... name a)"),
    Reading("...5", "(prefix ... integer 5)"), Reading("f(&x)", "(call name f (& name x))"), Reading("_ = x", "(= _ name x)"),
    Reading("try a + b", "(try (operator + name a name b))"), Reading("x = try await f()", "(= name x (try (await (call name f))))"),
    Reading("try? a ?? try! b", "(try? (operator ?? name a (try! name b)))"), Reading("a is B", "(is name a type B)"),
    Reading("a *** b", "(operator *** name a name b)"), Reading("reduce(0, +)", "(call name reduce integer 0 name +)"),
    Reading("a\n  + b", "(operator + name a name b)"), Reading("a /* c */ + b // d", "(operator + name a name b)"),
    Reading("a ⊕ b", "(operator ⊕ name a name b)"), Reading("i<n", "(operator < name i name n)"),
    Reading("(a < b, c > d)", "(tuple (operator < name a name b) (operator > name c name d))"),
    Reading("(a < b, c > (d))", "(tuple (call (specialized name a (<> type b type c)) name d))"),
  ]) func operators(_ reading: Reading) { reading.check() }

  @Test func declaredOperatorsHaveTheirPrecedence() {
    let declarations = """
      precedencegroup Power { higherThan: MultiplicationPrecedence associativity: right }
      infix operator ** : Power
      infix operator <> : AdditionPrecedence

      """
    for (source, expected) in [
      ("a * b ** c ** d", "(operator * name a (operator ** name b (operator ** name c name d)))"),
      ("a <> b <> c", "(operator <> (operator <> name a name b) name c)"),
    ] {
      #expect(Reading.text(declarations + source).hasSuffix(expected))
    }
  }

  @Test(arguments: [
    Reading("a.b.c()", "(call (member c (member b name a)))"), Reading("a?.b!.c", "(member c (! (member b (? name a))))"),
    Reading("a[1, x: 2]", "(subscript name a integer 1 (x: integer 2))"), Reading(".a", ".a"), Reading(".a(1)", "(call .a integer 1)"),
    Reading("x.init(a: 1)", "(call (member init name x) (a: integer 1))"), Reading("f(a:b:)", "name f(a:b:)"),
    Reading("Foo<Bar>.init", "(member init (specialized name Foo (<> type Bar)))"),
    Reading("Foo<[A: B?]>()", "(call (specialized name Foo (<> (type[:] type A (type? type B)))))"),
    Reading("Foo<Bar<Int>?>.x", "(member x (specialized name Foo (<> (type? (type Bar (<> type Int))))))"),
    Reading("[Int].self", "(member self (array name Int))"), Reading("[A: [B]]()", "(call (dictionary name A (array name B)))"),
    Reading("Int?.none", "(member none (? name Int))"), Reading("any P", "(type (any type P))"),
    Reading("a\n.b\n.c", "(member c (member b name a))"), Reading("a\n(b)", "name a (tuple name b)"),
    Reading("a\n[b]", "name a (array name b)"),
    Reading("super.f()", "(call (member f super))"), Reading("self.x = 1", "(= (member x name self) integer 1)"),
    Reading("`default`.`in`", "(member in name default)"), Reading("x.default", "(member default name x)"),
  ]) func members(_ reading: Reading) { reading.check() }

  @Test(arguments: [
    Reading("{ $0 }", "(closure name $0)"), Reading("{ a in a }", "(closure (parameters a:) name a)"),
    Reading("{ a, _ in }", "(closure (parameters a: _:))"),
    Reading("{ (a: Int, b) -> Int in a }", "(closure (parameters (a: type Int) b:) (result type Int) name a)"),
    Reading("{ [weak self, x = y] in }", "(closure capture weak self (capture x name y))"),
    Reading("{ [unowned(safe) a] b async throws in }", "(closure capture unowned safe a (parameters b:) async throws)"),
    Reading("f { 1 }", "(call{} name f (trailing (closure integer 1)))"),
    Reading("f(1) { 2 } b: { 3 }", "(call name f integer 1 (trailing (closure integer 2) (b: (closure integer 3))))"),
    Reading("a.map { $0 }.b", "(member b (call{} (member map name a) (trailing (closure name $0))))"),
    Reading("{ @MainActor (a) in }", "(closure (@ type MainActor) (parameters a:))"),
    Reading("{ (a, b) }", "(closure (tuple name a name b))"), Reading("{ [a] }", "(closure (array name a))"),
    Reading("{ return\n}", "(closure return)"), Reading("f(x: { _ in })", "(call name f (x: (closure (parameters _:))))"),
  ]) func closures(_ reading: Reading) { reading.check() }

  @Test(arguments: [
    Reading(#"\A.b.c"#, #"(\ (root type A) .b .c)"#), Reading(#"\.self"#, #"(\ .self)"#),
    Reading(#"\.a?.b[0]!"#, #"(\ .a ? .b ([] integer 0) !)"#),
    Reading(#"\[Int].count"#, #"(\ (root (type[] type Int)) .count)"#), Reading(#"\A<B>.c"#, #"(\ (root (type A (<> type B))) .c)"#),
    Reading(#"f(\.a, 1)"#, #"(call name f (\ .a) integer 1)"#),
  ]) func keyPaths(_ reading: Reading) { reading.check() }

  @Test(arguments: [
    Reading("x = if a { 1 } else { 2 }", "(= name x (if name a (block integer 1) (block integer 2)))"),
    Reading("x = switch a { case 1: 2\ndefault: 3 }", "(= name x (switch name a (case (item integer 1) integer 2) (default integer 3)))"),
    Reading("a\n#if os(iOS)\n.b\n#endif\n.c", "(member c (#if name a (branch os(iOS) .b)))"),
    Reading("f(repeat each x)", "(call name f (repeat (each name x)))"), Reading("consume x", "(consume name x)"),
    Reading("copy(x)", "(call name copy name x)"), Reading("(Int) -> Void", "(-> (tuple name Int) name Void)"),
  ]) func others(_ reading: Reading) { reading.check() }
}
