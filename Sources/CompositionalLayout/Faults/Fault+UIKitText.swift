extension Fault {
  /// UIKit's message, word for word (layout-rules 13), with addresses written as `0x0` because they differ in each run. Nil if UIKit has no
  /// message. Complexity: O(length of the text).
  public var uiKitText: String? {
    switch self {
    case .sectionMissing:
      "Invalid section definition. Please specify a valid section definition when content is to be rendered for a section. "
        + "This is a client error."
    case .subitemDoesNotFit(let site): site.wrapped(site.doesNotFitText)
    case .noRoomForGroup(let site): site.wrapped(site.noRoomText)
    case .duplicateElementKinds(_, let kinds):
      "Error: Every supplementary must have a unique elementKind: duplicates detected: (\n    \(kinds.joined(separator: ",\n    "))\n)"
    case .groupWithoutSubitems: "At least 1 subitem is required for a group"
    case .countBelowOne(_, let axis): "A repeating \(axis.rawValue) group should specify a count >= 1"
    case .dimensionNotFinite(_, let form, let value): form.notFiniteText(value)
    case .dimensionNotPositive(_, let form, _): form.notPositiveText
    case .lengthOutOfRange, .groupsNestedTooDeeply, .tooManySubitems, .tooManySlots, .tooManyItems: nil
    }
  }
}

extension GroupSite {
  /// The error for a layout that cannot be computed, including the reason (13.2).
  fileprivate func wrapped(_ reason: String) -> String {
    "<UICollectionViewCompositionalLayout: 0x0> ran into an error when computing the layout for section at index \(section) in "
      + "container <_UICollectionLayoutContainer: 0x0 contentSize=\(container.uiKitText); contentInsets={0, 0, 0, 0}}>. "
      + "Container calculated by applying insets (\(containerInsets.uiKitText)) from sectionInsetsReference "
      + "\"\(reference.rawValue)\" to collection view frame {{0, 0}, \(bounds.uiKitText)}.\nError: \(reason)\nGroup: "
      + group.errorText(indent: "")
  }

  fileprivate var doesNotFitText: String {
    "NSCollectionLayoutItem created with invalid combination of spacing and size specified. This group cannot fit even a single "
      + "item. Inspect the spacing and size of the items in this group and ensure that they fit into the group when its effective "
      + "size is \(outerSize.uiKitText)."
  }

  fileprivate var noRoomText: String {
    "There is no room for this NSCollectionLayoutGroup to fit into its parent group or section, or it has no room for any subitems "
      + "itself. Inspect the parent and ensure the contentInsets (\(group.contentInsets.uiKitText)) do not result in a negative "
      + "effectiveContentSize when applied to size: \(outerSize.uiKitText)."
  }
}

extension Dimension.Form {
  /// UIKit's exception for a number that is not finite (13.8).
  package func notFiniteText(_ value: NonFinite) -> String {
    switch self {
    case .fractionalWidth: "Invalid fractional width: \(value.uiKitText). The fraction must be a finite value."
    case .fractionalHeight: "Invalid fractional height: \(value.uiKitText). The fraction must be a finite value."
    case .absolute: "Invalid absolute dimension: \(value.uiKitText). The dimension must be a finite value."
    case .estimated, .uniformAcrossSiblings: "Invalid estimated dimension: \(value.uiKitText). The dimension must be a finite value."
    }
  }

  /// UIKit's log line for a length that is not above zero (13.9); nil for fractions.
  fileprivate var notPositiveText: String? {
    switch self {
    case .absolute:
      "Invalid absolute dimension, must be > 0.0. NOTE: This will be a hard-assert soon, please update your call site."
    case .estimated, .uniformAcrossSiblings:
      "Invalid estimated dimension, must be > 0. NOTE: This will be a hard-assert soon, please update your call site."
    case .fractionalWidth, .fractionalHeight: nil
    }
  }
}

extension NonFinite {
  fileprivate var uiKitText: String {
    switch self {
    case .nan: "nan"
    case .infinity: "inf"
    case .negativeInfinity: "-inf"
    }
  }
}

// The format of layout values in UIKit's error messages (layout-rules 13, descriptions).

extension Group {
  fileprivate func errorText(indent: String) -> String {
    var text = "<NSCollectionLayoutGroup 0x0 size=\(layoutSize.uiKitText)>\(edgeSpacing.errorText(indent: indent))"
    text += "\n\t\(indent) layoutDirection: .\(axis.rawValue)"
    if let interItemSpacing { text += "\n\t\(indent) interItemSpacing=\(interItemSpacing.errorText)" }
    text += "\n\t\(indent) subitems="
    for subitem in errorSubitems { text += "\n\t\t\(indent) \(subitem.errorText(indent: indent + "\t"))" }
    return text
  }

  private var errorSubitems: [Subitem] {
    switch content {
    case .subitems(_, let subitems): subitems
    case .count(_, let subitem, _), .repeating(_, let subitem, _): [subitem]
    case .custom: []
    }
  }
}

extension Subitem {
  fileprivate func errorText(indent: String) -> String {
    switch self {
    case .item(let item): "<NSCollectionLayoutItem 0x0 size=\(item.layoutSize.uiKitText)>\(item.edgeSpacing.errorText(indent: indent))"
    case .group(let group): group.errorText(indent: indent)
    }
  }
}

extension EdgeSpacing? {
  /// The edge spacing on a line of its own; empty if no spacing is set (R18.10).
  fileprivate func errorText(indent: String) -> String {
    guard let self, self != EdgeSpacing() else { return "" }
    func text(_ spacing: Spacing?) -> String { spacing?.errorText ?? "(null)" }
    return "\n\t\t\(indent)edgeSpacing=<leading=\(text(self.leading)); top=\(text(self.top)); trailing=\(text(self.trailing)); "
      + "bottom=\(text(self.bottom))>"
  }
}

extension Spacing {
  fileprivate var errorText: String {
    switch self {
    case .fixed(let spacing): ".fixed(\(spacing.uiKitText))"
    case .flexible(let spacing): ".flexible(\(spacing.uiKitText))"
    }
  }
}

extension LayoutSize {
  /// UIKit's description of the size: `{.containerWidthFactor(0.5), .absolute(20)}`. Complexity: O(1).
  public var uiKitText: String { "{\(widthDimension.uiKitText), \(heightDimension.uiKitText)}" }
}

extension Dimension {
  fileprivate var uiKitText: String {
    let name =
      switch form {
      case .fractionalWidth: "containerWidthFactor"
      case .fractionalHeight: "containerHeightFactor"
      case .absolute, .estimated, .uniformAcrossSiblings: form.rawValue
      }
    return ".\(name)(\(value.uiKitText))"
  }
}

extension Size {
  fileprivate var uiKitText: String { "{\(width.uiKitText), \(height.uiKitText)}" }
}

extension DirectionalEdgeInsets {
  fileprivate var uiKitText: String { "{\(top.uiKitText), \(leading.uiKitText), \(bottom.uiKitText), \(trailing.uiKitText)}" }
}

extension Double {
  /// The number, without `.0` if it is whole.
  fileprivate var uiKitText: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
