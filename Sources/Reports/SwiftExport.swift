import CompositionalLayout
import Documents
import HashTreeCollections
import LayoutComponents
import Wording

/// A view's layout and its applied snapshot as UIKit code, to be pasted into Xcode.
///
/// One function makes each layout section, with constants named after the components; one chooses among them as `use` does; one makes the
/// snapshot. A component's settings are written by looping over its properties.
struct SwiftExport {
  let document: Document
  let view: View
  private var functions = SwiftNames()
  /// The function that makes each layout section, by its component.
  private var makers: [String: String] = [:]

  init(of document: Document) {
    self.document = document
    view = document.view
    for name in sectionNames { makers[name] = functions.lower("make-\(name)-section") }
  }

  /// The layout sections the view uses, each once.
  private var sectionNames: [String] {
    view.uses.map { $0.component }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  var text: String {
    let parts = [layoutFunction] + sectionNames.map(sectionFunction) + SwiftSnapshot(of: view).members
    let body = parts.map { $0.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n") }.joined(separator: "\n\n")
    let lines = [
      "import UIKit", "",
      "/// The layout and the snapshot of the collection view \(SwiftExpression.literal(view.name)).\(Self.need(of: body))", "@MainActor",
      "enum \(typeName) {", body, "}",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// APIs that are newer than compositional layout, with their first iOS version.
  private static let since: KeyValuePairs = [
    "uniformAcrossSiblings(": 17, "orthogonalScrollingProperties": 17, "repeatingSubitem:": 16, "supplementaryContentInsetsReference": 16,
    "contentHuggingElements": 18, "headerTopPadding": 15, "sectionIdentifier(for:": 15, "UICollectionLayoutListConfiguration": 14,
    "contentInsetsReference": 14,
    "NSDiffableDataSourceSectionSnapshot": 14,
  ]

  private static func need(of code: String) -> String {
    since.first { code.contains(text: $0.key) }.map { " It needs iOS \($0.value)." } ?? ""
  }

  private var typeName: String {
    let name = SwiftNames.upper(view.name)
    return (name.first?.isLetter == true ? name : "View" + name) + "Screen"
  }

  // MARK: The layout

  /// The reachable rows of the section provider; the first matching one wins.
  private var rows: [Use] {
    let rows = Array(view.uses.reversed())
    let last = rows.firstIndex { $0.target == .every && $0.condition == nil } ?? rows.count - 1
    return Array(rows.prefix(last + 1))
  }

  private var layoutFunction: [String] {
    let only = rows.count == 1 && rows[0].target == .every && rows[0].condition == nil ? rows[0] : nil
    let asksForIdentifiers = rows.contains { if case .section = $0.target { true } else { false } }
    var writer = SwiftComponents(document, besides: makers.values.sorted())
    let parts = view.boundaries.flatMap { writer.definition(of: $0) }
    let settings = LayoutConfiguration.properties.assignments(of: view.configuration, to: "configuration")
    let boundaries =
      view.boundaries.isEmpty ? [] : ["configuration.boundarySupplementaryItems = [\(writer.names(view.boundaries.elements))]"]
    let configured = !settings.isEmpty || !boundaries.isEmpty
    var lines = configured ? parts + ["let configuration = UICollectionViewCompositionalLayoutConfiguration()"] + settings + boundaries : []
    let configuration = configured ? ", configuration: configuration" : ""
    if let only, !isList(only.component) {
      lines.append("return UICollectionViewCompositionalLayout(section: \(makers[only.component] ?? "")()\(configuration))")
    } else {
      lines.append("return UICollectionViewCompositionalLayout(")
      lines.append("  sectionProvider: { \(providerParameters) in")
      lines += providerLines.map { "    " + $0 }
      lines.append("  }\(configuration))")
    }
    let note =
      asksForIdentifiers
      ? [
        "/// The layout.", "///",
        "/// - Parameter sectionIdentifier: what the data source has at an index: `{ [weak self] in self?.dataSource.sectionIdentifier(for: $0) }`.",
      ] : ["/// The layout."]
    let parameters = asksForIdentifiers ? "sectionIdentifier: @escaping (Int) -> String?" : ""
    return note + ["static func makeLayout(\(parameters)) -> UICollectionViewCompositionalLayout {"] + lines.map { "  " + $0 } + ["}"]
  }

  private var providerParameters: String {
    let usesIndex = rows.contains { $0.target != .every }
    let usesEnvironment = rows.contains { $0.condition != nil || isList($0.component) }
    return "\(usesIndex ? "index" : "_"), \(usesEnvironment ? "environment" : "_")"
  }

  private var providerLines: [String] {
    var lines = rows.map { row -> String in
      let maker = "return \(makers[row.component] ?? "")(\(isList(row.component) ? "environment" : ""))"
      let conditions = [row.target.swift, row.condition?.swift].compactMap { $0 }
      return conditions.isEmpty ? maker : "if \(conditions.joined(separator: ", ")) { \(maker) }"
    }
    if rows.last.map({ $0.target != .every || $0.condition != nil }) ?? true { lines.append("return nil") }
    return lines
  }

  private func isList(_ component: String) -> Bool { document.components[component]?.source?.list != nil }

  // MARK: Sections

  private func sectionFunction(_ name: String) -> [String] {
    var writer = SwiftComponents(document)
    let body = writer.definition(of: name) + ["return \(writer.names([name]))"]
    let parameter = isList(name) ? "_ environment: any NSCollectionLayoutEnvironment" : ""
    return ["private static func \(makers[name] ?? "")(\(parameter)) -> NSCollectionLayoutSection {"] + body.map { "  " + $0 } + ["}"]
  }
}

extension Use.Target {
  fileprivate var swift: String? {
    switch self {
    case .every: nil
    case .section(let identifier): "sectionIdentifier(index) == \(SwiftExpression.literal(identifier))"
    case .index(let index): "index == \(index)"
    }
  }
}

extension Condition {
  fileprivate var swift: String {
    switch self {
    case .length(let quantity, let comparison, let value):
      "environment.container.contentSize.\(quantity.rawValue) \(comparison.rawValue) \(value.swift)"
    case .sizeClass(let quantity, let sizeClass): "environment.traitCollection.\(quantity.rawValue) == .\(sizeClass.rawValue)"
    case .contentSize(let comparison, let category):
      "environment.traitCollection.preferredContentSizeCategory \(comparison?.rawValue ?? "==") .\(category.rawValue)"
    case .idiom(let idiom): "environment.traitCollection.userInterfaceIdiom == .\(idiom.rawValue)"
    }
  }
}

extension Double {
  fileprivate var swift: String { Notation<Double>.number.swift(self) }
}
