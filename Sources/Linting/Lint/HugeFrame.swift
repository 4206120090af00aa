import CompositionalLayout
import Documents
import HashTreeCollections

/// A frame larger than four times the view on both axes, and the component that causes it.
struct HugeFrame {
  var name: String
  var size: Size
  /// The size as written; nil if frames themselves are written, as in a custom group.
  var written: LayoutSize?
  /// The dimension that replaces a huge height. Boundary items have a different replacement, because they should not be as tall as the
  /// view.
  var wholeHeight = Dimension.fractionalHeight(1)
  /// The parts that are also huge.
  var inner: [PlacedComponent] = []

  /// Replaces likely point values with points, and other dimensions with the whole container.
  var shrinking: [Remedy] {
    guard let written else { return [] }
    let own = Axis.allCases.map { axis -> Remedy in
      let dimension = written.dimension(axis)
      let isLikelyPoints = dimension.isFraction && dimension.value >= 10
      return .resize(
        name, axis, isLikelyPoints ? .absolute(dimension.value) : axis == .horizontal ? .fractionalWidth(1) : wholeHeight)
    }
    return own
      + inner.flatMap { place in
        Axis.allCases.filter { place.writtenSize.dimension($0).isPoints }.map { .resize(place.name, $0, .fraction($0, 1)) }
      }
  }
}

extension PlacedComponents {
  var hugeFrames: [HugeFrame] { hugeCells + hugeCustomItems + hugeBoundaries + hugeBadges }

  private func isHuge(_ size: Size) -> Bool {
    size.width > 4 * environment.bounds.width && size.height > 4 * environment.bounds.height
  }

  /// The outermost huge components, which are the causes of huge cells.
  private var hugeCells: [HugeFrame] {
    let cells = places.filter { !$0.isGroup && isHuge($0.size) }
    guard !cells.isEmpty else { return [] }
    var groups: [String: PlacedComponent] = [:]
    for place in places where place.isGroup && groups[place.name] == nil { groups[place.name] = place }
    return cells.map { cell in
      var places = [cell]
      while let parent = places.last?.parent, isHuge(parent.inner), let group = groups[parent.name] { places.append(group) }
      let place = places.removeLast()
      return HugeFrame(name: place.name, size: place.size, written: place.layoutSize, inner: places)
    }
  }

  private var hugeCustomItems: [HugeFrame] {
    groups.compactMap { group in
      guard case .custom(let items) = group.group.content, let item = items.first(where: { isHuge($0.frame.size) }) else { return nil }
      return HugeFrame(name: group.name, size: item.frame.size)
    }
  }

  private var hugeBoundaries: [HugeFrame] {
    boundaries.filter { isHuge($0.size) }.map {
      HugeFrame(name: $0.name, size: $0.size, written: $0.item.layoutSize, wholeHeight: .absolute(Check.rowHeight))
    }
  }

  /// Badges. An item's badge has fractions of the item's frame, and a group's badge has fractions of the group's container (layout-rules
  /// R2.8, R2.9).
  private var hugeBadges: [HugeFrame] {
    places.flatMap { place -> [HugeFrame] in
      let container = place.isGroup ? place.container : place.size.less(place.contentInsets)
      guard !place.parts.supplementaries.isEmpty, !isHuge(container) else { return [] }
      return place.parts.supplementaries.compactMap { name in
        guard let written = document.components[name]?.layoutSize else { return nil }
        let size = written.size(in: container, environment)
        return isHuge(size) ? HugeFrame(name: name, size: size, written: written) : nil
      }
    }
  }
}
