import CommandLanguage
import CompositionalLayout

/// Where a view is scrolled to.
extension Document {
  /// What the current view looks at.
  func viewport(on solution: Solution) -> Viewport {
    let inset = adjustedContentInset
    return Viewport(
      contentOffset: view.contentOffset ?? Point(x: -inset.leading, y: -inset.top),
      orthogonalOffsets: orthogonalOffsets, adjustedContentInset: inset)
  }

  /// What bars cover along the axis the view scrolls on: it can be scrolled so far beyond its content.
  var adjustedContentInset: DirectionalEdgeInsets {
    var inset = environment.safeArea
    switch view.configuration.scrollDirection {
    case .vertical: (inset.leading, inset.trailing) = (0, 0)
    case .horizontal: (inset.top, inset.bottom) = (0, 0)
    }
    return inset
  }

  /// The offsets that were scrolled to, by the section's index.
  private var orthogonalOffsets: [Int: Double] {
    var offsets: [Int: Double] = [:]
    for (identifier, offset) in view.orthogonalOffsets {
      if let index = view.applied.indexOfSection(identifier) { offsets[index] = offset }
    }
    return offsets
  }

  /// The offset nearest to an asked one at which the view can rest.
  func restingOffset(_ asked: Point, on solution: Solution) -> Point {
    let inset = adjustedContentInset
    let size = solution.contentSize
    func clamp(_ value: Double, _ before: Double, _ length: Double, _ after: Double, _ bounds: Double) -> Double {
      max(-before, min(value, length + after - bounds))
    }
    return Point(
      x: clamp(asked.x, inset.leading, size.width, inset.trailing, view.bounds.width),
      y: clamp(asked.y, inset.top, size.height, inset.bottom, view.bounds.height))
  }
}
