import CommandLanguage
import CompositionalLayout
import Documents
import Localization
import Rendering

/// A group laid out alone in the current view's bounds, drawn like UIKit's `visualDescription()` (layout-rules R18.18).
package struct GroupPicture {
  /// The size of UIKit's canvas.
  static let mostColumns = 100
  static let mostRows = 50

  private let name: String
  private var document: Document
  private let solution: Solution
  private let planned: Rect

  /// - Throws: Errors of resolving the group's parts.
  package init(of name: String, in document: Document) throws(Diagnostic) {
    self.name = name
    self.document = document
    let group = try document.components.group(named: name)
    let section = Section(group: group, contentInsetsReference: .none)
    let environment = document.surroundings(of: document.view)
    planned = Rect(origin: .zero, size: group.fit(in: environment.bounds, environment: environment).size.asFrame(in: environment))
    let capacity = solve(Layout(section: section), items: [1], in: environment).sectionExtent(at: 0)?.itemsPerGroup ?? 0
    solution = solve(Layout(section: section), items: [min(capacity, SceneReport.elementLimit)], in: environment)
  }

  package var report: Report { .scene(scene) }

  private var scene: Scene {
    let groups = solution.groups(in: Rect(origin: .zero, size: solution.contentSize), atMost: SceneReport.elementLimit)
    // A group without a size is missing from the visible groups.
    let area = groups.first?.frame ?? planned
    let elements = solution.elements.map(box).sorted { $0.zIndex < $1.zIndex }
    var scene = Scene(
      area: area, ground: area, contentSize: solution.contentSize,
      screen: Scene.Screen(
        frame: Rect(origin: .zero, size: document.view.bounds), isMirrored: document.environment.direction == .rightToLeft),
      boxes: elements + groups.map { Scene.Box(.group, label: component(at: $0.path), section: 0, frame: $0.frame) })
    (scene.columns, scene.rowsAsked) = (Self.mostColumns, Self.mostRows)
    scene.linesBefore = [StyledLine("\(name) \(area.size.shown)", .heading)]
    if elements.isEmpty { scene.linesAfter = [StyledLine("nothing fits into \(name)", .changed)] }
    return scene
  }

  private func box(_ element: Element) -> Scene.Box {
    let path = element.category == .cell ? solution.subitemPath(ofCell: element.item ?? 0, inSection: 0) : nil
    var box = Scene.Box(
      element.category == .cell ? .cell : .supplementary, label: element.kind ?? component(at: path ?? []), section: 0,
      frame: element.frame, zIndex: element.zIndex)
    box.kind = element.kind
    box.item = element.item
    box.isBadge = element.category == .supplementary
    return box
  }

  /// The component at a path of subitems below the group. For a custom group, which has no subitems, this is the frame's index.
  private func component(at path: [Int]) -> String {
    var name = name
    for subitem in path {
      let subitems = document.components.subitems(of: name)
      guard subitems.indices.contains(subitem) else { return String(subitem) }
      name = subitems[subitem]
    }
    return name
  }
}
