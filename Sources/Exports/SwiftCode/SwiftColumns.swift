import CompositionalLayout
import Documents
import Localization

/// Code for columns of equal width, in which each cell is added to the shortest one. It computes the frames from the container's width.
struct SwiftColumns {
  private let count: Int
  private let spacing: Double
  private let heights: [Double]

  /// Nil unless the frames form such columns, with whole numbers of points, in a container of this width.
  init?(_ items: [CustomItem], in width: Double) {
    let frames = items.map { $0.frame }
    guard let first = frames.first, items.allSatisfy({ $0.zIndex == 0 && $0.frame.width == first.width && $0.frame.numbers.areWhole }),
      first.minX == 0, first.width > 0
    else { return nil }
    let starts = Set(frames.map { $0.minX }).sorted()
    guard starts.count > 1, starts[1] >= first.width else { return nil }
    (count, spacing, heights) = (starts.count, starts[1] - first.width, frames.map { $0.height })
    guard ((width - spacing * Double(count - 1)) / Double(count)).rounded(.down) == first.width else { return nil }
    var ends = [Double](repeating: 0, count: count)
    for frame in frames {
      let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      guard frame.minX == Double(column) * (first.width + spacing), frame.minY == ends[column] else { return nil }
      ends[column] += frame.height + spacing
    }
  }

  var lines: [String] {
    [
      "// Each cell goes to the shortest column.",
      "let columns = \(count)",
      "let spacing: CGFloat = \(number(spacing))",
      "let available = environment.container.contentSize.width - spacing * CGFloat(columns - 1)",
      "let width = (available / CGFloat(columns)).rounded(.down)",
      "let heights: [CGFloat] = [\(heights.map(number).joined(separator: ", "))]",
      "var ends = [CGFloat](repeating: 0, count: columns)",
      "var items: [NSCollectionLayoutGroupCustomItem] = []",
      "for height in heights {",
      "  let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0",
      "  let frame = CGRect(x: CGFloat(column) * (width + spacing), y: ends[column], width: width, height: height)",
      "  items.append(NSCollectionLayoutGroupCustomItem(frame: frame))",
      "  ends[column] += height + spacing",
      "}",
      "return items",
    ]
  }

  private func number(_ value: Double) -> String { String(Int(value)) }
}

extension [Double] {
  /// Whether all numbers are integers that Swift prints without an exponent.
  fileprivate var areWhole: Bool { allSatisfy { $0.rounded() == $0 && abs($0) <= 1e9 } }
}
