import Cancelling
import CommandLanguage
import CompositionalLayout
import Documents
import Localization
import Rendering
import Snapshots

extension SceneReport {
  var axis: Axis { view.configuration.scrollDirection }
  var isMirrored: Bool { document.environment.direction == .rightToLeft }
  var content: Rect { Rect(origin: .zero, size: solution.contentSize) }

  /// The visible rectangle, in content coordinates.
  var window: Rect { Rect(origin: viewport.contentOffset, size: view.bounds) }

  private var contentEnd: Double { solution.contentSize[axis] }

  var drawnArea: Rect {
    switch options.part {
    case .visible: window
    case .whole: content
    case .screenful: screenful
    case .selected: selected.map { $0.enlarged } ?? content
    }
  }

  /// Whether the area is fixed, so that elements beyond its edges are cut off.
  var isCut: Bool { options.isWindow || selected != nil }

  /// All of the content. For long content, only its start, or the part around the visible rectangle if the rectangle is farther down.
  private var screenful: Rect {
    var area = content
    let bounds = view.bounds
    // At the default width, a drawing up to this length fits in the default number of rows.
    let longest = axis == .vertical ? max(bounds.height, 1.5 * bounds.width) : max(2 * bounds.width, bounds.height / 1.5)
    guard contentEnd > 1.4 * longest else { return area }
    area.size[axis] = longest
    let last = contentEnd - longest
    if axis == .horizontal, isMirrored {
      area.origin.x = max(0, min(last, window.minX))
    } else {
      area.origin[axis] = max(0, min(last, window.end(axis) - longest, window.start(axis)))
    }
    return area
  }

  /// Extends the area to boxes that extend beyond it, except at edges where content continues. Cells of orthogonal sections and the
  /// backgrounds of lists, which extend far beyond the content, do not extend it.
  func reach(of area: Rect, _ boxes: [Scene.Box], _ extent: DrawnExtent) -> Rect {
    let reach = area.reaching(boxes.filter { !extent.scrollsAcross($0) && $0.kind != Section.listBackgroundElementKind })
    let start = area.start(axis) <= 0 ? reach.start(axis) : area.start(axis)
    let end = area.end(axis) >= contentEnd ? reach.end(axis) : area.end(axis)
    var kept = reach
    kept.origin[axis] = start
    kept.size[axis] = end - start
    return kept
  }
}

extension Document {
  /// The smallest rectangle that contains all elements matching a selector, at the current scroll offsets. For a section, this is its whole
  /// frame.
  func extent(selectedBy word: String, on solution: Solution, in viewport: Viewport) throws(Diagnostic) -> Rect {
    let selector = try selector(word)
    if case .section(let index) = selector, let extent = solution.sectionExtent(at: index) { return extent.frame }
    var found: [Element] = []
    if case .cell(let path) = selector {
      found = [solution.cell(at: path.item, inSection: path.section)].compactMap { $0 }
    } else {
      found = solution.elements(at: viewport).untilCancelled.filter { selector.selects($0, of: solution) }
    }
    let frames = found.map { solution.seen($0, in: viewport).frame }
    guard let first = frames.first else {
      throw Diagnostic(.nothingSelected, "'\(word.abbreviated)' has no element on screen", at: .parameter("selector"))
    }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }
}

extension Rect {
  /// The rectangle with a margin of a twelfth of its longer side.
  fileprivate var enlarged: Rect {
    let margin = max(4, max(width, height) / 12)
    return Rect(x: minX - margin, y: minY - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// The rectangle extended to boxes that extend slightly beyond it, such as badges.
  fileprivate func reaching(_ boxes: [Scene.Box]) -> Rect {
    let most = min(width, height) / 8
    var (left, top, right, bottom) = (minX, minY, maxX, maxY)
    for box in boxes {
      left = min(left, max(box.frame.minX, minX - most))
      top = min(top, max(box.frame.minY, minY - most))
      right = max(right, min(box.frame.maxX, maxX + most))
      bottom = max(bottom, min(box.frame.maxY, maxY + most))
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
