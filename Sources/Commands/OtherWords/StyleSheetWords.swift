import CommandLanguage
import Documents
import Drawing

/// Declarations of style sheets, each with the line that does here what it does on a page: `grid-template-columns: repeat(2, 1fr)`.
enum StyleSheetWords {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let declarations = tried.text.split(separator: ";").compactMap { Declaration($0) }
    let lines = declarations.compactMap { line(for: $0, in: workspace.document) }
    return lines.isEmpty || lines.count != declarations.count ? nil : .offering([lines.joined(separator: "; ")])
  }

  /// A property in small letters and hyphens, and the words of its value.
  struct Declaration {
    var property: String
    var values: [String]
    /// The points of the value, one for each number with or without a unit.
    var points: [String] { values.compactMap { SpokenLength.points($0) ?? (decimal($0) == nil ? nil : $0) } }

    init?(_ text: Substring) {
      guard let colon = text.firstIndex(of: ":") else { return nil }
      property = String(text[..<colon]).trimmedSpaces
      values = text[text.index(after: colon)...].split { " (),/".contains($0) }.map { $0.lowercased() }
      guard !values.isEmpty, StyleSheetWords.properties.contains(property) else { return nil }
    }

    func has(_ words: String...) -> Bool { words.contains { values.contains($0) } }
  }

  private static let properties: Set<String> = [
    "display", "grid-template-columns", "grid-template-rows", "grid-column", "columns", "column-count", "gap", "grid-gap", "column-gap",
    "grid-column-gap", "row-gap", "grid-row-gap", "padding", "margin", "justify-content", "justify-items", "align-items", "align-content",
    "place-items", "place-content", "align-self", "justify-self", "aspect-ratio", "flex-direction", "flex-wrap", "flex", "flex-grow",
    "overflow", "overflow-x", "overflow-y", "scroll-snap-type", "scroll-snap-align", "width", "height", "max-width", "min-width",
    "min-height", "max-height", "position", "direction", "z-index", "order", "float",
  ]

  private static func line(for declaration: Declaration, in document: Document) -> String? {
    spacing(declaration, document) ?? placement(declaration, document) ?? size(declaration, document)
  }

  private static func spacing(_ style: Declaration, _ document: Document) -> String? {
    let (group, section) = (document.example(of: "someGroup"), document.example(of: "someLayoutSection"))
    switch (style.property, style.points.first) {
    case ("gap", let first?), ("grid-gap", let first?):
      return "set \(group).interItemSpacing fixed(\(style.points.last ?? first)); set \(section).interGroupSpacing \(first)"
    case ("column-gap", let points?), ("grid-column-gap", let points?): return "set \(group).interItemSpacing fixed(\(points))"
    case ("row-gap", let points?), ("grid-row-gap", let points?): return "set \(section).interGroupSpacing \(points)"
    case ("padding", _?), ("margin", _?): return "set \(section).contentInsets \(insets(style.points))"
    default: return nil
    }
  }

  /// The edges of one to four numbers, which a style sheet goes around clockwise from the top.
  private static func insets(_ points: [String]) -> String {
    switch points.count {
    case 1: points[0]
    case 2: "(\(points[0]),\(points[1]),\(points[0]),\(points[1]))"
    case 3: "(\(points[0]),\(points[1]),\(points[2]),\(points[1]))"
    default: "(\(points[0]),\(points[3]),\(points[2]),\(points[1]))"
    }
  }

  private static func placement(_ style: Declaration, _ document: Document) -> String? {
    let (cell, group, section) = (document.example(of: "someCell"), document.example(of: "someGroup"), document.example(of: "someLayoutSection"))
    let flexible = { (edges: [String]) in "(\(edges.map { "\($0):flexible(0)" }.joined(separator: ",")))" }
    switch style.property {
    case "justify-content" where style.has("space-between", "space-around", "space-evenly"): return "set \(group).interItemSpacing flexible(0)"
    case "justify-content", "justify-items", "justify-self":
      let edges = style.has("center") ? ["leading", "trailing"] : style.has("end", "flex-end", "right") ? ["leading"] : ["trailing"]
      return "set \(cell).edgeSpacing \(flexible(edges))"
    case "align-items", "align-content", "align-self":
      if style.has("stretch") { return "set \(cell).height fractionalHeight(1)" }
      let edges = style.has("center") ? ["top", "bottom"] : style.has("end", "flex-end") ? ["top"] : ["bottom"]
      return "set \(cell).edgeSpacing \(flexible(edges))"
    case "place-items", "place-content": return "set \(cell).edgeSpacing \(flexible(["leading", "top", "trailing", "bottom"]))"
    case "overflow", "overflow-x": return "set \(section).orthogonalScrollingBehavior \(style.has("scroll", "auto") ? "continuous" : "none")"
    case "overflow-y": return "set layout.scrollDirection vertical"
    case "scroll-snap-type": return "set \(section).orthogonalScrollingBehavior groupPaging"
    case "scroll-snap-align":
      return "set \(section).orthogonalScrollingBehavior \(style.has("center") ? "groupPagingCentered" : "groupPaging")"
    case "position" where style.has("sticky"):
      return "define header top width=1w height=~44 pinToVisibleBounds=true; add top to \(section)"
    case "direction": return "set environment.direction \(style.has("rtl") ? "rightToLeft" : "leftToRight")"
    case "z-index": return style.points.first.map { "define badge dot width=20 height=20 zIndex=\($0); add dot to \(cell)" }
    default: return nil
    }
  }

  private static func size(_ style: Declaration, _ document: Document) -> String? {
    let (cell, group) = (document.example(of: "someCell"), document.example(of: "someGroup"))
    switch style.property {
    case "display" where style.has("grid", "inline-grid"), "flex-wrap", "float": return "template grid 3"
    case "display" where style.has("flex", "inline-flex"), "flex-direction" where style.has("row", "row-reverse"): return "template swimlane"
    case "display", "flex-direction": return "template list"
    case "grid-template-columns", "columns", "column-count":
      let count = style.has("repeat") || style.values.count == 1 ? style.values.compactMap { Int($0) }.first : style.values.count
      return "template grid \(count ?? 3)"
    case "grid-column": return style.values.compactMap { Int($0) }.last.map { "set \(cell).width fractionalWidth(\(min($0, 3))/3)" }
    case "grid-template-rows": return style.points.first.map { "set \(group).height \($0)" }
    case "aspect-ratio":
      guard let width = style.points.first, let height = style.points.dropFirst().first ?? Optional("1") else { return nil }
      return "set \(cell).width fractionalWidth(1); set \(cell).height fractionalHeight(1); set \(group).height fractionalWidth(\(height)/\(width))"
    case "flex", "flex-grow": return "set \(cell).width fractionalWidth(1)"
    case "max-width", "min-width": return style.points.first.map { "container \($0)x\(document.example(of: "height"))" }
    case "width", "height", "min-height", "max-height":
      let side = style.property == "width" ? "width" : "height"
      return style.values.first.map { "set \(cell).\(side) \(SpokenLength.points($0) ?? ($0.hasSuffix("%") ? "\($0)\(side.prefix(1))" : $0))" }
    default: return nil
    }
  }
}
