import CompositionalLayout
import Documents
import HashTreeCollections
import Localization

/// Estimates that are never measured, or whose measurement moves other elements.
extension Check {
  static let sizing = [fractionalInEstimated, estimatedInFixed, unequalRow, uniformCost, estimateFar, longerThanGroup, estimatedOrthogonal]

  private static let fractionalInEstimated = Check("size-fractional-in-estimated", .warning, .layout, rule: "R7.7") { placed, report in
    placed.places.flatMap { place in
      Axis.allCases.compactMap { axis in
        let dimension = place.dimension(axis)
        guard let parent = place.parent, dimension.isFraction else { return nil }
        let source: Axis = dimension.isFraction(of: .horizontal) ? .horizontal : .vertical
        guard parent.layoutSize.dimension(source).isEstimated else { return nil }
        if place.isForced && axis == parent.axis { return dividedEstimate(place, of: parent, placed, report) }
        return report(
          .property(place.name, PropertyName(axis)),
          "\(place.name) is \(dimension) of \(parent.name), whose \(source.length) is \(parent.layoutSize.dimension(source)), so it stays \(.points(place.size[axis])) and is never measured",
          because: "only estimated items are measured; make both estimated",
          mend: place.measuring(axis, in: parent))
      }
    }
  }

  /// The finding about a vertical group with an estimated height and a count: its parts divide the estimate (layout-rules R7.6).
  private static func dividedEstimate(_ place: PlacedComponent, of parent: Parent, _ placed: PlacedComponents, _ report: Report) -> Finding?
  {
    guard let count = placed.document.components[parent.name]?.arrangement?.count else { return nil }
    return report(
      .component(parent.name),
      "count=\(count) divides the estimate of \(parent.name), so \(place.name) stays \(place.size[parent.axis]) \(parent.axis.wide) and is never measured",
      because: "subitem:count: makes each part a fraction; with repeatingSubitem, each part is measured",
      mend: [.unset(parent.name, .count), .change(parent.name, .repeating, count, .repetitions)])
  }

  private static let estimatedInFixed = Check("size-estimated-in-fixed", .warning, .layout, rule: "R7.3") { placed, report in
    let scrollAxis = placed.document.view.configuration.scrollDirection
    return placed.places.filter { !$0.isGroup && $0.parent != nil }.flatMap { place in
      Axis.allCases.compactMap { axis -> Finding? in
        guard let parent = place.parent, place.dimension(axis).isEstimated, parent.isFixed(axis),
          // Labels as wide as their text may be laid out in a row whose width is a fraction of the view's.
          axis == scrollAxis || axis != parent.axis || parent.layoutSize.dimension(axis).isPoints
        else { return nil }
        return report(
          .property(place.name, PropertyName(axis)),
          "\(place.name) takes the \(axis.length) of its content, but \(parent.name) stays \(parent.inner[axis]) \(axis.wide)",
          because: "a cell longer than its group overlaps the next group; make both estimated",
          mend: [.resize(parent.name, axis, .estimated(parent.inner[axis]))])
      }
    }
  }

  private static let unequalRow = Check("size-unequal-row", .info, .layout, rule: "R7.4") { placed, report in
    let axis = placed.document.view.configuration.scrollDirection
    return placed.groups.compactMap { group in
      let estimated = group.children.filter { $0.keepsItsOwn(axis) }
      let cells = group.slots { $0.keepsItsOwn(axis) }
      guard group.axis != axis, cells > 1, let item = estimated.first else { return nil }
      // Measured rows are ragged only if their cells differ.
      let rows = placed.measuredRows(of: group).map { row in
        row.filter { cell in cell.isMeasured && estimated.contains { $0.name == cell.item } }.map { $0.frame.size[axis] }
      }.filter { $0.count > 1 }
      let isRagged = rows.contains { row in row.contains { abs($0 - row[0]) > tolerance } }
      guard isRagged || rows.isEmpty else { return nil }
      let isOld = placed.environment.systemVersion < 17
      let estimates = Set(estimated.map { $0.name }).sorted().compactMap { name in estimated.first { $0.name == name } }
      return report(
        .component(group.name),
        isRagged
          ? "the \(cells) cells of \(group.name) are each as \(axis.wide) as their content, so the row is uneven"
          : "the \(cells) cells of \(group.name) are each as \(axis.wide) as their content, so the row can be uneven",
        because:
          "from iOS 17 on, \(Dimension.uniformAcrossSiblings(estimate: item.dimension(axis).value)) makes siblings equally \(axis.wide)",
        mend: isOld
          ? []
          : group.estimating(axis)
            + estimates.map { .resize($0.name, axis, .uniformAcrossSiblings(estimate: $0.dimension(axis).value)) })
    }
  }

  /// Measuring more items than this at the same time is expensive.
  private static let fewItems = 20

  private static let uniformCost = Check("size-uniform-cost", .info, .layout, rule: "R7.10") { placed, report in
    placed.sections.flatMap { section in
      Axis.allCases.compactMap { axis in
        guard let group = section.group, group.group.layoutSize.dimension(axis).isUniformAcrossSiblings else { return nil }
        let items = section.data.map { $0.items }.max()
        guard items.map({ $0 > fewItems }) ?? true else { return nil }
        let measured: Phrase = items.map { "each of the \($0) items" } ?? "every item"
        return report(
          .property(group.name, PropertyName(axis)),
          "\(group.name) is \(group.group.layoutSize.dimension(axis)): \(measured) in the section is measured",
          because: "if a section's group is uniform, siblings are all items of the section; if an item is, they are the items of its group",
          mend: [.resize(group.name, axis, .estimated(group.group.layoutSize.dimension(axis).value))])
      }
    }
  }

  private static let estimateFar = Check("size-estimate-far", .info, .layoutAndMeasures, rule: "R7.1") { placed, report in
    placed.measures.sorted { $0.key < $1.key }.flatMap { name, measures in
      Axis.allCases.compactMap { axis -> Finding? in
        let lengths = measures.compactMap { $0.length(axis) }.filter { $0 > 0 }
        guard let component = placed.document.components[name], component.kind != .badge,
          let dimension = component.layoutSize?.dimension(axis),
          dimension.isEstimated, !placed.flows(name, along: axis),
          let length = lengths.first(where: { $0.isFar(from: dimension.value) })
        else { return nil }
        let middle = middle(of: lengths)
        return report(
          .property(name, PropertyName(axis)), "\(name) is estimated as \(dimension.value) but measured as \(length)",
          because: "the content after it jumps while scrolling, when measured sizes replace the estimate",
          mend: lengths.contains { $0.isFar(from: middle) } ? [] : [.resize(name, axis, dimension.with(middle))])
      }
    }
  }

  private static let longerThanGroup = Check("size-longer-than-group", .error, .layoutAndMeasures, rule: "R18.5") { placed, report in
    placed.groups.flatMap { group in
      group.packedChildren.compactMap { child in
        let lengths = placed.measures[child.name, default: []].compactMap { $0.length(group.axis) }
        guard let longest = lengths.max(), !group.fit.fits(longest + child.edges(group.axis), along: group.axis) else { return nil }
        return report(
          .component(child.name), "\(child.name) was measured as \(longest) \(group.axis.wide), but \(group.name) has only \(group.room)",
          because: "UIKit raises an exception if a single item is larger than its group; limit the size that the cell asks for",
          mend: [])
      }
    }
  }

  /// The geometric mean of the shortest and the longest length, in whole points if possible.
  private static func middle(of lengths: [Double]) -> Double {
    guard let low = lengths.min(), let high = lengths.max(), low < high else { return lengths.first ?? 0 }
    let middle = (low * high).squareRoot()
    let whole = middle.rounded()
    return lengths.contains { $0.isFar(from: whole) } ? middle : whole
  }

  private static let estimatedOrthogonal = Check("size-estimated-orthogonal", .info, .layout, rule: "R8.6") { placed, report in
    var search = EstimateSearch(components: placed.document.components)
    return placed.sections.compactMap { section in
      let axis = section.space.groupAxis.crossed
      guard section.isOrthogonal, let group = section.group else { return nil }
      guard group.group.layoutSize.dimension(axis).isEstimated else {
        return search.first(in: group.name, axis).map { name in
          report(
            .property(name, PropertyName(axis)),
            "\(name) takes the \(axis.length) of its content, but the row of \(section.name) stays \(group.fit.size[axis]) \(axis.wide)",
            because: "its cells change from their estimate to the size they ask for, but the row does not grow with them")
        }
      }
      let cause: Phrase = "the content after it jumps when a larger cell appears"
      let subject = Subject.property(group.name, PropertyName(axis))
      guard let row = placed.measuredLane(of: section) else {
        return report(
          subject,
          "the row of \(section.name) is first \(group.fit.size[axis]) \(axis.wide), as estimated, and then as \(axis.wide) as its largest measured cell",
          because: cause)
      }
      guard abs(row.length - row.estimate) > tolerance else { return nil }
      let children = group.distinctChildren.filter { $0.dimension(axis).isEstimated }
      return report(
        subject, "the row of \(section.name) is \(row.estimate) \(axis.wide) as estimated, and \(row.length) after measuring",
        because: cause,
        mend: [.resize(group.name, axis, group.group.layoutSize.dimension(axis).with(row.length))]
          + children.map { .resize($0.name, axis, $0.dimension(axis).with(row.length)) })
    }
  }
}

extension PlacedComponents {
  /// Whether cells of a component flow in rows across the scroll axis, so that their lengths along the rows move nothing that follows.
  fileprivate func flows(_ name: String, along axis: Axis) -> Bool {
    let rows = groups.filter { group in group.children.contains { $0.name == name } }
    return axis != document.view.configuration.scrollDirection && !rows.isEmpty && rows.allSatisfy { $0.axis == axis && $0.fit.isPacked }
  }
}

/// The length of an orthogonal section's row across the row: the length based on estimates, and the greatest length after measuring.
private struct MeasuredLane {
  var estimate: Double
  var length: Double
}

extension PlacedComponents {
  /// The measured row of an orthogonal section; nil if none of its cells was measured.
  fileprivate func measuredLane(of section: SectionPlace) -> MeasuredLane? {
    guard isMeasured, let group = section.group, let shown = section.data.filter({ $0.items > 0 }).max(by: { $0.items < $1.items }),
      (0..<min(shown.items, Self.mostMeasuredCells)).contains(where: { isMeasured($0, inSection: shown.index) }),
      let resolved = try? document.components.section(named: section.name, in: environment)
    else { return nil }
    let axis = section.space.groupAxis.crossed
    let estimated = solve(
      Layout(section: resolved, configuration: document.view.configuration), items: [max(group.cells, shown.items)], in: environment)
    guard let estimate = estimated.orthogonalScrolling(inSection: 0)?.frame.size[axis],
      let length = section.data.compactMap({ scrolling(of: $0)?.frame.size[axis] }).max()
    else { return nil }
    return MeasuredLane(estimate: estimate, length: length)
  }

  private static var mostMeasuredCells: Int { 100 }
}

extension PlacedComponent {
  /// Makes a length estimated if the containing group is estimated too, and converts insets to edge spacing. Otherwise, makes it absolute
  /// with its computed value.
  fileprivate func measuring(_ axis: Axis, in parent: Parent) -> [Remedy] {
    let length = size[axis] > 0 ? size[axis] : Check.rowHeight
    guard parent.layoutSize.dimension(axis).isEstimated else { return [.resize(name, axis, .absolute(length))] }
    let hasInsets = !isGroup && (contentInsets.start(axis) != 0 || contentInsets.end(axis) != 0)
    return [.resize(name, axis, .estimated(length))] + (hasInsets ? movingInsetsOutside(axis) : [])
  }
}

extension Double {
  /// Whether one of two lengths is more than twice the other.
  fileprivate func isFar(from other: Double) -> Bool { self > 2 * other || other > 2 * self }
}

extension Measure {
  func length(_ axis: Axis) -> Double? { axis == .horizontal ? width : height }
}

extension Parent {
  /// Whether its length is fixed, and no other check reports it.
  fileprivate func isFixed(_ axis: Axis) -> Bool { !layoutSize.dimension(axis).isEstimated && !layoutSize.dimension(axis).isSlip }
}

extension Child {
  /// Whether each of its cells has its own length.
  fileprivate func keepsItsOwn(_ axis: Axis) -> Bool {
    dimension(axis).isEstimated && !dimension(axis).isUniformAcrossSiblings
  }
}

extension GroupPlace {
  /// The number of the group's slots whose subitem satisfies a condition.
  fileprivate func slots(where isWanted: (Child) -> Bool) -> Int {
    guard !children.isEmpty else { return 0 }
    let (rounds, rest) = fit.count.quotientAndRemainder(dividingBy: children.count)
    return rounds * children.count(where: isWanted) + children.prefix(rest).count(where: isWanted)
  }

  /// Makes the group's length estimated, unless it already is.
  fileprivate func estimating(_ axis: Axis) -> [Remedy] {
    group.layoutSize.dimension(axis).isEstimated ? [] : [.resize(name, axis, .estimated(fit.size[axis]))]
  }
}

/// Searches groups for estimated parts, visiting each group once.
private struct EstimateSearch {
  let components: ComponentLibrary
  private var known: [Axis: [String: String?]] = [:]

  init(components: ComponentLibrary) { self.components = components }

  /// The first part below a group that is estimated along an axis.
  mutating func first(in group: String, _ axis: Axis) -> String? {
    if let known = known[axis]?[group] { return known }
    known[axis, default: [:]][group] = .some(nil)
    var found: String?
    for name in components.subitems(of: group) where found == nil {
      found = components[name]?.layoutSize?.dimension(axis).isEstimated ?? false ? name : first(in: name, axis)
    }
    known[axis, default: [:]][group] = .some(found)
    return found
  }
}
