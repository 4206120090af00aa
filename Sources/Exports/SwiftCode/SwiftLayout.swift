import CompositionalLayout
import Documents
import HashTreeCollections
import Localization

/// A view's layout as UIKit code. One function makes each layout section, with constants named after the components, and one function
/// chooses among the sections according to `use`. A component's settings are written by looping over its properties.
struct SwiftLayout {
  private var document: Document
  private var view: View
  private var functions = SwiftNames()
  /// The name of the function for each layout section, by its component.
  private var makers: [String: String] = [:]
  private let refusals: SwiftRefusals

  init(of view: View, in document: Document, _ refusals: SwiftRefusals) {
    (self.document, self.view, self.refusals) = (document, view, refusals)
    for name in view.sectionComponents { makers[name] = functions.lower("make-\(Self.withoutSection(name))-section") }
  }

  /// The members of the declared type, as lists of lines.
  var members: [[String]] { [layoutFunction] + view.sectionComponents.map(sectionFunction) }

  /// Whether the layout looks up the section identifier at an index.
  var asksForIdentifiers: Bool { rows.contains { if case .section = $0.target { true } else { false } } }

  /// Shortens `list-section` to `list`, because the function's name already ends with "section".
  private static func withoutSection(_ name: String) -> String {
    var name = name
    while let ending = ["section", "Section", "-"].first(where: { name.hasSuffix($0) }) { name.removeLast(ending.count) }
    return name
  }

  // MARK: The layout

  /// The uses that can take effect in the section provider; the first matching one wins.
  private var rows: [Use] {
    let rows = Array(view.uses.reversed())
    let last = rows.firstIndex { $0.target == .every && $0.condition == nil } ?? rows.count - 1
    var deciding = Array(rows.prefix(last + 1))
    guard let fallback = deciding.last, fallback.target == .every, fallback.condition == nil else { return deciding }
    while deciding.count > 1, deciding[deciding.count - 2].component == fallback.component { deciding.remove(at: deciding.count - 2) }
    return deciding
  }

  private var layoutFunction: [String] {
    let only = rows.count == 1 && rows[0].target == .every && rows[0].condition == nil ? rows[0] : nil
    var writer = SwiftComponents(document, in: view.bounds, besides: makers.values.sorted())
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
        "/// - Parameter sectionIdentifier: Returns the identifier at an index: `{ [weak self] in self?.dataSource.sectionIdentifier(for: $0) }`.",
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
    if rows.last.map({ $0.target != .every || $0.condition != nil }) ?? true { lines += refusals.ofProvider + ["return nil"] }
    return lines
  }

  private func isList(_ component: String) -> Bool { document.components[component]?.source?.list != nil }

  // MARK: Sections

  private func sectionFunction(_ name: String) -> [String] {
    var writer = SwiftComponents(document, in: view.bounds)
    let body = refusals.lines(of: name) + writer.definition(of: name) + ["return \(writer.names([name]))"]
    let parameter = isList(name) ? "_ environment: any NSCollectionLayoutEnvironment" : ""
    return ["private static func \(makers[name] ?? "")(\(parameter)) -> NSCollectionLayoutSection {"] + body.map { "  " + $0 } + ["}"]
  }
}

extension Use.UseTarget {
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

extension View {
  /// The layout sections that the view uses, without duplicates.
  var sectionComponents: [String] {
    var seen: Set<String> = []
    return uses.map { $0.component }.filter { seen.insert($0).inserted }
  }
}
