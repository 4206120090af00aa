import Documents
import Foundation
import TestSupport
import Testing

/// A program that uses every member in the table of UIKit's surface compiles, and finds UIKit's defaults.
@Suite struct UIKitSurfaceTests {
  @Test func uiKitLayoutHasWhatTheTableSays() throws {
    let types = UIKitSurface.layouts + UIKitSurface.values + UIKitSurface.views + UIKitSurface.snapshots
    let folder = try TemporaryFolder()
    let checks = types.flatMap { Self.rawValues(of: $0) } + Self.instances.flatMap { Self.defaults(of: $0.key, as: $0.value, in: types) }
    let file = try folder.write(Self.uses(of: types) + Self.program(checks), as: "Surface.swift")
    let said = try SwiftExportTests.compile(ExportedFramesTests.options + ["-o", folder.path("program"), file])
    try #require(said == "", "\(said)")
    #expect(checks.count > 80)
    #expect(try ExportedFramesTests.output(of: folder.path("program")) == "")
  }

  @Test func theStandInHasWhatTheTableSays() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.uses(of: UIKitSurface.views, from: "UIKit"), as: "Surface.swift")
    try StandIn(in: folder).typecheck([file])
  }

  @Test func everyDeclarationIsRead() {
    for type in UIKitSurface.all + UIKitSurface.otherValues {
      #expect(type.kind.isType && !type.name.isEmpty && type.name.allSatisfy { $0.isLetter || $0 == "." })
      for member in type.members {
        let types = member.parameters.map { $0.type } + [member.type]
        #expect(!member.kind.isType && !member.name.isEmpty && member.name.allSatisfy { $0.isLetter }, "\(type.name).\(member.name)")
        #expect(types.allSatisfy { $0.allSatisfy { $0.isLetter || "[]?.".contains($0) } }, "\(type.name).\(member.name): \(types)")
      }
    }
  }

  // MARK: Uses

  /// A function for every member, with the member's parameters and result.
  private static func uses(of types: [UIKitDeclaration], from module: String = "UIKitLayout") -> String {
    var functions = ["import \(module)", "typealias SectionIdentifierType = String", "typealias ItemIdentifierType = Int"]
    for type in types {
      if !type.cases.isEmpty {
        functions.append("let use\(functions.count): [\(type.name)] = [\(type.cases.map { ".\($0)" }.joined(separator: ", "))]")
      }
      functions += type.members.enumerated().flatMap { use(of: $1, in: type, "\(functions.count)_\($0)") }
    }
    return functions.joined(separator: "\n") + "\n"
  }

  private static func use(of member: UIKitDeclaration, in type: UIKitDeclaration, _ number: String) -> [String] {
    let owner = swift(type.name)
    let parameters = member.parameters.enumerated().map { index, parameter in
      "_ p\(index): \(parameter.type.hasSuffix("Provider") ? "@escaping " : "")\(swift(parameter.type))"
    }
    let labels = member.parameters.enumerated().map { index, parameter in (parameter.label.map { "\($0): " } ?? "") + "p\(index)" }
    let call = "(\(labels.joined(separator: ", ")))"
    let result = member.type.isEmpty ? "" : " -> \(swift(member.type))"
    func function(_ first: [String], _ result: String, _ body: String) -> String {
      "@MainActor func use\(number)(\((first + parameters).joined(separator: ", ")))\(result) { \(body) }"
    }
    switch member.kind {
    case .initializer: return [function([], " -> \(owner)", owner + call)]
    case .factory: return [function([], " -> \(owner)", "\(owner).\(member.name)\(call)")]
    case .method: return [function(["_ value: \(owner)"], result, "value.\(member.name)\(call)")]
    case .mutation: return [function(["_ value: inout \(owner)"], "", "value.\(member.name)\(call)")]
    case .readOnly: return [function(["_ value: \(owner)"], result, "value.\(member.name)")]
    case .property:
      return [
        function(["_ value: \(owner)"], result, "value.\(member.name)"),
        function(["_ value: inout \(owner)", "_ new: \(swift(member.type))"], "", "value.\(member.name) = new"),
      ]
    case .class, .struct, .protocol, .enum, .options: return []
    }
  }

  /// A type with its generic arguments.
  private static func swift(_ type: String) -> String {
    let arguments = [
      "UICollectionView.CellRegistration": "<UICollectionViewCell, ItemIdentifierType>",
      "UICollectionView.SupplementaryRegistration": "<UICollectionReusableView>",
      "NSDiffableDataSourceSnapshot": "<SectionIdentifierType, ItemIdentifierType>",
      "NSDiffableDataSourceSectionSnapshot": "<ItemIdentifierType>",
      "UICollectionViewDiffableDataSource": "<SectionIdentifierType, ItemIdentifierType>",
    ]
    return arguments.reduce(type) { $0.replacing($1.key, with: $1.key + $1.value) }
      .replacing(/(NSCollectionLayout(Environment|Container))/) { "any \($0.1)" }
  }

  // MARK: Values

  /// The expressions that create a value of each type whose properties have defaults.
  private static let instances = [
    "NSCollectionLayoutAnchor": "anchor", "NSCollectionLayoutItem": "NSCollectionLayoutItem(layoutSize: size)",
    "NSCollectionLayoutGroup": "group", "NSCollectionLayoutGroupCustomItem": "NSCollectionLayoutGroupCustomItem(frame: .zero)",
    "NSCollectionLayoutSupplementaryItem":
      "NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: \"kind\", containerAnchor: anchor)",
    "NSCollectionLayoutBoundarySupplementaryItem":
      "NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: \"kind\", alignment: .top)",
    "NSCollectionLayoutDecorationItem": "NSCollectionLayoutDecorationItem.background(elementKind: \"kind\")",
    "NSCollectionLayoutSection": "section",
    "UICollectionLayoutSectionOrthogonalScrollingProperties": "section.orthogonalScrollingProperties",
    "UICollectionLayoutListConfiguration": "UICollectionLayoutListConfiguration(appearance: .plain)",
    "UICollectionViewCompositionalLayoutConfiguration": "UICollectionViewCompositionalLayoutConfiguration()",
    "NSDiffableDataSourceSnapshot": "NSDiffableDataSourceSnapshot<String, Int>()",
    "NSDiffableDataSourceSectionSnapshot": "NSDiffableDataSourceSectionSnapshot<Int>()",
  ]

  /// Checks of the defaults of a type, including inherited ones.
  private static func defaults(of name: String, as instance: String, in types: [UIKitDeclaration]) -> [String] {
    var checks: [String: String] = [:]
    var current = types.first { $0.name == name }
    while let type = current {
      for member in type.members where checks[member.name] == nil {
        guard let standard = member.standard else { continue }
        let value = "\(instance).\(member.name)"
        let condition =
          switch standard {
          case "[]": "\(value).isEmpty"
          case ".fixed(0)": "isNoSpace(\(value))"
          case _ where standard.hasPrefix(".init(leading: .fixed(0)"): "isNoSpace(around: \(value))"
          default: "\(value) == \(standard)"
          }
        checks[member.name] = "check(\(condition), \"\(name).\(member.name)\")"
      }
      current = types.first { $0.name == type.type }
    }
    return checks.values.sorted()
  }

  /// Checks of the raw values that UIKit's headers give cases and options; enums that exist only in Swift have none.
  private static func rawValues(of type: UIKitDeclaration) -> [String] {
    let others = [
      "UIUserInterfaceIdiom": [-1, 0, 1, 2, 3, 5, 6], "UITraitEnvironmentLayoutDirection": [-1, 0, 1], "UIContentSizeCategory": [],
      "UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate": [], "UICollectionLayoutListConfiguration.Appearance": [],
      "UICollectionLayoutListConfiguration.HeaderMode": [], "UICollectionLayoutListConfiguration.FooterMode": [],
    ]
    let values = others[type.name] ?? type.cases.indices.map { type.kind == .options ? 1 << $0 : $0 }
    return zip(type.cases, values).map { "check(\(type.name).\($0).rawValue == \($1), \"\(type.name).\($0)\")" }
  }

  private static func program(_ checks: [String]) -> String {
    """
    @main struct Program {
      @MainActor static func main() {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
        let anchor = NSCollectionLayoutAnchor(edges: .top)
        let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in [] }
        let section = NSCollectionLayoutSection(group: group)
        \(checks.joined(separator: "\n    "))
      }
    }

    func check(_ holds: Bool, _ name: String) { if !holds { print(name) } }

    @MainActor func isNoSpace(_ spacing: NSCollectionLayoutSpacing?) -> Bool { spacing.map { $0.isFixed && $0.spacing == 0 } ?? false }

    @MainActor func isNoSpace(around edges: NSCollectionLayoutEdgeSpacing?) -> Bool {
      isNoSpace(edges?.leading) && isNoSpace(edges?.top) && isNoSpace(edges?.trailing) && isNoSpace(edges?.bottom)
    }

    """
  }
}

extension UIKitDeclaration.DeclarationKind {
  fileprivate var isType: Bool { [.class, .struct, .protocol, .enum, .options].contains(self) }
}
