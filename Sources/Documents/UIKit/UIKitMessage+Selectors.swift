import Localization

extension UIKitMessage {
  /// The messages for calling a part of UIKit on a version of iOS that does not have it yet: a page for each version that added some.
  static let newerSelectors: [UIKitMessage] = Set(UIKitSurface.newerSelectors.map { $0.since }).sorted().map { version in
    UIKitMessage(
      "needs-ios-\(version)",
      UIKitSurface.newerSelectors.filter { $0.since == version }.map { "\($0.selector): unrecognized selector" },
      "The app calls a method or sets a property that UIKit has only since iOS \(version), and it runs on an older version.",
      channel: .unknownSelector,
      causes: [
        "The call has no availability check, because a library, Objective-C or another language calls UIKit without Swift's checks.",
        "The method was called by its name, or the availability check names the wrong version.",
      ],
      .outside("Galley computes the frames of the new version, and 'lint' lists the APIs that the version in environment.os lacks."),
      remedy: "Call it inside 'if #available(iOS \(version), *)', and use an older API in the else branch.",
      known: "earlier than iOS \(version)", .reported)
  }
}

extension UIKitSurface {
  /// The Objective-C names of factory methods that are newer than the first version.
  private static let newerFactories = [
    "repeatingSubitem": ["horizontalGroupWithLayoutSize:repeatingSubitem:count:", "verticalGroupWithLayoutSize:repeatingSubitem:count:"],
    "uniformAcrossSiblings": ["uniformAcrossSiblingsWithEstimate:"],
  ]

  /// The methods of layout classes that are newer than their class, as the console prints them: `-[NSCollectionLayoutSection setX:]`.
  static let newerSelectors: [(selector: String, since: Int)] = layouts.filter { $0.kind == .class }.flatMap { type in
    var seen: Set<String> = []
    return type.members.filter { $0.since > type.since && seen.insert($0.distinctName(in: type)).inserted }.flatMap { member in
      let setter = "set" + member.name.prefix(1).uppercased() + String(member.name.dropFirst()) + ":"
      let selectors =
        switch member.kind {
        case .factory: (newerFactories[member.distinctName(in: type)] ?? []).map { "+[\(type.plainName) \($0)]" }
        case .property: ["-[\(type.plainName) \(setter)]", "-[\(type.plainName) \(member.name)]"]
        default: ["-[\(type.plainName) \(member.name)]"]
        }
      return selectors.map { (selector: $0, since: member.since) }
    }
  }
}
