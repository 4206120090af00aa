import CompositionalLayout
import Documents
import HashTreeCollections
import Localization

extension Check {
  static let dimensions = [
    fractionAsPoints, percent, overwide, pointsAsFraction, zero, negative, screenRowHeight, hugeCell,
  ]

  // MARK: A fraction that was a length, or a percentage

  private static let fractionAsPoints = Check("dim-fraction-as-points", .error, .layout, rule: "R3.2") { placed, report in
    placed.dimensions.filter { $0.isLikelyPoints && !$0.isLikelyPercent }.map { place in
      report(
        .property(place.name, PropertyName(place.axis)),
        "the \(place.axis.length) of \(place.name), \(place.dimension), is \(place.dimension.value) times \(.points(place.base))",
        because:
          "a fraction is a factor of the container's size, not a length, which makes \(.points(place.dimension.value * place.base)) here; did you mean \(Dimension.absolute(place.dimension.value))?",
        mend: [
          .resize(
            place.name, place.axis,
            placed.document.components.holdsLonger(than: place.dimension.value, in: place.name, place.axis)
              ? .fraction(place.axis, 1) : .absolute(place.dimension.value))
        ])
    }
  }

  private static let percent = Check("dim-percent", .error, .layout, rule: "R3.2") { placed, report in
    placed.dimensions.filter { $0.isLikelyPercent }.map { place in
      let share = place.dimension.with(place.dimension.value / 100)
      return report(
        .property(place.name, PropertyName(place.axis)),
        "the \(place.axis.length) of \(place.name), \(place.dimension), is \(place.dimension.value) times \(.points(place.base)), not \(place.dimension.value) percent",
        because: "a fraction is a factor of the container's size: 0.5 is half of it, 1 is all of it",
        mend: [.resize(place.name, place.axis, share)])
    }
  }

  private static let pointsAsFraction = Check("dim-points-as-fraction", .warning, .layout, rule: "R3.1") { placed, report in
    placed.places.flatMap { place in
      Axis.allCases.compactMap { axis in
        let dimension = place.writtenSize.dimension(axis)
        // An item one point long may be a hairline, and an estimate of one point is often a placeholder for the size that cells ask for,
        // but a group one point long shows nothing.
        let isWholeMeant = place.isGroup && dimension.value == 1 && !dimension.isEstimated
        guard dimension.isPoints, dimension.value > 0, dimension.value < 1 || isWholeMeant else { return nil }
        return report(
          .property(place.name, PropertyName(axis)),
          isWholeMeant
            ? "the \(axis.length) of \(place.name), \(dimension), is one point"
            : "the \(axis.length) of \(place.name), \(dimension), is less than one point",
          because: "to take up part of the container, use a fraction; did you mean \(Dimension.fraction(axis, dimension.value))?",
          mend: [.resize(place.name, axis, .fraction(axis, dimension.value))])
      }
    }
  }

  // MARK: Zero or negative lengths

  private static let zero = Check("dim-zero", .warning, .layout, rule: "R3.1") { placed, report in
    placed.places.filter { $0.hasItems }.flatMap { place in
      let isNothing = place.dimension(.horizontal).value == 0 && place.dimension(.vertical).value == 0
      return Axis.allCases.compactMap { axis -> Finding? in
        // A different check reports groups whose length is 0 along their own axis.
        if let finding = nothingAfterSpacing(of: place, axis, report) { return finding }
        guard place.dimension(axis).value == 0, !place.isGroup || axis != place.group?.axis || isNothing else { return nil }
        return report(
          .property(place.name, PropertyName(axis)),
          "the \(axis.length) of \(place.name) is 0: its items are laid out but invisible",
          because: isNothing
            ? "a size of 0 × 0 is for empty sections, but this section has items" : "each cell gets only this \(axis.wide)",
          mend: [.resize(place.name, axis, place.visible(axis))], as: isNothing ? .info : nil)
      }
    }
  }

  /// An item that is a fraction of its group after spacing has used up the group (R18.9).
  private static func nothingAfterSpacing(of place: PlacedComponent, _ axis: Axis, _ report: Report) -> Finding? {
    guard !place.isGroup, let parent = place.parent, parent.axis == axis, place.dimension(axis).isFraction, place.dimension(axis).value > 0,
      place.container[axis] <= 0, parent.inner[axis] > 0
    else { return nil }
    return report(
      .property(parent.name, .interItemSpacing),
      "\(place.name) is 0 \(axis.wide): the spacing of \(parent.name) takes up all of its \(parent.inner[axis])",
      because: "spacing is subtracted from the group before fractions are computed")
  }

  /// The default height of a row, as in UIKit's lists.
  static let rowHeight = 44.0

  private static let negative = Check("dim-negative", .error, .layout, rule: "R2.3") { placed, report in
    let written = placed.dimensions.filter { !$0.dimension.value.isFinite || $0.dimension.value < 0 }.map { place in
      report(
        .property(place.name, PropertyName(place.axis)), "the \(place.axis.length) of \(place.name), \(place.dimension), is not a length",
        because: "UIKit raises an exception if a dimension is not finite, and logs a message if it is not positive",
        mend: [.resize(place.name, place.axis, .absolute(rowHeight))])
    }
    let sections = placed.sections.compactMap { section -> Finding? in
      guard section.group != nil, let axis = Axis.allCases.first(where: { section.space.groupContainer[$0] <= 0 }) else { return nil }
      let insets = section.section.contentInsets.total(axis)
      if insets == 0, placed.environment.bounds[axis] <= 0 {
        return report(
          .component(section.name), "the view is 0 \(axis.wide), so no cell is on screen",
          because: "UIKit shows and requests only cells that overlap the view", as: .warning)
      }
      return report(
        .property(section.name, .contentInsets),
        "\(section.name) is \(section.space.groupContainer[axis]) \(axis.wide): the container's \(section.space.container[axis]) minus insets of \(insets)",
        because: "no space is left for a group, so UIKit raises an exception when it lays one out",
        mend: section.makingRoom(axis, in: placed.environment.bounds))
    }
    return written + sections + placed.places.compactMap { nothingLeft(of: $0, report) }
  }

  /// An item whose insets use up its whole size. `space-insets-exceed` reports insets that exceed an item or use up a group.
  private static func nothingLeft(of place: PlacedComponent, _ report: Report) -> Finding? {
    let insets = place.contentInsets
    for axis in Axis.allCases where !place.isGroup && insets.total(axis) > 0 && place.size[axis] > 0 {
      let rest = place.size[axis] - insets.total(axis)
      guard rest == 0, !place.dimension(axis).isEstimated else { continue }
      return report(
        .property(place.name, .contentInsets),
        "\(place.name) is \(rest) \(axis.wide): \(place.size[axis]) minus insets of \(insets.total(axis))",
        because: "its cells are laid out but invisible",
        mend: [.inset(place.name, insets.leavingRoom(in: place.size))])
    }
    return nil
  }

  // MARK: Sizes that overflow

  private static let overwide = Check("dim-overwide", .info, .layout, rule: "R4.8") { placed, report in
    placed.places.compactMap { place in
      guard let parent = place.parent else { return nil }
      let axis = parent.axis.crossed
      let room = parent.inner[axis]
      guard room > 0, place.size[axis] > room + tolerance, !parent.layoutSize.dimension(axis).isEstimated else { return nil }
      return report(
        .property(place.name, PropertyName(axis)),
        "\(place.name) is \(place.size[axis]) \(axis.wide), but \(parent.name) has only \(room): it overflows by \(.points(place.size[axis] - room))",
        because: "across its axis, a group does not limit its items, and its neighbours do not move away",
        mend: [.resize(place.name, axis, .fraction(axis, 1))])
    }
  }

  /// In points. Lengths that differ by less than this count as equal.
  static let tolerance = 0.01

  private static let screenRowHeight = Check("dim-screen-row-height", .hint, .layout, rule: "R2.3") { placed, report in
    guard placed.document.view.configuration.scrollDirection == .vertical else { return [] }
    return placed.sections.compactMap { section in
      guard !section.isOrthogonal, let group = section.group, case .fractionalHeight(let height) = group.group.layoutSize.heightDimension,
        height < 1, let item = group.children.first(where: { $0.widthFraction != nil }), let width = item.widthFraction,
        section.data.isEmpty || section.data.contains(where: { section.groupCount(of: $0.items) > 1 })
      else { return nil }
      return report(
        .property(group.name, .height),
        "\(group.name) is \(.points(group.fit.size.height)) tall, \(height * 100) percent of the view's height",
        because: "the height does not follow the width of the cells; for square cells, use a fraction of the width for both",
        mend: [.write(group.name, .vertical, width)],
        or: [
          [
            .write(item.name, .vertical, width),
            .resize(group.name, .vertical, .estimated(item.size.width + group.group.contentInsets.total(.vertical))),
          ]
        ]
      ).inside(group.name).requiringSquare(item.name)
    }
  }

  private static let hugeCell = Check("dim-huge-cell", .warning, .layout, rule: "R3.2") { placed, report in
    let bounds = placed.environment.bounds
    return placed.hugeFrames.map { huge in
      let visible: Double = bounds.width * bounds.height / (huge.size.width * huge.size.height) * 100
      let percent: Phrase = visible < 0.1 ? "less than 0.1 percent" : "\(visible) percent"
      return report(
        .component(huge.name),
        "\(huge.name) is \(huge.size.width) × \(huge.size.height); only \(percent) of it is visible at once",
        because: "it is more than four times as large as the view, \(bounds.width) × \(bounds.height), on both axes", mend: huge.shrinking)
    }
  }
}

extension ComponentLibrary {
  /// Whether a subitem of a group has a length in points that is greater than the given one.
  fileprivate func holdsLonger(than length: Double, in group: String, _ axis: Axis) -> Bool {
    subitems(of: group).contains { name in
      self[name]?.layoutSize.map { $0.dimension(axis).isPoints && $0.dimension(axis).value > length } ?? false
    }
  }
}

extension Child {
  /// The width as written, if it is a fraction of the group's width.
  fileprivate var widthFraction: WrittenDimension? { dimension(.horizontal).form == .fractionalWidth ? component[.horizontal] : nil }
}

extension PlacedComponent {
  /// A dimension that replaces a dimension of 0. Estimated dimensions stay estimated, and a fraction of an estimate is avoided.
  fileprivate func visible(_ axis: Axis) -> Dimension {
    if dimension(axis).isEstimated { return dimension(axis).with(Check.rowHeight) }
    guard let parent, !parent.layoutSize.dimension(axis).isEstimated else { return .absolute(Check.rowHeight) }
    return .fraction(axis, 1)
  }
}

extension SectionPlace {
  /// Reduces insets along an axis so that they leave space within the bounds.
  fileprivate func makingRoom(_ axis: Axis, in bounds: Size) -> [Remedy] {
    guard bounds[axis] > 0 else { return [] }
    let insets = section.contentInsets
    return (space.container[axis] > 0 ? [] : [.choose(name, .contentInsetsReference, "none")])
      + (insets.total(axis) > 0 ? [.inset(name, insets.without(axis))] : [])
  }
}
