import CResources
import Localization

/// The tour that is part of Galley: `Samples/00-tour.galley`, whose numbered paragraphs are its steps.
package enum Tour {
  /// A comment that says what its lines show, and the lines.
  package struct TourStep: Equatable, Sendable {
    /// Without its number, in one line.
    package var text: String
    package var lines: [String]
  }

  /// The steps, in order.
  ///
  /// - Complexity: O(the file) at first.
  package static let steps: [TourStep] = steps(in: String(cString: tour_text()))

  /// The paragraphs that begin with `# 1. `, `# 2. ` and so on.
  static func steps(in file: String) -> [TourStep] {
    var steps: [TourStep] = []
    for line in file.split(separator: "\n") {
      let number = "# \(steps.count + 1). "
      if line.hasPrefix(number) {
        steps.append(TourStep(text: String(line.dropFirst(number.count)), lines: []))
      } else if let last = steps.indices.last {
        if line.hasPrefix("# ") { steps[last].text += " " + line.dropFirst(2) } else { steps[last].lines.append(String(line)) }
      }
    }
    return steps
  }
}
