import CommandLanguage
import Commands
import Wording

/// A grid with one number of columns here and another one there: `two columns on the phone and four on the iPad`.
enum ColumnsByWidth {
  static let reading: OtherWords<Workspace>.Reader = { tried, _ in
    let words = (tried.spellings.last ?? tried).words.map { $0.lowercased().filter { $0 != "," && $0 != "?" } }
    let counts = words.compactMap { Int($0) }
    let places = words.compactMap { condition($0.singular) }
    guard counts.count == 2, places.count == 2, places.contains(""), let wide = places.firstIndex(where: { !$0.isEmpty }),
      counts.allSatisfy({ (1...12).contains($0) }), words.contains(where: ["column", "columns", "col", "cols", "across"].contains)
    else { return nil }
    // The last template is used everywhere, but for what is said after it.
    let use = ["use", "wide", "when", places[wide]].joined(separator: " ")
    return .offering([["template grid \(counts[wide]) --as wide", "template grid \(counts[1 - wide])", use].joined(separator: "; ")])
  }

  /// The condition that a word for a place says; empty for a place of the narrow layout, which holds otherwise.
  private static func condition(_ word: String) -> String? {
    places.first { $0.words.contains(text: ["/", word, "/"].joined()) }?.condition
  }

  private static let places: [(words: String, condition: String)] = [
    ("/phone/iphone/mobile/compact/portrait/narrow/small/normally/otherwise/usually/default/", ""),
    ("/ipad/tablet/pad/", place("userInterfaceIdiom", "pad")),
    ("/regular/", place("horizontalSizeClass", "regular")), ("/landscape/", "width >= 600"),
    ("/wide/large/big/mac/desktop/", "width >= 700"),
  ]

  private static func place(_ property: String, _ value: String) -> String { [property, "is", value].joined(separator: " ") }
}
