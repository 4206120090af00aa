import CompositionalLayout
import Documents

/// The kinds of supplementary and decoration views in a view's layout, without duplicates, in the order of the layout.
struct SwiftKinds {
  private(set) var supplementaries: [String] = []
  private(set) var decorations: [String] = []
  private var badges: Set<String> = []
  private var visited: Set<String> = []

  /// The kinds of the sections' headers and footers.
  private(set) var ofSections: Set<String> = []

  /// - Parameter sections: The layout sections that the code makes.
  init(of view: View, _ sections: [String], in document: Document) {
    for name in sections { visit(name, in: document) }
    ofSections = Set(supplementaries).subtracting(badges)
    for name in view.boundaries { visit(name, in: document) }
  }

  private mutating func visit(_ name: String, in document: Document) {
    guard visited.insert(name).inserted, let component = document.components[name] else { return }
    switch component.kind {
    case .boundary, .badge:
      if component.kind == .badge { badges.insert(document.components.elementKind(of: name)) }
      Self.add(document.components.elementKind(of: name), to: &supplementaries)
    case .background: Self.add(document.components.elementKind(of: name), to: &decorations)
    case .item, .group, .section: break
    }
    if let list = component.source?.list {
      if list.headerMode == .supplementary { Self.add(Section.headerElementKind, to: &supplementaries) }
      if list.footerMode == .supplementary { Self.add(Section.footerElementKind, to: &supplementaries) }
    }
    for part in component.parts.all { visit(part, in: document) }
  }

  private static func add(_ kind: String, to kinds: inout [String]) {
    if !kinds.contains(kind) { kinds.append(kind) }
  }

  /// The kind as an expression: for lists, UIKit's constant.
  static func code(_ kind: String) -> String {
    switch kind {
    case Section.headerElementKind: "UICollectionView.elementKindSectionHeader"
    case Section.footerElementKind: "UICollectionView.elementKindSectionFooter"
    default: SwiftExpression.literal(kind)
    }
  }

  /// The kind without UIKit's prefix: `SectionHeader`.
  static func short(_ kind: String) -> String {
    let prefix = "UICollectionElementKind"
    return kind.hasPrefix(prefix) ? String(kind.dropFirst(prefix.count)) : kind
  }
}
