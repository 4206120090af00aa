import CommandLanguage
import CompositionalLayout
import Documents
import Drawing
import Wording

/// A lazy grid of SwiftUI, whose columns or rows are written out: `LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))], spacing: 10)`.
struct LazyGrid {
  /// A column, or a row of a grid that scrolls sideways.
  private struct Track {
    var size: SwiftCall?
    var spacing: Double?
  }

  private let tracks: [Track]
  private let spacing: String?
  private let scrollsSideways: Bool

  /// The space between columns that do not say theirs.
  private static let defaultSpacing = 8.0
  private static let most = 100

  /// Nil for code in which no tracks are listed.
  init?(_ call: SwiftCall, in text: String) {
    let items = Self.parts(of: text, after: "GridItem(").compactMap { SwiftCall(expression: "GridItem(" + $0) }
    let repeated = Self.parts(of: text, after: "count: ").first.flatMap { Int($0.prefix { $0.isNumber }) }
    guard let first = items.first, items.count > 1 || text.contains(text: "[GridItem(") || repeated != nil else { return nil }
    let all = items.count == 1 ? Array(repeating: first, count: min(max(repeated ?? 1, 1), Self.most)) : items
    tracks = all.map { item in
      let size = item.arguments.first.flatMap { $0.label == "_" ? SwiftCall(expression: String($0.text.drop { $0 == "." })) : nil }
      return Track(size: size, spacing: item.argument("spacing").flatMap { decimal($0) })
    }
    spacing = call.argument("spacing").flatMap { decimal($0) == nil ? nil : $0 }
    scrollsSideways = call.name == "LazyHGrid"
  }

  /// What stands behind each place of a text.
  private static func parts(of text: String, after beginning: String) -> [String] {
    var parts: [String] = []
    var rest = text[...]
    while !rest.isEmpty {
      guard rest.hasPrefix(beginning) else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(beginning.count)
      parts.append(String(rest))
    }
    return parts
  }

  /// The lines that make it, for the view as wide and as high as it is.
  func lines(in document: Document) -> [String] {
    let bounds = document.view.bounds
    let count = count(in: scrollsSideways ? bounds.height : bounds.width)
    guard !scrollsSideways else { return lanes(count) }
    let gap = tracks[0].spacing.map { $0 > 0 ? ["set row.interItemSpacing fixed(\(shortest($0)))"] : [] } ?? []
    return ["template grid \(count)"] + gap + (spacing.map { ["set grid.interGroupSpacing \($0)"] } ?? [])
  }

  /// How many tracks there are: an adaptive one stands for as many as fit with the space between them.
  private func count(in length: Double) -> Int {
    guard tracks.count == 1, let size = tracks[0].size, size.name == "adaptive",
      let least = size.argument("minimum").flatMap({ decimal($0) }),
      least > 0
    else { return tracks.count }
    let gap = max(tracks[0].spacing ?? Self.defaultSpacing, 0)
    return Int(min(max((length + gap) / (least + gap), 1), Double(Self.most)))
  }

  /// Rows that scroll sideways, as high as they say or as there is room.
  private func lanes(_ count: Int) -> [String] {
    let fixed = tracks[0].size.flatMap { $0.name == "fixed" ? $0.arguments.first?.text : nil }.flatMap { decimal($0) == nil ? nil : $0 }
    let gap = spacing.map { " interGroupSpacing=\($0)" } ?? ""
    let (height, amount) = fixed.map { ($0, "repeating") } ?? ("1h", "count")
    return [
      "define item tile width=1w height=\(height)",
      "define group lane vertical width=\(fixed ?? "100") height=1h \(amount)=\(count) of tile",
      "define section lanes lane\(gap)", "use lanes", "set layout.scrollDirection horizontal",
    ]
  }
}
