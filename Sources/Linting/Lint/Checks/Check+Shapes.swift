import CompositionalLayout
import Documents
import Localization

/// Cells whose shape or direction differs from what their sizes suggest.
extension Check {
  static let shapes = [notSquare, partsStacked]

  private static let notSquare = eachGroup("dim-not-square", .info, .layout, rule: "R2.5") { group, placed, report in
    guard let item = group.almostSquare else { return nil }
    let length = item.size[group.axis]
    let cross = group.axis.crossed
    let own: WrittenDimension? =
      group.divides ? .share(group.axis, of: group.fit.count) : item.component[group.axis]
    let setting = own.map { [Remedy.write(item.name, cross, $0)] } ?? []
    let outer = length + group.group.contentInsets.total(cross)
    return report(
      .component(item.name),
      "\(item.name) is \(item.size.width) × \(item.size.height) in \(group.name), which is almost square",
      because:
        "spacing and insets reduce the \(group.axis.length) but not the \(cross.length); if the item's \(cross.length) is the same fraction, both shrink together",
      mend: setting + [.resize(group.name, cross, .estimated(outer))], or: [setting + [.resize(group.name, cross, .absolute(outer))]]
    ).requiringSquare(item.name)
  }

  private static let partsStacked = eachGroup("pack-parts-stacked", .warning, .layout, rule: "R5.3") { group, placed, report in
    let cross = group.axis.crossed
    guard let parts = group.partsAcross, let item = group.children.first else { return nil }
    let rest = group.fit.innerSize[cross] * (1 - item.dimension(cross).value)
    var filling: [Remedy] = []
    for child in group.distinctChildren { filling.append(.share(child.name, cross, of: 1)) }
    return report(
      .component(group.name),
      "\(item.name) takes up 1/\(parts) of the \(cross.length) of \(group.name), but that group is \(group.axis.rawValue), so \(.points(rest)) next to each item stay empty",
      because:
        "a group lays out its subitems only along its own axis; to divide the \(cross.length) between them, use a \(cross.rawValue) group",
      mend: group.turned, or: [filling])
  }
}

extension GroupPlace {
  var distinctChildren: [Child] {
    var seen: Set<String> = []
    return children.filter { seen.insert($0.name).inserted }
  }

  /// The items whose measured lengths determine how many fit into the group (layout-rules R18.5).
  var packedChildren: [Child] {
    fit.isPacked ? distinctChildren.filter { $0.component.kind == .item && $0.dimension(axis).isEstimated } : []
  }

  /// Whether a count determines its subitem's length.
  var divides: Bool { if case .count = group.content { true } else { false } }

  /// The group's only item, if the group's height equals the width of one of its equal parts, but spacing and insets make the item almost
  /// square instead of square.
  fileprivate var almostSquare: Child? {
    let cross = axis.crossed
    guard fit.count > 1, let item = children.first, distinctChildren.count == 1, item.component.kind == .item, !isEstimated,
      group.layoutSize.dimension(cross).isFraction(of: axis), item.dimension(cross) == .fraction(cross, 1),
      divides || item.dimension(axis).isFraction(of: axis)
    else { return nil }
    let ideal = fit.size[axis] / Double(fit.count)
    let isMeant = abs(fit.size[cross] - ideal) <= 0.02 * ideal
    return isMeant && abs(item.size.width - item.size.height) > 1 && item.size.width > 0
      && item.size.height > 0 ? item : nil
  }

  /// The number of items that would fit next to each other across the group, although they are stacked along it: 2 for halves. Nil for
  /// other groups.
  var partsAcross: Int? {
    let cross = axis.crossed
    guard let first = children.first, fit.count > 0, fit.innerSize[cross] > 0, !group.layoutSize.dimension(cross).isEstimated else {
      return nil
    }
    let share = first.dimension(cross)
    guard share.isFraction(of: cross), share.value > 0, share.value <= 0.52,
      children.allSatisfy({ $0.component.kind == .item && $0.dimension(cross) == share && $0.edgeSpacing == nil })
    else { return nil }
    // Items with a fraction of the height are common in a row; only those with the full width of the row are stacked.
    guard axis == .vertical || first.dimension(axis) == .fraction(axis, 1) && !divides else { return nil }
    let parts = clampedFloor((1 / share.value).rounded(), to: 2...100)
    return parts <= 10 && abs(share.value * Double(parts) - 1) <= 0.04 ? parts : nil
  }

  /// The group with the other axis and its items with the same sizes; empty if the items differ.
  fileprivate var turned: [Remedy] {
    var turned = place.component
    turned.arrangement?.direction = axis == .vertical ? .horizontal : .vertical
    let lengths = distinctChildren.map { $0.dimension(axis) }
    guard let length = lengths.first, lengths.allSatisfy({ $0 == length }) else { return [] }
    var steps: [Remedy] = []
    if !length.isFraction {
      let outer = length.with(length.value + group.contentInsets.total(axis))
      turned[axis] = WrittenDimension(rounding: length.isUniformAcrossSiblings ? .estimated(outer.value) : outer)
    } else if length != .fraction(axis, 1) {
      guard length.isFraction(of: axis) else { return [] }
      if !divides {
        turned[axis] = WrittenDimension(
          rounding: group.layoutSize.dimension(axis).with(group.layoutSize.dimension(axis).value * length.value))
      }
      for child in distinctChildren { steps.append(.share(child.name, axis, of: 1)) }
    }
    return [.define(name, turned)] + steps
  }
}
