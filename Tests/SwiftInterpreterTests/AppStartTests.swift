import TestSupport
import Testing

@testable import SwiftInterpreter

/// What an app does before and around the call that makes its layout. The heights are worked out from Swift's and UIKit's order of calls.
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
  ]

  private static func read(_ code: String, sections: Int, data: Bool = false) throws -> SwiftReader.Reading {
    var host = SwiftHost(width: 400, height: 800)
    if !data { (host.sections, host.itemCounts) = ((0..<sections).map { "\($0)" }, Array(repeating: 1, count: sections)) }
    return try SwiftReader(files: [Array((row + code).utf8)], host: host).read(nil, sectionCount: sections, makesData: data)
  }

  private static func heights(_ reading: SwiftReader.Reading) -> [Double] {
    reading.sections.compactMap { answer in
      let section = reading.components.first { $0.name == answer.component }?.lines.first ?? ""
      // A section's line ends with its group, whose line has the height.
      let group = section.split(separator: " ").last.map(String.init) ?? ""
      return (reading.components.first { $0.name == group }?.lines.first ?? "").rowHeight
    }
  }

  @Test(arguments: starts) func theAppsStartIsFollowed(_ start: Start) throws {
    let reading = try Self.read(start.code, sections: start.heights.count)
    #expect(Self.heights(reading) == start.heights, "\(reading.components)")
  }

  /// What a statement that is not known sets is not known.
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

  /// A snapshot that the code begins and only the app fills.
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

  /// People paste what crashes, without a layout.
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
