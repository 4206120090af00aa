import SwiftParsing

/// Finds settings of a collection view that move frames in unsupported ways.
///
/// These settings are insets at the sides of its content and custom margins that sections refer to. Mirroring is only recorded, because the
/// direction belongs to the environment.
extension Evaluator {
  func refuseUnknownMoves(_ name: String, _ value: Value, _ span: Span) throws(Refusal) {
    reachedMoves.append(span)
    switch name {
    case "contentInset":
      guard case .known(.geometry(let insets)) = try coerce(value, to: .system("UIEdgeInsets"), span) else { return }
      guard insets["left"] == 0, insets["right"] == 0 else {
        throw Refusal(.unsupported("a contentInset with left or right values"), at: span)
      }
    case "semanticContentAttribute":
      guard case .known(.symbol(_, "forceRightToLeft")) = try coerce(value, to: .system("UISemanticContentAttribute"), span) else { return }
      forcedDirection = span
    case _ where isMargin(name): noteMargins(span)
    default: return
    }
  }

  /// Checks a change to one side: `collectionView.contentInset.left`.
  func refuseUnknownMoves(_ name: String, of opaque: OpaqueValue, _ span: Span) throws(Refusal) {
    if let origin = opaque.origin { reachedMoves.append(origin) }
    if isMargin(opaque.name) { noteMargins(span) }
    guard opaque.name == "contentInset", name == "left" || name == "right" else { return }
    throw Refusal(.unsupported("a contentInset with left or right values"), at: span)
  }

  /// Checks a change to a property that an object inherits from UIKit.
  func refuseUnknownMoves(_ name: String, _ value: Value, of object: Instance, _ span: Span) throws(Refusal) {
    if superclass(of: object.type) == "UICollectionView" { try refuseUnknownMoves(name, value, span) }
    if name == "additionalSafeAreaInsets" { throw Refusal(.unsupported(name), at: span) }
  }

  func isMargin(_ name: String) -> Bool {
    ["layoutMargins", "directionalLayoutMargins", "insetsLayoutMarginsFromSafeArea", "preservesSuperviewLayoutMargins"].contains(name)
  }

  /// Stores the error for custom margins. It is thrown only if a section refers to them.
  private func noteMargins(_ span: Span) {
    if ownMargins == nil { ownMargins = Refusal(.unsupported(Refusal.ownMargins), at: span) }
  }

  /// Records that a section or configuration refers to the view's margins. Throws if the code has set custom margins.
  func noteMargins(of object: LayoutObject) throws(Refusal) {
    if object.setsMarginReference { setsMarginReference = true }
    guard object.refersToMargins else { return }
    refersToMargins = true
    if let ownMargins { throw ownMargins }
  }
}

extension LayoutObject {
  /// True if the insets of a section or configuration refer to the view's margins.
  fileprivate var setsMarginReference: Bool {
    ["contentInsetsReference", "supplementaryContentInsetsReference"].contains { name in
      guard case .known(.symbol(_, let reference))? = self[name] else { return false }
      return reference == "layoutMargins" || reference == "readableContent"
    }
  }

  /// True if the view's margins affect the frames. Includes lists with margins, because no recording shows whether they follow the view's.
  fileprivate var refersToMargins: Bool {
    if setsMarginReference { return true }
    guard case .known(.layout(let list))? = self["list"], case .known(.symbol(_, let appearance))? = list["appearance"] else {
      return false
    }
    return appearance == "insetGrouped" || appearance == "sidebar"
  }
}
