import TestSupport
import Testing

@testable import Sessions
@testable import SwiftInterpreter

/// The identity of a value in a set, a dictionary and a snapshot, by the type's own `==` and `hash(into:)`, as in Swift and UIKit.
@Suite struct IdentityTests {
  typealias Case = SemanticsTests.Case

  private static let byKey =
    "struct N: Hashable { let key: String; var size = 1\nstatic func == (l: N, r: N) -> Bool { l.key == r.key }\n"
    + "func hash(into hasher: inout Hasher) { hasher.combine(key) } }\n"
  private static let spacers =
    "enum Row: Hashable { case spacer(Int), text(String)\nstatic func == (l: Row, r: Row) -> Bool { switch (l, r) { case (.spacer, .spacer): true; "
    + "case (.text(let a), .text(let b)): a == b; default: false } }\n"
    + "func hash(into hasher: inout Hasher) { if case .text(let text) = self { hasher.combine(text) } } }\n"
  private static let objects =
    "class Song: NSObject { let id: Int; let title: String; init(_ id: Int, _ title: String) { self.id = id; self.title = title }\n"
    + "override func isEqual(_ object: Any?) -> Bool { (object as? Song)?.id == id }\noverride var hash: Int { id.hashValue } }\n"

  private static let collections: [Case] = [
    Case(1, "Set([N(key: \"a\", size: 1), N(key: \"a\", size: 2)]).count", byKey),
    Case(
      2, "f()",
      byKey
        + "func f() -> Int { var s: Set<N> = [N(key: \"a\")]; s.insert(N(key: \"b\")); s.insert(N(key: \"b\", size: 3)); return s.count }"),
    Case(
      1, "f()", byKey + "func f() -> Int { var s: Set = [N(key: \"a\"), N(key: \"b\")]; s.remove(N(key: \"a\", size: 9)); return s.count }"),
    Case(7, "[N(key: \"a\"): 7][N(key: \"a\", size: 4)] ?? 0", byKey),
    Case(1, "f()", byKey + "func f() -> Int { var d = [N(key: \"a\"): 7]; d[N(key: \"a\", size: 2)] = 8; return d.keys.first!.size }"),
    Case(2, "Dictionary(grouping: [N(key: \"a\"), N(key: \"b\"), N(key: \"a\", size: 2)], by: { $0 }).count", byKey),
    Case(1, "Set([N(key: \"a\")]).intersection([N(key: \"a\", size: 5)]).count", byKey),
    Case(1, "Set([N(key: \"a\")]) == Set([N(key: \"a\", size: 5)]) ? 1 : 2", byKey),
    Case(2, "Set([Row.spacer(1), .spacer(2), .text(\"a\"), .text(\"a\")]).count", spacers),
    Case(2, "Set([[Row.spacer(1)], [Row.spacer(2)], [Row.text(\"a\")]]).count", spacers),
    Case(2, "Set([Song(1, \"a\"), Song(1, \"b\"), Song(2, \"c\")]).count", objects),
    Case(1, "Song(1, \"a\") == Song(1, \"b\") ? 1 : 2", objects),
    Case(2, "Set([Key(1), Key(1)]).count", "class Key: NSObject { let id: Int; init(_ id: Int) { self.id = id } }"),
    Case(
      2, "f()",
      "class N: Hashable { static func == (l: N, r: N) -> Bool { l === r }\nfunc hash(into h: inout Hasher) { h.combine(ObjectIdentifier(self)) } }\n"
        + "func f() -> Int { let a = N(), b = N(); return Set([a, b, a]).count }"),
    // A top-level operator, equality from a protocol, and the older `hashValue`.
    Case(
      1, "Set([P(x: 1, y: 2), P(x: 1, y: 3)]).count",
      "struct P: Hashable { let x, y: Int; func hash(into h: inout Hasher) { h.combine(x) } }\nfunc == (l: P, r: P) -> Bool { l.x == r.x }"),
    Case(
      1, "Set([P(x: 1, y: 2), P(x: 1, y: 3)]).count",
      "protocol Keyed: Hashable { var x: Int { get } }\nextension Keyed { static func == (l: Self, r: Self) -> Bool { l.x == r.x }\n"
        + "func hash(into h: inout Hasher) { h.combine(x) } }\nstruct P: Keyed { let x, y: Int }"),
    Case(
      1, "Set([P(x: 1, y: 2), P(x: 1, y: 3)]).count",
      "struct P: Hashable { let x, y: Int; var hashValue: Int { x }; static func == (l: P, r: P) -> Bool { l.x == r.x } }"),
    // Hashes of halved numbers: equal hashes alone do not make values equal.
    Case(2, "Set([P(x: 1), P(x: 2)]).count", "struct P: Hashable { let x: Int; func hash(into h: inout Hasher) {} }"),
    // The result of `insert`.
    Case(1, "f()", "func f() -> Int { var s: Set<Int> = []; s.insert(1); return s.insert(1).inserted ? 2 : 1 }"),
    Case(
      1, "f()", byKey + "func f() -> Int { var s: Set = [N(key: \"a\")]; return s.insert(N(key: \"a\", size: 8)).memberAfterInsert.size }"),
  ]

  private static let snapshots: [Case] = [
    Case(2, "f()", byKey + "func f() -> Int { var s = made(); s.deleteItems([N(key: \"b\", size: 9)]); return s.numberOfItems }\n" + made),
    Case(1, "f()", byKey + "func f() -> Int { made().indexOfItem(N(key: \"b\", size: 9)) ?? -1 }\n" + made),
    // A snapshot keeps its existing value.
    Case(
      1, "f()",
      byKey + "func f() -> Int { var s = made(); s.reloadItems([N(key: \"b\", size: 9)]); return s.itemIdentifiers[1].size }\n" + made),
    Case(
      0, "f()",
      spacers
        + "func f() -> Int { var s = NSDiffableDataSourceSnapshot<Int, Row>(); s.appendSections([0]); s.appendItems([.spacer(4), .text(\"a\")])\n"
        + "return s.indexOfItem(.spacer(1)) ?? -1 }"),
    Case(
      3, "f()",
      byKey + "func f() -> Int { var s = NSDiffableDataSourceSectionSnapshot<N>(); s.append([N(key: \"a\"), N(key: \"b\")])\n"
        + "s.append([N(key: \"c\")], to: N(key: \"a\", size: 7)); return s.items.count }"),
  ]
  private static let made =
    "func made() -> NSDiffableDataSourceSnapshot<Int, N> { var s = NSDiffableDataSourceSnapshot<Int, N>(); s.appendSections([0]); "
    + "s.appendItems([N(key: \"a\"), N(key: \"b\"), N(key: \"c\")]); return s }"

  @Test(arguments: collections + snapshots) func equalityIsThatOfTheType(_ example: Case) throws {
    let found = try SemanticsTests.refusalOrHeight(example)
    #expect(found.height == example.height, "\(String(describing: found.reason))")
  }

  /// A set of such values may contain one or both of them, depending on chance.
  @Test func equalValuesOfDifferentHashesAreRefusedInASet() throws {
    let found = try SemanticsTests.refusalOrHeight(
      Case(
        0, "Set([P(x: 1, y: 2), P(x: 1, y: 3)]).count",
        "struct P: Hashable { let x, y: Int; static func == (l: P, r: P) -> Bool { l.x == r.x } }"))
    #expect(found.reason == .unequalHashes("P(x: 1, y: 2)", "P(x: 1, y: 3)"))
  }

  // MARK: Instances

  /// Types of identifiers, and whether two equal values are one item on iOS 17.
  private static let types: [(declaration: String, isOne: Bool)] = [
    ("class Tag: Hashable { let id: Int; init(id: Int) { self.id = id }\n\(byID) }", false),
    ("class Base {}\nclass Tag: Base, Hashable { let id: Int; init(id: Int) { self.id = id }\n\(byID) }", false),
    (
      "class Tag: NSObject { let id: Int; init(id: Int) { self.id = id }\noverride func isEqual(_ o: Any?) -> Bool { (o as? Tag)?.id == id }\n"
        + "override var hash: Int { id } }", true
    ),
    ("struct Tag: Hashable { let id: Int; \(byID) }", true),
    // A struct is compared by its own ==, which asks the class.
    (
      "class Key: Hashable { let id: Int; init(id: Int) { self.id = id }\n\(byID.replacing("Tag", with: "Key")) }\n"
        + "struct Tag: Hashable { let key: Key; init(id: Int) { key = Key(id: id) } }", true
    ),
  ]
  private static let byID =
    "static func == (l: Tag, r: Tag) -> Bool { l.id == r.id }\nfunc hash(into hasher: inout Hasher) { hasher.combine(id) }"

  @Test(arguments: types, [17, 18]) func objectsAreIdentifiedByTheirInstancesBeforeIOS18(
    type: (declaration: String, isOne: Bool), os: Int
  ) throws {
    let output = Transcript()
    let code = """
      set environment.os \(os)
      \(type.declaration)
      var old = NSDiffableDataSourceSnapshot<Int, Tag>(); old.appendSections([0]); old.appendItems([Tag(id: 1)]); dataSource.apply(old)
      var new = NSDiffableDataSourceSnapshot<Int, Tag>(); new.appendSections([0]); new.appendItems([Tag(id: 1)]); dataSource.apply(new)
      print(new.indexOfItem(Tag(id: 1)) ?? -1)

      """
    _ = Session().runLines(Array(code.utf8), from: .standardInput, to: output)
    let isOne = type.isOne || os == 18
    #expect(output.answers.contains("no changes") == isOne && output.answers.contains("-1") == !isOne, "\(output.text)")
    #expect(output.text.contains("before iOS 18, equal objects of 'Tag'") == !isOne)
  }

  @Test func theExceptionForAnEqualSectionSaysWhy() throws {
    let output = Transcript()
    let code = """
      set environment.os 17
      class Tag: Hashable { let id: Int; init(id: Int) { self.id = id }
      \(Self.byID) }
      var s = NSDiffableDataSourceSnapshot<Tag, Int>(); s.appendSections([Tag(id: 1)])
      s.appendItems([1], toSection: Tag(id: 1))

      """
    _ = Session().runLines(Array(code.utf8), from: .standardInput, to: output)
    #expect(output.errors.contains("UIKit: Invalid parameter not satisfying: section != NSNotFound"))
    #expect(output.errors.contains("before iOS 18, equal objects of 'Tag' are different identifiers"))
  }

  /// Whether a change of the title is found to delete and insert a note.
  private static let equalities: [(declaration: String, isFound: Bool)] = [
    ("let id: Int; var title: String; func hash(into hasher: inout Hasher) { hasher.combine(id) }", true),
    (
      "let id: Int; var title: String; func hash(into hasher: inout Hasher) { hasher.combine(id) }\n"
        + "static func == (l: Note, r: Note) -> Bool { l.id == r.id && l.title == r.title }", true
    ),
    (
      "let id: Int; var title: String; func hash(into hasher: inout Hasher) { hasher.combine(id) }\n"
        + "static func == (l: Note, r: Note) -> Bool { l.id == r.id }", false
    ),
    ("let id: Int; var title: String", false),
    // The hash names no single note.
    ("let id: Int; var title: String; func hash(into hasher: inout Hasher) { hasher.combine(1) }", false),
  ]

  @Test(arguments: equalities) func contentThatOnlyEqualityComparesIsFound(declaration: String, isFound: Bool) throws {
    let output = Transcript()
    let code = """
      struct Note: Hashable { \(declaration) }
      var old = NSDiffableDataSourceSnapshot<Int, Note>(); old.appendSections([0])
      old.appendItems([Note(id: 1, title: "a"), Note(id: 2, title: "b")]); dataSource.apply(old)
      var new = NSDiffableDataSourceSnapshot<Int, Note>(); new.appendSections([0])
      new.appendItems([Note(id: 1, title: "c"), Note(id: 2, title: "b")]); dataSource.apply(new)
      lint

      """
    _ = Session().runLines(Array(code.utf8), from: .standardInput, to: output)
    let words = output.answers.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("a 'Note' is deleted and inserted when its 'title' changes") == isFound, "\(output.text)")
  }

  // MARK: Exceptions

  /// Calls, with the text of UIKit's exception (`diffable-rules 2.1`, 2.4, 3).
  private static let exceptions = [
    ("var n = NSDiffableDataSourceSnapshot<Int, Int>(); n.appendItems([1])", "There are currently no sections in the data source."),
    ("s.appendItems([4, 4])", "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {("),
    ("s.appendItems([4], toSection: 9)", "Invalid parameter not satisfying: section != NSNotFound"),
    ("s.insertItems([4], beforeItem: 9)", "Invalid parameter not satisfying: section != NSNotFound"),
    ("s.insertItems([4, 5], afterItem: 4)", "Invalid update: destination for insertion operation [4] is in the insertion identifier list"),
    ("s.moveItem(1, afterItem: 1)", "Invalid update: destination for item move is the same as the source [1]"),
    ("s.moveItem(8, afterItem: 1)", "Invalid parameter not satisfying: fromIndex != NSNotFound"),
    ("s.moveItem(1, beforeItem: 8)", "Invalid parameter not satisfying: toIndex != NSNotFound"),
    ("s.reloadItems([8])", "Attempted to reload item identifier that does not exist in the snapshot: 8"),
    ("s.reconfigureItems([8])", "Attempted to reconfigure item identifier that does not exist in the snapshot: 8"),
    ("s.deleteItems([8, 8])", "Fatal: supplied item identifiers are not unique."),
    (
      "s.appendSections([0])",
      "Diffable data source detected an attempt to insert or append 1 section identifier that already exists in the snapshot."
    ),
    ("s.insertSections([7], beforeSection: 9)", "Invalid parameter not satisfying: insertIndex != NSNotFound"),
    ("s.moveSection(0, afterSection: 0)", "Invalid update: destination for section move is the same as the source [0]"),
    ("s.moveSection(9, afterSection: 0)", "Invalid parameter not satisfying: fromSection != NSNotFound"),
    ("s.reloadSections([9])", "Attempted to reload section identifier that does not exist in the snapshot: 9"),
    ("print(s.numberOfItems(inSection: 9))", "Section identifier was not found."),
    ("var o = NSDiffableDataSourceSectionSnapshot<Int>(); o.append([1, 1])", "Identifiers in a section snapshot must be unique."),
    (
      "var o = NSDiffableDataSourceSectionSnapshot<Int>(); o.append([1], to: 3)",
      "Parent item identifier does not exist in section snapshot: 3"
    ),
    ("var o = NSDiffableDataSourceSectionSnapshot<Int>(); print(o.level(of: 3))", "Item identifier does not exist in section snapshot: 3"),
  ]

  @Test(arguments: exceptions) func anExceptionHasUIKitsTextAtTheCall(call: String, text: String) throws {
    let output = Transcript()
    let session = Session()
    let code = "var s = NSDiffableDataSourceSnapshot<Int, Int>()\ns.appendSections([0, 5])\ns.appendItems([1, 2], toSection: 0)\n\(call)\n"
    _ = session.runLines(Array(code.utf8), from: .standardInput, to: output)
    #expect(output.errors.contains("UIKit: \(text)") && output.errors.contains("<stdin>:4:"), "\(output.errors)")
  }

  /// Each declaration of `N`, and the property that its hash includes and its `==` ignores.
  private static let hashes: [(declaration: String, property: String?)] = [
    ("struct N: Hashable { let id: Int; var title = \"\"; static func == (l: N, r: N) -> Bool { l.id == r.id } }", "title"),
    (
      "struct N: Hashable { let id: Int; var isRead = false; var title = \"\"\nstatic func == (l: N, r: N) -> Bool { l.id == r.id && l.title == r.title }\n"
        + "func hash(into hasher: inout Hasher) { hasher.combine(id); hasher.combine(isRead) } }", "isRead"
    ),
    (
      "struct N: Hashable { let id: Int; var title = \"\"; static func == (l: N, r: N) -> Bool { l.id == r.id }\n"
        + "func hash(into hasher: inout Hasher) { hasher.combine(id) } }", nil
    ),
    ("struct N: Hashable { let id: Int; var title = \"\" }", nil),
    ("struct N: Hashable { let id: Int; var title = \"\"; func hash(into hasher: inout Hasher) { hasher.combine(id) } }", nil),
  ]

  @Test(arguments: hashes) func aHashThatEqualityIgnoresIsFound(declaration: String, property: String?) throws {
    let output = Transcript()
    let session = Session()
    let code = """
      \(declaration)
      var s = NSDiffableDataSourceSnapshot<Int, N>()
      s.appendSections([0])
      s.appendItems([N(id: 1), N(id: 2)])
      dataSource.apply(s)
      lint

      """
    _ = session.runLines(Array(code.utf8), from: .standardInput, to: output)
    #expect(output.errors == "")
    #expect(output.answers.contains("snap-unequal-hash") == (property != nil), "\(output.answers)")
    if let property {
      let words = output.answers.split { $0.isWhitespace }.joined(separator: " ")
      #expect(words.contains("'==' ignores '\(property)'"))
    }
  }
}
