import CompositionalLayout
import Documents
import HashTreeCollections
import Localization

/// Headers, footers, badges and backgrounds that do not appear as defined.
extension Check {
  static let attachments = [neverAdded, screenHigh, estimatedBadge]

  private static let neverAdded = Check("sup-never-added", .warning, .layout) { placed, report in
    guard !placed.sections.isEmpty else { return [] }
    return placed.names(of: .boundary, .badge, .background).compactMap { name in
      guard placed.document.components.owners(of: name).isEmpty, !placed.layoutBoundaries.contains(name),
        let kind = placed.document.components[name]?.kind
      else { return nil }
      let owner = kind == .badge ? placed.onlyItem : placed.onlySection
      return report(
        .component(name),
        kind == .badge ? "\(name) is defined but not added to an item or group" : "\(name) is defined but not added to a section",
        because: "a definition has no effect until 'add' puts it into the layout",
        mend: owner.map { [.add(name, to: $0)] } ?? [])
    }
  }
  .patient

  /// The fraction of the view's height above which a header leaves too little space for cells.
  private static let mostOfTheView = 0.9

  private static let screenHigh = Check("sup-screen-high", .warning, .layout, rule: "R2.6") { placed, report in
    let axis = placed.document.view.configuration.scrollDirection
    return placed.boundaries.compactMap { boundary in
      let length = boundary.item.layoutSize.dimension(axis)
      guard boundary.item.alignment.isStart(axis) || boundary.item.alignment.isEnd(axis), length.isFraction(of: axis),
        length.value >= mostOfTheView, !length.isSlip
      else { return nil }
      return report(
        .property(boundary.name, PropertyName(axis)),
        "\(boundary.name) is \(boundary.size[axis]) \(axis.wide), \(length) of the view, so no cell next to it is visible",
        because: "a boundary item is not in a group, so its fractions refer to the whole view",
        mend: [.resize(boundary.name, axis, .absolute(rowHeight))])
    }
  }

  private static let estimatedBadge = Check("sup-estimated-badge", .info, .layout, rule: "R7.8") { placed, report in
    placed.names(of: .badge).flatMap { name in
      Axis.allCases.compactMap { axis in
        guard let dimension = placed.document.components[name]?.layoutSize?.dimension(axis), dimension.isEstimated else { return nil }
        return report(
          .property(name, PropertyName(axis)),
          "the \(axis.length) of \(name), \(dimension), stays \(.points(dimension.value))",
          because: "UIKit is not known to measure supplementary items of items and groups; an absolute size gives the same result",
          mend: [.resize(name, axis, .absolute(dimension.value > 0 ? dimension.value : rowHeight))])
      }
    }
  }
}

extension PlacedComponents {
  /// The only layout section in use, or the only one in the document if none is used; nil if there are several.
  fileprivate var onlySection: String? {
    let used = Set(document.view.uses.isEmpty ? names(of: .section) : document.view.uses.map { $0.component })
    return used.count == 1 ? used.first : nil
  }

  /// The only item of the layout section in use; nil if there are several.
  fileprivate var onlyItem: String? {
    guard let name = onlySection, var group = sections.first(where: { $0.name == name })?.group?.place.component else { return nil }
    for _ in 0...Group.nestingLimit {
      let parts = Set(group.parts.subitems)
      guard parts.count == 1, let name = parts.first, let part = document.components[name] else { return nil }
      if part.kind == .item { return name }
      group = part
    }
    return nil
  }
}
