import Documents
import Localization

/// The first version of iOS that has everything in a piece of code.
enum SwiftVersion {
  /// How code writes what is newer than compositional layout, with the first version of iOS that has it.
  private static let since: [(text: String, version: Int)] =
    [("#Preview", 17)]
    + UIKitSurface.all.flatMap { type in
      [(type.name, type.since)] + type.members.map { ($0.start(in: type), $0.since) }
    }.filter { $0.1 > UIKitSurface.firstVersion }

  /// An attribute for a declaration; nothing where compositional layout alone is needed.
  static func attribute(_ version: Int) -> [String] {
    version > UIKitSurface.firstVersion ? ["@available(iOS \(version), *)"] : []
  }

  /// The first version that has everything in some code.
  static func needed(for code: [String]) -> Int {
    var version = UIKitSurface.firstVersion
    for line in code where !line.trimmed.hasPrefix("//") {
      for (text, since) in since where since > version && line.contains(text: text) { version = since }
    }
    return version
  }
}

extension UIKitDeclaration {
  /// How code begins that uses it, and nothing older: `sectionIdentifier(for:` or `repeatingSubitem:`.
  fileprivate func start(in type: UIKitDeclaration) -> String {
    let distinct = distinctName(in: type)
    switch kind {
    case .property, .readOnly: return name
    case _ where distinct != name: return distinct + ":"
    default: return name + "(" + (parameters.first?.label.map { $0 + ":" } ?? "")
    }
  }
}
