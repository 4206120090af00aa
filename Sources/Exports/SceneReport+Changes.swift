import CommandLanguage
import CompositionalLayout
import Documents
import HashTreeCollections
import Rendering
import Snapshots

extension SceneReport {
  package enum ChangeStyle: Sendable {
    /// Boxes are coloured by how much their frames differ, and are drawn over the old outlines.
    case warmth
    /// New boxes are highlighted, and arrows start at the old positions of other boxes.
    case moves
  }

  /// The picture with the earlier positions of its elements, at the scroll offsets of that time.
  ///
  /// Cells correspond if they show the same item. Other elements correspond if their kind, section and index are equal.
  /// - Complexity: O(drawn elements).
  package func scene(since before: Document, _ style: ChangeStyle) throws(Diagnostic) -> Scene {
    var scene = scene
    let old = EarlierScreen(before, on: try before.solution(of: before.view), in: scene.area)
    var present: Set<ElementName> = []
    var distances: [Int: Double] = [:]
    for (index, box) in scene.boxes.enumerated() where box.category != .group {
      let name = ElementName(box, in: view)
      present.insert(name)
      guard let was = old.frame(of: name) else {
        scene.boxes[index].change = .new
        continue
      }
      let distance = was.difference(from: box.frame)
      distances[index] = distance
      if distance > 0 { scene.ghosts.append(Scene.Ghost(label: box.label, frame: was, now: style == .moves ? box.frame : nil)) }
    }
    let most = distances.values.max() ?? 0
    if style == .warmth {
      for (index, distance) in distances {
        scene.boxes[index].change = distance == 0 ? .same : .moved(points: distance, share: distance / most)
      }
    }
    scene.ghosts += old.elements.filter { !present.contains($0.name) && !isShown($0.name) }.map {
      Scene.Ghost(label: $0.label, frame: $0.frame, now: nil, isGone: true)
    }
    return scene
  }

  /// Whether a cell's item is still in the view, even if it is outside the picture.
  private func isShown(_ name: ElementName) -> Bool { name.item.map { view.applied.contains(item: $0) } ?? false }
}

extension Document {
  /// The document with the snapshot that the last apply replaced; nil if nothing was applied.
  package var beforeLastApply: Document? {
    guard let before = view.appliedBefore else { return nil }
    var document = self
    document.view.applied = before
    return document
  }
}

/// Identifies an element in two states.
private struct ElementName: Hashable {
  var kind: String?
  var section: String?
  var item: ItemIdentifier?
  /// The index among the elements of the kind, for elements without an item.
  var number: Int?

  init(_ box: Scene.Box, in view: View) {
    self.init(kind: box.kind, section: box.section, number: box.item, isCell: box.category == .cell, in: view)
  }

  init(_ element: Element, in view: View) {
    let section = element.item == nil ? nil : element.section
    self.init(kind: element.kind, section: section, number: element.item, isCell: element.category == .cell, in: view)
  }

  private init(kind: String?, section: Int?, number: Int?, isCell: Bool, in view: View) {
    self.kind = kind
    if isCell, let section, let number {
      item = view.applied.item(at: SnapshotIndexPath(section: section, item: number))
    } else {
      self.section = section.flatMap { view.applied.sectionIdentifier(at: $0) }
      self.number = number
    }
  }
}

/// An earlier state: the elements that were visible in an area, and the frames of its cells.
private struct EarlierScreen {
  struct Named {
    var name: ElementName
    var label: String
    var frame: Rect
  }

  let elements: [Named]
  private let frames: [ElementName: Rect]
  private var view: View
  private let solution: Solution
  private let viewport: Viewport

  init(_ document: Document, on solution: Solution, in area: Rect) {
    let (view, viewport) = (document.view, document.viewport(on: solution))
    self.view = view
    self.solution = solution
    self.viewport = viewport
    elements = solution.elements(seenIn: area, at: viewport, atMost: SceneReport.elementLimit).map { element in
      let name = ElementName(element, in: view)
      return Named(name: name, label: name.item?.name ?? element.kind ?? "", frame: solution.seen(element, in: viewport).frame)
    }
    var frames: [ElementName: Rect] = [:]
    for element in elements where frames[element.name] == nil { frames[element.name] = element.frame }
    self.frames = frames
  }

  /// The earlier frame of an element. Cells are found outside the area as well.
  func frame(of name: ElementName) -> Rect? {
    if let frame = frames[name] { return frame }
    guard let item = name.item, let path = view.applied.indexPath(of: item),
      let cell = solution.cell(at: path.item, inSection: path.section)
    else { return nil }
    return solution.seen(cell, in: viewport).frame
  }
}

extension Rect {
  /// The greatest difference between the values of two rectangles, in points; 0 if it is below 0.01.
  fileprivate func difference(from other: Rect) -> Double {
    let most = max(abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width), abs(height - other.height))
    return most < 0.01 ? 0 : most
  }
}
