import CompositionalLayout
import Documents
import HashTreeCollections
import Localization

extension Check {
  static let supplementaries = [
    duplicateKind, kindAlignment, pinZeroSize, pinZIndex, headerInset, decorationCoversHeader, emptySectionHeader,
  ]

  private static let kindAlignment = Check("sup-kind-alignment", .hint, .layout) { placed, report in
    placed.boundaries.compactMap { boundary in
      let kind = boundary.item.elementKind
      let named = BoundaryRole(elementKind: kind)
      guard let role = named ?? placed.document.components[boundary.name]?.role, role != .boundary else { return nil }
      let isHeader = role == .header
      guard let other = boundary.item.alignment.opposite(ofTop: !isHeader) else { return nil }
      let what: Phrase = named == nil ? (isHeader ? "defined as a header" : "defined as a footer") : "of kind '\(kind)'"
      return report(
        .property(boundary.name, .alignment), "\(boundary.name), \(what), has alignment \(boundary.item.alignment.rawValue)",
        because: isHeader ? "a boundary item below a section is a footer" : "a boundary item above a section is a header",
        mend: [.choose(boundary.name, .alignment, other.rawValue)])
    }
  }

  private static let pinZeroSize = Check("sup-pin-zero-size", .error, .layout, rule: "R8.5") { placed, report in
    placed.boundaries.filter { $0.item.pinToVisibleBounds }.flatMap { boundary in
      Axis.allCases.compactMap { axis in
        guard boundary.size[axis] <= 0, boundary.item.alignment != .none else { return nil }
        return report(
          .property(boundary.name, PropertyName(axis)), "\(boundary.name) is pinned and \(boundary.size[axis]) \(axis.wide)",
          because: "a pinned item without a size triggers an assertion in UIKit",
          mend: [.resize(boundary.name, axis, axis == .horizontal && boundary.hasRoom ? .fractionalWidth(1) : .absolute(rowHeight))])
      }
    }
  }

  private static let pinZIndex = Check("sup-pin-zindex", .info, .layout, rule: "R8.5") { placed, report in
    placed.boundaries.compactMap { boundary in
      guard boundary.item.pinToVisibleBounds, boundary.item.zIndex != 1 else { return nil }
      return report(
        .property(boundary.name, .zIndex), "\(boundary.name) is pinned and has a zIndex of \(boundary.item.zIndex)",
        because: "UIKit adds 1000000000 while a pinned item is visible, so the number only orders pinned items among themselves",
        mend: [.unset(boundary.name, .zIndex)])
    }
  }

  private static let headerInset = Check("sup-header-inset", .info, .layout, rule: "R2.6") { placed, report in
    let axis = placed.document.view.configuration.scrollDirection.crossed
    return placed.sections.compactMap { section in
      guard section.section.contentInsets.total(axis) > 0, section.section.supplementariesFollowContentInsets,
        section.section.supplementaryContentInsetsReference != .none,
        let header = placed.boundaries(of: section).first(where: { $0.item.layoutSize.dimension(axis) == .fraction(axis, 1) })
      else { return nil }
      let isOld = placed.environment.systemVersion < 16
      return report(
        .component(section.name),
        "\(header.name) is \(header.size[axis]) \(axis.wide), because it stays inside the insets of \(section.name)",
        because: "boundary items follow the section's insets unless supplementariesFollowContentInsets is false",
        mend: [
          isOld
            ? .choose(section.name, .supplementariesFollowContentInsets, "false")
            : .choose(section.name, .supplementaryContentInsetsReference, "none")
        ])
    }
  }

  private static let decorationCoversHeader = Check("sup-decoration-covers-header", .info, .layout, rule: "R8.7") { placed, report in
    let axis = placed.document.view.configuration.scrollDirection
    return placed.sections.flatMap { section in
      let headers = placed.boundaries(of: section).filter { $0.item.extendsBoundary && $0.item.alignment.isStart(axis) }
      guard let header = headers.max(by: { $0.size[axis] < $1.size[axis] }) else { return [Finding]() }
      let length = header.size[axis]
      return section.parts.backgrounds.compactMap { name in
        guard var insets = placed.document.components[name]?.contentInsets, insets.start(axis) < length else { return nil }
        if axis == .vertical { insets.top = length } else { insets.leading = length }
        return report(
          .component(name), "\(name) also covers \(header.name), which is \(length) \(axis.wide)",
          because: "a background is as large as its section, including headers", mend: [.inset(name, insets)])
      }
    }
  }

  private static let emptySectionHeader = Check("sup-empty-section-header", .info, .layoutAndSnapshot, rule: "R8.1") { placed, report in
    let axis = placed.document.view.configuration.scrollDirection
    return placed.sections.flatMap { section -> [Finding] in
      let boundaries = placed.boundaries(of: section)
      guard !boundaries.isEmpty else { return [] }
      func longest(_ isHere: (RectAlignment) -> Bool) -> Double {
        boundaries.filter { $0.item.extendsBoundary && isHere($0.item.alignment) }.map { $0.size[axis] }.max() ?? 0
      }
      let insets = section.section.contentInsets
      let headers = longest { $0.isStart(axis) }
      let footers = longest { $0.isEnd(axis) }
      // An item at a side makes the section at least as long as the item.
      let sides = longest { !$0.isStart(axis) && !$0.isEnd(axis) && $0 != .none }
      let between = [insets.start(axis), insets.end(axis), max(sides - insets.total(axis), 0)]
      let parts = ([headers] + between + [footers]).filter { $0 != 0 }
      let total: Phrase = .points(parts.reduce(0, +))
      return section.data.filter { $0.items == 0 }.map { data in
        report(
          .section(data.identifier),
          "section '\(data.identifier)' is empty but takes up \(parts.count > 1 ? "\(.sum(parts)) = \(total)" : total)",
          because: "an empty section keeps its boundary items and therefore its insets; without them it would take up no space",
          mend: [.deleteSections([data.identifier]), .apply])
      }
    }
  }
}

extension BoundaryRole {
  /// The role that the name of a kind suggests, as in UIKit's constants and most apps; nil if it suggests neither role, or both.
  fileprivate init?(elementKind: String) {
    let kind = elementKind.lowercased()
    guard kind.contains(text: "header") != kind.contains(text: "footer") else { return nil }
    self = kind.contains(text: "header") ? .header : .footer
  }
}

extension RectAlignment {
  fileprivate var isTop: Bool { self == .top || self == .topLeading || self == .topTrailing }
  fileprivate var isBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
  fileprivate var isLeading: Bool { self == .leading || self == .topLeading || self == .bottomLeading }
  fileprivate var isTrailing: Bool { self == .trailing || self == .topTrailing || self == .bottomTrailing }

  func isStart(_ axis: Axis) -> Bool { axis == .vertical ? isTop : isLeading }
  func isEnd(_ axis: Axis) -> Bool { axis == .vertical ? isBottom : isTrailing }

  /// The alignment at the opposite end of the section; nil if the alignment is not at the given end.
  fileprivate func opposite(ofTop: Bool) -> RectAlignment? {
    switch self {
    case .top where ofTop: .bottom
    case .topLeading where ofTop: .bottomLeading
    case .topTrailing where ofTop: .bottomTrailing
    case .bottom where !ofTop: .top
    case .bottomLeading where !ofTop: .topLeading
    case .bottomTrailing where !ofTop: .topTrailing
    case .none, .leading, .trailing, .top, .topLeading, .topTrailing, .bottom, .bottomLeading, .bottomTrailing: nil
    }
  }
}
