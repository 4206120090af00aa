import SwiftInterpreter
import TestSupport
import Testing

@testable import Documents
@testable import Sessions

/// Code that is typed line by line is read as if all of it were evaluated again.
@Suite struct TypedEvaluationTests {
  private static let size = "NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))"

  private static let sessions: [String: [String]] = [
    "constants": (0..<8).map { "let size\($0) = \(size)" } + [
      "let size3 = \(size)", "let item = NSCollectionLayoutItem(layoutSize: size3)",
    ],
    "objects that change": [
      "let item = NSCollectionLayoutItem(layoutSize: \(size))", "item.contentInsets.top = 3", "let other = item",
      "other.contentInsets.top = 5",
      "let group = NSCollectionLayoutGroup.vertical(layoutSize: \(size), subitems: [item])", "group.interItemSpacing = .fixed(4)",
      "let section = NSCollectionLayoutSection(group: group)", "section.interGroupSpacing = 7", "undo", "section.interGroupSpacing = 8",
      "undo 3", "redo", "let layout = UICollectionViewCompositionalLayout(section: section)", "item.contentInsets.top = 9",
    ],
    "functions and types": [
      "var count = 0", "func next() -> Int { count += 1; return count }", "let a = next()", "let b = next()", "count",
      "struct Sizes { var height = 10.0 }", "extension Sizes { var double: Double { height * 2 } }", "var sizes = Sizes()",
      "sizes.height = 30", "sizes.double",
      "let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(1), heightDimension: .absolute(sizes.double)))",
      "let unused = missing", "sizes.height = 40", "sizes.double",
    ],
    "a provider": [
      "append sections A B; append items 1 2 3 to A; apply", "var asked = 0",
      "let layout = UICollectionViewCompositionalLayout { index, environment in asked += 1; let item = NSCollectionLayoutItem(layoutSize: \(size)); return NSCollectionLayoutSection(group: .vertical(layoutSize: \(size), subitems: [item])) }",
      "asked", "let other = asked + 1", "append sections C; apply", "asked",
    ],
    "a list": [
      "append sections A; append items 1 2 3 to A; apply",
      "var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)",
      "configuration.headerMode = .supplementary", "let layout = UICollectionViewCompositionalLayout.list(using: configuration)",
      "configuration.headerMode = .none", "let second = UICollectionViewCompositionalLayout.list(using: configuration)",
    ],
    "snapshots": [
      "template list", "var snapshot = NSDiffableDataSourceSnapshot<String, String>()", "snapshot.appendSections([\"A\"])",
      "snapshot.appendItems([\"a\", \"b\"])", "dataSource.apply(snapshot)", "var current = dataSource.snapshot()", "current.numberOfItems",
      "current.deleteItems([\"a\"])", "dataSource.apply(current)", "current.numberOfItems", "undo", "dataSource.snapshot().numberOfItems",
    ],
    "lines that go on": [
      "let item = NSCollectionLayoutItem(layoutSize: \(size))", "let width = 3", "  + 4", "width", "device iphone-16-pro",
      "let late = width * 2",
      "view other", "let item = NSCollectionLayoutItem(layoutSize: \(size))", "view main", "late", "define item spare width=1w height=10",
      "spare.contentInsets.top = 3", "let spare2 = NSCollectionLayoutItem(layoutSize: \(size))",
    ],
  ]

  @Test(arguments: sessions.keys.sorted()) func theReadingIsThatOfAllPieces(name: String) throws {
    let session = Session()
    var count = 0
    for line in try #require(Self.sessions[name]) {
      session.run(line)
      if try expectWhole(session, line) { count += 1 }
    }
    #expect(count > 1)
  }

  @Test func theReadingsOfTypedFixturesAreThoseOfAllPieces() throws {
    var count = 0
    for name in PromptTests.names {
      let session = Session()
      session.run(try Repository.text(of: "\(FixtureTests.folder)/prompt/\(name).txt"))
      if try expectWhole(session, name) { count += 1 }
    }
    #expect(count > 5)
  }

  /// The same lines read the content on screen when they run, which has sections with the same names and the same number of items.
  @Test func linesReadTheScreenOfTheirTime() {
    let session = Session()
    session.run("append sections A; append items a b to A; apply\nlet x = 1")
    #expect(session.run("dataSource.snapshot().itemIdentifiers").answers.contains("a"))
    session.run("undo\ndelete items a; append items c to A; apply")
    #expect(session.run("dataSource.snapshot().itemIdentifiers").answers.contains("c"))
    session.run("view other; append sections A; append items e f to A; apply\nlet x = 1")
    #expect(session.run("dataSource.snapshot().itemIdentifiers").answers.contains("e"))
  }

  /// Each typed line may take as many steps as a whole file.
  @Test func linesHaveLimitsOfTheirOwn() {
    let session = Session()
    for index in 0..<12 {
      let transcript = session.run("var n\(index) = 0\nfor _ in 0..<30000 { n\(index) += 1 }\nn\(index)")
      #expect(transcript.answers == "30000\n" && transcript.errors == "")
    }
  }

  /// Returns false if the last evaluation does not belong to the current document.
  private func expectWhole(_ session: Session, _ line: String) throws -> Bool {
    let document = session.document
    guard let code = document.view.code, let last = session.state.lastReading, last.matches(code, in: document) else { return false }
    let whole = try session.reading(of: code, for: document.view, in: document)
    #expect(last.reading.components == whole.components, "\(line)")
    #expect(last.reading.layoutLines == whole.layoutLines, "\(line)")
    #expect(last.reading.sections == whole.sections, "\(line)")
    #expect(last.reading.data == whole.data, "\(line)")
    #expect(last.reading.printed == whole.printed, "\(line)")
    #expect(last.reading.reads == whole.reads, "\(line)")
    #expect(last.reading.ignored == whole.ignored, "\(line)")
    #expect(last.reading.choices == whole.choices, "\(line)")
    #expect(last.reading.unreached == whole.unreached, "\(line)")
    #expect(last.reading.undeclaredKinds == whole.undeclaredKinds, "\(line)")
    #expect(last.reading.entry == whole.entry && last.reading.isProvider == whole.isProvider, "\(line)")
    #expect(last.reading.obstacle?.reason == whole.obstacle?.reason, "\(line)")
    return true
  }

  /// Counts evaluated pieces instead of time: 40 more lines require at most 40 more pieces.
  @Test func aLineEvaluatesItselfAlone() throws {
    let session = Session()
    for index in 0..<40 { session.run("let size\(index) = \(Self.size)") }
    let evaluation = try #require(session.state.lastReading?.evaluation)
    for index in 40..<80 { session.run("let size\(index) = \(Self.size)") }
    #expect(session.state.lastReading?.evaluation === evaluation)
    #expect(evaluation.pieceCount == 80)
  }

  /// Continuing a copy of a session does not change the original.
  @Test func copiesOfASessionAreIndependent() {
    let session = Session()
    session.run("var n = 1\nvar m = 2")
    let copy = session.copy()
    copy.run("n = 10\nlet k = n")
    #expect(session.run("n").answers == "1\n")
    #expect(copy.run("n").answers == "10\n")
    #expect(session.run("n += 1\nn").answers == "2\n")
  }
}
