import Cancelling
import CommandLanguage
import CompositionalLayout
import Documents
import HashTreeCollections
import Linting
import Localization
import Rendering
import Snapshots

/// The current view's frames as assertions on UIKit, for an app's own tests: the code of the layout, and one test for each section and each
/// scroll.
package struct XCTestExport {
  /// The maximum number of elements in a section whose frames are asserted.
  package static let mostElements = 100

  var document: Document
  var view: View
  let solution: Solution
  let screen: String

  /// The file's content.
  ///
  /// - Throws: An error if nothing can be laid out, or if UIKit would reject the layout.
  package static func content(of document: Document) throws(Diagnostic) -> ExportedContent {
    let code = try SwiftExport.content(of: document, isLayoutOnly: true).text(in: .english)
    let unscrolled = document.unscrolled
    let solution = try unscrolled.solution(of: unscrolled.view)
    if let rejection = solution.rejection { throw Diagnostic(.expectation, rejection, at: .command) }
    let export = XCTestExport(document: unscrolled, solution: solution, of: document)
    let imports = "import UIKit\nimport XCTest\n"
    return .code(imports + code.dropFirst("import UIKit\n".count) + export.tests(document.sectionScrolls) + "\n")
  }

  private let viewScroll: Scroll?

  private init(document: Document, solution: Solution, of original: Document) {
    (self.document, view, self.solution) = (document, document.view, solution)
    viewScroll = original.viewScroll
    screen = SwiftExport.typeName(of: original.view, in: original)
  }

  private func tests(_ scrolls: [(section: Int, scroll: Scroll)]) -> String {
    let name = screen.dropLast("Screen".count)
    var members = [contentTest] + view.applied.sectionIdentifiers.indices.map { sectionTest($0) } + layoutTest
    if let viewScroll { members.append(scrollTest(viewScroll)) }
    for scroll in scrolls { members += sectionScrollTest(scroll.section, scroll.scroll) }
    let body =
      [
        "/// The largest allowed difference, in points.", "private let tolerance = 0.1", "/// The conditions of the expected frames.",
        "private let conditions = \(SwiftExpression.literal(conditions))", "",
      ] + Array(members.joined(separator: [""])) + [""]
      + shownView + [""] + Self.expectation + (members.contains { $0.contains { $0.hasPrefix(Self.scrolling) } } ? [""] + Self.rows : [])
    let title = SwiftExpression.literal(view.name)
    let lines =
      ["", "/// The frames of the views of \(title) in \(view.bounds.shown), as expected for \(conditions)."]
      + SwiftVersion.attribute(SwiftExport.system(of: view, layout))
      + ["final class \(name)LayoutTests: XCTestCase {"] + body.map { $0.isEmpty ? "" : "  " + $0 } + ["}"] + viewTypes
    return lines.joined(separator: "\n")
  }

  // MARK: Tests

  private var contentTest: [String] {
    let size = solution.contentSize
    return function(
      "testContentSize",
      [
        "let size = shownView().collectionViewLayout.collectionViewContentSize",
        "XCTAssertEqual(Double(size.width), \(shortest(size.width)), accuracy: tolerance)",
        "XCTAssertEqual(Double(size.height), \(shortest(size.height)), accuracy: tolerance)",
      ])
  }

  private func sectionTest(_ index: Int) -> [String] {
    let all = solution.elements.lazy.filter { $0.section == index && $0.item != nil && $0.kind != Section.listBackgroundElementKind }
    let elements = Array(all.prefix(Self.mostElements + 1))
    let cut = elements.count > Self.mostElements ? ["// The first \(Self.mostElements) of the section."] : []
    let identifier = view.applied.sectionIdentifier(at: index) ?? ""
    let lines = ["let view = shownView()"] + cut + elements.prefix(Self.mostElements).map(assertion)
    return ["/// The section \(SwiftExpression.literal(identifier))."]
      + function("testSection\(index)", elements.isEmpty ? ["XCTAssertEqual(shownView().numberOfItems(inSection: \(index)), 0)"] : lines)
  }

  /// The test of the layout's own boundary items.
  private var layoutTest: [[String]] {
    let elements = solution.elements.filter { $0.item == nil }
    guard !elements.isEmpty else { return [] }
    return [function("testLayout", ["let view = shownView()"] + elements.map(assertion))]
  }

  private func scrollTest(_ scroll: Scroll) -> [String] {
    let shown = document.after(scroll)
    guard let solution = try? shown.solution(of: shown.view) else { return [] }
    let viewport = shown.viewport(on: solution)
    let seen = solution.visibleElements(in: viewport, atMost: Self.mostElements).filter { $0.category != .decoration }
    return ["/// The visible views after a scroll, with pinned views in place."]
      + function(
        "testScroll", ["let view = shownView()"] + Self.lines(of: scroll) + seen.map(assertion))
  }

  private static func lines(of scroll: Scroll) -> [String] {
    ["view.contentOffset = CGPoint(x: \(shortest(scroll.offset.x)), y: \(shortest(scroll.offset.y)))", "view.layoutIfNeeded()"]
  }

  private static let scrolling = "  guard let row = row(ofSection: "

  /// Tests which cells of an orthogonal section are on screen after it is scrolled. The view starts unscrolled, scrolled as in the
  /// document, or scrolled to the section: the first of these states in which the section has visible cells. Empty if the section has no
  /// visible cells in any of them.
  private func sectionScrollTest(_ section: Int, _ scroll: Scroll) -> [[String]] {
    let starts = [[], viewScroll.map { [$0] } ?? [], document.scroll(bringing: section).map { [$0] } ?? []]
    func shown(_ start: [Scroll]) -> Document { start.reduce(document) { $0.after($1) } }
    guard let start = starts.first(where: { !shown($0).cellsInSight(ofSection: section).isEmpty }) else { return [] }
    let cells = shown(start + [scroll]).cellsInSight(ofSection: section)
    guard !cells.isEmpty else { return [] }
    let identifier = view.applied.sectionIdentifier(at: section) ?? ""
    var lines = ["let view = shownView()"] + start.flatMap(Self.lines)
    lines += ["guard let row = row(ofSection: \(section), in: view) else { return XCTFail(\"section \(section) does not scroll\") }"]
    lines += scrolling(to: shortest(scroll.offset.x))
    lines.append("XCTAssertEqual(cells(ofSection: \(section), in: view), \(SwiftExpression.list(cells.map(String.init))))")
    return [
      ["/// The visible cells of \(SwiftExpression.literal(identifier)) after it is scrolled."]
        + function("testScroll\(section)", lines)
    ]
  }

  /// The code that scrolls an orthogonal section and asserts where it comes to rest.
  private func scrolling(to offset: String) -> [String] {
    let isSideways = view.configuration.scrollDirection == .horizontal
    let isLeftward = !isSideways && environment.layoutDirection == .rightToLeft
    let end = "// The first cell is on the right, where the offset starts."
    return (isLeftward ? [end, "let end = max(0, row.contentSize.width - row.bounds.width)"] : []) + [
      "row.contentOffset = CGPoint(\(isSideways ? "x: 0, y: \(offset)" : "x: \(isLeftward ? "end - \(offset)" : offset), y: 0"))",
      "view.layoutIfNeeded()",
      "XCTAssertEqual(Double(\(isLeftward ? "end - " : "")row.contentOffset.\(isSideways ? "y" : "x")), \(offset), accuracy: 0.5)",
    ]
  }

  private func function(_ name: String, _ body: [String]) -> [String] { ["@MainActor func \(name)() {"] + body.map { "  " + $0 } + ["}"] }

  private func assertion(_ element: Element) -> String {
    let path = element.item.map { "[\(element.section), \($0)]" } ?? "[\(element.section)]"
    let kind = element.kind.map { ", \(element.category == .decoration ? "decoration" : "kind"): \(SwiftKinds.code($0))" } ?? ""
    let frame = zip(["x", "y", "width", "height"], element.frame.numbers).map { "\($0): \(shortest($1))" }.joined(separator: ", ")
    return "expect(view, \(path)\(kind), CGRect(\(frame)))"
  }
}
