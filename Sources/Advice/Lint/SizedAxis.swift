import CompositionalLayout

/// A dimension of something that has a size, and what it is a dimension in.
struct SizedAxis {
  var name: String
  var axis: Axis
  var dimension: Dimension
  /// What a fraction is of, in points.
  var base: Double
  var isLikelyPercent = false
  /// Nothing holds it yet that says what it is a part of.
  var isLoose = false

  /// At least ten times, or a whole number of times above four. What may come to be a percentage waits for its group.
  var isLikelyPoints: Bool {
    guard dimension.isFraction, dimension.value.isFinite, !(isLoose && dimension.value.isPercent) else { return false }
    return dimension.value >= 10 || dimension.value > 4 && dimension.value == dimension.value.rounded()
  }
}

extension PlacedComponents {
  /// Those of items and groups, then of what is attached to them.
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

  /// Those of boundary items and badges, by name.
  private var attached: [SizedAxis] {
    names(of: .boundary, .badge).flatMap { name in
      Axis.allCases.compactMap { axis in
        guard let dimension = input.components[name]?.layoutSize?.dimension(axis) else { return nil }
        return SizedAxis(name: name, axis: axis, dimension: dimension, base: dimension.base(in: input.environment.bounds))
      }
    }
  }
}

extension GroupPlace {
  /// The subitems whose fractions are whole percentages that, together with the others, make up the group.
  fileprivate var percents: [String] {
    let fractions = children.map { $0.dimension(axis) }
    guard !fractions.isEmpty, fractions.allSatisfy({ $0.isFraction(of: axis) }) else { return [] }
    let sum = fractions.reduce(0) { $0 + ($1.value.isPercent ? $1.value / 100 : $1.value) }
    // What is said once is repeated as often as it fits, but a percent of two is none that anybody writes.
    let rounds = group.repetitions.map(Double.init) ?? (1 / sum).rounded()
    guard sum > 0, rounds >= 1, rounds <= 10, abs(rounds * sum - 1) < 0.02 else { return [] }
    return children.filter { $0.dimension(axis).value.isPercent }.map(\.name)
  }
}

extension Group {
  /// How many slots a count makes; nil where as many are made as fit.
  fileprivate var repetitions: Int? {
    switch content {
    case .count(_, _, let count), .repeating(_, _, let count): count
    case .subitems, .custom: nil
    }
  }
}

extension Double {
  /// A whole number that may be meant as so many hundredths.
  fileprivate var isPercent: Bool { self >= 2 && self <= 100 && self == rounded() }
}
