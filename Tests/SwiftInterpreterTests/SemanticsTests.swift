import Localization
import SwiftParsing
import Testing

@testable import SwiftInterpreter

/// The results of small pieces of Swift, as the height of a row in points. The heights were derived by hand from Swift's rules.
@Suite struct SemanticsTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var before: String
    var expression: String
    var height: Double
    var testDescription: String { expression + " " + before.prefix(40) }

    init(_ height: Double, _ expression: String, _ before: String = "") {
      (self.height, self.expression, self.before) = (height, expression, before)
    }
  }

  static func refusalOrHeight(_ example: Case) throws -> (height: Double?, reason: Refusal.Reason?) {
    let code = """
      \(example.before)
      func layout() -> NSCollectionLayoutSection {
        let height: CGFloat = CGFloat(\(example.expression))
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return NSCollectionLayoutSection(group: group)
      }
      """
    do throws(SwiftReader.Failure) {
      let reading = try SwiftReader(files: [Array(code.utf8)], host: SwiftHost(width: 400, height: 800)).read("layout()", sectionCount: 1)
      let line = reading.components.flatMap { $0.lines }.first ?? ""
      let number = line.components(after: "height=absolute(")
      return (Double(number), nil)
    } catch {
      guard case .refused(let refusal) = error else { throw error }
      return (nil, refusal.reason)
    }
  }

  private static let numbers: [Case] = [
    Case(3, "7 / 2"), Case(-3, "-7 / 2"), Case(-1, "-7 % 3"), Case(3, "(2.5).rounded()"), Case(2, "(2.5).rounded(.toNearestOrEven)"),
    Case(-3, "(-2.1).rounded(.awayFromZero)"),
    Case(10, "rounded()", "func rounded() -> CGFloat { var x: CGFloat = 10.5; x.round(.down); return x }"),
    Case(12.5, "half()", "let gap: CGFloat = 10\nfunc half() -> CGFloat { let s = gap > 5 ? 25 : gap; return s / 2 }"),
    Case(7.5, "half()", "struct C { var gap: CGFloat? }\nfunc half() -> CGFloat { let g = C(gap: nil).gap ?? 15; return g / 2 }"),
    Case(0.5, "half()", "func half() -> CGFloat { let all = [1, 2.5]; let first = all[0]; return first / 2 }"),
    Case(3.5, "half()", "func half() -> CGFloat { let f: (CGFloat) -> CGFloat = { $0 / 2 }; return f(7) }"),
    Case(3.5, "half()", "var size: CGFloat { 7 / 2 }\nfunc half() -> CGFloat { size }"),
    Case(3.5, "half()", "enum M { static var gap: CGFloat = 1 }\nfunc half() -> CGFloat { M.gap = 7; let g = M.gap; return g / 2 }"),
    Case(3.5, "half()", "struct S { var gap = 8.0 }\nfunc half() -> CGFloat { var s = S(); s.gap = 7; return s.gap / 2 }"),
    Case(2.5, "Level.b.rawValue / 2", "enum Level: Double { case a = 4, b }"),
    Case(4, "[1, 2, 3, 4].prefix(through: 3).count"), Case(2, "[1, 2, 3, 4].suffix(from: 2).count"),
    Case(22, "slice()", "func slice() -> Int { let rest = [10, 20, 30].dropFirst(); return rest[1] + rest.firstIndex(of: 30)! }"),
    Case(1, "\"compositional\".contains(\"posit\") ? 1 : 0"), Case(3, "\"a, b, c\".components(separatedBy: \",\").count"),
    Case(1, "(1, \"b\") < (1, \"c\") ? 1 : 0"),
  ]

  private static let types: [Case] = [
    Case(
      30, "B().total()",
      "class A { func total() -> Int { part() * 10 }; func part() -> Int { 1 } }\nclass B: A { override func part() -> Int { 3 } }"),
    Case(
      5, "S().sum()",
      "protocol P { var a: Int { get } }\nextension P { var a: Int { 1 }; func sum() -> Int { a + 1 } }\nstruct S: P { var a: Int { 4 } }"),
    Case(
      7, "S.sum()",
      "protocol P { static var a: Int { get } }\nextension P { static func sum() -> Int { a + Self.a + 1 } }\n"
        + "enum S: P { static let a = 3 }"
    ),
    Case(8, "f()", "class M { var a = 1 { didSet { b = a * 2 } }; var b = 0 }\nfunc f() -> Int { let m = M(); m.a = 4; return m.b }"),
    Case(1, "f()", "struct M { var a = 1 { didSet { a = oldValue } } }\nfunc f() -> Int { var m = M(); m.a = 4; return m.a }"),
    Case(
      2, "f()",
      "enum E { case a, b; mutating func next() { self = .b } }\nfunc f() -> Int { var e = E.a; e.next(); return e == .b ? 2 : 1 }"),
    Case(
      1, "T(id: 1, n: 2) == T(id: 1, n: 3) ? 1 : 0",
      "struct T: Equatable { var id, n: Int; static func == (l: T, r: T) -> Bool { l.id == r.id } }"),
    Case(3, "[T(n: 5), T(n: 3)].min()!.n", "struct T: Comparable { var n: Int; static func < (l: T, r: T) -> Bool { l.n < r.n } }"),
    Case(
      18, "f()",
      "func grow(by n: Int = 10, _ v: inout Int) { v += n }\n"
        + "func f() -> Int { var h = 5; grow(&h); grow(by: 3, &h); return h }"),
    Case(14, "f()", "func apply(_ g: (inout Int) -> Void) -> Int { var v = 7; g(&v); return v }\nfunc f() -> Int { apply { $0 *= 2 } }"),
    Case(50, "f()", "func f() -> Int { var h = 50; let g = { [h] in h }; h = 70; return g() }"),
    Case(70, "f()", "func f() -> Int { var h = 50; let g = { h }; h = 70; return g() }"),
    Case(31, "f()", "enum E: Error { case a, b }\nfunc f() -> Int { do { throw E.b } catch E.a { return 5 } catch { return 31 } }"),
    Case(5, "f()", "func f() -> Int { let a = 10; let b: Int; var half: Int { a / 2 }; b = half; return b }"),
    Case(
      6, "f()",
      "struct O: OptionSet { let rawValue: Int; static let a = O(rawValue: 1), b = O(rawValue: 2) }\n"
        + "func f() -> Int { let o: O = [.a]; return o.union(.b).rawValue * 2 }"
    ),
    Case(
      70, "k(7)", "enum K { case g(Int) }\nfunc k(_ n: Int) -> Int { switch K.g(2) { case .g(let n) where n > 3: n; case .g: n * 10 } }"),
    Case(4, "f()", "func f() -> Int { var b = 1; var c = 3; swap(&b, &c); return b + c }"),
  ]

  /// Publishers of Combine deliver their current value and later ones.
  private static let publishers: [Case] = [
    // A subscription ends when nothing keeps its token.
    Case(
      3, "last()",
      model
        + "final class V { let m = M(); var n = 0; var all: Set<AnyCancellable> = []; func bind() { m.$n.sink { self.n = $0 }.store(in: &all) } }\n"
        + "func last() -> Int { let v = V(); v.bind(); v.m.n = 3; v.all.removeAll(); v.m.n = 4; return v.n }"),
    Case(
      2, "last()",
      model
        + "final class V { let m = M(); var n = 0; var token: AnyCancellable?; func bind() { token = m.$n.sink { _ in self.n += 1 } } }\n"
        + "func last() -> Int { let v = V(); v.bind(); v.bind(); v.token = nil; v.m.n = 4; return v.n }"),
    Case(
      1, "last()",
      model + "func last() -> Int { var n = 5; let m = M(); m.$n.sink { n = $0 }; _ = m.$n.sink { n = $0 }; m.n = 3; return n }"),
    Case(
      4, "last()",
      "import Combine\nfinal class M { @Published var a = 1; @Published var b = 2; init() { $a.map { $0 + 1 }.assign(to: &$b) } }\n"
        + "func last() -> Int { let m = M(); m.a = 3; return m.b }"),
    Case(
      5, "last()",
      "import Combine\nfunc last() -> Int { var all: [Int] = []; let a = PassthroughSubject<Int, Never>(); let b = PassthroughSubject<Int, Never>()\n"
        + "let c = a.zip(b).sink { all.append($0 + $1) }; a.send(1); a.send(2); b.send(4); return all[0] * all.count }"),
    Case(
      7, "last()",
      "import Combine\nfunc last() -> Int { var n = 0; let a = CurrentValueSubject<Int, Never>(1); let b = CurrentValueSubject<Int, Never>(2)\n"
        + "let all = CurrentValueSubject<CurrentValueSubject<Int, Never>, Never>(a); let c = all.switchToLatest().sink { n = $0 }\n"
        + "all.send(b); a.send(9); b.send(7); return n }"),
    Case(
      12, "last()",
      "import Combine\nfunc last() -> Int { var n = 0; let a = CurrentValueSubject<Int, Never>(3); let b = CurrentValueSubject<Int, Never>(4)\n"
        + "let c = a.combineLatest(b) { $0 * $1 }.sink { n = $0 }; return n }"),
    Case(
      1, "cancelled()",
      model + "func cancelled() -> Int { var n = 0; let m = M(); let c = m.$n.sink { n = $0 }; c.cancel(); m.n = 5; return n }"),
    Case(
      7, "scanned()",
      model
        + "func scanned() -> Int { var n = 0; let m = M(); let c = m.$n.prepend(3).scan(0) { $0 + $1 }.sink { n = $0 }; m.n = 3; return n }"
    ),
    Case(
      2, "count()",
      "func count() -> Int { let d = [\"a\": [1, 3]]; return d.map { (k: $0.key, n: $0.value.sorted { $0 > $1 }.count) }.first!.n }"),
    Case(3, "last()", model + "func last() -> Int { var n = 0; let m = M(); let c = m.$n.sink { n = $0 }; m.n = 3; return n }"),
    // A property changes after its publisher has delivered the new value.
    Case(
      1, "old()", model + "func old() -> Int { var n = 0; let m = M(); let c = m.$n.dropFirst().sink { _ in n = m.n }; m.n = 3; return n }"),
    Case(
      5, "sum()",
      model
        + "func sum() -> Int { var n = 0; let m = M(); let c = m.$n.map { $0 * 2 }.filter { $0 > 2 }.sink { n += $0 }; m.n = 1; m.n = 2; m.n = 0\n"
        + "return n + 1 }"),
    Case(
      2, "count()",
      model
        + "func count() -> Int { var n = 0; let m = M(); let c = m.$n.removeDuplicates().sink { _ in n += 1 }; m.n = 1; m.n = 2; return n }"
    ),
    Case(
      7, "sum()",
      "import Combine\nfunc sum() -> Int { var n = 0; let s = PassthroughSubject<Int, Never>(); s.send(5); let c = s.sink { n += $0 }; s.send(3); s.send(4)\n"
        + "return n }"),
    Case(
      12, "value()",
      "import Combine\nfunc value() -> Int { var n = 0; let s = CurrentValueSubject<Int, Never>(4); let c = s.sink { n += $0 }; s.value += 4; return n }"
    ),
    Case(
      6, "both()",
      model
        + "func both() -> Int { var n = 0; let a = M(); let b = M(); let c = a.$n.combineLatest(b.$n).sink { n = $0 + $1 }; b.n = 5; return n }"
    ),
    Case(
      9, "just()",
      "import Combine\nfunc just() -> Int { var n = 0; let c = Just(9).setFailureType(to: Error.self).sink { _ in } receiveValue: { n = $0 }; return n }"
    ),
    Case(
      8, "future()",
      "import Combine\nfunc future() -> Int { var n = 0; let c = Future<Int, Never> { $0(.success(8)) }.sink { n = $0 }; return n }"),
  ]

  private static let model = "import Combine\nfinal class M { @Published var n = 1 }\n"

  /// The order of evaluation, optionals, patterns, lazy variables, and initialisers of superclasses.
  private static let order: [Case] = [
    Case(
      24, "f()",
      "struct Rows { var all = [Int](); func append(_ n: Int) -> Rows { var copy = self; copy.all.append(n); return copy } }\n"
        + "func f() -> Int { Rows()\((0..<24).map { ".append(\($0))" }.joined()).all.count }"),
    Case(
      3, "count()",
      "func count() -> Int { let all = [\"https://a.com/1?b=c\", \"\", \"http://a.com\"].compactMap { URL(string: $0) }\n"
        + "guard let url = URL(string: \"http://a.com\") else { return 0 }\n"
        + "return Set(all + [url]).count + (url.absoluteString == \"http://a.com\" ? 1 : 0) }"),
    Case(
      1, "f()",
      "final class Row { var n = 0; var names = [\"a\"] }\nfinal class Rows { var made = 0; func next() -> Row { made += 1; return Row() } }\n"
        + "func f() -> Int { let rows = Rows(); rows.next().n = 4; return rows.made }"),
    Case(
      5, "f()",
      "final class Row { var n = 0; var names = [\"a\"]; var counts = [String: Int]() }\n"
        + "final class Rows { var made = 0; func next() -> Row? { made += 1; return Row() } }\n"
        + "func f() -> Int { let rows = Rows(); rows.next()!.n += 1; rows.next()?.names.append(\"b\"); rows.next()?.names[0] = \"c\"\n"
        + "rows.next()?.counts[\"a\", default: 0] += 1; rows.next()?.n = 2; return rows.made }"),
    Case(
      3, "count()",
      "enum K { case a, b(Int) }; final class S { var kinds = [K](); func add() { kinds.append(.a); kinds += [.b(2)]; kinds.insert(.b(1), at: 0) } }\n"
        + "func count() -> Int { let s = S(); s.add(); return s.kinds.count }"),
    Case(
      1, "count()",
      "enum K: Hashable { case a, b }; struct S { var all = Set<K>(); var list = Array<K>(); mutating func add() { all.insert(.b); list.append(.a) } }\n"
        + "func count() -> Int { var s = S(); s.add(); s.add(); return s.all.count }"),
    Case(3, "count()", "func count() -> Int { \"a b  c\".split { $0 == \" \" }.count }"),
    Case(2, "count()", "func count() -> Int { \"a\\nb\".split(whereSeparator: \\.isNewline).count }"),
    Case(
      4, "count()",
      "func count() -> Int { let all = Dictionary([\"a\", \"b\", \"a\"].map { ($0, 2) }, uniquingKeysWith: +); return all[\"a\"]! }"),
    Case(
      3, "count()", "func count() -> Int { let all = [\"a\": [1, 2], \"b\": [3]]; return all.values.reduce(0) { $0 + $1.count } }"),
    Case(
      6, "sum()", "func sum() -> Int { let all = [\"a\": 1, \"b\": 3]; return all.reduce(0) { total, pair in total + pair.value + 1 } }"),
    Case(
      7, "sum()",
      "func sum() -> Int { let all = [\"a\": 1, \"b\": 2]; var n = [\"a\": 1, \"b\": 3]; all.forEach { n[$0.key]! += $0.value }\n"
        + "return n.values.reduce(0, +) }"),
    Case(
      2, "count()",
      "func count() -> Int { var all = [(day: String, ids: [Int])](); all.append((\"x\", [1, 2])); return all[0].ids.count }"),
    Case(4, "call()", "func call() -> Int { var all = [() -> Int](); all.append { 4 }; return all[0]() }"),
    Case(2, "count()", "func count() -> Int { var all = [[String: Int?]](); all.append([:]); all.append([\"a\": nil]); return all.count }"),
    Case(
      2, "count()",
      "func count() -> Int { let all = [\"a\"].reduce(into: [String: [(name: String, n: Int)]]()) { $0[$1, default: []].append(($1, 2)) }\n"
        + "return all[\"a\"]![0].n }"),
    Case(
      6, "sum()",
      "func sum() -> Int { var all = [\"a\": 1, \"b\": 2]; for key in all.keys { all[key]! *= 2 }; return all.values.reduce(0, +) }"),
    Case(
      1000, "count()",
      "func count() -> Int { var all: [String: Int] = [:]; for i in 0..<1000 { all[\"k\\(i)\"] = i }; return all.count }"),
    Case(312, "f()", "func f() -> Int { var a = [1, 2, 3]; a.append(a.removeFirst()); a.removeFirst(); return a[0] * 100 + a[1] + 11 }"),
    Case(231, "f()", "func f() -> Int { var a = [1, 2, 3]; a.insert(a.remove(at: 0), at: 2); return a[0] * 100 + a[1] * 10 + a[2] }"),
    Case(12, "f()", "func f() -> Int { var x = 1; func bump() -> Int { x += 10; return 1 }; x += bump(); return x }"),
    Case(
      66, "f()", "func f() -> Int { let title: String? = \"News\"; var h = 50; _ = title.map { _ in h += 16 }; return h }"),
    Case(2, "byName[\"a\"].map { $0.count } ?? 0", "let byName = [\"a\": [1, 2]]"),
    Case(3, "names.first.map { $0.count } ?? 0", "let names = [\"tea\", \"milk\"]"),
    Case(7, "text.map { _ in 1 }.count", "let text = \"Layouts\""),
    Case(
      200, "f(.large) + f(.standard) / 2 - f(.small)",
      "enum Style { case small, large; static let standard = Style.large }\n"
        + "func f(_ s: Style) -> Int { switch s { case .standard: 150; default: 25 } }"),
    Case(
      20, "f()",
      "struct M { var unit = 10; lazy var row = unit * 2 }\nfunc f() -> Int { var m = M(); _ = m.row; m.unit = 100; return m.row }"),
    Case(
      80, "Card().height",
      "class Base { var height = 44; init(name: String) { setUp() }; func setUp() {} }\n"
        + "class Card: Base { init() { super.init(name: \"card\") }; override func setUp() { height = 80 } }"),
    Case(
      54, "C().height",
      "class A { var height = 44; init() {} }\nclass B: A { override init() { super.init(); height += 10 } }\nclass C: B {}\nclass D: C {}"),
    Case(
      54, "D().height",
      "class A { var height = 44; init() {} }\nclass B: A { override init() { super.init(); height += 10 } }\nclass C: B {}\nclass D: C {}"),
    Case(
      5, "B(3).total",
      "class A { var total = 0; var note: String?; init(_ n: Int) { total = n } }\n"
        + "class B: A { override init(_ n: Int) { super.init(n); total += note == nil ? 2 : 9 } }"),
    Case(
      12, "B().total() + B().both()",
      "class A { private func part() -> Int { 1 }; private var rest: Int { 4 }; func total() -> Int { part() + rest }\n"
        + "  func both() -> Int { self.part() + 6 } }\n"
        + "class B: A { private func part() -> Int { 100 }; private var rest: Int { 100 } }"),
    Case(
      25, "f(.large) + f(nil)",
      "enum Style { case small, large }\nfunc f(_ s: Style?) -> Int { switch s { case .some(let s): s == .small ? 10 : 20; case .none: 5 } }"
    ),
    Case(35, "A().n! + (A().m ?? 5)", "class A { var n: Int? = 30; var m: Int?; init() {} }"),
    Case(
      1, "S().b()",
      "protocol P {}\nextension P { func a() -> Int { 1 }; func b() -> Int { self.a() } }\nstruct S: P { func a() -> Int { 4 } }"),
    Case(
      51, "f()",
      "class A { var height = 44 }\nclass B: A { override var height: Int { didSet { changes += 1 } }; var changes = 0 }\n"
        + "func f() -> Int { let b = B(); b.height += 5; b.height += 0; return b.height + b.changes }"),
    Case(
      344, "B().sum()",
      "class A { private let gap = 44; private var n = 0; func sum() -> Int { n += 1; return gap } }\n"
        + "class B: A { private let gap = 300; private var n = 5; override func sum() -> Int { super.sum() + gap + (n == 5 ? 0 : 1000) } }"),
    Case(
      3, "f(.c(1))",
      "enum E { case a, b(Int), c(Int) }\nfunc f(_ e: E) -> Int { switch e { case .a: 1; case .b(let n): n; case let .c(n): n + 2 } }"),
    Case(3, "\"a\\nb c\\n\".components(separatedBy: .newlines).count"), Case(2, "\"a b\\nc\".components(separatedBy: .whitespaces).count"),
    Case(1, "\"Mount Fuji\".localizedCaseInsensitiveContains(\"fUJI\") ? 1 : 0"),
    Case(1, "\"Mount Fuji\".localizedStandardContains(\"mount\") ? 1 : 0"),
    Case(30, "CGRect.null.union(CGRect(x: 0, y: 20, width: 9, height: 30)).height"),
    Case(50, "CGRect.zero.union(CGRect(x: 0, y: 20, width: 9, height: 30)).height"),
    Case(1, "UUID(uuidString: id) == UUID(uuidString: id.lowercased()) ? 1 : 0", "let id = \"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\""),
    Case(1, "UUID(uuidString: \"E621E1F8\") == nil ? 1 : 0"), Case(0, "UUID() == UUID() ? 1 : 0"),
  ]

  /// Casts to superclasses and protocols.
  private static let casts: [Case] = [
    Case(9, "(s as? P)?.h ?? 1", "protocol P { var h: Int { get } }\nprotocol Q: P {}\nstruct S: Q { let h = 9 }\nlet s: Any = S()"),
    Case(2, "s is Both ? 2 : 1", "protocol P {}\nprotocol Q {}\ntypealias Both = P & Q\nstruct S: P, Q {}\nlet s: Any = S()"),
    Case(1, "s is P & Q ? 2 : 1", "protocol P {}\nprotocol Q {}\nstruct S: P {}\nlet s: Any = S()"),
    Case(2, "s is P ? 2 : 1", "protocol P {}\nprotocol Q {}\ntypealias Both = P & Q\nstruct S: Both {}\nlet s: Any = S()"),
    Case(2, "s is P ? 2 : 1", "protocol P {}\nstruct S {}\nextension S: P {}\nlet s: Any = S()"),
    Case(2, "s is P ? 2 : 1", "protocol P {}\nclass A: P {}\nclass B: A {}\nlet s: Any = B()"),
    Case(2, "s is P ? 2 : 1", "protocol P {}\nextension Int: P {}\nlet s: Any = 3"),
    Case(2, "s is NSObjectProtocol ? 2 : 1", "class A: UIView {}\nlet s: Any = A()"),
    Case(1, "s is NSObjectProtocol ? 2 : 1", "struct A {}\nlet s: Any = A()"),
    Case(2, "s is UIView ? 2 : 1", "class A: UICollectionViewCell {}\nclass B: A {}\nlet s: Any = B()"),
    Case(
      5, "f()",
      "protocol P {}\nprotocol Q: P {}\nstruct S: Q {}\nfunc f() -> Int { let s: Any = S(); switch s { case is P: return 5; default: return 1 } }"
    ),
    Case(
      7, "f()",
      "protocol P { var h: Int { get } }\nprotocol Q: P {}\nstruct S: Q { let h = 7 }\n"
        + "func f() -> Int { let s: Any = S(); if case let p as P = s { return p.h }; return 1 }"),
    Case(
      6, "f()",
      "extension NSObjectProtocol { func with(_ change: (Self) -> Void) -> Self { change(self); return self } }\n"
        + "func f() -> Int { let s = NSCollectionLayoutSpacing.fixed(6); return Int(s.with { _ in }.spacing) }"),
    Case(44, "f()", "class N { var next: N?; var h = 44 }\nfunc f() -> Int { let n = N(); n.next?.h += 1; return n.h }"),
    Case(1, "String(reflecting: 12) == \"12\" ? 1 : 2"),
  ]

  private static let wrappers: [Case] = [
    Case(3, "S().a", "@propertyWrapper struct W { var wrappedValue: Int }\nstruct S { @W var a = 3 }"),
    Case(4, "S(a: 4).a", "@propertyWrapper struct W { var wrappedValue: Int }\nstruct S { @W var a = 3 }"),
    Case(7.5, "S().a / 2", "@propertyWrapper struct W<V> { var wrappedValue: V }\nstruct S { @W var a: CGFloat = 15 }"),
    Case(
      2.5, "S().$a.upperBound / 2",
      "@propertyWrapper struct W<V> { var wrappedValue: V; let projectedValue: ClosedRange<V>\n"
        + "init(wrappedValue: V, _ r: ClosedRange<V>) { self.wrappedValue = wrappedValue; projectedValue = r } }\n"
        + "struct S { @W(0...5) var a: CGFloat = 1 }"),
    Case(
      12, "f()",
      "@propertyWrapper final class W { var n = 0; var wrappedValue: Int { get { n } set { n = newValue * 2 } }\n"
        + "init(wrappedValue: Int) { n = wrappedValue } }\nclass C { @W var a = 1 }\nfunc f() -> Int { let c = C(); c.a += 5; return c.a }"),
    Case(
      6, "f()",
      "@propertyWrapper struct W { var wrappedValue: Int }\n"
        + "struct S { @W var a: Int { didSet { b = a * 2 } }; var b = 0; init(a: Int) { self.a = a } }\n"
        + "func f() -> Int { var s = S(a: 1); s.a = 3; return s.b }"),
    Case(
      9, "E.a",
      "@propertyWrapper struct W { let wrappedValue: Int; init(_ n: Int) { wrappedValue = n } }\nenum E { @W(9) static var a: Int }"),
    Case(8, "M().a", "class M { @Published var a = 8 }"),
  ]

  private static let wrappedVariables: [Case] = [
    Case(10, "f()", "\(clamped)func f() -> Int { @Clamped(0...10) var a = 30; return a }"),
    Case(7, "f()", "\(clamped)func f() -> Int { @Clamped(0...10) var a = 30; a = 7; return a }"),
    Case(10, "f()", "\(clamped)func f() -> Int { @Clamped(0...10) var a = 6; a += 7; return a }"),
    Case(3, "f()", "\(clamped)func f() -> Int { @Clamped(0...10) var a = 6; a = 12; a = 1; return $a }"),
    Case(10, "f(30)", "\(clamped)func f(@Clamped(0...10) _ a: Int) -> Int { a }"),
    Case(2.5, "f()", "@propertyWrapper struct W<V> { var wrappedValue: V }\nfunc f() -> CGFloat { @W var a: CGFloat = 5; return a / 2 }"),
    Case(2.5, "f(5)", "@propertyWrapper struct W<V> { var wrappedValue: V }\nfunc f(@W _ a: CGFloat) -> CGFloat { a / 2 }"),
    Case(12, "f()", "\(clamped)func f() -> Int { let most = 12; @Clamped(0...most) var a = 30; let g = { a }; return g() }"),
  ]

  private static let clamped = """
    @propertyWrapper struct Clamped { private var n: Int; private let range: ClosedRange<Int>; private var count = 0
    init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; n = min(max(wrappedValue, range.lowerBound), range.upperBound) }
    var projectedValue: Int { count + 1 }
    var wrappedValue: Int { get { n } set { count += 1; n = min(max(newValue, range.lowerBound), range.upperBound) } } }

    """

  private static let literals: [Case] = [
    Case(
      3.5, "P(7).half",
      "struct P: ExpressibleByIntegerLiteral { let n: CGFloat; init(integerLiteral n: CGFloat) { self.n = n }\n"
        + "init(_ p: P) { n = p.n }; var half: CGFloat { n / 2 } }"),
    Case(
      1, "f()",
      "struct K: ExpressibleByStringLiteral, Equatable { let t: String; init(stringLiteral t: String) { self.t = t } }\n"
        + "func f() -> Int { let k: K = \"a\"; switch k { case \"b\": return 2; case \"a\": return k == \"a\" ? 1 : 3; default: return 4 } }"
    ),
    Case(
      5, "f()",
      "struct K: ExpressibleByStringLiteral, Hashable { let t: String; init(stringLiteral t: String) { self.t = t } }\n"
        + "func f() -> Int { let d: [K: Int] = [\"a\": 5]; return d[\"a\"] ?? 0 }"),
    Case(
      0.5, "L([1 / 2]).first",
      "struct L: ExpressibleByArrayLiteral { let first: CGFloat\n"
        + "init(arrayLiteral all: CGFloat...) { first = all[0] }; init(_ l: L) { first = l.first } }"),
    Case(
      3, "D([\"a\": 1, \"b\": 2]).n",
      "struct D: ExpressibleByDictionaryLiteral { let n: Int\n"
        + "init(dictionaryLiteral all: (String, Int)...) { n = all.map { $0.1 }.reduce(0, +) }; init(_ d: D) { n = d.n } }"),
  ]

  private static let library: [Case] = [
    Case(4, "lround(3.5)"), Case(-4, "lround(-3.5)"), Case(2, "trunc(2.9)"), Case(1.5, "fmod(5.5, 2)"), Case(3, "fabs(-3)"),
    Case(2, "Int(ceilf(1.2))"), Case(3, "\"compositional\".prefix(3).count"), Case(1, "\" a \".trimmingCharacters(in: .whitespaces).count"),
    Case(2, "\"a:b:c\".split(separator: \":\", maxSplits: 1).count"), Case(1, "String(format: \"%02d:%02d\", 7, 5) == \"07:05\" ? 1 : 0"),
    Case(1, "String(format: \"%.2f %@ 5%%\", 2.126, \"m\") == \"2.13 m 5%\" ? 1 : 0"),
    Case(1, "String(format: \"%3d\", -5) == \" -5\" ? 1 : 0"),
    Case(6, "f()", "func f() -> Int { var it = (1...3).makeIterator(); var n = 0; while let x = it.next() { n += x }; return n }"),
    Case(
      6, "f()",
      "struct C: Sequence, IteratorProtocol { var n = 3; mutating func next() -> Int? { guard n > 0 else { return nil }\n"
        + "defer { n -= 1 }; return n } }\nfunc f() -> Int { var t = 0; for x in C() { t += x }; return t }"),
    Case(15, "sequence(first: 1, next: { $0 < 8 ? $0 * 2 : nil }).reduce(0, +)"),
    Case(
      7, "r().map { $0 + 4 }.n",
      "func r() -> Result<Int, Error> { .success(3) }\n"
        + "extension Result { var n: Int { if case .success(let v) = self { return v as! Int }; return 0 } }"),
    Case(5, "(try? r().get()) ?? 5", "enum E: Error { case a }\nfunc r() -> Result<Int, E> { .failure(.a) }"),
    Case(
      2, "f()",
      "enum E: Error { case a, b }\nfunc r() -> Result<Int, E> { .failure(.b) }\n"
        + "func f() -> Int { do { return try r().get() } catch E.a { return 1 } catch { return 2 } }"),
    Case(9, "[\"a\": 1].merging([\"a\": 4, \"b\": 4]) { $0 + $1 }.values.reduce(0, +)"),
  ]

  private static let own: [Case] = [
    Case(
      5, "f()",
      "struct V { var n: Int; static func += (l: inout V, r: V) { l.n += r.n * 2 }; static prefix func - (v: V) -> V { V(n: -v.n) } }\n"
        + "func f() -> Int { var v = V(n: 9); v += -V(n: 2); return v.n }"),
    Case(6, "3%", "postfix operator %\npostfix func % (n: Int) -> Int { n * 2 }"),
    Case(
      3, "f(nil)",
      "extension Optional where Wrapped == Int { func or(_ n: Int) -> Int { self ?? n } }\nfunc f(_ n: Int?) -> Int { n.or(3) }"),
    Case(
      8, "f(8)", "extension Optional where Wrapped == Int { func or(_ n: Int) -> Int { self ?? n } }\nfunc f(_ n: Int?) -> Int { n.or(3) }"),
    Case(30, "E.gap(3)", "enum E { static let gap = 10; static func gap(_ n: Int) -> Int { gap * n } }"),
    Case(4, "E.b", "enum E { static let (a, b) = (3, 4) }"),
    Case(
      7, "f()",
      "class M { var other: M?; var a = 1 { didSet { if a > 5 { other?.a = 3; n += 1 } else { n += 5 } } }; var n = 0 }\n"
        + "func f() -> Int { let m = M(), o = M(); m.other = o; m.a = 9; return m.n + o.n + 1 }"),
    Case(
      40, "h(A.self)",
      "protocol P { static var n: Int { get } }\nenum A: P { static let n = 4 }\nfunc h<T: P>(_ t: T.Type) -> Int { T.n * 10 }"),
  ]

  @Test(arguments: numbers + types + publishers + order + casts + wrappers + wrappedVariables + literals + library + own)
  func codeMeansWhatSwiftSays(
    _ example: Case
  )
    throws
  {
    let found = try Self.refusalOrHeight(example)
    #expect(found.height == example.height, "\(String(describing: found.reason))")
  }

  /// Swift does not define these results, or only the running app decides them.
  @Test(arguments: [
    // An unknown value may have any type, and equal any other.
    Case(0, "f()", "func f() -> Int { if let n = UserDefaults.standard.object(forKey: \"a\") as? Int { return n }; return 1 }"),
    Case(
      0, "f()",
      "func f() -> Int { let a = Date().description; let b = Date().description; var seen: Set<String> = []\n"
        + "seen.insert(a); return seen.insert(b).inserted ? 1 : 2 }"),
    Case(
      0, "f()",
      "func f() -> Int { var s = NSDiffableDataSourceSnapshot<String, Int>(); s.appendSections([\"a\"])\n"
        + "return s.indexOfSection(Date().description) == nil ? 1 : 2 }"),
    Case(0, "Array([\"a\": 1, \"b\": 2].values)[0]"), Case(0, "Set([1, 2]).first!"), Case(0, "[\"a\": 1, \"b\": 2].first!.value"),
    Case(0, "f()", "func f() -> Int { var n = 0; for (_, v) in [\"a\": 1, \"b\": 2] { n = n * 10 + v }; return n }"),
    Case(0, "[\"a\": 1, \"b\": 1].sorted { $0.value < $1.value }[0].value"),
    Case(0, "f()", "func f() -> Int { var n = 0; UserDefaults.standard.array(forKey: \"a\")?.forEach { _ in n += 1 }; return n }"),
    Case(0, "(UIApplication.shared.delegate as? App) == nil ? 1 : 2", "class App {}"),
    Case(0, "S().a", "struct S { @W var a = 3 }"),
    Case(0, "S().a", "struct S { @AppStorage(\"a\") var a = 3 }"),
    Case(0, "f()", "func f() -> Int { @W var a = 3; return a }"), Case(0, "a", "@W var a = 3"),
    Case(0, "f()", "func f() -> Int { var a = 1 { didSet { a = 5 } }; a = 2; return a }"), Case(0, "String(format: \"%x\", 3).count"),
    Case(0, "String(format: \"%.1f\", 0.25).count"), Case(0, "String(format: \"%d %d\", 3).count"),
    Case(
      0, "f()", "extension Optional { var isEmpty: Bool { self == nil } }\nfunc f() -> Int { let a: [Int]? = []; return a.isEmpty ? 1 : 0 }"
    ),
    Case(0, "f()", "extension Optional { var n: Int { 1 } }\nfunc f() -> Int { let a: String? = nil; return a?.n ?? 5 }"),
    Case(0, "(X() as P).b()", "protocol P {}\nextension P { func b() -> Int { 1 } }\nstruct X: P { func b() -> Int { 2 } }"),
  ]) func whatSwiftLeavesOpenIsRefused(_ example: Case) throws {
    let found = try Self.refusalOrHeight(example)
    #expect(found.reason != nil, "\(String(describing: found.height))")
  }
}

extension String {
  /// The text between a string and the next closing parenthesis.
  fileprivate func components(after text: String) -> String {
    var rest = self[...]
    while !rest.isEmpty, !rest.hasPrefix(text) { rest = rest.dropFirst() }
    return String(rest.dropFirst(text.count).prefix { $0 != ")" })
  }
}
