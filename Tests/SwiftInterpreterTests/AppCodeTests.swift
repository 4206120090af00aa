import Foundation
import TestSupport
import Testing

@testable import Documents
@testable import Sessions
@testable import Snapshots

/// View controllers as public apps have them. Each file's last lines say how it is read, and the frames that UIKit's rules give its cells.
@Suite struct AppCodeTests {
  struct App: CustomTestStringConvertible, Sendable {
    var name: String
    var testDescription: String { name }
  }

  private static let folder = "\(FixtureTests.folder)/apps"

  static let apps = Repository.names(in: Repository.root.appendingPathComponent(folder), extension: "swift").map { App(name: $0) }

  @Test(arguments: apps) func theFramesAreUIKits(_ app: App) throws {
    let text = try Repository.text(of: "\(Self.folder)/\(app.name).swift")
    func said(_ word: String) -> String? {
      text.split(separator: "\n").last { $0.hasPrefix("//\(word) ") }.map { String($0.dropFirst(word.count + 3)) }
    }
    var read = "read \(app.name).swift"
    if let call = said("call") { read += " \"\(call)\"" }
    if let items = said("items") { read += " --items \(items); apply" }
    let session = Session()
    let output = Transcript()
    let source = Source(name: "app", folder: Repository.root.appendingPathComponent(Self.folder).path)
    #expect(session.runLines(Array(read.utf8), from: source, to: output), "\(output.errors)")
    // Placeholders stand for items that the code does not say.
    let cells = Session.framesAnswer(of: session).split(separator: "\r\n").filter { $0.hasPrefix("cell,") }
    let frames = cells.map { $0.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }.suffix(5).prefix(4) }
    let wanted = try #require(said("="))
    #expect(frames.count == wanted.split(separator: " ").count, "\(output.text)")
    for (found, wanted) in zip(frames, wanted.split(separator: " ")) {
      let numbers = wanted.split(separator: ",").compactMap { Double($0) }
      #expect(zip(found, numbers).allSatisfy { abs($0 - $1) < 0.51 }, "\(found) instead of \(numbers)")
    }
    if let names = said("names") {
      #expect(session.document.view.applied.itemIdentifiers.map { $0.name }.joined(separator: " ") == names)
    }
    if let words = said("says") { #expect(output.text.contains(words)) }
  }
}

/// What is said of code that needs more than the files have.
extension AppCodeTests {
  static func reading(_ code: String, _ rest: String = "") throws -> (session: Session, output: Transcript) {
    let folder = try TemporaryFolder()
    try folder.write(code, as: "F.swift")
    let (session, output) = (Session(), Transcript())
    _ = session.runLines(Array("read F.swift\(rest)".utf8), from: Source(name: "<test>", folder: folder.path), to: output)
    return (session, output)
  }

  private static let needy = """
    final class Feed: UIViewController {
      var model: Model!
      func makeLayout() -> UICollectionViewLayout {
        let columns = model.columns
        let height = UserDefaults.standard.integer(forKey: "height")
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .absolute(CGFloat(height)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = model.isWide ? Metrics.padding : 0
        return UICollectionViewCompositionalLayout(section: section)
      }
    }
    """

  /// The written value of a property is not shown if the code that creates its controller may replace it.
  @Test(arguments: [
    "let feed = Feed()\nif Flags.isWide { feed.columns = 4 }\nshow(feed)",
    "let feed = Feed()\nfor _ in Flags.all { feed.widen() }\nshow(feed)",
    "let feed = Feed()\nfeed.set(Flags.columns)\nshow(feed)",
    "let feed: Feed? = Feed()\nfeed?.columns = Flags.columns\nshow(feed)",
    "let feed = Feed()\nlet stack = UINavigationController(rootViewController: feed)\n(stack.topViewController as? Feed)?.columns = Flags.columns",
    "guard let feed = find(Flags.name) as? Feed else { return }\nfeed.columns = Flags.columns",
    "if Flags.isNew { let feed = Feed()\nfeed.columns = 4\nshow(feed) }",
  ]) func aPropertyThatMayBeSetIsUnknown(body: String) throws {
    let code = """
      final class Feed: UIViewController {
        var columns = 2
        func widen() { columns += 1 }
        func set(_ count: Int) { columns = count }
        func makeLayout() -> UICollectionViewLayout {
          let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .absolute(40))
          let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
          return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        }
        override func viewDidLoad() {
          view.addSubview(UICollectionView(frame: .zero, collectionViewLayout: makeLayout()))
        }
      }
      final class Coordinator { func start() {
        \(body)
      } }
      """
    let (session, output) = try Self.reading(code)
    #expect(session.document == Document())
    #expect(output.errors.contains("known only when the app runs") || output.errors.contains("declares 'Flags"), "\(output.errors)")
    let defined = try Self.reading(code, " --define columns=3")
    #expect(defined.session.document.components["group"] != nil, "\(defined.output.errors)")
  }

  /// A coordinator replaces the written value of a property by one that the files do not have.
  @Test func aPropertySetToAnUnknownValueIsUnknown() throws {
    let code = """
      final class Feed: UIViewController {
        var columns = 2
        func makeLayout() -> UICollectionViewLayout {
          let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .absolute(40))
          let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
          return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        }
        override func viewDidLoad() {
          view.addSubview(UICollectionView(frame: .zero, collectionViewLayout: makeLayout()))
        }
      }
      final class Coordinator {
        func start() {
          let count = settings.columns
          let feed = Feed()
          feed.columns = count
          navigation.pushViewController(feed, animated: false)
        }
      }
      """
    let (session, output) = try Self.reading(code)
    #expect(session.document == Document())
    #expect(output.errors.contains("F.swift:16:10: error: the value of 'columns' is known only when the app runs"), "\(output.errors)")
    #expect(output.errors.contains(#"'read F.swift --define "columns=3"' gives it a value"#), "\(output.errors)")
    let defined = try Self.reading(code, " --define columns=3")
    #expect(defined.session.document.components["group"] != nil, "\(defined.output.errors)")
  }

  @Test func allMissingNamesAreListed() throws {
    let (_, output) = try Self.reading(Self.needy)
    let definitions =
      #"--define "model.columns=3" --define "UserDefaults.standard.integer(forKey:)=3" --define "model.isWide=true" --define "Metrics.padding=16""#
    #expect(output.errors.contains("F.swift:4:"))
    #expect(output.errors.contains("'model.isWide' (F.swift:9), 'Metrics.padding' (F.swift:9)"), "\(output.errors)")
    #expect(output.errors.contains("'read F.swift \(definitions)' gives them values"), "\(output.errors)")
    let defined = try Self.reading(Self.needy, " \(definitions)")
    #expect(defined.output.errors == "" && defined.session.document.components["section"] != nil, "\(defined.output.errors)")
  }

  /// A function is no number, and what a number does not help has no line to type.
  @Test(arguments: ["spacing()", "Theme.current.section(3).height", "Palette"])
  func aNumberIsProposedForNumbersAlone(_ expression: String) throws {
    let (_, output) = try Self.reading(
      """
      func makeLayout() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(\(expression)))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      }
      """)
    #expect(!output.errors.contains("--define"), "\(output.errors)")
    #expect(output.errors.contains("also read the file that declares it"), "\(output.errors)")
  }

  private static func refresh(_ line: String, _ parameters: String = "") -> String {
    """
    func refresh(\(parameters)) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      \(line)
      dataSource?.apply(snapshot)
    }
    """
  }

  /// A data source or a collection view that no file declares is the app's, also after `self` outside of a type.
  @Test(arguments: [
    refresh("snapshot.appendItems([1, 2])"),
    "class Feed: UIViewController {\n override func viewDidLoad() { refresh() }\n \(refresh("snapshot.appendItems([1, 2])")) }",
    refresh("guard let self else { return }\n self.dataSource.apply(snapshot)\n snapshot.appendItems([1, 2])"),
  ]) func undeclaredDataSourcesApplySnapshots(code: String) throws {
    let (session, output) = try Self.reading(code)
    #expect(output.errors == "" && session.document.view.applied.numberOfItems == 2, "\(output.errors)")
  }

  @Test(arguments: ["collectionView", "self.collectionView", "self?.collectionView"])
  func undeclaredCollectionViewsTakeLayouts(view: String) throws {
    let (session, output) = try Self.reading(
      """
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
      let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      \(view).collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
      """, " --items 2")
    #expect(output.errors == "" && session.document.components["section"] != nil, "\(output.errors)")
  }

  /// Code that makes nothing says why, with a line that helps.
  @Test(arguments: [
    (refresh("snapshot.appendItems(model.items)"), ["no file that was read declares 'model'", #"--define "model.items=[1,2,3]""#]),
    (refresh("snapshot.appendItems(model?.items ?? [])"), ["no file that was read declares 'model'", "model?.items=[1,2,3]"]),
    (
      refresh("snapshot.appendItems(loadItems())\n reportTo(tracker)"),
      ["declares 'loadItems'", "also unknown: 'reportTo' (F.swift:5)", "also read the files that declare them"]
    ),
    (refresh("snapshot.appendItems(items)", "items: [Int]"), ["nothing calls 'refresh'", #"read F.swift "refresh(items: [3])""#]),
    (refresh("snapshot.appendItems(items)", "_ items: [Int]"), ["nothing calls 'refresh'", #"read F.swift "refresh([3])""#]),
    ("func makeLayout() {\n let items = [1,", ["F.swift:1:19: error: this bracket is not closed"]),
    ("let x = = 3", ["F.swift:1:9: error: Galley cannot parse this as Swift"]),
    ("let text = \"abc", ["F.swift:1:12: error: this string is not closed"]),
    (
      refresh("let found = await withTaskGroup(of: Int.self) { $0 }\nsnapshot.appendItems(found)"),
      ["Galley does not run 'withTaskGroup'", "write the data as an array"]
    ),
    ("let layout = UICollectionViewFlowLayout()", ["this code makes a UICollectionViewFlowLayout", "'help flow' compares them"]),
    ("default:\n  return NSCollectionLayoutSection(group: group)", ["F.swift:1:1: error: Galley cannot parse this as Swift"]),
    (
      "func add() {\n var snapshot = dataSource.snapshot()\n snapshot.appendItems([1])\n dataSource.apply(snapshot)\n}",
      ["the snapshot has no sections yet", "nothing is applied here"]
    ),
  ]) func codeThatMakesNothingSaysWhy(code: String, words: [String]) throws {
    let (_, output) = try Self.reading(code)
    for words in words { #expect(output.errors.contains(words), "\(output.errors)") }
  }

  /// A view controller that shows one snapshot, and then one that the files do not have.
  private static func changed(_ model: String, _ start: String) -> String {
    """
    import Combine
    \(model)
    final class Feed: UIViewController {
      let model = Model()
      var tokens: Set<AnyCancellable> = []
      lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
      lazy var dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) { _, _, _ in nil }
      override func viewDidLoad() {
        \(start)
      }
      func apply(_ items: [Int]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        dataSource.apply(snapshot)
      }
    }
    """
  }

  private static let subscription = "model.$items.sink { [weak self] in self?.apply($0) }.store(in: &tokens)\n"

  /// Code that waits in a helper may give its answer to the view controller.
  @Test func anAnswerThatWaitsIsSaid() throws {
    let code = Self.changed(
      "final class Model { func load(_ done: @escaping ([Int]) -> Void) { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { done([1]) } } }",
      "apply([7])\nmodel.load { [weak self] in self?.apply($0) }")
    let (session, output) = try Self.reading(code)
    #expect(session.document.view.applied.itemIdentifiers.map { $0.name } == ["7"], "\(output.errors)")
    #expect(output.errors.contains("not run, as it waits for an event: F.swift:2"), "\(output.errors)")
  }

  /// A handler that moves items is not run, which matters only if it changes their frames.
  @Test(arguments: [("item.transform = .init(scaleX: 0.5, y: 0.5)", true), ("item.alpha = 0.5", false)])
  func handlersThatMoveItemsAreSaid(change: String, isSaid: Bool) throws {
    let code = """
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(50))
      let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.visibleItemsInvalidationHandler = { items, _, _ in
        for item in items { \(change) }
      }
      """
    let (_, output) = try Self.reading(code, " --items 2")
    #expect(output.errors.contains("not run, although it moves or scales visible items") == isSaid, "\(output.errors)")
  }

  /// The data of a model that changes to an unknown value is not shown as if it were the last.
  @Test(arguments: [
    (changed("final class Model {}", "apply([7]); apply(Array(Set([2, 1])))"), "the elements of a dictionary or a set have no order"),
    (
      changed("final class Model { @Published var items = [7]; func load() { items = Server.items() } }", subscription + "model.load()"),
      "declares 'Server.items'"
    ),
    (
      changed(
        "final class Model { @Published var items = [7]; func load() async { do { items = try await Server.items() } catch { items = [] } } }",
        subscription + "Task { await model.load() }"), "declares 'Server.items'"
    ),
    (
      changed(
        "final class Model { @Published var items = [7]; func load() { let new = (try? Server.items()) ?? []; items = new } }",
        subscription + "model.load()"), "declares 'Server.items'"
    ),
    (
      changed(
        "final class Model { var onChange: (([Int]) -> Void)?; func load() { onChange?([7]); onChange?(Server.items()) } }",
        "model.onChange = { [weak self] in self?.apply($0) }\nmodel.load()"), "declares 'Server.items'"
    ),
    (
      changed(
        "final class Model { let items = CurrentValueSubject<[Int], Never>([7]); func load() { items.send(Server.items()) } }",
        "model.items.sink { [weak self] in self?.apply($0) }.store(in: &tokens)\nmodel.load()"), "declares 'Server.items'"
    ),
  ]) func unknownChangesAreSaid(code: String, words: String) throws {
    let (session, output) = try Self.reading(code)
    #expect(session.document.view.applied.itemIdentifiers.map { $0.name } == ["7"], "\(output.errors)")
    #expect(output.errors.contains("the data in this code is not read:") && output.errors.contains(words), "\(output.errors)")
  }

  @Test(arguments: ["refresh(items: [1, 2])", "refresh(items: [1, 2], isFull: true)"])
  func aFunctionThatAppliesASnapshotCanBeNamed(call: String) throws {
    let code = Self.refresh("snapshot.appendItems(items)", "items: [Int], isFull: Bool = false")
    let (session, output) = try Self.reading(code, " \"\(call)\"")
    #expect(output.errors == "" && session.document.view.applied.itemIdentifiers.map { $0.name } == ["1", "2"], "\(output.errors)")
  }

  /// A named function runs once.
  @Test func aNamedFunctionWithoutParametersRunsOnce() throws {
    let (session, output) = try Self.reading(Self.refresh("snapshot.appendItems([1, 2])\n snapshot.reloadItems([1])"), " refresh()")
    #expect(output.errors == "" && !output.text.contains("apply #2"), "\(output.text)")
    #expect(session.document.view.applied.numberOfItems == 2)
  }

  /// The closure of an undeclared type that makes a section runs again when the environment changes.
  @Test(arguments: ["environment in", "index, environment in", "(environment: NSCollectionLayoutEnvironment) in"])
  func closuresOfUndeclaredTypesAreProviders(parameters: String) throws {
    let (session, output) = try Self.reading(
      """
      return LayoutSection
      { \(parameters)
        let isWide = environment.container.contentSize.width > 500
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(isWide ? 0.5 : 1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return NSCollectionLayoutSection(group: group)
      }
      """, " --items 2; apply; container 600x800; expect frame 0 0 300x50")
    #expect(output.errors.contains("no file that was read declares 'LayoutSection', so its closure is read as a section provider"))
    #expect(session.document.view.code != nil, "\(output.errors)")
  }

  /// A rejected query does not repeat the message about placeholders.
  @Test func placeholdersAreAnnouncedOnce() throws {
    let code = """
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
      let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      """
    let (session, output) = try Self.reading(code, "\nframes nothing")
    session.finishInput(to: output)
    #expect(output.errors.split(separator: "\n").count { $0.contains("6 placeholders") } == 1, "\(output.errors)")
    #expect(session.document.view.applied.numberOfItems == 6)
  }

  /// The property has only a getter.
  @Test func mirroringCannotBeSet() throws {
    let (_, output) = try Self.reading(
      "let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))\nlayout.flipsHorizontallyInOppositeLayoutDirection = true"
    )
    #expect(output.errors.contains("can only be read") && output.errors.contains("a compositional layout mirrors itself"))
  }

  private static func snapshot(_ declarations: String, _ lines: String, items: String = "Item") -> String {
    """
    \(declarations)
    var s = NSDiffableDataSourceSnapshot<Int, \(items)>()
    s.appendSections([0])
    \(lines)
    """
  }

  @Test func itemsAreCalledByWhatIsKnown() throws {
    let code = Self.snapshot(
      """
      struct Note: Hashable { let id = UUID(); let title: String }
      struct Card: Hashable { let id = UUID(); let motto: String }
      struct Bare: Hashable { let id = UUID() }
      enum Item: Hashable { case note(Note), promo(UUID), card(Card, UUID), bare(Bare) }
      """, "s.appendItems([.note(Note(title: \"tea\")), .promo(UUID()), .card(Card(motto: \"Hot\"), UUID()), .bare(Bare())])")
    let (session, output) = try Self.reading(code)
    let names = session.document.view.applied.itemIdentifiers.map { $0.name }
    #expect(names == ["note tea", "promo", "card Hot", "bare"], "\(output.errors)")
  }

  /// Numbers alone are no names, so the description of the struct is used.
  @Test func aStructOfNumbersIsCalledByItsDescription() throws {
    let code = Self.snapshot(
      "struct Item: Hashable { let row: Int; var height = 0.5 }", "s.appendItems([Item(row: 1), Item(row: 2, height: 3)])")
    let (session, output) = try Self.reading(code)
    let names = session.document.view.applied.itemIdentifiers.map { $0.name }
    #expect(names == ["Item(row: 1, height: 0.5)", "Item(row: 2, height: 3.0)"], "\(output.errors)")
  }

  // MARK: Definitions

  /// A layout whose height is declared in the given way.
  private static func height(_ declarations: String, _ height: String = "height") -> String {
    """
    \(declarations)
    final class Feed: UIViewController {
      enum Size: CGFloat { case small = 20, large = 60 }
      var size: Size = .small { didSet { view.setNeedsLayout() } }
      var other = Size.small
      func makeLayout() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(\(height)))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      }
    }
    """
  }

  @Test(arguments: [
    ("let height: CGFloat = 10", "height", "height=60"), ("var height: CGFloat = 10", "height", "height=60"),
    ("enum Metrics { static let height: CGFloat = 10 }", "Metrics.height", "Metrics.height=60"),
    ("enum Metrics { static let height: CGFloat = 10; static var all: CGFloat { height } }", "Metrics.all", "height=60"),
    ("struct Metrics { var height: CGFloat = 10 }", "Metrics().height", "height=60"),
    ("", "self.size.rawValue", "size=large"), ("", "self.size.rawValue", "size=.large"), ("", "self.size.rawValue", "self.size=large"),
    ("", "other.rawValue", "other=large"),
    ("", "view.traitCollection.userInterfaceStyle == .dark ? 60 : 40", "view.traitCollection.userInterfaceStyle=.dark"),
  ]) func aDefinitionReplacesADeclaration(_ declarations: String, _ height: String, _ definition: String) throws {
    let (session, output) = try Self.reading(Self.height(declarations, height), " --define \"\(definition)\"")
    #expect(output.errors == "", "\(output.errors)")
    #expect(Session.framesAnswer(of: session).contains(",60"), "\(Session.framesAnswer(of: session))")
  }

  @Test func aDefinitionThatIsNotReadIsSaid() throws {
    let (_, output) = try Self.reading(Self.height("", "44"), " --define \"width=60\"")
    #expect(output.text.contains("defined, but not read by the code: 'width'"), "\(output.text)")
    let (_, wrong) = try Self.reading(Self.height("", "self.size.rawValue"), " --define \"size=huge\"")
    #expect(wrong.errors.contains("expected Feed.Size, but found String"), "\(wrong.errors)")
  }

  /// Margins are zero until they are set, so a reference to them would have no effect.
  @Test(arguments: [("", true), ("device iphone-16\n", false), ("set environment.layoutMargins (0,16,0,16)\n", false)])
  func marginsThatAreNotSetAreNamed(before: String, areNamed: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      func createLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.contentInsetsReference = .layoutMargins
        return UICollectionViewCompositionalLayout(section: section)
      }
      """, as: "F.swift")
    let (session, output) = (Session(), Transcript())
    _ = session.runLines(Array("\(before)read F.swift".utf8), from: Source(name: "<test>", folder: folder.path), to: output)
    #expect(output.text.contains("always has a value: layoutMargins") == areNamed, "\(output.text)")
  }

  /// Views with data of their own, such as cells, do not apply it to the collection view of the controller.
  @Test func viewsBesideAControllerHaveTheirOwnData() throws {
    func view(_ name: String, _ superclass: String, _ item: String) -> String {
      """
      final class \(name): \(superclass) {
        lazy var list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        lazy var source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { _, _, _ in nil }
        override init(frame: CGRect) {
          super.init(frame: frame)
          var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
          snapshot.appendSections([0])
          snapshot.appendItems(["\(item)"])
          source.apply(snapshot)
        }
      }
      """
    }
    let (session, output) = try Self.reading(
      """
      \(view("Strip", "UIView", "strip"))
      \(view("InnerCell", "UICollectionViewCell", "inner"))
      final class Feed: UIViewController {
        let strip = Strip()
        lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: createLayout())
        lazy var dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) { _, _, _ in nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(strip)
          var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
          snapshot.appendSections([0])
          snapshot.appendItems(["tea"])
          dataSource.apply(snapshot)
        }
        func createLayout() -> UICollectionViewLayout {
          let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
          let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
          return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        }
      }
      """)
    #expect(session.document.view.applied.itemIdentifiers.map { $0.name } == ["tea"], "\(output.text)")
    #expect(session.document.view.applyCount == 1)
  }

  /// Of several layouts, the only one that the code uses is shown. Several that nothing uses are a choice.
  @Test(arguments: [("", false), ("lazy var view = UICollectionView(frame: .zero, collectionViewLayout: cards())", true)])
  func theLayoutThatIsUsedIsShown(property: String, isChosen: Bool) throws {
    func layout(_ name: String, _ height: Int) -> String {
      """
      func \(name)() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(\(height)))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      }
      """
    }
    let (session, output) = try Self.reading(
      "final class Feed: UIViewController {\n\(property)\n\(layout("rows", 44))\n\(layout("cards", 200))\n}", "\nframes")
    #expect(output.text.contains("this code makes 2 layouts") != isChosen, "\(output.text)")
    #expect(session.document.components.bottomUp.isEmpty != isChosen)
    if isChosen { #expect(output.text.contains("200")) }
  }

  // MARK: Items that functions count

  @Test(arguments: [
    ("5", "placeholders for the items that the code counts: 5; change the numbers with 'read F.swift \"createLayout()\" --items 5'"),
    ("names.count", "the code counts its items only when the app runs, so each section has 6 placeholders"),
    ("section.count", "the code counts its items only when the app runs, so each section has 6 placeholders"),
  ]) func theCountOfADataSourceIsSaid(_ count: String, _ words: String) throws {
    let (_, output) = try Self.reading(
      """
      final class Feed: UIViewController, UICollectionViewDataSource {
        var names: [String] = []
        func createLayout() -> UICollectionViewLayout {
          let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
          let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
          return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { \(count) }
      }
      """, "\nframes")
    #expect(output.text.contains(words) && !output.text.contains("does not set the number of items"), "\(output.text)")
  }

  // MARK: Classes of layouts

  @Test func functionsThatChangeAttributesAreSaid() throws {
    let (_, output) = try Self.reading(
      """
      final class Cards: UICollectionViewCompositionalLayout {
        init() {
          let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
          super.init(section: .init(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
        }
        required init?(coder: NSCoder) { fatalError() }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }
      }
      """)
    #expect(
      output.text.contains("not applied, although it can change frames: 'layoutAttributesForElements' (F.swift:7)"), "\(output.text)")
  }

  @Test func aSectionClassTakesTheEnvironment() throws {
    let (session, output) = try Self.reading(
      """
      final class Row: NSCollectionLayoutSection {
        convenience init(environment: NSCollectionLayoutEnvironment) {
          let height = environment.container.effectiveContentSize.width / 4
          let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
          self.init(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
      }
      """, "\nframes")
    #expect(Session.framesAnswer(of: session).contains(",98.25,0"), "\(output.text)")
  }

  @Test func argumentsThatNoInitialiserTakesAreRefusedAtTheCall() throws {
    let (_, output) = try Self.reading(
      """
      final class Row: NSCollectionLayoutSection {
        var isWide = false
      }
      func makeSection() -> NSCollectionLayoutSection {
        Row(columns: 3)
      }
      """)
    #expect(output.errors.contains("F.swift:5:") && output.errors.contains("'Row' does not take these arguments"), "\(output.errors)")
  }

  // MARK: Members

  @Test func aMemberThatOnlyAnotherTypeHasIsNamed() throws {
    let (_, output) = try Self.reading(
      """
      func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.contentInsets = .zero
        return UICollectionViewCompositionalLayout.list(using: configuration)
      }
      """)
    #expect(output.errors.contains("UICollectionLayoutListConfiguration has no member 'contentInsets'"), "\(output.errors)")
    #expect(output.errors.contains("NSCollectionLayoutSection has it: 'section.contentInsets'"), "\(output.errors)")
  }

  /// UIKit's drawings of objects decide no frame.
  @Test func visualDescriptionsArePassedOver() throws {
    let (session, output) = try Self.reading(
      """
      func makeLayout() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        print(group.visualDescription())
        var rows = NSDiffableDataSourceSectionSnapshot<Int>()
        rows.append([1])
        print(rows.visualDescription())
        return NSCollectionLayoutSection(group: group)
      }
      """)
    #expect(output.errors == "" && session.document.components["group"] != nil, "\(output.errors)")
  }

  /// What a file contains cannot be typed.
  @Test func noDefinitionIsProposedForAFile() throws {
    let (_, output) = try Self.reading(Self.height("", "CGFloat(try! Data(contentsOf: URL(fileURLWithPath: \"a\")).count)"))
    #expect(output.errors.contains("known only when the app runs") && !output.errors.contains("--define"), "\(output.errors)")
  }

  /// UIKit would not find it, and the reason is the hash.
  @Test func anEqualItemWithAnotherHashIsHintedAt() throws {
    let code = Self.snapshot(
      "struct Item: Hashable { let id: Int; var title: String; static func == (l: Item, r: Item) -> Bool { l.id == r.id } }",
      "s.appendItems([Item(id: 1, title: \"a\")])\ns.reloadItems([Item(id: 1, title: \"b\")])")
    let (_, output) = try Self.reading(code)
    #expect(output.errors.contains("F.swift:5:"), "\(output.errors)")
    #expect(output.errors.contains("but their hashes differ: 'hash(into:)' must combine only what '==' compares"), "\(output.errors)")
  }

  @Test(arguments: [
    ("[\"b10\", \"B9\", \"a\"].sorted { $0.localizedStandardCompare($1) == .orderedAscending }", ["a", "B9", "b10"]),
    ("[\"b\", \"A\", \"c\"].sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending }", ["A", "b", "c"]),
    ("[\"b\", \"A\"].sorted { $0.caseInsensitiveCompare($1) == .orderedDescending }", ["b", "A"]),
    ("[\"n10\", \"n9\"].sorted { $0.compare($1, options: .numeric) == .orderedAscending }", ["n9", "n10"]),
    ("zip([\"a\", \"b\"], Array(repeating: \"x\", count: 2)).map { $0 + $1 }", ["ax", "bx"]),
    ("[UUID().uuidString, UUID().uuidString].enumerated().map { \"\\($0.offset) \\($0.element.count)\" }", ["0 36", "1 36"]),
  ]) func theLibraryIsKnown(_ expression: String, _ names: [String]) throws {
    let (session, output) = try Self.reading(Self.snapshot("", "s.appendItems(\(expression))", items: "String"))
    #expect(session.document.view.applied.itemIdentifiers.map { $0.name } == names, "\(output.errors)")
  }

  @Test func twoHeadersOfOneKindAreUIKitsException() throws {
    let (_, output) = try Self.reading(
      """
      func makeLayout() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.boundarySupplementaryItems = [.top, .bottom].map {
          NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "header", alignment: $0)
        }
        return section
      }
      """, "\nframes")
    #expect(
      output.text.contains("UIKit: Error: Every supplementary must have a unique elementKind: duplicates detected: ("), "\(output.text)")
  }
}
