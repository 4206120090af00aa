import CommandLanguage
import Commands

/// A grid with one number of columns here and another one there: `two columns on the phone and four on the iPad`.
enum ColumnsByWidth {
  static let reading: OtherWords<Workspace>.Reader = { tried, _ in
    let words = (tried.spellings.last ?? tried).words.map { $0.lowercased().filter { $0 != "," && $0 != "?" } }
    let counts = words.compactMap { Int($0) }
    let places = words.compactMap { conditions[$0.singular] }
    guard counts.count == 2, places.count == 2, places.contains(""), let wide = places.firstIndex(where: { !$0.isEmpty }),
      counts.allSatisfy({ (1...12).contains($0) }), words.contains(where: ["column", "columns", "col", "cols", "across"].contains)
    else { return nil }
    let use = ["use", "wide", "when", places[wide]].joined(separator: " ")
    return .offering([["template grid \(counts[1 - wide])", "template grid \(counts[wide]) --as wide", use].joined(separator: "; ")])
  }

  /// The condition that a word for a place says; empty for a place of the narrow layout, which holds otherwise.
  private static let conditions = table(
    verbatim: """
      phone iphone mobile compact portrait narrow small ->
      ipad tablet pad -> userInterfaceIdiom is pad
      regular -> horizontalSizeClass is regular
      landscape -> width >= 600
      wide large big mac desktop -> width >= 700
      """)

  private static func table(verbatim text: String) -> [String: String] {
    text.split(separator: "\n").reduce(into: [:]) { conditions, row in
      let words = row.split(separator: " ").map(String.init)
      guard let arrow = words.firstIndex(of: "->") else { return }
      for word in words[..<arrow] { conditions[word] = words[(arrow + 1)...].joined(separator: " ") }
    }
  }
}
