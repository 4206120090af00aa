import CompositionalLayout
import Documents
import HashTreeCollections
import Localization

/// Insets that are ignored or too large.
extension Check {
  static let room = [insetsIgnoredEstimated, insetBelowOne, insetsExceed]

  private static let insetsIgnoredEstimated = Check("space-insets-ignored-estimated", .warning, .layout, rule: "R5.7") { placed, report in
    placed.places.filter { !$0.isGroup }.flatMap { place in
      Axis.allCases.compactMap { axis in
        let insets = place.contentInsets
        guard place.dimension(axis).isEstimated, insets.start(axis) != 0 || insets.end(axis) != 0 else { return nil }
        return report(
          .property(place.name, PropertyName(axis)),
          "insets of \(insets.start(axis)) and \(insets.end(axis)) at \(axis.edges) are ignored, because the \(axis.length) of \(place.name) is estimated",
          because: "a self-sizing cell fills its slot; for space around it, use edgeSpacing or the group's spacing",
          mend: place.movingInsetsOutside(axis))
      }
    }
  }

  private static let insetBelowOne = Check("space-inset-below-one", .info, .layout, rule: "R5.8") { placed, report in
    placed.insets.compactMap { owner in
      guard let inset = owner.insets.edges.first(where: { $0 > 0 && $0 < 1 }) else { return nil }
      return report(
        .property(owner.name, .contentInsets), "\(owner.name) has an inset of \(inset)",
        because:
          "Apple's documentation describes insets below 1 as fractions of the container: \(inset) could come to mean \(inset * 100) percent",
        mend: [.inset(owner.name, owner.insets.atLeastOne)])
    }
  }

  private static let insetsExceed = Check("space-insets-exceed", .error, .layout, rule: "R5.6") { placed, report in
    let room = placed.leastRoom
    // A section whose insets leave no space has a negative container, which `dim-negative` reports.
    return placed.places.flatMap { place in
      Axis.allCases.compactMap { axis -> Finding? in
        let insets = place.contentInsets
        let length = place.size[axis]
        guard insets.total(axis) > 0, length > 0, place.isGroup || !place.dimension(axis).isEstimated,
          place.isGroup ? insets.total(axis) >= length : insets.total(axis) > length
        else { return nil }
        let what: Phrase =
          "insets of \(insets.start(axis)) and \(insets.end(axis)) at \(axis.edges) take up all of \(place.name), which is \(length) \(axis.wide)"
        let mend: [Remedy] = [.inset(place.name, insets.leavingRoom(in: room[place.name] ?? place.size))]
        if place.isGroup {
          return report(
            .property(place.name, .contentInsets), what,
            because: "no space is left for items, so UIKit raises an exception when it lays any out",
            mend: mend)
        }
        return report(
          .property(place.name, .contentInsets), what,
          because: "UIKit uses |\(length) - \(insets.total(axis))| = \(abs(length - insets.total(axis))) \(axis.wide) instead", mend: mend,
          as: .warning)
      }
    }
  }
}

private struct InsetOwner {
  var name: String
  var insets: DirectionalEdgeInsets
}

extension PlacedComponents {
  /// The minimum width and height of each component in all its containers, except along axes on which its insets are ignored.
  fileprivate var leastRoom: [String: Size] {
    var room: [String: Size] = [:]
    for place in places {
      var least = room[place.name] ?? Size(width: .infinity, height: .infinity)
      for axis in Axis.allCases where place.size[axis] > 0 && (place.isGroup || !place.dimension(axis).isEstimated) {
        least[axis] = min(least[axis], place.size[axis])
      }
      room[place.name] = least
    }
    return room
  }

  fileprivate var insets: [InsetOwner] {
    sections.map { InsetOwner(name: $0.name, insets: $0.section.contentInsets) }
      + places.map { InsetOwner(name: $0.name, insets: $0.contentInsets) }
      + names(of: .boundary, .badge, .background).map { InsetOwner(name: $0, insets: document.components[$0]?.contentInsets ?? .zero) }
  }
}

extension DirectionalEdgeInsets {
  fileprivate var edges: [Double] { [top, leading, bottom, trailing] }

  /// The insets, with values between 0 and 1 replaced with 1.
  fileprivate var atLeastOne: DirectionalEdgeInsets {
    func whole(_ inset: Double) -> Double { inset > 0 && inset < 1 ? 1 : inset }
    return DirectionalEdgeInsets(top: whole(top), leading: whole(leading), bottom: whole(bottom), trailing: whole(trailing))
  }

  /// The insets, scaled down along each axis on which they use up the whole size. On such an axis, both insets together take up two fifths
  /// of the size, in whole points if possible.
  func leavingRoom(in size: Size) -> DirectionalEdgeInsets {
    var insets = self
    for axis in Axis.allCases where total(axis) >= size[axis] && size[axis] > 0 {
      insets = insets.scaled(by: 0.4 * size[axis] / total(axis), axis)
    }
    func whole(_ inset: Double) -> Double { inset >= 1 ? inset.rounded(.down) : inset }
    return insets == self
      ? self
      : DirectionalEdgeInsets(
        top: whole(insets.top), leading: whole(insets.leading), bottom: whole(insets.bottom), trailing: whole(insets.trailing))
  }
}

extension PlacedComponent {
  /// Converts ignored insets along an axis to edge spacing, if the group has enough space for it.
  func movingInsetsOutside(_ axis: Axis) -> [Remedy] {
    let insets = contentInsets
    let setting: [Remedy] = [.inset(name, insets.without(axis))]
    guard let parent, parent.axis != axis || parent.layoutSize.dimension(axis).isEstimated else { return setting }
    var edges = component.edgeSpacing ?? EdgeSpacing()
    func joined(_ spacing: Spacing?, _ inset: Double) -> Spacing? { spacing ?? (inset == 0 ? nil : .fixed(inset)) }
    switch axis {
    case .horizontal: (edges.leading, edges.trailing) = (joined(edges.leading, insets.leading), joined(edges.trailing, insets.trailing))
    case .vertical: (edges.top, edges.bottom) = (joined(edges.top, insets.top), joined(edges.bottom, insets.bottom))
    }
    return setting + [.change(name, .edgeSpacing, edges, .edgeSpacing)]
  }
}
