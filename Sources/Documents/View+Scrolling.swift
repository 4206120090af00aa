import CommandLanguage
import CompositionalLayout

extension View {
  fileprivate var isScrolled: Bool { contentOffset != nil || !orthogonalOffsets.isEmpty }
}

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
    solution.kept(Viewport(contentOffset: asked, adjustedContentInset: adjustedContentInset)).contentOffset
  }

  /// After a command: views whose layout was made anew keep to their content (`Assumption.shrunkContent`).
  ///
  /// - Complexity: O(views), and O(sections) for those that are scrolled and laid out anew.
  mutating func keepToContent(since before: Document) {
    let turned = current
    for index in views.indices where views[index].isScrolled && index < before.views.count {
      let isShown = views[index].applied.isTriviallyIdentical(to: before.views[index].applied)
      guard !isShown || layoutDiffers(from: before, inViewAt: index) else { continue }
      current = index
      keepCurrentViewToContent()
    }
    current = turned
  }

  private mutating func keepCurrentViewToContent() {
    guard let solution = try? solution(of: view) else { return }
    let kept = solution.kept(viewport(on: solution))
    if view.contentOffset != nil { view.contentOffset = kept.contentOffset }
    for section in view.orthogonalOffsets.keys {
      view.orthogonalOffsets[section] = view.applied.indexOfSection(section).flatMap { kept.orthogonalOffsets[$0] }
    }
  }
}
