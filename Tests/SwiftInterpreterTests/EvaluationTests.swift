import Foundation
import SwiftParsing
import TestSupport
import Testing

@testable import Sessions
@testable import SwiftInterpreter

/// Odd numbers, deep nesting and unknown values end in an error, never in a trap or a guess.
@Suite struct EvaluationTests {
  /// The error for code that creates an item whose height is an expression; nil if the code can be evaluated.
  private func refusal(ofHeight expression: String, before: String = "") throws -> Refusal.Reason? {
    let code = """
      \(before)
      func layout() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(\(expression))))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return NSCollectionLayoutSection(group: group)
      }
      """
    var host = SwiftHost(width: 400, height: 800)
    host.safeArea = SwiftHost.Insets(top: 50, bottom: 30)
    do throws(SwiftReader.Failure) {
      _ = try SwiftReader(files: [Array(code.utf8)], host: host).read("layout()", sectionCount: 1)
      return nil
    } catch {
      guard case .refused(let refusal) = error else { throw error }
      return refusal.reason
    }
  }

  @Test(arguments: [
    "abs(Int.min)", "Int.max.advanced(by: 1)", "Int.min.quotientAndRemainder(dividingBy: -1).quotient", "Int(1e300)",
    "Int(CGFloat.greatestFiniteMagnitude)", "1 / 0", "Int.max + 1", "[1, 2][5]", "[1][0...Int.max].count", "cos(CGFloat.infinity)",
    "sin(1e300)", "Array(0...Int.max).count", "Array(stride(from: 0, to: Int.max, by: 9_000_000_000_000_000_000)).count",
  ]) func oddNumbersAreRefused(expression: String) throws {
    #expect(try refusal(ofHeight: expression) != nil)
  }

  @Test func aMemberOfAnEnumIsACallOfEachCaseWithoutValues() throws {
    let code = """
      enum Feed {
        case hero, list, custom(CGFloat)
        var section: NSCollectionLayoutSection {
          let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(self == .hero ? 200 : 50))
          return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
      }
      """
    let reader = SwiftReader(files: [Array(code.utf8)], host: SwiftHost(width: 400, height: 800))
    #expect(reader.layoutCalls.map { $0.call } == ["Feed.hero.section", "Feed.list.section"])
    let lines = try reader.read("Feed.hero.section", sectionCount: 1).components.flatMap { $0.lines }
    #expect(lines.contains { $0.contains("absolute(200)") })
  }

  @Test func aMinimumIsAMultipleOfMinusOne() throws {
    #expect(try refusal(ofHeight: "Int.min.isMultiple(of: -1) ? 1 : 2") == nil)
  }

  @Test func aListIsSwappedAtTwoPlaces() throws {
    #expect(try refusal(ofHeight: "swapped()", before: "func swapped() -> Int { var a = [1, 2]; a.swapAt(0); return a[0] }") != nil)
  }

  /// It is unknown whether a value that only the app knows is nil, and it has no text.
  @Test(arguments: [
    "UserDefaults.standard.string(forKey: \"a\") == nil ? 1 : 2", "nil != UserDefaults.standard.object(forKey: \"a\") ? 1 : 2",
    "UIScreen.main.nativeBounds.height", "\"\\(Pair(a: 1))\".count",
  ]) func nothingIsGuessed(expression: String) throws {
    #expect(try refusal(ofHeight: expression, before: "struct Pair { var a: Int }") != nil)
  }

  @Test func aDescriptionIsTheSourcesOwn() throws {
    let kind = "enum Kind { case a; var description: String { \"four\" } }"
    #expect(try refusal(ofHeight: "[1, 2, 3, 4, 5][\"\\(Kind.a)\".count]", before: kind) == nil)
    #expect(try refusal(ofHeight: "[1, 2, 3, 4][\"\\(Kind.a)\".count]", before: kind) == .indexOutOfRange(4, count: 4))
  }

  @Test func theSafeAreaHasAFrame() throws {
    let view = "class Stage: UIViewController { func top() -> CGFloat { view.safeAreaLayoutGuide.layoutFrame.height } }"
    #expect(try refusal(ofHeight: "[0][Int(Stage().top())]", before: view) == .indexOutOfRange(720, count: 1))
  }

  /// Nested expressions are counted over all active calls.
  @Test func deepNestingInARecursionIsRefused() throws {
    let deep = String(repeating: "(", count: 100) + "deep(n - 1)" + String(repeating: ")", count: 100)
    #expect(try refusal(ofHeight: "deep(90)", before: "func deep(_ n: Int) -> Int { n == 0 ? 1 : \(deep) }") == .tooDeep)
  }

  /// Values that double, recursive types, and repeated iteration end in an error.
  @Test(arguments: [
    "func f() -> Int { var a = [1]; while true { a = a + a } }", "func f() -> Int { var a = \"ab\"; while true { a = a + a } }",
    "func f() -> Int { var a = \"ab\"; while true { a = \"\\(a)\\(a)\" } }",
    "func f() -> Int { var a: [Any] = []; while true { a = [a, a] } }",
    "func f() -> Int { var a: [Any] = []; for i in 0..<90000 { a = [a] }; return a == a ? 1 : 2 }",
    "typealias A = B; typealias B = A; func f() -> Int { let a: A = 1; return a }",
    "class A: B { }; class B: A { }; func f() -> Int { A().x }",
    "protocol P: Q { }; protocol Q: P { }; struct S: P { }; func f() -> Int { S().x }",
    "func f() -> Int { Set(0..<99999).count }",
  ]) func whatGrowsWithoutEndIsRefused(code: String) throws { #expect(try refusal(ofHeight: "f()", before: code) != nil) }

  /// Values and objects that contain each other, created in every way. Freeing them uses stack space in proportion to their depth.
  @Test(arguments: [
    "var d: [String: Any] = [:]; for _ in 0..<60000 { d[\"k\"] = d }", "var a: [Any] = [1]; for _ in 0..<60000 { a[0] = a }",
    "var a: [Any] = [1]; for _ in 0..<60000 { let b = a; a = []; a.append(b) }",
    "var a: [Any] = [1]; for _ in 0..<60000 { a = Array(repeating: a, count: 1) }",
    "var a: [Any] = []; for _ in 0..<60000 { a = [1].map { _ in a } }",
    "var d: [String: Any] = [:]; for _ in 0..<60000 { d = [\"k\": 1].mapValues { _ in d } }",
    "var d: [String: Any] = [:]; for _ in 0..<60000 { let e = d; d = [:]; d.updateValue(e, forKey: \"k\") }",
    "var a = List.end; for _ in 0..<60000 { a = .node(a) }", "var t = (1 as Any, 2); for _ in 0..<60000 { t.0 = t }",
    "var h = Holder(held: 1); for _ in 0..<60000 { h = Holder(held: h) }", "var h = Holder(held: 1); for _ in 0..<60000 { h.held = h }",
  ]) func valuesThatHoldOneAnotherAreRefused(code: String) throws {
    let types = "struct Holder { var held: Any }; indirect enum List { case end; case node(List) }"
    let reason = try refusal(ofHeight: "f()", before: "\(types)\nfunc f() -> Int { \(code); return 7 }")
    #expect(reason == .heldTooDeep)
  }

  /// Objects and closures may form a long chain or a cycle.
  @Test(arguments: [
    "var a: Node? = nil; for _ in 0..<9000 { a = Node(a) }", "let root = Node(nil); root.next = root",
    "let root = Node(nil); var last = root; for _ in 0..<9000 { let n = Node(nil); last.next = n; last = n }",
    "var g: () -> Int = { 0 }; for _ in 0..<9000 { g = wrap(g) }",
  ]) func longChainsAreLetGo(code: String) throws {
    let types = """
      final class Node { var next: Node?; init(_ next: Node?) { self.next = next } }
      func wrap(_ g: @escaping () -> Int) -> () -> Int { { g() } }
      """
    let reason = try refusal(ofHeight: "[0][f()]", before: "\(types)\nfunc f() -> Int { \(code); return 7 }")
    #expect(reason == .indexOutOfRange(7, count: 1))
  }

  /// Code that is short but expands without limit, in a layout and in a snapshot.
  @Test(arguments: [
    "for _ in 0..<60 { group = .vertical(layoutSize: size, subitems: [group, group]) }",
    "for _ in 0..<9000 { group = .vertical(layoutSize: size, subitems: [group]) }",
    "header = Array(repeating: boundary, count: 99999)",
    "snapshot.appendSections(Array(0..<900)); for i in 0..<900 { snapshot.appendItems(Array(i*90000..<(i+1)*90000), toSection: i) }",
    "for i in 0..<90000 { snapshot.appendSections([i]); snapshot.deleteSections(Array(0..<i)) }",
    "var rows = NSDiffableDataSourceSectionSnapshot<Int>(); for i in 0..<90000 { rows.append([i], to: i == 0 ? nil : i - 1) }",
  ]) func whatIsEndlessWhenWrittenOutIsRefused(code: String) throws {
    let layout = """
      func layout() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
        let boundary = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "header", alignment: .top)
        var group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        var header: [NSCollectionLayoutBoundarySupplementaryItem] = []
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        \(code)
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = header
        return section
      }
      """
    let reader = SwiftReader(files: [Array(layout.utf8)], host: SwiftHost(width: 400, height: 800))
    do throws(SwiftReader.Failure) {
      let lines = try reader.read("layout()", sectionCount: 1).components.flatMap { $0.lines }
      Issue.record("\(lines.count) lines")
    } catch {
      guard case .refused(let refusal) = error else { throw error }
      #expect([.tooManySteps, .heldTooDeep].contains(refusal.reason) || "\(refusal.reason)".hasPrefix("tooLarge"))
    }
  }

  @Test(arguments: ["s == .none", "s != .main", ".none == s", "!(.main == s)"])
  func aNameBesideNilIsAValue(condition: String) throws {
    let types = "enum Section { case main }; func f() -> Int { let s: Section? = nil; return \(condition) ? 0 : 1 }"
    #expect(try refusal(ofHeight: "[0][f() + 7]", before: types) == .indexOutOfRange(7, count: 1))
  }

  /// `.name` next to a value without a known type.
  @Test(arguments: [".a == [1]", "[1] == .a", "(1, 2) == .a", ".a == .b", "[.a] == .b"])
  func aNameOfNoTypeIsRefused(condition: String) throws {
    #expect(try refusal(ofHeight: "f()", before: "func f() -> Int { \(condition) ? 1 : 2 }") != nil)
  }

  @Test(arguments: ["-1=3", "0=1,-5=2", "1,2", "a=x", "99999999999999999999"]) func oddCountsAreNoTrap(counts: String) {
    let session = Session()
    let output = Transcript()
    let source = Source(name: "counts", folder: Repository.root.appendingPathComponent("\(FixtureTests.folder)/constants").path)
    _ = session.runLines(Array("read PhotoGrid.swift createLayout() --items \(counts)".utf8), from: source, to: output)
    #expect(!output.text.isEmpty || !session.script.isEmpty)
  }
}
