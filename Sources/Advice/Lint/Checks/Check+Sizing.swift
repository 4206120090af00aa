import CompositionalLayout

/// Estimates: where nothing is measured, and what measuring moves.
extension Check {
  static let sizing = [fractionalInEstimated, estimatedInFixed, unequalRow, uniformCost, estimateFar, estimatedOrthogonal]

  private static let fractionalInEstimated = Check("size-fractional-in-estimated", .warning, .layout, rule: "R7.7") { reading, report in
    reading.places.flatMap { place in
      Axis.allCases.compactMap { axis in
        let dimension = place.dimension(axis)
        guard let parent = place.parent, dimension.isFraction else { return nil }
        let source: Axis = dimension.isFraction(of: .horizontal) ? .horizontal : .vertical
        guard parent.layoutSize.dimension(source).isEstimated else { return nil }
        if place.isForced && axis == parent.axis { return dividedEstimate(place, of: parent, reading, report) }
        return report(
          .property(place.name, Property(axis)),
          "\(place.name) is \(dimension) of \(parent.name), whose \(source.length) is \(parent.layoutSize.dimension(source)): \(.points(place.size[axis])), never measured",
          because: "only what is estimated itself is measured; estimate both",
          mend: place.measuring(axis, in: parent))
      }
    }
  }

  /// A vertical group that is estimated and divided by a count: its parts share the estimate (layout-rules R7.6).
  private static func dividedEstimate(_ place: Place, of parent: Parent, _ reading: Reading, _ report: Report) -> Finding? {
    guard case .count(_, _, let count)? = reading.draft.parts[parent.name]?.group?.content else { return nil }
    return report(
      .component(parent.name),
      "count=\(count) divides the estimate of \(parent.name): \(place.name) is \(place.size[parent.axis]) \(parent.axis.wide), never measured",
      because: "subitem:count: makes each part a fraction; repeatingSubitem lets it measure itself",
      mend: [.unset(parent.name, .count), .set(parent.name, .repeating, .number(Double(count)))])
  }

  private static let estimatedInFixed = Check("size-estimated-in-fixed", .warning, .layout, rule: "R7.3") { reading, report in
    let axis = reading.draft.configuration.scrollDirection
    return reading.places.compactMap { place in
      guard let parent = place.parent, !place.isGroup, place.dimension(axis).isEstimated, !parent.layoutSize.dimension(axis).isEstimated,
        !parent.layoutSize.dimension(axis).isSlip
      else { return nil }
      return report(
        .property(place.name, Property(axis)),
        "\(place.name) takes the \(axis.length) of its content, and \(parent.name) stays \(parent.inner[axis]) \(axis.wide)",
        because: "a cell that is longer than its group lies over the next one; estimate both",
        mend: [.resize(parent.name, axis, .estimated(parent.inner[axis]))])
    }
  }

  private static let unequalRow = Check("size-unequal-row", .info, .layout, rule: "R7.4") { reading, report in
    let axis = reading.draft.configuration.scrollDirection
    return reading.groups.compactMap { group in
      let estimated = group.children.filter { $0.dimension(axis).isEstimated && !$0.dimension(axis).isUniformAcrossSiblings }
      guard group.axis != axis, group.fit.count > 1, let item = estimated.first, group.group.layoutSize.dimension(axis).isEstimated else {
        return nil
      }
      let isOld = reading.draft.environment.systemVersion < 17
      let estimates = Set(estimated.map(\.name)).sorted().compactMap { name in estimated.first { $0.name == name } }
      return report(
        .component(group.name), "the \(group.fit.count) cells of \(group.name) are as \(axis.wide) as their own content: the row is ragged",
        because:
          "from iOS 17 on \(Dimension.uniformAcrossSiblings(estimate: item.dimension(axis).value)) makes siblings equally \(axis.wide)",
        mend: isOld ? [] : estimates.map { .resize($0.name, axis, .uniformAcrossSiblings(estimate: $0.dimension(axis).value)) })
    }
  }

  /// More items than that are not measured at once without a cost.
  private static let fewItems = 20

  private static let uniformCost = Check("size-uniform-cost", .info, .layout, rule: "R7.10") { reading, report in
    reading.sections.flatMap { section in
      Axis.allCases.compactMap { axis in
        guard let group = section.group, group.group.layoutSize.dimension(axis).isUniformAcrossSiblings else { return nil }
        let items = section.data.map(\.items).max()
        guard items.map({ $0 > fewItems }) ?? true else { return nil }
        let measured: Sentence = items.map { "each of the \($0) items" } ?? "every item"
        return report(
          .property(group.name, Property(axis)),
          "\(group.name) is \(group.group.layoutSize.dimension(axis)): \(measured) of the section is measured",
          because: "on a section's group siblings are all its items; on an item they are those of its group",
          mend: [.resize(group.name, axis, .estimated(group.group.layoutSize.dimension(axis).value))])
      }
    }
  }

  private static let estimateFar = Check("size-estimate-far", .info, .layoutAndMeasures, rule: "R7.1") { reading, report in
    reading.draft.measures.flatMap { measured in
      Axis.allCases.compactMap { axis -> Finding? in
        guard let dimension = reading.draft.size(of: measured.component)?.dimension(axis), dimension.isEstimated,
          let length = axis == .horizontal ? measured.width : measured.height, length > 0
        else { return nil }
        guard length > 2 * dimension.value || dimension.value > 2 * length else { return nil }
        return report(
          .property(measured.component, Property(axis)), "\(measured.component) is estimated as \(dimension.value), and measured \(length)",
          because: "what follows jumps when the estimate gives way while scrolling",
          mend: [.resize(measured.component, axis, dimension.with(length))])
      }
    }
  }

  private static let estimatedOrthogonal = Check("size-estimated-orthogonal", .info, .layout, rule: "R8.6") { reading, report in
    reading.sections.compactMap { section in
      let axis = section.space.groupAxis.crossed
      guard section.isOrthogonal, let group = section.group, group.group.layoutSize.dimension(axis).isEstimated else { return nil }
      let children = group.children.filter { $0.dimension(axis).isEstimated }
      var seen: Set<String> = []
      return report(
        .property(group.name, Property(axis)),
        "the row of \(section.name) is \(group.fit.size[axis]) \(axis.wide) by its estimate, then as \(axis.wide) as the longest cell that was measured",
        because: "what follows jumps when a longer cell comes into sight",
        mend: [.resize(group.name, axis, .absolute(group.fit.size[axis]))]
          + children.filter { seen.insert($0.name).inserted }.map { .resize($0.name, axis, .fraction(axis, 1)) })
    }
  }
}

extension Place {
  /// Estimates a length where the group around is estimated too, so that insets become edge spacing; elsewhere keeps what it comes to.
  fileprivate func measuring(_ axis: Axis, in parent: Parent) -> [Remedy] {
    let length = size[axis] > 0 ? size[axis] : Check.rowHeight
    guard parent.layoutSize.dimension(axis).isEstimated else { return [.resize(name, axis, .absolute(length))] }
    let hasInsets = !isGroup && (part.contentInsets.start(axis) != 0 || part.contentInsets.end(axis) != 0)
    return [.resize(name, axis, .estimated(length))] + (hasInsets ? movingInsetsOutside(axis) : [])
  }
}

extension Draft {
  /// The size of a component that has one.
  fileprivate func size(of name: String) -> LayoutSize? { parts[name]?.layoutSize ?? boundaries[name]?.layoutSize }
}
