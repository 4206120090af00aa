import CommandLanguage
import CompositionalLayout
import Documents
import Localization
import Rendering
import Snapshots

/// A picture of the applied snapshot's layout: the start of the layout up to a limit, its visible part, all of it, or the elements that a
/// selector matches.
///
/// Everything is drawn in one state: orthogonal sections at their current offsets, headers pinned where they are, and the outline of the
/// screen.
///
/// Only drawn elements are computed, so a picture of a million items costs no more than a picture of the items on screen.
package struct SceneReport {
  package struct Options: Equatable, Sendable {
    package enum Area: Equatable, Sendable {
      /// The whole layout, or the part of a long layout that contains the screen.
      case screenful
      case visible
      case whole
      case selected(String)
    }

    package var part = Area.screenful
    package var showsGroups = false
    package var showsSpaces = false
    /// Whether to show the last apply: new elements, and the earlier positions of other elements.
    package var showsLastApply = false
    /// The requested width of a drawing in columns; nil for the default.
    package var columns: Int?
    /// The requested maximum number of rows of a drawing; nil for the default.
    package var rows: Int?

    package init(
      _ part: Area = .screenful, showsGroups: Bool = false, showsSpaces: Bool = false, showsLastApply: Bool = false, columns: Int? = nil,
      rows: Int? = nil
    ) {
      self.part = part
      self.showsGroups = showsGroups
      self.showsSpaces = showsSpaces
      self.showsLastApply = showsLastApply
      self.columns = columns
      self.rows = rows
    }

    package var isWindow: Bool { part == .visible }
  }

  var document: Document
  let options: Options
  let viewport: Viewport
  let solution: Solution
  private let frames: FramesReport
  /// Whether the view is scrolled away from the content's start.
  private let isScreenMoved: Bool
  /// The rectangle of the selected elements; nil if there is no selector.
  let selected: Rect?
  var view: View { document.view }

  package static let elementLimit = 5_000

  package init(of document: Document, _ options: Options = Options()) throws(Diagnostic) {
    let solution = try document.solution(of: document.view)
    self.document = document
    self.options = options
    self.solution = solution
    viewport = document.viewport(on: solution)
    let inset = viewport.adjustedContentInset
    isScreenMoved = viewport.contentOffset != Point(x: -inset.leading, y: -inset.top)
    let isScrolled = isScreenMoved || !viewport.orthogonalOffsets.isEmpty
    frames = FramesReport(document: document, solution: solution, viewportShown: options.isWindow || isScrolled ? viewport : nil)
    if case .selected(let word) = options.part {
      selected = try document.extent(selectedBy: word, on: solution, in: viewport)
    } else {
      selected = nil
    }
  }

  package var report: Report { .scene(scene) }

  package var scene: Scene {
    let area = drawnArea
    let elements = elements(in: area)
    let boxes = elements.map(box).sorted { ($0.zIndex, $0.rank) < ($1.zIndex, $1.rank) } + (options.showsGroups ? groups(in: area) : [])
    let extent = DrawnExtent(elements, in: area, along: axis, of: solution)
    let screen = Scene.Screen(frame: window, safeArea: document.environment.safeArea, isMirrored: isMirrored, scrollAxis: axis)
    var scene = Scene(
      area: isCut ? area : reach(of: area, boxes, extent), ground: options.isWindow ? window : content,
      contentSize: solution.contentSize, screen: screen, boxes: boxes)
    scene.outlinesScreen = isScreenMoved && !options.isWindow
    if options.showsSpaces { scene.spaces = spaces(in: area) }
    if selected == nil { addRests(to: &scene, extent) }
    scene.columns = options.columns
    scene.rowsAsked = options.rows
    scene.isTall = options.part == .whole
    scene.linesBefore = [heading]
    scene.linesAfter = frames.notes + (elements.count < Self.elementLimit ? [] : [Self.limitNote])
    scene.membersAfter = frames.membersAfter
    return scene
  }

  private func addRests(to scene: inout Scene, _ extent: DrawnExtent) {
    let rests = SceneRests(extent: extent, area: scene.area, offsets: viewport, screen: scene.screen)
    scene.before = rests.before
    scene.after = rests.after
    scene.rows = rests.rows(of: view.applied)
  }

  private var heading: StyledLine {
    guard case .selected(let word) = options.part, let selected else { return frames.heading }
    return StyledLine("\(word) at \(selected.shown)", .heading) + StyledLine(verbatim: ", ") + frames.heading
  }

  private static var limitNote: StyledLine {
    StyledLine("only the first \(elementLimit.grouped) elements are drawn; there are more in the picture's area", .changed)
  }

  private func elements(in area: Rect) -> [SeenElement] {
    let found =
      options.isWindow
      ? solution.visibleElements(in: viewport, atMost: Self.elementLimit)
      : solution.elements(seenIn: area, at: viewport, atMost: Self.elementLimit)
    return found.map { solution.seen($0, in: viewport) }
  }

  private func spaces(in area: Rect) -> [Scene.Space] {
    solution.spaces(in: area, seenIn: viewport, atMost: Self.elementLimit).map {
      Scene.Space($0.kind.spaceKind, frame: $0.frame, along: $0.axis)
    }
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
    return view.applied.item(at: SnapshotIndexPath(section: element.section, item: item))?.name ?? ""
  }

  /// The outlines of groups, which are drawn on top because they hide nothing.
  private func groups(in area: Rect) -> [Scene.Box] {
    solution.groups(in: area, seenIn: viewport, atMost: Self.elementLimit).map { group in
      var box = Scene.Box(
        .group, label: document.subitemComponent(at: group.path, inSection: group.section) ?? "group", section: group.section,
        frame: group.frame)
      box.sectionIdentifier = view.applied.sectionIdentifier(at: group.section)
      box.depth = group.path.count
      return box
    }
  }
}

extension Scene.Box {
  /// The drawing order of boxes with the same zIndex.
  fileprivate var rank: Int {
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

extension FreeSpace.SpaceKind {
  fileprivate var spaceKind: Scene.Space.SpaceKind {
    switch self {
    case .contentInsets: .inset
    case .spacing: .gap
    case .flexible: .flexible
    }
  }
}

extension String {
  /// The kind without UIKit's prefix: `SectionHeader` for `UICollectionElementKindSectionHeader`.
  fileprivate var withoutUIKitPrefix: String {
    let prefix = uiKitKindPrefix
    return hasPrefix(prefix) && count > prefix.count ? String(dropFirst(prefix.count)) : self
  }
}
