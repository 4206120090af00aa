import CompositionalLayout
import SwiftParsing

/// Computes the insets, header and footer that a list section gets from its configuration.
///
/// A list component uses these values unless the code changes them on the section.
extension Evaluator {
  /// A property that UIKit sets on a list section; nil for other properties and sections.
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
      // Store the items in the section, so that changes to a header affect the section.
      object[name] = items
      return items
    default: return nil
    }
  }

  /// True if the header and footer of a list section are unchanged from its configuration.
  func keepsBoundaries(_ object: LayoutObject) -> Bool {
    guard case .array(let items)? = object["boundarySupplementaryItems"] else { return true }
    let own = ownBoundaries(of: object)
    return items.count == own.count
      && zip(items, own).allSatisfy { item, own in
        if case .known(.layout(let object)) = item { object.hasSameProperties(as: own) } else { false }
      }
  }

  /// The header and footer from the configuration of a list section.
  func ownBoundaries(of object: LayoutObject) -> [LayoutObject] {
    list(object).map { $0.boundarySupplementaryItems.map { LayoutObject($0) } } ?? []
  }

  /// The section that a list configuration creates at the position for which the provider is called.
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

  /// True if two objects have equal properties, including those of objects inside them.
  fileprivate func hasSameProperties(as other: LayoutObject) -> Bool {
    guard properties.names == other.properties.names else { return false }
    return zip(properties.values, other.properties.values).allSatisfy { one, other in
      guard case .known(.layout(let object)) = one, case .known(.layout(let second)) = other else { return one.isEqual(to: other) }
      return object.hasSameProperties(as: second)
    }
  }
}
