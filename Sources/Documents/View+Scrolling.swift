import CommandLanguage
import CompositionalLayout
import HashTreeCollections
import Localization
import Snapshots

/// A scroll of an orthogonal section: the requested offset and the resting offset, in points.
package struct RowMove: Sendable {
  /// The offset before the scroll; nil if the section had not been scrolled.
  package var start: Double?
  /// The requested offset or, with a velocity, the offset at which the finger lifted.
  package var asked: Double
  /// The finger's speed in points per second, or 0.
  package var velocity: Double
  package var rest: Double

  package init(start: Double?, asked: Double, velocity: Double, rest: Double) {
    (self.start, self.asked, self.velocity, self.rest) = (start, asked, velocity, rest)
  }
}

extension View {
  var isScrolled: Bool { contentOffset != nil || !orthogonalOffsets.isEmpty }
}

extension Document {
  package func viewport(on solution: Solution) -> Viewport {
    let inset = adjustedContentInset
    return Viewport(
      contentOffset: view.contentOffset ?? Point(x: -inset.leading, y: -inset.top),
      orthogonalOffsets: orthogonalOffsets, adjustedContentInset: inset)
  }

  /// The insets for bars along the scroll axis. The view can be scrolled that far beyond its content.
  var adjustedContentInset: DirectionalEdgeInsets {
    var inset = environment.safeArea
    switch view.configuration.scrollDirection {
    case .vertical: (inset.leading, inset.trailing) = (0, 0)
    case .horizontal: (inset.top, inset.bottom) = (0, 0)
    }
    return inset
  }

  /// The offsets of scrolled sections, by index.
  private var orthogonalOffsets: [Int: Double] {
    var offsets: [Int: Double] = [:]
    for (identifier, offset) in view.orthogonalOffsets {
      if let index = view.applied.indexOfSection(identifier) { offsets[index] = offset }
    }
    return offsets
  }

  package func restingOffset(_ asked: Point, on solution: Solution) -> Point {
    kept(Viewport(contentOffset: asked, adjustedContentInset: adjustedContentInset), on: solution).contentOffset
  }

  /// The nearest viewport within the content, and within the range of numbers that a saved file can contain.
  func kept(_ viewport: Viewport, on solution: Solution) -> Viewport {
    var kept = solution.kept(viewport)
    kept.contentOffset = Point(x: kept.contentOffset.x.limitedToReadable, y: kept.contentOffset.y.limitedToReadable)
    kept.orthogonalOffsets = kept.orthogonalOffsets.mapValues { $0.limitedToReadable }
    return kept
  }

  /// Called after a command: moves views whose layout changed back within their content (`Assumption.shrunkContent`).
  ///
  /// - Complexity: O(changed views), and O(sections) for scrolled views whose layout changed.
  mutating func keepToContent(_ changed: [Int], since before: CopyOnWriteBox<Document>) {
    let turned = current
    for index in changed where index < before.value.views.count && views.withView(at: index, { $0.isScrolled }) {
      let isShown = views[index].applied.isTriviallyIdentical(to: before.value.views[index].applied)
      if isShown, !layoutDiffers(from: before.value, inViewAt: index) {
        // Sizes that were dropped can make the content shorter too (R18.8).
        guard views[index].register.taken != before.value.views[index].register.taken, before.value.isWithinContent(inViewAt: index) else {
          continue
        }
      }
      current = index
      if let solution = try? solution(of: view) { keepCurrentView(toContentOf: solution) }
    }
    current = turned
  }

  /// True if a view's scroll offsets are within its content.
  private func isWithinContent(inViewAt index: Int) -> Bool {
    var copy = self
    copy.current = index
    guard let solution = try? copy.solution(of: copy.view) else { return true }
    let viewport = copy.viewport(on: solution)
    return copy.kept(viewport, on: solution) == viewport
  }

  /// Moves the current view back if it is scrolled beyond its content, and returns true if it moved.
  @discardableResult
  mutating func keepCurrentView(toContentOf solution: Solution) -> Bool {
    guard view.isScrolled else { return false }
    let before = (view.contentOffset, view.orthogonalOffsets)
    let kept = kept(viewport(on: solution), on: solution)
    if view.contentOffset != nil { view.contentOffset = kept.contentOffset }
    for section in view.orthogonalOffsets.keys {
      view.orthogonalOffsets[section] = view.applied.indexOfSection(section).flatMap { kept.orthogonalOffsets[$0] }
    }
    return before != (view.contentOffset, view.orthogonalOffsets)
  }
}
