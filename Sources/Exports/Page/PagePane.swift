import CommandLanguage
import CompositionalLayout
import Documents
import Localization
import Rendering

/// One view on one device, as a page shows it.
struct PagePane: Sendable {
  /// The pane's title: `main, iphone-16 landscape`.
  let title: String
  private var document: Document
  private let layout: Layout
  private let solution: Solution
  private let viewport: Viewport

  /// Computes the layout of the document's current view.
  ///
  /// - Parameter section: The layout section to use for every section; nil to use the view's own.
  init(of document: Document, laidOutBy section: String? = nil) throws(Diagnostic) {
    self.document = document
    let screen = document.environment.device.map { $0.words } ?? document.view.bounds.shown
    title = [document.view.name, screen, section].compactMap { $0 }.joined(separator: ", ")
    layout = try document.layout(of: document.view)
    solution = try document.solution(of: document.view)
    viewport = document.viewport(on: solution)
  }

  static let shape: JSONShape = [
    "title": .string, "bounds": .size, "contentSize": .size, "contentOffset": .point, "axis": .cases(of: Axis.self), "isMirrored": .bool,
    "isDevice": .bool, "safeArea": PageParts.sides, "inset": PageParts.sides, "notes": .strings, "sections": .array(PageSections.shape),
    "elements": PageElements.shape, "pins": .array(PageSections.pin), "parts": .array(PageParts.shape), "groups": PageGroups.shape,
    "steps": PageSteps.shape, "apply": .optional(PageApply.shape), "next": .optional(PageApply.shape),
  ]

  /// - Parameter isExplained: Whether to include the steps that computed each frame.
  func json(in language: Language, isExplained: Bool = true) -> JSON {
    var parts = PageParts(of: document, layout)
    let elements = PageElements(of: document, solution, &parts)
    let groups = PageGroups(of: solution, &parts)
    let sections = PageSections(document: document, solution: solution, viewport: viewport, parts: parts)
    var steps = PageSteps(of: document, solution, at: viewport, in: language)
    if isExplained {
      steps.explain(elements.elements)
      steps.explain(sections: 0..<solution.sectionCount)
      steps.explain(groups.outlines)
    }
    return .object(
      members + [
        JSON.Member("notes", .array(notes(in: language))), JSON.Member("sections", sections.sections),
        JSON.Member("elements", elements.json), JSON.Member("pins", sections.pins(among: elements.elements)),
        JSON.Member("parts", .array(parts.json)), JSON.Member("groups", groups.json), JSON.Member("steps", steps.json),
        JSON.Member("apply", PageApply(before: document, at: viewport)?.json ?? .null),
        JSON.Member("next", PageApply(after: document, at: viewport)?.json ?? .null),
      ])
  }

  /// The steps that computed one frame, without those of any other frame.
  func steps(behind thing: PageThing, in language: Language) -> JSON {
    var steps = PageSteps(of: document, solution, at: viewport, in: language)
    var parts = PageParts(of: document, layout)
    switch thing {
    case .element(let index):
      let elements = PageElements(of: document, solution, &parts).elements
      if elements.indices.contains(index) { steps.explainAlone(elements[index]) }
    case .section(let index):
      if (0..<solution.sectionCount).contains(index) { steps.explain(sections: index..<index + 1) }
    case .group(let index):
      let outlines = PageGroups(of: solution, &parts).outlines
      if outlines.indices.contains(index) { steps.explain([outlines[index]]) }
    }
    return steps.json
  }

  private var isMirrored: Bool { document.environment.direction == .rightToLeft }

  private var members: [JSON.Member] {
    let (bounds, content, offset) = (document.view.bounds, solution.contentSize, viewport.contentOffset)
    return [
      JSON.Member("title", .string(title)), JSON.Member("bounds", [.number(bounds.width), .number(bounds.height)]),
      JSON.Member("contentSize", [.number(content.width), .number(content.height)]),
      JSON.Member("contentOffset", [.number(offset.x), .number(offset.y)]),
      JSON.Member("axis", .string(document.view.configuration.scrollDirection.rawValue)),
      JSON.Member("isMirrored", .bool(isMirrored)), JSON.Member("isDevice", .bool(document.environment.device != nil)),
      JSON.Member("safeArea", document.environment.safeArea.sides(isMirrored)),
      JSON.Member("inset", viewport.adjustedContentInset.sides(isMirrored)),
    ]
  }

  /// Notes on the layout's faults, an empty snapshot and pending edits.
  private func notes(in language: Language) -> [JSON] {
    FramesReport(document: document, solution: solution).notes.map { .string($0.text(in: language)) }
  }
}
