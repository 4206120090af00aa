import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import Drawing
import LayoutComponents
import Wording

/// A ratio of width to height that cells are to have: `make the cells 4:3`, `16:9 cells`, `set cell.height 1:1`, `cell.height = cell.width`.
enum CellRatios {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let words = tried.text.lowercased().words(between: " .'")
    let isSquare = sides.allSatisfy { $0.contains(where: words.contains) } && words.contains(where: alike.contains)
    guard words.contains(where: subjects.contains), let ratio = isSquare ? 1 : words.firstResult(of: heightForWidth),
      words.allSatisfy({ subjects.contains($0) || wishes.contains($0) || $0.contains(":") })
    else { return nil }
    let document = workspace.document
    var width = 1.0 / 3
    if let stated = document.components[document.example(of: "someCell")]?.layoutSize?.widthDimension, stated.form == .fractionalWidth {
      width = stated.value
    }
    let isOfGroup = ["row", "rows", "group"].contains(where: words.contains)
    if isOfGroup { width = 1 }
    if ratio == 1, !isOfGroup,
      let stated = document.components[document.example(of: "someCell")]?.settings.first(where: { $0.name == "width" })
    {
      return .offering(["set \(document.example(of: "someGroup")).height \(stated.value)"])
    }
    // Groups are as high as the cells in them, a part of the width that they have in common.
    let height = shortest((width * ratio * 1e6).rounded() / 1e6)
    return .offering(["set \(document.example(of: "someGroup")).height fractionalWidth(\(height))"])
  }

  private static let subjects: Set<String> = [
    "cell", "cells", "item", "items", "photo", "photos", "aspect", "ratio", "tiles", "cards", "row", "rows", "group",
  ]

  private static let alike: Set<String> = ["=", "same", "equal", "equals", "to", "as"]
  private static let wishes = alike.union([
    "make", "set", "give", "keep", "have", "all", "the", "my", "a", "of", "be", "with", "an", "in", "width", "height", "its", "s", "is",
    "they",
    "are", "wide", "tall", "high",
  ])
  private static let sides = [["width", "wide"], ["height", "tall", "high"]]

  /// What the height of `4:3` is a multiple of the width; nil for any other word.
  private static func heightForWidth(_ word: String) -> Double? {
    let sides = word.words(between: ":").compactMap { decimal($0) }
    guard sides.count == 2, word.contains(":"), sides.allSatisfy({ $0 > 0 && $0 < 1000 }) else { return nil }
    return sides[1] / sides[0]
  }
}
