import Foundation
import CommandLanguage
import TestSupport
import Testing

@testable import Documents
@testable import Sessions

/// The answers to lines of Swift that are typed one after another or read from a pipe.
@Suite struct TypedLineTests {
  private static func output(of lines: [String], all: Bool = false) -> Transcript {
    let session = Session()
    if all { session.swiftLines = .all }
    let output = Transcript()
    _ = session.runLines(Array(lines.joined(separator: "\n").utf8), from: .standardInput, to: output)
    return output
  }

  @Test(arguments: [
    ("print(Optional(5) ?? 1)", "5"), ("print([1, 2])", "[1, 2]"), ("print(CGFloat(50))", "50.0"),
    ("let v = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))\nprint(v.bounds.height)", "300.0"),
    ("let w = false\nlet x = w\n  ? CGFloat(4)\n  : CGFloat(5)\nprint(x)", "5.0"),
    ("struct S { let n: Int }\nlet w = true\nlet x = w\n  ? S(n: 1).n\n  : 5\nprint(x)", "1"),
    ("enum M { static func sum(a: Int, b: Int) -> Int { a + b } }\nlet w = true\nlet x = w\n  ? M.sum(a: 1, b: 2)\n  : 5\nprint(x)", "3"),
    ("print(1, 2, separator: \"-\")", "1-2"), ("outer: for i in 0..<9 { if i == 1 { break outer }; print(i) }", "0"),
    ("infix operator +/: AdditionPrecedence\nfunc +/ (a: Int, b: Int) -> Int { (a + b) / 2 }\nprint(3 +/ 4)", "3"),
    ("outer: for i in 0..<3 {\n  for j in 0..<3 { if j == 1 { continue outer }; print(i) }\n}", "0\n1\n2"),
    ("let s = \"\"\"\n  a\n\n  b\n  \"\"\"\nprint(s)", "a\n\nb"),
    ("print(CGRect(x: 0, y: 1, width: 2.5, height: 3))", "(0.0, 1.0, 2.5, 3.0)"),
    ("print(CGPoint(x: 1, y: 2), [CGSize(width: 3, height: 4)])", "(1.0, 2.0) [(3.0, 4.0)]"),
    ("print(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))", "UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)"),
    ("print([\"a\": 1], 1...3, 2..., [1: 2.5].keys)", "[\"a\": 1] 1...3 2... [1]"),
    ("let (a, b): (CGFloat, Int) = (7, 7)\nprint(a / 2)\nprint(b / 2)", "3.5\n3"),
    ("func pair() -> (CGFloat, Int) { (7, 7) }\nlet (a, b): (CGFloat, Int) = pair()\nprint(a / 2)\nprint(b / 2)", "3.5\n3"),
    ("var (a, b): (CGFloat, Int)\na = 7\nb = 7\nprint(a / 2)\nprint(b / 2)", "3.5\n3"),
    ("let s: Set<CGFloat> = [9]\nprint(s.first! / 2)", "4.5"), ("print(type(of: 3))", "Int"),
    ("func f() { print(UIView().bounds.height) }\nf()\nprint(1)", "<unknown:height>\n1"),
    ("let x = 5\nif x > 3\n{\n  print(1)\n}\nelse\n{\n  print(2)\n}", "1"),
    ("let o: Int? = nil\nlet x = o\n  ?? 5\nprint(x)", "5"), ("let a = 3\n  + 4\nprint(a)", "7"),
    ("guard let z = Optional(5) else { fatalError() }\nprint(z)", "5"),
    ("import PlaygroundSupport\nlet a = 1\nPlaygroundPage.current.liveView = UIView()\nprint(a)", "1"),
  ]) func swiftPrints(_ lines: String, _ printed: String) {
    let output = Self.output(of: [lines])
    #expect(output.errors == "")
    #expect(output.answers == printed + "\n")
  }

  /// Unknown values are not printed, neither by name nor as a part of other values.
  @Test(arguments: [
    "print(UIView().bounds.height)", "print(NSError(domain: \"a\", code: 4).code + 1)", "print([UIView().bounds.height, 1])",
    "let v = UIView(frame: .zero)\nv.translatesAutoresizingMaskIntoConstraints = false\nprint(v.frame)",
  ]) func whatIsNotKnownIsNotPrinted(lines: String) {
    let output = Self.output(of: [lines])
    #expect(output.answers == "" && output.errors.contains("known only when the app runs"), "\(output.answers)")
  }

  /// Code that Swift's compiler would reject.
  @Test(arguments: [
    ("section.interGroupSpacing = \"7\"", "expected a number, but found String"),
    ("section.boundarySupplementaryItems = 4", "but found Int"), ("itm.contentInsets.top = 4", "did you mean 'item'?"),
    ("secton.interGroupSpacing = 4", "did you mean 'section'?"),
    ("let height = NSCollectionLayoutDimension.fractinalHeight(1)", "did you mean 'fractionalHeight'?"),
    ("section.interGroupSpacin = 4", "did you mean 'interGroupSpacing'?"),
  ]) func whatDoesNotCompileIsRefused(line: String, words: String) {
    let lines = [
      "let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))",
      "let item = NSCollectionLayoutItem(layoutSize: size)",
      "let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])",
      "let section = NSCollectionLayoutSection(group: group)", line,
    ]
    #expect(Self.output(of: lines).errors.contains(words), "\(Self.output(of: lines).errors)")
  }

  @Test(arguments: [
    ("let a = 3\na = 4", "cannot assign to value: 'a' is a 'let' constant"),
    ("struct Row { var n = 1 }\nfunc next() -> Row { Row() }\nnext().n = 3", "a change of a value that a call returns"),
    ("struct Row { var all = [1] }\nfunc next() -> Row { Row() }\nnext().all.append(3)", "a change of a value that a call returns"),
    ("let a = 3\na += 4", "left side of mutating operator isn't mutable: 'a' is a 'let' constant"),
    ("func f() { let a = 3; a = 4 }\nf()", "cannot assign to value: 'a' is a 'let' constant"),
    ("let n: Int = 3\nlet w: CGFloat = 2.5\nlet x = n + w", "'+' between Int and CGFloat"),
    ("func f(_ n: Int, _ w: CGFloat) -> CGFloat { n * w }\nlet x = f(3, 2)", "'*' between Int and CGFloat"),
    ("let n: Int = 3\nvar w: CGFloat = 2.5\nw += n", "'+=' between Int and CGFloat"),
  ]) func whatSwiftDoesNotMixOrSetIsRefused(lines: String, words: String) {
    #expect(Self.output(of: [lines]).errors.contains(words), "\(Self.output(of: [lines]).errors)")
  }

  /// Swift's own errors. A value cannot be changed through a constant, whatever its type.
  @Test(arguments: [
    (
      "let s = NSDiffableDataSourceSnapshot<String, String>()\ns.appendSections([\"a\"])", "2:3",
      "cannot use mutating member on immutable value: 's'"
    ),
    (
      "let s = NSDiffableDataSourceSectionSnapshot<String>()\ns.append([\"a\"])", "2:3",
      "cannot use mutating member on immutable value: 's'"
    ),
    ("let i = NSDirectionalEdgeInsets()\ni.top = 4", "2:3", "cannot assign to property: 'i'"),
    ("let i = UIEdgeInsets()\ni.top += 4", "2:7", "left side of mutating operator isn't mutable: 'i'"),
    ("let r = CGRect.zero\nr.size.width = 4", "2:8", "cannot assign to property: 'r'"),
    (
      "let c = UICollectionLayoutListConfiguration(appearance: .plain)\nc.headerMode = .supplementary", "2:3",
      "cannot assign to property: 'c'"
    ),
    ("let p = IndexPath(item: 1, section: 0)\np.item = 2", "2:3", "cannot assign to property: 'p'"),
    ("let a = [1]\na.append(2)", "2:3", "cannot use mutating member on immutable value: 'a'"),
    ("let a = [1]\na[0] = 2", "2:2", "cannot assign through subscript: 'a'"),
    ("let d = [\"a\": 1]\nd[\"b\"] = 2", "2:2", "cannot assign through subscript: 'd'"),
    ("let s: Set = [1]\ns.insert(2)", "2:3", "cannot use mutating member on immutable value: 's'"),
    ("let t = (1, 2)\nt.0 = 3", "2:3", "cannot assign to property: 't'"),
    ("let b = true\nb.toggle()", "2:3", "cannot use mutating member on immutable value: 'b'"),
    ("struct S { var n = 1 }\nlet s = S()\ns.n = 2", "3:3", "cannot assign to property: 's'"),
    ("struct S { var n = [1] }\nlet s = S()\ns.n.append(2)", "3:5", "cannot use mutating member on immutable value: 's'"),
    ("struct S { mutating func f() {} }\nlet s = S()\ns.f()", "3:3", "cannot use mutating member on immutable value: 's'"),
    ("struct S { let n = [1] }\nvar s = S()\ns.n.append(2)", "3:5", "cannot use mutating member on immutable value: 'n'"),
    ("final class C { let n = [1] }\nlet c = C()\nc.n.append(2)", "3:5", "cannot use mutating member on immutable value: 'n'"),
    ("enum E { static let n = [1] }\nE.n.append(2)", "2:5", "cannot use mutating member on immutable value: 'n'"),
    ("func f(_ n: inout [Int]) {}\nlet a = [1]\nf(&a)", "3:3", "cannot pass immutable value as inout argument: 'a'"),
    ("let (a, b) = ([1], 2)\na.append(b)", "2:3", "cannot use mutating member on immutable value: 'a'"),
    ("for a in [[1]] { a.append(2) }", "1:20", "cannot use mutating member on immutable value: 'a'"),
    ("if let a = Optional([1]) { a.append(2) }", "1:30", "cannot use mutating member on immutable value: 'a'"),
  ]) func constantsCannotBeChanged(_ lines: String, _ place: String, _ words: String) throws {
    let errors = Self.output(of: lines.split(separator: "\n").map(String.init)).errors
    #expect(errors.contains("\(words) is a 'let' constant\n"), "\(errors)")
    #expect(errors.contains(":\(place): error: "), "\(errors)")
    let name = try #require(words.split(separator: "'").last)
    #expect(errors.contains("accepted: 'var \(name)'"), "\(errors)")
  }

  @Test func aParameterIsAConstant() {
    let line = "func f(_ s: NSDiffableDataSourceSnapshot<String, String>) { s.appendSections([\"a\"]) }"
    let errors = Self.output(of: [line, "f(NSDiffableDataSourceSnapshot<String, String>())"]).errors
    #expect(errors.contains("cannot use mutating member on immutable value: 's' is a 'let' constant"), "\(errors)")
    #expect(errors.contains("accepted: a copy, 'var s = s'"), "\(errors)")
  }

  /// An object of a class can be changed through a constant, and so can a variable of any kind.
  @Test(arguments: [
    (
      "let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))\n"
        + "let item = NSCollectionLayoutItem(layoutSize: size)\nitem.contentInsets.top = 4\nprint(item.contentInsets.top)", "4.0"
    ),
    ("final class C { var n = [1] }\nlet c = C()\nc.n.append(2)\nprint(c.n.count)", "2"),
    ("final class C { var n = [1] }\nlet all = [C()]\nall[0].n[0] = 3\nprint(all[0].n[0])", "3"),
    ("struct S { final class C { var n = 1 }\nvar c = C() }\nlet s = S()\ns.c.n = 3\nprint(s.c.n)", "3"),
    ("enum E { static var n = [1]\nstatic func f() -> Int { n.append(2)\nreturn n.count } }\nprint(E.f())", "2"),
    ("struct S { let n: Int\ninit() { n = 3 } }\nprint(S().n)", "3"),
    ("struct S { let n: Int\ninit() { self.n = 3 } }\nlet s = S()\nprint(s.n)", "3"),
    ("func f(_ n: inout [Int]) { n.append(2) }\nvar a = [1]\nf(&a)\nprint(a.count)", "2"),
    ("func f(_ n: [Int]) -> Int { var n = n\nn.append(2)\nreturn n.count }\nprint(f([1]))", "2"),
    ("let n = [1, 2].reduce(into: [Int]()) { $0.append($1) }\nprint(n.count)", "2"),
    ("for var a in [[1]] { a.append(2)\nprint(a.count) }", "2"), ("if var a = Optional([1]) { a.append(2)\nprint(a.count) }", "2"),
    ("switch Optional([1]) { case .some(var a): a.append(2)\nprint(a.count)\ndefault: break }", "2"),
    ("let view: UIView? = nil\nview?.frame = .zero\nprint(1)", "1"),
    ("let a = [3]\nfunc f() -> Int { var a = [1]\na.append(2)\nreturn a.count }\nprint(f())", "2"),
  ]) func whatSwiftChangesIs(_ lines: String, _ printed: String) {
    let output = Self.output(of: [lines])
    #expect(output.errors == "")
    #expect(printed.isEmpty || output.answers == printed + "\n", "\(output.answers)")
  }

  @Test(arguments: [
    ("let a: Int\na = 4\nprint(a)", "4"), ("let a = 3\nlet a = 4\nprint(a)", "4"), ("var a = 3\na = 4\nprint(a)", "4"),
    ("let n: Int = 3\nlet w: CGFloat = 2.5\nprint(CGFloat(n) + w)", "5.5"),
    ("func * (n: Int, w: CGFloat) -> CGFloat { CGFloat(n) * w }\nlet n: Int = 3\nlet w: CGFloat = 2.5\nprint(n * w)", "7.5"),
    ("struct S { var a = 1; mutating func f() { a = 5 } }\nlet a = 3\nvar s = S()\ns.f()\nprint(s.a)", "5"),
  ]) func whatSwiftSetsAndMixesIs(_ lines: String, _ printed: String) {
    #expect(Self.output(of: [lines]).answers == printed + "\n", "\(Self.output(of: [lines]).errors)")
  }

  /// Its lines are parsed again only at an `#endif`, and the lines after an entry that is too long are read normally.
  @Test func aConditionWaitsForItsEnd() {
    let session = Session()
    let nested = ["#if DEBUG", "let a = 1", "#if os(tvOS)", "let a = 2", "#endif", "let text = \"\"\"", "#endif", "\"\"\"", "#endif", "a"]
    #expect(session.run(nested.joined(separator: "\n")).answers == "1\n")
    var joiner = LineJoiner()
    #expect(joiner.take(Array("#if DEBUG".utf8), number: 1, by: session.swiftPrompt) == nil)
    let comment = Array("// \(String(repeating: "a", count: Tokenizer.longestLine))".utf8)
    #expect(joiner.take(comment, number: 2, by: session.swiftPrompt)?.isTooLong == true)
    #expect(joiner.take(Array("let b = 3".utf8), number: 3, by: session.swiftPrompt) != nil)
  }

  @Test func onlyTheActiveBranchOfAConditionRuns() {
    let lines = ["#if os(tvOS)", "let h = 99", "#else", "let h = 50", "#endif", "# a comment", "print(h)"]
    for all in [false, true] {
      let output = Self.output(of: lines, all: all)
      #expect(output.errors == "")
      #expect(output.answers == "50\n")
    }
    #expect(Self.output(of: ["#if you want to know, this is a comment"]).errors == "")
  }

  @Test func aQuestionMarkAloneAsksForHelp() {
    for question in ["?", "? define"] {
      #expect(Self.output(of: ["let a = true", question]).answers == Self.output(of: [question]).answers)
    }
  }

  @Test func aMisspeltNameIsAnsweredWithTheNearOne() {
    let errors = Self.output(of: ["let item = 4", "print(itm)"]).errors
    #expect(errors.contains("did you mean 'item'?") && !errors.contains("let itm"))
  }

  /// The location of the first name of the value in the code, and that name.
  @Test func whatTheAppKnowsIsNamedAsItStandsThere() {
    let errors = Self.output(of: ["let count = UserDefaults.standard.integer(forKey: \"a\")", "let all = [1, 2][count]"]).errors
    #expect(errors.contains("the value of 'UserDefaults' is known only when the app runs"))
  }

  /// Code is often pasted from inside a function that receives the environment.
  @Test(arguments: ["env", "environment", "layoutEnvironment"]) func theEnvironmentHasTheNamesThatCodeGivesIt(name: String) {
    let output = Self.output(of: ["print(\(name).container.contentSize.width)"])
    #expect(output.errors == "" && output.answers == "393.0\n")
  }
}
