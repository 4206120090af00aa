import SwiftParsing

/// Provides the default values of layout properties (layout-rules 1).
extension Evaluator {
  /// A property of a layout object, or UIKit's default if the code has not set it.
  func layoutMember(_ name: String, of object: LayoutObject, _ method: Value) -> Value? {
    if let value = object[name] { return name == "configuration" ? value.copiedLayout : value }
    if let value = listMember(name, of: object) { return value }
    switch object.type {
    case "UICollectionView" where name == "setCollectionViewLayout": return method
    case "UICollectionView": return try? member(name, of: .collectionView, Span(start: 0, end: 0, file: 0))
    case "UIView": return .opaque(OpaqueValue(name: name))
    case "UICollectionViewCompositionalLayout" where name == "flipsHorizontallyInOppositeLayoutDirection": return .bool(true)
    case "UICollectionViewCompositionalLayout" where name == "collectionView": return .known(.host(.collectionView))
    case "NSCollectionLayoutAnchor": if let value = anchorMember(name, object) { return value }
    default: break
    }
    return objectDefault(name, object) ?? SystemTypes.type(object.type)?.properties[name]?.standard
      ?? (name == "copy" || SystemTypes.methodsWithoutEffect.contains(name) ? method : nil)
      ?? (SystemTypes.withoutEffect.contains(name) ? .opaque(OpaqueValue(name: name)) : nil)
  }

  private func objectDefault(_ name: String, _ object: LayoutObject) -> Value? {
    switch (name, object.type) {
    case ("offset", "NSCollectionLayoutBoundarySupplementaryItem"): return object["absoluteOffset"]
    // A boundary item has no container anchor.
    case ("containerAnchor", _): return .nil
    case ("edgeSpacing", let type) where type != "NSCollectionLayoutDecorationItem":
      let edges = LayoutObject("NSCollectionLayoutEdgeSpacing")
      for edge in ["leading", "top", "trailing", "bottom"] { edges[edge] = .known(.spacing(isFlexible: false, 0)) }
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
