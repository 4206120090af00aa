import CommandLanguage
import Foundation
import Linting
import Rendering
import TestSupport
import Testing

@testable import Documents
@testable import Sessions

/// What the page's editor is told about its code.
@Suite struct EditorCodeTests {
  private static let code = """
    import UIKit

    func createLayout() -> UICollectionViewLayout {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.4), heightDimension: .fractionalHeight(1)))
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
        subitems: [item])
      row.interItemSpacing = .fixed(12)
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
    }
    """

  private static func request(_ code: String, typed: String = "", surroundings: [String] = []) -> Workbench.Request {
    var request = Workbench.Request()
    request.files = [MemoryFiles.File(path: "Layout.swift", bytes: Array(code.utf8))]
    if !typed.isEmpty { request.entries = [MemoryFiles.File(path: "Snapshot.swift", bytes: Array(typed.utf8))] }
    request.surroundings = surroundings
    return request
  }

  private static func answer(_ request: Workbench.Request) throws -> [String: Any] {
    let bench = Workbench(request)
    let text = bench.answer(with: bench.page).text
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let fault = SchemaValidator(Workbench.shape.schema).fault(in: try #require(JSON(parsing: text)))
    #expect(fault == nil)
    return try #require(value as? [String: Any])
  }

  private static func problems(_ answer: [String: Any]) throws -> [[String: Any]] { try #require(answer["problems"] as? [[String: Any]]) }

  @Test func aLayoutWithoutItemsGetsPlaceholders() throws {
    let answer = try Self.answer(Self.request(Self.code))
    #expect(answer["isRead"] as? Bool == true)
    #expect(answer["hasPlaceholders"] as? Bool == true)
    #expect(try Self.problems(answer).isEmpty)
    let picture = try #require(answer["picture"] as? [String: Any])
    #expect((picture["panes"] as? [Any])?.count == 1)
    let components = try #require(answer["components"] as? [[String: Any]])
    let row = try #require(components.first { $0["name"] as? String == "row" })
    let properties = try #require(row["properties"] as? [[String: Any]])
    let spacing = try #require(properties.first { $0["name"] as? String == "interItemSpacing" })
    #expect(spacing["value"] as? String == "fixed(12)")
    let source = try #require(spacing["source"] as? [String: Any])
    // The value, not the name of the property.
    #expect(source["line"] as? Int == 9)
    #expect(source["column"] as? Int == 26)
    #expect(source["length"] as? Int == 10)
  }

  @Test func anErrorHasItsPlaceInBytes() throws {
    let code = Self.code.replacingOccurrences(of: "row.interItemSpacing = .fixed", with: "/* 간격 */ row.interItemSpacing = .fixd")
    let answer = try Self.answer(Self.request(code))
    #expect(answer["isRead"] as? Bool == false)
    #expect(answer["picture"] is NSNull)
    let problem = try #require(try Self.problems(answer).first)
    #expect(problem["severity"] as? String == "error")
    let source = try #require(problem["source"] as? [String: Any])
    #expect(source["file"] as? String == "Layout.swift")
    #expect(source["line"] as? Int == 9)
    let line = try #require(code.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(8).first)
    let bytes = Array(line.utf8)
    let start = try #require(source["column"] as? Int) - 1
    let length = try #require(source["length"] as? Int)
    #expect(String(decoding: bytes[start..<start + length], as: UTF8.self) == "fixd")
  }

  @Test func typedCodeRunsOnTheLayoutOfTheFiles() throws {
    let typed = """
      var first = NSDiffableDataSourceSnapshot<String, Int>()
      first.appendSections(["main"])
      first.appendItems([1, 2, 3])
      dataSource.apply(first)
      var next = dataSource.snapshot()
      next.deleteItems([2])
      dataSource.apply(next)
      """
    let answer = try Self.answer(Self.request(Self.code, typed: typed))
    #expect(try Self.problems(answer).allSatisfy { $0["severity"] as? String != "error" })
    let panes = try #require((answer["picture"] as? [String: Any])?["panes"] as? [[String: Any]])
    #expect((panes.first?["elements"] as? [String: Any])?["names"] as? [String] == ["1", "3"])
    let apply = try #require(panes.first?["apply"] as? [String: Any])
    #expect(apply["deleted"] as? [String] == ["2"])
  }

  private static let applied = """
    var first = NSDiffableDataSourceSnapshot<String, Int>()
    first.appendSections(["main"])
    first.appendItems([1, 2, 3])
    dataSource.apply(first)

    """

  private static func pane(of answer: [String: Any]) throws -> [String: Any] {
    try #require(((answer["picture"] as? [String: Any])?["panes"] as? [[String: Any]])?.first)
  }

  /// Two items fit a row, with 12 between them, which is subtracted before fractions: the second one begins at 0.4 · (402 − 12) + 12.
  @Test(arguments: [
    (
      "var next = dataSource.snapshot()\nnext.deleteItems([2])\nnext.appendItems([9])\nnext.moveItem(3, beforeItem: 1)",
      "dataSource.apply(next)"
    ),
    ("delete items 2\nappend items 9 to main\nmove item 3 before 1", "apply"),
  ])
  func aSnapshotThatIsNotAppliedIsTheNextOne(edits: String, line: String) throws {
    var request = Self.request(Self.code, typed: Self.applied, surroundings: ["device iphone-16-pro"])
    request.entries.append(MemoryFiles.File(path: "Edits", bytes: Array(edits.utf8)))
    let answer = try Self.answer(request)
    #expect(answer["applying"] as? String == line)
    let pane = try Self.pane(of: answer)
    #expect((pane["elements"] as? [String: Any])?["names"] as? [String] == ["1", "2", "3"], "the screen is unchanged")
    let next = try #require(pane["next"] as? [String: Any])
    #expect(next["number"] as? Int == 2)
    #expect(next["inserted"] as? [String] == ["9"])
    #expect(next["deleted"] as? [String] == ["2"])
    #expect(next["moved"] as? [String] == ["3"])
    #expect(next["names"] as? [String] == ["3", "1", "9"])
    #expect(try Self.numbers(next["y"]) == [0, 0, 120])
    #expect(try Self.numbers(next["x"]) == [0, 168, 0])
  }

  /// A column of a table: its numbers, or runs of a first number, a step and a count.
  private static func numbers(_ column: Any?) throws -> [Double] {
    if let numbers = column as? [Double] { return numbers }
    let runs = try #require((column as? [String: [Double]])?["runs"])
    return stride(from: 0, to: runs.count, by: 3).flatMap { start in
      (0..<Int(runs[start + 2])).map { runs[start] + Double($0) * runs[start + 1] }
    }
  }

  @Test(arguments: ["", "dataSource.apply(next)\n", "let count = 3\n"]) func anAppliedSnapshotIsNotTheNextOne(end: String) throws {
    let edits = end.hasPrefix("dataSource") ? "var next = dataSource.snapshot()\nnext.deleteItems([2])\n" : ""
    let answer = try Self.answer(Self.request(Self.code, typed: Self.applied + edits + end))
    #expect(answer["applying"] is NSNull)
    #expect(try Self.pane(of: answer)["next"] is NSNull)
  }

  @Test func anExceptionOfTypedCodeHasUIKitsTextAndAPage() throws {
    let typed = """
      var first = NSDiffableDataSourceSnapshot<String, Int>()
      first.appendSections(["main"])
      first.appendItems([1, 1])
      """
    let problem = try #require(try Self.problems(try Self.answer(Self.request(Self.code, typed: typed))).first)
    let source = try #require(problem["source"] as? [String: Any])
    #expect(source["file"] as? String == "Snapshot.swift")
    #expect(source["line"] as? Int == 3)
    #expect((problem["uikit"] as? String)?.contains("not unique") == true)
    #expect(problem["page"] is String)
  }

  @Test func commandsRunLast() throws {
    var request = Self.request(Self.code)
    request.entries = [MemoryFiles.File(path: "Commands", bytes: Array("# later\nset row.height 60\nset row.hight 61".utf8))]
    let bench = Workbench(request)
    #expect(bench.document.text(of: .height, of: "row") == "absolute(60)")
    let problem = try #require(try Self.problems(try Self.answer(request)).first)
    #expect((problem["source"] as? [String: Any])?["file"] as? String == "Commands")
    #expect((problem["source"] as? [String: Any])?["line"] as? Int == 3)
  }

  @Test func aWarningOfReadingHasItsPlace() throws {
    let code = Self.code.replacingOccurrences(
      of: "  return UI", with: "  item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)\n  return UI")
    let problems = try Self.problems(try Self.answer(Self.request(code)))
    let warning = try #require(problems.first { ($0["message"] as? String)?.contains("already been copied") == true })
    #expect((warning["source"] as? [String: Any])?["line"] as? Int == 10)
  }

  @Test func surroundingsComeBeforeTheCode() throws {
    let code = Self.code.replacingOccurrences(of: "0.4", with: "UIScreen.main.bounds.width > 500 ? 0.2 : 0.4")
    let bench = Workbench(Self.request(code, surroundings: ["device ipad-10"]))
    #expect(bench.isRead)
    #expect(bench.document.environment.device?.name == "ipad-10")
    #expect(bench.document.text(of: .width, of: "item") == "fractionalWidth(0.2)")
  }

  // MARK: Edits

  @Test func aCommandBecomesAnEditOfTheValue() throws {
    let bench = Workbench(Self.request(Self.code))
    let edits = bench.edits(doing: "set row.interItemSpacing fixed(20)")
    let edit = try #require(edits.first)
    #expect(edits.count == 1)
    #expect(edit.text == ".fixed(20)")
    let after = try #require(edit.applied(to: Array(Self.code.utf8)))
    #expect(String(decoding: after, as: UTF8.self) == Self.code.replacingOccurrences(of: ".fixed(12)", with: ".fixed(20)"))
  }

  @Test func aNewValueIsAssignedAfterTheStatement() throws {
    let edits = Workbench(Self.request(Self.code)).edits(doing: "set row.contentInsets (1,2,3,4)")
    let edit = try #require(edits.first)
    let after = try #require(edit.applied(to: Array(Self.code.utf8)))
    #expect(
      String(decoding: after, as: UTF8.self).contains(
        "    subitems: [item])\n  row.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)\n"))
  }

  @Test func anAssignmentIsRemoved() throws {
    let edits = Workbench(Self.request(Self.code)).edits(doing: "unset row.interItemSpacing")
    let edit = try #require(edits.first)
    let after = try #require(edit.applied(to: Array(Self.code.utf8)))
    #expect(String(decoding: after, as: UTF8.self) == Self.code.replacingOccurrences(of: "  row.interItemSpacing = .fixed(12)\n", with: ""))
  }

  @Test(arguments: [
    // Not a value of a component.
    "append items z", "define item other width=1w height=1h", "frames",
  ])
  func otherCommandsBecomeNoEdits(command: String) {
    #expect(Workbench(Self.request(Self.code)).edits(doing: command).isEmpty)
  }

  /// A size that two components share cannot be changed for one of them.
  @Test func aSharedValueIsNotEditedForOne() {
    let code = """
      func createLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let row = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
      }
      """
    let bench = Workbench(Self.request(code))
    #expect(bench.isRead)
    #expect(bench.edits(doing: "set row.height absolute(60)").isEmpty)
  }

  /// The edits of each fix are applied, and the finding is gone.
  @Test(arguments: [
    // An exact fraction; and a width that fits, with the gap moved from the group to the section.
    ("0.33", [".fractionalWidth("]), ("1.2", [".fractionalWidth(1)", "  let section", "section.interGroupSpacing = 12"]),
  ])
  func fixesEditTheCode(width: String, expected: [String]) throws {
    let section = "  let section = NSCollectionLayoutSection(group: row)\n  return UICollectionViewCompositionalLayout(section: section)"
    let code = Self.code.replacingOccurrences(of: "0.4", with: width).replacingOccurrences(
      of: "  return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))", with: section)
    let bench = Workbench(Self.request(code))
    let fixed = bench.problems.compactMap { $0.finding }.filter { !bench.edits(fixing: $0).isEmpty }
    let finding = try #require(fixed.first)
    var bytes = Array(code.utf8)
    for edit in bench.edits(fixing: finding).sorted(by: { $0.range.line > $1.range.line }) {
      bytes = try #require(edit.applied(to: bytes))
    }
    let text = String(decoding: bytes, as: UTF8.self)
    for part in expected { #expect(text.contains(part), "\(text)") }
    let after = Workbench(Self.request(text))
    #expect(after.isRead)
    #expect(!after.document.findings().contains { $0.key == finding.key })
    #expect(SchemaValidator(Workbench.fixesShape.schema).fault(in: try #require(JSON(parsing: bench.fixes.text))) == nil)
  }

  /// The nearest name replaces an unknown one, if the line then has no error.
  @Test(arguments: [
    (".fixed(12)", ".fixd(12)", "fixed"), ("interItemSpacing", "interItmSpacing", "interItemSpacing"), ("section: NS", "section: XS", nil),
    (".fixed(12)", ".fixd(twelve)", nil),
  ])
  func aMisspeltNameIsRespelt(name: String, misspelt: String, expected: String?) throws {
    let code = Self.code.replacingOccurrences(of: name, with: misspelt)
    let bench = Workbench(Self.request(code))
    #expect(!bench.isRead)
    let edits = bench.edits(respelling: try #require(bench.problems.first))
    #expect(edits.map { $0.text } == (expected.map { [$0] } ?? []))
    guard let edit = edits.first else { return }
    #expect(edit.applied(to: Array(code.utf8)).map { String(decoding: $0, as: UTF8.self) } == Self.code)
    #expect(bench.fixes.text.contains(#""text":"\#(edit.text)""#))
  }

  /// The span of a comment reaches the next word.
  @Test func theSpansOfCodeCountBytes() {
    let spans = Workbench.spans(of: Array("let 폭 = 1 // \"폭\"\nlet s = \"b\"".utf8))
    #expect(spans.text == #"[0,3,"keyword",10,11,"number",12,21,"comment",21,24,"keyword",29,32,"string"]"#)
    #expect(SchemaValidator(Workbench.spansShape.schema).fault(in: spans) == nil)
  }

  @Test(arguments: ["", "{", "[]", #"{"files": 3}"#, #"{"files": [{"name": "a.swift"}]}"#])
  func otherRequestsAreRefused(text: String) { #expect(Workbench.Request(Array(text.utf8)) == nil) }
}
