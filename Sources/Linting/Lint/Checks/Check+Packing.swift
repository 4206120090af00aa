import CompositionalLayout
import Documents
import Localization

/// Subitems that do not fit into their group.
extension Check {
  static let packing = [
    subitemDropped, spacingOverflow, repeatingOverflow, countOverridesSize, noProgress, edgeSpacingOverflow, emptyRest,
  ]

  private static let subitemDropped = eachGroup("pack-subitem-dropped", .warning, .layout, rule: "R4.6") { group, placed, report in
    let count = placed.longestMeasuredRow(of: group) ?? group.fit.count
    guard count > 0, count < group.children.count else { return nil }
    let dropped = group.children[count]
    let measured = placed.measures[dropped.name, default: []].compactMap { $0.length(group.axis) }.max()
    let length = dropped.dimension(group.axis).isEstimated ? measured ?? dropped.size[group.axis] : dropped.size[group.axis]
    let hasRoom = group.children.allSatisfy { $0.edges(group.axis) == 0 }
    let narrowing = hasRoom ? group.makingRoomForTheRest : []
    let widening = hasRoom ? group.growing(alongRowsOf: placed) : []
    return report(
      .component(group.name),
      "\(group.name) holds only \(count) of its \(group.children.count) subitems: \(dropped.name), \(length) \(group.axis.wide), does not fit",
      because: "when a subitem does not fit, the group ends, and the next group starts with the first subitem again",
      mend: widening.isEmpty ? narrowing : widening,
      or: hasRoom ? (widening.isEmpty ? [] : [narrowing]) + [group.equalShares, group.growing(placed)] : [])
  }

  private static let spacingOverflow = eachGroup("pack-spacing-overflow", .warning, .layout, rule: "R4.1") { group, placed, report in
    guard let wanted = group.countWithoutSpacing, group.fit.count < wanted, group.fit.count > 0, !placed.holdsAll(group) else { return nil }
    let lengths = Double(wanted / group.children.count) * group.cycle
    let total = lengths + Double(wanted - 1) * group.gap
    let length = group.commonLength.map { "\(wanted) × \($0)" as Phrase } ?? "\(lengths)"
    return report(
      .component(group.name),
      "\(length)\(group.gapWords(wanted)) = \(total), but \(group.name) has only \(group.room), so it holds \(group.fit.count)",
      because: "absolute lengths do not shrink; for fractions, spacing is subtracted first",
      mend: group.commonLength == nil ? group.makingRoomForTheRest : group.equalShares, or: [group.equalShares])
  }

  private static let repeatingOverflow = eachGroup("pack-repeating-overflow", .warning, .layout, rule: "R4.4") { group, placed, report in
    guard case .repeating(_, _, let count) = group.group.content, !group.isEstimated, let item = group.children.first else { return nil }
    let length = item.size[group.axis] + item.edges(group.axis)
    let gaps = Double(count - 1) * group.gap
    let total = Double(count) * length + gaps
    guard total > group.room + tolerance else { return nil }
    // Equal parts are too long as well if they are fractions of a length that includes the gaps (R18.6, R18.9).
    let partsFit = group.fit.subitemContainer[group.axis] + gaps <= group.room + tolerance
    let parts = (item.edges(group.axis) == 0 ? [] : item.movingEdgesInside(group.axis)) + [.share(item.name, group.axis, of: count)]
    return report(
      .component(group.name), "\(count) × \(length)\(group.gapWords(count)) = \(total), but \(group.name) has only \(group.room)",
      because: "repeatingSubitem keeps the subitem's size; what happens to the overflow is not documented",
      mend: partsFit ? parts : [], or: [group.growing(placed)])
  }

  private static let countOverridesSize = eachGroup("pack-count-overrides-size", .info, .layout, rule: "R4.3") { group, placed, report in
    guard case .count(_, _, let count) = group.group.content, !group.isEstimated, let item = group.children.first else { return nil }
    let asked = item.dimension(group.axis)
    let own = asked.isFraction ? asked.value * asked.base(in: group.fit.subitemContainer) : asked.value
    let slot = item.size[group.axis]
    guard abs(own - slot) > 1 / placed.environment.displayScale, !placed.isDividedOtherwise(item.name, by: count) else { return nil }
    return report(
      .component(group.name),
      "the \(group.axis.length) of \(item.name), \(asked), is ignored in \(group.name): each slot is \(slot), not \(own)",
      because: "subitem:count: divides the group into \(count) equal parts, regardless of the subitem's size",
      mend: [.share(item.name, group.axis, of: count)])
  }

  private static let noProgress = eachGroup("pack-no-progress", .error, .layout, rule: "R4.7") { group, _, report in
    guard !group.isEstimated, let first = group.children.first, group.place.container[group.axis] > 0 else { return nil }
    let length = first.size[group.axis]
    guard length > group.room + tolerance || group.fit.size[group.axis] == 0, !first.dimension(group.axis).isSlip,
      !group.insetsTakeAll(group.axis), group.isMeantToFit
    else { return nil }
    let isNothing = group.fit.size[group.axis] == 0
    return report(
      .component(group.name),
      isNothing
        ? "\(group.name) is 0 \(group.axis.wide), so it cannot hold an item"
        : "\(first.name) is \(length) \(group.axis.wide), but \(group.name) has only \(group.room), so it cannot hold an item",
      because: "UIKit does not lay out the section's items, and recent versions raise an exception", mend: group.makingRoom(for: first))
  }

  private static let edgeSpacingOverflow = Check("pack-edge-spacing-overflow", .error, .layout, rule: "R5.5") { placed, report in
    placed.groups.flatMap { group in
      group.children.compactMap { child in
        let axis = group.axis
        let length = child.size[axis]
        let edges = child.edges(axis)
        guard !group.isEstimated, group.isMeantToFit, length <= group.room + tolerance, length + edges > group.room + tolerance else {
          return nil
        }
        return report(
          .component(child.name),
          "\(child.name) is \(length) \(axis.wide) with edge spacing of \(edges), \(length + edges) in total, but \(group.name) has only \(group.room)",
          because: "edgeSpacing takes up space outside the size; contentInsets do so inside it", mend: child.movingEdgesInside(axis))
      }
    }
  }

  /// Space in a group along the scroll axis, so that it is repeated with the group.
  private static let emptyRest = eachGroup("pack-empty-rest", .info, .layout, rule: "R4.1") { group, placed, report in
    let axis = placed.document.view.configuration.scrollDirection
    guard placed.isUsed(group) else { return nil }
    if group.axis == axis {
      guard group.hasEmptyEnd, !placed.holdsAll(group) else { return nil }
      let length = group.commonLength.map { "\(group.fit.count) × \($0)" as Phrase } ?? "\(group.room - group.rest)"
      return report(
        .component(group.name),
        "\(group.name) is \(group.room) \(axis.wide) and holds \(length)\(group.gapWords(group.fit.count)): \(.points(group.rest)) at its end stay empty",
        because: "the next subitem does not fit there, so it starts the next group", mend: group.closingEnd[0],
        or: Array(group.closingEnd.dropFirst()))
    }
    guard let greatest = group.greatestFractionAcross, let tallest = group.children.max(by: { $0.size[axis] < $1.size[axis] }) else {
      return nil
    }
    return report(
      .component(group.name),
      "\(tallest.name) is \(tallest.size[axis]) \(axis.wide) in \(group.name), which is \(group.fit.innerSize[axis]): \(.points(group.fit.innerSize[axis] - tallest.size[axis])) of each group stay empty",
      because: "a fraction is relative to the group that contains the item, not to the view",
      mend: group.distinctChildren.map { .resize($0.name, axis, .fraction(axis, $0.dimension(axis).value / greatest)) })
  }
}

extension PlacedComponents {
  /// The greatest number of subitems in any repetition of a group, if measured lengths determine how many subitems fit; nil for other
  /// groups, and if nothing was measured.
  fileprivate func longestMeasuredRow(of group: GroupPlace) -> Int? {
    guard group.fit.isPacked, group.children.allSatisfy({ $0.component.kind == .item }) else { return nil }
    return measuredRows(of: group).filter { $0.contains { $0.isMeasured } }.map { $0.count }.max()
  }

  /// Whether a layout section uses the group, or a group contains it.
  fileprivate func isUsed(_ group: GroupPlace) -> Bool { group.place.parent != nil || sections.contains { $0.group === group } }

  /// Whether the group contains all items of its sections, so that it never repeats.
  fileprivate func holdsAll(_ group: GroupPlace) -> Bool {
    let data = sections.filter { $0.group?.name == group.name }.flatMap { $0.data }.filter { $0.items > 0 }
    return !data.isEmpty && data.allSatisfy { $0.items <= group.cells }
  }

  /// Whether a group with a different count also contains the item, so that one length cannot suit both groups.
  fileprivate func isDividedOtherwise(_ item: String, by count: Int) -> Bool {
    document.components.owners(of: item).contains { owner in
      document.components[owner]?.arrangement?.count.map { $0 != count } ?? false
    }
  }
}

extension GroupPlace {
  /// Whether it contains as many subitems as fit, rather than a fixed count.
  fileprivate var isMeantToFit: Bool {
    if case .subitems = group.content { true } else { false }
  }

  private var isFlexible: Bool { group.interItemSpacing?.isFlexible ?? false }

  /// The length along the group that its slots leave empty.
  fileprivate var rest: Double {
    let lengths = (0..<fit.count).reduce(0.0) { $0 + children[$1 % children.count].size[axis] }
    return room - lengths - Double(fit.count - 1) * gap
  }

  /// The fraction of a group that rounding and narrow fractions may leave empty.
  private static let leastRest = 0.05

  /// Whether another subitem does not fit, so that a part of the group along its axis stays empty.
  fileprivate var hasEmptyEnd: Bool {
    isMeantToFit && !isEstimated && !isFlexible && gap >= 0 && room > 0 && fit.count >= children.count && fit.count <= Self.mostSlots
      && children.allSatisfy { $0.edgeSpacing == nil && !$0.dimension(axis).isEstimated }
      && rest > max(gap + Check.tolerance, Self.leastRest * room)
  }

  private static let mostSlots = 1_000

  /// The greatest fraction of the group's length across its axis that a subitem takes up, if that leaves a visible part of the group empty.
  fileprivate var greatestFractionAcross: Double? {
    let cross = axis.crossed
    guard fit.count > 0, !group.layoutSize.dimension(cross).isEstimated, partsAcross == nil, place.parts.supplementaries.isEmpty,
      children.allSatisfy({
        $0.edgeSpacing == nil && $0.dimension(cross).isFraction(of: cross) && $0.component.parts.supplementaries.isEmpty
      })
    else { return nil }
    return children.map { $0.dimension(cross).value }.max().flatMap { $0 > 0 && $0 <= Self.mostOfARow ? $0 : nil }
  }

  /// Cells that fill more of a row than this may leave space below them on purpose.
  private static let mostOfARow = 0.75

  /// Ends the group after its slots if its length is in points, or makes equal slots fill it.
  fileprivate var closingEnd: [[Remedy]] {
    let parts: [Remedy] = distinctChildren.count == 1 ? [.share(children[0].name, axis, of: fit.count)] : []
    guard group.layoutSize.dimension(axis).isPoints, place.parent == nil else { return [parts] }
    return [[.resize(name, axis, .absolute(fit.size[axis] - rest))], parts]
  }

  /// Whether its own insets use up its length.
  fileprivate func insetsTakeAll(_ axis: Axis) -> Bool { fit.size[axis] > 0 && room <= 0 }

  fileprivate var cycle: Double { children.reduce(0) { $0 + $1.size[axis] } }

  /// The common length of its subitems; nil if they differ.
  fileprivate var commonLength: Double? {
    let lengths = Set(children.map { $0.size[axis] })
    return lengths.count == 1 ? lengths.first : nil
  }

  fileprivate var equalShares: [Remedy] {
    // A single subitem was probably meant to repeat without spacing; several subitems share the group.
    let parts = children.count > 1 ? children.count : countWithoutSpacing ?? 1
    var seen: Set<String> = []
    return children.filter { seen.insert($0.name).inserted }.map { .share($0.name, axis, of: max(parts, 1)) }
  }

  /// Makes all subitems fit. Subitems that fit are kept if the others do not have to shrink to less than half of their length. Otherwise,
  /// fractions shrink before points, and subitems of the same form keep their ratio. If a subitem is listed twice, or if all have the same
  /// dimension, they become equal parts.
  fileprivate var makingRoomForTheRest: [Remedy] {
    let kept = Array(children.prefix(fit.count))
    let dropped = Array(children.dropFirst(fit.count))
    let available = room - Double(children.count - 1) * gap
    let isAlike = Set(children.map { $0.dimension(axis) }).count == 1
    guard distinctChildren.count == children.count, !isAlike, available > 0 else { return equalShares }
    func length(_ children: [Child]) -> Double {
      children.reduce(0) { sum, child in
        let dimension = child.dimension(axis)
        return sum + (dimension.isFraction(of: axis) ? dimension.value * available : child.size[axis])
      }
    }
    if let whole = sharingTheRest(of: available - length(children.filter { !$0.isWhole(axis) }), base: available) { return whole }
    // Before iOS 26, fractions refer to a length that includes flexible spacing (R18.6).
    let base = group.interItemSpacing?.isFlexible ?? false ? room : available
    func shrinking(_ children: [Child], to rest: Double) -> [Remedy]? {
      let length = length(children)
      guard length > 0, rest >= length / 2 else { return nil }
      return children.map { child in
        let dimension = child.dimension(axis)
        let factor = rest / length * (dimension.isFraction(of: axis) ? available / base : 1)
        return .resize(child.name, axis, dimension.with(((dimension.value * factor) * 1_000 + 0.001).rounded(.down) / 1_000))
      }
    }
    let fractions = children.filter { $0.dimension(axis).isFraction(of: axis) }
    let points = children.filter { !$0.dimension(axis).isFraction(of: axis) }
    return (dropped.isEmpty ? nil : shrinking(dropped, to: available - length(kept)))
      ?? (points.isEmpty ? nil : shrinking(fractions, to: available - length(points)))
      ?? shrinking(children, to: available) ?? equalShares
  }

  /// Divides the length that other subitems leave among the subitems that are as long as the group. Nil if there is only one of these two
  /// kinds of subitems, or if too little length is left.
  private func sharingTheRest(of rest: Double, base: Double) -> [Remedy]? {
    let wholes = children.filter { $0.isWhole(axis) }
    guard !wholes.isEmpty, wholes.count < children.count, rest > Self.leastPart * base, !isFlexible else { return nil }
    let share = rest / base / Double(wholes.count)
    let parts = (1 / share).rounded()
    return wholes.map {
      abs(parts * share - 1) < 1e-6
        ? .share($0.name, axis, of: Int(parts)) : .resize($0.name, axis, .fraction(axis, (share * 1_000 + 0.001).rounded(.down) / 1_000))
    }
  }

  /// The smallest fraction of a group that is plausible as a subitem's intended size.
  private static let leastPart = 0.05

  /// Makes the group as long as its subitems, if they measure themselves along the scroll axis.
  fileprivate func growing(_ placed: PlacedComponents) -> [Remedy] {
    guard axis == placed.document.view.configuration.scrollDirection, children.contains(where: { $0.dimension(axis).isEstimated }) else {
      return []
    }
    return [.resize(name, axis, .estimated(fit.size[axis]))]
  }

  /// Makes the group as long as its subitems, if only orthogonal sections use it and it runs along their rows. Subitems keep their length.
  ///
  /// Sections that rest at each group scroll by pages afterwards, because a group of several pages has only one resting offset.
  fileprivate func growing(alongRowsOf placed: PlacedComponents) -> [Remedy] {
    let sections = placed.sections.filter { $0.group?.name == name }
    let own = group.layoutSize.dimension(axis)
    guard let first = sections.first, sections.allSatisfy({ $0.isOrthogonal && $0.space.groupAxis == axis }), place.parent == nil,
      group.interItemSpacing?.isFlexible != true, own.isPoints || own.isFraction(of: axis), !isEstimated, room > 0,
      children.allSatisfy({ !$0.dimension(axis).isEstimated })
    else { return [] }
    let total = cycle
    let length = fit.size[axis] - room + total + Double(children.count - 1) * gap
    let pages = length / first.space.viewport
    let isWholePages = abs(pages - pages.rounded()) * first.space.viewport < 0.5
    var remedies: [Remedy] = [
      .resize(name, axis, own.isPoints ? .absolute(length) : .fraction(axis, length / place.container[axis]))
    ]
    for child in distinctChildren {
      for side in Axis.allCases where child.dimension(side).isFraction(of: axis) {
        let part = child.size[side] / total
        let parts = (1 / part).rounded()
        remedies.append(
          side == axis && abs(parts * part - 1) < 1e-6
            ? .share(child.name, axis, of: Int(parts))
            : .resize(child.name, side, .fraction(axis, ((part * 1_000 + 0.001).rounded(.down)) / 1_000)))
      }
    }
    for section in sections {
      switch section.section.orthogonalScrollingBehavior {
      case .none, .continuous, .continuousGroupLeadingBoundary: break
      case .paging: if !isWholePages { return [] }
      case .groupPaging, .groupPagingCentered:
        guard length > section.space.viewport else { continue }
        guard isWholePages else { return [] }
        remedies.append(.choose(section.name, .orthogonalScrollingBehavior, "paging"))
      }
    }
    return remedies
  }

  /// The number of subitems that would exactly fill the group without spacing, or nil.
  fileprivate var countWithoutSpacing: Int? {
    guard isMeantToFit, !isEstimated, gap > 0, room > 0, children.allSatisfy({ $0.isOfPoints(axis) && $0.edges(axis) == 0 })
    else { return nil }
    guard cycle > 0 else { return nil }
    let rounds = (room / cycle).rounded()
    guard rounds >= 1, rounds <= 1_000, abs(rounds * cycle - room) < 1 else { return nil }
    return clampedFloor(rounds, to: 1...1_000) * children.count
  }

  fileprivate func gapWords(_ count: Int) -> Phrase { gap == 0 ? "" : " + \(count - 1) × \(gap)" }

  /// Makes the group as long as its first subitem if that length is in points; otherwise makes the subitem as long as the group.
  fileprivate func makingRoom(for child: Child) -> [Remedy] {
    let own = group.layoutSize.dimension(axis)
    guard own.isPoints || fit.size[axis] == 0 else { return [.resize(child.name, axis, .fraction(axis, 1))] }
    let isGiven = child.dimension(axis).isPoints && child.size[axis] > 0
    return [.resize(name, axis, .absolute(isGiven ? child.size[axis] + group.contentInsets.total(axis) : Check.rowHeight))]
  }
}

extension Child {
  fileprivate func isOfPoints(_ axis: Axis) -> Bool { dimension(axis).isPoints && !dimension(axis).isEstimated }

  /// Whether it is as long as its group.
  fileprivate func isWhole(_ axis: Axis) -> Bool { dimension(axis) == .fraction(axis, 1) }

  /// Converts an item's edge spacing along an axis to content insets.
  fileprivate func movingEdgesInside(_ axis: Axis) -> [Remedy] {
    var insets = component.contentInsets ?? .zero
    var edges = edgeSpacing ?? EdgeSpacing()
    switch axis {
    case .horizontal:
      insets.leading += edges.leading?.spacing ?? 0
      insets.trailing += edges.trailing?.spacing ?? 0
      (edges.leading, edges.trailing) = (nil, nil)
    case .vertical:
      insets.top += edges.top?.spacing ?? 0
      insets.bottom += edges.bottom?.spacing ?? 0
      (edges.top, edges.bottom) = (nil, nil)
    }
    return [.inset(name, insets)]
      + [edges == EdgeSpacing() ? .unset(name, .edgeSpacing) : .change(name, .edgeSpacing, edges, .edgeSpacing)]
  }
}
