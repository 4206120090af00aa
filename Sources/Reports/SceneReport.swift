import CommandLanguage
import CompositionalLayout
import Documents
import Drawing
import Snapshots
import Wording

/// The applied snapshot's layout as a picture: its beginning up to a limit, or the visible part.
///
/// Only drawn elements are computed, so that a picture of a million items costs as much as its screenful.
package struct SceneReport {
  package struct Options: Equatable, Sendable {
    package var showsGroups = false
    /// Whether to draw the visible part instead of the whole layout.
    package var isWindow = false
    /// The requested width of a drawing in columns; nil for the default.
    package var columns: Int?
    /// The requested number of rows that a drawing may have at most; nil for the default.
    package var rows: Int?

    package init(showsGroups: Bool = false, isWindow: Bool = false, columns: Int? = nil, rows: Int? = nil) {
      self.showsGroups = showsGroups
      self.isWindow = isWindow
      self.columns = columns
      self.rows = rows
    }
  }

  private let document: Document
  private let options: Options
  private let frames: FramesReport
  private let viewport: Viewport
  private var solution: Solution { frames.solution }
  private var view: View { document.view }

  package static let elementLimit = 5_000

  package init(of document: Document, _ options: Options = Options()) throws(Diagnostic) {
    let solution = try document.solution(of: document.view)
    self.document = document
    self.options = options
    viewport = document.viewport(on: solution)
    frames = FramesReport(document: document, solution: solution, viewportShown: options.isWindow ? viewport : nil)
  }

  package var report: Report { .scene(scene) }

  package var scene: Scene {
    let area = options.isWindow ? window : drawnContent
    let elements = elements(in: area)
    let boxes = elements.map(box).sorted { ($0.zIndex, $0.depth) < ($1.zIndex, $1.depth) } + (options.showsGroups ? groups(in: area) : [])
    let extent = DrawnExtent(elements, in: area, along: axis, of: solution)
    let screen = Scene.Screen(frame: window, safeArea: document.environment.safeArea, isMirrored: isMirrored, scrollAxis: axis)
    var scene = Scene(
      area: options.isWindow ? area : reach(of: area, boxes, extent), ground: options.isWindow ? window : content,
      contentSize: solution.contentSize, screen: screen, boxes: boxes)
    let rests = SceneRests(extent: extent, area: scene.area, offsets: options.isWindow ? viewport : nil, screen: screen)
    scene.before = rests.before
    scene.after = rests.after
    scene.rows = rests.rows(of: view.applied)
    scene.columns = options.columns
    scene.rowsAsked = options.rows
    scene.linesBefore = [frames.heading]
    scene.linesAfter = frames.notes + (elements.count < Self.elementLimit ? [] : [Self.limitNote])
    scene.membersAfter = frames.membersAfter
    return scene
  }

  private static var limitNote: StyledLine {
    StyledLine("the first \(elementLimit.grouped) elements are drawn; there are more in this place", .changed)
  }

  // MARK: What is drawn

  private var axis: Axis { view.configuration.scrollDirection }
  private var contentEnd: Double { solution.contentSize[axis] }

  private var isMirrored: Bool { document.environment.direction == .rightToLeft }
  private var content: Rect { Rect(origin: .zero, size: solution.contentSize) }

  /// The visible rectangle, in the content's space.
  private var window: Rect { Rect(origin: viewport.contentOffset, size: view.bounds) }

  /// The whole content, or its beginning if it is long.
  private var drawnContent: Rect {
    var area = content
    let bounds = view.bounds
    // Up to these lengths a drawing of the default width takes at most the default number of rows.
    let longest = axis == .vertical ? max(bounds.height, 1.5 * bounds.width) : max(2 * bounds.width, bounds.height / 1.5)
    guard contentEnd > 1.4 * longest else { return area }
    area.size[axis] = longest
    if axis == .horizontal, isMirrored { area.origin.x = contentEnd - longest }
    return area
  }

  /// The area extended by boxes that stick out of it, except at the end where it is cut off. The cells of orthogonal sections are cut off
  /// as well.
  private func reach(of area: Rect, _ boxes: [Scene.Box], _ extent: DrawnExtent) -> Rect {
    var reach = area.reaching(boxes.filter { !extent.scrollsAcross($0) })
    guard area.size[axis] < contentEnd else { return reach }
    if axis == .horizontal, isMirrored {
      reach.size.width -= area.minX - reach.minX
      reach.origin.x = area.minX
    } else {
      reach.size[axis] = area.end(axis) - reach.start(axis)
    }
    return reach
  }

  private func elements(in area: Rect) -> [SeenElement] {
    guard options.isWindow else {
      return solution.elements(in: area, at: viewport, atMost: Self.elementLimit).map {
        var seen = solution.seen($0, in: viewport)
        seen.frame = $0.frame
        return seen
      }
    }
    return solution.visibleElements(in: viewport, atMost: Self.elementLimit).map { solution.seen($0, in: viewport) }
  }

  // MARK: Boxes

  private func box(_ seen: SeenElement) -> Scene.Box {
    let element = seen.element
    let section = element.item == nil ? nil : element.section
    var box = Scene.Box(
      element.category.boxCategory, label: label(of: element), section: section, frame: seen.frame, zIndex: element.zIndex)
    box.kind = element.kind
    box.item = element.item
    box.sectionIdentifier = section.flatMap { view.applied.sectionIdentifier(at: $0) }
    box.isBadge = seen.isAttached
    box.isPinned = seen.isPinned
    return box
  }

  private func label(of element: Element) -> String {
    if let kind = element.kind { return kind.withoutUIKitPrefix }
    guard let item = element.item else { return "" }
    return view.applied.item(at: IndexPath(section: element.section, item: item))?.name ?? ""
  }

  /// The outlines of groups, drawn in front of everything because they hide nothing.
  private func groups(in area: Rect) -> [Scene.Box] {
    solution.groups(in: area, seenIn: options.isWindow ? viewport : nil, atMost: Self.elementLimit).map { group in
      var box = Scene.Box(
        .group, label: document.subitemComponent(at: group.path, inSection: group.section) ?? "group", section: group.section,
        frame: group.frame)
      box.sectionIdentifier = view.applied.sectionIdentifier(at: group.section)
      return box
    }
  }
}

extension Scene.Box {
  /// The drawing order of boxes with the same zIndex.
  fileprivate var depth: Int {
    switch category {
    case .decoration: 0
    case .cell: 1
    case .supplementary: 2
    case .group: 3
    }
  }
}

extension ElementCategory {
  fileprivate var boxCategory: Scene.Box.Category {
    switch self {
    case .cell: .cell
    case .supplementary: .supplementary
    case .decoration: .decoration
    }
  }
}

extension String {
  /// The kind without UIKit's prefix: `SectionHeader` for `UICollectionElementKindSectionHeader`.
  fileprivate var withoutUIKitPrefix: String {
    let prefix = "UICollectionElementKind"
    return hasPrefix(prefix) && count > prefix.count ? String(dropFirst(prefix.count)) : self
  }
}

extension Rect {
  /// The rectangle extended by boxes that stick out of it a little, as badges do.
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
