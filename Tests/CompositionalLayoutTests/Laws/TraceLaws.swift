import TestSupport
import Testing

@testable import CompositionalLayout

/// On random layouts, the steps for a frame are correct: they end at the frame, and each follows from the previous one.
@Suite struct TraceLaws {
  private static let seeds = 0..<SampleSize.count(300, large: 1500, of: "layouts for TraceLaws")

  /// A random layout, partly measured, in either direction, with a random scroll offset.
  private struct Sample {
    var layout: Layout
    var solution: Solution
    var viewport: Viewport
    var environment: Environment
    /// The measured sizes of elements.
    var measures: [Element.ID: Size] = [:]

    init(_ seed: Int) {
      var generator = LayoutGenerator(seed: seed)
      generator.isComplete = true
      generator.references = ContentInsetsReference.allCases
      layout = generator.layout()
      let items = generator.items()
      environment = generator.environment()
      if seed % 3 == 0 { environment.layoutDirection = .rightToLeft }
      solution = solve(layout, items: items, in: environment)
      for id in solution.elements.map(\.id) where generator.random.once(in: 3) {
        let size = Size(width: generator.random.pick([20, 35]), height: generator.random.pick([15, 60]))
        solution.measure(id, as: size)
        measures[id] = size
      }
      let offset = Point(x: generator.random.pick([0, 15, 100]), y: generator.random.pick([0, 33, 120]))
      viewport = Viewport(contentOffset: seed % 2 == 0 ? .zero : offset)
    }

    /// The description of a section of the data.
    func section(_ index: Int) -> Section? {
      let choice = index < layout.choices.count ? layout.choices[index] : layout.choices.last ?? nil
      return choice.flatMap { layout.sections.indices.contains($0) ? layout.sections[$0] : nil }
    }

    /// The description of a group in a section of the data, by the path of subitem indices that leads to it.
    func group(_ path: [Int], inSection index: Int) -> Group? {
      path.reduce(section(index)?.group) { group, position in
        guard case .group(let inner)? = group?.subitem(at: position) else { return nil }
        return inner
      }
    }

    /// The start positions of the cells of a section.
    func cellStarts(inSection index: Int, _ axis: Axis) -> [Double] {
      solution.elements.filter { $0.category == .cell && $0.section == index }.map { $0.frame.origin[axis] }
    }

    /// The start positions of the groups of a section, inside their insets.
    func groupStarts(inSection index: Int, _ axis: Axis) -> [Double] {
      let everywhere = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
      return solution.groups(in: everywhere).filter { $0.section == index }.map { outline in
        outline.frame.origin[axis] + (group(outline.path, inSection: index)?.contentInsets.along(axis).start ?? 0)
      }
    }
  }

  @Test(arguments: seeds) func stepsEndAtTheFrame(seed: Int) {
    let sample = Sample(seed)
    for element in sample.solution.elements(at: sample.viewport) {
      for part in FramePart.allCases {
        let steps = sample.solution.steps(behind: part, of: element.id, at: sample.viewport)
        guard let last = steps.last, abs(last.result - part.value(of: element.frame)) < 1e-6 else {
          Issue.record("seed \(seed), \(part) of \(element): \(steps)")
          return
        }
      }
    }
  }

  @Test(arguments: seeds) func eachStepFollowsFromTheOneBefore(seed: Int) {
    let sample = Sample(seed)
    for element in sample.solution.elements(at: sample.viewport) {
      for part in FramePart.allCases {
        var before = 0.0
        for step in sample.solution.steps(behind: part, of: element.id, at: sample.viewport) {
          guard Arithmetic(sample.environment).allows(step, after: before) else {
            Issue.record("seed \(seed), \(part) of \(element): \(step) after \(before)")
            return
          }
          before = step.result
        }
      }
    }
  }

  /// Numbers that a step uses agree with the solution, the bounds and the measurements, queried in another way.
  @Test(arguments: seeds) func eachStepAgreesWithTheSolution(seed: Int) {
    let sample = Sample(seed)
    for element in sample.solution.elements(at: sample.viewport) {
      for part in FramePart.allCases {
        var before = 0.0
        for step in sample.solution.steps(behind: part, of: element.id, at: sample.viewport) {
          guard agrees(step, after: before, with: sample, on: element.id) else {
            Issue.record("seed \(seed), \(part) of \(element): \(step) after \(before)")
            return
          }
          before = step.result
        }
      }
    }
  }

  private func agrees(_ step: Step, after before: Double, with sample: Sample, on id: Element.ID) -> Bool {
    let solution = sample.solution
    func near(_ expected: Double?) -> Bool { expected.map { abs(step.result - $0) < 1e-6 } ?? false }
    let extent = solution.sectionExtent(at: id.section)
    // Steps start at the leading edge, and extents are already mirrored.
    let isMirrored = step.axis == .horizontal && sample.environment.layoutDirection == .rightToLeft
    var described: Group? { if case .group(let path) = step.subject { sample.group(path, inSection: id.section) } else { nil } }
    switch step.reason {
    case .bounds: return near(sample.environment.bounds[step.axis])
    case .measured where id.category != .cell && step.subject != .element:
      // The step is among those of the cell that the item belongs to.
      return sample.measures.values.contains { near($0[step.axis]) }
    case .measured: return near(sample.measures[id]?[step.axis])
    case .uniform: return step.result > before
    case .sectionLength: return near(extent?.frame.size[step.axis])
    case .sectionsBefore: return isMirrored || near(extent?.frame.origin[step.axis])
    case .boundaryItems where step.subject == .section: return isMirrored || near(extent?.region.origin[step.axis])
    case .afterRegion(let region): return id.item == nil || extent.map { abs($0.region.size[step.axis] - region) < 1e-6 } ?? false
    case .pinned(let pin):
      let kept = pin.isAtStart ? min(max(pin.sight, before), pin.limit) : max(min(pin.sight, before), pin.limit)
      let sight = sample.viewport.contentOffset[step.axis]
      return abs(step.result - kept) <= 0.5 / sample.environment.displayScale + 1e-6 && (isMirrored || !pin.isAtStart || pin.sight == sight)
    case .sectionInsets(let ends, _), .sectionInsetsKept(let ends, _):
      return ends == sample.section(id.section).map { $0.contentInsets.along(step.axis) }
    case .groupInsets(let ends): return ends == described.map { $0.contentInsets.along(step.axis) }
    case .groupInset(let length): return length == described.map { $0.contentInsets.along(step.axis).start }
    case .spacing(let each, _, let isFlexible):
      return each == (described?.interItemSpacing?.spacing ?? 0) && isFlexible == (described?.interItemSpacing?.isFlexible ?? false)
    case .custom: return described?.customFrames.contains { near($0.size[step.axis]) } ?? false
    case .customOrigin(let length): return described?.customFrames.contains { $0.origin[step.axis] == length } ?? false
    case .containerStart(let isGroup):
      // The container is a cell, or a group minus its insets. In right-to-left layouts, its frame is already mirrored.
      let starts = isGroup ? sample.groupStarts(inSection: id.section, step.axis) : sample.cellStarts(inSection: id.section, step.axis)
      let tolerance = 1 / sample.environment.displayScale + 1e-6
      return isMirrored || starts.contains { abs(step.result - $0) < tolerance }
    // `Arithmetic` computes the results of these steps from the reason and the previous number.
    case .referenceInsets, .boundaryInsets, .boundaryInsetsKept, .fit, .countShare, .fraction, .exactFraction, .notMeasured, .given,
      .itemInsets, .itemInsetsBeyond, .itemInsetsIgnored, .noAlignment, .contentStart, .layoutItems, .boundaryItems, .referenceInset,
      .sectionInset, .groupEdge, .groupsBefore, .groupEdgesBefore, .groupsMeasured, .slotsBefore, .slotEdges, .leftoverShare, .slotAcross,
      .itemInset, .containerAnchor, .ownAnchor, .anchorOffset, .beforeRegion, .aligned, .offset, .pixels, .mirrored:
      return true
    // A step for an extent larger than an element, which these tests do not request.
    case .extent: return false
    }
  }

  /// Across the scroll axis, the step for the available space comes before the position in it.
  @Test(arguments: 0..<300) func positionsAcrossBeginWithTheAvailableRoom(seed: Int) {
    let sample = Sample(seed)
    for element in sample.solution.elements(at: sample.viewport) where element.category == .supplementary {
      for part in FramePart.allCases where part.isPosition && part.axis != sample.solution.axis {
        let steps = sample.solution.steps(behind: part, of: element.id, at: sample.viewport)
        guard let place = steps.firstIndex(where: { if case .aligned = $0.reason { true } else { false } }) else { continue }
        guard place > 0, case .bounds = steps[0].reason else {
          Issue.record("seed \(seed), \(part) of \(element): \(steps)")
          return
        }
      }
    }
  }

  /// The random layouts cover every reason of a step in every kind of layout, and each step cites its rule.
  @Test func everyReasonIsReachedAndCitesItsRule() {
    var cited: [String: Set<String>] = [:]
    for seed in 0..<1500 {
      let sample = Sample(seed)
      for element in sample.solution.elements(at: sample.viewport) {
        for part in FramePart.allCases {
          for step in sample.solution.steps(behind: part, of: element.id, at: sample.viewport) {
            cited["\(step.reason)".prefix { $0.isLetter }.description, default: []].insert(step.rule)
            if let assumption = step.assumption, !assumption.rules.contains(step.rule) { Issue.record("\(step)") }
          }
        }
      }
    }
    #expect(cited == Self.rules)
  }

  /// The rules that decide a step, by its reason.
  private static let rules: [String: Set<String>] = [
    "bounds": ["R2.1", "R8.7", "R19.1"], "referenceInsets": ["R8.2"], "sectionInsets": ["R2.3", "R2.4"],
    "sectionInsetsKept": ["R2.3", "R2.4"], "boundaryInsets": ["R2.6", "R8.3"], "boundaryInsetsKept": ["R2.6", "R8.3"],
    "groupInsets": ["R6.1"], "fit": ["R4.1", "R4.2", "R4.3", "R4.4", "R4.5", "R18.5"], "spacing": ["R2.5", "R4.4", "R18.6"],
    "countShare": ["R4.3"], "fraction": ["R2.13", "R3.2"], "exactFraction": ["R3.4"], "notMeasured": ["R7.6", "R7.7"],
    "given": ["R3.1", "R7.1", "R7.8"], "measured": ["R7.1", "R7.8"], "uniform": ["R7.10"], "itemInsets": ["R2.10", "R5.6"],
    "itemInsetsBeyond": ["R5.6"], "itemInsetsIgnored": ["R5.7"], "custom": ["R6.6"], "noAlignment": ["R8.4"],
    "sectionLength": ["R2.10", "R19.1"], "contentStart": ["R8.1"], "layoutItems": ["R10.1"], "sectionsBefore": ["R8.1"],
    "boundaryItems": ["R8.4"], "referenceInset": ["R8.2"], "sectionInset": ["R2.3", "R8.1", "R8.6"], "groupEdge": ["R6.2", "R18.18"],
    "groupsBefore": ["R6.6", "R8.1", "R8.6"], "groupEdgesBefore": ["R6.2"], "groupsMeasured": ["R7.1"], "groupInset": ["R6.1"],
    "slotsBefore": ["R4.1", "R4.10", "R5.1"], "slotEdges": ["R5.5"], "leftoverShare": ["R5.2"], "slotAcross": ["R5.3"],
    "itemInset": ["R2.10", "R5.6"],
    "customOrigin": ["R6.6"], "containerStart": ["R2.8", "R2.9"], "containerAnchor": ["R9"], "ownAnchor": ["R9", "R18.18"],
    "anchorOffset": ["R9"], "beforeRegion": ["R8.4", "R10.1", "R18.18"], "afterRegion": ["R8.4", "R10.1"],
    "aligned": ["R8.4", "R10.1", "R18.18"], "offset": ["R8.4", "R10.1"], "pinned": ["R8.5"], "pixels": ["R3.3", "R3.4"],
    "mirrored": ["R12"],
  ]

  /// Every number of the recorded frames is explained.
  @Test(arguments: RecordedCases.all.static.map(Named.init))
  func stepsEndAtTheRecordedFrame(_ named: Named<StaticCase>) throws {
    let solution = named.value.solution()
    let viewport = Viewport(contentOffset: named.value.offset.map(Point.init(list:)) ?? .zero)
    for recorded in named.value.expected.elements {
      let category = try #require(ElementCategory(rawValue: recorded.category))
      let id = Element.ID(category: category, kind: recorded.kind, section: recorded.section, item: recorded.item)
      for (index, part) in FramePart.allCases.enumerated() {
        let last = solution.steps(behind: part, of: id, at: viewport).last?.result
        #expect(last.map { abs($0 - recorded.frame[index]) < RecordedTests.tolerance } == true, "\(part) of \(id)")
      }
    }
  }

  @Test func elementsThatAreNotThereHaveNoSteps() {
    let solution = Sample(1).solution
    for id in [
      Element.ID.cell(0, inSection: 99), .cell(-1, inSection: 0), .cell(100, inSection: 0),
      Element.ID(category: .supplementary, kind: "nowhere", section: 0, item: 0), Element.ID(category: .decoration, section: 0, item: 9),
      Element.ID(category: .supplementary, kind: "nowhere", section: 0, item: nil),
    ] {
      for part in FramePart.allCases { #expect(solution.steps(behind: part, of: id).isEmpty) }
    }
  }
}

extension Group {
  /// The subitem at a position in the description; a group that repeats one subitem has only that one.
  fileprivate func subitem(at position: Int) -> Subitem? {
    switch content {
    case .subitems(_, let subitems): subitems.indices.contains(position) ? subitems[position] : nil
    case .count(_, let subitem, _), .repeating(_, let subitem, _): position == 0 ? subitem : nil
    case .custom: nil
    }
  }

  /// The frames of a custom group.
  fileprivate var customFrames: [Rect] { if case .custom(let items) = content { items.map(\.frame) } else { [] } }
}

extension DirectionalEdgeInsets {
  /// The insets along an axis.
  fileprivate func along(_ axis: Axis) -> Ends {
    axis == .horizontal ? Ends(start: leading, end: trailing) : Ends(start: top, end: bottom)
  }
}

/// The effect of a step on a number, computed from its reason alone.
private struct Arithmetic {
  private let pixel: Double
  private let isExact: Bool

  init(_ environment: Environment) {
    pixel = 1 / environment.displayScale
    isExact = environment.systemVersion <= 15
  }

  func allows(_ step: Step, after before: Double) -> Bool {
    func near(_ expected: Double, by tolerance: Double = 1e-6) -> Bool { abs(step.result - expected) <= tolerance }
    switch step.reason {
    case .bounds, .measured, .uniform, .sectionLength, .pinned, .custom, .containerStart: return true
    case .contentStart, .noAlignment: return near(0)
    case .referenceInsets(_, let ends), .sectionInsets(let ends, _), .boundaryInsets(let ends), .groupInsets(let ends):
      return near(before - ends.start - ends.end)
    case .itemInsets(let ends): return near(before - ends.start - ends.end) && step.result >= 0
    case .itemInsetsBeyond(let ends, let slot):
      return slot == before && before - ends.total < 0 && near(ends.total - before)
    case .sectionInsetsKept, .boundaryInsetsKept, .itemInsetsIgnored, .fit, .countShare, .notMeasured:
      return near(before) && fits(step.reason)
    case .spacing(let each, let count, _):
      let left = before - Double(count) * each
      // R18.9: the space after the gaps is not negative.
      return left < 0 && each > 0 ? near(min(before, 0)) : near(left)
    case .fraction(let dimension, let base, let exact):
      let down = exact - step.result
      return abs(base - before) < 1e-6 && abs(dimension.value * base - exact) < 1e-6 && down < pixel && down > -0.01
        && !isExact
    case .exactFraction(let dimension, let base):
      return isExact && abs(base - before) < 1e-6 && near(dimension.value * base)
    case .given(let dimension): return near(dimension.value)
    case .layoutItems(let length), .boundaryItems(let length), .groupEdge(let length, _), .groupInset(let length),
      .sectionInset(let length, _), .groupEdgesBefore(let length), .groupsMeasured(let length), .slotEdges(let length),
      .referenceInset(_, let length), .itemInset(let length), .customOrigin(let length),
      .slotAcross(let length, _), .anchorOffset(let length, _), .offset(let length):
      return near(before + length)
    case .sectionsBefore(let count, let length, let spacing): return near(before + length + Double(count) * spacing)
    case .groupsBefore(let groups):
      return near(before + Double(groups.count) * (groups.length + groups.spacing))
    case .slotsBefore(let slots):
      return near(before + slots.lengths + Double(slots.count) * slots.gap)
    case .leftoverShare(let share): return near(before + share.each * share.count)
    case .containerAnchor(let fraction, let length): return near(before + fraction * length)
    case .ownAnchor(let fraction, let length): return near(before - fraction * length)
    case .beforeRegion(let length): return near(before - length)
    case .afterRegion(let region): return near(before + region)
    case .aligned(let alignment):
      switch alignment.side {
      case .start: return near(alignment.span.start)
      case .middle: return near((alignment.span.start + alignment.span.end - alignment.length) / 2)
      case .end: return near(alignment.span.end - alignment.length)
      }
    case .pixels: return near(before, by: pixel / 2 + 1e-6)
    case .mirrored(let width, let length): return near(width - before - length)
    case .extent: return false
    }
  }

  /// Whether a number of subitems is the largest that fits.
  private func fits(_ reason: Step.Reason) -> Bool {
    guard case .fit(let fit) = reason else { return true }
    switch fit.cause {
    case .count, .repeating, .oneRound: return true
    case .measured:
      let sum = fit.lengths.reduce(Double(fit.count - 1) * fit.gap, +)
      return fit.lengths.count == fit.count && (fit.count == 1 || fit.needed <= fit.room + 0.0011) && sum <= fit.needed + 1e-6
        && (fit.neededByNext == fit.needed || fit.neededByNext > fit.room + 0.001 - 1e-9)
    case .room, .roomInTwoPasses:
      let isLast = fit.isEndless || fit.neededByNext > fit.room + 0.001 - 1e-9
      return fit.count == 0 || fit.needed <= fit.room + 0.0011 && isLast
    }
  }
}
