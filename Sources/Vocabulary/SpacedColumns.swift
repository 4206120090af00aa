import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import Drawing
import HashTreeCollections
import LayoutComponents
import Wording

/// A grid with a number of columns and another one of points between them: `a grid with 3 columns and 10 points between them`.
enum SpacedColumns {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let words = (tried.spellings.last ?? tried).words.map { $0.lowercased() }
    if let lines = spacing(words, in: workspace.document) { return lines }
    if !tried.isQuestion, let reading = changing(words, in: workspace.document) { return reading }
    guard words.count(where: spaces.contains) == 1, !words.contains(where: parts.contains),
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

  /// `make the gaps smaller`: half of those that are there, and twice them for more.
  private static func changing(_ words: [String], in document: Document) -> OtherWords<Workspace>.Reading? {
    guard let factor = words.firstResult(of: { factors[$0] }), words.allSatisfy({ decimal($0) == nil }) else { return nil }
    if let reading = scaled(words, by: factor, in: document) { return reading }
    guard words.contains(where: spaces.contains) else { return nil }
    let (group, section) = (document.example(of: "someGroup"), document.example(of: "someLayoutSection"))
    let between = document.components[group]?.group?.interItemSpacing
    let gaps = [between?.spacing ?? 0, document.components[section]?.section?.interGroupSpacing ?? 0]
    let isOfRows = words.contains(where: parts.contains)
    let isOfItems = words.contains { columns.contains($0) || ItemAmounts.nouns.contains($0) }
    let meant = isOfRows == isOfItems ? [0, 1] : isOfRows ? [1] : [0]
    var changed = meant.filter { gaps[$0] > 0 }
    if changed.isEmpty, factor < 1 { return .offering(verbatim: "draw --spacing", message: "there is no space that could be smaller") }
    if changed.isEmpty { changed = meant }
    let kind = between?.isFlexible ?? false ? "flexible" : "fixed"
    return .offering([
      changed.map { index in
        let points = shortest(gaps[index] > 0 ? gaps[index] * factor : 8)
        return index == 0 ? "set \(group).interItemSpacing \(kind)(\(points))" : "set \(section).interGroupSpacing \(points)"
      }.joined(separator: "; ")
    ])
  }

  private static let factors: [String: Double] = [
    "smaller": 0.5, "less": 0.5, "tighter": 0.5, "reduce": 0.5, "decrease": 0.5, "shrink": 0.5, "halve": 0.5, "bigger": 2, "larger": 2,
    "increase": 2, "more": 2, "wider": 2, "greater": 2, "double": 2,
  ]

  private static let edges: Set<String> = ["padding", "inset", "insets", "margin", "margins", "contentinsets"]

  /// `less padding`: half of the insets that the section has.
  private static func scaled(_ words: [String], by factor: Double, in document: Document) -> OtherWords<Workspace>.Reading? {
    let section = document.example(of: "someLayoutSection")
    let isOfOne = words.contains { sides.contains($0) || spaces.contains($0) || ["item", "items", "cell", "cells"].contains($0) }
    guard words.contains(where: edges.contains), !isOfOne else { return nil }
    let insets = document.components[section]?.section?.contentInsets ?? .zero
    let all = [insets.top, insets.leading, insets.bottom, insets.trailing]
    if all == [0, 0, 0, 0] {
      return factor < 1
        ? .offering(verbatim: "draw --spacing", message: "there is no space that could be smaller")
        : .offering(["set \(section).contentInsets 16"])
    }
    return .offering(["set \(section).contentInsets (\(all.map { shortest($0 * factor) }.joined(separator: ",")))"])
  }

  private static let idle: Set<String> = ["a", "an", "with", "of", "by", "make", "create", "points", "set", "=", "to"]
  private static let columns: Set<String> = ["columns", "column", "cols", "across"]
  private static let spaces: Set<String> = ["spacing", "space", "gap", "gaps", "gutter", "gutters", "between", "apart"]
  private static let sides: Set<String> = ["left", "right", "top", "bottom", "leading", "trailing", "horizontal", "vertical"]
  /// What the points would be of instead.
  private static let parts: Set<String> = ["rows", "lines", "sections", "insets", "padding", "margin", "margins", "ipad", "when", "iphone"]
}
