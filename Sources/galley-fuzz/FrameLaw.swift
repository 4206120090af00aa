import CompositionalLayout
import Documents
import Exports
import Rendering

/// The invariant that no frame and no group's outline has a negative or infinite size, visible or not.
enum FrameLaw {
  /// A description of the violation; nil if there is none, or if the document has no layout.
  static func violation(of document: Document) -> String? {
    guard let solution = try? document.solution(of: document.view) else { return nil }
    let viewport = document.viewport(on: solution)
    let everywhere = Rect(x: -1e15, y: -1e15, width: 2e15, height: 2e15)
    for element in solution.elements(in: everywhere, atMost: limit) where !isSound(element.frame) { return "\(element)" }
    for element in solution.visibleElements(in: viewport, atMost: limit) where !isSound(element.frame) { return "\(element) in sight" }
    for seen in [nil, viewport] {
      for group in solution.groups(in: everywhere, seenIn: seen, atMost: limit) where !isSound(group.frame) { return "\(group)" }
    }
    for isWindow in [false, true] {
      guard let scene = try? SceneReport(of: document, SceneReport.Options(isWindow ? .visible : .screenful, showsGroups: true)).scene
      else { continue }
      for box in scene.boxes where !isSound(box.frame) { return "\(box)" }
    }
    return isSound(Rect(origin: .zero, size: solution.contentSize)) ? nil : "the content \(solution.contentSize)"
  }

  /// The maximum number of elements of a picture.
  private static let limit = SceneReport.elementLimit

  private static func isSound(_ frame: Rect) -> Bool {
    frame.width >= 0 && frame.height >= 0 && frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite
  }
}
