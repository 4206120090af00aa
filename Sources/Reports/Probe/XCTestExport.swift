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

  private let document: Document
  private let view: View
  private let solution: Solution
  private let screen: String

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

  private init(document: Document, solution: Solution, of original: Document) {
    (self.document, view, self.solution) = (document, document.view, solution)
    screen = SwiftExport.typeName(of: original.view, in: original)
  }

  private func tests(_ scrolls: [Scroll]) -> String {
    let name = screen.dropLast("Screen".count)
    var members = [contentTest] + view.applied.sectionIdentifiers.indices.map { sectionTest($0) } + layoutTest
    var shown = document
    for (index, scroll) in scrolls.enumerated() {
      shown = shown.after(scroll)
      if case .view = scroll.target { members.append(scrollTest(index, scroll, shown)) }
    }
    let body =
      ["/// How far numbers may be apart, in points.", "private let tolerance = 0.1", ""] + Array(members.joined(separator: [""])) + [""]
      + shownView + [""] + Self.expectation
    let title = SwiftExpression.literal(view.name)
    let lines =
      ["", "/// Where the views of \(title) stand in \(view.bounds.shown), as they were agreed on."]
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

  private func function(_ name: String, _ body: [String]) -> [String] { ["@MainActor func \(name)() {"] + body.map { "  " + $0 } + ["}"] }

  private func assertion(_ element: Element) -> String {
    let path = element.item.map { "[\(element.section), \($0)]" } ?? "[\(element.section)]"
    let kind = element.kind.map { ", \(element.category == .decoration ? "decoration" : "kind"): \(SwiftKinds.code($0))" } ?? ""
    let frame = zip(["x", "y", "width", "height"], element.frame.numbers).map { "\($0): \(shortest($1))" }.joined(separator: ", ")
    return "expect(view, \(path)\(kind), CGRect(\(frame)))"
  }
}

// MARK: What the tests show

extension XCTestExport {
  /// The function that makes the view.
  private var shownView: [String] {
    let kinds = SwiftKinds(of: view, in: document)
    let layout = SwiftLayout(of: view, in: document, SwiftRefusals(of: view, in: document))
    let sections = SwiftExpression.list(view.applied.sectionIdentifiers.map(SwiftExpression.literal))
    let argument = layout.asksForIdentifiers ? " { Self.sections.indices.contains($0) ? Self.sections[$0] : nil }" : "()"
    let counts = (0..<view.applied.numberOfSections).map { String(view.applied.numberOfItems(inSectionAt: $0)) }
    let registrations =
      kinds.supplementaries.map {
        "view.register(ShownSupplementary.self, forSupplementaryViewOfKind: \(SwiftKinds.code($0)), withReuseIdentifier: \"view\")"
      }
      + kinds.decorations.map {
        "layout.register(UICollectionReusableView.self, forDecorationViewOfKind: \(SwiftExpression.literal($0)))"
      }
    let size = "width: \(shortest(view.bounds.width)), height: \(shortest(view.bounds.height))"
    return (layout.asksForIdentifiers ? ["private static let sections: [String] = \(sections)"] : [])
      + ["/// A view does not keep its data source.", "private var source: ShownItems?", ""]
      + ["/// The view with as many items as there were.", "@MainActor private func shownView() -> UICollectionView {"]
      + ([
        "let layout = \(screen).makeLayout\(argument)",
        "let view = \(hasSafeArea ? "ShownView" : "UICollectionView")(frame: CGRect(x: 0, y: 0, \(size)), collectionViewLayout: layout)",
      ] + surroundings + [
        "view.register(ShownCell.self, forCellWithReuseIdentifier: \"cell\")"
      ] + registrations + [
        "let source = ShownItems([\(counts.joined(separator: ", "))])", "self.source = source", "view.dataSource = source",
        "view.layoutIfNeeded()", "return view",
      ]).map { "  " + $0 } + ["}"]
  }

  private var environment: Environment { document.surroundings(of: view) }
  private var hasSafeArea: Bool { environment.safeAreaInsets != .zero }

  /// What surrounds the view where that is not what UIKit has anyway.
  private var surroundings: [String] {
    let margins = environment.layoutMargins
    return (environment.layoutDirection == .rightToLeft ? ["view.semanticContentAttribute = .forceRightToLeft"] : [])
      + (margins == .zero
        ? []
        : [
          "view.insetsLayoutMarginsFromSafeArea = false",
          "view.directionalLayoutMargins = \(environment.layoutMarginsCode)",
        ])
  }

  /// A view with the safe area of the document.
  private var safeView: [String] {
    guard hasSafeArea else { return [] }
    return ["", "private final class ShownView: UICollectionView {"]
      + ["  override var safeAreaInsets: UIEdgeInsets { \(environment.safeAreaCode) }", "}"]
  }

  private static let expectation = [
    "/// Expects the frame of a cell, or of a view of a kind.", "@MainActor private func expect(",
    "  _ view: UICollectionView, _ path: IndexPath, kind: String? = nil, decoration: String? = nil, _ frame: CGRect, line: UInt = #line",
    ") {", "  let layout = view.collectionViewLayout", "  let attributes =",
    "    if let kind { layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path) }",
    "    else if let decoration { layout.layoutAttributesForDecorationView(ofKind: decoration, at: path) }",
    "    else { layout.layoutAttributesForItem(at: path) }",
    "  guard let found = attributes?.frame else { return XCTFail(\"nothing stands at \\(path)\", line: line) }",
    "  XCTAssertEqual(Double(found.minX), Double(frame.minX), accuracy: tolerance, \"x of \\(path)\", line: line)",
    "  XCTAssertEqual(Double(found.minY), Double(frame.minY), accuracy: tolerance, \"y of \\(path)\", line: line)",
    "  XCTAssertEqual(Double(found.width), Double(frame.width), accuracy: tolerance, \"width of \\(path)\", line: line)",
    "  XCTAssertEqual(Double(found.height), Double(frame.height), accuracy: tolerance, \"height of \\(path)\", line: line)", "}",
  ]

  /// The data source, and views that ask for the sizes that were measured.
  private var viewTypes: [String] {
    let table =
      sizes.isEmpty
      ? ["  private static let sizes: [String: CGSize] = [:]"]
      : ["  private static let sizes: [String: CGSize] = ["] + sizes.map { "    \($0)," } + ["  ]"]
    return Self.dataSource + [""] + [
      "/// The sizes that views ask for; others take what they are given.", "@MainActor private enum Shown {",
    ] + table + Self.fitting
      + ["}"] + Self.view("ShownCell", "UICollectionViewCell") + Self.view("ShownSupplementary", "UICollectionReusableView") + safeView
  }

  /// What the elements ask for, by kind and index path.
  private var sizes: [String] {
    document.measuredSizes(in: solution) { element, measure in
      let size = Size(width: measure.width ?? element.frame.width, height: measure.height ?? element.frame.height)
      return "CGSize(width: \(shortest(size.width)), height: \(shortest(size.height)))"
    }
  }

  private static let dataSource = [
    "", "/// As many items as there were.", "@MainActor private final class ShownItems: NSObject, UICollectionViewDataSource {",
    "  private let counts: [Int]", "", "  init(_ counts: [Int]) { self.counts = counts }", "",
    "  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }", "",
    "  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }", "",
    "  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {",
    "    collectionView.dequeueReusableCell(withReuseIdentifier: \"cell\", for: indexPath)", "  }", "", "  func collectionView(",
    "    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath",
    "  ) -> UICollectionReusableView {",
    "    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: \"view\", for: indexPath)", "  }", "}",
  ]

  private static let fitting = [
    "", "  static func fit(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {",
    "    let path = attributes.indexPath",
    "    let place = path.count > 1 ? \"\\(path[0]) \\(path[1])\" : \"layout\"",
    "    if let size = sizes[\"\\(attributes.representedElementKind ?? \"cell\") \\(place)\"] { attributes.size = size }",
    "    return attributes", "  }",
  ]

  private static func view(_ name: String, _ superclass: String) -> [String] {
    [
      "", "private final class \(name): \(superclass) {",
      "  override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {",
      "    Shown.fit(attributes)", "  }", "}",
    ]
  }
}
