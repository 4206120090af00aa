import Documents
import Localization

/// Finds the earliest iOS version that has all APIs in a piece of code.
enum SwiftVersion {
  /// Code that uses APIs newer than compositional layout, with the iOS version that introduced each.
  private static let since: [(text: String, version: Int)] =
    [("#Preview", 17)]
    + UIKitSurface.all.flatMap { type in
      [(type.name, type.since)] + type.members.map { ($0.start(in: type), $0.since) }
    }.filter { $0.1 > UIKitSurface.firstVersion }

  /// The availability attribute for a declaration; empty if every version with compositional layout has it.
  static func attribute(_ version: Int) -> [String] {
    version > UIKitSurface.firstVersion ? ["@available(iOS \(version), *)"] : []
  }

  static func needed(for code: [String]) -> Int {
    var version = UIKitSurface.firstVersion
    for line in code where !line.trimmed.hasPrefix("//") {
      for (text, since) in since where since > version && line.contains(text: text) { version = since }
    }
    return version
  }
}

extension UIKitDeclaration {
  /// The text that every use of the declaration starts with, and that no older declaration shares: `sectionIdentifier(for:` or
  /// `repeatingSubitem:`.
  fileprivate func start(in type: UIKitDeclaration) -> String {
    let distinct = distinctName(in: type)
    switch kind {
    case .property, .readOnly: return name
    case _ where distinct != name: return distinct + ":"
    default: return name + "(" + (parameters.first?.label.map { $0 + ":" } ?? "")
    }
  }
}
