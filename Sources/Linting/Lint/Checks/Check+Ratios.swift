import CompositionalLayout
import Documents
import Localization

/// Fractions that almost, but not exactly, divide a group into equal parts.
extension Check {
  static let ratios = [thirds, thirdsOverflow, pixelGap]

  private static let thirds = eachGroup("dim-thirds", .info, .layout, rule: "R3.5") { group, _, report in
    guard let part = group.equalPart, part.share < 1, group.fit.count > 0, !group.isFlexible else { return nil }
    let unused = group.room - Double(group.fit.count) * part.size - Double(group.fit.count - 1) * group.gap
    let leftover = 1 - Double(group.fit.count) * part.share
    guard leftover >= 0.002, leftover <= 0.04, unused > tolerance else { return nil }
    return report(
      .property(part.name, PropertyName(group.axis)),
      "\(part.share) × \(group.fit.count) = \(part.share * Double(group.fit.count)), which leaves \(.points(unused)) empty at the end of \(group.name)",
      because: group.fit.count == 1
        ? "1 is the whole container" : "a rounded decimal loses the remainder; 1/\(group.fit.count) is exact",
      mend: [.share(part.name, group.axis, of: group.fit.count)], or: group.sharing(part))
  }

  /// Smaller fractions of a group are not checked.
  private static let leastShare = 0.01

  private static let thirdsOverflow = eachGroup("dim-thirds-overflow", .warning, .layout, rule: "R3.5") { group, _, report in
    guard let part = group.equalPart else { return nil }
    guard part.share >= leastShare else { return nil }
    let wanted = clampedFloor((1 / part.share).rounded(), to: 0...100)
    guard wanted > 1, part.share * Double(wanted) > 1, part.share * Double(wanted) <= 1.04, group.fit.count < wanted else { return nil }
    return report(
      .property(part.name, PropertyName(group.axis)),
      "\(part.share) × \(wanted) = \(part.share * Double(wanted)) does not fit, so \(group.name) holds only \(group.fit.count)",
      because: "items that do not fit move to the next group; 1/\(wanted) fits", mend: [.share(part.name, group.axis, of: wanted)])
  }

  private static let pixelGap = eachGroup("space-pixel-gap", .info, .layoutAndEnvironment, rule: "R3.3") { group, placed, report in
    guard group.isFilled, let gap = group.pixelGap(in: placed.environment) else { return nil }
    let scale = placed.environment.displayScale
    return report(
      .component(group.name), "\(gap.words) of \(group.name), which is \(group.room) \(group.axis.wide) at \(scale) pixels per point",
      because:
        "iOS 13 to 15 round each frame separately, which can leave a line; from iOS 16 on, sizes are rounded down and the remainder stays at the end",
      mend: group.roundedSizes)
  }
}

private struct EqualPart {
  var name: String
  var share: Double
  var size: Double
}

extension GroupPlace {
  /// Whether remaining space is distributed to the gaps.
  fileprivate var isFlexible: Bool { group.interItemSpacing?.isFlexible ?? false }

  /// The common fraction of equal subitems that only the group's own spacing separates; nil for other groups.
  fileprivate var equalPart: EqualPart? {
    guard case .subitems = group.content, !isEstimated, gap >= 0, room > 0, let first = children.first,
      first.dimension(axis).isFraction(of: axis), first.dimension(axis).value > 0,
      children.allSatisfy({ $0.name == first.name && $0.hasNoEdges(axis) })
    else { return nil }
    return EqualPart(name: first.name, share: first.dimension(axis).value, size: first.size[axis])
  }

  /// Makes the equal part and the length across the group exact. Empty unless that length is the same fraction.
  fileprivate func sharing(_ part: EqualPart) -> [[Remedy]] {
    let across = group.layoutSize.dimension(axis.crossed)
    guard across.isFraction(of: axis), across.value == part.share else { return [] }
    return [[.share(part.name, axis, of: fit.count), .write(name, axis.crossed, .share(axis, of: fit.count))]]
  }

  /// Whether the lengths of the subitems add up to that of the group, without spacing.
  fileprivate var isFilled: Bool {
    guard !isEstimated, gap == 0, room > 0, fit.count > 1, fit.count <= Self.mostSlots, !children.isEmpty,
      fit.count % children.count == 0, children.allSatisfy({ $0.hasNoEdges(axis) })
    else { return false }
    switch group.content {
    case .custom: return false
    case .count: return true
    case .subitems, .repeating:
      let lengths = children.compactMap { $0.dimension(axis).exactLength(in: fit.subitemContainer) }
      let sum = lengths.reduce(0, +) * Double(fit.count / children.count)
      return lengths.count == children.count && abs(sum - room) < 0.001 * room
    }
  }

  private static let mostSlots = 1_000

  /// In points. Sizes that are rounded to whole points leave less than this on most screens, which is invisible at the end of a row.
  private static let leastRest = 1.0

  /// Space that rounding leaves between or after the subitems.
  fileprivate func pixelGap(in environment: Environment) -> PixelGap? {
    let pixel = 1 / environment.displayScale
    let sizes = (0..<fit.count).map { children[$0 % children.count].size[axis] }
    let rest = room - sizes.reduce(0, +)
    let isOld = environment.systemVersion < 16
    if rest > (isOld ? pixel : max(pixel, Self.leastRest)) - Check.tolerance {
      return PixelGap(words: "rounding leaves \(.points(rest)) empty at the end")
    }
    func nearest(_ length: Double) -> Double { (length / pixel).rounded() * pixel }
    var position = 0.0
    for (index, size) in sizes.enumerated().dropLast() {
      let end = nearest(position) + nearest(size)
      position += size
      let gap = nearest(position) - end
      if gap > pixel / 2 {
        return PixelGap(words: "rounding leaves a line of \(.points(gap)) between items \(index + 1) and \(index + 2)")
      }
    }
    return nil
  }

  /// Sets the rounded sizes, and gives the remaining length to the last subitem. Empty if a subitem occurs more than once.
  fileprivate var roundedSizes: [Remedy] {
    guard Set(children.map { $0.name }).count == children.count, fit.count == children.count, let last = children.last else { return [] }
    let rest = room - children.dropLast().reduce(0) { $0 + $1.size[axis] }
    return children.dropLast().map { .resize($0.name, axis, .absolute($0.size[axis])) } + [.resize(last.name, axis, .absolute(rest))]
  }
}

extension Child {
  fileprivate func hasNoEdges(_ axis: Axis) -> Bool {
    let edges = edgeSpacing
    let ends = axis == .horizontal ? [edges?.leading, edges?.trailing] : [edges?.top, edges?.bottom]
    return ends.allSatisfy { $0.map { $0.spacing == 0 && !$0.isFlexible } ?? true }
  }
}

extension Dimension {
  /// The length before rounding; nil for an estimate.
  fileprivate func exactLength(in container: Size) -> Double? {
    isEstimated ? nil : isFraction ? value * base(in: container) : value
  }
}

private struct PixelGap {
  var words: Phrase
}
