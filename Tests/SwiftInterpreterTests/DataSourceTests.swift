import Sessions
import TestSupport
import Testing

/// What a data source keeps between applies, and what code reads from it (diffable-rules 1.2, 2.1, 3 and 6).
@Suite struct DataSourceTests {
  private static let begin = """
    var s = NSDiffableDataSourceSnapshot<String, String>()
    s.appendSections(["S1"])
    dataSource.apply(s)

    """

  private static let tree =
    begin + """
      var t = NSDiffableDataSourceSectionSnapshot<String>()
      t.append(["a", "b"])
      t.append(["k"], to: "a")
      dataSource.apply(t, to: "S1")

      """

  private static func printed(_ lines: String, after beginning: String) -> String {
    let output = Session.after(beginning).run(lines)
    return output.errors.isEmpty ? String(output.answers.split(separator: "\n").last ?? "") : output.errors
  }

  /// A plain apply puts new items after the visible item before them, at its level, and drops those that are gone (6).
  @Test func aPlainApplyRebasesTheTree() {
    let append = Self.tree + "var x = dataSource.snapshot()\nx.appendItems([\"n\"])\ndataSource.apply(x)"
    #expect(Self.printed("print(dataSource.snapshot(for: \"S1\").items)", after: append) == #"["a", "k", "b", "n"]"#)
    let delete = Self.tree + "var x = dataSource.snapshot()\nx.deleteItems([\"b\"])\ndataSource.apply(x)"
    #expect(Self.printed("print(dataSource.snapshot(for: \"S1\").items)", after: delete) == #"["a", "k"]"#)
  }

  @Test func aVanishedSectionLosesItsTree() {
    let vanished = Self.tree + "var x = dataSource.snapshot()\nx.deleteSections([\"S1\"])\ndataSource.apply(x)"
    #expect(Self.printed("print(dataSource.snapshot(for: \"S1\").items)", after: vanished) == "[]")
  }

  /// Commands and code share the data source.
  @Test func theTreeOfCommandsIsThatOfCode() {
    let commands = "append sections S1; append items a b to S1; append items a1 to S1 under a; expand items a\napply"
    let lines = "let u = dataSource.snapshot(for: \"S1\")\nprint(u.items, u.level(of: \"a1\"), u.isExpanded(\"a\"))"
    #expect(Self.printed(lines, after: commands) == #"["a", "a1", "b"] 1 true"#)
  }

  @Test func aSectionSnapshotCanBeCopied() {
    let lines = "var u = NSDiffableDataSourceSectionSnapshot(t)\nu.append([\"c\"])\nprint(u.items.count, t.items.count)"
    #expect(Self.printed(lines, after: Self.tree) == "4 3")
  }

  /// Two spaces for each level, plus or minus for expanded, a star for visible (9).
  @Test func aTreeDescribesItself() {
    let output = Session.after(Self.tree).run("print(t.visualDescription())")
    #expect(output.answers == "<NSDiffableDataSourceSectionSnapshot: 0x...\n-* a\n  -  k\n-* b\n>\n")
  }

  /// Only the data source's own snapshot loses its marks. The code's value keeps them, so the next apply reloads again (5.1).
  @Test func theMarksOfAValueCountAtEachApply() {
    let begin = Self.begin + "s.appendItems([\"a\", \"b\"])\ndataSource.apply(s)\ns.reloadItems([\"a\"])\ndataSource.apply(s)"
    let output = Session.after(begin).run("dataSource.apply(s)")
    #expect(output.answers.contains("reloaded"))
    #expect(Self.printed("print(dataSource.snapshot().reloadedItemIdentifiers)", after: begin) == "[]")
  }

  /// UUIDs with one text are equal and have that text in exceptions (1.2, 2.1).
  @Test func uuidsAreIdentifiedByTheirText() {
    let id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    let lines = """
      let u = UUID(uuidString: "\(id)")!
      let v = UUID(uuidString: "\(id)")!
      var t = NSDiffableDataSourceSnapshot<Int, UUID>()
      t.appendSections([0])
      t.appendItems([u, v])
      """
    #expect(Session.after("").run(lines).errors.contains("Duplicate identifiers: {(\n      \(id)\n  )}"))
  }

  /// No sections, then repeated items, then an unknown section (2.1).
  @Test func repeatedItemsAreRefusedBeforeAnUnknownSection() {
    #expect(Session.after("").run("append items g g to Z").errors.contains("There are currently no sections"))
    #expect(Session.after("append sections B").run("append items g g to Z").errors.contains("supplied item identifiers are not unique"))
    #expect(Session.after("append sections B").run("append items g h to Z").errors.contains("section != NSNotFound"))
  }

  /// Deleting an item of a tree twice is fine, and its descendants count (3).
  @Test func aTreesItemMayBeNamedTwiceToDeleteIt() {
    let tree = "append sections A; append items a b; append items a1 a2 to A under a"
    var settings = Session.Settings()
    settings.isTalkative = true
    let session = Session.after(tree, settings: settings)
    #expect(session.run("delete items a1 a1").answers.contains("deleted 1 item\n"))
    #expect(session.run("delete items a").answers.contains("deleted 2 items\n"))
    #expect(session.run("delete items a").answers.contains("deleted 0 items; 1 not in the snapshot, which UIKit ignores"))
  }

  @Test(arguments: [("before", "before"), ("after", "after")]) func anUnknownDestinationIsNamed(side: String, word: String) {
    let tree = "append sections A; append items x y; append items x1 to A under x"
    let errors = Session.after(tree).run("insert outline of x \(side) zz").errors
    #expect(errors.contains("Item identifier to insert \(word) does not exist in section snapshot: zz"))
  }

  /// An item with the name of a section is pointed out, and UIKit's log is still printed (2.3).
  @Test func aMovedItemIsLoggedBesideTheHint() {
    let errors = Session.after("append sections A B; append items A x to A").run("append items y A").errors
    #expect(errors.contains("a section has that name"))
    #expect(errors.contains("Diffable data source detected an attempt to insert or append 1 item identifier that already exists"))
  }
}
