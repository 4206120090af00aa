import Cancelling
import CommandLanguage
import CompositionalLayout
import Documents
import Localization
import Snapshots

package struct FramesQuery: Equatable, Sendable {
  var selectors: [String] = []
  var rectangle: Rect?
  var isWindow = false

  func selectors(in document: Document) throws(Diagnostic) -> [Selector] {
    var found: [Selector] = []
    for word in selectors { found.append(try document.selector(word)) }
    return found
  }

  /// The elements to filter with the selectors; nil for all elements, which are computed lazily.
  func elements(of solution: Solution, _ selectors: [Selector], in document: Document) -> [Element]? {
    let viewport = document.viewport(on: solution)
    if let rectangle { return solution.elements(in: rectangle, at: viewport) }
    if isWindow { return solution.visibleElements(in: viewport) }
    return selectors.isEmpty ? nil : solution.selected(by: selectors, at: viewport)
  }

  /// The lines that expect these frames. If all frames are selected, there is also a line for the content size.
  func expectations(in document: Document) throws(Diagnostic) -> [String] {
    let selectors = try selectors(in: document)
    let solution = try document.solution(of: document.view)
    let all = Array(solution.elements(at: document.viewport(on: solution)).untilCancelled)
    let chosen = (elements(of: solution, selectors, in: document) ?? all).filter { element in
      selectors.isEmpty || selectors.contains { $0.selects(element, of: solution) }
    }
    let kinds = all.reduce(into: [String: Int]()) { counts, element in
      if let kind = element.kind { counts[kind, default: 0] += 1 }
    }
    let frames = chosen.compactMap { element in
      document.selector(for: element) { kinds[$0] == 1 }.map { "expect frame \(quotedIfNeeded($0)) \(element.frame.shown)" }
    }
    let size = solution.contentSize
    return (self == FramesQuery() ? ["expect content \(rounded(size.width))x\(rounded(size.height))"] : []) + frames
  }
}

extension Document {
  /// A word that selects only this element, if one exists.
  fileprivate func selector(for element: Element, isSingle: (String) -> Bool) -> String? {
    if let kind = element.kind { return isSingle(kind) ? word(kind, forcedBy: kindPrefix, for: .kind(kind)) : nil }
    guard let index = element.item else { return nil }
    let path = SnapshotIndexPath(section: element.section, item: index)
    return view.applied.item(at: path).flatMap { word($0.name, forcedBy: "item@", for: .cell(path)) }
  }

  private func word(_ word: String, forcedBy prefix: String, for selector: Selector) -> String? {
    [word, prefix + word].first { (try? self.selector($0)) == selector }
  }
}
