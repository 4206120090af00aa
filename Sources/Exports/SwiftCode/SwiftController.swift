import Documents
import HashTreeCollections
import Snapshots

/// A view controller that shows a view's layout and snapshot. It has registrations, a data source, a provider for every kind of
/// supplementary view, sample cells that show their identifiers, and a preview.
struct SwiftController {
  private var view: View
  /// The common prefix of the names of the view's types.
  private let name: String
  private let kinds: SwiftKinds
  private let sections: SwiftSections
  private let asksForIdentifiers: Bool
  /// The earliest iOS version that has the APIs of the layout and the snapshot.
  private let screenSystem: Int
  private let snapshot: SwiftSnapshot
  /// Whether some cells are outside lists, and need their own background.
  private let hasPlainCells: Bool

  init(
    of view: View, in document: Document, _ name: String, _ layout: SwiftLayout, _ sections: SwiftSections, _ snapshot: SwiftSnapshot
  ) {
    (self.view, self.name, self.sections, self.snapshot) = (view, name, sections, snapshot)
    kinds = SwiftKinds(of: view, layout.components, in: document)
    asksForIdentifiers = layout.asksForIdentifiers
    screenSystem = SwiftExport.system(of: view, layout)
    hasPlainCells = layout.components.contains { document.components[$0]?.source?.list == nil }
  }

  private var item: String { "\(name)Screen.Item" }
  private var source: String { "UICollectionViewDiffableDataSource<\(name)Screen.Section, \(item)>" }

  /// The declarations, each after an empty line.
  var lines: [String] {
    var members = [viewDidLoad, dataSource] + [supplementaries, applySnapshots].filter { !$0.isEmpty }
    if !kinds.decorations.isEmpty { members.append(Self.background) }
    let body = ["private var dataSource: \(source)!", ""] + Array(members.joined(separator: [""]))
    let indented = body.map { $0.isEmpty ? "" : "  " + $0 }
    let title = SwiftExpression.literal(view.name)
    let system = max(screenSystem, SwiftVersion.needed(for: indented + ["CellRegistration"]))
    let preview = max(system, SwiftVersion.needed(for: ["#Preview"]))
    return [
      "", "/// Shows the collection view \(title) with placeholder cells and views; replace them with those of your app.",
    ] + SwiftVersion.attribute(system) + ["final class \(name)ViewController: UIViewController {"] + indented + ["}", ""]
      + SwiftVersion.attribute(preview) + ["#Preview(\(title)) {", "  \(name)ViewController()", "}"]
  }

  private var viewDidLoad: [String] {
    let arguments = asksForIdentifiers ? " { [weak self] in self?.dataSource?.sectionIdentifier(for: $0) }" : "()"
    let registrations = kinds.decorations.map {
      "layout.register(BackgroundView.self, forDecorationViewOfKind: \(SwiftExpression.literal($0)))"
    }
    let body =
      ["super.viewDidLoad()", "let layout = \(name)Screen.makeLayout\(arguments)"] + registrations + [
        "let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)",
        "collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]", "view.addSubview(collectionView)",
        "dataSource = makeDataSource(for: collectionView)", "applySnapshots()",
      ]
    return ["override func viewDidLoad() {"] + body.map { "  " + $0 } + ["}"]
  }

  private var dataSource: [String] {
    var cell = ["var content = cell.defaultContentConfiguration()", "content.text = \(snapshot.title(of: "item", in: "\(name)Screen"))"]
    cell += ["cell.contentConfiguration = content"]
    if !view.shownOutlines.isEmpty {
      cell += ["cell.accessories = \(name)Screen.parents.contains(item) ? [.outlineDisclosure()] : []"]
    }
    if hasPlainCells { cell.append("cell.backgroundConfiguration = .listGroupedCell()") }
    let setsProvider = kinds.supplementaries.isEmpty ? [] : ["addSupplementaryViews(to: dataSource)"]
    return ["private func makeDataSource(for collectionView: UICollectionView) -> \(source) {"]
      + ["  let cells = UICollectionView.CellRegistration<UICollectionViewListCell, \(item)> { cell, _, item in"]
      + cell.map { "    " + $0 } + ["  }"]
      + ["  let dataSource = \(source)(collectionView: collectionView) { collectionView, indexPath, item in"]
      + ["    collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: item)", "  }"]
      + setsProvider.map { "  " + $0 } + ["  return dataSource", "}"]
  }

  private var supplementaries: [String] {
    guard !kinds.supplementaries.isEmpty else { return [] }
    var names = SwiftNames()
    for name in ["dataSource", "collectionView", "kind", "indexPath", "view", "content"] { _ = names.lower(name) }
    var registrations: [String] = []
    var cases: [String] = []
    for kind in kinds.supplementaries {
      let constant = names.lower("\(SwiftKinds.short(kind))-view")
      registrations += registration(of: kind, constant)
      cases += [
        "case \(SwiftKinds.code(kind)): collectionView.dequeueConfiguredReusableSupplementary(using: \(constant), for: indexPath)"
      ]
    }
    return ["private func addSupplementaryViews(to dataSource: \(source)) {"] + registrations.map { "  " + $0 }
      + ["  dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in", "    switch kind {"]
      + cases.map { "    " + $0 } + ["    default: nil", "    }", "  }", "}"]
  }

  private func registration(of kind: String, _ constant: String) -> [String] {
    let code = SwiftKinds.code(kind)
    let start = "let \(constant) = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: \(code)) { "
    guard kinds.ofSections.contains(kind) else {
      return [start + "view, _, _ in", "  view.backgroundConfiguration = .listGroupedCell()", "}"]
    }
    return [
      start + "[weak dataSource] view, _, indexPath in", "  var content = view.defaultContentConfiguration()",
      "  content.text = \(sections.text(of: "dataSource?.sectionIdentifier(for: indexPath.section)"))",
      "  view.contentConfiguration = content", "}",
    ]
  }

  private var applySnapshots: [String] {
    ["private func applySnapshots() {"] + view.applyingSnapshots(of: "\(name)Screen", to: "dataSource") + ["}"]
  }

  private static let background = [
    "private final class BackgroundView: UICollectionReusableView {", "  override init(frame: CGRect) {", "    super.init(frame: frame)",
    "    backgroundColor = .secondarySystemBackground", "    layer.cornerRadius = 12", "  }", "",
    "  required init?(coder: NSCoder) { fatalError(\"the layout creates this view\") }", "}",
  ]
}

extension View {
  /// The body of a function that applies a screen's snapshot, then the section snapshots of its hierarchical sections.
  func applyingSnapshots(of screen: String, to source: String) -> [String] {
    let outlines = [
      "  let outlines = \(screen).makeSectionSnapshots()", "  for section in \(source).snapshot().sectionIdentifiers {",
      "    if let outline = outlines[section] { \(source).apply(outline, to: section, animatingDifferences: false) }", "  }",
    ]
    return ["  \(source).apply(\(screen).makeSnapshot(), animatingDifferences: false)"] + (shownOutlines.isEmpty ? [] : outlines)
  }

  /// The hierarchical sections on screen.
  var shownOutlines: [String] { applied.sectionIdentifiers.filter { outlines[$0] != nil } }
}
