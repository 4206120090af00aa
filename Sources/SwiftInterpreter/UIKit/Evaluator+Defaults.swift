import SwiftParsing

/// What a property of the layout's objects is where the code has not set it (layout-rules 1).
extension Evaluator {
  /// A property of a layout object, with UIKit's default where the code has not set it.
  func layoutMember(_ name: String, of object: LayoutObject, _ method: Value) -> Value? {
    if let value = object[name] { return name == "configuration" ? value.copiedLayout : value }
    if let value = listMember(name, of: object) { return value }
    switch object.type {
    case "UICollectionView": return try? member(name, of: .collectionView, Span(start: 0, end: 0, file: 0))
    case "UIView": return .opaque(OpaqueValue(name: name))
    case "NSCollectionLayoutAnchor": if let value = anchorMember(name, object) { return value }
    default: break
    }
    return numberDefault(name, object) ?? objectDefault(name, object) ?? (name == "register" || name == "copy" ? method : nil)
      ?? (SystemTypes.withoutEffect.contains(name) ? .opaque(OpaqueValue(name: name)) : nil)
  }

  private func numberDefault(_ name: String, _ object: LayoutObject) -> Value? {
    switch name {
    case "interGroupSpacing", "interSectionSpacing": .double(0)
    case "zIndex": .int(object.type.hasSuffix("SupplementaryItem") ? 1 : 0)
    case "pinToVisibleBounds": .bool(false)
    case "extendsBoundary", "supplementariesFollowContentInsets", "showsSeparators": .bool(true)
    case "contentInsets": .known(.geometry(Geometry(type: "NSDirectionalEdgeInsets", numbers: [0, 0, 0, 0])))
    case "offset" where object.type == "NSCollectionLayoutBoundarySupplementaryItem":
      object["absoluteOffset"] ?? .known(.geometry(Geometry(type: "CGPoint", numbers: [0, 0])))
    default: symbolDefault(name, object)
    }
  }

  private func symbolDefault(_ name: String, _ object: LayoutObject) -> Value? {
    let symbol: String
    switch name {
    case "orthogonalScrollingBehavior", "headerMode", "footerMode", "contentHuggingElements": symbol = "none"
    case "scrollDirection": symbol = "vertical"
    case "bounce", "decelerationRate", "supplementaryContentInsetsReference": symbol = "automatic"
    case "contentInsetsReference":
      symbol = object.type == "UICollectionViewCompositionalLayoutConfiguration" ? "safeArea" : "automatic"
    default: return nil
    }
    guard SystemTypes.settable[object.type]?.contains(name) ?? false, case .system(let type) = SystemTypes.property(name, of: object.type)
    else { return nil }
    return .known(.symbol(type: type, name: symbol))
  }

  private func objectDefault(_ name: String, _ object: LayoutObject) -> Value? {
    let none = Value.known(.spacing(isFlexible: false, 0))
    switch (name, object.type) {
    case ("boundarySupplementaryItems", _), ("decorationItems", _), ("supplementaryItems", _), ("subitems", _): return .array([])
    case ("visibleItemsInvalidationHandler", _), ("itemAnchor", _), ("containerAnchor", _): return .nil
    case ("interItemSpacing", _): return none
    case ("edgeSpacing", _):
      let edges = LayoutObject("NSCollectionLayoutEdgeSpacing")
      for edge in ["leading", "top", "trailing", "bottom"] { edges[edge] = none }
      return .known(.layout(edges))
    case ("configuration", "UICollectionViewCompositionalLayout"):
      return .known(.layout(LayoutObject("UICollectionViewCompositionalLayoutConfiguration")))
    case ("orthogonalScrollingProperties", "NSCollectionLayoutSection"):
      let properties = LayoutObject("UICollectionLayoutSectionOrthogonalScrollingProperties")
      object[name] = .known(.layout(properties))
      return object[name]
    default: return nil
    }
  }

  private func anchorMember(_ name: String, _ object: LayoutObject) -> Value? {
    let isFractional = object["fractionalOffset"] != nil
    return switch name {
    case "offset":
      object[isFractional ? "fractionalOffset" : "absoluteOffset"] ?? .known(.geometry(Geometry(type: "CGPoint", numbers: [0, 0])))
    case "isFractionalOffset", "isAbsoluteOffset": .bool(isFractional == (name == "isFractionalOffset"))
    default: nil
    }
  }
}
