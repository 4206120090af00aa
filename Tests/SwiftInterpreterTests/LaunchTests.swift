import Documents
import Sessions
import TestSupport
import Testing

@testable import Documents
@testable import Snapshots

/// The items that an app shows directly after its launch.
@Suite struct LaunchTests {
  /// A view controller with a data source, which shows items with `show`.
  private static func code(_ members: String, _ body: String, types: String = "", superclass: String = "UIViewController") -> String {
    """
    import UIKit
    \(types)
    final class VC: \(superclass) {
      var ds: UICollectionViewDiffableDataSource<Int, String>!
      \(members)
      override func viewDidLoad() {
        super.viewDidLoad()
        let cv = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        view.addSubview(cv)
        ds = .init(collectionView: cv) { _, _, _ in UICollectionViewCell() }
        \(body)
      }
      func show(_ items: [String]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        ds.apply(snapshot)
      }
    }
    """
  }

  private static func reading(_ code: String) throws -> (items: String, said: String) {
    let folder = try TemporaryFolder()
    try folder.write(code, as: "F.swift")
    let (session, output) = (Session(), Transcript())
    _ = session.runLines(Array("read F.swift".utf8), from: Source(name: "<test>", folder: folder.path), to: output)
    session.finishInput(to: output)
    return (session.document.view.applied.itemIdentifiers.map { $0.name }.joined(separator: " "), output.errors)
  }

  /// A property that only the file can set has its initial value until the code sets it.
  @Test(arguments: [
    ("private var names: [String] = []", #"show(names.isEmpty ? ["none"] : names)"#, "none"),
    ("private(set) var open: Set<Int> = []", #"show((0..<2).map { "\($0)" + (open.contains($0) ? "+" : "-") })"#, "0- 1-"),
    ("fileprivate var query: String?", #"show(["a", "b"].filter { query == nil || $0 == query })"#, "a b"),
    ("private var cache: [String: String] = [:]", #"show(["a", "b"].map { cache[$0] ?? $0 })"#, "a b"),
    ("private var kind: String? { didSet { if oldValue != kind { show([kind!]) } } }", #"kind = "b""#, "b"),
  ]) func aPrivatePropertyHasItsInitialValue(members: String, body: String, items: String) throws {
    let reading = try Self.reading(Self.code(members, body))
    #expect(reading.items == items && reading.said == "", "\(reading)")
  }

  /// If items are shown from a list that is empty at first, they probably arrive later.
  @Test(arguments: [
    ("private var names: [String] = []", "show(names)"), ("private var names: [String]?", "show(names ?? [])"),
  ]) func aListThatIsShownIsFilledLater(members: String, body: String) throws {
    let reading = try Self.reading(Self.code(members, body))
    #expect(reading.items == "a1 a2 a3 a4 a5 a6")
    #expect(reading.said.contains("'names' is known only when the app runs"), "\(reading.said)")
  }

  /// The observers of a superclass run, too: 'willSet' after and 'didSet' before that of the class.
  @Test func observersOfASuperclassRun() throws {
    let types = """
      class A {
        var log: [String] = []
        var v = 0 { willSet { log.append("a\\(newValue)") } didSet { log.append("A\\(oldValue)") } }
      }
      class B: A { override var v: Int { willSet { log.append("b") } didSet { log.append("B") } } }
      class C: B { override var v: Int { didSet { log.append("C") } } }
      """
    let reading = try Self.reading(Self.code("", "let c = C(); c.v = 3; show(c.log)", types: types))
    #expect(reading.items == "b a3 A0 B C", "\(reading)")
  }

  private static let base = """
    class Base: UIViewController {
      var ds: UICollectionViewDiffableDataSource<Int, String>!
      func items() -> [String] { ["base"] }
      override func viewDidLoad() {
        super.viewDidLoad()
        let cv = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        ds = .init(collectionView: cv) { _, _, _ in UICollectionViewCell() }
        show(items())
      }
      func show(_ items: [String]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        ds.apply(snapshot)
      }
    }

    """

  @Test func viewDidLoadOfASubclassRunsOnce() throws {
    let subclass = """
      final class VC: Base {
        var log = ["start"]
        override func viewDidLoad() { super.viewDidLoad(); log.append("run\\(log.count)"); show(log) }
      }
      """
    #expect(try Self.reading(Self.base + subclass).items == "start run1")
  }

  /// If the data of the subclass is unknown, that of the superclass is not shown instead.
  @Test func theDataOfASuperclassIsNotShownInstead() throws {
    let subclass = "final class VC: Base { override func items() -> [String] { UserDefaults.standard.stringArray(forKey: \"x\") ?? [] } }"
    let reading = try Self.reading(Self.base + subclass)
    #expect(reading.items == "a1 a2 a3 a4 a5 a6", "\(reading)")
    #expect(reading.said.contains("the value of 'UserDefaults' is known only when the app runs (F.swift:"), "\(reading.said)")
  }

  /// The reason why data is unknown is that of the first unknown value, and a section to which more would be appended is not counted.
  @Test(arguments: [
    ("let d = Feed.load()", "show(d)", "no file that was read declares 'Feed.load' (F.swift:11)"),
    ("", "show(viewModel.items)", "no file that was read declares 'viewModel' (F.swift:11)"),
    (
      "",
      #"var s = NSDiffableDataSourceSnapshot<Int, String>(); s.appendSections([0]); s.appendItems(["a"]); s.appendItems(Feed.all); ds.apply(s)"#,
      "no file that was read declares 'Feed.all'"
    ),
    ("", #"for (key, _) in ["a": 1, "b": 2] { show([key]) }"#, "have no order"),
  ]) func theReasonIsTheFirstUnknown(first: String, body: String, reason: String) throws {
    let reading = try Self.reading(Self.code("", first.isEmpty ? body : first + "\n    " + body))
    #expect(reading.items == "a1 a2 a3 a4 a5 a6", "\(reading)")
    #expect(reading.said.contains(reason), "\(reading.said)")
  }

  /// The sections of an item that several keys append depend on the order of the keys, and so do the numbers of their items.
  @Test func anItemOfTwoKeysIsNotCounted() throws {
    let body = """
      let menu = [0: ["soup", "rice"], 1: ["soup"]]
          var s = NSDiffableDataSourceSnapshot<Int, String>()
          s.appendSections([0, 1])
          for (meal, dishes) in menu { s.appendItems(dishes, toSection: meal) }
          ds.apply(s)
      """
    let reading = try Self.reading(Self.code("", body))
    #expect(reading.items == "a1 a2 a3 a4 a5 a6 b1 b2 b3 b4 b5 b6" && reading.said.contains("have no order (F.swift:14)"), "\(reading)")
  }

  /// A closure that a function of the class runs does not wait for an event.
  @Test func anUnknownValueInAClosureThatRunsAtOnceIsSaid() throws {
    let members = """
      func update(_ body: (inout NSDiffableDataSourceSnapshot<Int, String>) -> Void) {
        var s = NSDiffableDataSourceSnapshot<Int, String>()
        s.appendSections([0])
        body(&s)
        ds.apply(s)
      }
      """
    let reading = try Self.reading(Self.code(members, "update { $0.appendItems(Store.all, toSection: 0) }"))
    #expect(reading.said.contains("no file that was read declares 'Store.all'"), "\(reading)")
  }

  /// While the data is unknown, a section provider is asked about a placeholder.
  @Test func aProviderIsAskedAboutAPlaceholder() throws {
    let code = """
      import UIKit
      final class VC: UIViewController {
        var ds: UICollectionViewDiffableDataSource<String, Int>!
        override func viewDidLoad() {
          super.viewDidLoad()
          let layout = UICollectionViewCompositionalLayout { [weak self] index, environment in
            guard let self else { return nil }
            let id = self.ds.snapshot().sectionIdentifiers[index]
            return .list(using: .init(appearance: id == "about" ? .plain : .insetGrouped), layoutEnvironment: environment)
          }
          let cv = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
          ds = .init(collectionView: cv) { _, _, _ in UICollectionViewCell() }
          Loader.load { ids in self.show(ids) }
        }
        func show(_ ids: [String]) {
          var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
          snapshot.appendSections(ids)
          ds.apply(snapshot)
        }
      }
      """
    let reading = try Self.reading(code)
    #expect(reading.items == "a1 a2 a3 a4 a5 a6", "\(reading)")
    #expect(reading.said.contains("not run, as it waits for an event: F.swift:13"), "\(reading.said)")
  }

  /// The reason why the app's start does not reach a call is named, and not the missing call.
  @Test func aStartThatNeedsAnotherFileNamesIt() throws {
    let code = """
      import UIKit
      final class VC: UIViewController {
        private weak var collectionView: UICollectionView!
        var ds: UICollectionViewDiffableDataSource<Int, Int>!
        override func loadView() {
          view = ToolBar(frame: .zero)
          collectionView = (view as! ToolBar).collectionView
        }
        override func viewDidLoad() {
          ds = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) { _, _, _ in UICollectionViewCell() }
          reload(4)
        }
        func reload(_ count: Int) {
          var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
          snapshot.appendSections([0])
          snapshot.appendItems(Array(0..<count))
          ds.apply(snapshot)
        }
      }
      """
    let said = try Self.reading(code).said
    #expect(said.contains("no file that was read declares 'ToolBar'") && !said.contains("nothing calls"), "\(said)")
  }
}
