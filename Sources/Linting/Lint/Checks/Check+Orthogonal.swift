import CompositionalLayout
import Documents
import Localization

extension Check {
  static let orthogonal = [pagingPartial, insetIgnored, notScrollable, itemWidth, noPeek]

  private static let pagingPartial = eachSection("ortho-paging-partial", .warning, .layout, rule: "R8.6") { section, _, report in
    guard section.section.orthogonalScrollingBehavior == .paging, let pitch = section.pitch, !section.isSlip else { return nil }
    // A group of several whole pages starts at a page, too.
    let viewport = section.space.viewport
    let (pages, groups) = (max(1, (pitch / viewport).rounded()), (viewport / pitch).rounded())
    guard abs(pitch - pages * viewport) > 0.5 else { return nil }
    let isWhole = abs(viewport - groups * pitch) <= 0.5
    return report(
      .component(section.name),
      "\(section.name) scrolls by pages of \(.points(viewport)), but its groups start every \(pitch)",
      because: isWhole
        ? "paging scrolls by the visible length, so by \(counted(Int(groups), "group")) at once; groupPaging scrolls by single groups"
        : "paging scrolls by the visible length, so pages and groups drift apart; groupPaging scrolls by groups",
      mend: [.choose(section.name, .orthogonalScrollingBehavior, "groupPaging")])
  }

  private static let insetIgnored = eachSection("ortho-inset-ignored", .warning, .layout, rule: "R2.4") { section, _, report in
    let axis = section.space.groupAxis
    guard section.isOrthogonal, let group = section.group, section.cutsOff(group), !group.fit.isPacked else { return nil }
    let share = (section.space.viewport / section.space.container[axis] * 100).rounded(.down) / 100
    return report(
      .property(group.name, PropertyName(axis)),
      "\(group.name) is \(group.fit.size[axis]) \(axis.wide), but only \(section.space.viewport) of the row of \(section.name) are visible",
      because: "in an orthogonal section, a fraction refers to the whole container, \(section.space.container[axis]), including the insets",
      mend: [.resize(group.name, axis, .fraction(axis, share))])
  }

  private static let notScrollable = eachSection(
    "ortho-not-scrollable", .info, .layoutAndSnapshot, rule: "R8.6"
  ) { section, placed, report in
    guard section.isOrthogonal, section.section.orthogonalScrollingBehavior != .groupPagingCentered, let pitch = section.pitch,
      section.section.orthogonalScrollingProperties.bounce != .always
    else { return nil }
    let runs = section.data.filter { $0.items > 0 }.map { data in
      placed.scrolling(of: data)?.contentLength
        ?? Double(section.groupCount(of: data.items)) * pitch - section.section.interGroupSpacing
    }
    guard let longest = runs.max(), longest <= section.space.viewport else { return nil }
    let isOld = placed.environment.systemVersion < 17
    return report(
      .component(section.name),
      "the row of \(section.name) is \(longest) long and \(section.space.viewport) are visible, so it does not scroll",
      because: isOld
        ? "before iOS 17, such a row cannot bounce" : "a row that fits does not move, unless bounce is always",
      mend: isOld ? [] : [.choose(section.name, .bounce, "always")])
  }

  private static let itemWidth = eachSection("ortho-item-width", .warning, .layout, rule: "R2.4") { section, placed, report in
    guard section.isOrthogonal, let group = section.group, let item = group.onlyItemOfALane(in: section) else { return nil }
    let axis = section.space.groupAxis
    let length = item.dimension(axis)
    let moved: [Remedy] =
      group.gap > 0
      ? [.unset(group.name, .interItemSpacing)]
        + (section.section.interGroupSpacing == 0 ? [.change(section.name, .interGroupSpacing, group.gap, .plainSpacing)] : []) : []
    guard !length.isEstimated else {
      let hasSeveralGroups =
        section.data.isEmpty
        || section.data.contains { data in
          placed.scrolling(of: data).map { $0.contentLength > group.fit.size[axis] + tolerance } ?? (section.groupCount(of: data.items) > 1)
        }
      return hasSeveralGroups
        ? report(
          .property(group.name, PropertyName(axis)),
          "\(group.name) is as \(axis.wide) as \(section.name), and \(item.name) is as \(axis.wide) as its content: the rest of a group stays empty when the next cell does not fit",
          because: "an orthogonal section scrolls by groups; with one cell per group, cells follow each other without gaps",
          mend: [.resize(group.name, axis, length)] + moved) : nil
    }
    let rest = group.room - Double(group.fit.count) * (item.size[axis] + group.gap) + group.gap
    let whole = item.component[axis].map { Remedy.write(group.name, axis, $0) } ?? .resize(group.name, axis, length)
    return report(
      .property(item.name, PropertyName(axis)),
      "\(item.name) is \(length), but its group \(group.name) is as \(axis.wide) as \(section.name), so \(.points(rest)) next to \(.items(group.fit.count)) stay empty",
      because: "an orthogonal section scrolls by groups: give the group the \(axis.length) of a card, and let the item fill the group",
      mend: [whole, .share(item.name, axis, of: 1)] + moved)
  }

  private static let noPeek = eachSection("ortho-no-peek", .hint, .layout) { section, _, report in
    let axis = section.space.groupAxis
    guard section.section.orthogonalScrollingBehavior.isFree, let group = section.group,
      abs(group.fit.size[axis] - section.space.container[axis]) < 0.5, group.onlyItemOfALane(in: section) == nil,
      !section.cutsOff(group),
      section.data.isEmpty || section.data.contains(where: { section.groupCount(of: $0.items) > 1 })
    else { return nil }
    return report(
      .property(group.name, PropertyName(axis)),
      "\(group.name) is as \(axis.wide) as the container, \(group.fit.size[axis]), so the next group is not visible",
      because: "a partly visible neighbour shows that the row scrolls", mend: [.resize(group.name, axis, .fraction(axis, 0.9))])
  }
}

extension OrthogonalScrollingBehavior {
  /// Whether the section can come to rest anywhere, or at any of its groups.
  fileprivate var isFree: Bool {
    switch self {
    case .continuous, .continuousGroupLeadingBoundary, .groupPaging: true
    case .none, .paging, .groupPagingCentered: false
    }
  }
}

extension GroupPlace {
  /// The group's only item, if the group is as long as the section but the item leaves part of it empty or is as long as its own content.
  /// The item's length was probably meant for the group.
  fileprivate func onlyItemOfALane(in section: SectionPlace) -> Child? {
    guard axis == section.space.groupAxis, case .subitems = group.content, fit.count > 0, let item = children.first,
      distinctChildren.count == 1, item.edges(axis) == 0, !(group.interItemSpacing?.isFlexible ?? false), !isEstimated,
      fit.size[axis] >= section.space.viewport - 0.5, group.contentInsets.total(axis) == 0
    else { return nil }
    guard !item.dimension(axis).isEstimated else { return fit.isPacked && item.component.kind == .item ? item : nil }
    let rest = room - Double(fit.count) * (item.size[axis] + gap) + gap
    return rest > max(gap + Check.tolerance, Self.leastRest * room) ? item : nil
  }

  /// The fraction of a group that may stay empty because of rounding or slightly too small fractions.
  private static let leastRest = 0.05
}

extension SectionPlace {
  /// Whether another check already reports the length of its groups.
  fileprivate var isSlip: Bool { group?.group.layoutSize.dimension(space.groupAxis).isSlip ?? false }

  /// Whether a group's length, as a fraction of the whole container, exceeds the visible length, which excludes the section's insets.
  fileprivate func cutsOff(_ group: GroupPlace) -> Bool {
    let axis = space.groupAxis
    let length = group.group.layoutSize.dimension(axis)
    return section.contentInsets.total(axis) > 0 && length.isFraction(of: axis) && !length.isSlip && space.viewport > 0
      && group.fit.size[axis] > space.viewport + Check.tolerance
  }

  /// The distance between the starts of consecutive groups.
  fileprivate var pitch: Double? {
    guard let group else { return nil }
    let axis = space.groupAxis
    let child = Child(name: group.name, component: group.place.component, size: group.fit.size)
    return group.fit.size[axis] + child.edges(axis) + section.interGroupSpacing
  }
}
