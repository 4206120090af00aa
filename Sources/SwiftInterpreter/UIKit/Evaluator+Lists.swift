import CompositionalLayout
import SwiftParsing

/// What a list section has by its configuration before code changes it: insets, header and footer. A component of a list keeps them as
/// long as nothing of the section says otherwise, so that they are the code's own only once it changes them.
extension Evaluator {
  /// A property of a list section as UIKit sets it; nil for other properties and sections.
  func listMember(_ name: String, of object: LayoutObject) -> Value? {
    guard let section = list(object) else { return nil }
    switch name {
    case "contentInsets":
      let insets = section.contentInsets
      return .known(
        .geometry(Geometry(type: "NSDirectionalEdgeInsets", numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])))
    case "contentInsetsReference": return .known(.symbol(type: "UIContentInsetsReference", name: section.contentInsetsReference.rawValue))
    case "boundarySupplementaryItems":
      let items = Value.array(ownBoundaries(of: object).map { .known(.layout($0)) })
      // The header that code changes is the section's own.
      object[name] = items
      return items
    default: return nil
    }
  }

  /// Whether the header and footer of a list section are those that its configuration gives it.
  func keepsBoundaries(_ object: LayoutObject) -> Bool {
    guard case .array(let items)? = object["boundarySupplementaryItems"] else { return true }
    let own = ownBoundaries(of: object)
    return items.count == own.count
      && zip(items, own).allSatisfy { item, own in
        if case .known(.layout(let object)) = item { object.hasSameProperties(as: own) } else { false }
      }
  }

  /// The header and footer that a configuration gives a list section.
  func ownBoundaries(of object: LayoutObject) -> [LayoutObject] {
    list(object).map { $0.boundarySupplementaryItems.map { LayoutObject($0) } } ?? []
  }

  /// The section that a list's configuration stands for, at the place for which a provider is asked.
  private func list(_ object: LayoutObject) -> Section? {
    guard case .known(.layout(let configuration))? = object["list"], case .known(.symbol(_, let name))? = configuration["appearance"],
      let appearance = ListConfiguration.Appearance(rawValue: name)
    else { return nil }
    var list = ListConfiguration(appearance: appearance)
    if case .known(.symbol(_, let mode))? = configuration["headerMode"] { list.headerMode = .init(rawValue: mode) ?? .none }
    if case .known(.symbol(_, let mode))? = configuration["footerMode"] { list.footerMode = .init(rawValue: mode) ?? .none }
    if case .double(let padding)? = configuration["headerTopPadding"] { list.headerTopPadding = padding }
    return Section.list(using: list, in: host.environment, at: listPlace)
  }
}

extension LayoutObject {
  /// The header or footer of a list.
  fileprivate convenience init(_ boundary: BoundarySupplementaryItem) {
    self.init("NSCollectionLayoutBoundarySupplementaryItem")
    name = boundary.alignment == .bottom ? "footer" : "header"
    let size = LayoutObject("NSCollectionLayoutSize")
    size["widthDimension"] = .known(.dimension(form: "fractionalWidth", 1))
    if case .estimated(let height) = boundary.layoutSize.heightDimension {
      size["heightDimension"] = .known(.dimension(form: "estimated", height))
    }
    self["layoutSize"] = .known(.layout(size))
    self["elementKind"] = .string(boundary.elementKind)
    self["alignment"] = .known(.symbol(type: "NSRectAlignment", name: boundary.alignment.rawValue))
    self["pinToVisibleBounds"] = .bool(boundary.pinToVisibleBounds)
    self["zIndex"] = .int(boundary.zIndex)
    guard let spacing = boundary.edgeSpacing else { return }
    let edges = LayoutObject("NSCollectionLayoutEdgeSpacing")
    for (edge, space) in [("top", spacing.top), ("bottom", spacing.bottom)] {
      if case .fixed(let length)? = space { edges[edge] = .known(.spacing(isFlexible: false, length)) }
    }
    self["edgeSpacing"] = .known(.layout(edges))
  }

  /// Whether two objects have the same properties, and what these hold has too.
  fileprivate func hasSameProperties(as other: LayoutObject) -> Bool {
    guard properties.names == other.properties.names else { return false }
    return zip(properties.values, other.properties.values).allSatisfy { one, other in
      guard case .known(.layout(let object)) = one, case .known(.layout(let second)) = other else { return one.isEqual(to: other) }
      return object.hasSameProperties(as: second)
    }
  }
}
