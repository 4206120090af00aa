import Localization
import SwiftParsing

/// A statement that gives a collection view a size of its own, such as a constraint with a constant.
package struct ViewSize: Sendable {
  package var view: String
  package var span: Span
}

extension Program {
  /// The first statement in a file that gives a collection view another size than that of the view around it: a constraint of its width or
  /// height, a constraint with a constant, to another side or to margins, a frame with numbers or insets, or a stack view. Constraints of
  /// SnapKit count as well.
  func sizeOfCollectionView(in file: UInt32) -> ViewSize? {
    guard let file = files.first(where: { $0.index == file }) else { return nil }
    let made = file.calls(of: "UICollectionView")
    var views = Set(made.flatMap { $0.variables })
    for type in allTypes {
      for property in type.members.properties where property.type?.optionalBase.simpleName == "UICollectionView" {
        views.insert(property.name)
      }
    }
    let settings = file.settings(of: views)
    if let found = settings.first(where: { $0.setsSize }) { return ViewSize(view: found.view, span: found.span) }
    for call in ["UIStackView", "addArrangedSubview"].flatMap({ file.calls(of: $0, includingMembers: true) }) {
      let arguments = file.text(of: call.span).split { "()[],:\n".contains($0) }.map { $0.filter { $0 != " " } }
      let names = arguments.map { $0.hasPrefix("self.") ? String($0.dropFirst("self.".count)) : $0 }
      if let view = names.first(where: views.contains) { return ViewSize(view: view, span: call.span) }
    }
    // Constraints, autoresizing or a later assignment replace the frame that a view was created with.
    let replacing: Set<String> = ["translatesAutoresizingMaskIntoConstraints", "autoresizingMask", "frame", "snp"]
    let laidOut = settings.filter { replacing.contains($0.members[0]) }.map { $0.view }
    return made.lazy.compactMap { call in
      guard let view = call.variables.first, !laidOut.contains(view), file.text(of: call.span).isOwnFrame else { return nil }
      return ViewSize(view: view, span: call.span)
    }.first
  }
}

extension ViewSetting {
  fileprivate var setsSize: Bool {
    switch (members[0], members.last) {
    case ("frame", "frame"): return value.isOwnFrame
    case ("frame", "size"), ("frame", "width"), ("frame", "height"): return value.isOwnFrame || value.isOwnLength
    case ("snp", "makeConstraints"), ("snp", "remakeConstraints"):
      let words = ["height", "width", "size.", "inset(", "offset(", ".bottom)", ".top)", "snp.bottom", "snp.top"]
      return words.contains { value.contains(text: $0) }
    case (let anchor, "constraint"):
      guard anchor.hasSuffix("Anchor"), !anchor.hasPrefix("center") else { return false }
      let bare = value.filter { $0 != " " && $0 != "\n" }
      if bare.contains(text: "layoutMarginsGuide") || bare.contains(text: "readableContentGuide") { return true }
      if bare.contains(text: "equalToConstant:") || bare.contains(text: "multiplier:") { return true }
      if bare.contains(text: "constant:"), !bare.contains(text: "constant:0)") { return true }
      let same = [
        "leftAnchor": "leadingAnchor", "leadingAnchor": "leftAnchor", "rightAnchor": "trailingAnchor", "trailingAnchor": "rightAnchor",
      ]
      return !bare.contains(text: anchor) && !(same[anchor].map { bare.contains(text: $0) } ?? false)
    default: return false
    }
  }
}

extension String {
  /// Whether a rectangle has other sizes than those of the view around it: a number other than 0, a computed number, or insets.
  fileprivate var isOwnFrame: Bool {
    let bare = filter { $0 != " " }
    let hasInsets = bare.contains(text: "insetBy(") && !bare.contains(text: "insetBy(dx:0,dy:0)")
    if hasInsets || bare.contains(text: "inset(by:") && !bare.contains(text: "safeAreaInsets") { return true }
    return bare.split { "(,".contains($0) }.contains { part in
      guard part.hasPrefix("width:") || part.hasPrefix("height:") else { return false }
      return String(part.drop { $0 != ":" }.dropFirst().prefix { $0 != ")" }).isOwnLength
    }
  }

  /// Whether a length is a number other than 0, or computed.
  fileprivate var isOwnLength: Bool {
    first.map { "123456789".contains($0) } ?? false || !contains(text: "/*") && contains { "+-*/".contains($0) }
  }
}
