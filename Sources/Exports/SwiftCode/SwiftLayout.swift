import CompositionalLayout
import Documents
import HashTreeCollections
import Localization

/// A view's layout as UIKit code. One function makes each layout section, with constants named after the components, and one function
/// chooses among the sections according to `use`. A component's settings are written by looping over its properties.
struct SwiftLayout {
  private var document: Document
  private var view: View
  private let sections: SwiftSections
  private let provider: SwiftProvider
  private var functions = SwiftNames()
  /// The name of the function for each layout section, by its component.
  private var makers: [String: String] = [:]
  private let refusals: SwiftRefusals
  /// The components that nothing uses, without the parts of others, if the code has them.
  private var unused: [String] = []

  /// - Parameter isWhole: Whether to make functions for components that nothing uses.
  init(of view: View, in document: Document, _ sections: SwiftSections, _ refusals: SwiftRefusals, isWhole: Bool = false) {
    (self.document, self.view, self.sections, self.refusals) = (document, view, sections, refusals)
    provider = SwiftProvider(of: view, sections)
    for name in provider.components {
      makers[name] = functions.lower("make-\(Self.withoutSection(provider.identifier(of: name) ?? name))-section")
    }
    guard isWhole else { return }
    let parts = Set(document.components.flatMap { $0.value.parts.all })
    let used = parts.union(provider.components).union(view.boundaries)
    unused = document.components.inOrderOfDefinition.filter { !used.contains($0) }
    for name in unused {
      let isSection = document.components[name]?.kind == .section
      makers[name] = functions.lower(isSection ? "make-\(Self.withoutSection(name))-section" : "make-\(name)")
    }
  }

  /// The layout sections that the code makes, without duplicates.
  var components: [String] { provider.components }

  /// The members of the declared type, as lists of lines.
  var members: [[String]] {
    [sections.declaration, layoutFunction]
      + (components + unused).map { document.components[$0]?.kind == .section ? sectionFunction($0) : function($0) }
  }

  /// Whether the layout looks up the section identifier at an index.
  var asksForIdentifiers: Bool { provider.switched == .identifier }

  /// Shortens `list-section` to `list`, because the function's name already ends with "section".
  private static func withoutSection(_ name: String) -> String {
    var name = name
    while let ending = ["section", "Section", "-"].first(where: { name.hasSuffix($0) }) { name.removeLast(ending.count) }
    return name
  }

  // MARK: The layout

  private var layoutFunction: [String] {
    var writer = SwiftComponents(document, in: view.bounds, besides: makers.values.sorted())
    let parts = view.boundaries.flatMap { writer.definition(of: $0) }
    let settings = LayoutConfiguration.properties.assignments(of: view.configuration, to: "configuration")
    let boundaries =
      view.boundaries.isEmpty ? [] : ["configuration.boundarySupplementaryItems = [\(writer.names(view.boundaries.elements))]"]
    let configured = !settings.isEmpty || !boundaries.isEmpty
    var lines = configured ? parts + ["let configuration = UICollectionViewCompositionalLayoutConfiguration()"] + settings + boundaries : []
    let configuration = configured ? ", configuration: configuration" : ""
    if let only = provider.only, !isList(only) {
      lines.append("return UICollectionViewCompositionalLayout(section: \(makers[only] ?? "")()\(configuration))")
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
    let parameters = asksForIdentifiers ? "sectionIdentifier: @escaping (Int) -> Section?" : ""
    return note + ["static func makeLayout(\(parameters)) -> UICollectionViewCompositionalLayout {"] + lines.map { "  " + $0 } + ["}"]
  }

  private var providerParameters: String {
    let usesEnvironment = provider.uses.contains { $0.condition != nil || isList($0.component) }
    return "\(provider.usesIndex ? "index" : "_"), \(usesEnvironment ? "environment" : "_")"
  }

  private var providerLines: [String] {
    let subject: String
    switch provider.switched {
    case .none: return provider.fallback.flatMap(returning) + end(of: provider.fallback)
    case .identifier: subject = "sectionIdentifier(index)"
    case .index: subject = "index"
    }
    var lines = ["switch \(subject) {"]
    for choice in provider.choices {
      let body = choice.uses.flatMap(returning) + end(of: choice.uses)
      let start = choice.patterns == [SwiftProvider.others] ? "default:" : "case \(choice.patterns.joined(separator: ", ")):"
      lines += body.count == 1 ? ["\(start) \(body[0])"] : [start] + body.map { "  " + $0 }
    }
    return lines + ["}"]
  }

  private func returning(_ use: Use) -> [String] {
    let maker = "return \(makers[use.component] ?? "")(\(isList(use.component) ? "environment" : ""))"
    let index: String? = if case .index(let index) = use.target { "index == \(index)" } else { nil }
    let conditions = [index, use.condition?.swift].compactMap { $0 }
    return [conditions.isEmpty ? maker : "if \(conditions.joined(separator: ", ")) { \(maker) }"]
  }

  /// The end of a choice that can match nothing.
  private func end(of uses: [Use]) -> [String] {
    uses.last.map { provider.isCertain($0) } == true ? [] : refusals.ofProvider + ["return nil"]
  }

  private func isList(_ component: String) -> Bool { document.components[component]?.source?.list != nil }

  // MARK: Sections

  private func sectionFunction(_ name: String) -> [String] {
    var writer = SwiftComponents(document, in: view.bounds)
    let body = refusals.lines(of: name) + writer.definition(of: name) + ["return \(writer.names([name]))"]
    let parameter = isList(name) ? "_ environment: any NSCollectionLayoutEnvironment" : ""
    return ["private static func \(makers[name] ?? "")(\(parameter)) -> NSCollectionLayoutSection {"] + body.map { "  " + $0 } + ["}"]
  }

  /// A function that makes a component other than a section.
  private func function(_ name: String) -> [String] {
    guard let kind = document.components[name]?.kind else { return [] }
    var writer = SwiftComponents(document, in: view.bounds)
    let body = writer.definition(of: name) + ["return \(writer.names([name]))"]
    return ["private static func \(makers[name] ?? "")() -> \(kind.swiftType) {"] + body.map { "  " + $0 } + ["}"]
  }
}

extension Component.ComponentKind {
  package var swiftType: String {
    switch self {
    case .item: "NSCollectionLayoutItem"
    case .group: "NSCollectionLayoutGroup"
    case .section: "NSCollectionLayoutSection"
    case .boundary: "NSCollectionLayoutBoundarySupplementaryItem"
    case .badge: "NSCollectionLayoutSupplementaryItem"
    case .background: "NSCollectionLayoutDecorationItem"
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
