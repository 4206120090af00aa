import CompositionalLayout
import Documents
import HashTreeCollections
import Localization

/// A dimension of a component, with the length that its fraction refers to.
struct SizedAxis {
  var name: String
  var axis: Axis
  var dimension: Dimension
  var base: Double
  var isLikelyPercent = false
  /// Whether the component is unused, so that its container is unknown.
  var isLoose = false

  /// Whether the fraction is at least 10, or a whole number above 4. Possible percentages are checked together with their group.
  var isLikelyPoints: Bool {
    guard dimension.isFraction, dimension.value.isFinite, !(isLoose && dimension.value.isPercent) else { return false }
    return dimension.value >= 10 || dimension.value > 4 && dimension.value == dimension.value.rounded()
  }
}

extension PlacedComponents {
  /// The dimensions of items and groups, then of boundary items and badges.
  var allDimensions: [SizedAxis] {
    let percents = Set(groups.flatMap { $0.percents })
    let inPlaces = places.flatMap { place in
      Axis.allCases.map { axis in
        let dimension = place.writtenSize.dimension(axis)
        let isPercent = dimension.value == 100 && place.parent?.axis != axis && (place.parent != nil || place.isGroup)
        return SizedAxis(
          name: place.name, axis: axis, dimension: dimension, base: dimension.base(in: place.container),
          isLikelyPercent: dimension.isFraction && (isPercent || place.parent?.axis == axis && percents.contains(place.name)),
          isLoose: place.parent == nil && !place.isGroup)
      }
    }
    return inPlaces + attached
  }

  private var attached: [SizedAxis] {
    names(of: .boundary, .badge).flatMap { name in
      Axis.allCases.compactMap { axis in
        guard let dimension = document.components[name]?.layoutSize?.dimension(axis) else { return nil }
        return SizedAxis(name: name, axis: axis, dimension: dimension, base: dimension.base(in: environment.bounds))
      }
    }
  }
}

extension GroupPlace {
  /// The subitems with whole percentages that, together with the others, add up to the group's length.
  fileprivate var percents: [String] {
    let fractions = children.map { $0.dimension(axis) }
    guard !fractions.isEmpty, fractions.allSatisfy({ $0.isFraction(of: axis) }) else { return [] }
    let sum = fractions.reduce(0) { $0 + ($1.value.isPercent ? $1.value / 100 : $1.value) }
    // A single subitem repeats as many times as it fits, but a value of 1 or 2 percent is implausible.
    let rounds = group.repetitions.map(Double.init) ?? (1 / sum).rounded()
    guard sum > 0, rounds >= 1, rounds <= 10, abs(rounds * sum - 1) < 0.02 else { return [] }
    return children.filter { $0.dimension(axis).value.isPercent }.map { $0.name }
  }
}

extension Group {
  /// The fixed number of slots; nil if there are as many as fit.
  fileprivate var repetitions: Int? {
    switch content {
    case .count(_, _, let count), .repeating(_, _, let count): count
    case .subitems, .custom: nil
    }
  }
}

extension Double {
  /// Whether it is a whole number that may be intended as a percentage.
  fileprivate var isPercent: Bool { self >= 2 && self <= 100 && self == rounded() }
}
