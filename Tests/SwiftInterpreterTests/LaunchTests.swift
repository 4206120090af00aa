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

  private static func reading(_ code: String, _ rest: String = "") throws -> (items: String, said: String, session: Session) {
    let (session, output) = try AppCodeTests.reading(code, rest)
    session.finishInput(to: output)
    return (session.document.view.applied.itemIdentifiers.map { $0.name }.joined(separator: " "), output.errors, session)
  }

  /// A property that only the file can set has its initial value until the code sets it.
  @Test(arguments: [
    ("private var names: [String] = []", #"show(names.isEmpty ? ["none"] : names)"#, "none"),
    ("private(set) var open: Set<Int> = []", #"show((0..<2).map { "\($0)" + (open.contains($0) ? "+" : "-") })"#, "0- 1-"),
    ("fileprivate var query: String?", #"show(["a", "b"].filter { query == nil || $0 == query })"#, "a b"),
    ("private var cache: [String: String] = [:]", #"show(["a", "b"].map { cache[$0] ?? $0 })"#, "a b"),
    ("", #"let all: Any = ["a", "b"]; show((all as! [AnyHashable]).map { "\($0)" })"#, "a b"),
    ("private var kind: String? { didSet { if oldValue != kind { show([kind!]) } } }", #"kind = "b""#, "b"),
  ]) func aPrivatePropertyHasItsInitialValue(members: String, body: String, items: String) throws {
    let reading = try Self.reading(Self.code(members, body))
    #expect(reading.items == items && reading.said == "", "\(reading)")
  }

  /// The cases of an enum that no file declares are distinguished by their payloads, and new instances always.
  @Test(arguments: [
    (#"[.hero("spring"), .hero("summer"), .list]"#, "item1 item2 list"),
    ("(0..<3).map { .row($0) }", "item1 item2 item3"),
    (#"[.init(title: "a"), .init(title: "a")]"#, "item1 item2"),
  ]) func casesOfAnUnreadEnumHavePayloads(items: String, shown: String) throws {
    let body = """
      var feed = NSDiffableDataSourceSnapshot<Int, FeedItem>()
      feed.appendSections([0])
      feed.appendItems(\(items))
      ds.apply(feed)
      """
    let reading = try Self.reading(Self.code("", body))
    #expect(reading.items == shown && reading.said == "", "\(reading)")
  }

  /// A type alias stands for its type: as a raw type, a superclass and the result of a function.
  @Test func typeAliasesStandForTheirTypes() throws {
    let types = """
      typealias Name = String
      typealias Base = Screen
      typealias Screen = UIViewController
      enum Kind: Name, CaseIterable { case top, bottom }
      """
    let reading = try Self.reading(Self.code("", "show(Kind.allCases.map { $0.rawValue })", types: types, superclass: "Base"))
    #expect(reading.items == "top bottom" && reading.said == "", "\(reading)")
    let layout = """
      import UIKit
      typealias Layout = UICollectionViewLayout
      enum Layouts {
        static func rows() -> Layout {
          let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
          return UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
        }
      }
      """
    #expect(try AppCodeTests.reading(layout, "\nframes a6").session.failureCount == 0)
  }

  /// An implicitly unwrapped array is unwrapped to find its own `map`.
  @Test func anImplicitlyUnwrappedArrayIsMapped() throws {
    let members = "struct Row { let id: String }\n  var rows: [Row]!"
    let body = #"rows = [Row(id: "a"), Row(id: "b")]; show(rows.map(\.id) + rows.map { $0.id + "2" })"#
    let reading = try Self.reading(Self.code(members, body))
    #expect(reading.items == "a b a2 b2" && reading.said == "", "\(reading)")
  }

  /// A view controller whose `viewDidLoad` makes a call.
  private static func controller(_ call: String, _ members: String) -> String {
    """
    import UIKit
    func rows(_ height: CGFloat = 30) -> UICollectionViewLayout {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
      return UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    }
    extension UICollectionView {
      func setTall(height: CGFloat) { collectionViewLayout = rows(height) }
      func begin() { setTall(height: 77) }
    }
    class VC: UIViewController {
      @IBOutlet weak var cv: UICollectionView!
      override func viewDidLoad() {
        super.viewDidLoad()
        \(call)
      }
      \(members)
    }
    """
  }

  /// The arguments that `viewDidLoad` passes win over defaults, and over functions that nothing calls.
  @Test(arguments: [
    ("setUp(height: 77)", "func setUp(height: CGFloat = 20) { cv.collectionViewLayout = rows(height) }", 77),
    ("setUp(height: 77)", "func setUp(height: CGFloat) { cv.setCollectionViewLayout(rows(height), animated: false) }", 77),
    ("start()", "func start() { setUp(70, 7) }; func setUp(_ a: CGFloat, _ b: CGFloat) { cv.collectionViewLayout = rows(a + b) }", 77),
    ("cv.setTall(height: 77)", "func setSmall() { cv.collectionViewLayout = rows(44) }", 77),
    // Through a function of another type.
    ("cv.begin()", "func setSmall() { cv.collectionViewLayout = rows(44) }", 77),
  ]) func argumentsOfTheStartReachTheLayout(call: String, members: String, height: Int) throws {
    #expect(try AppCodeTests.reading(Self.controller(call, members), "\nexpect height a1 \(height)").session.failureCount == 0)
  }

  /// If the layout depends on a value that no file declares, the error names the value.
  @Test(arguments: ["cv.collectionViewLayout = rows(Remote.height)", "setUp(height: Remote.height)"])
  func anUnknownArgumentOfALayoutIsNamed(call: String) throws {
    let code = Self.controller(call, "func setUp(height: CGFloat) { cv.collectionViewLayout = rows(height) }")
    #expect(try AppCodeTests.reading(code).output.errors.contains("no file that was read declares 'Remote.height'"))
  }

  /// Nobody has used a control at launch.
  @Test(arguments: [
    ("search.isActive", "b"), ("search.searchBar.text?.isEmpty ?? true", "a"), ("refresh.isRefreshing", "b"),
  ]) func aControlIsUnusedAtLaunch(condition: String, item: String) throws {
    let members = "let search = UISearchController(searchResultsController: nil)\n  let refresh = UIRefreshControl()"
    #expect(try Self.reading(Self.code(members, #"show(\#(condition) ? ["a"] : ["b"])"#)).items == item)
  }

  /// A selector that an event calls after the launch.
  @Test(arguments: [
    "NotificationCenter.default.addObserver(self, selector: #selector(reload), name: UIApplication.didBecomeActiveNotification, object: nil)",
    "timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(VC.reload), userInfo: nil, repeats: true)",
  ]) func aSelectorThatWaitsIsNamed(call: String) throws {
    let members = #"var timer: Timer?; @objc func reload() { show(["b"]) }; @objc func log() {}"#
    let reading = try Self.reading(Self.code(members, #"show(["a"])"# + "\n" + call))
    #expect(reading.items == "a" && reading.said == "not run, as it waits for an event: F.swift:12\n", "\(reading.said)")
    let other = try Self.reading(Self.code(members, #"show(["a"])"# + "\n" + call.replacing("reload", with: "log")))
    #expect(other.said == "")
  }

  /// A value that an outlet, an initialiser or another file may set before the launch is unknown.
  @Test(arguments: [
    "@IBOutlet private weak var id: UITextField?", "private var id: String?; func configure(id: String) { self.id = id }",
    "private var id: String?; static func make(id: String) -> VC { let vc = VC(); vc.id = id; return vc }",
    "private var id: String?; convenience init(id: String) { self.init(); set(id) }; private func set(_ id: String) { self.id = id }",
  ]) func aPropertyThatMayBeSetBeforeIsUnknown(members: String) throws {
    let said = try Self.reading(Self.code(members, #"show(id == nil ? ["none"] : ["some"])"#)).said
    #expect(said.contains("the value of 'id' is known only when the app runs"), "\(said)")
  }

  /// Static members in the initial value of a property, and a type alias of the superclass.
  @Test func namesOfTheClassAndItsSuperclassAreFound() throws {
    let types = """
      class Base: UIViewController { typealias Row = String; static let first: Row = "x" }
      """
    let members = #"static func more() -> [Row] { ["y"] }; private let rows = [Row(first)] + more()"#
    let reading = try Self.reading(Self.code(members, "show(rows)", types: types, superclass: "Base"))
    #expect(reading.items == "x y", "\(reading.said)")
  }

  /// A call in a comment is none.
  @Test(arguments: ["// samples()", "/* TODO: samples() */"]) func aCallInACommentIsNone(comment: String) throws {
    let members = """
      func samples() { show(["sample"]) }
        func live(_ rows: [String]) { show(rows) }
      """
    let reading = try Self.reading(Self.code(members, comment + "\n    Api.fetch { rows in self.live(rows) }"))
    #expect(reading.items == "a1 a2 a3 a4 a5 a6", "\(reading)")
  }

  /// A function that waits is preferred to one that nothing calls, and a superclass in another file may call an override.
  @Test func aFunctionThatMayBeCalledIsNotNamed() throws {
    let unused =
      #"func samples() { var s = ds.snapshot(); s.appendSections([5]); s.appendItems(["x", "y"]); ds.apply(s) }"#
    let waiting = try Self.reading(Self.code(unused, "Api.fetch { [weak self] rows in self?.show(rows) }"))
    #expect(waiting.session.document.view.applied.sectionIdentifiers == ["0"], "\(waiting.said)")
    let override = try Self.reading(Self.code("override " + unused, "", superclass: "BaseViewController"))
    #expect(!waiting.said.contains("applies a snapshot, but") && !override.said.contains("applies a snapshot, but"), "\(override.said)")
  }

  /// The slashes in a string begin no comment, so the call behind them counts.
  @Test func aCallBehindAnAddressCounts() throws {
    let members =
      #"func samples() { var s = ds.snapshot(); s.appendSections([0]); s.appendItems(["sample"]); ds.apply(s) }"#
    let reading = try Self.reading(Self.code(members, #"Api.open("https://a.b") { self.samples() }"#))
    #expect(reading.items == "sample", "\(reading)")
  }

  @Test func dataThatNothingCallsAtLaunchIsSaidToBe() throws {
    let members =
      #"func tapped() { var s = NSDiffableDataSourceSnapshot<Int, String>(); s.appendSections([0]); s.appendItems(["a"]); ds.apply(s) }"#
    let body = "let button = UIButton(primaryAction: UIAction { [weak self] _ in self?.tapped() }); view.addSubview(button)"
    let reading = try Self.reading(Self.code(members, body))
    #expect(
      reading.items == "a" && reading.said.contains("'tapped' applies a snapshot, but nothing in this code calls it when the app starts"),
      "\(reading)")
    // A function that not even an event calls.
    let uncalled = try Self.reading(Self.code(members, ""))
    #expect(
      uncalled.items == "a1" && uncalled.said.contains("'tapped' applies a snapshot, but nothing in this code calls it"), "\(uncalled)")
    #expect(!(try Self.reading(Self.code(members, "tapped()")).said.contains("applies a snapshot, but")))
  }

  /// If items are shown from a list that is empty at first, they probably arrive later.
  @Test(arguments: [
    (
      "private var names: [String] = []",
      #"var s = ds.snapshot(); s.appendSections([0]); for n in names { s.appendItems([n]) }; ds.apply(s)"#
    ),
    ("private var names: [String]?", #"var s = ds.snapshot(); s.appendSections([0]); if let names { s.appendItems(names) }; ds.apply(s)"#),
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

  /// Sections and items of a function that only an event calls, or nothing, are known where they do not depend on its arguments.
  @Test(arguments: ["Api.items.sink(receiveValue: fill)", ""]) func anUncalledFunctionGivesItsSections(call: String) throws {
    let members = """
      func fill(_ rest: [String]) {
        var s = NSDiffableDataSourceSnapshot<Int, String>()
        s.appendSections([7, 8])
        s.appendItems(["a"], toSection: 7)
        s.appendItems(rest, toSection: 8)
        ds.apply(s)
      }
      """
    let code = Self.code(members, call).split(separator: "func show").first.map { $0 + "}" } ?? ""
    let reading = try Self.reading(String(code))
    #expect(reading.session.document.view.applied.sectionIdentifiers == ["7", "8"], "\(reading.said)")
    #expect(reading.items == "a1 b1 b2 b3 b4 b5 b6" && reading.said.contains("the items of some sections are not known"), "\(reading.said)")
  }

  /// UIKit raises an exception if a layout has headers and no code provides them.
  @Test(arguments: [
    ("headerMode = .supplementary", "", true), ("headerMode = .firstItemInSection", "", false),
    ("headerMode = .supplementary", "ds.supplementaryViewProvider = { _, _, _ in nil }", false),
  ]) func headersNeedAProvider(setting: String, line: String, isSaid: Bool) throws {
    let code = Self.code("", line + "\n" + #"show(["a"])"#).replacing(
      "UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))",
      with: [
        "{ var c = UICollectionLayoutListConfiguration(appearance: .plain); c.\(setting)",
        "return UICollectionViewCompositionalLayout.list(using: c) }()",
      ].joined(separator: "; "))
    #expect(try Self.reading(code).said.contains("need a 'supplementaryViewProvider'") == isSaid)
  }

  @Test(arguments: [
    ("layout: UICollectionViewFlowLayout()", "flow layouts are not read"), ("with: storyboard", "the layout is not in this code"),
  ]) func codeWithoutALayoutIsNamed(argument: String, words: String) throws {
    let code = Self.code("", #"show(["a"])"#).replacing(
      "UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))",
      with: "Views.list(\(argument))")
    let reading = try Self.reading(code)
    #expect(reading.items == "a" && reading.said.contains(words), "\(reading.said)")
  }
}

/// Layouts that are found and read where they were not.
extension LaunchTests {
  private static let rows = """
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
    """

  @Test(arguments: [
    // A type that no file declares, in one that no file declares.
    "extension Feed.List { func layout() -> UICollectionViewLayout { \(rows); return UICollectionViewCompositionalLayout(section: section) } }",
    // A property wrapper that no file declares.
    """
    final class MainView: UIView {
      @UsesAutoLayout var list: UICollectionView = {
        \(rows)
        return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      }()
    }
    """,
    // A section provider without its layout, as a property and as a function.
    "struct Feed { var provider: UICollectionViewCompositionalLayoutSectionProvider { { _, _ in \(rows); return section } } }",
    "func provider() -> UICollectionViewCompositionalLayoutSectionProvider { { _, _ in \(rows); return section } }",
    // A view with an undeclared wrapper that the initialiser replaces.
    """
    final class MainView: UIView {
      @UsesAutoLayout var list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
      override init(frame: CGRect) {
        super.init(frame: frame)
        \(rows)
        list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      }
    }
    """,
    // The view that a controller inherits.
    """
    final class Feed: UICollectionViewController {
      override func viewDidLoad() {
        \(rows)
        collectionView = .init(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        collectionView.contentInset = .init(top: 20, left: 0, bottom: 0, right: 0)
      }
    }
    """,
    // A property of a view controller that no file declares, and a member of its view.
    """
    extension FeedViewController {
      var section: NSCollectionLayoutSection { let width = view.frame.size.width; \(rows); return width > 300 ? section : section }
      func layout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { _, _ in self.section } }
    }
    """,
  ]) func theLayoutIsFound(code: String) throws {
    let reading = try Self.reading("import UIKit\n\(code)")
    #expect(reading.items == "a1 a2 a3 a4 a5 a6", "\(reading.said)")
    #expect(reading.session.run("expect frame a2 (0,50,393,50)").errors == "")
  }

  /// Names in an extension of an undeclared class that other files declare.
  @Test func constantsOfAnUndeclaredClassAreDefined() throws {
    let code = """
      extension Feed {
        func layout() -> UICollectionViewLayout {
          \(Self.rows)
          section.interGroupSpacing = .spacing
          section.contentInsets.top = Metrics.top
          return UICollectionViewCompositionalLayout(section: section)
        }
      }
      """
    let unknown = try Self.reading(code).said
    #expect(unknown.contains("no file that was read declares 'CGFloat.spacing'") && unknown.contains("'Metrics.top'"), "\(unknown)")
    let defined = try Self.reading(code, " --define CGFloat.spacing=8 --define Metrics.top=10")
    #expect(defined.session.run("expect frame a2 (0,68,393,50)").errors == "")
  }

  @Test func theLayoutOfAProviderHasItsSpacing() throws {
    let code = """
      func provider() -> UICollectionViewCompositionalLayoutSectionProvider { { _, _ in \(Self.rows); return section } }
      final class Spaced: UICollectionViewCompositionalLayout {
        init() {
          let configuration = UICollectionViewCompositionalLayoutConfiguration()
          configuration.interSectionSpacing = 30
          super.init(sectionProvider: provider(), configuration: configuration)
        }
      }
      """
    let reading = try Self.reading(code, " --items a=2,b=1")
    #expect(reading.session.run("expect y b1 130").errors == "", "\(reading.said)")
  }

  @Test func anArgumentMayContainADivision() throws {
    let code = "func row(w: CGFloat) -> NSCollectionLayoutSection { \(Self.rows); section.contentInsets.top = w; return section }"
    let reading = try Self.reading(code, #" "row(w: 30 / 3)""#)
    #expect(reading.session.run("expect y a1 10").errors == "", "\(reading.said)")
  }

  /// A handler that does not use its items changes none.
  @Test(arguments: [
    ("_, offset, _ in print(offset)", false), ("items, _, _ in items.forEach { $0.alpha = 0 }", true),
    ("_, offset, _ in cell.transform = .identity", true),
  ])
  func aHandlerOfTheOffsetIsNotNamed(handler: String, isNamed: Bool) throws {
    let code =
      "func row() -> NSCollectionLayoutSection { \(Self.rows); section.visibleItemsInvalidationHandler = { \(handler) }; return section }"
    let said = try Self.reading(code.replacing(".absolute(50)", with: ".estimated(50)")).said
    #expect(said.contains("visibleItemsInvalidationHandler") == isNamed, "\(said)")
  }

  /// The size of a collection view that its superview does not give it.
  @Test(arguments: [
    ("frame: view.bounds.insetBy(dx: 20, dy: 0)", "", true), ("frame: view.bounds.inset(by: view.safeAreaInsets)", "", false),
    ("frame: CGRect(x: 0, y: 0, width: view.bounds.width - 20, height: view.bounds.height)", "", true),
    ("frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height)", "", false),
    ("frame: .zero", "cv.frame.size.width = 200", true), ("frame: .zero", "stack.addArrangedSubview(cv)", true),
    ("frame: .zero", "let stack = UIStackView(arrangedSubviews: [label, cv])", true),
    ("frame: .zero", "cv.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true", true),
  ]) func aSizeOfItsOwnIsSaid(frame: String, line: String, isSaid: Bool) throws {
    let code = Self.code("", line + "\n" + #"show(["a"])"#).replacing("frame: view.bounds,", with: "\(frame),")
    #expect(try Self.reading(code).said.contains("the size of 'cv' (F.swift:") == isSaid)
  }
}
