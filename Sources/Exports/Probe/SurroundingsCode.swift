import CompositionalLayout
import Documents
import HashTreeCollections
import Localization
import Rendering

/// Code for a view's environment and measured sizes, which probes and tests share.
extension Environment {
  /// The safe area as `UIEdgeInsets`, which have left and right instead of leading and trailing.
  var safeAreaCode: String {
    let safe = safeAreaInsets
    let sides = layoutDirection == .rightToLeft ? [safe.trailing, safe.leading] : [safe.leading, safe.trailing]
    let values = zip(["top", "left", "bottom", "right"], [safe.top, sides[0], safe.bottom, sides[1]])
    return "UIEdgeInsets(\(values.map { "\($0): \(shortest($1))" }.joined(separator: ", ")))"
  }

  var layoutMarginsCode: String { Notation<DirectionalEdgeInsets>.insets.swift(layoutMargins) }
}

extension Document {
  /// One entry for each measured element of the current view, by its kind and index path.
  func measuredSizes(in solution: Solution, _ value: (Element, Measure) -> String) -> [String] {
    guard !view.register.measures.isEmpty else { return [] }
    return solution.elements.compactMap { element in
      guard let measure = measure(of: element, in: solution) else { return nil }
      let path = element.item.map { "\(element.section) \($0)" } ?? "layout"
      return "\(SwiftExpression.literal("\(element.kind ?? "cell") \(path)")): \(value(element, measure))"
    }
  }
}
