import CompositionalLayout
import Foundation
import Snapshots
import TestSupport
import Testing

@testable import Documents
@testable import Sessions

/// The code of an app creates the same document whether it is read from a file, pasted, or piped.
@Suite struct PastedAppTests {
  private static let layout = """
    func createLayout() -> UICollectionViewLayout {
      UICollectionViewCompositionalLayout { index, _ in
        guard let section = Section(rawValue: index) else { return nil }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(section == .hero ? 200 : 44))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      }
    }
    """
  private static let sections = "enum Section: Int, CaseIterable { case hero, grid, list }"
  private static let controller = """
    import UIKit

    \(sections)

    final class Feed: UIViewController {
      var source: UICollectionViewDiffableDataSource<Section, Int>!
      override func viewDidLoad() {
        super.viewDidLoad()
        let view = UICollectionView(frame: .zero, collectionViewLayout: createLayout())
        source = UICollectionViewDiffableDataSource(collectionView: view) { _, _, _ in nil }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems([1, 2], toSection: .hero)
        snapshot.appendItems([3], toSection: .list)
        source.apply(snapshot)
      }
      \(layout)
    }
    """

  private struct Answer: Equatable {
    var heights: [Double]
    var snapshot: String
    var applies: Int
    var errors: String
  }

  private static func answer(_ session: Session, _ output: Transcript) -> Answer {
    let view = session.document.view
    let names = view.applied.sectionIdentifiers.map { name in
      "\(name): \(((try? view.applied.itemIdentifiers(inSection: name)) ?? []).map { $0.name }.joined(separator: " "))"
    }
    let frames = Transcript()
    _ = session.runLines(Array("frames --csv".utf8), from: .standardInput, to: frames)
    let heights = frames.answers.split(whereSeparator: \.isNewline).dropFirst().compactMap { line in
      line.split(separator: ",", omittingEmptySubsequences: false).dropLast().last.flatMap { Double($0) }
    }
    return Answer(heights: heights, snapshot: names.joined(separator: "; "), applies: view.applyCount, errors: output.errors)
  }

  private static func read(_ code: String) throws -> Answer {
    let folder = try TemporaryFolder()
    try folder.write(code, as: "Feed.swift")
    let (session, output) = (Session(), Transcript())
    _ = session.runLines(Array("read '\(folder.path("Feed.swift"))'".utf8), from: .standardInput, to: output)
    session.finishInput(to: output)
    return answer(session, output)
  }

  private static func piped(_ code: String) -> Answer {
    let (session, output) = (Session(), Transcript())
    _ = session.runLines(Array(code.utf8), from: .standardInput, to: output)
    session.finishInput(to: output)
    return answer(session, output)
  }

  private static func typed(_ code: String) -> Answer {
    let (session, output) = (Session(), Transcript())
    session.run(typed: code, to: output)
    return answer(session, output)
  }

  /// The snapshots of a table view are those of a collection view.
  @Test func aTableViewsSnapshotsAreRead() throws {
    let code = """
      class Notes: UIViewController {
        let tableView = UITableView()
        var dataSource: UITableViewDiffableDataSource<Int, String>?
        override func viewDidLoad() {
          super.viewDidLoad()
          dataSource = UITableViewDiffableDataSource<Int, String>(tableView: tableView) { _, _, _ in UITableViewCell() }
          show(["tea", "milk"])
        }
        func show(_ names: [String]) {
          var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
          snapshot.appendSections([0])
          snapshot.appendItems(names)
          dataSource?.apply(snapshot, animatingDifferences: true)
        }
      }

      """
    let (session, output) = (Session(), Transcript())
    _ = session.runLines(Array(code.utf8), from: .standardInput, to: output)
    #expect(session.document.view.applied.itemIdentifiers.map { $0.name } == ["tea", "milk"])
    #expect(output.text.components(separatedBy: "table views have no layout here").count == 2, "\(output.text)")
    _ = session.runLines(Array("delete all\napply\nlet notes = Notes()\nnotes.viewDidLoad()\n".utf8), from: .standardInput, to: output)
    #expect(session.document.view.applied.itemIdentifiers.map { $0.name } == ["tea", "milk"], "\(output.text)")
  }

  @Test func aControllerRunsItsSnapshot() throws {
    let wanted = Answer(heights: [200, 200, 44], snapshot: "hero: 1 2; grid: ; list: 3", applies: 1, errors: "")
    #expect(try Self.read(Self.controller) == wanted)
    #expect(Self.piped(Self.controller) == wanted)
    #expect(Self.typed(Self.controller) == wanted)
    #expect(Self.typed("paste\n\(Self.controller)\n") == wanted)
  }

  /// Each section of an enum gets six placeholders, and one line reports them.
  @Test(arguments: ["\(sections)\n\(layout)", "\(layout)\n\(sections)"]) func sectionsOfALayoutAloneHavePlaceholders(_ code: String) throws
  {
    let names = ["a", "b", "c"].map { letter in (1...6).map { "\(letter)\($0)" }.joined(separator: " ") }
    let snapshot = zip(["hero", "grid", "list"], names).map { "\($0): \($1)" }.joined(separator: "; ")
    for answer in [try Self.read(code), Self.piped(code), Self.typed(code)] {
      #expect(answer.heights == Array(repeating: 200, count: 6) + Array(repeating: 44, count: 12))
      #expect(answer.snapshot == snapshot)
      #expect(answer.applies == 1)
      #expect(answer.errors.split(separator: "\n").count == 1)
      #expect(answer.errors.hasPrefix("the code does not set the number of items, so each section has 6 placeholders; "))
    }
  }

  /// A provider that switches over indices has as many sections as it distinguishes.
  @Test(arguments: [
    ("switch index { case 0: return row(10); case 1, 2: return row(20); default: return row(30) }", [10.0, 20, 20, 30]),
    ("switch index { case 0: return row(10); case 1: return row(20); default: return nil }", [10, 20]),
    ("switch sectionIndex {\ncase 0: row(10)\ndefault: fatalError(\"no section\")\n}", [10]), ("row(40)", [40]),
  ]) func sectionsOfIndicesHavePlaceholders(_ body: String, heights: [Double]) throws {
    let code = """
      func row(_ height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      }
      let layout = UICollectionViewCompositionalLayout { \(body.contains("sectionIndex") ? "sectionIndex" : "index"), _ in \(body) }
      """
    for answer in [try Self.read(code), Self.piped(code)] {
      #expect(answer.heights == heights.flatMap { Array(repeating: $0, count: 6) }, "\(answer)")
    }
  }

  /// The user's own sections, or those of later code, replace the placeholders, as if these had never been applied.
  @Test func placeholdersGiveWayToData() throws {
    let (session, output) = (Session(), Transcript())
    session.run(typed: "\(Self.sections)\n\(Self.layout)", to: output)
    #expect(session.document.view.applied.numberOfItems == 18)
    session.run(typed: "append sections hero hero", to: output)
    #expect(session.document.view.applied.numberOfItems == 18, "a refused line changes nothing")
    session.run(typed: "append sections mine; append items x to mine; apply", to: output)
    #expect(session.document.view.applied.sectionIdentifiers == ["mine"])
    #expect(session.document.view.applyCount == 1)
    session.run(typed: "undo 3", to: output)
    #expect(session.document.view.applied.numberOfItems == 18)
    session.run(typed: Self.controller, to: output)
    #expect(session.document.view.applied.sectionIdentifiers == ["hero", "grid", "list"])
    #expect(session.document.view.applied.numberOfItems == 3)
    #expect(session.document.view.applyCount == 1)
  }

  /// The user did not type the placeholders, so undo takes back the last edit, whether they were appended before or after it.
  @Test(arguments: [true, false], ["set section.interGroupSpacing 20", "section.interGroupSpacing = 20"])
  func undoTakesBackTheEditAndNotThePlaceholders(isTyped: Bool, edit: String) {
    let code = """
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
      section.interGroupSpacing = 10
      """
    let (session, output) = (Session(), Transcript())
    func run(_ lines: String) {
      if isTyped { return session.run(typed: lines, to: output) }
      _ = session.runLines(Array(lines.utf8), from: .standardInput, to: output)
    }
    func height() -> Double? {
      run("frames")
      return (try? session.document.solution(of: session.document.view))?.contentSize.height
    }
    run(code)
    let steps = session.state.record.history.count
    run(edit)
    #expect(session.state.record.history.count == steps + 1)
    #expect(height() == 364.0)
    let edited = session.document
    run("undo")
    #expect(session.state.record.history.count == steps)
    #expect(height() == 314.0)
    run("redo")
    #expect(height() == 364.0)
    #expect(session.document == edited)
    run("undo \(steps + 1)")
    #expect(session.document == Document())
    run("redo \(steps + 1)")
    #expect(session.document == edited)
    #expect(session.document.view.holdsPlaceholders)
  }

  /// The effect of a typed line is the one on the placeholders that are on screen.
  @Test func aTypedLineMovesThePlaceholders() {
    let (session, output) = (Session(), Transcript())
    session.settings.isTalkative = true
    session.run(typed: "\(Self.sections)\n\(Self.layout)", to: output)
    let answer = Transcript()
    session.run(typed: "let spacing: CGFloat = 10", to: answer)
    #expect(!answer.answers.contains("nothing on screen moved"), "\(answer.answers)")
  }

  /// Placeholders belong to the view whose code does not set its items.
  @Test(arguments: ["view todo", "reset"]) func otherViewsHaveNoPlaceholders(line: String) {
    let (session, output) = (Session(), Transcript())
    _ = session.runLines(Array("\(Self.sections)\n\(Self.layout)\n\(line)\nframes".utf8), from: .standardInput, to: output)
    session.finishInput(to: output)
    #expect(session.document.view.pending.numberOfSections == 0)
    #expect(output.errors == "")
  }

  /// A script that appends its data after the code sees no placeholders and no message about them.
  @Test func dataThatFollowsTheCodeIsAlone() {
    let answer = Self.piped("\(Self.sections)\n\(Self.layout)\nappend sections hero\nappend items x y to hero\napply")
    #expect(answer == Answer(heights: [200, 200], snapshot: "hero: x y", applies: 1, errors: ""))
  }

  @Test(arguments: [("6", 6), ("0", 0)]) func aNumberOfItemsNeedsNoPlaceholders(counts: String, heights: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write("\(Self.sections)\n\(Self.layout)", as: "Feed.swift")
    let (session, output) = (Session(), Transcript())
    _ = session.runLines(Array("read '\(folder.path("Feed.swift"))' --items \(counts)".utf8), from: .standardInput, to: output)
    session.finishInput(to: output)
    #expect(Self.answer(session, output).heights.count == heights)
    #expect(output.errors == "")
  }

  /// Code that is pasted again replaces its earlier declarations.
  @Test func codeThatIsPastedAgainReplacesItself() {
    let code = "\(Self.sections)\n\(Self.layout)"
    let changed = Self.layout.replacingOccurrences(of: "? 200 : 44", with: "? 100 : 30")
    #expect(Self.typed("\(code)\n\(changed)").heights == Self.typed("\(Self.sections)\n\(changed)").heights)
    #expect(Self.typed("\(Self.controller)\n\(Self.controller)").heights == [200, 200, 44])
    let other = Self.controller.replacingOccurrences(of: "[1, 2]", with: "[1, 2, 9]").replacingOccurrences(of: "? 200", with: "? 90")
    #expect(Self.typed("\(Self.controller)\n\(other)").heights == [90, 90, 90, 44])
  }

  /// If several layouts were pasted, the last one is shown.
  @Test func theLayoutPastedLastIsShown() {
    let (session, output) = (Session(), Transcript())
    session.run(typed: "\(Self.sections)\n\(Self.layout)\n\(Self.controller)", to: output)
    #expect(
      Self.answer(session, output) == Answer(heights: [200, 200, 44], snapshot: "hero: 1 2; grid: ; list: 3", applies: 1, errors: ""))
    session.run(typed: "let spacing = 8\nappend items 4 to hero\napply", to: output)
    #expect(Self.answer(session, output).heights == [200, 200, 200, 44])
  }

  /// For a folder with several layouts, the answer lists the line that reads each of them and its location.
  @Test func aFolderListsItsLayouts() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.controller, as: "Feed.swift")
    try folder.write("\n" + Self.layout.replacingOccurrences(of: "createLayout", with: "otherLayout"), as: "Other.swift")
    try folder.write("let x: = {", as: "Broken.swift")
    let (session, output) = (Session(), Transcript())
    let line = "read '\(folder.url.path)'"
    #expect(!session.runLines(Array(line.utf8), from: .standardInput, to: output))
    #expect(output.errors.contains("this code makes 2 layouts or sections"))
    for (call, place) in [("createLayout()", "Feed.swift:17"), ("otherLayout()", "Other.swift:2")] {
      #expect(
        output.errors.split(separator: "\n").contains { $0.contains("read ") && $0.contains("\"\(call)\"") && $0.hasSuffix("\(place))") })
    }
    #expect(session.run("\(line) createLayout()").errors == "")
    #expect(session.document.view.applied.numberOfItems == 3)
  }

  /// A function whose arguments are missing is rejected at its declaration.
  @Test func aFunctionWithArgumentsIsRefusedAtItsPlace() throws {
    let folder = try TemporaryFolder()
    try folder.write("\nfunc rows(columns: Int) -> NSCollectionLayoutSection { fatalError() }", as: "Rows.swift")
    let errors = Session().run("read '\(folder.path("Rows.swift"))'").errors
    #expect(errors.contains("Rows.swift:2:6: error: the only function that makes a layout or a section needs arguments"), "\(errors)")
    #expect(errors.contains("\"rows(columns:)\""))
  }

  /// Typing an object shows the layout of that object, not that of a new object of its class.
  @Test func aTypedControllerHasItsOwnLayout() {
    let code = """
      class Feed: UIViewController {
        var height: CGFloat = 10
        lazy var list = UICollectionView(frame: .zero, collectionViewLayout: rows())
        lazy var source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { _, _, _ in nil }
        func rows() -> UICollectionViewLayout {
          let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
          return UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
        }
        override func viewDidLoad() {
          var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
          snapshot.appendSections([0])
          snapshot.appendItems([1])
          source.apply(snapshot)
        }
      }
      let feed = Feed()
      feed.height = 70
      feed.viewDidLoad()
      """
    #expect(Self.typed(code).heights == [70])
  }

  /// The layout is read even if the data cannot be read.
  @Test func unreadableDataIsLeftOut() throws {
    let code = Self.controller.replacingOccurrences(of: "appendItems([1, 2]", with: "appendItems(try await Api.load()")
    let answer = try Self.read(code)
    #expect(answer.heights.count == 18)
    #expect(answer.errors.hasPrefix("the data in this code is not read: ") && answer.errors.contains("Feed.swift:"), "\(answer.errors)")
  }

  /// An exception of UIKit is reported at the line that raises it, in pasted code and in files.
  @Test func exceptionsAreRefusedAtTheirLine() throws {
    let code = Self.controller.replacingOccurrences(of: "appendItems([3]", with: "appendItems([1, 3, 3]")
    let (session, output) = (Session(), Transcript())
    session.run(typed: code, to: output)
    #expect(output.errors.contains("snapshot.appendItems([1, 3, 3], toSection: .list)"), "\(output.errors)")
    #expect(try Self.read(code).errors.contains("Feed.swift:14:"))
  }

  /// A function that a file's statements call runs once.
  @Test func aCalledFunctionAppliesOnce() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("Fill.swift")
    let code = """
      func fill() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        dataSource.apply(snapshot)
      }
      fill()
      """
    try code.write(toFile: file, atomically: true, encoding: .utf8)
    let session = Session()
    session.run("read \(file)")
    #expect(session.document.view.applyCount == 1)
    #expect(session.document.view.applied.itemIdentifiers.map(\.name) == ["a", "b"])
  }

  /// A snippet that ends with the layout of the app's collection view needs no declaration of the view.
  @Test(arguments: ["collectionView.collectionViewLayout = layout", "collectionView.setCollectionViewLayout(layout, animated: true)"])
  func aSnippetMaySetTheLayoutOfTheView(_ last: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.path("Snippet.swift")
    let code = """
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
      let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      \(last)
      """
    try code.write(toFile: file, atomically: true, encoding: .utf8)
    let session = Session()
    let answer = session.run("read \(file) --items 2")
    #expect(session.run("frames").answers.contains("main     a2    0  44"), "\(answer.errors)")
  }
}
