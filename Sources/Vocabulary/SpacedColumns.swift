import CommandLanguage
import Commands

/// A grid with a number of columns and another one of points between them: `a grid with 3 columns and 10 points between them`.
enum SpacedColumns {
  static let reading: OtherWords<Workspace>.Reader = { tried, _ in
    let words = (tried.spellings.last ?? tried).words.map { $0.lowercased() }
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

  private static let columns: Set<String> = ["columns", "column", "cols", "across"]
  private static let spaces: Set<String> = ["spacing", "space", "gap", "gaps", "gutter", "gutters", "between", "apart"]
  /// What the points would be of instead.
  private static let parts: Set<String> = ["rows", "lines", "sections", "insets", "padding", "margin", "margins", "ipad", "when", "iphone"]
}
