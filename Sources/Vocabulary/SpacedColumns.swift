import CommandLanguage
import Commands
import Documents
import LayoutComponents

/// A grid with a number of columns and another one of points between them: `a grid with 3 columns and 10 points between them`.
enum SpacedColumns {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let words = (tried.spellings.last ?? tried).words.map { $0.lowercased() }
    if let lines = spacing(words, in: workspace.document) { return lines }
    guard words.contains(where: spaces.contains), !words.contains(where: parts.contains),
      let place = words.dropFirst().firstIndex(where: columns.contains), let count = Int(words[place - 1]), (1...100).contains(count)
    else { return nil }
    let points = words.indices.filter { $0 != place - 1 && decimal(words[$0]) != nil }.map { words[$0] }
    guard points.count == 1 else { return nil }
    let between = "set row.interItemSpacing fixed(\(points[0]))"
    let isOfColumns = words.contains("between") || words.contains("apart")
    return .offering([
      (["template grid \(count)", between] + (isOfColumns ? [] : ["set grid.interGroupSpacing \(points[0])"])).joined(separator: "; ")
    ])
  }

  /// `a grid with spacing 10`: all the space between items, of the grid that is there or of a new one.
  private static func spacing(_ words: [String], in document: Document) -> OtherWords<Workspace>.Reading? {
    let told = words.filter { !idle.contains($0) }
    guard told.count == 3, words.contains("grid"), told.contains(where: spaces.contains),
      let points = told.first(where: { decimal($0) != nil })
    else { return nil }
    let (section, group) = (document.example(of: "someLayoutSection"), document.example(of: "someGroup"))
    let lines = ["set \(group).interItemSpacing fixed(\(points))", "set \(section).interGroupSpacing \(points)"]
    let isThere = document.component(of: .group) != nil
    let line = ((isThere ? [] : ["template grid 3"]) + lines).joined(separator: "; ")
    return isThere ? .init(.known, [MeantLine(line)], saidOnce: "interGroupSpacing") : .offering([line])
  }

  private static let idle: Set<String> = ["a", "an", "with", "of", "by", "make", "create", "points", "set", "=", "to"]
  private static let columns: Set<String> = ["columns", "column", "cols", "across"]
  private static let spaces: Set<String> = ["spacing", "space", "gap", "gaps", "gutter", "gutters", "between", "apart"]
  /// What the points would be of instead.
  private static let parts: Set<String> = ["rows", "lines", "sections", "insets", "padding", "margin", "margins", "ipad", "when", "iphone"]
}
