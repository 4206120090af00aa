import Foundation
import TestSupport
import Testing

@testable import SwiftInterpreter

/// The calls that an app makes before and while it creates its layout. The expected heights were derived from the order of calls in Swift
/// and UIKit.
@Suite struct AppStartTests {
  struct Start: CustomTestStringConvertible, Sendable {
    var name: String
    var heights: [Double]
    var code: String
    var testDescription: String { name }
  }

  private static let row = """
    func row(_ height: CGFloat) -> NSCollectionLayoutSection {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
      return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    """

  private static let starts = [
    Start(
      name: "a property set before the layout is made", heights: [70],
      code: """
        final class A: UIViewController {
          var height: CGFloat = 30
          override func viewDidLoad() { super.viewDidLoad(); height = 70; let view = UICollectionView(frame: .zero, collectionViewLayout: makeLayout()) }
          func makeLayout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: row(height)) }
        }
        """),
    Start(
      name: "a property set after the layout was made", heights: [30],
      code: """
        final class A: UIViewController {
          var height: CGFloat = 30
          override func viewDidLoad() { super.viewDidLoad(); let view = UICollectionView(frame: .zero, collectionViewLayout: makeLayout()); height = 70 }
          func makeLayout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: row(height)) }
        }
        """),
    Start(
      name: "a provider asks later", heights: [70],
      code: """
        final class A: UIViewController {
          var height: CGFloat = 30
          override func viewDidLoad() { super.viewDidLoad(); let view = UICollectionView(frame: .zero, collectionViewLayout: makeLayout()); height = 70 }
          func makeLayout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { _, _ in row(self.height) } }
        }
        """),
    Start(
      name: "a superclass that starts", heights: [60],
      code: """
        class Base: UIViewController { var height: CGFloat = 10; override func viewDidLoad() { super.viewDidLoad(); setUp() }; func setUp() {} }
        final class A: Base {
          override func setUp() { height = 60 }
          func makeLayout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: row(height)) }
        }
        """),
    Start(
      name: "statements that are not known decide nothing else", heights: [45],
      code: """
        final class A: UIViewController {
          let model = Model()
          var height: CGFloat = 10, other = 1
          override func viewDidLoad() { super.viewDidLoad(); other = model.load() + Unknown.number; height = 45 }
          func makeLayout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: row(height)) }
        }
        """),
    Start(
      name: "lists that the installing function fills", heights: [20, 40],
      code: """
        final class A: UIViewController {
          var heights: [CGFloat] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            heights.append(20)
            heights += [40]
            let layout = UICollectionViewCompositionalLayout { index, _ in row(self.heights[index]) }
            view.addSubview(UICollectionView(frame: .zero, collectionViewLayout: layout))
          }
        }
        """),
    Start(
      name: "a section that asks for the index and the environment", heights: [50, 51],
      code: """
        struct Rows { func section(for index: Int, in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection { row(50 + CGFloat(index)) } }
        """),
    Start(
      name: "an initializer with what the app knows", heights: [25],
      code: """
        final class A: UICollectionViewController {
          let model: Model
          init(model: Model) { self.model = model; super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: row(25))) }
        }
        """),
    Start(
      name: "a view of the controller's own", heights: [35],
      code: """
        class Base<V: UIView>: UIViewController { var own: V { view as! V }; override func loadView() { view = V() } }
        final class Panel: UIView { let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
        final class A: Base<Panel> {
          override func viewDidLoad() {
            super.viewDidLoad()
            own.list.collectionViewLayout = UICollectionViewCompositionalLayout(section: row(35))
          }
        }
        """),
    Start(
      name: "a property beside methods of its name", heights: [15],
      code: """
        final class A: UICollectionViewController {
          override func viewDidLoad() { super.viewDidLoad(); collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(section: row(15)) }
          override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        }
        """),
    Start(
      name: "an observer that installs a layout", heights: [60],
      code: """
        final class A: UIViewController {
          lazy var list = UICollectionView(frame: .zero, collectionViewLayout: rows(44))
          var zoom: CGFloat = 44 { didSet { list.setCollectionViewLayout(rows(zoom), animated: true) } }
          override func viewDidLoad() { super.viewDidLoad(); zoom = 60 }
          func rows(_ height: CGFloat) -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: row(height)) }
        }
        """),
    Start(
      name: "what its only subclass overrides", heights: [33],
      code: """
        class Base: UIViewController {
          var height: CGFloat { 44 }
          lazy var list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: row(height)))
        }
        final class A: Base { override var height: CGFloat { 33 } }
        """),
    Start(
      name: "its view appears", heights: [55],
      code: """
        final class A: UIViewController {
          var height: CGFloat = 30
          override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); height = 55 }
          func makeLayout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { _, _ in row(self.height) } }
        }
        """),
  ]

  private static func read(_ code: String, sections: Int, data: Bool = false) throws -> SwiftReader.Reading {
    var host = SwiftHost(width: 400, height: 800)
    if !data { (host.sections, host.itemCounts) = ((0..<sections).map { "\($0)" }, Array(repeating: 1, count: sections)) }
    return try SwiftReader(files: [Array((row + code).utf8)], host: host).read(nil, sectionCount: sections, makesData: data)
  }

  private static func heights(_ reading: SwiftReader.Reading) -> [Double] {
    reading.sections.compactMap { answer in
      let section = reading.components.first { $0.name == answer.component }?.lines.first ?? ""
      // The line of a section ends with the name of its group, and the group's line contains the height.
      let group = section.split(separator: " ").last.map(String.init) ?? ""
      return (reading.components.first { $0.name == group }?.lines.first ?? "").rowHeight
    }
  }

  @Test(arguments: starts) func theAppsStartIsFollowed(_ start: Start) throws {
    let reading = try Self.read(start.code, sections: start.heights.count)
    #expect(Self.heights(reading) == start.heights, "\(reading.components)")
  }

  /// A variable that an unknown statement sets is unknown.
  @Test func whatAnUnknownStatementSetsIsRefused() {
    let code = """
      final class A: UIViewController {
        var height: CGFloat = 30
        override func viewDidLoad() { super.viewDidLoad(); height = Unknown.height * 2 + missing() }
        func makeLayout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: row(height)) }
      }
      """
    #expect(throws: SwiftReader.Failure.self) { try Self.read(code, sections: 1) }
  }

  @Test(arguments: [
    "var h: CGFloat = 5; h = missing(); height = h", "var size = CGSize.zero; size.height = missing(); height = size.height",
    "var h: CGFloat = 5; if missing() { h = 9 }; height = h", "style.height = missing(); height = style.height",
    "let made = row(5); made.contentInsets.top = missing(); layout = UICollectionViewCompositionalLayout(section: made)",
    "let made = row(5); if missing() { made.contentInsets.top = 9 }; layout = UICollectionViewCompositionalLayout(section: made)",
  ]) func whatAnUnknownStatementLeavesIsRefused(_ statements: String) {
    let made = statements.contains("layout =") ? "layout" : "UICollectionViewCompositionalLayout(section: row(height))"
    let code = """
      final class A: UIViewController {
        struct Style { var height: CGFloat = 5 }
        var height: CGFloat = 30
        var style = Style()
        var layout: UICollectionViewLayout!
        override func viewDidLoad() { super.viewDidLoad(); \(statements) }
        func makeLayout() -> UICollectionViewLayout { \(made) }
      }
      """
    #expect(throws: SwiftReader.Failure.self) { try Self.read(code, sections: 1) }
  }

  /// A snapshot that the code creates and only the app fills.
  @Test func aStoredSnapshotIsNotEmpty() {
    let code = """
      final class A: UIViewController {
        var current = NSDiffableDataSourceSnapshot<Int, Int>()
        func makeLayout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { i, _ in row(self.current.numberOfSections == 0 ? 10 : 20) } }
      }
      """
    #expect(throws: SwiftReader.Failure.self) { try Self.read(code, sections: 1) }
  }

  @Test func dataThatTheStartAppliesIsTheApps() throws {
    let code = """
      final class A: UIViewController {
        var dataSource: UICollectionViewDiffableDataSource<String, Int>! = nil
        override func viewDidLoad() { super.viewDidLoad(); show([4, 5], in: "main") }
        func makeLayout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: row(30)) }
        func show(_ ids: [Int], in section: String) {
          var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
          snapshot.appendSections([section])
          snapshot.appendItems(ids)
          dataSource.apply(snapshot)
        }
      }
      """
    let reading = try Self.read(code, sections: 1, data: true)
    #expect(reading.data == ["append sections main", "append items 4 5 to main", "apply"])
  }

  /// A class that applies 1 and 2. `rest` contains its other members, which may append 3 with `put`.
  private static func controller(_ rest: String, load: String = "") -> String {
    """
    final class A: UIViewController {
      lazy var list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: row(44)))
      lazy var source = UICollectionViewDiffableDataSource<String, Int>(collectionView: list) { _, _, _ in nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["main"])
        snapshot.appendItems([1, 2])
        source.apply(snapshot)\(load)
      }
      func put(_ ids: [Int]) {
        var snapshot = source.snapshot()
        snapshot.appendItems(ids)
        source.apply(snapshot)
      }
      \(rest)
    }
    """
  }

  /// Calls between the first apply and the screen also count.
  @Test(arguments: [
    controller("", load: " { self.put([3]) }"), controller("", load: "; list.performBatchUpdates { put([3]) }"),
    controller("override func viewWillAppear(_ animated: Bool) { put([3]) }"),
    controller("override func viewIsAppearing(_ animated: Bool) { put([3]) }"),
    controller("override func viewDidLayoutSubviews() { if source.snapshot().numberOfItems == 2 { put([3]) } }"),
    controller("override func viewDidAppear(_ animated: Bool) { put([3]) }"),
    controller("", load: "; if let first = source.itemIdentifier(for: IndexPath(item: 0, section: 0)) { put([first + 2]) }"),
    controller("", load: "; if let path = source.indexPath(for: 2) { put([path.item + 2]) }"),
  ]) func laterAppliesOfTheStartCount(_ code: String) throws {
    let reading = try Self.read(code, sections: 1, data: true)
    #expect(reading.data.suffix(2) == ["append items 3 to main", "apply"], "\(reading.data)")
  }

  /// A call that names a class does not run any other class.
  @Test(arguments: [
    controller("func more() async -> [Int] { [3] }", load: "; Task { put(await more()) }"),
    controller("", load: "; DispatchQueue.main.async { [weak self] in self?.put([3]) }"),
    controller("", load: "; DispatchQueue.main.async { self.put([9]); DispatchQueue.main.async { self.put([3]) } }"),
    controller("", load: "; Task { @MainActor [weak self] in\nguard let self else { return }\nself.put([3]) }"),
    controller("func more() async throws { await MainActor.run { put([3]) } }", load: "; Task { do { try await more() } catch {} }"),
    controller("", load: "; DispatchQueue.global(qos: .userInitiated).async { let ids = [3]; DispatchQueue.main.async { self.put(ids) } }"),
  ]) func whatRunsRightAfterwardsCounts(_ code: String) throws {
    let reading = try Self.read(code, sections: 1, data: true)
    #expect(reading.data.suffix(2) == ["append items 3 to main", "apply"], "\(reading.data)")
    #expect(reading.waiting.isEmpty)
  }

  @Test(arguments: [
    "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.put([3]) }",
    "NotificationCenter.default.addObserver(forName: .init(\"n\"), object: nil, queue: .main) { _ in self.put([3]) }",
    "Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.put([3]) }",
    "$numbers.receive(on: DispatchQueue.main).sink { [weak self] in self?.put($0) }.store(in: &bag)",
    "Task { try? await Task.sleep(nanoseconds: 5); put([3]) }",
    "Task { for await n in stream { put([3]) } }",
  ]) func whatWaitsForAnEventIsNamed(_ statement: String) throws {
    let code = Self.controller("", load: "; \(statement)")
    let reading = try Self.read(code, sections: 1, data: true)
    #expect(!reading.data.contains { $0.contains("items 3") }, "\(reading.data)")
    #expect(reading.waiting.count == 1)
  }

  @Test(arguments: ["B", "B()", "B.list"]) func onlyTheNamedClassStarts(_ call: String) throws {
    let other = Self.controller("").replacingOccurrences(of: "class A:", with: "class B:").replacingOccurrences(of: "[1, 2]", with: "[7]")
    let code = Array((Self.row + Self.controller("") + "\n" + other).utf8)
    let reading = try SwiftReader(files: [code], host: SwiftHost()).read(call, sectionCount: 1, makesData: true)
    #expect(reading.data == ["append sections main", "append items 7 to main", "apply"])
  }

  /// A view controller that a call makes with arguments starts with them.
  @Test func aControllerThatACallMakesStarts() throws {
    let code = """
      final class A: UIViewController {
        let ids: [Int], height: CGFloat
        init(ids: [Int], height: CGFloat) { self.ids = ids; self.height = height; super.init(nibName: nil, bundle: nil) }
        lazy var list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: row(height)))
        lazy var source = UICollectionViewDiffableDataSource<String, Int>(collectionView: list) { _, _, _ in nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
          snapshot.appendSections(["main"])
          snapshot.appendItems(ids)
          source.apply(snapshot)
        }
      }
      """
    let reader = SwiftReader(files: [Array((Self.row + code).utf8)], host: SwiftHost())
    let reading = try reader.read("A(ids: [4, 5], height: 25)", sectionCount: 1, makesData: true)
    #expect(Self.heights(reading) == [25])
    #expect(reading.data == ["append sections main", "append items 4 5 to main", "apply"])
  }

  @Test func methodsOfExtensionsChangeSnapshots() throws {
    let code = """
      extension NSDiffableDataSourceSnapshot {
        mutating func add(_ item: ItemIdentifierType) { appendItems([item]) }
        func newest() -> ItemIdentifierType? { itemIdentifiers.last }
      }
      struct Song: Identifiable, Hashable { let id: Int; let title: String }
      var snapshot = NSDiffableDataSourceSnapshot<String, Song.ID>()
      snapshot.appendSections(["main"])
      snapshot.add(Song(id: 4, title: "a").id)
      if let newest = snapshot.newest() { snapshot.add(newest + 1) }
      """
    let reading = try SwiftReader(files: [Array(code.utf8)], host: SwiftHost()).read(nil, sectionCount: 1, makesData: true)
    #expect(reading.data == ["append sections main", "append items 4 to main", "append items 5 to main", "apply"])
  }

  /// It is also unknown whether any case has an unknown raw value.
  @Test(arguments: ["Mode(rawValue: Settings.mode) ?? .wide", "Mode(rawValue: Settings.mode) == nil ? Mode.wide : .narrow"])
  func anUnknownRawValueIsRefused(_ mode: String) {
    let code = """
      enum Mode: Int { case narrow, wide }
      func makeLayout() -> UICollectionViewLayout {
        let mode: Mode = \(mode)
        return UICollectionViewCompositionalLayout(section: row(mode == .wide ? 10 : 20))
      }
      """
    #expect(throws: SwiftReader.Failure.self) { try Self.read(code, sections: 1) }
  }

  /// Users paste crashing code that has no layout.
  @Test func aSnapshotAloneIsRead() throws {
    let code = """
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["main"])
      snapshot.appendItems([1])
      """
    let reading = try SwiftReader(files: [Array(code.utf8)], host: SwiftHost()).read(nil, sectionCount: 1, makesData: true)
    #expect(reading.data == ["append sections main", "append items 1 to main", "apply"])
  }
}

extension String {
  /// The height in the line of a group or an item.
  var rowHeight: Double? {
    let start = "height=absolute("
    return split(separator: " ").first { $0.hasPrefix(start) }.flatMap { Double($0.dropFirst(start.count).dropLast()) }
  }
}
