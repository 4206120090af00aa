import CommandLanguage
import CompositionalLayout
import Documents
import Localization
import Rendering
import Snapshots

extension XCTestExport {
  var shownView: [String] {
    let layout = layout
    let kinds = SwiftKinds(of: view, layout.components, in: document)
    let shown = SwiftExpression.list(view.applied.sectionIdentifiers.map(sections.code))
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
    return (layout.asksForIdentifiers ? ["private static let sections: [\(screen).Section] = \(shown)"] : [])
      + ["/// A collection view does not retain its data source.", "private var source: ShownItems?"]
      + (isRightToLeft ? ["private var window: UIWindow?"] : []) + [""]
      + ["/// The view with the recorded numbers of items.", "@MainActor private func shownView() -> UICollectionView {"]
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

  private var sections: SwiftSections { SwiftSections(of: view, isProbe: false) }
  var layout: SwiftLayout { SwiftLayout(of: view, in: document, sections, SwiftRefusals(of: view, in: document)) }

  var environment: Environment { document.surroundings(of: view) }
  /// A comment that lists everything, apart from the layout, that the frames depend on.
  var conditions: String {
    let (environment, held) = (environment, document.environment.device)
    let classes = [environment.horizontalSizeClass, environment.verticalSizeClass]
    return
      ((held.map { [$0.name] } ?? [])
      + ["iOS \(environment.systemVersion)", "\(shortest(environment.displayScale)) pixels per point"]
      + (classes.contains(.unspecified) ? [] : ["\(classes[0].rawValue) width and \(classes[1].rawValue) height"])
      + ["text size \(environment.preferredContentSizeCategory.rawValue)"]
      + (isRightToLeft ? ["right to left"] : [])).joined(separator: ", ")
  }

  private var hasSafeArea: Bool { environment.safeAreaInsets != .zero }

  /// Assignments for the parts of the view's environment that differ from UIKit's defaults.
  private var surroundings: [String] {
    let margins = environment.layoutMargins
    return (isRightToLeft ? Self.turning : [])
      + (margins == .zero
        ? []
        : [
          "view.insetsLayoutMarginsFromSafeArea = false",
          "view.directionalLayoutMargins = \(environment.layoutMarginsCode)",
        ])
  }

  private var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

  /// The layout's direction follows the trait, which a view inherits only in a window.
  private static let turning = [
    "let window = UIWindow(frame: view.frame)", "window.addSubview(view)", "window.isHidden = false", "self.window = window",
    "view.semanticContentAttribute = .forceRightToLeft", "// Before iOS 17, a test cannot set the layout direction.",
    "if #available(iOS 17, *) { view.traitOverrides.layoutDirection = .rightToLeft }",
  ]

  private var safeView: [String] {
    guard hasSafeArea else { return [] }
    return ["", "private final class ShownView: UICollectionView {"]
      + ["  override var safeAreaInsets: UIEdgeInsets { \(environment.safeAreaCode) }", "}"]
  }

  static let expectation = [
    "/// Expects the frame of a cell, or of a view of a kind.", "@MainActor private func expect(",
    "  _ view: UICollectionView, _ path: IndexPath, kind: String? = nil, decoration: String? = nil, _ frame: CGRect, line: UInt = #line",
    ") {", "  let layout = view.collectionViewLayout", "  let attributes =",
    "    if let kind { layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path) }",
    "    else if let decoration { layout.layoutAttributesForDecorationView(ofKind: decoration, at: path) }",
    "    else { layout.layoutAttributesForItem(at: path) }",
    "  guard let found = attributes?.frame else { return XCTFail(\"there is no view at \\(path)\", line: line) }",
    "  XCTAssertEqual(Double(found.minX), Double(frame.minX), accuracy: tolerance, \"x of \\(path) for \\(conditions)\", line: line)",
    "  XCTAssertEqual(Double(found.minY), Double(frame.minY), accuracy: tolerance, \"y of \\(path) for \\(conditions)\", line: line)",
    "  XCTAssertEqual(Double(found.width), Double(frame.width), accuracy: tolerance, \"width of \\(path) for \\(conditions)\", line: line)",
    "  XCTAssertEqual(Double(found.height), Double(frame.height), accuracy: tolerance, \"height of \\(path) for \\(conditions)\", line: line)",
    "}",
  ]

  static let rows = [
    "/// The scroll view of an orthogonal section.",
    "@MainActor private func row(ofSection section: Int, in view: UICollectionView) -> UIScrollView? {",
    "  view.subviews.compactMap { $0 as? UIScrollView }.first { row in",
    "    row.subviews.contains { ($0 as? UICollectionViewCell).flatMap { view.indexPath(for: $0) }?.section == section }", "  }", "}", "",
    "/// The visible cells of a section, in order.",
    "@MainActor private func cells(ofSection section: Int, in view: UICollectionView) -> [Int] {",
    "  view.indexPathsForVisibleItems.filter { $0.section == section }.map { $0.item }.sorted()", "}",
  ]

  /// The data source, and view classes that return the measured sizes as their preferred sizes.
  var viewTypes: [String] {
    let table =
      sizes.isEmpty
      ? ["  private static let sizes: [String: CGSize] = [:]"]
      : ["  private static let sizes: [String: CGSize] = ["] + sizes.map { "    \($0)," } + ["  ]"]
    return Self.dataSource + [""] + [
      "/// The sizes that views ask for; other views keep the size that they are given.", "@MainActor private enum Shown {",
    ] + table + Self.fitting
      + ["}"] + Self.view("ShownCell", "UICollectionViewCell") + Self.view("ShownSupplementary", "UICollectionReusableView") + safeView
  }

  private var sizes: [String] {
    document.measuredSizes(in: solution) { element, measure in
      let size = Size(width: measure.width ?? element.frame.width, height: measure.height ?? element.frame.height)
      return "CGSize(width: \(shortest(size.width)), height: \(shortest(size.height)))"
    }
  }

  private static let dataSource = [
    "", "/// A data source with the recorded numbers of items.",
    "@MainActor private final class ShownItems: NSObject, UICollectionViewDataSource {",
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
