import Cancelling
import CommandLanguage
import CompositionalLayout
import Documents
import Drawing
import HashTreeCollections
import LayoutComponents
import Snapshots
import Wording

/// The current view's frames as assertions on UIKit, for an app's own tests: the code of the layout, and one test for each section and
/// each scroll.
package struct XCTestExport {
  /// How many elements of a section are asserted.
  package static let mostElements = 100

  let document: Document
  let view: View
  let solution: Solution
  let screen: String

  /// The file; throws if nothing can be laid out, or UIKit would refuse the layout.
  package static func content(of document: Document) throws(Diagnostic) -> ExportedContent {
    let code = try SwiftExport.content(of: document, isLayoutOnly: true).text(in: .english)
    let unscrolled = document.unscrolled
    let solution = try unscrolled.solution(of: unscrolled.view)
    if let fault = solution.faults.first(where: { $0.gravity == .raises }) {
      throw Diagnostic(.expectation, "UIKit would refuse this layout: \(fault.sentence)", at: .command)
    }
    let export = XCTestExport(document: unscrolled, solution: solution, of: document)
    let imports = "import UIKit\nimport XCTest\n"
    return .text(imports + code.dropFirst("import UIKit\n".count) + export.tests(document.scrolls) + "\n")
  }

  /// How the view itself is scrolled; nil if it is not.
  private let viewOffset: Scroll?

  private init(document: Document, solution: Solution, of original: Document) {
    (self.document, view, self.solution) = (document, document.view, solution)
    viewOffset = original.view.contentOffset.map { Scroll(target: .view, offset: $0) }
    screen = SwiftExport.typeName(of: original.view, in: original)
  }

  private func tests(_ scrolls: [Scroll]) -> String {
    let name = screen.dropLast("Screen".count)
    var members = [contentTest] + view.applied.sectionIdentifiers.indices.map { sectionTest($0) } + layoutTest
    var shown = document
    for (index, scroll) in scrolls.enumerated() {
      shown = shown.after(scroll)
      switch scroll.target {
      case .view: members.append(scrollTest(index, scroll, shown))
      case .section(let section): members += sectionScrollTest(index, scroll, section)
      }
    }
    let body =
      ["/// How far numbers may be apart, in points.", "private let tolerance = 0.1", ""] + Array(members.joined(separator: [""])) + [""]
      + shownView + [""] + Self.expectation + (members.contains { $0.contains { $0.hasPrefix(Self.scrolling) } } ? [""] + Self.rows : [])
    let title = SwiftExpression.literal(view.name)
    let lines =
      ["", "/// Where the views of \(title) stand in \(view.bounds.shown), as they were agreed on."]
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

  /// What stands at the edges of the whole layout.
  private var layoutTest: [[String]] {
    let elements = solution.elements.filter { $0.item == nil }
    guard !elements.isEmpty else { return [] }
    return [function("testLayout", ["let view = shownView()"] + elements.map(assertion))]
  }

  private func scrollTest(_ index: Int, _ scroll: Scroll, _ shown: Document) -> [String] {
    guard let solution = try? shown.solution(of: shown.view) else { return [] }
    let viewport = shown.viewport(on: solution)
    let seen = solution.visibleElements(in: viewport, atMost: Self.mostElements).filter { $0.category != .decoration }
    let offset = "CGPoint(x: \(shortest(scroll.offset.x)), y: \(shortest(scroll.offset.y)))"
    return ["/// What is in sight after a scroll, pinned views where they are then."]
      + function(
        "testScroll\(index)", ["let view = shownView()", "view.contentOffset = \(offset)", "view.layoutIfNeeded()"] + seen.map(assertion))
  }

  private static let scrolling = "  guard let row = row(ofSection: "

  /// Which cells of an orthogonal section are in sight after it is scrolled; nothing where it is out of sight itself.
  private func sectionScrollTest(_ index: Int, _ scroll: Scroll, _ identifier: String) -> [[String]] {
    guard let section = view.applied.indexOfSection(identifier) else { return [] }
    var seen = document.after(scroll)
    var lines = ["let view = shownView()"]
    if seen.cellsInSight(ofSection: section).isEmpty, let offset = viewOffset {
      seen = document.after(offset).after(scroll)
      lines += ["view.contentOffset = CGPoint(x: \(shortest(offset.offset.x)), y: \(shortest(offset.offset.y)))", "view.layoutIfNeeded()"]
    }
    let cells = seen.cellsInSight(ofSection: section)
    guard !cells.isEmpty else { return [] }
    lines += ["guard let row = row(ofSection: \(section), in: view) else { return XCTFail(\"section \(section) does not scroll\") }"]
    lines += scrolling(to: shortest(scroll.offset.x))
    lines.append("XCTAssertEqual(cells(ofSection: \(section), in: view), \(SwiftExpression.list(cells.map(String.init))))")
    return [
      ["/// Which cells of \(SwiftExpression.literal(identifier)) are in sight after it is scrolled."]
        + function("testScroll\(index)", lines)
    ]
  }

  /// The lines that scroll a row, and expect that it rests there.
  private func scrolling(to offset: String) -> [String] {
    let isSideways = view.configuration.scrollDirection == .horizontal
    let isLeftward = !isSideways && environment.layoutDirection == .rightToLeft
    let end = "// The first cell is at the right, from where the offset counts."
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
