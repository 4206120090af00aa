import CommandLanguage
import Commands
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
      guard !values.isEmpty else { return nil }
    }

    func has(_ words: String...) -> Bool { words.contains { values.contains($0) } }
  }

  private static func line(for declaration: Declaration, in document: Document) -> String? {
    spacing(declaration, document) ?? placement(declaration, document) ?? scrolling(declaration, document) ?? layout(declaration)
      ?? size(declaration, document)
  }

  private static func spacing(_ style: Declaration, _ document: Document) -> String? {
    let (group, section) = (document.example(of: "someGroup"), document.example(of: "someLayoutSection"))
    switch (style.property, style.points.first) {
    case ("gap", let first?), ("grid-gap", let first?):
      return "set \(group).interItemSpacing fixed(\(style.points.last ?? first)); set \(section).interGroupSpacing \(first)"
    case ("column-gap", let points?), ("grid-column-gap", let points?): return "set \(group).interItemSpacing fixed(\(points))"
    case ("row-gap", let points?), ("grid-row-gap", let points?): return "set \(section).interGroupSpacing \(points)"
    case ("padding", _?), ("margin", _?): return "set \(section).contentInsets \(insets(style.points))"
    default:
      let parts = style.property.split(separator: "-").map(String.init)
      guard parts.count == 2, ["padding", "margin"].contains(parts[0]), let edge = edges[parts[1]], let points = style.points.first else {
        return nil
      }
      return "set \(section).contentInsets.\(edge) \(points)"
    }
  }

  private static let edges = ["top": "top", "left": "leading", "bottom": "bottom", "right": "trailing"]

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
    let (cell, group) = (document.example(of: "someCell"), document.example(of: "someGroup"))
    switch style.property {
    case "justify-content" where style.has("space-between", "space-around", "space-evenly"):
      return "set \(group).interItemSpacing flexible(0)"
    case "justify-content", "justify-items", "justify-self":
      return pushing(
        cell, style.has("center") ? ["leading", "trailing"] : style.has("end", "flex-end", "right") ? ["leading"] : ["trailing"])
    case "align-items", "align-content", "align-self":
      if style.has("stretch") { return "set \(cell).height fractionalHeight(1)" }
      return pushing(cell, style.has("center") ? ["top", "bottom"] : style.has("end", "flex-end") ? ["top"] : ["bottom"])
    case "place-items", "place-content": return pushing(cell, ["leading", "top", "trailing", "bottom"])
    case "z-index": return style.points.first.map { "define badge dot width=20 height=20 zIndex=\($0); add dot to \(cell)" }
    default: return nil
    }
  }

  /// The line that pushes an item away from edges.
  private static func pushing(_ cell: String, _ edges: [String]) -> String {
    "set \(cell).edgeSpacing (\(edges.map { "\($0):flexible(0)" }.joined(separator: ",")))"
  }

  private static func scrolling(_ style: Declaration, _ document: Document) -> String? {
    let section = document.example(of: "someLayoutSection")
    let behavior = { (name: String) in "set \(section).orthogonalScrollingBehavior \(name)" }
    switch style.property {
    case "overflow", "overflow-x": return behavior(style.has("scroll", "auto") ? "continuous" : "none")
    case "overflow-y": return "set layout.scrollDirection vertical"
    case "scroll-snap-type": return behavior("groupPaging")
    case "scroll-snap-align": return behavior(style.has("center") ? "groupPagingCentered" : "groupPaging")
    case "position" where style.has("sticky"):
      return "define header top width=1w height=~44 pinToVisibleBounds=true; add top to \(section)"
    case "direction": return "set environment.direction \(style.has("rtl") ? "rightToLeft" : "leftToRight")"
    default: return nil
    }
  }

  /// Layouts, by what a page calls them.
  private static func layout(_ style: Declaration) -> String? {
    switch style.property {
    case "flex-wrap" where style.has("nowrap"): return "template swimlane"
    case "display" where style.has("grid", "inline-grid"), "flex-wrap", "float": return "template grid 3"
    case "display" where style.has("flex", "inline-flex"), "flex-direction" where style.has("row", "row-reverse"):
      return "template swimlane"
    case "display", "flex-direction": return "template list"
    case "grid-template-columns", "columns", "column-count":
      let numbers = style.values.compactMap { Int($0) }
      return "template grid \(style.has("repeat") || style.values.count == 1 ? numbers.first ?? 3 : style.values.count)"
    default: return nil
    }
  }

  private static func size(_ style: Declaration, _ document: Document) -> String? {
    let (cell, group) = (document.example(of: "someCell"), document.example(of: "someGroup"))
    switch (style.property, style.points.first) {
    case ("grid-column", _):
      return style.values.compactMap { Int($0) }.last.map { "set \(cell).width fractionalWidth(\(min($0, 3))/3)" }
    case ("grid-template-rows", let points?), ("grid-auto-rows", let points?): return "set \(group).height \(points)"
    case ("aspect-ratio", let width?):
      let height = style.points.dropFirst().first ?? "1"
      return "set \(cell).width fractionalWidth(1); set \(cell).height fractionalHeight(1); "
        + "set \(group).height fractionalWidth(\(height)/\(width))"
    case ("flex", _), ("flex-grow", _): return "set \(cell).width fractionalWidth(1)"
    case ("max-width", let points?), ("min-width", let points?): return "container \(points)x\(document.example(of: "height"))"
    case ("width", _): return style.values.first.map { "set \(cell).width \(length($0, "w"))" }
    case ("height", _), ("min-height", _), ("max-height", _): return style.values.first.map { "set \(cell).height \(length($0, "h"))" }
    default: return nil
    }
  }

  /// A length as it is written here, a percentage with the side that it is a part of.
  private static func length(_ text: String, _ side: String) -> String {
    SpokenLength.points(text) ?? (text.hasSuffix("%") ? text + side : text)
  }
}
